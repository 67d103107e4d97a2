"""Permission pairs: `check_can_x` raises exactly where `can_x` says no."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied

from accounts import rules


def test_researchers_may_do_both(ada: User) -> None:
    assert rules.can_research(ada)
    assert rules.can_annotate(ada)


def test_annotators_may_not_research(ann: User) -> None:
    assert rules.can_annotate(ann)
    with pytest.raises(PermissionDenied, match="researchers"):
        rules.check_can_research(ann)


def test_outsiders_may_do_nothing(olly: User) -> None:
    for check in (rules.check_can_research, rules.check_can_annotate):
        with pytest.raises(PermissionDenied):
            check(olly)


def test_strangers_may_do_nothing() -> None:
    assert not rules.can_research(AnonymousUser())
    assert not rules.can_annotate(AnonymousUser())


def test_an_inactive_account_has_no_role(ada: User) -> None:
    ada.is_active = False
    assert not rules.can_research(ada)

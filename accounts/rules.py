"""Roles and what they may do. `check_can_x()` raises PermissionDenied, `can_x()` answers."""

from __future__ import annotations

from datetime import timedelta
from enum import StrEnum

from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied

AnyUser = User | AnonymousUser

SIGN_IN_LINK_LIFETIME = timedelta(hours=24)


class Role(StrEnum):
    RESEARCHER = "researcher"
    ANNOTATOR = "annotator"


def roles_of(user: AnyUser) -> frozenset[Role]:
    """The roles a signed-in, active person holds; asked once per user object."""
    if not user.is_authenticated or not user.is_active:
        return frozenset()
    known: frozenset[Role] | None = getattr(user, "_igg_roles", None)
    if known is None:
        names = set(user.groups.values_list("name", flat=True))
        known = frozenset(role for role in Role if role.value in names)
        setattr(user, "_igg_roles", known)  # noqa: B010 - kept for the length of the request
    return known


def can_research(user: AnyUser) -> bool:
    """Studies, runs, replays, datasets with references."""
    return Role.RESEARCHER in roles_of(user)


def check_can_research(user: AnyUser) -> None:
    if not can_research(user):
        raise PermissionDenied("This page is for researchers.")


def can_annotate(user: AnyUser) -> bool:
    """The annotation console; researchers may look over annotators' shoulders."""
    return bool(roles_of(user) & {Role.ANNOTATOR, Role.RESEARCHER})


def check_can_annotate(user: AnyUser) -> None:
    if not can_annotate(user):
        raise PermissionDenied("This page is for annotators.")

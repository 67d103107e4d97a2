"""What a participant is sent for two tasks of one state differs in the instruction only."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client

from benchmark.models import Task
from studies.models import Study, SuiteItem
from studies.services.design import change_status, create_study
from studies.tests.journey import Pat

pytestmark = pytest.mark.django_db


def sent(pat: Pat) -> str:
    """The trial's page and headers without what is random in every page."""
    answer = Client().get(pat.address)
    trial = pat.trial
    headers = [one for one in sorted(answer.headers.items()) if one[0] != "Content-Length"]
    text = answer.content.decode() + repr(headers)
    for secret, name in (
        (str(trial.episode_id), "EPISODE"),
        (str(pat.person.pk), "PERSON"),
        (trial.revision.instruction, "INSTRUCTION"),
    ):
        text = text.replace(secret, name)
    text = re.sub(r'(data-study-opened=")\d+', r"\1OPENED", text)
    text = re.sub(r'("token": ")[^"]+', r"\1TOKEN", text)
    return re.sub(r'(csrfmiddlewaretoken" value=")\w+', r"\1CSRF", text)


def test_two_tasks_of_one_state(ada: User, make_task: Callable[..., Task]) -> None:
    far = {"action": "CLICK", "selector": "page.row.archive"}
    make_task(1)
    one = make_task(2)
    other = make_task(
        3,
        sub_type="3-3",
        instruction="Click ‘Archive’.",
        target_id="page.row.archive",
        **{"ground-truth trajectory": [far, far, far]},
    )
    study = create_study(
        title="Two", environments=[one.environment], suite_count=2, suite_size=1, seed=1, author=ada
    )
    study = change_status(study_id=study.pk, status=Study.Status.OPEN)
    items = list(SuiteItem.objects.filter(suite__study=study).order_by("suite__number"))
    for item, task in zip(items, (one, other), strict=True):
        assert task.current is not None
        item.revision = task.current
        item.save()
    people = [Pat(study, code=code) for code in ("a", "b")]
    for pat in people:
        pat.practise()
    assert {pat.trial.revision.task_id for pat in people} == {one.pk, other.pk}
    first, second = (sent(pat) for pat in people)
    assert first == second
    for task in (one, other):
        assert task.current is not None
        for secret in (task.pk, task.current.content.target_id, f'"{task.current.sub_type}"'):
            assert secret not in first

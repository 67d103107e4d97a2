"""Claims: one annotator at a time, until given back or run out."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.utils import timezone

from annotation.models import Claim
from annotation.rules import CLAIM_LEASE
from annotation.services import TaskHeld, claim_next_task, claim_task, keep_claim, release_task
from benchmark.models import Task

NOW = timezone.now()


@pytest.mark.django_db
def test_a_held_task_is_not_handed_out(
    make_task: Callable[..., Task], ann: User, ari: User
) -> None:
    task = make_task()
    claim_task(task=task, annotator=ann, now=NOW)
    with pytest.raises(TaskHeld, match="ann is working on this task"):
        claim_task(task=task, annotator=ari, now=NOW)
    assert claim_next_task(tasks=Task.objects.all(), annotator=ari, now=NOW) is None
    assert claim_task(task=task, annotator=ann, now=NOW).annotator == ann


@pytest.mark.django_db
def test_a_claim_runs_out_unless_it_is_kept(
    make_task: Callable[..., Task], ann: User, ari: User
) -> None:
    task = make_task()
    claim_task(task=task, annotator=ann, now=NOW)
    assert keep_claim(task=task, annotator=ann, now=NOW + CLAIM_LEASE / 2)
    with pytest.raises(TaskHeld):
        claim_task(task=task, annotator=ari, now=NOW + CLAIM_LEASE)
    later = NOW + 2 * CLAIM_LEASE
    assert claim_next_task(tasks=Task.objects.all(), annotator=ari, now=later) == task
    assert not keep_claim(task=task, annotator=ann, now=later + timedelta(seconds=1))
    release_task(task=task, annotator=ann)
    assert Claim.objects.get().annotator == ari


@pytest.mark.django_db(transaction=True)
def test_many_annotators_at_once_get_different_tasks(make_task: Callable[..., Task]) -> None:
    for number in range(1, 9):
        make_task(number)
    people = [User.objects.create_user(username=f"annotator-{number}") for number in range(4)]
    taken: list[str] = []
    problems: list[BaseException] = []
    start = threading.Barrier(len(people))

    def work(annotator: User) -> None:
        try:
            start.wait(timeout=20)
            while task := claim_next_task(
                tasks=Task.objects.order_by("id"), annotator=annotator, now=timezone.now()
            ):
                taken.append(task.pk)
        except BaseException as problem:
            problems.append(problem)
        finally:
            connection.close()

    threads = [threading.Thread(target=work, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert problems == []
    assert set(Counter(taken).values()) == {1}
    assert len(taken) == 8


@pytest.mark.django_db(transaction=True)
def test_of_many_who_want_one_task_one_gets_it(make_task: Callable[..., Task]) -> None:
    """Also when its last claim ran out, which is another way through the database."""
    task = make_task()
    people = [User.objects.create_user(username=f"annotator-{number}") for number in range(4)]
    assert race(task, people) == 1
    Claim.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    assert race(task, people) == 1


def race(task: Task, people: list[User]) -> int:
    """How many got the task."""
    got: list[User] = []
    start = threading.Barrier(len(people))

    def work(annotator: User) -> None:
        try:
            start.wait(timeout=20)
            claim_task(task=task, annotator=annotator, now=timezone.now())
            got.append(annotator)
        except TaskHeld:
            pass
        finally:
            connection.close()

    threads = [threading.Thread(target=work, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    return len(got)

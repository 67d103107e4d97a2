"""Leases: one owner at a time, kept alive by heartbeats, given up after too many claims."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from benchmark.models import Task, TaskRevision
from episodes.errors import LeaseLost
from episodes.models import Actor, Episode, Job, Outcome
from episodes.services.jobs import (
    claim_job,
    finish_job,
    give_up_jobs,
    heartbeat_job,
    release_job,
    request_job,
)
from episodes.services.recording import (
    claim_episode,
    finish_episode,
    heartbeat_episode,
    release_episode,
    start_episode,
)
from igg.protocol import Protocol

LEASE = timedelta(seconds=60)
NOW = timezone.now()


@pytest.mark.django_db
def test_a_held_episode_is_not_handed_out_again(agent_episode: Episode) -> None:
    rows = Episode.objects.all()
    first = claim_episode(candidates=rows, owner="one", now=NOW)
    assert first == agent_episode
    assert first is not None
    assert first.started_at == NOW
    assert claim_episode(candidates=rows, owner="two", now=NOW) is None


@pytest.mark.django_db
def test_a_lease_runs_out_unless_it_is_kept(agent_episode: Episode) -> None:
    rows = Episode.objects.all()
    claim_episode(candidates=rows, owner="one", now=NOW)
    assert heartbeat_episode(episode=agent_episode, owner="one", now=NOW + LEASE / 2)
    assert claim_episode(candidates=rows, owner="two", now=NOW + LEASE) is None
    assert claim_episode(candidates=rows, owner="two", now=NOW + 2 * LEASE) == agent_episode
    assert not heartbeat_episode(episode=agent_episode, owner="one", now=NOW + 2 * LEASE)
    with pytest.raises(LeaseLost):
        finish_episode(episode=agent_episode, outcome=Outcome.FAILURE, now=NOW, owner="one")


@pytest.mark.django_db
def test_a_released_episode_is_free_at_once(agent_episode: Episode) -> None:
    rows = Episode.objects.all()
    claim_episode(candidates=rows, owner="one", now=NOW)
    assert not release_episode(episode=agent_episode, owner="two")
    assert release_episode(episode=agent_episode, owner="one")
    again = claim_episode(candidates=rows, owner="two", now=NOW)
    assert again is not None
    assert again.claims == 1


@pytest.mark.django_db
def test_a_finished_episode_is_not_claimed(agent_episode: Episode) -> None:
    finish_episode(episode=agent_episode, outcome=Outcome.ERRORED, now=NOW, error="no browser")
    assert claim_episode(candidates=Episode.objects.all(), owner="one", now=NOW) is None


@pytest.mark.django_db
def test_a_job_that_kills_its_workers_is_given_up() -> None:
    job = request_job(kind=Job.Kind.VERIFY, payload={"revision": 1})
    now = NOW
    for number in range(3):
        assert claim_job(kinds=["verify"], owner=f"worker-{number}", now=now) == job
        now += LEASE
    assert claim_job(kinds=["verify"], owner="worker-4", now=now) is None
    assert give_up_jobs(now=now) == 1
    job.refresh_from_db()
    assert job.error.startswith("given up: 3 workers")


@pytest.mark.django_db
def test_asking_twice_for_waiting_work_is_asking_once() -> None:
    first = request_job(kind=Job.Kind.VERIFY, payload={"revision": 1, "again": False})
    assert request_job(kind=Job.Kind.VERIFY, payload={"again": False, "revision": 1}) == first
    claim_job(kinds=["verify"], owner="one", now=NOW)
    finish_job(job=first, owner="one", now=NOW, result={"outcome": "pass"})
    assert request_job(kind=Job.Kind.VERIFY, payload={"revision": 1, "again": False}) != first


@pytest.mark.django_db
def test_only_kinds_a_worker_can_run_are_claimed_and_urgent_ones_first() -> None:
    request_job(kind=Job.Kind.VERIFY, payload={"revision": 1})
    urgent = request_job(kind=Job.Kind.VERIFY, payload={"revision": 2}, priority=5)
    assert claim_job(kinds=["reexecute"], owner="one", now=NOW) is None
    assert claim_job(kinds=["verify"], owner="one", now=NOW) == urgent
    assert heartbeat_job(job=urgent, owner="one", now=NOW)
    assert release_job(job=urgent, owner="one")


@pytest.mark.django_db(transaction=True)
def test_many_workers_at_once_claim_each_episode_once(make_task: Callable[..., Task]) -> None:
    revision: TaskRevision | None = make_task().current
    assert revision is not None
    for _ in range(12):
        start_episode(revision=revision, actor=Actor.AGENT, protocol=Protocol())
    claimed: list[Episode] = []
    problems: list[BaseException] = []
    start = threading.Barrier(4)

    def work(owner: str) -> None:
        try:
            start.wait(timeout=20)
            while episode := claim_episode(
                candidates=Episode.objects.all(), owner=owner, now=timezone.now()
            ):
                claimed.append(episode)
        except BaseException as problem:
            problems.append(problem)
        finally:
            connection.close()

    threads = [threading.Thread(target=work, args=(f"worker-{n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert problems == []
    assert set(Counter(episode.pk for episode in claimed).values()) == {1}
    assert len(claimed) == 12

"""Worker and jobs: woken by hints, robust against what breaks, results written once."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from episodes import hints, jobs
from episodes.models import Job
from episodes.services.jobs import request_job
from episodes.worker import Worker, WorkerThread


async def test_works_until_there_is_nothing_left_and_stops_when_told() -> None:
    left = [3]
    worker: Worker

    async def source(owner: str) -> bool:
        if left[0] == 0:
            worker.stop()
            return False
        left[0] -= 1
        return True

    worker = Worker([source], sweep_s=60)
    await asyncio.wait_for(worker.run(), timeout=5)
    assert left == [0]


async def test_a_broken_source_does_not_stop_the_others() -> None:
    seen: list[str] = []

    async def broken(owner: str) -> bool:
        raise RuntimeError("no browser")

    async def sound(owner: str) -> bool:
        seen.append(owner)
        return True

    worker = Worker([broken, sound], sweep_s=60)
    assert await worker.run_sources_once()
    assert seen == [worker.owner]


def test_a_hint_wakes_a_waiting_worker_before_its_sweep() -> None:
    rounds: list[int] = []
    is_idle, is_second = threading.Event(), threading.Event()

    async def source(owner: str) -> bool:
        rounds.append(1)
        (is_idle if len(rounds) == 1 else is_second).set()
        return False

    thread = WorkerThread([source])
    thread.worker._sweep_s = 600
    thread.start()
    try:
        assert is_idle.wait(timeout=10)
        hints.wake()
        assert is_second.wait(timeout=10)
    finally:
        thread.stop()
    assert not thread.is_running


@pytest.mark.django_db(transaction=True)
async def test_runs_a_job_and_keeps_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    async def double(payload: dict[str, Any]) -> dict[str, Any]:
        return {"doubled": payload["n"] * 2}

    monkeypatch.setitem(jobs.HANDLERS, "verify", double)
    job = await database_sync_to_async(request_job)(kind=Job.Kind.VERIFY, payload={"n": 21})
    assert await jobs.run_next_job("worker")
    await database_sync_to_async(job.refresh_from_db)()
    assert (job.result, job.error) == ({"doubled": 42}, "")
    assert job.finished_at is not None
    assert job.finished_at <= timezone.now()
    assert not await jobs.run_next_job("worker")


@pytest.mark.django_db(transaction=True)
async def test_a_job_that_breaks_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(payload: dict[str, Any]) -> dict[str, Any]:
        raise RuntimeError("the mockup hung")

    monkeypatch.setitem(jobs.HANDLERS, "verify", broken)
    job = await database_sync_to_async(request_job)(kind=Job.Kind.VERIFY, payload={"n": 1})
    assert await jobs.run_next_job("worker")
    await database_sync_to_async(job.refresh_from_db)()
    assert job.error == "RuntimeError: the mockup hung"
    assert job.result is None

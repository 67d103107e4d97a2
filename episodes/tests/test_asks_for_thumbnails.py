"""A worker asks for missing pictures once per build, and draws them after all other work."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from channels.db import database_sync_to_async

from benchmark.models import Environment
from episodes import browser_jobs, jobs
from episodes.browser import shared_chromium
from episodes.models import Job
from episodes.services.jobs import request_thumbnails


@pytest.fixture
def built(tmp_path: Path, settings: Any, environment: Environment) -> Environment:
    settings.IGG_SOURCES_FILE = tmp_path / "sources.json"
    settings.IGG_SOURCES_FILE.write_text(json.dumps({"fixture": environment.sources_hash}))
    return environment


def test_asks_once_for_a_build(built: Environment) -> None:
    (job,) = request_thumbnails()
    assert (job.kind, job.priority) == (Job.Kind.THUMBNAILS, -1)
    assert request_thumbnails() == []
    Job.objects.update(finished_at=job.created_at, error="BrowserMissing")
    assert request_thumbnails() == []


@pytest.mark.usefixtures("built")
def test_asks_for_nothing_of_an_unknown_build(environment: Environment) -> None:
    environment.sources_hash = "e" * 64
    environment.save()
    assert request_thumbnails() == []


@pytest.mark.django_db(transaction=True)
async def test_a_worker_asks_again_when_something_was_loaded(built: Environment) -> None:
    count = sync_to_async(Job.objects.filter(kind=Job.Kind.THUMBNAILS).count)
    assert not await jobs.ask_for_thumbnails("one")
    assert not await jobs.ask_for_thumbnails("one")
    assert await count() == 1
    await database_sync_to_async(Job.objects.all().delete)()
    assert not await jobs.ask_for_thumbnails("one")
    assert await count() == 0
    assert not await jobs.ask_for_thumbnails("another")
    assert await count() == 1


@pytest.mark.django_db(transaction=True)
async def test_the_job_draws_the_environment(
    built: Environment, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    async def get() -> None:
        return None

    async def draw(chromium: None, environment: Environment) -> int:
        drawn.append(environment.slug)
        return len(environment.states)

    monkeypatch.setattr(shared_chromium, "get", get)
    monkeypatch.setattr(browser_jobs, "draw_thumbnails", draw)
    await database_sync_to_async(request_thumbnails)()
    assert await jobs.run_next_job("worker")
    job = await Job.objects.aget()
    assert (drawn, job.result, job.error) == (["fixture"], {"drawn": 1}, "")

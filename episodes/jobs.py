"""Runs browser jobs: one at a time per call, under a lease that is kept alive meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import structlog
from channels.db import database_sync_to_async
from django.conf import settings
from django.utils import timezone

from episodes.browser_jobs import draw_environment, reexecute_episode, verify_revision
from episodes.errors import LeaseLost
from episodes.models import Job
from episodes.services import jobs
from episodes.services.people import close_lost_pages

Handler = Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]
"""Takes the payload, answers with the result."""

# Only kinds that stand here are claimed.
HANDLERS: dict[str, Handler] = {
    Job.Kind.VERIFY: verify_revision,
    Job.Kind.REEXECUTE: reexecute_episode,
    Job.Kind.THUMBNAILS: draw_environment,
}
_asked_for: dict[str, dict[str, str]] = {}
"""By worker, the builds whose pictures it asked for."""
log = structlog.get_logger(__name__)


async def run_jobs(owner: str) -> bool:
    """A work source: a few jobs at a time in one browser. False when none was waiting."""
    await database_sync_to_async(jobs.give_up_jobs)(now=timezone.now())
    at_once = range(settings.IGG_JOBS_AT_ONCE)
    return any(await asyncio.gather(*(run_next_job(owner) for _ in at_once)))


async def close_pages(owner: str) -> bool:
    """A work source that only tidies: pages of people who vanished."""
    silence = timedelta(seconds=settings.IGG_PAGE_SILENCE_S)
    await database_sync_to_async(close_lost_pages)(now=timezone.now(), silence=silence)
    return False


async def ask_for_thumbnails(owner: str) -> bool:
    """A work source that only asks: pictures of builds that this worker has not asked for yet."""
    builds = await database_sync_to_async(jobs.present_builds)()
    if _asked_for.get(owner) != builds:
        _asked_for[owner] = builds
        await database_sync_to_async(jobs.request_thumbnails)()
    return False


async def run_next_job(owner: str) -> bool:
    """Claim and run one job. False when none was waiting."""
    now = timezone.now()
    job = await database_sync_to_async(jobs.claim_job)(kinds=list(HANDLERS), owner=owner, now=now)
    if job is None:
        return False
    result: dict[str, Any] | None = None
    error = ""
    async with kept_alive(job, owner):
        try:
            result = await HANDLERS[job.kind](job.payload)
        except Exception as problem:  # the row says what happened; the worker goes on
            log.exception("job failed", job=job.pk, kind=job.kind)
            error = f"{type(problem).__name__}: {problem}"
    try:
        await database_sync_to_async(jobs.finish_job)(
            job=job, owner=owner, now=timezone.now(), result=result, error=error
        )
    except LeaseLost as problem:
        log.warning("result dropped", reason=str(problem))
    return True


@asynccontextmanager
async def kept_alive(job: Job, owner: str) -> AsyncIterator[None]:
    """Heartbeats at a third of the lease."""

    async def beat() -> None:
        while True:
            await asyncio.sleep(settings.IGG_LEASE_S / 3)
            await database_sync_to_async(jobs.heartbeat_job)(
                job=job, owner=owner, now=timezone.now()
            )

    beating = asyncio.create_task(beat())
    try:
        yield
    finally:
        beating.cancel()

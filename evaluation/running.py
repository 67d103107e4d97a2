"""Works on a run's episodes in this process: claims them one by one, many in flight."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import structlog
from channels.db import database_sync_to_async
from django.conf import settings
from django.utils import timezone

from episodes.errors import LeaseLost
from episodes.models import Episode
from episodes.services.recording import (
    claim_episode,
    heartbeat_episode,
    record_start,
    release_episode,
)
from episodes.worker import worker_name
from evaluation.models import Run
from evaluation.services import (
    end_episode,
    finish_run,
    give_up_episodes,
    open_episodes,
    record_step,
)
from igg.agent import Agent
from igg.agents import ReferenceAgent
from igg.browser import (
    EpisodeEnd,
    EpisodeStep,
    MockupPage,
    PagePool,
    locate,
    open_chromium,
    run_episode,
)
from igg.errors import BrowserError
from igg.observations import Observation
from igg.tasks import Task

AgentFor = Callable[[Task, MockupPage], Agent]
OnEpisode = Callable[[Episode, EpisodeEnd], Awaitable[None]]
log = structlog.get_logger(__name__)


def reference_agent(task: Task, page: MockupPage) -> Agent:
    return ReferenceAgent(task, partial(locate, page))


@dataclass(frozen=True)
class Shard:
    """What one process works on: a run, how to get its agent, how many episodes at a time."""

    run: Run
    agent_for: AgentFor
    in_flight: int


async def work_on(shard: Shard, on_episode: OnEpisode) -> None:
    """Claim and run episodes of the run until none is left to claim, then close the run.

    Raises BrowserMissing, EnvironmentNotBuilt.
    """
    protocol = shard.run.settings
    in_flight = min(shard.in_flight, protocol.max_in_flight or shard.in_flight)
    async with open_chromium(settings.IGG_SITE_DIR, viewport=protocol.viewport) as chromium:
        pool = PagePool(
            chromium,
            limit=in_flight,
            clock="real" if protocol.clock == "real" else "manual",
            motion=protocol.motion == "on",
        )
        async with asyncio.TaskGroup() as group:
            for _ in range(in_flight):
                group.create_task(_keep_working(shard, pool, on_episode))
        await pool.close()
    now = timezone.now()
    await database_sync_to_async(give_up_episodes)(run=shard.run, now=now)
    await database_sync_to_async(finish_run)(run=shard.run, now=now)


async def _keep_working(shard: Shard, pool: PagePool, on_episode: OnEpisode) -> None:
    owner = worker_name()
    while True:
        episode = await database_sync_to_async(claim_episode)(
            candidates=open_episodes(shard.run), owner=owner, now=timezone.now()
        )
        if episode is None:
            return
        try:
            if await database_sync_to_async(episode.steps.exists)():
                # Its steps stay as they are; the task is tried again from a reset.
                end = EpisodeEnd("errored", "the worker that began it was lost")
            else:
                end = await _run_claimed(shard, pool, episode, owner)
            is_again = await database_sync_to_async(end_episode)(
                run=shard.run, episode=episode, end=end, owner=owner, now=timezone.now()
            )
        except LeaseLost as lost:
            log.warning("episode left to another worker", episode=str(episode.pk), why=str(lost))
            continue
        except BaseException:
            await database_sync_to_async(release_episode)(episode=episode, owner=owner)
            raise
        if not is_again:
            await on_episode(episode, end)


async def _run_claimed(shard: Shard, pool: PagePool, episode: Episode, owner: str) -> EpisodeEnd:
    task = await database_sync_to_async(task_of)(shard.run, episode)
    protocol = shard.run.settings

    async def on_start(before: Observation, png: bytes) -> None:
        await database_sync_to_async(record_start)(
            episode=episode, before=before, pictures={before.screenshot or "": png}
        )

    async def on_step(step: EpisodeStep) -> None:
        now = timezone.now()
        await database_sync_to_async(record_step)(
            episode=episode,
            step=step,
            pictures={step.trace.after.screenshot or "": step.picture},
            owner=owner,
            now=now,
        )

    beating = asyncio.create_task(_beat(episode, owner))
    try:
        async with pool.lend(task.environment) as page:
            return await run_episode(
                page,
                task,
                shard.agent_for(task, page),
                protocol,
                on_start=on_start,
                on_step=on_step,
            )
    except BrowserError as fault:
        return EpisodeEnd("errored", str(fault))
    finally:
        beating.cancel()


def task_of(run: Run, episode: Episode) -> Task:
    """The task as the agent is told it: with the main instruction, or the hint's."""
    revision = episode.revision
    hint = revision.hint_content
    if run.variant == Run.Variant.HINT and hint is not None:
        return revision.content.model_copy(update={"instruction": hint.instruction})
    return revision.content


async def _beat(episode: Episode, owner: str) -> None:
    while True:
        await asyncio.sleep(settings.IGG_LEASE_S / 3)
        await database_sync_to_async(heartbeat_episode)(
            episode=episode, owner=owner, now=timezone.now()
        )

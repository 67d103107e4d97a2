"""Verifying tasks: runs them in this process's browser and stores verdict and reference episode."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from channels.db import database_sync_to_async
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from apps.build import environment_build
from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Outcome, Verdict
from episodes.services.recording import (
    AgentReply,
    finish_episode,
    record_agent_step,
    record_start,
    start_episode,
)
from igg.browser import Job, Result, verify_tasks
from igg.errors import EnvironmentNotBuilt
from igg.protocol import MANUAL, Protocol
from igg.verification import Check

OnVerified = Callable[[TaskRevision, Result], Awaitable[None]]

VIEWPORT = f"{MANUAL.viewport.width}x{MANUAL.viewport.height}"


async def verify_revisions(
    revisions: Sequence[TaskRevision],
    *,
    full: bool,
    workers: int = 2,
    on_result: OnVerified | None = None,
) -> list[Result]:
    """Verify revisions, store what came of each, and report it in the order given.

    `full` gives the whole verdict and a stored Verdict; else the reference is replayed. Either
    way a successful reference is kept as an episode, once per revision and build. Raises
    BrowserMissing, EnvironmentNotBuilt.
    """
    by_task = {revision.task_id: revision for revision in revisions}
    for environment in {revision.task.environment for revision in revisions}:
        if environment_build(environment.slug) != environment.sources_hash:
            raise EnvironmentNotBuilt(
                f"{environment.slug}: what is built is not what is in apps/{environment.slug}; "
                "run make up"
            )

    async def keep(result: Result) -> None:
        revision = by_task[result.task.id]
        await database_sync_to_async(store_result)(revision=revision, result=result)
        if on_result is not None:
            await on_result(revision, result)

    jobs = [Job(revision.content, revision.hint_content) for revision in revisions]
    return await verify_tasks(
        jobs, settings.IGG_SITE_DIR, full=full, workers=workers, on_result=keep
    )


@transaction.atomic
def store_result(*, revision: TaskRevision, result: Result) -> None:
    if result.checks is not None:
        store_verdict(
            revision=revision,
            outcome=result.outcome,
            checks=result.checks,
            detail=result.detail,
        )
    if result.reference is not None and result.reference.is_hit:
        keep_reference_episode(revision=revision, result=result)


def store_verdict(
    *, revision: TaskRevision, outcome: str, checks: dict[str, Check], detail: str = ""
) -> Verdict:
    """The verdict on this revision and build; a later one replaces it."""
    verdict, _ = Verdict.objects.update_or_create(
        revision=revision,
        environment_hash=environment_build(revision.task.environment_id),
        viewport=VIEWPORT,
        defaults={
            "task_hash": revision.content_hash,
            "outcome": outcome,
            "checks": {name: check.model_dump(mode="json") for name, check in checks.items()},
            "detail": detail,
            "is_shipped": False,
        },
    )
    return verdict


def keep_reference_episode(*, revision: TaskRevision, result: Result) -> Episode | None:
    """Store the executed reference, unless this revision has one on this build."""
    trace = result.reference
    build = environment_build(revision.task.environment_id)
    known = Episode.objects.filter(
        revision=revision, actor=Actor.REFERENCE, build_hash=build, outcome=Outcome.SUCCESS
    )
    if trace is None or known.exists():
        return None
    episode = start_episode(
        revision=revision, actor=Actor.REFERENCE, protocol=Protocol(build_hash=build)
    )
    record_start(episode=episode, before=trace.before, pictures=result.pictures)
    for step in trace.steps:
        record_agent_step(episode=episode, trace=step, reply=AgentReply(), pictures=result.pictures)
    return finish_episode(episode=episode, outcome=Outcome.SUCCESS, now=timezone.now())

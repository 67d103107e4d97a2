"""Verdicts: asked for as jobs, stored with the build they were made on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils import timezone

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Job, Outcome, Verdict
from episodes.services.jobs import request_job
from episodes.services.recording import (
    AgentReply,
    finish_episode,
    record_agent_step,
    record_start,
    start_episode,
)
from igg.observations import Trace
from igg.protocol import MANUAL
from igg.sources import task_hash


@dataclass(frozen=True)
class Verification:
    """What a browser found out about a revision."""

    outcome: str
    checks: dict[str, Any]
    detail: str
    reference: Trace | None
    """The reference trace as it ran; None when it could not."""
    pictures: Mapping[str, bytes]
    build_hash: str


def request_verification(*, revision: TaskRevision, priority: int = 0) -> Job:
    return request_job(kind=Job.Kind.VERIFY, payload={"revision": revision.pk}, priority=priority)


def request_reexecution(*, episode: Episode) -> Job:
    return request_job(kind=Job.Kind.REEXECUTE, payload={"episode": str(episode.pk)}, priority=1)


@transaction.atomic
def store_verification(*, revision: TaskRevision, verification: Verification) -> Verdict:
    """Keep the verdict (one per revision and build) and the reference's run as an episode."""
    viewport = f"{MANUAL.viewport.width}x{MANUAL.viewport.height}"
    verdict, _ = Verdict.objects.update_or_create(
        revision=revision,
        environment_hash=verification.build_hash,
        viewport=viewport,
        defaults={
            "task_hash": task_hash(revision.content),
            "outcome": verification.outcome,
            "checks": verification.checks,
            "detail": verification.detail,
        },
    )
    if verification.reference is not None:
        _store_reference(revision, verification.reference, verification.pictures)
    return verdict


def _store_reference(
    revision: TaskRevision, trace: Trace, pictures: Mapping[str, bytes]
) -> Episode:
    episode = start_episode(revision=revision, actor=Actor.REFERENCE, protocol=MANUAL)
    record_start(episode=episode, before=trace.before, pictures=pictures)
    for step in trace.steps:
        record_agent_step(episode=episode, trace=step, reply=AgentReply(), pictures=pictures)
    outcome = Outcome.SUCCESS if trace.is_hit else Outcome.FAILURE
    if trace.error is not None:
        outcome = Outcome.ERRORED
    return finish_episode(
        episode=episode, outcome=outcome, now=timezone.now(), error=trace.error or ""
    )

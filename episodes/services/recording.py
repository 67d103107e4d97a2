"""The life of an episode: started, worked on under a lease, finished once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Sum
from django.utils import timezone

from apps.build import environment_build
from benchmark.models import TaskRevision
from episodes.errors import EpisodeClosed, LeaseLost, StepConflict
from episodes.leases import claim_next, keep_lease, release_lease
from episodes.models import Actor, Episode, EpisodeQuerySet, Event, Outcome, Step
from episodes.services.pictures import store_screenshot
from igg.events import parse_events
from igg.observations import Box, Observation, StepTrace
from igg.protocol import Protocol


@dataclass(frozen=True)
class AgentReply:
    """What the agent said for one step, beside what the browser did with it."""

    raw: str = ""
    malformed: str = ""
    reason: str = ""
    env_ms: int = 0
    model_ms: int = 0
    queue_ms: int = 0


def start_episode(
    *,
    revision: TaskRevision,
    actor: Actor,
    protocol: Protocol,
    actor_name: str = "",
) -> Episode:
    """An open episode on one revision of a task, pinned to the build that is served now."""
    return Episode.objects.create(
        task=revision.task,
        revision=revision,
        actor=actor,
        actor_name=actor_name,
        protocol=protocol.model_dump(mode="json"),
        build_hash=environment_build(revision.task.environment_id),
    )


def claim_episode(*, candidates: EpisodeQuerySet, owner: str, now: datetime) -> Episode | None:
    """Take the first free open episode of `candidates` under a lease."""
    episode = claim_next(
        candidates.open(),
        owner=owner,
        now=now,
        lease=timedelta(seconds=settings.IGG_LEASE_S),
        max_claims=settings.IGG_MAX_CLAIMS,
    )
    if episode is not None and episode.started_at is None:
        episode.started_at = now
        episode.save(update_fields=["started_at"])
    return episode


def heartbeat_episode(*, episode: Episode, owner: str, now: datetime) -> bool:
    """False when the lease was lost: stop working on it."""
    lease = timedelta(seconds=settings.IGG_LEASE_S)
    return keep_lease(episode, owner=owner, now=now, lease=lease)


def release_episode(*, episode: Episode, owner: str) -> bool:
    return release_lease(episode, owner=owner)


@transaction.atomic
def record_start(*, episode: Episode, before: Observation, pictures: Mapping[str, bytes]) -> None:
    """Keep how the mockup looked before the first action."""
    episode.start_digest = before.digest
    episode.start_target = before.target.model_dump(mode="json")
    if before.screenshot is not None:
        episode.start_screenshot = store_screenshot(pictures[before.screenshot])
    episode.save(update_fields=["start_digest", "start_target", "start_screenshot"])


@transaction.atomic
def record_agent_step(
    *,
    episode: Episode,
    trace: StepTrace,
    reply: AgentReply,
    pictures: Mapping[str, bytes],
    owner: str | None = None,
    hit_box: Box | None = None,
    now: datetime | None = None,
) -> Step:
    """Store one executed step with its events and picture; the same step again is the same row.

    `pictures` holds PNG bytes by SHA-256. With `owner` the lease is checked first. Raises
    LeaseLost, EpisodeClosed, StepConflict.
    """
    now = now or timezone.now()
    locked = Episode.objects.select_for_update(of=("self",)).get(pk=episode.pk)
    if owner is not None and (locked.lease_owner != owner or not _is_held(locked, now)):
        raise LeaseLost(f"The lease on {locked} is no longer {owner}'s.")
    known = locked.steps.filter(index=trace.index).first()
    if known is not None:
        if known.action != trace.action or known.digest != trace.after.digest:
            raise StepConflict(f"Step {trace.index} of {locked} was recorded before, differently.")
        return known
    if locked.is_finished:
        raise EpisodeClosed(f"{locked} is finished.")
    step = _create_step(locked, trace, reply, pictures, hit_box)
    _store_events(step, trace, now)
    locked.attempts = locked.steps.count()
    locked.save(update_fields=["attempts"])
    return step


@transaction.atomic
def finish_episode(
    *, episode: Episode, outcome: Outcome, now: datetime, error: str = "", owner: str | None = None
) -> Episode:
    """Close an episode; closing it again the same way changes nothing.

    Raises LeaseLost when `owner` does not hold it any more, EpisodeClosed when it already
    ended differently.
    """
    locked = Episode.objects.select_for_update(of=("self",)).get(pk=episode.pk)
    if locked.is_finished:
        if locked.outcome != outcome:
            raise EpisodeClosed(f"{locked} already ended as {locked.outcome}.")
        return locked
    if owner is not None and locked.lease_owner != owner:
        raise LeaseLost(f"The lease on {locked} is no longer {owner}'s.")
    if locked.actor != Actor.HUMAN:
        sums = locked.steps.aggregate(
            env_ms=Sum("env_ms"), model_ms=Sum("model_ms"), queue_ms=Sum("queue_ms")
        )
        for name, value in sums.items():
            setattr(locked, name, value or 0)
        last = locked.steps.order_by("index").last()
        locked.clock_ms = last.clock_ms if last is not None else 0
    locked.outcome, locked.finished_at, locked.error = outcome, now, error
    locked.lease_owner, locked.lease_expires_at = "", None
    locked.save()
    return locked


def _is_held(episode: Episode, now: datetime) -> bool:
    return episode.lease_expires_at is not None and episode.lease_expires_at > now


def _create_step(
    episode: Episode,
    trace: StepTrace,
    reply: AgentReply,
    pictures: Mapping[str, bytes],
    hit_box: Box | None,
) -> Step:
    shot = trace.after.screenshot
    is_on_target = trace.hit_id is not None and trace.hit_id == trace.after.target.id
    box = hit_box or (trace.after.target.box if is_on_target else None)
    return Step.objects.create(
        episode=episode,
        index=trace.index,
        action=trace.action,
        reference_step=trace.step if episode.actor == Actor.REFERENCE else None,
        raw_reply=reply.raw,
        malformed=reply.malformed,
        reason=reply.reason,
        hit=trace.hit or "",
        hit_id=trace.hit_id or "",
        hit_box=list(box) if box else None,
        applied=trace.applied,
        digest=trace.after.digest,
        target=trace.after.target.model_dump(mode="json"),
        screenshot=store_screenshot(pictures[shot]) if shot is not None else None,
        clock_ms=trace.after.t,
        env_ms=reply.env_ms,
        model_ms=reply.model_ms,
        queue_ms=reply.queue_ms,
    )


def _store_events(step: Step, trace: StepTrace, now: datetime) -> None:
    Event.objects.bulk_create(
        Event(
            episode_id=step.episode_id,
            step=step,
            page=event.page,
            seq=event.seq,
            type=event.type,
            t=event.t,
            data=event.payload(),
            received_at=now,
        )
        for event in parse_events(list(trace.events))
    )

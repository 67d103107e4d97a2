"""Runs: created whole, worked on episode by episode, finished once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from django.conf import settings
from django.db import transaction

from benchmark.models import TaskRevision
from episodes.leases import given_up
from episodes.models import Actor, Episode, EpisodeQuerySet, Outcome
from episodes.services.recording import (
    AgentReply,
    finish_episode,
    record_agent_step,
    start_episode,
)
from evaluation.models import Run, RunTask, Try
from igg.browser import EpisodeEnd, EpisodeStep
from igg.protocol import Protocol


class RunExists(Exception):
    """The name is taken."""


class NoHint(Exception):
    """A task has no hint variant."""


@transaction.atomic
def create_run(
    *,
    name: str,
    agent: str,
    model_id: str,
    variant: Run.Variant,
    protocol: Protocol,
    revisions: Sequence[TaskRevision],
    actor: Actor,
) -> Run:
    """A run with an open episode for each task. Raises RunExists, NoHint."""
    if Run.objects.filter(name=name).exists():
        raise RunExists(f"--name: there is a run called {name}; choose another name")
    if variant == Run.Variant.HINT:
        missing = [one.task_id for one in revisions if one.hint_record is None]
        if missing:
            raise NoHint(f"--dataset hint: {missing[0]} has no hint variant")
    run = Run.objects.create(
        name=name,
        agent=agent,
        model_id=model_id,
        variant=variant,
        protocol=protocol.model_dump(mode="json"),
    )
    for position, revision in enumerate(revisions):
        run_task = RunTask.objects.create(run=run, revision=revision, position=position)
        _add_try(run, run_task, 1, actor)
    return run


def open_episodes(run: Run) -> EpisodeQuerySet:
    """Episodes of the run that may be claimed, in the order of its tasks."""
    return (
        Episode.objects.with_task()
        .filter(run_try__run_task__run=run)
        .order_by("run_try__run_task__position", "run_try__number")
    )


def record_step(
    *,
    episode: Episode,
    step: EpisodeStep,
    pictures: Mapping[str, bytes],
    owner: str,
    now: datetime,
) -> None:
    reply = AgentReply(
        raw=step.reply.raw,
        malformed=step.malformed.kind if step.malformed else "",
        reason=step.malformed.reason if step.malformed else "",
        env_ms=step.env_ms,
        model_ms=step.reply.model_ms,
        queue_ms=step.reply.queue_ms,
    )
    record_agent_step(
        episode=episode, trace=step.trace, reply=reply, pictures=pictures, owner=owner, now=now
    )


@transaction.atomic
def end_episode(*, run: Run, episode: Episode, end: EpisodeEnd, owner: str, now: datetime) -> bool:
    """Finish an episode; an errored one is tried again while the cap allows it.

    Says whether another try was added.
    """
    finish_episode(
        episode=episode, outcome=Outcome(end.outcome), now=now, error=end.error, owner=owner
    )
    last = Try.objects.select_related("run_task").get(episode=episode)
    if end.outcome != "errored" or last.number >= settings.IGG_MAX_CLAIMS:
        return False
    last.is_latest = False
    last.save(update_fields=["is_latest"])
    _add_try(run, last.run_task, last.number + 1, Actor(episode.actor))
    return True


def give_up_episodes(*, run: Run, now: datetime) -> int:
    """Report as errored what was claimed as often as permitted and never finished."""
    lost = given_up(open_episodes(run).open(), now=now, max_claims=settings.IGG_MAX_CLAIMS)
    for episode in lost:
        finish_episode(
            episode=episode,
            outcome=Outcome.ERRORED,
            now=now,
            error=f"claimed {episode.claims} times and never finished",
        )
    return len(lost)


def finish_run(*, run: Run, now: datetime) -> bool:
    """Close a run that has no open episode left; False when it has."""
    if open_episodes(run).open().exists():
        return False
    Run.objects.filter(pk=run.pk, finished_at=None).update(finished_at=now)
    return True


def _add_try(run: Run, run_task: RunTask, number: int, actor: Actor) -> None:
    episode = start_episode(
        revision=run_task.revision,
        actor=actor,
        protocol=run.settings,
        actor_name=run.model_id,
    )
    Try.objects.create(run_task=run_task, episode=episode, number=number)

"""A run's episodes as the metrics see them, and the table of what it is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.db.models import Prefetch
from pydantic import TypeAdapter

from episodes.models import Episode, Step
from evaluation.models import Run
from igg.actions import Click
from igg.judge import Word
from igg.metrics import (
    Breakdown,
    EpisodeResult,
    Estimate,
    StepResult,
    Summary,
    break_down,
    distance_to_box,
)
from igg.observations import LedgerRow
from igg.taxonomy import SUB_TYPES, TYPES
from igg.trajectory import Outcome

OUTCOME: TypeAdapter[Outcome] = TypeAdapter(Outcome)
WORD: TypeAdapter[Word | None] = TypeAdapter(Word | None)


def counting_episodes(run: Run) -> Iterable[Episode]:
    """The latest try of every task of the run, in the run's order."""
    return (
        Episode.objects.filter(run_try__run_task__run=run, run_try__is_latest=True)
        .select_related("revision", "task")
        .prefetch_related(Prefetch("steps", queryset=Step.objects.order_by("index")))
        .order_by("run_try__run_task__position")
    )


def result_of(episode: Episode) -> EpisodeResult:
    """An agent's or the reference's episode as the metrics see it; open ones count as errored."""
    steps = list(episode.steps.all())
    start = LedgerRow.model_validate(episode.start_target) if episode.start_target else None
    rows = [start, *(step.ledger for step in steps)]
    return EpisodeResult(
        task_id=episode.task_id,
        environment=episode.task.environment_id,
        sub_type=episode.revision.content.sub_type,
        outcome=_outcome(episode),
        reference_actions=len(episode.revision.content.reference),
        is_hittable_at_start=bool(start and start.is_hittable),
        steps=tuple(
            StepResult(
                word=WORD.validate_python(step.hit or None),
                is_hittable_after=bool(step.ledger and step.ledger.is_hittable),
                distance_px=_distance(step, before),
            )
            for before, step in zip(rows, steps, strict=False)
        ),
        env_ms=episode.env_ms,
        model_ms=episode.model_ms,
        queue_ms=episode.queue_ms,
        clock_ms=episode.clock_ms,
    )


def _outcome(episode: Episode) -> Outcome:
    return OUTCOME.validate_python(episode.outcome or "errored")


def _distance(step: Step, before: LedgerRow | None) -> float | None:
    if before is None or before.box is None or not step.action:
        return None
    if step.action.get("action") != "click":
        return None
    click = Click.model_validate(step.action)
    return distance_to_box(click.x, click.y, before.box)


@dataclass(frozen=True)
class Row:
    """One line of the table: a sub-type, a type, or all."""

    code: str
    name: str
    is_total: bool
    summary: Summary


def breakdown_of(run: Run) -> Breakdown:
    return break_down([result_of(episode) for episode in counting_episodes(run)])


def rows_of(found: Breakdown) -> list[Row]:
    """In the paper's order: each type, then its sub-types, and all at the end (Table 2)."""
    rows: list[Row] = []
    for type_code, type_ in TYPES.items():
        if type_code in found.by_type:
            rows.append(Row(type_code, type_.name, True, found.by_type[type_code]))
        for code, sub_type in SUB_TYPES.items():
            if sub_type.type.code == type_code and code in found.by_sub_type:
                rows.append(Row(code, sub_type.name, False, found.by_sub_type[code]))
    rows.append(Row("all", "All tasks", True, found.overall))
    return rows


def percent(estimate: Estimate) -> str:
    """`79.4 [75.9, 82.6]`, or a dash."""
    return _with_interval(estimate, 100, 1)


def plain(estimate: Estimate) -> str:
    return _with_interval(estimate, 1, 2)


def seconds(estimate: Estimate) -> str:
    return _with_interval(estimate, 0.001, 1)


def _with_interval(estimate: Estimate, scale: float, digits: int) -> str:
    if estimate.value is None:
        return "–"
    text = f"{estimate.value * scale:.{digits}f}"
    if estimate.low is None or estimate.high is None:
        return text
    return f"{text} [{estimate.low * scale:.{digits}f}, {estimate.high * scale:.{digits}f}]"

"""What a run is worth: GA, AC, RER, TT and where failures come from, each with an interval.

The measures are those of the paper (arXiv 2610.32536): grounding accuracy, action cost,
reference efficiency ratio and total time. Every one is a ratio of two sums over episodes, which
is how the bootstrap treats it. An errored episode is never a failure and never dropped: GA is
given over all tasks and over completed ones, with the coverage.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from igg.actions import Click
from igg.judge import Word
from igg.observations import Box, LedgerRow
from igg.taxonomy import SUB_TYPES, SubTypeCode, TypeCode
from igg.trajectory import Outcome, Trajectory

RESAMPLES = 2000
CONFIDENCE = 0.95
NEIGHBOUR_PX = 64.0

FailureKind = Literal["never_revealed", "neighbour", "lost", "not_clicked"]
FAILURE_KINDS: tuple[FailureKind, ...] = ("never_revealed", "neighbour", "lost", "not_clicked")

GroupKey = TypeVar("GroupKey", bound=Hashable)
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class StepResult:
    """One action as the metrics see it."""

    word: Word | None
    is_hittable_after: bool
    """The target could be hit, and was active, once the step had settled."""
    distance_px: float | None = None
    """From a click to the target's box as it stood before the click; None without either."""


@dataclass(frozen=True)
class EpisodeResult:
    """One episode as the metrics see it; times in milliseconds."""

    task_id: str
    environment: str
    sub_type: SubTypeCode
    outcome: Outcome
    reference_actions: int
    is_hittable_at_start: bool
    steps: tuple[StepResult, ...]
    env_ms: int = 0
    model_ms: int = 0
    queue_ms: int = 0
    clock_ms: int = 0

    @property
    def actions(self) -> int:
        return len(self.steps)

    @property
    def is_success(self) -> bool:
        return self.outcome == "success"

    @property
    def is_completed(self) -> bool:
        return self.outcome in ("success", "failure")

    @property
    def is_revealed(self) -> bool:
        """The target could be hit at some moment."""
        return (
            self.is_success
            or self.is_hittable_at_start
            or any(step.is_hittable_after for step in self.steps)
        )


@dataclass(frozen=True)
class Estimate:
    """A value with its bootstrap interval; all None when nothing counts towards it."""

    value: float | None
    low: float | None
    high: float | None
    n: int
    """Episodes that count towards it."""


@dataclass(frozen=True)
class Summary:
    """Measures over one group of episodes. Shares are 0..1, times are means in milliseconds."""

    n: int
    completed: int
    errored: int
    coverage: float
    """Completed over all."""
    ga: Estimate
    """Over all tasks."""
    ga_completed: Estimate
    ac: Estimate
    rer: Estimate
    tt: Estimate
    """env + model + queue."""
    env_ms: Estimate
    model_ms: Estimate
    queue_ms: Estimate
    clock_ms: Estimate
    """Environment time; no part of TT under a manual clock."""
    revealed: Estimate
    """Share of completed episodes in which the target could be hit at some moment."""
    failures: dict[FailureKind, int]


@dataclass(frozen=True)
class Breakdown:
    overall: Summary
    by_type: dict[TypeCode, Summary]
    by_sub_type: dict[SubTypeCode, Summary]
    by_environment: dict[str, Summary]


def summarize(
    episodes: Sequence[EpisodeResult], *, seed: int = 0, resamples: int = RESAMPLES
) -> Summary:
    """Measures of one group, at most one episode per task.

    - GA = successes / tasks; `ga_completed` = successes / completed
    - AC = mean actions until success or the end of the budget, over completed
    - RER = mean of reference actions / actions, over successes
    - TT = mean wall time per task, over completed

    Intervals are 95 % percentile bootstrap over tasks. Raises ValueError for a repeated task.
    """
    repeated = [
        task for task, times in Counter(one.task_id for one in episodes).items() if times > 1
    ]
    if repeated:
        raise ValueError(f"{repeated[0]}: more than one episode of a task")
    estimate = _Bootstrap(len(episodes), seed, resamples).estimate
    every = _column(episodes, lambda _: 1.0)
    success = _column(episodes, lambda one: float(one.is_success))
    completed = _column(episodes, lambda one: float(one.is_completed))

    def mean_of_completed(value: Callable[[EpisodeResult], float]) -> Estimate:
        return estimate(_column(episodes, value) * completed, completed)

    return Summary(
        n=len(episodes),
        completed=int(completed.sum()),
        errored=sum(one.outcome == "errored" for one in episodes),
        coverage=float(completed.mean()) if len(episodes) else 0.0,
        ga=estimate(success, every),
        ga_completed=estimate(success, completed),
        ac=mean_of_completed(lambda one: one.actions),
        rer=estimate(_column(episodes, _efficiency), success),
        tt=mean_of_completed(lambda one: one.env_ms + one.model_ms + one.queue_ms),
        env_ms=mean_of_completed(lambda one: one.env_ms),
        model_ms=mean_of_completed(lambda one: one.model_ms),
        queue_ms=mean_of_completed(lambda one: one.queue_ms),
        clock_ms=mean_of_completed(lambda one: one.clock_ms),
        revealed=mean_of_completed(lambda one: float(one.is_revealed)),
        failures=failure_split(episodes),
    )


def break_down(
    episodes: Sequence[EpisodeResult], *, seed: int = 0, resamples: int = RESAMPLES
) -> Breakdown:
    """`summarize` over all, by type, by sub-type and by environment (only groups that occur)."""

    def by(key: Callable[[EpisodeResult], GroupKey]) -> dict[GroupKey, Summary]:
        groups: dict[GroupKey, list[EpisodeResult]] = {}
        for one in sorted(episodes, key=lambda one: (one.sub_type, one.environment)):
            groups.setdefault(key(one), []).append(one)
        return {
            name: summarize(group, seed=seed, resamples=resamples) for name, group in groups.items()
        }

    return Breakdown(
        overall=summarize(episodes, seed=seed, resamples=resamples),
        by_type=by(lambda one: SUB_TYPES[one.sub_type].type.code),
        by_sub_type=by(lambda one: one.sub_type),
        by_environment=dict(sorted(by(lambda one: one.environment).items())),
    )


def failure_kind(episode: EpisodeResult) -> FailureKind | None:
    """Why an episode failed, by its visibility ledger; None when it did not fail.

    In this order: the target could never be hit (`never_revealed`); it could, and a click went
    to something else within 64 px of it (`neighbour`); it could, and at the end no longer
    (`lost`); it could to the end (`not_clicked`).
    """
    if episode.outcome != "failure":
        return None
    if not episode.is_revealed:
        return "never_revealed"
    states = [episode.is_hittable_at_start, *(one.is_hittable_after for one in episode.steps)]
    for could_be_hit, step in zip(states, episode.steps, strict=False):
        is_near = step.distance_px is not None and step.distance_px <= NEIGHBOUR_PX
        if could_be_hit and step.word in ("miss", "empty") and is_near:
            return "neighbour"
    return "not_clicked" if states[-1] else "lost"


def failure_split(episodes: Iterable[EpisodeResult]) -> dict[FailureKind, int]:
    """Number of failures of each kind."""
    found = Counter(failure_kind(episode) for episode in episodes)
    return {kind: found[kind] for kind in FAILURE_KINDS}


def result_of(trajectory: Trajectory) -> EpisodeResult:
    """A stored agent or reference episode as the metrics see it."""
    header, steps = trajectory.header, trajectory.steps
    rows = [header.start_target, *(step.target for step in steps)]
    results = tuple(
        StepResult(
            word=step.hit,
            is_hittable_after=_is_hittable(step.target),
            distance_px=_distance(step.action, before.box) if before is not None else None,
        )
        for before, step in zip(rows, steps, strict=False)
    )
    return EpisodeResult(
        task_id=header.task.id,
        environment=header.environment,
        sub_type=header.task.sub_type,
        outcome=trajectory.outcome,
        reference_actions=len(header.task.reference),
        is_hittable_at_start=_is_hittable(header.start_target),
        steps=results,
        env_ms=sum(step.env_ms for step in steps),
        model_ms=sum(step.model_ms for step in steps),
        queue_ms=sum(step.queue_ms for step in steps),
        clock_ms=steps[-1].clock_ms if steps else 0,
    )


def distance_to_box(x: float, y: float, box: Box) -> float:
    """CSS pixels from a point to the nearest point of a box; 0 inside."""
    left, top, width, height = box
    return math.hypot(max(left - x, 0, x - left - width), max(top - y, 0, y - top - height))


class _Bootstrap:
    """Percentile bootstrap of ratios of sums, with the same resamples for every measure."""

    def __init__(self, n: int, seed: int, resamples: int) -> None:
        generator = np.random.default_rng(seed)
        drawn = generator.multinomial(n, np.full(n, 1 / n), resamples) if n else np.zeros((0, 0))
        self._weights: Floats = drawn.astype(np.float64)

    def estimate(self, numerator: Floats, denominator: Floats) -> Estimate:
        total = float(denominator.sum())
        if total == 0:
            return Estimate(None, None, None, 0)
        below = self._weights @ denominator
        is_drawn = below > 0
        ratios = (self._weights @ numerator)[is_drawn] / below[is_drawn]
        tail = (1 - CONFIDENCE) / 2
        low, high = np.quantile(ratios, (tail, 1 - tail))
        return Estimate(float(numerator.sum()) / total, float(low), float(high), int(total))


def _column(episodes: Sequence[EpisodeResult], value: Callable[[EpisodeResult], float]) -> Floats:
    return np.array([value(one) for one in episodes], dtype=np.float64)


def _efficiency(episode: EpisodeResult) -> float:
    return episode.reference_actions / episode.actions if episode.is_success else 0.0


def _distance(action: object, box: Box | None) -> float | None:
    if not isinstance(action, Click) or box is None:
        return None
    return distance_to_box(action.x, action.y, box)


def _is_hittable(row: LedgerRow | None) -> bool:
    return row is not None and row.is_hittable

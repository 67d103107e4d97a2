"""GA, AC, RER, TT and failure kinds, against numbers worked out by hand."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igg.metrics import (
    EpisodeResult,
    StepResult,
    break_down,
    distance_to_box,
    failure_kind,
    summarize,
)

SEEN = StepResult(word=None, is_hittable_after=True)
HIDDEN = StepResult(word=None, is_hittable_after=False)
NEAR_MISS = StepResult(word="miss", is_hittable_after=True, distance_px=20.0)
HIT = StepResult(word="hit", is_hittable_after=True, distance_px=0.0)


def episode(task: str, outcome: str = "success", **fields: object) -> EpisodeResult:
    made = EpisodeResult(
        task_id=task,
        environment="demo",
        sub_type="1-1",
        outcome=outcome,  # type: ignore[arg-type]
        reference_actions=2,
        is_hittable_at_start=False,
        steps=(SEEN, HIT),
    )
    return replace(made, **fields)  # type: ignore[arg-type]


FOUR = [
    episode("a", env_ms=100, model_ms=1000, queue_ms=10, clock_ms=600),
    episode("b", steps=(SEEN,) * 3 + (HIT,), env_ms=300, model_ms=3000, queue_ms=0),
    episode("c", "failure", steps=(HIDDEN,) * 8, env_ms=800, model_ms=8000, queue_ms=0),
    episode("d", "errored", steps=(HIDDEN,), env_ms=10**6),
]


def test_measures_by_hand() -> None:
    summary = summarize(FOUR)
    assert (summary.n, summary.completed, summary.errored) == (4, 3, 1)
    assert summary.coverage == 0.75
    assert summary.ga.value == 0.5
    assert summary.ga_completed.value == pytest.approx(2 / 3)
    assert summary.ac.value == pytest.approx((2 + 4 + 8) / 3)
    assert summary.rer.value == pytest.approx((1 + 0.5) / 2)
    assert summary.tt.value == pytest.approx((1110 + 3300 + 8800) / 3)
    assert summary.model_ms.value == pytest.approx(4000)
    assert summary.queue_ms.value == pytest.approx(10 / 3)
    assert summary.clock_ms.value == pytest.approx(200)
    assert summary.revealed.value == pytest.approx(2 / 3)
    assert (summary.rer.n, summary.ac.n, summary.ga.n) == (2, 3, 4)


def test_one_error_moves_ga_by_exactly_one_nth_and_nothing_else_of_the_completed() -> None:
    tasks = [episode(str(number)) for number in range(10)]
    errored = [replace(tasks[0], outcome="errored"), *tasks[1:]]
    before, after = summarize(tasks), summarize(errored)
    assert before.ga.value is not None
    assert after.ga.value == pytest.approx(before.ga.value - 1 / 10)
    assert after.ga_completed.value == before.ga_completed.value == 1
    assert sum(after.failures.values()) == 0
    assert (after.n, after.coverage) == (10, 0.9)


def test_nothing_to_measure_is_none_not_zero() -> None:
    nothing = summarize([])
    assert (nothing.n, nothing.coverage, nothing.ga.value, nothing.ac.low) == (0, 0.0, None, None)
    failed = summarize([episode("a", "failure")])
    assert (failed.ga.value, failed.rer.value, failed.rer.n) == (0, None, 0)


def test_intervals_are_reproducible_and_hold_the_published_width() -> None:
    tasks = [episode(str(n), "success" if n < 187 else "failure") for n in range(601)]
    summary = summarize(tasks, seed=3)
    assert summary == summarize(tasks, seed=3)
    low, value, high = summary.ga.low, summary.ga.value, summary.ga.high
    assert low is not None
    assert value is not None
    assert high is not None
    half_width = 1.96 * (value * (1 - value) / 601) ** 0.5
    assert high - low == pytest.approx(2 * half_width, rel=0.1)


@given(
    st.integers(0, 1000), st.lists(st.sampled_from(["success", "failure", "errored"]), min_size=1)
)
def test_intervals_hold_the_value_and_order_does_not_matter(seed: int, outcomes: list[str]) -> None:
    tasks = [episode(str(n), outcome) for n, outcome in enumerate(outcomes)]
    shuffled = tasks.copy()
    random.Random(seed).shuffle(shuffled)
    summary, again = summarize(tasks, resamples=200), summarize(shuffled, resamples=200)
    assert summary.ga.value == again.ga.value
    for estimate in (summary.ga, summary.ac, summary.rer):
        if estimate.value is not None and estimate.low is not None and estimate.high is not None:
            assert estimate.low <= estimate.value + 1e-9
            assert estimate.value <= estimate.high + 1e-9


def test_a_task_measured_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="a: more than one"):
        summarize([episode("a"), episode("a")])


def test_groups_partition_the_run() -> None:
    tasks = [
        episode("a"),
        episode("b", sub_type="2-1", environment="other"),
        episode("c", "failure", sub_type="2-3"),
    ]
    result = break_down(tasks)
    assert {code: one.n for code, one in result.by_type.items()} == {"1": 1, "2": 2}
    assert list(result.by_sub_type) == ["1-1", "2-1", "2-3"]
    assert {name: one.ga.value for name, one in result.by_environment.items()} == {
        "demo": 0.5,
        "other": 1.0,
    }
    assert result.overall.n == 3


@pytest.mark.parametrize(
    ("steps", "at_start", "kind"),
    [
        ((HIDDEN, HIDDEN), False, "never_revealed"),
        ((SEEN, SEEN), False, "not_clicked"),
        ((SEEN, HIDDEN), False, "lost"),
        ((HIDDEN,), True, "lost"),
        ((SEEN, NEAR_MISS), False, "neighbour"),
        ((SEEN, NEAR_MISS, HIDDEN), False, "neighbour"),
        ((NEAR_MISS,), False, "not_clicked"),
        ((SEEN, replace(NEAR_MISS, distance_px=65.0)), False, "not_clicked"),
        ((SEEN, replace(NEAR_MISS, word="inactive")), False, "not_clicked"),
    ],
)
def test_failures_are_told_apart(steps: tuple[StepResult, ...], at_start: bool, kind: str) -> None:
    failed = episode("a", "failure", steps=steps, is_hittable_at_start=at_start)
    assert failure_kind(failed) == kind
    assert failure_kind(replace(failed, outcome="errored")) is None


def test_distance_to_a_box() -> None:
    assert distance_to_box(15, 15, (10, 10, 10, 10)) == 0
    assert distance_to_box(23, 24, (10, 10, 10, 10)) == 5
    assert distance_to_box(0, 15, (10, 10, 10, 10)) == 10

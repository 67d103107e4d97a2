"""Suites: sub-types equally often, environments in turn, the same seed gives the same suites."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igg.taxonomy import SUB_TYPES
from studies.suites import Candidate, TooFewTasks, build_suites

MATRIX = Path(__file__).resolve().parents[2] / "dataset" / "task-matrix.csv"
CODES = list(SUB_TYPES)


def whole_benchmark() -> list[Candidate]:
    """As many public tasks per environment and sub-type as the benchmark has."""
    with MATRIX.open(encoding="utf-8", newline="") as file:
        return [
            Candidate(
                f"{row['environment']}-{row['sub_type']}-{n}", row["sub_type"], row["environment"]
            )
            for row in csv.DictReader(file)
            for n in range(int(row["public"]))
        ]


def parts(suite: list[str], pool: list[Candidate]) -> tuple[Counter[str], Counter[str]]:
    known = {one.task_id: one for one in pool}
    tasks = [known[task_id] for task_id in suite]
    return Counter(one.sub_type for one in tasks), Counter(one.environment for one in tasks)


def test_a_suite_of_21_has_three_of_each_sub_type_and_every_environment() -> None:
    pool = whole_benchmark()
    suites = build_suites(pool, count=5, size=21, seed=7)
    for suite in suites:
        sub_types, environments = parts(suite, pool)
        assert sub_types == dict.fromkeys(CODES, 3)
        assert max(environments.values()) - min(environments.values()) <= 2
        assert len(environments) >= 15
    used = Counter(task for suite in suites for task in suite)
    assert max(used.values()) == 1


def test_the_same_seed_gives_the_same_suites_and_another_one_others() -> None:
    pool = whole_benchmark()
    first = build_suites(pool, count=3, size=14, seed=1)
    assert build_suites(list(reversed(pool)), count=3, size=14, seed=1) == first
    assert build_suites(pool, count=3, size=14, seed=2) != first


@settings(max_examples=60, deadline=None)
@given(
    per_cell=st.integers(1, 4),
    environments=st.integers(1, 5),
    count=st.integers(1, 6),
    size=st.integers(1, 20),
    seed=st.integers(0, 1000),
)
def test_sub_types_differ_by_at_most_one_while_tasks_last(
    per_cell: int, environments: int, count: int, size: int, seed: int
) -> None:
    pool = [
        Candidate(f"t-{code}-{environment}-{number}", code, f"e{environment}")
        for code in CODES
        for environment in range(environments)
        for number in range(per_cell)
    ]
    size = min(size, len(pool))
    suites = build_suites(pool, count=count, size=size, seed=seed)
    over_all: Counter[str] = Counter()
    for suite in suites:
        assert len(set(suite)) == size
        sub_types, _ = parts(suite, pool)
        over_all += sub_types
        counts = [sub_types[code] for code in CODES]
        assert max(counts) - min(counts) <= 1
    totals = [over_all[code] for code in CODES]
    assert max(totals) - min(totals) <= 1


def test_a_rare_sub_type_gives_what_it_has() -> None:
    pool = [Candidate(f"a-{n}", "1-1", "e") for n in range(9)] + [Candidate("b-1", "2-2", "e")]
    (suite,) = build_suites(pool, count=1, size=6, seed=0)
    assert Counter(task[0] for task in suite) == {"a": 5, "b": 1}


def test_too_few_tasks_are_named() -> None:
    with pytest.raises(TooFewTasks, match="suite size: 9 tasks each, but only 1"):
        build_suites([Candidate("a", "1-1", "e")], count=1, size=9, seed=0)

"""Builds balanced suites. Pure: the same tasks and the same seed give the same suites."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Candidate:
    """A task as far as balancing looks at it."""

    task_id: str
    sub_type: str
    environment: str


class TooFewTasks(ValueError):
    """The text is fit for a user."""


def build_suites(
    candidates: Sequence[Candidate], *, count: int, size: int, seed: int
) -> list[list[str]]:
    """`count` ordered suites of `size` different tasks each, by id.

    Within a suite sub-types occur equally often, give or take one, as long as each has enough
    tasks; environments take turns, and over all suites a task is not used again before others
    of its sub-type and environment were. Raises TooFewTasks.
    """
    if len(candidates) < size:
        raise TooFewTasks(f"suite size: {size} tasks each, but only {len(candidates)} can be used")
    rng = random.Random(seed)
    pool = sorted(candidates, key=lambda one: one.task_id)
    rng.shuffle(pool)
    used = _Uses()
    return [_build_suite(pool, size, used, rng) for _ in range(count)]


class _Uses:
    """How often things stand in the suites built so far."""

    def __init__(self) -> None:
        self.tasks: Counter[str] = Counter()
        self.sub_types: Counter[str] = Counter()
        self.environments: Counter[str] = Counter()

    def add(self, task: Candidate) -> None:
        self.tasks[task.task_id] += 1
        self.sub_types[task.sub_type] += 1
        self.environments[task.environment] += 1


def _build_suite(
    pool: Sequence[Candidate], size: int, over_all: _Uses, rng: random.Random
) -> list[str]:
    here = _Uses()
    while here.tasks.total() < size:
        free = [task for task in pool if task.task_id not in here.tasks]
        sub_type = min(
            dict.fromkeys(task.sub_type for task in free),
            key=lambda code: (here.sub_types[code], over_all.sub_types[code]),
        )
        chosen = min(
            (task for task in free if task.sub_type == sub_type),
            key=lambda task: (
                here.environments[task.environment],
                over_all.tasks[task.task_id],
                over_all.environments[task.environment],
            ),
        )
        here.add(chosen)
        over_all.add(chosen)
    order = list(here.tasks)
    rng.shuffle(order)
    return order

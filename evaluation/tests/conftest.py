from __future__ import annotations

from collections.abc import Callable

import pytest

from benchmark.models import Task, TaskRevision
from episodes.models import Actor
from evaluation.models import Run
from evaluation.services import create_run
from igg.protocol import Protocol


@pytest.fixture
def revisions(make_task: Callable[..., Task]) -> list[TaskRevision]:
    tasks = [make_task(number) for number in (1, 2, 3)]
    return [task.current for task in tasks if task.current is not None]


@pytest.fixture
def run(revisions: list[TaskRevision]) -> Run:
    return create_run(
        name="toy",
        agent="http://127.0.0.1:9",
        model_id="toy-model",
        variant=Run.Variant.MAIN,
        protocol=Protocol(),
        revisions=revisions,
        actor=Actor.AGENT,
    )

"""What is known of tasks: from the database and the verdict files, on what is there now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmark.models import Environment, Task, TaskRevision
from benchmark.rules import Standing, Verification
from episodes.models import Verdict
from episodes.proofs import standings, take_in_verdicts
from igg.dataset import DatasetPaths
from igg.verdicts import StoredVerdict, VerdictState, verdict_path, write_verdicts

MakeTask = Callable[..., Task]


def current(task: Task) -> TaskRevision:
    assert task.current is not None
    return task.current


def row(task: Task, outcome: str, **changes: Any) -> Verdict:
    content: dict[str, Any] = {
        "task_hash": current(task).content_hash,
        "environment_hash": task.environment.sources_hash,
        "viewport": "1440x900",
        "checks": {
            "steady": {"passed": outcome == "pass", "detail": "step 2 differs"},
            "no_leak": {"passed": None, "detail": "", "applies": False},
        },
    }
    return Verdict.objects.create(revision=current(task), outcome=outcome, **(content | changes))


def in_file(folder: Path, task: Task, outcome: str, **changes: Any) -> None:
    content: dict[str, Any] = {
        "task_hash": current(task).content_hash,
        "environment_hash": task.environment.sources_hash,
        "viewport": "1440x900",
        "outcome": outcome,
        "checks": {},
    }
    verdict = StoredVerdict.model_validate(content | changes)
    write_verdicts(verdict_path(folder, task.environment_id), {task.id: verdict})


def standing(folder: Path, task: Task) -> Standing:
    return standings(DatasetPaths(folder, folder / "heldout"), [current(task)])[task.id]


def test_nothing_is_known_without_a_verdict(make_task: MakeTask, tmp_path: Path) -> None:
    assert standing(tmp_path, make_task()).state is VerdictState.NONE


def test_a_file_counts_without_a_date(make_task: MakeTask, tmp_path: Path) -> None:
    task = make_task()
    in_file(tmp_path, task, "pass")
    assert standing(tmp_path, task) == Standing(task.id, VerdictState.PASS)


def test_the_database_comes_before_the_file(make_task: MakeTask, tmp_path: Path) -> None:
    task = make_task()
    in_file(tmp_path, task, "pass")
    verdict = row(task, "fail")
    assert standing(tmp_path, task) == Standing(
        task.id, VerdictState.FAIL, ("steady: step 2 differs",), verdict.created_at
    )


def test_a_verdict_on_the_present_comes_before_a_stale_one(
    make_task: MakeTask, tmp_path: Path
) -> None:
    task = make_task()
    row(task, "fail", environment_hash="e" * 64)
    in_file(tmp_path, task, "pass")
    assert standing(tmp_path, task).state is VerdictState.PASS


def test_a_stale_one_says_what_changed(make_task: MakeTask, tmp_path: Path) -> None:
    task = make_task()
    in_file(tmp_path, task, "pass", environment_hash="e" * 64, task_hash="e" * 64)
    found = standing(tmp_path, task)
    assert (found.state, found.reasons) == (VerdictState.STALE, ("the mockup", "the task"))


def test_a_held_out_task_has_its_verdict_in_the_held_out_folder(
    make_task: MakeTask, environment: Environment, tmp_path: Path
) -> None:
    task = make_task()
    task.split = Task.Split.HELDOUT
    task.save()
    in_file(tmp_path, task, "fail")
    assert standing(tmp_path, task).state is VerdictState.NONE
    in_file(tmp_path / "heldout", task, "pass")
    assert standing(tmp_path, task).state is VerdictState.PASS


def take_in(folder: Path) -> int:
    return take_in_verdicts(DatasetPaths(folder, folder / "heldout"))


def test_a_verdict_of_the_files_becomes_a_row_without_a_date(
    make_task: MakeTask, tmp_path: Path
) -> None:
    task = make_task()
    in_file(tmp_path, task, "fail", checks={"steady": {"passed": False, "detail": "differs"}})
    assert take_in(tmp_path) == 1
    verdict = current(task).verdicts.get()
    assert (verdict.outcome, verdict.is_shipped, verdict.is_stale) == ("fail", True, False)
    assert verdict.checks["steady"]["detail"] == "differs"
    assert standing(tmp_path, task).verified_at is None
    assert take_in(tmp_path) == 0


def test_what_was_verified_here_stays(make_task: MakeTask, tmp_path: Path) -> None:
    task = make_task()
    made = row(task, "fail")
    in_file(tmp_path, task, "pass")
    assert take_in(tmp_path) == 0
    assert current(task).verdicts.get() == made


@pytest.mark.parametrize("changed", ["environment_hash", "task_hash"])
def test_a_verdict_on_something_else_is_not_taken_in(
    make_task: MakeTask, tmp_path: Path, changed: str
) -> None:
    task = make_task()
    in_file(tmp_path, task, "pass", **{changed: "e" * 64})
    assert take_in(tmp_path) == 0


@pytest.mark.parametrize(
    ("states", "worst"),
    [
        ("", VerdictState.NONE),
        ("pass pass", VerdictState.PASS),
        ("pass none", VerdictState.NONE),
        ("pass stale none", VerdictState.STALE),
        ("stale errored", VerdictState.ERRORED),
        ("errored fail pass", VerdictState.FAIL),
    ],
)
def test_an_environment_is_as_good_as_its_worst_task(states: str, worst: VerdictState) -> None:
    tasks = tuple(Standing("task", VerdictState(state)) for state in states.split())
    assert Verification(tasks).state is worst

"""Rows agree with the files; loading again changes nothing; faults leave everything as it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from benchmark.models import Environment, Task, TaskRevision
from benchmark.services import export_benchmark, load_benchmark, revise_task
from igg.dataset import DatasetPaths
from igg.errors import IggError
from igg.tasks import load_tasks
from igg.verdicts import verdict_path

pytestmark = pytest.mark.django_db

Records = list[dict[str, Any]]


def record(number: int, **changes: Any) -> dict[str, Any]:
    return {
        "id": f"toy-{number:03}-goal",
        "sub_type": "1-1",
        "instruction": "Click ‘Goal’.",
        "target_id": "page.button.goal",
        "initial_state_id": "1",
        "ground-truth trajectory": [{"action": "CLICK", "selector": "page.button.goal"}],
    } | changes


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with one environment."""
    folder = tmp_path / "apps" / "toy"
    folder.mkdir(parents=True)
    manifest = {
        "name": "toy",
        "title": "Toy",
        "group": "Test",
        "reference": "a toy",
        "states": {"1": "start"},
    }
    (folder / "app.json").write_text(json.dumps(manifest))
    return tmp_path


@pytest.fixture
def write(project: Path) -> Callable[..., None]:
    def write_files(records: Records, hints: Records | None = None) -> None:
        for variant, content in (("main", records), ("hint", hints or records)):
            path = project / "dataset" / variant / "toy-dataset.json"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(content))

    return write_files


def load(project: Path) -> Any:
    return load_benchmark(project=project, paths=DatasetPaths.of(project, {}))


def test_loads_environments_and_tasks(project: Path, write: Callable[..., None]) -> None:
    write(
        [record(1), record(2, note="kept")],
        [record(1, instruction="Scroll, then click."), record(2)],
    )
    report = load(project)
    assert (report.environments, report.tasks, report.revised) == (1, 2, 2)
    task = Task.objects.get(pk="toy-001-goal")
    assert task.current is not None
    assert task.current.number == 1
    assert task.current.hint_content is not None
    assert task.current.hint_content.instruction == "Scroll, then click."
    assert Environment.objects.get().sources_hash
    other = Task.objects.get(pk="toy-002-goal").current
    assert other is not None
    assert other.record["note"] == "kept"


def test_loading_again_changes_nothing(project: Path, write: Callable[..., None]) -> None:
    write([record(1)])
    load(project)
    report = load(project)
    assert (report.revised, report.retired) == (0, 0)
    assert TaskRevision.objects.count() == 1


def test_a_changed_record_is_a_new_revision(project: Path, write: Callable[..., None]) -> None:
    write([record(1)])
    load(project)
    write([record(1, instruction="Find ‘Goal’.")])
    load(project)
    task = Task.objects.get()
    assert [revision.number for revision in task.revisions.all()] == [1, 2]
    assert task.current is not None
    assert task.current.instruction == "Find ‘Goal’."


def test_a_removed_task_is_retired_and_comes_back(
    project: Path, write: Callable[..., None]
) -> None:
    write([record(1), record(2)])
    load(project)
    write([record(1)])
    assert load(project).retired == 1
    assert [task.id for task in Task.objects.active()] == ["toy-001-goal"]
    write([record(1), record(2)])
    load(project)
    assert Task.objects.active().count() == 2
    assert TaskRevision.objects.count() == 2


def test_the_console_s_revision_outlives_an_unchanged_file(
    project: Path, write: Callable[..., None], ada: User
) -> None:
    write([record(1)])
    load(project)
    task = Task.objects.get()
    assert task.current is not None
    better = task.current.content.model_copy(update={"instruction": "Find ‘Goal’."})
    revise_task(task_id=task.id, record=better, hint=None, author=ada)
    load(project)
    task.refresh_from_db()
    assert task.current is not None
    assert task.current.instruction == "Find ‘Goal’."
    assert task.current.author == ada


def test_a_fault_changes_nothing(project: Path, write: Callable[..., None]) -> None:
    write([record(1)])
    load(project)
    write([record(1, instruction="Find ‘Goal’."), record(2, sub_type="9-9")])
    with pytest.raises(IggError, match=r"toy-dataset\.json.*toy-002-goal.*sub_type"):
        load(project)
    assert TaskRevision.objects.count() == 1


def test_a_task_of_no_environment_is_named(project: Path, write: Callable[..., None]) -> None:
    write([record(1)])
    (project / "apps" / "toy" / "app.json").unlink()
    with pytest.raises(IggError, match="toy-001-goal: no environment apps/toy"):
        load(project)


def test_exports_what_was_loaded(project: Path, write: Callable[..., None], tmp_path: Path) -> None:
    records = [record(1, note="kept"), record(2)]
    write(records)
    load(project)
    out = tmp_path / "out"
    written = export_benchmark(paths=DatasetPaths(out, out / "heldout"), split="public")
    assert sorted(path.parent.name for path in written) == ["hint", "main"]
    exported = load_tasks(out / "main" / "toy-dataset.json")
    assert [task.record() for task in exported] == records


def test_a_broken_verdict_file_leaves_everything_as_it_was(
    project: Path, write: Callable[..., None], settings: Any
) -> None:
    write([record(1)])
    settings.IGG_ROOT = project
    broken = verdict_path(project / "dataset", "toy")
    broken.parent.mkdir(parents=True)
    broken.write_text('{"verdicts": 3}')
    with pytest.raises(CommandError, match=r"verdicts/toy\.json: verdicts"):
        call_command("load_dataset")
    assert not Task.objects.exists()
    broken.unlink()
    call_command("load_dataset", stdout=StringIO())
    assert Task.objects.exists()

"""Task files and datasets: what is accepted, what is refused and how the fault is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from igg.dataset import (
    DatasetPaths,
    build_manifest,
    check_manifest,
    load_dataset,
    main,
    matrix_differences,
    read_matrix,
    write_manifest,
)
from igg.errors import InvalidDataset, InvalidTaskFile
from igg.tasks import Task, dump_tasks, load_tasks, read_task_file, task_schema
from igg.taxonomy import SUB_TYPES, sub_types_of

PROJECT = Path(__file__).parents[2]
STEPS = "ground-truth trajectory"


def record(**changes: Any) -> dict[str, Any]:
    return {
        "id": "demo-001-find-kai",
        "sub_type": "1-1",
        "instruction": "Find ‘Kai’ in the direct message list.",
        "target_id": "messaging.dm.kai",
        "initial_state_id": "1",
        STEPS: [
            {"action": "SCROLL", "dy": 1000, "selector": "messaging.list"},
            {"action": "CLICK", "selector": "messaging.dm.kai"},
        ],
        **changes,
    }


def steps(*first: dict[str, Any]) -> dict[str, Any]:
    return {STEPS: [*first, {"action": "CLICK", "selector": "messaging.dm.kai"}]}


def write(path: Path, content: object) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def test_unknown_keys_and_number_spellings_survive(tmp_path: Path) -> None:
    records = [record(note={"by": "Ann"}, **steps({"action": "WAIT", "ms": 5, "why": "ad"}))]
    path = write(tmp_path / "demo-dataset.json", records)
    assert json.loads(dump_tasks(load_tasks(path))) == records
    written = dump_tasks([Task.model_validate(record())])
    assert '"action": "SCROLL",' in written
    assert '"dy": 1000' in written
    assert "1000.0" not in written


@pytest.mark.parametrize(
    "step",
    [
        {"action": "SCROLL", "dx": -300},
        {"action": "SCROLL", "dy": 5, "x": 3, "y": 4},
        {"action": "MOVE", "selector": "a.b"},
        {"action": "MOVE", "x": 1, "y": 2},
        {"action": "DRAG", "selector": "a", "dx": 40},
        {"action": "DRAG", "selector": "a", "to": "b"},
        {"action": "DRAG", "startX": 1, "startY": 2, "endX": 3, "endY": 4},
        {"action": "CLICK", "x": 1.5, "y": 2},
        {"action": "WAIT", "ms": 10_000},
    ],
)
def test_steps_of_every_shape_are_read(step: dict[str, Any]) -> None:
    task = Task.model_validate(record(**steps(step)))
    assert task.record()[STEPS][0] == step
    assert task.environment == "demo"
    jsonschema.validate(task.record(), task_schema())


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"sub_type": "1-2"}, "sub_type"),
        ({"id": "Demo 1"}, "id"),
        ({"instruction": "  "}, "instruction"),
        ({"target_id": "a b"}, "target_id"),
        ({"initial_state_id": 1}, "initial_state_id"),
        ({STEPS: []}, STEPS),
        (steps(*[{"action": "WAIT", "ms": 1}] * 8), STEPS),
        ({STEPS: [{"action": "WAIT", "ms": 1}]}, "the last step is not a CLICK"),
        ({STEPS: [{"action": "CLICK", "selector": "other"}]}, "not on the target"),
        (steps({"action": "SCROLL"}), f"{STEPS}.0: SCROLL needs dy or dx"),
        (steps({"action": "SCROLL", "dy": 1, "x": 3}), f"{STEPS}.0: x and y go together"),
        (steps({"action": "MOVE"}), f"{STEPS}.0: MOVE needs"),
        (steps({"action": "MOVE", "selector": "a", "x": 1, "y": 1}), f"{STEPS}.0: either"),
        (steps({"action": "DRAG", "selector": "a"}), f"{STEPS}.0: DRAG ends"),
        (steps({"action": "DRAG", "dx": 4}), f"{STEPS}.0: DRAG starts"),
        (steps({"action": "DRAG", "selector": "a", "dx": 4, "to": "b"}), f"{STEPS}.0: DRAG ends"),
        (steps({"action": "WAIT", "ms": 0}), f"{STEPS}.0.ms"),
        (steps({"action": "WAIT", "ms": 10_001}), f"{STEPS}.0.ms"),
        (steps({"action": "PINCH"}), f"{STEPS}.0.action: is none of"),
        (steps({"dy": 4}), f"{STEPS}.0.action: is missing"),
        ({"forbidden": ["messaging.dm.kai"]}, "forbidden"),
    ],
)
def test_a_fault_names_file_record_and_field(
    tmp_path: Path, changes: dict[str, Any], field: str
) -> None:
    path = write(tmp_path / "demo-dataset.json", [record(id="demo-000-ok"), record(**changes)])
    with pytest.raises(InvalidTaskFile) as caught:
        load_tasks(path)
    message = str(caught.value)
    assert f"{path}: record 1" in message
    assert field in message
    assert "\n" not in message


def test_ids_are_unique_and_belong_to_the_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidTaskFile, match=r"record 1 .*id: occurs twice"):
        load_tasks(write(tmp_path / "demo-dataset.json", [record(), record()]))
    with pytest.raises(InvalidTaskFile, match="id: does not begin with other-"):
        load_tasks(write(tmp_path / "other-dataset.json", [record()]))


@pytest.mark.parametrize("text", ["", "{", '{"tasks": []}', '{"canary": " ", "tasks": []}', "5"])
def test_what_is_no_task_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "demo-dataset.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidTaskFile, match=r"demo-dataset\.json"):
        load_tasks(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(InvalidTaskFile, match="no such file"):
        load_tasks(tmp_path / "absent-dataset.json")


def test_the_schema_in_the_dataset_is_current() -> None:
    stored = json.loads((PROJECT / "dataset/schema/task.json").read_text(encoding="utf-8"))
    assert stored == task_schema(), "write it again with: python -m igg.schemas ."


def test_the_plan_is_the_published_one() -> None:
    planned = read_matrix(PROJECT / "dataset" / "task-matrix.csv")
    by_split = {
        split: sum(sum(row.values()) for row in planned[split].values()) for split in planned
    }
    assert by_split == {"public": 481, "heldout": 120}
    assert len(planned["public"]) == 16
    assert {code for row in planned["public"].values() for code in row} == set(SUB_TYPES)
    assert [one.code for one in sub_types_of("3")] == ["3-1", "3-2", "3-3"]


@pytest.fixture
def paths(tmp_path: Path) -> DatasetPaths:
    found = DatasetPaths.of(tmp_path, {})
    hidden = record(id="demo-900-hidden")
    for variant in ("main", "hint"):
        write(found.file("public", variant, "demo"), [record()])
        write(
            found.file("heldout", variant, "demo"),
            {"canary": "never train on this", "tasks": [hidden]},
        )
    found.matrix.write_text("environment,sub_type,total,public,heldout\ndemo,1-1,3,2,1\n")
    return found


def test_splits_variants_and_counts(paths: DatasetPaths) -> None:
    dataset = load_dataset(paths)
    assert [task.id for task in dataset.of("public")] == ["demo-001-find-kai"]
    assert [task.id for task in dataset.of("heldout", "hint")] == ["demo-900-hidden"]
    assert dataset.counts("heldout") == {"demo": {"1-1": 1}}
    assert matrix_differences(dataset, paths, "demo") == ["demo 1-1 public: 1 tasks, planned 2"]


def test_the_held_out_split_can_be_kept_elsewhere(paths: DatasetPaths, tmp_path: Path) -> None:
    elsewhere = tmp_path / "private"
    paths.heldout.rename(elsewhere)
    assert load_dataset(paths).of("heldout") == ()
    moved = DatasetPaths.of(tmp_path, {"IGG_HELDOUT_DIR": str(elsewhere)})
    assert len(load_dataset(moved).of("heldout")) == 1


def test_hints_have_the_ids_of_the_main_files(paths: DatasetPaths) -> None:
    write(paths.file("public", "hint", "demo"), [record(id="demo-002-other")])
    with pytest.raises(InvalidDataset, match="is missing"):
        load_dataset(paths)


def test_held_out_tasks_carry_a_canary_and_are_not_public(paths: DatasetPaths) -> None:
    write(paths.file("heldout", "main", "demo"), [record(id="demo-900-hidden")])
    with pytest.raises(InvalidDataset, match="canary"):
        load_dataset(paths)
    leaked = {"canary": "never train on this", "tasks": [record()]}
    for variant in ("main", "hint"):
        write(paths.file("heldout", variant, "demo"), leaked)
    with pytest.raises(InvalidDataset, match="is also public"):
        load_dataset(paths)


def test_a_manifest_notices_every_change_but_a_held_out_split_left_out(
    paths: DatasetPaths, tmp_path: Path
) -> None:
    dataset = load_dataset(paths)
    write_manifest(paths, dataset)
    check_manifest(paths, dataset)
    content_hash = build_manifest(paths, dataset).content_hash
    paths.heldout.rename(tmp_path / "private")
    check_manifest(paths, load_dataset(paths))
    write(paths.file("public", "main", "demo"), [record(instruction="Find ‘Mo’.")])
    changed = load_dataset(paths)
    with pytest.raises(InvalidDataset, match=r"files.main/demo-dataset.json"):
        check_manifest(paths, changed)
    assert build_manifest(paths, changed).content_hash != content_hash


@pytest.mark.parametrize("text", ["{}", "[", '{"schema_version": 2, "counts": {}, "files": {}}'])
def test_a_broken_manifest_is_one_clear_error(paths: DatasetPaths, text: str) -> None:
    paths.manifest.write_text(text)
    with pytest.raises(InvalidDataset, match=r"manifest\.json"):
        check_manifest(paths, load_dataset(paths))


def test_the_command_writes_checks_and_reports(
    paths: DatasetPaths, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path), "--write"]) == 0
    assert capsys.readouterr().out == "public: 1 tasks\nheldout: 1 tasks\n"
    assert read_task_file(paths.file("heldout", "main", "demo")).canary == "never train on this"
    write(paths.file("public", "main", "demo"), [record(sub_type="x")])
    assert main([str(tmp_path)]) == 1
    assert "sub_type" in capsys.readouterr().err
    assert main([]) == 2

"""A hash changes with what decides the mockup, and with nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igg.environments import load_environments
from igg.errors import InvalidEnvironment
from igg.sources import environment_hash, environment_hashes, main, task_hash
from igg.tasks import Task

MANIFEST = {
    "name": "demo",
    "title": "Demo",
    "group": "Media",
    "reference": "A video page",
    "states": {"1": "home"},
    "inert": {"top.logo": "already home"},
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "apps/demo/app.json": json.dumps(MANIFEST),
        "apps/demo/view.tsx": "view",
        "apps/_kit/clock.ts": "clock",
        "apps/_kit/app.json": "{}",
        "apps/other/app.json": json.dumps({**MANIFEST, "name": "other"}),
        "package-lock.json": "{}",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("name", ["apps/demo/view.tsx", "apps/_kit/clock.ts", "package-lock.json"])
def test_what_decides_the_mockup_changes_the_hash(root: Path, name: str) -> None:
    before = environment_hash(root, "demo")
    (root / name).write_text("changed", encoding="utf-8")
    assert environment_hash(root, "demo") != before


@pytest.mark.parametrize(
    "name",
    [
        "apps/demo/tests/view.test.ts",
        "apps/demo/state.test.ts",
        "apps/demo/.view.tsx.swp",
        "apps/demo/view.tsx~",
        "apps/demo/__pycache__/a.pyc",
        "apps/other/view.tsx",
        "README.md",
    ],
)
def test_what_does_not_decide_it_leaves_the_hash(root: Path, name: str) -> None:
    before = environment_hash(root, "demo")
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text("new", encoding="utf-8")
    assert environment_hash(root, "demo") == before


@pytest.mark.parametrize(
    ("field", "value", "changes"),
    [("inert", {}, False), ("states", {"1": "home", "2": "search"}, True)],
)
def test_of_the_manifest_all_but_the_inert_controls_counts(
    root: Path, field: str, value: object, changes: bool
) -> None:
    before = environment_hash(root, "demo")
    text = json.dumps({**MANIFEST, field: value})
    (root / "apps/demo/app.json").write_text(text, encoding="utf-8")
    assert (environment_hash(root, "demo") != before) is changes


def test_moving_text_between_files_changes_the_hash(root: Path) -> None:
    before = environment_hash(root, "demo")
    (root / "apps/demo/view.tsx").rename(root / "apps/demo/scene.tsx")
    assert environment_hash(root, "demo") != before


def test_the_command_prints_every_environment(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(root)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == environment_hashes(root)
    assert set(printed) == {"demo", "other"}
    assert main([]) == 2


def test_a_task_hash_ignores_layout_and_notices_content() -> None:
    record = {
        "id": "demo-001-a",
        "sub_type": "1-1",
        "instruction": "Find it.",
        "target_id": "a",
        "initial_state_id": "1",
        "ground-truth trajectory": [{"action": "CLICK", "selector": "a"}],
    }
    first = Task.model_validate(record)
    again = Task.model_validate(dict(reversed(record.items())))
    other = Task.model_validate({**record, "instruction": "Find that."})
    assert task_hash(first) == task_hash(again) != task_hash(other)


def test_manifests_are_read(root: Path) -> None:
    manifests = load_environments(root)
    assert list(manifests) == ["demo", "other"]
    assert manifests["demo"].states == {"1": "home"}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"states": {}}, "states: an environment has"),
        ({"title": ""}, "title:"),
        ({"name": "other"}, "name: is other in the folder demo"),
        ({"colour": "red"}, "colour:"),
        ({"inert": {"a b": "x"}}, "inert"),
    ],
)
def test_a_manifest_fault_names_file_and_field(
    root: Path, change: dict[str, object], message: str
) -> None:
    path = root / "apps/demo/app.json"
    path.write_text(json.dumps({**MANIFEST, **change}), encoding="utf-8")
    with pytest.raises(InvalidEnvironment, match=message) as caught:
        load_environments(root)
    assert str(path) in str(caught.value)

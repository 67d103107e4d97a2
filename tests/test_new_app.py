"""`make new-app` writes a folder, or says why not and writes nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from igg.environments import load_environments
from scripts.new_app import create


@pytest.fixture
def project(tmp_path: Path, root: Path) -> Path:
    shutil.copytree(root / "apps" / "_template", tmp_path / "apps" / "_template")
    return tmp_path


def test_writes_an_environment(project: Path) -> None:
    create("orchard", project)
    manifest = load_environments(project)["orchard"]
    assert (manifest.name, manifest.title) == ("orchard", "Orchard")


@pytest.mark.parametrize("name", ["", "Orchard", "two words", "../out", "_kit", "9lives"])
def test_refuses_a_bad_name(project: Path, name: str) -> None:
    with pytest.raises(ValueError, match="NAME="):
        create(name, project)
    assert sorted(path.name for path in (project / "apps").iterdir()) == ["_template"]


def test_does_not_write_twice(project: Path) -> None:
    create("orchard", project)
    (project / "apps/orchard/app.css").write_text("mine")
    with pytest.raises(ValueError, match="exists"):
        create("orchard", project)
    assert (project / "apps/orchard/app.css").read_text() == "mine"

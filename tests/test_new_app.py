"""`make new-app` writes a folder that passes as it stands, or says why not and writes nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igg.environments import load_environments
from scripts.lint_apps import lint_environment
from scripts.new_app import create


@pytest.fixture
def project(tmp_path: Path, root: Path) -> Path:
    shutil.copytree(root / "apps" / "_template", tmp_path / "apps" / "_template")
    return tmp_path


def build(project: Path, root: Path) -> None:
    """Build the mockups of a copy with the kit and the packages of this checkout."""
    shutil.copytree(root / "apps" / "_kit", project / "apps" / "_kit")
    for name in ("vite.config.ts", "tsconfig.json", "package.json", "package-lock.json"):
        shutil.copy(root / name, project / name)
    (project / "node_modules").symlink_to(root / "node_modules")
    run(["node_modules/.bin/vite", "build", "--logLevel", "warn"], project)


def run(command: list[str], folder: Path, **variables: str) -> None:
    done = subprocess.run(  # noqa: S603 - programs of this checkout
        command,
        cwd=folder,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_writes_an_environment(project: Path) -> None:
    folder = create("orchard", project)
    manifest = load_environments(project)["orchard"]
    assert (manifest.name, manifest.title) == ("orchard", "Orchard")
    assert lint_environment(folder) == []


@pytest.mark.parametrize(
    "marks", ["not crawl", pytest.param("crawl", marks=pytest.mark.crawl)], ids=["opens", "clicks"]
)
def test_passes_the_conformance_suite_as_it_stands(project: Path, root: Path, marks: str) -> None:
    create("orchard", project)
    build(project, root)
    suite = [sys.executable, "-m", "pytest", "tests/conformance", "-q", "-m", marks]
    run(suite, root, IGG_PROJECT=str(project))


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

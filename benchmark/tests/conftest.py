"""A checkout of its own for pages that read files: the fixture environment, built as loaded."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from benchmark.models import Environment


def png(colour: str = "#336699") -> bytes:
    target = io.BytesIO()
    Image.new("RGB", (1440, 900), colour).save(target, "PNG")
    return target.getvalue()


def build(settings: Any, **hashes: str) -> None:
    """Say which sources the served build was made from."""
    file: Path = settings.IGG_SOURCES_FILE
    file.unlink(missing_ok=True)
    file.write_text(json.dumps(hashes), encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path, settings: Any, environment: Environment) -> Path:
    settings.IGG_ROOT = tmp_path
    settings.IGG_SOURCES_FILE = tmp_path / "sources.json"
    manifest = {
        "name": environment.slug,
        "title": environment.title,
        "group": environment.group,
        "reference": environment.reference,
        "states": environment.states,
        "inert": {"page.tab.first": "It stands for what is shown already."},
    }
    folder = tmp_path / "apps" / environment.slug
    folder.mkdir(parents=True)
    (folder / "app.json").write_text(json.dumps(manifest), encoding="utf-8")
    build(settings, fixture=environment.sources_hash)
    return tmp_path

"""Fingerprints of what a result was made on: an environment's sources, and a task."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from igg.environments import environment_names
from igg.tasks import Task

IGNORED_FOLDERS = frozenset({"tests", "__tests__", "__pycache__", "node_modules"})
IGNORED_SUFFIXES = (".pyc", "~", ".bak", ".orig", ".swp", ".test.ts", ".test.tsx")


def environment_hash(root: Path, environment: str) -> str:
    """SHA-256 (hex) over all that decides how a mockup looks and behaves.

    These are the files of apps/<environment> and apps/_kit and package-lock.json, by sorted
    path and content; tests, hidden files, editors' leftovers and the list of controls that do
    nothing on purpose do not count.
    """
    digest = hashlib.sha256()
    folders = (root / "apps" / environment, root / "apps" / "_kit")
    files = [path for folder in folders for path in _source_files(folder)]
    lock = root / "package-lock.json"
    for path in [*files, *([lock] if lock.is_file() else [])]:
        content = _without_inert(path) if path.name == "app.json" else path.read_bytes()
        name = path.relative_to(root).as_posix()
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def environment_hashes(root: Path) -> dict[str, str]:
    """`environment_hash` of every environment, by name."""
    return {name: environment_hash(root, name) for name in environment_names(root)}


def task_hash(task: Task) -> str:
    """SHA-256 (hex) of a task's record, independent of key order and layout."""
    text = json.dumps(task.record(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _without_inert(manifest: Path) -> bytes:
    try:
        read = json.loads(manifest.read_bytes())
    except ValueError:
        return manifest.read_bytes()
    if isinstance(read, dict):
        read.pop("inert", None)
    return json.dumps(read, sort_keys=True).encode()


def _source_files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*"), key=lambda path: path.as_posix()):
        parts = path.relative_to(folder).parts
        is_ignored = (
            any(part.startswith((".", "#")) for part in parts)
            or IGNORED_FOLDERS.intersection(parts)
            or path.name.endswith(IGNORED_SUFFIXES)
        )
        if path.is_file() and not is_ignored:
            yield path


def main(arguments: list[str]) -> int:
    """Print {"<environment>": "<hash>", ...} for the front-end build."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m igg.sources ROOT\n")
        return 2
    sys.stdout.write(json.dumps(environment_hashes(Path(arguments[0])), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

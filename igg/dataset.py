"""The dataset as files: its splits, its counts and the manifest that pins them."""

from __future__ import annotations

import csv
import hashlib
import json
import os
import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from igg.errors import IggError, InvalidDataset, first_problem
from igg.tasks import FILE_SUFFIX, Task, read_task_file
from igg.taxonomy import SubTypeCode

SCHEMA_VERSION = 1
Split = Literal["public", "heldout"]
Variant = Literal["main", "hint"]
SPLITS: tuple[Split, ...] = ("public", "heldout")
VARIANTS: tuple[Variant, ...] = ("main", "hint")


@dataclass(frozen=True)
class DatasetPaths:
    """Where the files of a dataset are.

    `heldout` can be kept elsewhere, so that a lab can keep it private.
    """

    root: Path
    heldout: Path

    @classmethod
    def of(cls, project: Path, environ: Mapping[str, str] = os.environ) -> DatasetPaths:
        """`<project>/dataset`, and the held-out split in IGG_HELDOUT_DIR or beneath it."""
        root = project / "dataset"
        return cls(root, Path(environ.get("IGG_HELDOUT_DIR") or root / "heldout"))

    def folder(self, split: Split, variant: Variant) -> Path:
        return (self.heldout if split == "heldout" else self.root) / variant

    def file(self, split: Split, variant: Variant, environment: str) -> Path:
        return self.folder(split, variant) / f"{environment}{FILE_SUFFIX}"

    def files(self, split: Split, variant: Variant) -> dict[str, Path]:
        """Task files of one split and variant, by environment, sorted."""
        found = sorted(self.folder(split, variant).glob(f"*{FILE_SUFFIX}"))
        return {path.name.removesuffix(FILE_SUFFIX): path for path in found}

    @property
    def manifest(self) -> Path:
        return self.root / "manifest.json"

    @property
    def matrix(self) -> Path:
        return self.root / "task-matrix.csv"


@dataclass(frozen=True)
class Dataset:
    """All tasks that are present: split, variant, then environment, in file order."""

    tasks: Mapping[tuple[Split, Variant], Mapping[str, tuple[Task, ...]]]

    def of(self, split: Split, variant: Variant = "main") -> tuple[Task, ...]:
        by_environment = self.tasks[split, variant]
        return tuple(task for tasks in by_environment.values() for task in tasks)

    def counts(self, split: Split) -> dict[str, dict[SubTypeCode, int]]:
        """Tasks by environment and sub-type."""
        by_environment = self.tasks[split, "main"]
        return {
            environment: dict(sorted(Counter(task.sub_type for task in tasks).items()))
            for environment, tasks in by_environment.items()
        }


class Manifest(BaseModel):
    """What a release of the dataset holds."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    schema_version: Literal[1]
    counts: dict[Split, dict[str, dict[SubTypeCode, int]]]
    files: dict[str, str] = Field(description="SHA-256 of every task file, by name in the dataset")

    @property
    def content_hash(self) -> str:
        """SHA-256 (hex) over names and hashes of all files: the dataset hash of a protocol."""
        text = json.dumps(self.files, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()


def load_dataset(paths: DatasetPaths) -> Dataset:
    """Read every task file and check that they agree.

    Raises InvalidTaskFile, or InvalidDataset when a hint file holds other tasks than its main
    file, an id occurs in two splits, or a held-out file has no canary (or a public one has).
    """
    tasks: dict[tuple[Split, Variant], dict[str, tuple[Task, ...]]] = {}
    for split in SPLITS:
        for variant in VARIANTS:
            tasks[split, variant] = {
                environment: _read(split, path)
                for environment, path in paths.files(split, variant).items()
            }
    dataset = Dataset(tasks)
    _check_hints(paths, dataset)
    _check_splits(paths, dataset)
    return dataset


def read_matrix(path: Path) -> dict[Split, dict[str, dict[SubTypeCode, int]]]:
    """Planned counts by split, environment and sub-type (cells of 0 left out)."""
    planned: dict[Split, dict[str, dict[SubTypeCode, int]]] = {"public": {}, "heldout": {}}
    with path.open(encoding="utf-8", newline="") as file:
        for line, row in enumerate(csv.DictReader(file), start=2):
            try:
                numbers = {split: int(row[split]) for split in SPLITS}
                environment, code, total = row["environment"], row["sub_type"], int(row["total"])
            except (KeyError, TypeError, ValueError):
                raise InvalidDataset(f"{path}: line {line}", "", "not a row of counts") from None
            if sum(numbers.values()) != total:
                raise InvalidDataset(f"{path}: line {line}", "total", "is not public plus heldout")
            for split, number in numbers.items():
                cells: dict[Any, int] = planned[split].setdefault(environment, {})
                if number:
                    cells[code] = number
    return planned


def matrix_differences(dataset: Dataset, paths: DatasetPaths, environment: str) -> list[str]:
    """Where an environment's counts differ from the plan, one sentence each."""
    planned = read_matrix(paths.matrix)
    found: list[str] = []
    for split in SPLITS:
        wanted = planned[split].get(environment, {})
        have = dataset.counts(split).get(environment, {})
        for code in sorted({*wanted, *have}):
            if wanted.get(code, 0) != have.get(code, 0):
                numbers = f"{have.get(code, 0)} tasks, planned {wanted.get(code, 0)}"
                found.append(f"{environment} {code} {split}: {numbers}")
    return found


def build_manifest(paths: DatasetPaths, dataset: Dataset) -> Manifest:
    """The manifest of the files that are present."""
    return Manifest(
        schema_version=SCHEMA_VERSION,
        counts={split: dataset.counts(split) for split in SPLITS},
        files={
            name: hashlib.sha256(path.read_bytes()).hexdigest()
            for name, path in sorted(_file_names(paths).items())
        },
    )


def read_manifest(path: Path) -> Manifest:
    """Raises InvalidDataset naming file and field."""
    try:
        return Manifest.model_validate_json(path.read_bytes())
    except FileNotFoundError:
        raise InvalidDataset(str(path), "", "no such file") from None
    except ValidationError as error:
        raise InvalidDataset(str(path), *first_problem(error)) from None


def check_manifest(paths: DatasetPaths, dataset: Dataset) -> None:
    """Raise InvalidDataset where the files are not those of the manifest.

    An absent held-out split is not missed: releases leave it out.
    """
    stored = read_manifest(paths.manifest)
    present = build_manifest(paths, dataset)
    has_heldout = bool(dataset.tasks["heldout", "main"])
    for name in sorted({*stored.files, *present.files}):
        if name.startswith("heldout/") and not has_heldout:
            continue
        if stored.files.get(name) != present.files.get(name):
            raise InvalidDataset(str(paths.manifest), f"files.{name}", "is not the file's hash")
    for split in SPLITS if has_heldout else SPLITS[:1]:
        if stored.counts.get(split) != present.counts.get(split):
            raise InvalidDataset(
                str(paths.manifest), f"counts.{split}", "are not the files' counts"
            )


def write_manifest(paths: DatasetPaths, dataset: Dataset) -> None:
    text = build_manifest(paths, dataset).model_dump_json(indent=2) + "\n"
    partial = paths.manifest.with_suffix(".partial")
    partial.write_text(text, encoding="utf-8")
    partial.replace(paths.manifest)


def _read(split: Split, path: Path) -> tuple[Task, ...]:
    file = read_task_file(path)
    if split == "heldout" and file.canary is None:
        raise InvalidDataset(str(path), "canary", "a held-out file must carry one")
    if split == "public" and file.canary is not None:
        raise InvalidDataset(str(path), "canary", "a held-out file among the public ones")
    return file.tasks


def _check_hints(paths: DatasetPaths, dataset: Dataset) -> None:
    for split in SPLITS:
        main, hint = dataset.tasks[split, "main"], dataset.tasks[split, "hint"]
        for environment in sorted({*main, *hint}):
            main_ids = {task.id for task in main.get(environment, ())}
            hint_ids = {task.id for task in hint.get(environment, ())}
            for task_id in sorted(main_ids ^ hint_ids):
                lacking: Variant = "hint" if task_id in main_ids else "main"
                file = paths.file(split, lacking, environment)
                raise InvalidDataset(str(file), "id", f"{task_id} is missing")


def _check_splits(paths: DatasetPaths, dataset: Dataset) -> None:
    public = {task.id for task in dataset.of("public")}
    for task in dataset.of("heldout"):
        if task.id in public:
            file = paths.file("heldout", "main", task.environment)
            raise InvalidDataset(str(file), "id", f"{task.id} is also public")


def _file_names(paths: DatasetPaths) -> dict[str, Path]:
    names: dict[str, Path] = {}
    for split in SPLITS:
        for variant in VARIANTS:
            prefix = f"heldout/{variant}" if split == "heldout" else variant
            for path in paths.files(split, variant).values():
                names[f"{prefix}/{path.name}"] = path
    return names


def main(arguments: list[str]) -> int:
    """Check a project's dataset, or write its manifest with --write."""
    if not arguments or set(arguments[1:]) - {"--write"}:
        sys.stderr.write("usage: python -m igg.dataset ROOT [--write]\n")
        return 2
    paths = DatasetPaths.of(Path(arguments[0]))
    try:
        dataset = load_dataset(paths)
        if "--write" in arguments:
            write_manifest(paths, dataset)
        check_manifest(paths, dataset)
    except IggError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    for split in SPLITS:
        sys.stdout.write(f"{split}: {len(dataset.of(split))} tasks\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

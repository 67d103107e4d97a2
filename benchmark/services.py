"""Bringing the dataset into the database, revising tasks, and writing them out again."""

from __future__ import annotations

import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max

from benchmark.models import Environment, Task, TaskRevision
from benchmark.rules import content_hash
from igg.dataset import SPLITS, VARIANTS, DatasetPaths, Split, Variant, load_dataset
from igg.environments import load_environments
from igg.errors import InvalidDataset
from igg.sources import environment_hash
from igg.tasks import Task as TaskRecord
from igg.tasks import dump_tasks, read_task_file


@dataclass
class LoadReport:
    environments: int = 0
    tasks: int = 0
    revised: int = 0
    retired: int = 0

    def __str__(self) -> str:
        return (
            f"{self.environments} environments, {self.tasks} tasks ({self.revised} new or revised, "
            f"{self.retired} retired)"
        )


@transaction.atomic
def load_benchmark(*, project: Path, paths: DatasetPaths) -> LoadReport:
    """Make rows agree with `apps/*/app.json` and the task files; doing it again changes nothing.

    Raises InvalidEnvironment, InvalidTaskFile or InvalidDataset, and then nothing was changed.
    """
    dataset = load_dataset(paths)
    report = LoadReport()
    environments = _load_environments(project)
    report.environments = len(environments)
    seen: set[str] = set()
    for split in SPLITS:
        hints = {task.id: task for task in dataset.of(split, "hint")}
        for record in dataset.of(split):
            if record.environment not in environments:
                file = paths.file(split, "main", record.environment)
                raise InvalidDataset(
                    str(file), "id", f"{record.id}: no environment apps/{record.environment}"
                )
            seen.add(record.id)
            report.revised += _load_task(
                environments[record.environment], split, record, hints.get(record.id)
            )
    report.tasks = len(seen)
    report.retired = (
        Task.objects.filter(is_retired=False, current__source=TaskRevision.Source.FILE)
        .exclude(id__in=seen)
        .update(is_retired=True)
    )
    return report


@transaction.atomic
def add_task(
    *,
    environment: Environment,
    record: TaskRecord,
    hint: TaskRecord | None = None,
    split: Split = "public",
    author: User | None = None,
) -> Task:
    """A new task made in the console; raises IntegrityError when its id is taken."""
    task = Task.objects.create(id=record.id, environment=environment, split=split)
    _revise(task, record, hint, source=TaskRevision.Source.CONSOLE, author=author, note="")
    return task


@transaction.atomic
def revise_task(
    *, task_id: str, record: TaskRecord, hint: TaskRecord | None, author: User, note: str = ""
) -> TaskRevision:
    """A new current revision made in the console; the same content again is the same revision."""
    task = Task.objects.select_for_update().get(pk=task_id)
    return _revise(task, record, hint, source=TaskRevision.Source.CONSOLE, author=author, note=note)


def export_benchmark(*, paths: DatasetPaths, split: Split) -> dict[Path, int]:
    """Write the current revisions of a split as task files; returns the number of tasks by file."""
    written: dict[Path, int] = {}
    tasks = Task.objects.active().with_revisions().filter(split=split)
    by_environment: dict[str, list[TaskRevision]] = {}
    for task in tasks:
        if task.current is not None:
            by_environment.setdefault(task.environment_id, []).append(task.current)
    texts: dict[Path, str] = {}
    for environment, revisions in by_environment.items():
        for variant in VARIANTS:
            records = _records(revisions, variant)
            path = paths.file(split, variant, environment)
            texts[path] = dump_tasks(records, canary=_canary(path) if split == "heldout" else None)
            written[path] = len(records)
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(".partial")
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    return written


def _records(revisions: list[TaskRevision], variant: Variant) -> list[TaskRecord]:
    if variant == "main":
        return [revision.content for revision in revisions]
    return [hint for revision in revisions if (hint := revision.hint_content) is not None]


def _canary(path: Path) -> str:
    """The canary the file has, or a new one."""
    known = read_task_file(path).canary if path.exists() else None
    return known or f"igg-heldout-{uuid.uuid4()}"


def _load_environments(project: Path) -> Mapping[str, Environment]:
    rows = {}
    for slug, manifest in load_environments(project).items():
        rows[slug], _ = Environment.objects.update_or_create(
            slug=slug,
            defaults={
                "name": manifest.name,
                "title": manifest.title,
                "group": manifest.group,
                "reference": manifest.reference,
                "states": manifest.states,
                "sources_hash": environment_hash(project, slug),
                "is_retired": False,
            },
        )
    Environment.objects.exclude(slug__in=rows).update(is_retired=True)
    return rows


def _load_task(
    environment: Environment, split: Split, record: TaskRecord, hint: TaskRecord | None
) -> bool:
    task, _ = Task.objects.select_for_update().update_or_create(
        id=record.id, defaults={"environment": environment, "split": split, "is_retired": False}
    )
    last_from_file = (
        task.revisions.filter(source=TaskRevision.Source.FILE).order_by("number").last()
    )
    if last_from_file is not None and last_from_file.content_hash == content_hash(record, hint):
        # The file did not change; what the console made of the task since stays.
        return False
    before = task.current_id
    return (
        _revise(task, record, hint, source=TaskRevision.Source.FILE, author=None, note="").pk
        != before
    )


def _revise(
    task: Task,
    record: TaskRecord,
    hint: TaskRecord | None,
    *,
    source: str,
    author: User | None,
    note: str,
) -> TaskRevision:
    digest = content_hash(record, hint)
    if (
        task.current is not None
        and task.current.content_hash == digest
        and task.current.source == source
    ):
        return task.current
    last = task.revisions.aggregate(last=Max("number"))["last"] or 0
    task.current = TaskRevision.objects.create(
        task=task,
        number=last + 1,
        source=source,
        record=record.record(),
        hint_record=None if hint is None else hint.record(),
        content_hash=digest,
        sub_type=record.sub_type,
        instruction=record.instruction,
        initial_state_id=record.initial_state_id,
        author=author,
        note=note,
    )
    task.save(update_fields=["current"])
    return task.current

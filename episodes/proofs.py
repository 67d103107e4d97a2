"""Which tasks still need proof, and the verdict files that carry proof with the dataset."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from benchmark.models import Task, TaskRevision
from benchmark.rules import Standing
from episodes.models import Verdict
from episodes.services.verification import VIEWPORT
from igg.dataset import DatasetPaths
from igg.verdicts import (
    StoredVerdict,
    VerdictState,
    read_verdicts,
    state_of,
    verdict_path,
    write_verdicts,
)

SAMPLE_SHARE = 0.1

Known = tuple[StoredVerdict, datetime | None]
"""A verdict, and when it was made if the database knows."""


def split_folder(paths: DatasetPaths, split: str) -> Path:
    return paths.heldout if split == Task.Split.HELDOUT else paths.root


def file_of(paths: DatasetPaths, revision: TaskRevision) -> Path:
    task = revision.task
    return verdict_path(split_folder(paths, task.split), task.environment_id)


def unproved(paths: DatasetPaths, revisions: Sequence[TaskRevision]) -> list[TaskRevision]:
    """Revisions whose stored verdict does not cover the present task and sources."""
    files = {
        path: read_verdicts(path) for path in {file_of(paths, revision) for revision in revisions}
    }
    return [
        revision
        for revision in revisions
        if state_now(revision, files[file_of(paths, revision)].get(revision.task_id))
        is not VerdictState.PASS
    ]


def state_now(revision: TaskRevision, verdict: StoredVerdict | None) -> VerdictState:
    """What a verdict says of a revision on the present sources."""
    return state_of(
        verdict,
        task_hash=revision.content_hash,
        environment_hash=revision.task.environment.sources_hash,
        viewport=VIEWPORT,
    )


def standings(paths: DatasetPaths, revisions: Sequence[TaskRevision]) -> dict[str, Standing]:
    """What is known of each task, by its id: from the database, or from the verdict files.

    A verdict on what is there now comes before one on something else; the database's comes first.
    """
    files = {
        path: read_verdicts(path) for path in {file_of(paths, revision) for revision in revisions}
    }
    known: dict[str, list[Known]] = defaultdict(list)
    rows = Verdict.objects.filter(revision__in=revisions).select_related("revision")
    for row in rows.order_by("-created_at"):
        made_at = None if row.is_shipped else row.created_at
        known[row.revision.task_id].append((stored(row), made_at))
    for revision in revisions:
        in_file = files[file_of(paths, revision)].get(revision.task_id)
        if in_file is not None:
            known[revision.task_id].append((in_file, None))
    return {
        revision.task_id: _standing(revision, known[revision.task_id]) for revision in revisions
    }


def _standing(revision: TaskRevision, known: Sequence[Known]) -> Standing:
    if not known:
        return Standing(revision.task_id, VerdictState.NONE)
    fresh = [one for one in known if state_now(revision, one[0]) is not VerdictState.STALE]
    verdict, verified_at = (fresh or known)[0]
    state = state_now(revision, verdict)
    return Standing(revision.task_id, state, tuple(_reasons(revision, verdict, state)), verified_at)


def _reasons(revision: TaskRevision, verdict: StoredVerdict, state: VerdictState) -> list[str]:
    if state is VerdictState.STALE:
        changed = {
            "the mockup": verdict.environment_hash != revision.task.environment.sources_hash,
            "the task": verdict.task_hash != revision.content_hash,
            "the viewport": verdict.viewport != VIEWPORT,
        }
        return [what for what, is_another in changed.items() if is_another]
    return [
        f"{name.replace('_', ' ')}: {check.detail}".removesuffix(": ")
        for name, check in verdict.checks.items()
        if check.applies and check.passed is not True
    ]


def sample(revisions: Sequence[TaskRevision], *, seed: str) -> list[TaskRevision]:
    """A seeded tenth, at least one."""
    count = min(len(revisions), max(1, round(len(revisions) * SAMPLE_SHARE)))
    chosen = random.Random(seed).sample(range(len(revisions)), count)
    return [revisions[index] for index in sorted(chosen)]


def to_prove(
    paths: DatasetPaths, revisions: Sequence[TaskRevision], *, seed: str
) -> list[TaskRevision]:
    """All without proof, and a seeded tenth of the rest."""
    open_ones = unproved(paths, revisions)
    names = {revision.pk for revision in open_ones}
    rest = [revision for revision in revisions if revision.pk not in names]
    drawn = {revision.pk for revision in sample(rest, seed=seed)} if rest else set()
    return [one for one in revisions if one.pk in names or one.pk in drawn]


def take_in_verdicts(paths: DatasetPaths) -> int:
    """Rows for the verdicts of the files that cover present tasks; returns how many are new.

    What was verified here stays. Raises InvalidDataset, and then nothing was changed.
    """
    revisions = TaskRevision.objects.filter(current_of__in=Task.objects.active())
    by_file: dict[Path, list[TaskRevision]] = defaultdict(list)
    for revision in revisions.select_related("task__environment"):
        by_file[file_of(paths, revision)].append(revision)
    rows = []
    for path, group in by_file.items():
        verdicts = read_verdicts(path)
        for revision in group:
            verdict = verdicts.get(revision.task_id)
            if verdict is not None and state_now(revision, verdict) is not VerdictState.STALE:
                content = verdict.model_dump(mode="json")
                rows.append(Verdict(revision=revision, is_shipped=True, **content))
    before = Verdict.objects.count()
    Verdict.objects.bulk_create(rows, ignore_conflicts=True)
    return Verdict.objects.count() - before


def write_proofs(paths: DatasetPaths, revisions: Iterable[TaskRevision]) -> None:
    """Put the stored verdicts on these revisions into the verdict files; others stay.

    Verdicts on tasks that are gone are dropped.
    """
    by_file: dict[Path, list[TaskRevision]] = defaultdict(list)
    for revision in revisions:
        by_file[file_of(paths, revision)].append(revision)
    present = set(Task.objects.active().values_list("id", flat=True))
    for path, group in by_file.items():
        verdicts = {key: one for key, one in read_verdicts(path).items() if key in present}
        for revision in group:
            verdict = revision.verdicts.order_by("created_at").last()
            if verdict is not None:
                verdicts[revision.task_id] = stored(verdict)
        write_verdicts(path, verdicts)


def stored(verdict: Verdict) -> StoredVerdict:
    return StoredVerdict.model_validate(
        {
            "task_hash": verdict.task_hash,
            "environment_hash": verdict.environment_hash,
            "viewport": verdict.viewport,
            "outcome": verdict.outcome,
            "checks": verdict.checks,
        }
    )

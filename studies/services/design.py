"""Making a study with its suites, opening and closing it."""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib.auth.models import User
from django.db import transaction

from benchmark.models import Environment, Task, TaskRevision
from episodes.models import Verdict
from studies.models import Study, Suite, SuiteItem
from studies.suites import Candidate, TooFewTasks, build_suites


class WrongStatus(Exception):
    """The text is fit for a user."""


@transaction.atomic
def create_study(
    *,
    title: str,
    environments: Sequence[Environment],
    suite_count: int,
    suite_size: int,
    seed: int,
    author: User,
) -> Study:
    """A draft with its suites, from public tasks whose verdict is not a failure.

    Raises TooFewTasks.
    """
    revisions = {row.task_id: row for row in _usable_revisions(environments)}
    if len(revisions) <= suite_size:
        raise TooFewTasks(
            f"suite size: {suite_size} tasks and one to practise on are needed, "
            f"but the chosen environments have {len(revisions)}"
        )
    practice = min(revisions.values(), key=_ease)
    candidates = [
        Candidate(row.task_id, row.sub_type, row.task.environment_id)
        for row in revisions.values()
        if row != practice
    ]
    suites = build_suites(candidates, count=suite_count, size=suite_size, seed=seed)
    study = Study.objects.create(
        title=title, suite_size=suite_size, seed=seed, practice=practice, author=author
    )
    study.environments.set(environments)
    for number, task_ids in enumerate(suites, start=1):
        suite = Suite.objects.create(study=study, number=number)
        SuiteItem.objects.bulk_create(
            SuiteItem(suite=suite, position=position, revision=revisions[task_id])
            for position, task_id in enumerate(task_ids)
        )
    return study


@transaction.atomic
def change_status(*, study_id: int, status: Study.Status) -> Study:
    """Open or close a study; asking for the status it has changes nothing. Raises WrongStatus."""
    study = Study.objects.select_for_update().get(pk=study_id)
    if study.status == status:
        return study
    if not study.can_become(status):
        raise WrongStatus(f"A study that is {study.status} cannot become {status}.")
    study.status = status
    study.save(update_fields=["status"])
    return study


def _usable_revisions(environments: Sequence[Environment]) -> list[TaskRevision]:
    failed = Verdict.objects.filter(outcome=Verdict.Result.FAIL).values("revision")
    tasks = (
        Task.objects.active()
        .filter(environment__in=environments, split=Task.Split.PUBLIC, current__isnull=False)
        .exclude(current__in=failed)
    )
    return list(
        TaskRevision.objects.filter(current_of__in=tasks).select_related("task").order_by("task")
    )


def _ease(revision: TaskRevision) -> tuple[int, bool, str]:
    """Few steps first, then scrolling: what anybody manages."""
    return len(revision.content.reference), revision.sub_type != "1-1", revision.task_id

"""Choosing environments and tasks on the command line."""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import CommandError

from benchmark.models import Environment, Task, TaskRevision


def add_environments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--environments", "--apps", help="names, separated by commas (default: all)"
    )


def add_arguments(parser: ArgumentParser) -> None:
    add_environments(parser)
    parser.add_argument("--split", choices=["public", "heldout", "all"], default="all")
    parser.add_argument("--task-ids", help="ids, separated by commas (default: all)")


def selected_environments(options: dict[str, Any]) -> list[Environment]:
    """The chosen environments, by name. Raises CommandError naming what is unknown."""
    environments = Environment.objects.filter(is_retired=False)
    if not environments:
        raise CommandError("no environments loaded; `manage.py load_dataset` brings them in")
    names = _names(options["environments"])
    _check_known("--environments", names, {one.slug for one in environments})
    return [one for one in environments if not names or one.slug in names]


def selected_revisions(options: dict[str, Any]) -> list[TaskRevision]:
    """Current revisions of the chosen tasks, by id. Raises CommandError naming what is unknown."""
    tasks = Task.objects.active().with_revisions().exclude(current=None)
    environments = _names(options["environments"])
    if environments:
        known = Environment.objects.filter(is_retired=False).values_list("slug", flat=True)
        _check_known("--environments", environments, set(known))
        tasks = tasks.filter(environment__in=environments)
    if options["split"] != "all":
        tasks = tasks.filter(split=options["split"])
    ids = _names(options["task_ids"])
    if ids:
        _check_known("--task-ids", ids, set(tasks.values_list("id", flat=True)))
        tasks = tasks.filter(id__in=ids)
    revisions = list(
        TaskRevision.objects.filter(current_of__in=tasks)
        .select_related("task__environment")
        .order_by("task_id")
    )
    if not revisions:
        raise CommandError("no tasks chosen; `manage.py load_dataset` brings them in")
    return revisions


def _names(text: str | None) -> list[str]:
    return [name for part in (text or "").split(",") if (name := part.strip())]


def _check_known(option: str, names: list[str], known: set[str]) -> None:
    unknown = [name for name in names if name not in known]
    if unknown:
        raise CommandError(f"{option}: unknown: {', '.join(unknown)}")

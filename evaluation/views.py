"""Runs for researchers: the list, and one run's results with its episodes."""

from __future__ import annotations

from django.db.models import Count, Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_GET

from accounts.access import require
from accounts.rules import check_can_research
from episodes.models import Outcome
from evaluation.models import Run, Try
from evaluation.results import breakdown_of, percent, plain, rows_of, seconds
from igg.published import ga_by_sub_type


@require_GET
@require(check_can_research)
def list_runs(request: HttpRequest) -> HttpResponse:
    latest = Q(tasks__tries__is_latest=True)
    runs = Run.objects.annotate(
        task_count=Count("tasks", distinct=True),
        success_count=Count(
            "tasks", filter=latest & Q(tasks__tries__episode__outcome=Outcome.SUCCESS)
        ),
        ended_count=Count("tasks", filter=latest & ~Q(tasks__tries__episode__outcome="")),
    )
    return render(request, "evaluation/list_runs.html", {"runs": runs})


@require_GET
@require(check_can_research)
def show_run(request: HttpRequest, name: str) -> HttpResponse:
    run = get_object_or_404(Run, name=name)
    tries = (
        Try.objects.filter(run_task__run=run, is_latest=True)
        .select_related("episode__revision", "episode__task", "run_task")
        .order_by("run_task__position")
    )
    found = breakdown_of(run)
    rows = [
        {
            "row": row,
            "ga": percent(row.summary.ga),
            "ac": plain(row.summary.ac),
            "rer": plain(row.summary.rer),
            "tt": seconds(row.summary.tt),
        }
        for row in rows_of(found)
    ]
    context = {
        "run": run,
        "rows": rows,
        "tries": tries,
        "summary": found.overall,
        "published": [(model, row.values()) for model, row in ga_by_sub_type().items()],
    }
    return render(request, "evaluation/show_run.html", context)

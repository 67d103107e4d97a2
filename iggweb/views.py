"""The front page, and what a load balancer asks."""

from __future__ import annotations

from django.db import connection
from django.db.models import Count
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET

from accounts.rules import can_annotate, can_research
from apps.build import is_built
from benchmark.models import Environment, Task
from episodes.models import Episode, Job
from igg.taxonomy import SUB_TYPES


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    if not request.user.is_authenticated:
        return render(request, "welcome.html", {"sub_types": SUB_TYPES.values()})
    if not can_research(request.user):
        if can_annotate(request.user):
            return redirect("annotation:list-tasks")
        return render(request, "home.html", {})
    outcomes = {
        row["outcome"]: row["n"]
        for row in Episode.objects.order_by().values("outcome").annotate(n=Count("id"))
    }
    by_sub_type = {
        row["current__sub_type"]: row["n"]
        for row in Task.objects.active()
        .order_by()
        .values("current__sub_type")
        .annotate(n=Count("id"))
    }
    context = {
        "environment_count": Environment.objects.filter(is_retired=False).count(),
        "task_count": sum(by_sub_type.values()),
        "episode_count": sum(outcomes.values()),
        "job_count": Job.objects.unfinished().count(),
        "sub_types": [(one, by_sub_type.get(one.code, 0)) for one in SUB_TYPES.values()],
        "most_tasks": max(by_sub_type.values(), default=1),
        "episodes": Episode.objects.with_task()[:8],
        "is_built": is_built(),
    }
    return render(request, "home.html", context)


@require_GET
def health(request: HttpRequest) -> JsonResponse:
    """200 when the database answers and the front-end is there."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    is_ok = is_built()
    return JsonResponse({"database": True, "front_end": is_ok}, status=200 if is_ok else 503)

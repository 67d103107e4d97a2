"""Environments and tasks, for researchers."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.db.models import Count, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_GET

from accounts.access import require
from accounts.rules import check_can_research
from benchmark.models import Environment, Task
from igg.taxonomy import SUB_TYPES

TASKS_PER_PAGE = 50


@require_GET
@require(check_can_research)
def list_environments(request: HttpRequest) -> HttpResponse:
    environments = Environment.objects.filter(is_retired=False).annotate(
        task_count=Count("tasks", filter=Q(tasks__is_retired=False))
    )
    return render(request, "benchmark/list_environments.html", {"environments": environments})


@require_GET
@require(check_can_research)
def show_environment(request: HttpRequest, slug: str) -> HttpResponse:
    environment = get_object_or_404(Environment, pk=slug)
    counts = {
        row["current__sub_type"]: row["n"]
        for row in environment.tasks.filter(is_retired=False)
        .values("current__sub_type")
        .annotate(n=Count("id"))
    }
    sub_types = [(sub_type, counts.get(code, 0)) for code, sub_type in SUB_TYPES.items()]
    return render(
        request,
        "benchmark/show_environment.html",
        {"environment": environment, "sub_types": sub_types, "task_count": sum(counts.values())},
    )


@require_GET
@require(check_can_research)
def list_tasks(request: HttpRequest) -> HttpResponse:
    tasks = _filter_tasks(Task.objects.active().with_revisions(), request)
    page = Paginator(tasks, TASKS_PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "page": page,
        "query": query.urlencode(),
        "environments": Environment.objects.filter(is_retired=False),
        "sub_types": SUB_TYPES.values(),
        "splits": Task.Split.choices,
        "selected": request.GET,
    }
    is_part = request.headers.get("HX-Request") == "true"
    return render(
        request, "benchmark/_tasks.html" if is_part else "benchmark/list_tasks.html", context
    )


@require_GET
@require(check_can_research)
def show_task(request: HttpRequest, task_id: str) -> HttpResponse:
    task = get_object_or_404(Task.objects.with_revisions(), pk=task_id)
    content = task.current.content if task.current else None
    steps = (
        [step.model_dump(mode="json", exclude_unset=True) for step in content.reference]
        if content
        else []
    )
    context = {
        "task": task,
        "content": content,
        "steps": steps,
        "revisions": task.revisions.order_by("-number"),
    }
    return render(request, "benchmark/show_task.html", context)


def _filter_tasks(tasks: QuerySet[Task], request: HttpRequest) -> QuerySet[Task]:
    if environment := request.GET.get("environment"):
        tasks = tasks.filter(environment=environment)
    if sub_type := request.GET.get("sub_type"):
        tasks = tasks.filter(current__sub_type=sub_type)
    if split := request.GET.get("split"):
        tasks = tasks.filter(split=split)
    if words := request.GET.get("q", "").strip():
        tasks = tasks.filter(Q(id__icontains=words) | Q(current__instruction__icontains=words))
    return tasks

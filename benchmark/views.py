"""Environments and tasks, for researchers."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_GET

from accounts.access import require
from accounts.rules import check_can_research
from benchmark.gallery import ORDERS, list_groups, show_details, show_gallery
from benchmark.models import Environment, Task, Thumbnail
from igg.protocol import MANUAL
from igg.taxonomy import SUB_TYPES

TASKS_PER_PAGE = 50
A_YEAR_S = 365 * 24 * 3600


@require_GET
@require(check_can_research)
def list_environments(request: HttpRequest) -> HttpResponse:
    asked = request.GET
    gallery = show_gallery(
        words=asked.get("q", ""), group=asked.get("group", ""), order=asked.get("order", "title")
    )
    context = {
        "gallery": gallery,
        "groups": list_groups(),
        "orders": ORDERS.items(),
        "selected": asked,
        "is_filtered": bool(asked.get("q") or asked.get("group")),
    }
    is_part = request.headers.get("HX-Request") == "true"
    return render(
        request,
        "benchmark/_environments.html" if is_part else "benchmark/list_environments.html",
        context,
    )


@require_GET
@require(check_can_research)
def show_environment(request: HttpRequest, slug: str) -> HttpResponse:
    environment = get_object_or_404(Environment, pk=slug)
    details = show_details(environment)
    context = {"environment": environment, "details": details, "card": details.card}
    return render(request, "benchmark/show_environment.html", context)


@require_GET
@require(check_can_research)
def open_environment(request: HttpRequest, slug: str) -> HttpResponse:
    """The mockup in its frame, one CSS pixel to the pixel."""
    environment = get_object_or_404(Environment, pk=slug)
    states = list(environment.states)
    state = request.GET.get("state") or next(iter(states), "")
    if state not in environment.states:
        raise Http404(f"{slug} has no state {state}.")
    index = states.index(state)
    context = {
        "environment": environment,
        "state": state,
        "description": environment.states[state],
        "previous": states[index - 1] if index else None,
        "next": states[index + 1] if index + 1 < len(states) else None,
        "src": environment.running_url(state),
        "viewport": MANUAL.viewport,
    }
    return render(request, "benchmark/open_environment.html", context)


@require_GET
@require(check_can_research)
def show_thumbnail(request: HttpRequest, sha256: str) -> HttpResponse:
    picture = Thumbnail.objects.filter(sha256=sha256).first()
    if picture is None:
        raise Http404("There is no such picture.")
    try:
        content = picture.read()
    except FileNotFoundError:
        raise Http404("The picture's file is gone.") from None
    response = HttpResponse(content, content_type="image/webp")
    # The address is the content's hash.
    response["Cache-Control"] = f"private, max-age={A_YEAR_S}, immutable"
    return response


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

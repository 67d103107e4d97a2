"""The task queue and the page of one task."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.db.models import Prefetch, Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from accounts.rules import can_research
from annotation import services
from annotation.access import for_annotators, signed_in
from annotation.models import Claim, with_verdict_state
from annotation.proof import Proof, proof_of, step_picture
from annotation.rules import check_leak, describe_reference
from benchmark.models import Environment, Task, TaskRevision
from episodes.services.jobs import request_verification
from igg.taxonomy import SUB_TYPES
from igg.verdicts import VerdictState

TASKS_PER_PAGE = 50


@never_cache
@require_GET
@for_annotators
def list_tasks(request: HttpRequest) -> HttpResponse:
    tasks = _queue(request.GET)
    page = Paginator(tasks, TASKS_PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "page": page,
        "query": query.urlencode(),
        "environments": Environment.objects.filter(is_retired=False),
        "sub_types": SUB_TYPES.values(),
        "splits": Task.Split.choices,
        "states": [(state.value, state.value.capitalize()) for state in VerdictState],
        "selected": request.GET,
        "now": timezone.now(),
        "mine": Claim.objects.filter(
            annotator=signed_in(request), expires_at__gt=timezone.now()
        ).select_related("task__current"),
    }
    is_part = request.headers.get("HX-Request") == "true"
    return render(
        request, "annotation/_queue.html" if is_part else "annotation/list_tasks.html", context
    )


@require_POST
@for_annotators
def take_next(request: HttpRequest) -> HttpResponse:
    """The first free task of the filtered queue."""
    task = services.claim_next_task(
        tasks=_queue(request.POST), annotator=signed_in(request), now=timezone.now()
    )
    if task is None:
        messages.warning(request, "No task of this list is free at the moment.")
        return redirect("annotation:list-tasks")
    return redirect("annotation:edit-task", task.pk)


@never_cache
@require_GET
@for_annotators
def edit_task(request: HttpRequest, task_id: str) -> HttpResponse:
    task, revision = _task(task_id)
    return render(request, "annotation/edit_task.html", _context(request, task, revision))


@require_POST
@for_annotators
def take_task(request: HttpRequest, task_id: str) -> HttpResponse:
    task, _ = _task(task_id)
    try:
        services.claim_task(task=task, annotator=signed_in(request), now=timezone.now())
    except services.TaskHeld as problem:
        messages.error(request, str(problem))
    return redirect("annotation:edit-task", task.pk)


@require_POST
@for_annotators
def keep_task(request: HttpRequest, task_id: str) -> HttpResponse:
    """Sent every minute by the open page."""
    task, _ = _task(task_id)
    is_mine = services.keep_claim(task=task, annotator=signed_in(request), now=timezone.now())
    return HttpResponse(status=204 if is_mine else 409)


@require_POST
@for_annotators
def release_task(request: HttpRequest, task_id: str) -> HttpResponse:
    task, _ = _task(task_id)
    services.release_task(task=task, annotator=signed_in(request))
    return redirect("annotation:list-tasks")


@require_POST
@for_annotators
def save_instruction(request: HttpRequest, task_id: str) -> HttpResponse:
    """The editor again: saved, refused with a line, or in conflict with both wordings."""
    task, _ = _task(task_id)
    draft = {name: request.POST.get(name, "") for name in ("instruction", "hint")}
    base = request.POST.get("base", "")
    if not base.isascii() or not base.isdigit():
        return HttpResponse("base: expected a revision number", status=400)
    extra: dict[str, Any] = {}
    status = 200
    try:
        services.save_instruction(
            task_id=task.pk, base=int(base), author=signed_in(request), now=timezone.now(), **draft
        )
        extra = {"is_saved": True}
    except (services.InstructionRefused, services.NotHeld) as problem:
        is_refused = isinstance(problem, services.InstructionRefused)
        extra, status = {"problem": str(problem), "draft": draft}, 400 if is_refused else 409
    except services.Conflict as conflict:
        extra, status = {"conflict": conflict.current, "draft": draft}, 409
    task, revision = _task(task_id)
    context = _context(request, task, revision) | extra
    is_part = request.headers.get("HX-Request") == "true"
    name = "annotation/_saved.html" if is_part else "annotation/edit_task.html"
    return render(request, name, context, status=status)


@require_POST
@for_annotators
def check_instruction(request: HttpRequest) -> HttpResponse:
    report = check_leak(request.POST.get("instruction", ""))
    return render(request, "annotation/_leak.html", {"leak": report})


@require_POST
@for_annotators
def run_reference(request: HttpRequest, task_id: str) -> HttpResponse:
    _, revision = _task(task_id)
    services.request_reference_run(revision=revision)
    return _show_proof(request, task_id)


@require_POST
@for_annotators
def verify_task(request: HttpRequest, task_id: str) -> HttpResponse:
    _, revision = _task(task_id)
    request_verification(revision=revision, priority=1)
    return _show_proof(request, task_id)


@never_cache
@require_GET
@for_annotators
def show_proof(request: HttpRequest, task_id: str) -> HttpResponse:
    """Asked again every second while browser work is under way."""
    return _show_proof(request, task_id)


@require_GET
@for_annotators
def show_step(request: HttpRequest, task_id: str, index: int) -> HttpResponse:
    """The screen after a step of the latest reference run; 0 is before the first."""
    _, revision = _task(task_id)
    picture = step_picture(revision, index)
    if picture is None:
        raise Http404("This step has no picture.")
    try:
        content = picture.read()
    except FileNotFoundError:
        raise Http404("The picture's file is gone.") from None
    response = HttpResponse(content, content_type="image/png")
    # The page asks with the picture's hash, so that an address never changes what it shows.
    response["Cache-Control"] = "private, max-age=86400"
    return response


def _queue(selected: Any) -> QuerySet[Task]:
    tasks = with_verdict_state(
        Task.objects.active()
        .with_revisions()
        .filter(current__isnull=False)
        .prefetch_related(Prefetch("claim", Claim.objects.select_related("annotator"))),
        only=selected.get("verdict", ""),
    )
    if environment := selected.get("environment"):
        tasks = tasks.filter(environment=environment)
    if sub_type := selected.get("sub_type"):
        tasks = tasks.filter(current__sub_type=sub_type)
    if split := selected.get("split"):
        tasks = tasks.filter(split=split)
    if words := selected.get("q", "").strip():
        tasks = tasks.filter(Q(id__icontains=words) | Q(current__instruction__icontains=words))
    return tasks


def _task(task_id: str) -> tuple[Task, TaskRevision]:
    task = get_object_or_404(Task.objects.active().with_revisions(), pk=task_id)
    if task.current is None:
        raise Http404
    return task, task.current


def _context(request: HttpRequest, task: Task, revision: TaskRevision) -> dict[str, Any]:
    claim = Claim.objects.select_related("annotator").filter(task=task).first()
    is_held = claim is not None and claim.is_held(timezone.now())
    is_mine = is_held and claim is not None and claim.annotator_id == signed_in(request).pk
    content, hint = revision.content, revision.hint_content
    return {
        "task": task,
        "revision": revision,
        "content": content,
        "hint": "" if hint is None else hint.instruction,
        "steps": describe_reference(content),
        "claim": claim if is_held else None,
        "is_mine": is_mine,
        "leak": check_leak(revision.instruction),
        "proof": proof_of(revision),
        "mockup": {"src": f"{revision.mockup_url}&clock=real&motion=on", "viewport": [1440, 900]},
        "can_replay": can_research(request.user),
    }


def _show_proof(request: HttpRequest, task_id: str) -> HttpResponse:
    if request.headers.get("HX-Request") != "true":
        return redirect("annotation:edit-task", task_id)
    task, revision = _task(task_id)
    proof: Proof = proof_of(revision)
    context = {"task": task, "proof": proof, "can_replay": can_research(request.user)}
    return render(request, "annotation/_proof.html", context)

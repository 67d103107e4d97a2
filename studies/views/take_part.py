"""The participant's side. One address per person: the server knows what comes next."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from episodes.models import Episode
from episodes.player import player_config
from igg.judge import BUDGET
from studies.models import Participation, Study
from studies.rules import Stage
from studies.services import taking_part

TEMPLATES = {
    Stage.FORMAT: "studies/read_format.html",
    Stage.PRACTICE: "studies/practise.html",
    Stage.TRIAL: "studies/do_trial.html",
    Stage.SAVING: "studies/save.html",
    Stage.DONE: "studies/finish.html",
    Stage.WITHDRAWN: "studies/withdrawn.html",
}


@never_cache
@require_http_methods(["GET", "POST"])
def join_study(request: HttpRequest, link_id: str) -> HttpResponse:
    study = get_object_or_404(Study, link_id=link_id)
    context: dict[str, Any] = {"study": study, "code": request.GET.get("id", "")}
    status = 200
    if request.method == "POST":
        context["code"] = code = request.POST.get("code", "")
        try:
            person = taking_part.join_study(study_id=study.pk, code=code, now=timezone.now())
        except ValueError as problem:
            context["problem"], status = str(problem), 400
        except (taking_part.NotOpen, taking_part.HasWithdrawn) as problem:
            context["refusal"], status = str(problem), 409
        else:
            return redirect(person)
    return render(request, "studies/join_study.html", context, status=status)


@never_cache
@require_GET
def take_part(request: HttpRequest, participation_id: UUID) -> HttpResponse:
    """Whatever comes next for this person; a reload or the back button asks again."""
    person = _person(participation_id)
    stage = person.stage
    context: dict[str, Any] = {
        "person": person,
        "study": person.study,
        "size": person.study.suite_size,
        "budget": BUDGET,
        "opened": int(timezone.now().timestamp() * 1e6),
        "dots": [number < 2 for number in range(BUDGET)],
    }
    if stage == Stage.PRACTICE and person.practice is not None:
        context |= _play(person.practice)
    if stage == Stage.TRIAL:
        trial = get_object_or_404(
            person.trials.select_related("episode__task", "episode__revision"),
            position=person.position,
        )
        context |= _play(trial.episode)
    return render(request, TEMPLATES[stage], context)


@require_POST
def read_format(request: HttpRequest, participation_id: UUID) -> HttpResponse:
    return _moved(request, participation_id, taking_part.read_format)


@require_POST
def finish_practice(request: HttpRequest, participation_id: UUID) -> HttpResponse:
    return _moved(request, participation_id, taking_part.finish_practice)


@require_POST
def withdraw(request: HttpRequest, participation_id: UUID) -> HttpResponse:
    return _moved(request, participation_id, taking_part.withdraw)


@require_POST
def go_on(request: HttpRequest, participation_id: UUID, position: int) -> HttpResponse:
    return _moved(request, participation_id, taking_part.go_on, position=position)


@require_POST
def complete(request: HttpRequest, participation_id: UUID) -> HttpResponse:
    """Asked again and again by the page that waits for the last events."""
    answer = _moved(request, participation_id, taking_part.complete)
    if request.headers.get("HX-Request") != "true":
        return answer
    waiting = HttpResponse(status=204)
    if _person(participation_id).stage != Stage.SAVING:
        waiting.headers["HX-Refresh"] = "true"
    return waiting


@never_cache
@require_http_methods(["GET", "POST"])
def tab(request: HttpRequest, participation_id: UUID) -> JsonResponse:
    """POST: this tab was opened. GET: is it still the live one?"""
    person = _person(participation_id)
    given = request.POST if request.method == "POST" else request.GET
    name = given.get("tab", "")
    if not 0 < len(name) <= 64:
        return JsonResponse({"error": "tab: expected 1 to 64 characters"}, status=400)
    if request.method == "GET":
        return JsonResponse({"isCurrent": person.tab == name})
    try:
        opened_at = datetime.fromtimestamp(int(given.get("opened", "")) / 1e6, tz=UTC)
    except (ValueError, OverflowError, OSError):
        return JsonResponse({"error": "opened: expected microseconds"}, status=400)
    now = timezone.now()
    is_current = taking_part.claim_tab(
        participation_id=person.pk, tab=name, opened_at=min(opened_at, now), now=now
    )
    return JsonResponse({"isCurrent": is_current})


def _person(participation_id: UUID) -> Participation:
    people = Participation.objects.select_related("study", "practice__task", "practice__revision")
    return get_object_or_404(people, pk=participation_id)


def _play(episode: Episode) -> dict[str, Any]:
    """What the player needs. Anything more would be seen by the participant."""
    return {"player_config": player_config(episode), "instruction": episode.revision.instruction}


def _moved(
    request: HttpRequest, participation_id: UUID, change: Any, **details: int
) -> HttpResponse:
    """Make a change (or find it made), then show what comes next."""
    try:
        person = change(participation_id=participation_id, now=timezone.now(), **details)
    except Participation.DoesNotExist:
        raise Http404 from None
    return redirect(person)

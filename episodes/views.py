"""Episodes for researchers: the list, the replay viewer, its pictures, and trying a task."""

from __future__ import annotations

from uuid import UUID

from django.core.paginator import Paginator
from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_POST

from accounts.access import require
from accounts.rules import check_can_research
from benchmark.models import Task
from episodes.models import Actor, Episode, EpisodeQuerySet, Outcome, Screenshot
from episodes.player import player_config
from episodes.replay import show_episode
from episodes.services.recording import start_episode
from igg.protocol import Protocol

EPISODES_PER_PAGE = 50
A_YEAR_S = 365 * 24 * 3600


@require_GET
@require(check_can_research)
def list_episodes(request: HttpRequest) -> HttpResponse:
    episodes = Episode.objects.with_task()
    for name in ("task", "actor", "outcome"):
        if value := request.GET.get(name):
            episodes = episodes.filter(**{name: value})
    counts = {
        row["outcome"]: row["n"]
        for row in episodes.order_by().values("outcome").annotate(n=Count("id"))
    }
    page = Paginator(episodes, EPISODES_PER_PAGE).get_page(request.GET.get("page"))
    query = request.GET.copy()
    query.pop("page", None)
    context = {
        "page": page,
        "query": query.urlencode(),
        "counts": counts,
        "actors": Actor.choices,
        "outcomes": Outcome.choices,
        "selected": request.GET,
    }
    is_part = request.headers.get("HX-Request") == "true"
    return render(
        request, "episodes/_episodes.html" if is_part else "episodes/list_episodes.html", context
    )


@require_GET
@require(check_can_research)
def show_replay(request: HttpRequest, episode_id: UUID) -> HttpResponse:
    episode = get_object_or_404(_viewable(), pk=episode_id)
    shown = show_episode(episode).model_dump(mode="json", by_alias=True)
    return render(request, "episodes/show_replay.html", {"episode": episode, "shown": shown})


@require_GET
@require(check_can_research)
def show_screenshot(request: HttpRequest, sha256: str) -> HttpResponse:
    picture = get_object_or_404(Screenshot, pk=sha256)
    try:
        content = picture.read()
    except FileNotFoundError:
        raise Http404("The picture's file is gone.") from None
    response = HttpResponse(content, content_type="image/png")
    # The address is the content's hash.
    response["Cache-Control"] = f"private, max-age={A_YEAR_S}, immutable"
    return response


@require_POST
@require(check_can_research)
def try_task(request: HttpRequest, task_id: str) -> HttpResponse:
    task = get_object_or_404(
        Task.objects.active().with_revisions(), pk=task_id, current__isnull=False
    )
    if task.current is None:
        raise Http404
    episode = start_episode(
        revision=task.current,
        actor=Actor.HUMAN,
        protocol=Protocol(clock="real", motion="on"),
        actor_name=request.user.get_username(),
    )
    return redirect("episodes:play-episode", episode.pk)


@require_GET
@require(check_can_research)
def play_episode(request: HttpRequest, episode_id: UUID) -> HttpResponse:
    episode = get_object_or_404(_viewable(), pk=episode_id, actor=Actor.HUMAN)
    if episode.actor_name != request.user.get_username() or episode.outcome in (
        Outcome.ABANDONED,
        Outcome.ERRORED,
    ):
        return redirect(episode)
    context = {
        "player_config": player_config(episode),
        "instruction": episode.revision.instruction,
        "episode": episode,
    }
    return render(request, "episodes/play_episode.html", context)


def _viewable() -> EpisodeQuerySet:
    return Episode.objects.with_task().select_related("start_screenshot")

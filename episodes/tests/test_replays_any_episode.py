"""The viewer's data for people and agents, and who may see it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone

from episodes.models import Episode
from episodes.replay import show_episode
from episodes.services.people import ingest_events
from episodes.services.recording import AgentReply, record_agent_step, record_start
from episodes.tests.recording import Recording
from episodes.tests.test_records_agents import GREY_SHA, PICTURES, WHITE_SHA, observation, trace

pytestmark = pytest.mark.django_db

Clients = Callable[[User | None], Client]


@pytest.fixture
def person_episode(trial: Episode) -> Episode:
    first, second = Recording("page-a"), Recording("page-b")
    first.move(10.0, 10.0)
    first.add("wheel", x=10.0, y=10.0, dx=0.0, dy=120.0, id="page.list", consumed=False)
    first.add("scroll", id="page.list", top=120.0, left=0.0, dx=0.0, dy=120.0, by="user")
    first.press("page.button.other")
    second.press("page.button.goal")
    second.press("page.button.other")
    second.end()
    for number, events in enumerate((first.take(), second.take())):
        ingest_events(episode_id=trial.pk, batch=number, raw_events=events, now=timezone.now())
    trial.refresh_from_db()
    return trial


@pytest.fixture
def model_episode(agent_episode: Episode) -> Episode:
    record_start(
        episode=agent_episode, before=observation(WHITE_SHA, 0.0, "d", 0), pictures=PICTURES
    )
    for index in range(2):
        record_agent_step(
            episode=agent_episode, trace=trace(index), reply=AgentReply(), pictures=PICTURES
        )
    agent_episode.refresh_from_db()
    return agent_episode


def test_a_person_s_steps_in_order(person_episode: Episode) -> None:
    shown = show_episode(person_episode)
    assert [(step.kind, step.result) for step in shown.steps] == [
        ("scroll", ""),
        ("click", "miss"),
        ("load", ""),
        ("click", "hit"),
        ("click", "miss"),
    ]
    assert [step.is_after_end for step in shown.steps] == [False, False, False, False, True]
    assert shown.steps[0].scroll == (0.0, 120.0)
    assert shown.steps[0].trail[0][:2] == (10.0, 10.0)
    times = [step.t for step in shown.steps]
    assert times == sorted(times)


def test_an_agent_s_step_shows_the_screen_it_was_made_on(model_episode: Episode) -> None:
    first, second = show_episode(model_episode).steps
    assert first.picture == f"/screenshots/{WHITE_SHA}.png"
    assert first.after == second.picture == f"/screenshots/{GREY_SHA}.png"
    assert first.target is not None
    assert first.target.share == 0.0
    assert first.target_after == second.target
    assert first.point == (100.0, 200.0)
    assert len(first.trail) == 3


def test_the_page_works_twice(person_episode: Episode, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    address = person_episode.get_absolute_url()
    pages = [browser.get(address).content.decode() for _ in range(2)]
    data = re.search(r'<script id="replay-data" type="application/json">(.*?)</script>', pages[1])
    assert data is not None
    shown = json.loads(data.group(1))
    assert shown["task"]["targetId"] == "page.button.goal"
    assert len(shown["steps"]) == 5


def test_wrong_person(model_episode: Episode, ann: User, olly: User, client_of: Clients) -> None:
    for address in (
        model_episode.get_absolute_url(),
        f"/screenshots/{WHITE_SHA}.png",
        "/episodes/",
    ):
        assert client_of(None).get(address).status_code == 302
        assert client_of(ann).get(address).status_code == 403
        assert client_of(olly).get(address).status_code == 403


def test_wrong_method_and_object(model_episode: Episode, ada: User, client_of: Clients) -> None:
    browser = client_of(ada)
    assert browser.post(model_episode.get_absolute_url()).status_code == 405
    assert browser.get("/episodes/00000000-0000-4000-8000-000000000000/").status_code == 404
    assert browser.get(f"/screenshots/{'0' * 64}.png").status_code == 404


def test_pictures_may_be_kept_for_ever(
    model_episode: Episode, ada: User, client_of: Clients
) -> None:
    answer = client_of(ada).get(f"/screenshots/{WHITE_SHA}.png")
    assert answer.content == PICTURES[WHITE_SHA]
    assert "immutable" in answer.headers["Cache-Control"]


def test_an_episode_without_steps_can_be_shown(
    agent_episode: Episode, ada: User, client_of: Clients
) -> None:
    assert client_of(ada).get(agent_episode.get_absolute_url()).status_code == 200


def test_trying_a_task_starts_an_episode(
    revision: object, ada: User, ann: User, client_of: Clients
) -> None:
    address = "/tasks/fixture-001-goal/try/"
    assert client_of(ann).post(address).status_code == 403
    assert client_of(ada).get(address).status_code == 405
    answer = client_of(ada).post(address)
    episode = Episode.objects.get()
    assert answer.headers["Location"] == f"/episodes/{episode.pk}/play/"
    page = client_of(ada).get(answer.headers["Location"]).content.decode()
    assert "player-config" in page
    assert "page.button.goal" not in page

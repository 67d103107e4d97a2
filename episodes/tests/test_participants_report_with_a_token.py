"""The ingest API: works, wrong person, wrong method, wrong state, twice; limits; nothing leaks."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.template.loader import render_to_string
from django.test import Client
from django.utils import timezone

from benchmark.models import Task
from episodes.models import Actor, Episode, Outcome
from episodes.player import ingest_token, player_config
from episodes.rules import MAX_BATCH_BYTES
from episodes.services.recording import finish_episode, start_episode
from episodes.tests.recording import Recording
from igg.protocol import Protocol

pytestmark = pytest.mark.django_db


def post(episode: Episode, body: Any, token: str | None = None) -> Any:
    """As the player does: no cookie, no CSRF token."""
    browser = Client(enforce_csrf_checks=True)
    return browser.post(
        f"/episodes/{episode.pk}/events/",
        data=body if isinstance(body, bytes) else json.dumps(body),
        content_type="application/json",
        headers={
            "Authorization": f"Episode {ingest_token(episode.pk) if token is None else token}"
        },
    )


def hit() -> list[dict[str, Any]]:
    person = Recording()
    person.press("page.button.goal")
    return person.take()


def test_works(trial: Episode) -> None:
    answer = post(trial, {"batch": 3, "events": hit()})
    assert answer.status_code == 200
    assert answer.json() == {"acked": 3, "attempts": 1, "outcome": "success"}


def test_twice(trial: Episode) -> None:
    batch = {"batch": 1, "events": hit()}
    assert post(trial, batch).json() == post(trial, batch).json()


def test_wrong_person(trial: Episode, agent_episode: Episode) -> None:
    batch = {"batch": 1, "events": hit()}
    for token in ("", "forged", ingest_token(agent_episode.pk)):
        answer = post(trial, batch, token)
        assert answer.status_code == 403
        assert answer.json() == {"error": "This trial is not yours."}
    assert trial.events.count() == 0


def test_wrong_method(trial: Episode) -> None:
    assert Client().get(f"/episodes/{trial.pk}/events/").status_code == 405


def test_wrong_state(trial: Episode) -> None:
    finish_episode(episode=trial, outcome=Outcome.ABANDONED, now=timezone.now())
    answer = post(trial, {"batch": 1, "events": hit()})
    assert answer.status_code == 409
    assert answer.json() == {"error": "This trial is over."}


def test_a_withdrawn_trial_takes_nothing(trial: Episode) -> None:
    token, batch = ingest_token(trial.pk), {"batch": 1, "events": hit()}
    gone = Episode(pk=trial.pk)
    trial.delete()
    assert post(gone, batch, token).status_code == 409


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"{", "The body is not JSON."),
        (b"\xff\xfe\xfd", "The body is not JSON."),
        ([], "Input should be a valid dictionary or instance of Batch"),
        ({"batch": "1", "events": []}, "batch: Input should be a valid integer"),
        ({"batch": 1}, "events: Field required"),
        ({"batch": 1, "events": [{"type": "click"}]}, "event 0: v: Field required"),
    ],
)
def test_bad_input_is_one_line(trial: Episode, body: Any, line: str) -> None:
    answer = post(trial, body)
    assert answer.status_code == 400
    assert answer.json() == {"error": line} or answer.json()["error"].endswith(line)


def test_a_huge_batch_is_refused(trial: Episode) -> None:
    answer = post(trial, b" " * (MAX_BATCH_BYTES + 1))
    assert answer.status_code == 413


def test_what_a_participant_gets_says_nothing_of_the_target(
    make_task: Callable[..., Task],
) -> None:
    """Two tasks of one state: the same bytes but for instruction, random id and its token."""
    far = {"action": "CLICK", "selector": "page.row.archive"}
    one = make_task(1)
    other = make_task(
        2,
        sub_type="2-2",
        instruction="Click ‘Archive’.",
        target_id="page.row.archive",
        **{"ground-truth trajectory": [far]},
    )
    sent = []
    for task in (one, other):
        assert task.current is not None
        episode = start_episode(
            revision=task.current, actor=Actor.HUMAN, protocol=Protocol(clock="real", motion="on")
        )
        config = render_to_string(
            "episodes/_player.html",
            {"player_config": player_config(episode), "instruction": task.current.instruction},
        ).replace(task.current.instruction, "INSTRUCTION")
        config = config.replace(ingest_token(episode.pk), "TOKEN").replace(str(episode.pk), "ID")
        sent.append(config)
        for secret in (task.id, task.current.content.target_id, task.current.sub_type):
            assert secret not in config
    assert sent[0] == sent[1]


def test_the_player_page_of_a_stranger_s_trial_is_not_shown(
    trial: Episode, ada: User, olly: User, client_of: Callable[[User | None], Client]
) -> None:
    address = f"/episodes/{trial.pk}/play/"
    assert client_of(olly).get(address).status_code == 403
    assert client_of(ada).get(address).headers["Location"] == f"/episodes/{trial.pk}/"

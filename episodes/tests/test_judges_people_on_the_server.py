"""Ingest: batches are judged as they come, in any number of pieces, any number of times."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from episodes.errors import BatchRefused, EpisodeClosed
from episodes.models import Episode, Outcome
from episodes.rules import is_complete
from episodes.services.people import Receipt, close_lost_pages, ingest_events, receipts
from episodes.services.recording import finish_episode
from episodes.tests.recording import Recording
from igg.errors import InvalidEvents

pytestmark = pytest.mark.django_db

GOAL, OTHER = "page.button.goal", "page.button.other"


def send(trial: Episode, events: Any, batch: int = 1) -> Receipt:
    receipt = ingest_events(episode_id=trial.pk, batch=batch, raw_events=events, now=timezone.now())
    trial.refresh_from_db()
    return receipt


def test_counts_misses_and_ends_at_the_hit(trial: Episode) -> None:
    person = Recording()
    person.press(OTHER)
    assert send(trial, person.take(), batch=7) == Receipt(acked=7, attempts=1, outcome="")
    person.press(GOAL)
    assert send(trial, person.take(), batch=8) == Receipt(acked=8, attempts=2, outcome="success")
    assert trial.finished_at is not None
    assert (trial.deciding_page, trial.deciding_seq) == ("page-a", 6)
    assert trial.clock_ms == 60


def test_the_same_batch_again_changes_nothing(trial: Episode) -> None:
    person = Recording()
    person.press(OTHER)
    batch = person.take()
    first = send(trial, batch)
    assert send(trial, batch) == first
    assert trial.events.count() == len(batch)


def test_one_event_at_a_time_gives_the_same(trial: Episode) -> None:
    person = Recording()
    for target in (OTHER, None, GOAL):
        person.press(target)
    answers = [send(trial, [event], number) for number, event in enumerate(person.events)]
    assert answers[-1].outcome == "success"
    assert answers[-1].attempts == 3
    assert sorted({answer.attempts for answer in answers}) == [0, 1, 2, 3]


def test_eight_attempts_are_a_failure(trial: Episode) -> None:
    person = Recording()
    for _ in range(8):
        person.press(OTHER)
    assert send(trial, person.take()) == Receipt(acked=1, attempts=8, outcome="failure")


def test_the_click_of_the_eighth_press_may_come_in_the_next_batch(trial: Episode) -> None:
    person = Recording()
    for _ in range(7):
        person.press(OTHER)
    person.press(GOAL, has_click=False)
    assert send(trial, person.take()).outcome == ""
    person.click(GOAL)
    assert send(trial, person.take()).outcome == "success"


def test_an_eighth_press_without_a_click_fails_once_something_follows(trial: Episode) -> None:
    person = Recording()
    for _ in range(7):
        person.press(OTHER)
    person.press(GOAL, has_click=False)
    assert send(trial, person.take()).outcome == ""
    person.move(5.0, 5.0)
    assert send(trial, person.take()).outcome == "failure"


def test_what_follows_the_deciding_event_is_kept_apart(trial: Episode) -> None:
    person = Recording()
    person.press(GOAL)
    person.press(OTHER)
    send(trial, person.take())
    person.press(OTHER)
    person.end()
    assert send(trial, person.take()).attempts == 1
    after = trial.events.filter(after_end=True)
    assert list(after.order_by("seq").values_list("seq", flat=True)) == [4, 5, 6, 7, 8, 9, 10]


def test_a_gap_is_not_judged_across(trial: Episode) -> None:
    person = Recording()
    person.press(OTHER)
    missing = person.take()
    person.press(GOAL)
    late = person.take()
    assert send(trial, late) == Receipt(acked=1, attempts=0, outcome="")
    assert send(trial, missing) == Receipt(acked=1, attempts=2, outcome="success")


def test_a_reload_keeps_the_attempts(trial: Episode) -> None:
    before = Recording("page-a")
    before.press(OTHER)
    send(trial, before.take())
    after = Recording("page-b")
    after.press(GOAL)
    assert send(trial, after.take()).attempts == 2
    assert [page.closing for page in trial.pages.all()] == ["cut", ""]


def test_complete_only_when_every_event_up_to_the_end_is_here(trial: Episode) -> None:
    person = Recording()
    person.press(GOAL)
    first = person.take()
    person.move(1.0, 1.0)
    second = person.take()
    person.end()
    send(trial, first)
    send(trial, person.take())
    assert [receipt.missing for receipt in receipts(trial)] == [1]
    assert not is_complete(receipts(trial))
    send(trial, second)
    assert is_complete(receipts(trial))


def test_a_page_that_vanished_is_closed_after_a_silence(trial: Episode) -> None:
    send(trial, Recording().take())
    later = timezone.now() + timedelta(minutes=20)
    assert close_lost_pages(now=timezone.now(), silence=timedelta(minutes=10)) == 0
    assert close_lost_pages(now=later, silence=timedelta(minutes=10)) == 1
    assert is_complete(receipts(trial))


def test_an_end_that_comes_late_counts(trial: Episode) -> None:
    person = Recording()
    send(trial, person.take())
    close_lost_pages(now=timezone.now() + timedelta(hours=1), silence=timedelta(minutes=10))
    person.end()
    send(trial, person.take())
    assert trial.pages.get().closing == "end"


def test_a_bad_event_stores_nothing(trial: Episode) -> None:
    person = Recording()
    events = person.take()
    events.append({**events[0], "seq": 1, "type": "teleport"})
    with pytest.raises(InvalidEvents, match="event 1"):
        send(trial, events)
    assert trial.events.count() == 0
    assert trial.pages.count() == 0


def test_events_of_another_state_are_refused(trial: Episode) -> None:
    with pytest.raises(InvalidEvents, match="event 0: state"):
        send(trial, Recording(state="2").take())


def test_a_batch_has_a_limit(trial: Episode) -> None:
    with pytest.raises(BatchRefused, match="501 in one batch, at most 500"):
        send(trial, Recording().take() * 501)


def test_an_abandoned_trial_takes_nothing(trial: Episode) -> None:
    finish_episode(episode=trial, outcome=Outcome.ABANDONED, now=timezone.now())
    with pytest.raises(EpisodeClosed):
        send(trial, Recording().take())


def test_an_agent_s_episode_takes_nothing_from_a_browser(agent_episode: Episode) -> None:
    with pytest.raises(EpisodeClosed):
        send(agent_episode, Recording().take())

"""The participant's way: the server holds the position whatever happens in browsers."""

from __future__ import annotations

import re
import threading
from collections import Counter
from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.utils import timezone

from episodes.models import Episode, Event, Outcome
from episodes.tests.recording import Recording
from studies.models import Participation, Study, Trial
from studies.services import taking_part
from studies.tests.journey import GOAL, Pat, act, send

pytestmark = pytest.mark.django_db


def test_the_whole_way(study: Study) -> None:
    pat = Pat(study)
    assert "How it works" in pat.page()
    pat.press("read-format")
    assert "does not count" in pat.page()
    practice = pat.person.practice
    assert practice is not None
    act(practice)
    pat.press("finish-practice")
    instructions = []
    for position in range(3):
        page = pat.page()
        assert f"Task <b>{position + 1}</b> of 3" in page
        instructions.append(pat.trial.revision.instruction)
        assert instructions[-1] in page
        act(pat.trial.episode, is_hit=position != 1)
        pat.go_on()
    page = pat.page()
    person = pat.person
    assert person.completion_code in page
    assert re.fullmatch(r"[A-Z2-9]{8}", person.completion_code)
    outcomes = [trial.episode.outcome for trial in person.trials.select_related("episode")]
    assert outcomes == ["success", "failure", "success"]
    suite = [item.revision.instruction for item in person.suite.items.select_related("revision")]
    assert instructions == suite
    assert practice.pk not in {trial.episode_id for trial in person.trials.all()}


def test_the_same_id_in_another_browser_goes_on_at_the_same_trial(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    act(pat.trial.episode)
    pat.go_on()
    elsewhere = Pat(study, client=Client())
    assert elsewhere.address == pat.address
    assert "Task <b>2</b> of 3" in elsewhere.page()
    assert Participation.objects.count() == 1


def test_a_reload_keeps_trial_and_attempts(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    trial = pat.trial
    person = Recording()
    person.press("page.button.other")
    send(trial.episode, person.take())
    assert '"attempts": 1' in pat.page()
    assert pat.trial == trial


def test_next_twice_or_from_an_old_page_moves_once(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    act(pat.trial.episode)
    for _ in range(3):
        assert pat.go_on(0).headers["Location"] == pat.address
    assert pat.person.position == 1
    assert Trial.objects.count() == 2


def test_an_undecided_trial_is_not_left_behind(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    pat.go_on()
    assert pat.person.position == 0


def test_an_untried_practice_is_not_left_behind(study: Study) -> None:
    pat = Pat(study)
    pat.press("finish-practice")
    pat.press("read-format")
    pat.press("finish-practice")
    assert pat.person.stage == "practice"
    assert not Trial.objects.exists()


def test_pages_are_never_cached(study: Study) -> None:
    """So that the back button asks the server where the person is."""
    pat = Pat(study)
    assert "no-store" in pat.client.get(pat.address).headers["Cache-Control"]


def test_no_code_before_every_event_arrived(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    for _ in range(2):
        act(pat.trial.episode)
        pat.go_on()
    last = pat.trial.episode
    person = Recording()
    person.press(GOAL)
    first = person.take()
    person.move(1.0, 1.0)
    late = person.take()
    person.end()
    send(last, first)
    send(last, person.take())
    pat.go_on()
    assert pat.person.stage == "saving"
    assert "One moment" in pat.page()
    assert pat.press("complete").status_code == 302
    assert pat.person.completion_code == ""
    send(last, late)
    answer = pat.client.post(f"{pat.address}complete/", headers={"HX-Request": "true"})
    assert answer.headers["HX-Refresh"] == "true"
    assert pat.person.completion_code in pat.page()


def test_a_mockup_that_never_said_goodbye_is_waited_for_only_a_while(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    for position in range(3):
        act(pat.trial.episode, has_end=position != 2)
        pat.go_on()
    assert pat.person.stage == "saving"
    later = timezone.now() + timedelta(seconds=30)
    taking_part.complete(participation_id=pat.person.pk, now=later)
    assert pat.person.stage == "done"


def test_the_code_stays_the_same(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    pat.finish()
    code = pat.person.completion_code
    pat.press("complete")
    pat.join()
    assert code
    assert code in pat.page()


def test_withdrawing_deletes_what_was_recorded(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    act(pat.trial.episode)
    other = Pat(study, code="other")
    other.practise()
    pat.press("withdraw")
    person = pat.person
    assert "pat-1" not in person.code
    assert "You have withdrawn" in pat.page()
    assert list(Trial.objects.values_list("participation", flat=True)) == [other.person.pk]
    assert set(Episode.objects.values_list("actor_name", flat=True)) == {"other"}
    assert not Event.objects.exclude(episode__actor_name="other").exists()


def test_who_withdrew_cannot_start_over(study: Study) -> None:
    pat = Pat(study)
    pat.press("withdraw")
    answer = pat.client.post(study.join_url, {"code": "pat-1"})
    assert answer.status_code == 409
    assert "You have withdrawn" in answer.content.decode()
    for step in ("read-format", "finish-practice", "trials/0/go-on", "complete", "withdraw"):
        assert pat.press(step).status_code == 302
    assert pat.person.stage == "withdrawn"


@pytest.mark.parametrize("code", ["", "   ", "~abc", "a" * 65, "<b>", "é\x00"])
def test_what_cannot_be_an_id_is_refused_with_a_line(study: Study, code: str) -> None:
    answer = Client().post(study.join_url, {"code": code})
    assert answer.status_code == 400
    assert 'class="problem"' in answer.content.decode()
    assert not Participation.objects.exists()


@pytest.mark.parametrize(
    ("status", "line"), [("draft", "has not begun yet"), ("closed", "This study is over")]
)
def test_a_study_that_is_not_open_takes_nobody_new(study: Study, status: str, line: str) -> None:
    known = Pat(study)
    Study.objects.update(status=status)
    answer = Client().post(study.join_url, {"code": "late"})
    assert answer.status_code == 409
    assert line in answer.content.decode()
    known.join()
    assert "How it works" in known.page()


def test_newcomers_are_spread_over_the_suites(study: Study) -> None:
    suites = [Pat(study, code=f"p{number}").person.suite_id for number in range(6)]
    assert sorted(Counter(suites).values()) == [3, 3]


def test_who_stayed_away_gives_the_place_up(study: Study) -> None:
    gone = Pat(study, code="gone").person
    Participation.objects.filter(pk=gone.pk).update(
        last_seen_at=timezone.now() - timedelta(hours=3)
    )
    assert Pat(study, code="new").person.suite_id == gone.suite_id


def test_the_newest_tab_takes_over_and_the_old_one_is_told(study: Study) -> None:
    pat = Pat(study)
    pat.practise()
    tab = f"{pat.address}tab/"
    assert claim(pat, "first", 1000) == {"isCurrent": True}
    assert pat.client.get(tab, {"tab": "first"}).json() == {"isCurrent": True}
    assert claim(pat, "second", 2000) == {"isCurrent": True}
    assert pat.client.get(tab, {"tab": "first"}).json() == {"isCurrent": False}
    assert claim(pat, "second", 2000) == {"isCurrent": True}


def test_a_claim_that_arrives_late_takes_nothing_over(study: Study) -> None:
    pat = Pat(study)
    claim(pat, "newer", 2000)
    assert claim(pat, "older", 1000) == {"isCurrent": False}


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({}, "tab: expected 1 to 64 characters"),
        ({"tab": "x" * 65, "opened": "1"}, "tab: expected 1 to 64 characters"),
        ({"tab": "x"}, "opened: expected microseconds"),
        ({"tab": "x", "opened": "9" * 40}, "opened: expected microseconds"),
    ],
)
def test_a_claim_that_makes_no_sense_is_refused(
    study: Study, fields: dict[str, str], line: str
) -> None:
    answer = Client().post(f"{Pat(study).address}tab/", fields)
    assert answer.status_code == 400
    assert answer.json() == {"error": line}


def claim(pat: Pat, tab: str, opened: int) -> object:
    return Client().post(f"{pat.address}tab/", {"tab": tab, "opened": opened}).json()


POSTS = [
    "read-format/",
    "finish-practice/",
    "trials/0/go-on/",
    "complete/",
    "withdraw/",
]


@pytest.mark.parametrize("step", POSTS)
def test_wrong_method(study: Study, step: str) -> None:
    pat = Pat(study)
    assert pat.client.get(pat.address + step).status_code == 405
    assert pat.client.post(pat.address).status_code == 405
    assert pat.client.delete(study.join_url).status_code == 405


@pytest.mark.parametrize("step", ["", *POSTS, "tab/"])
def test_a_guessed_address_leads_nowhere(study: Study, step: str) -> None:
    address = f"/take-part/00000000-0000-4000-8000-000000000000/{step}"
    browser = Client()
    answer = browser.get(address) if step == "" else browser.post(address, {"tab": "x"})
    assert answer.status_code == 404
    assert browser.get("/join/nowhere/").status_code == 404


def test_forms_are_protected_against_other_sites(study: Study) -> None:
    pat = Pat(study)
    browser = Client(enforce_csrf_checks=True)
    assert browser.post(f"{pat.address}withdraw/").status_code == 403
    assert pat.person.stage == "format"


def test_a_practice_that_failed_leads_on_too(study: Study) -> None:
    pat = Pat(study)
    pat.press("read-format")
    practice = pat.person.practice
    assert practice is not None
    act(practice, is_hit=False)
    pat.press("finish-practice")
    assert pat.person.stage == "trial"
    practice.refresh_from_db()
    assert practice.outcome == Outcome.FAILURE


@pytest.mark.django_db(transaction=True)
def test_twenty_posts_at_once_are_one(study: Study) -> None:
    """Joining, then Next: one row each, and never a server error."""
    statuses = at_once(20, lambda browser: browser.post(study.join_url, {"code": "pat"}))
    assert statuses == {302: 20}
    assert Participation.objects.count() == 1
    pat = Pat(study, code="pat")
    assert at_once(20, lambda browser: browser.post(f"{pat.address}read-format/")) == {302: 20}
    assert Episode.objects.count() == 1
    practice = pat.person.practice
    assert practice is not None
    act(practice)
    pat.press("finish-practice")
    act(pat.trial.episode)
    statuses = at_once(20, lambda browser: browser.post(f"{pat.address}trials/0/go-on/"))
    assert statuses == {302: 20}
    assert pat.person.position == 1
    assert Trial.objects.count() == 2


def at_once(count: int, post: object) -> Counter[int]:
    statuses: Counter[int] = Counter()
    start = threading.Barrier(count)

    def work() -> None:
        try:
            start.wait(timeout=30)
            statuses[post(Client()).status_code] += 1  # type: ignore[operator]
        finally:
            connection.close()

    threads = [threading.Thread(target=work) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    return statuses

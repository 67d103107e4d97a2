"""Presses become attempts, attempts become words, sessions end where they should."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igg.judge import judge, judge_session
from igg.presses import attempts_of
from igg.scroll_sessions import scroll_sessions
from igg.tests.streams import Stream


def kinds(stream: Stream) -> list[str]:
    return [attempt.kind for attempt in attempts_of(stream.events)]


def test_a_press_with_a_click_is_one_click_however_far_it_moved() -> None:
    stream = Stream().ready().down("a", x=10).up("a", x=90).click_event("a")
    assert kinds(stream) == ["click"]


def test_a_press_without_a_click_is_a_drag_from_five_pixels_on() -> None:
    assert kinds(Stream().down("a", x=10).up("a", x=15)) == ["drag"]
    assert kinds(Stream().down("a", x=10).up("a", x=14.9)) == ["empty"]


def test_a_taken_drag_swallows_the_click_the_browser_still_fires() -> None:
    stream = Stream().drag("window", None).click_event("window", after_drag=True)
    assert kinds(stream) == ["drag"]
    assert judge("window", stream.events).word is None


def test_a_label_and_the_click_it_forwards_are_one_attempt_and_either_hits() -> None:
    stream = (
        Stream()
        .click("form.label", stamp=50.0)
        .click_event("form.input", press=None, detail=0, stamp=50.0)
    )
    (attempt,) = attempts_of(stream.events)
    assert [click.id for click in attempt.clicks] == ["form.label", "form.input"]
    assert judge("form.input", stream.events).word == "hit"
    assert judge("form.label", stream.events).word == "hit"
    assert judge("form.other", stream.events).hit_id == "form.label"


def test_a_double_click_is_one_attempt_and_its_first_click_decides() -> None:
    stream = Stream().click("a").click("target", detail=2)
    (attempt,) = attempts_of(stream.events)
    assert [click.detail for click in attempt.clicks] == [1, 2]
    assert judge("target", stream.events).word == "miss"


def test_a_triple_click_is_two_attempts() -> None:
    assert kinds(Stream().click("a").click("a", detail=2).click("a", detail=3)) == ["click"] * 2


def test_a_double_click_whose_first_click_never_came_stands_alone() -> None:
    stream = Stream().down("a").up("a").click("b", detail=2)
    assert kinds(stream) == ["empty", "click"]


def test_keyboard_activation_is_an_attempt_without_a_place() -> None:
    (attempt,) = attempts_of(Stream().key_click("target").events)
    assert (attempt.kind, attempt.x, attempt.y) == ("keyboard", None, None)
    assert judge("target", Stream().key_click("target").events).word == "hit"


def test_clicks_by_script_and_presses_still_held_are_no_attempts() -> None:
    assert kinds(Stream().click_event("a", press=None, detail=0, trusted=False)) == []
    assert kinds(Stream().down("a")) == []


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({}, "hit"),
        ({"active": False}, "inactive"),
        ({"button": 1}, "miss"),
    ],
)
def test_words_on_the_target(fields: dict[str, object], word: str) -> None:
    assert judge("target", Stream().click("target", **fields).events).word == word


def test_a_child_of_the_target_is_a_miss_and_is_named() -> None:
    stream = Stream().click("row.more", path=["row.more", "row"])
    judgement = judge("row", stream.events)
    assert (judgement.word, judgement.hit_id) == ("miss", "row.more")


def test_nothing_under_the_pointer_is_empty() -> None:
    assert judge("target", Stream().click(None).events).word == "empty"
    assert judge("target", Stream().down("target").up("target").events).word == "empty"


def test_an_action_without_a_press_has_no_word() -> None:
    stream = Stream().add("move", x=1, y=1, id="target")
    assert judge("target", stream.events).word is None


def test_one_verdict_per_action() -> None:
    assert judge("target", Stream().click("a").click("target").events).word == "miss"


def test_forbidden_touches_count_ancestors_and_drags() -> None:
    inside = Stream().click("note.delete.icon", path=["note.delete.icon", "note.delete"])
    assert judge("t", inside.events, ["note.delete"]).forbidden == ("note.delete",)
    dragged = Stream().drag("note", "bin")
    assert judge("t", dragged.events, ["bin", "other"]).forbidden == ("bin",)


def test_a_session_ends_at_the_first_hit_and_later_events_are_after_end() -> None:
    stream = Stream().ready().click("a").click("target").click("b").click("target")
    session = judge_session("target", stream.events)
    assert [judged.judgement.word for judged in session.attempts] == ["miss", "hit"]
    assert session.outcome == "success"
    assert session.deciding == ("p1", 6)
    assert session.after_end == {("p1", seq) for seq in range(7, len(stream.raw))}


def test_a_session_fails_at_the_eighth_attempt_and_a_later_hit_does_not_count() -> None:
    stream = Stream().ready()
    for _ in range(7):
        stream.click("a")
    assert judge_session("target", stream.events).outcome is None
    stream.drag("a", None)
    assert judge_session("target", stream.events).outcome == "failure"
    session = judge_session("target", stream.click("target").events)
    assert (session.outcome, len(session.attempts)) == ("failure", 8)


def test_a_reload_goes_on_counting_where_the_last_page_stopped() -> None:
    first, second = Stream("zz").ready().click("a"), Stream("aa").ready().click("target")
    session = judge_session("target", [*first.events, *second.events])
    assert [judged.attempt.page for judged in session.attempts] == ["zz", "aa"]
    assert session.deciding == ("aa", 3)


@given(st.integers(), st.lists(st.sampled_from(["click", "drag", "key", "double"]), max_size=6))
def test_order_and_repetition_on_the_way_change_nothing(seed: int, moves: list[str]) -> None:
    stream = Stream().ready()
    for move in moves:
        match move:
            case "click":
                stream.click("a")
            case "drag":
                stream.drag("a", None).click_event("a", after_drag=True)
            case "key":
                stream.key_click("a")
            case _:
                stream.click("a").click("a", detail=2)
    shuffled = stream.events * 2
    random.Random(seed).shuffle(shuffled)
    assert judge_session("t", shuffled) == judge_session("t", stream.events)
    assert len(attempts_of(shuffled)) == len(moves)


def test_scrolls_closer_than_800_ms_are_one_session() -> None:
    stream = Stream()
    for at, by in ((0, "user"), (799, "user"), (1599, "user"), (1600, "script")):
        stream.t = at
        stream.add("scroll", id="list", top=1, left=0, dx=0, dy=100, by=by)
    sessions = scroll_sessions(stream.events)
    assert [(one.start_t, one.end_t, one.dy) for one in sessions] == [
        (0, 799, 200),
        (1599, 1599, 100),
    ]


def test_a_scroll_session_keeps_scrollers_apart_and_ends_with_its_page() -> None:
    stream, other = Stream("p1"), Stream("p2")
    stream.add("wheel", x=1, y=1, dx=0, dy=50, id="list", consumed=False)
    stream.add("scroll", id="list", top=50, left=0, dx=0, dy=50, by="user")
    stream.add("scroll", id=None, top=7, left=0, dx=3, dy=7, by="user")
    other.add("scroll", id="list", top=9, left=0, dx=0, dy=9, by="user")
    first, second = scroll_sessions([*stream.events, *other.events])
    assert (first.applied, first.wheels) == ({"list": (0, 50), None: (3, 7)}, 1)
    assert (first.dx, first.dy, second.page) == (3, 57, "p2")

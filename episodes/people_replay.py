"""A person's events as steps to follow: attempts and scroll sessions, with the way there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from igg.events import AnyEvent, Key, MoveEvent, PointerDown, PointerUp, Ready
from igg.judge import judge_attempt
from igg.observations import Point
from igg.presses import Attempt, attempts_of
from igg.scroll_sessions import ScrollSession, scroll_sessions


@dataclass(frozen=True)
class PersonStep:
    kind: str
    title: str
    page: str
    t: int
    result: str = ""
    hit_id: str = ""
    point: Point | None = None
    to: Point | None = None
    scroll: Point | None = None
    trail: tuple[tuple[float, float, int], ...] = ()
    is_after_end: bool = False


def person_steps(
    events: Sequence[AnyEvent], target_id: str, after_end: Collection[tuple[str, int]]
) -> list[PersonStep]:
    """Steps in the order they happened; `events` are in order of page and number."""
    pages = list(dict.fromkeys(event.page for event in events))
    steps = [_attempt_step(attempt, target_id, after_end) for attempt in attempts_of(events)]
    steps += [_scroll_step(session, events) for session in scroll_sessions(events)]
    steps += [_load_step(event) for event in events if isinstance(event, Ready)][1:]
    steps += [_typing_step(event) for event in events if isinstance(event, Key) and event.key]
    steps.sort(key=lambda step: (pages.index(step.page), step.t))
    return _on_one_clock(_with_trails(steps, events), events)


def _attempt_step(
    attempt: Attempt, target_id: str, after_end: Collection[tuple[str, int]]
) -> PersonStep:
    judgement = judge_attempt(target_id, attempt, frozenset())
    point = None if attempt.x is None or attempt.y is None else (attempt.x, attempt.y)
    names = {
        "click": "Click",
        "drag": "Drag",
        "empty": "Press on nothing",
        "keyboard": "Activate by key",
    }
    on = f" on {judgement.hit_id}" if judgement.hit_id else ""
    return PersonStep(
        kind=attempt.kind,
        title=names[attempt.kind] + on,
        page=attempt.page,
        t=attempt.t,
        result=judgement.word or "",
        hit_id=judgement.hit_id or "",
        point=point,
        to=attempt.drag.to if attempt.drag is not None else None,
        is_after_end=(attempt.page, attempt.seq) in after_end,
    )


def _scroll_step(session: ScrollSession, events: Sequence[AnyEvent]) -> PersonStep:
    container = next((name for name in session.applied if name), "")
    where = f" {container}" if container else ""
    places = [
        event for event in events if isinstance(event, MoveEvent) and event.page == session.page
    ]
    last = next((event for event in reversed(places) if event.t <= session.start_t), None)
    return PersonStep(
        kind="scroll",
        title=f"Scroll{where} {session.dy:+g} px"
        if session.dy or not session.dx
        else f"Scroll{where} sideways",
        page=session.page,
        t=session.start_t,
        hit_id=container,
        point=(last.x, last.y) if last else None,
        scroll=(session.dx, session.dy),
    )


def _load_step(event: Ready) -> PersonStep:
    return PersonStep(kind="load", title="Loaded the mockup again", page=event.page, t=event.t)


def _typing_step(event: Key) -> PersonStep:
    return PersonStep(
        kind="key", title=f"Key {event.key}", page=event.page, t=event.t, hit_id=event.id or ""
    )


def _on_one_clock(steps: Sequence[PersonStep], events: Sequence[AnyEvent]) -> list[PersonStep]:
    """Each load starts at 0; put them one after the other."""
    lasts: dict[str, int] = {}
    for event in events:
        lasts[event.page] = max(event.t, lasts.get(event.page, 0))
    starts: dict[str, int] = {}
    elapsed = 0
    for page, last in lasts.items():
        starts[page] = elapsed
        elapsed += last
    return [replace(step, t=step.t + starts[step.page]) for step in steps]


def _with_trails(steps: Sequence[PersonStep], events: Sequence[AnyEvent]) -> list[PersonStep]:
    """Give each step the pointer's way since the step before it."""
    places = [event for event in events if isinstance(event, MoveEvent | PointerDown | PointerUp)]
    done: list[PersonStep] = []
    since: dict[str, int] = {}
    for step in steps:
        start = since.get(step.page, -1)
        trail = tuple(
            (event.x, event.y, event.t)
            for event in places
            if event.page == step.page and start < event.t <= step.t
        )
        since[step.page] = step.t
        done.append(replace(step, trail=trail))
    return done

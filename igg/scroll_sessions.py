"""Scroll sessions: a person's scrolling with pauses shorter than 800 ms is one session."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from igg.events import AnyEvent, ScrollEvent, WheelEvent, in_order

DEBOUNCE_MS = 800


@dataclass(frozen=True)
class ScrollSession:
    """What was scrolled without an 800 ms pause, in environment time."""

    page: str
    start_t: int
    end_t: int
    """Of its last event, milliseconds."""
    wheels: int
    applied: dict[str | None, tuple[float, float]]
    """Applied (dx, dy) in CSS pixels by scroller (None: one without an id)."""

    @property
    def dx(self) -> float:
        return sum(dx for dx, _ in self.applied.values())

    @property
    def dy(self) -> float:
        return sum(dy for _, dy in self.applied.values())


def scroll_sessions(events: Iterable[AnyEvent]) -> tuple[ScrollSession, ...]:
    """The sessions in a stream of events; one still open at the end counts as ended there.

    Wheels and scrolls by the user count, scrolls by script do not. A new page ends a session.
    """
    sessions: list[ScrollSession] = []
    group: list[WheelEvent | ScrollEvent] = []
    for event in in_order(events):
        if not isinstance(event, WheelEvent | ScrollEvent):
            continue
        if isinstance(event, ScrollEvent) and event.by == "script":
            continue
        if group and (event.page != group[-1].page or event.t - group[-1].t >= DEBOUNCE_MS):
            sessions.append(_session(group))
            group = []
        group.append(event)
    if group:
        sessions.append(_session(group))
    return tuple(sessions)


def _session(group: list[WheelEvent | ScrollEvent]) -> ScrollSession:
    applied: dict[str | None, tuple[float, float]] = {}
    for event in group:
        if isinstance(event, ScrollEvent):
            dx, dy = applied.get(event.id, (0.0, 0.0))
            applied[event.id] = (dx + event.dx, dy + event.dy)
    return ScrollSession(
        page=group[0].page,
        start_t=group[0].t,
        end_t=group[-1].t,
        wheels=sum(isinstance(event, WheelEvent) for event in group),
        applied=applied,
    )

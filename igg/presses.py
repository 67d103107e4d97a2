"""Attempts derived from raw events: a press with the clicks it causes is one attempt.

A press is, in this order:
    taken by a draggable or a pan  → drag (the browser's later click is `after_drag`)
    a trusted click came           → click, however far it moved
    it moved 5 px or more          → drag
    otherwise                      → empty
A trusted click without a press is a keyboard activation, unless it belongs to the attempt
before it: same timestamp (a label's forwarded click), or an even `detail` (a double click).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from igg.events import AnyEvent, ClickEvent, DragEvent, PointerDown, PointerUp, in_order

DRAG_THRESHOLD_PX = 5.0

AttemptKind = Literal["click", "drag", "empty", "keyboard"]


@dataclass(frozen=True)
class Attempt:
    """One click, drag, empty press or keyboard activation of an actor."""

    kind: AttemptKind
    page: str
    seq: int
    """Of the event that decides it: the first click, or the end of the press."""
    last_seq: int
    """Of its last event."""
    t: int
    """Environment time of the deciding event, milliseconds."""
    x: float | None
    """CSS pixels, where the press went down; None for the keyboard."""
    y: float | None
    clicks: tuple[ClickEvent, ...]
    """Trusted clicks, the first one first; those after a drag included."""
    drag: DragEvent | None


@dataclass
class _Press:
    down: PointerDown | None = None
    up: PointerUp | None = None
    drag: DragEvent | None = None
    clicks: list[ClickEvent] = field(default_factory=list)

    def build(self) -> Attempt | None:
        """The attempt it is, or None while it is still open."""
        kind = self._kind()
        if kind is None:
            return None
        events: list[PointerDown | PointerUp | DragEvent | ClickEvent] = [
            event for event in (self.down, self.up, self.drag) if event is not None
        ]
        events += self.clicks
        last = max(events, key=lambda event: event.seq)
        deciding = self.clicks[0] if kind in ("click", "keyboard") else (self.drag or self.up)
        place = self._place() if kind != "keyboard" else (None, None)
        decided = deciding or last
        return Attempt(
            kind=kind,
            page=last.page,
            seq=decided.seq,
            last_seq=last.seq,
            t=decided.t,
            x=place[0],
            y=place[1],
            clicks=tuple(self.clicks),
            drag=self.drag,
        )

    def _kind(self) -> AttemptKind | None:
        if self.drag is not None and self.drag.taken:
            return "drag"
        if self.clicks:
            first = self.clicks[0]
            if first.after_drag:
                return "drag"
            return "keyboard" if first.press is None and first.detail == 0 else "click"
        if self.drag is None and (self.down is None or self.up is None):
            return None
        return "drag" if self._distance() >= DRAG_THRESHOLD_PX else "empty"

    def _distance(self) -> float:
        if self.drag is not None:
            return math.dist(self.drag.from_, self.drag.to)
        if self.down is None or self.up is None:
            return 0.0
        return math.dist((self.down.x, self.down.y), (self.up.x, self.up.y))

    def _place(self) -> tuple[float, float]:
        if self.down is not None:
            return self.down.x, self.down.y
        if self.drag is not None:
            return self.drag.from_
        return self.clicks[0].x, self.clicks[0].y


def attempts_of(events: Iterable[AnyEvent]) -> tuple[Attempt, ...]:
    """The attempts in a stream of events, in order of the events that decide them.

    `events` may come in any order within a page and repeated; pages count in order of first
    appearance. A press still held down is no attempt yet; a click by script is none at all.
    """
    ordered = in_order(events)
    pages: dict[str, list[AnyEvent]] = {}
    for event in ordered:
        pages.setdefault(event.page, []).append(event)
    return tuple(attempt for page in pages.values() for attempt in _attempts_of_page(page))


@dataclass
class _Page:
    """The presses of one page, in order of their first event."""

    presses: list[_Press] = field(default_factory=list)
    by_number: dict[int, _Press] = field(default_factory=dict)
    last_clicked: _Press | None = None

    def press(self, number: int | None) -> _Press:
        """The press of that number; a new one for None."""
        press = self.by_number.get(number) if number is not None else None
        if press is None:
            press = _Press()
            self.presses.append(press)
            if number is not None:
                self.by_number[number] = press
        return press

    def add_click(self, click: ClickEvent) -> None:
        owner = self.last_clicked
        if owner is None or not _belongs(click, owner.clicks):
            owner = self.last_clicked = self.press(click.press)
        elif click.press is not None:
            self._drop_press_of_double_click(click.press, owner)
        owner.clicks.append(click)

    def _drop_press_of_double_click(self, number: int, owner: _Press) -> None:
        own = self.by_number.get(number, owner)
        if own is not owner:
            self.presses.remove(own)
            self.by_number[number] = owner


def _attempts_of_page(events: list[AnyEvent]) -> list[Attempt]:
    page = _Page()
    for event in events:
        match event:
            case PointerDown():
                page.press(event.press).down = event
            case PointerUp():
                page.press(event.press).up = event
            case DragEvent():
                page.press(event.press).drag = event
            case ClickEvent() if event.trusted:
                page.add_click(event)
            case _:
                pass
    attempts = [attempt for press in page.presses if (attempt := press.build()) is not None]
    return sorted(attempts, key=lambda attempt: attempt.seq)


def _belongs(click: ClickEvent, earlier: list[ClickEvent]) -> bool:
    """Whether a click belongs to the attempt with the clicks `earlier`."""
    if click.stamp == earlier[-1].stamp:
        return True
    if click.press is not None and click.press == earlier[0].press:
        return True
    is_double = click.detail > 0 and click.detail % 2 == 0
    return (
        is_double
        and not click.after_drag
        and any(one.detail == click.detail - 1 and not one.after_drag for one in earlier)
    )

"""Rules that know nothing of the target: how far blind habits get (the paper's Table A7).

Each rule belongs to one sub-type and spends the whole budget. Places are shares of the viewport,
chosen once for desktop pages in general and not for any environment. Only the drag rule sees
anything: the box of what covers the centre of the view.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

from igg.actions import Action, Click, Drag, Move, Scroll, Viewport, Wait
from igg.observations import Box
from igg.taxonomy import SubTypeCode

Rule = Callable[[int, Viewport, Box | None], Action]
"""Step index from 0, viewport, box of what covers the centre (drag rule only) → action."""

SCROLL_PX = 600
WAIT_MS = 1000
GRIP_PX = 16
"""How far below its upper edge a covering thing is taken: where title bars are."""

ICON_AREAS = (
    (0.955, 0.035),
    (0.90, 0.035),
    (0.50, 0.42),
    (0.025, 0.20),
    (0.50, 0.62),
    (0.965, 0.42),
    (0.84, 0.30),
    (0.30, 0.30),
)
"""Ends of a top bar, the middle of rows, a left rail, the right edge, corners of cards."""

DISMISS_AREAS = (
    (0.68, 0.27),
    (0.97, 0.04),
    (0.05, 0.50),
    (0.50, 0.70),
    (0.56, 0.66),
    (0.44, 0.66),
    (0.97, 0.80),
    (0.50, 0.95),
)
"""A dialog's and the page's upper right corner, outside, buttons below, a notice, a bottom bar."""

EDGES = ((0.99, 0.50), (0.01, 0.50), (0.50, 0.98), (0.50, 0.01))


def scroll_centre(_index: int, viewport: Viewport, _covering: Box | None) -> Action:
    x, y = viewport.width // 2, viewport.height // 2
    return Scroll(x=x, y=y, dy=SCROLL_PX)


def hover_icon_areas(index: int, viewport: Viewport, _covering: Box | None) -> Action:
    x, y = _at(ICON_AREAS[index % len(ICON_AREAS)], viewport)
    return Move(x=x, y=y)


def click_dismiss_areas(index: int, viewport: Viewport, _covering: Box | None) -> Action:
    x, y = _at(DISMISS_AREAS[index % len(DISMISS_AREAS)], viewport)
    return Click(x=x, y=y)


def wait_a_second(_index: int, _viewport: Viewport, _covering: Box | None) -> Action:
    return Wait(ms=WAIT_MS)


def drag_to_edge(index: int, viewport: Viewport, covering: Box | None) -> Action:
    """Take what covers the centre near its upper edge, to one edge of the view after another."""
    left, top, width, height = covering or (0, 0, viewport.width, viewport.height)
    x = min(max(left + width / 2, 0), viewport.width - 1)
    y = min(max(top + min(GRIP_PX, height / 2), 0), viewport.height - 1)
    to_x, to_y = _at(EDGES[index % len(EDGES)], viewport)
    return Drag(startX=x, startY=y, endX=to_x, endY=to_y)


RULES: MappingProxyType[SubTypeCode, Rule] = MappingProxyType(
    {
        "1-1": scroll_centre,
        "2-1": hover_icon_areas,
        "2-3": click_dismiss_areas,
        "3-1": wait_a_second,
        "3-3": drag_to_edge,
    }
)


def _at(place: tuple[float, float], viewport: Viewport) -> tuple[float, float]:
    return float(round(place[0] * viewport.width)), float(round(place[1] * viewport.height))

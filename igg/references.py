"""Reference steps as actions in pixels, resolved when they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from igg.actions import Click, Drag, Move, Scroll, Viewport, Wait
from igg.observations import Point
from igg.tasks import AnyStep, ClickStep, DragStep, MoveStep, ScrollStep, Task, WaitStep

Locate = Callable[[str], Awaitable[Point | None]]
"""Where to point at the element of a stable id now, in CSS pixels; None when it cannot be hit."""


async def resolve_step(
    step: AnyStep, locate: Locate, viewport: Viewport
) -> Click | Move | Scroll | Drag | Wait | None:
    """A reference step as an action in pixels; None when an element it names cannot be hit.

    A SCROLL without a place points at the viewport's centre; a DRAG ends at the viewport's edge
    when its way leads outside.
    """
    match step:
        case WaitStep():
            return Wait(ms=step.ms)
        case DragStep():
            return await _resolve_drag(step, locate, viewport)
        case _:
            at = await _place(step, locate, viewport)
    if at is None:
        return None
    x, y = viewport.clamp(*at)
    match step:
        case ScrollStep():
            return Scroll(x=x, y=y, dx=step.dx, dy=step.dy)
        case MoveStep():
            return Move(x=x, y=y)
        case ClickStep():
            return Click(x=x, y=y)


async def _place(
    step: ScrollStep | MoveStep | ClickStep, locate: Locate, viewport: Viewport
) -> Point | None:
    if step.selector is not None:
        return await locate(step.selector)
    if step.x is not None and step.y is not None:
        return (step.x, step.y)
    return (viewport.width / 2, viewport.height / 2)


async def _resolve_drag(step: DragStep, locate: Locate, viewport: Viewport) -> Drag | None:
    start = await _point(step.selector, step.startX, step.startY, locate)
    if start is None:
        return None
    if step.to is not None or step.endX is not None:
        end = await _point(step.to, step.endX, step.endY, locate)
    else:
        end = (start[0] + (step.dx or 0.0), start[1] + (step.dy or 0.0))
    if end is None:
        return None
    (start_x, start_y), (end_x, end_y) = viewport.clamp(*start), viewport.clamp(*end)
    return Drag(startX=start_x, startY=start_y, endX=end_x, endY=end_y)


async def _point(
    selector: str | None, x: float | None, y: float | None, locate: Locate
) -> Point | None:
    if selector is not None:
        return await locate(selector)
    return (x, y) if x is not None and y is not None else None


@dataclass(frozen=True)
class ReferenceShape:
    """What the references of some tasks look like together."""

    tasks: int
    mean_length: float
    """Steps a task."""
    needing: dict[str, int]
    """Tasks with at least one step of each action."""


def shape_of(tasks: Sequence[Task]) -> ReferenceShape:
    """Length and actions of references. Raises ValueError for no tasks."""
    if not tasks:
        raise ValueError("tasks: expected at least one")
    needing: Counter[str] = Counter(
        action for task in tasks for action in {step.action for step in task.reference}
    )
    actions = ("SCROLL", "MOVE", "DRAG", "WAIT", "CLICK")
    mean = sum(len(task.reference) for task in tasks) / len(tasks)
    return ReferenceShape(len(tasks), mean, {action: needing[action] for action in actions})

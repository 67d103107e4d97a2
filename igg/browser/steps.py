"""Reference steps into actions, and actions into traces."""

from __future__ import annotations

from typing import Any

from igg.actions import Action, Click, Drag, Move, Scroll, Wait
from igg.browser.page import (
    SETTLE_MS,
    STEP_DEADLINE_S,
    MockupPage,
    Pointer,
    Stepped,
    deadline,
)
from igg.events import ScrollEvent, WheelEvent, parse_events
from igg.judge import judge
from igg.observations import Point, StepTrace
from igg.tasks import AnyStep, ClickStep, DragStep, MoveStep, ScrollStep, WaitStep

Step = AnyStep | Action


async def locate(page: MockupPage, stable_id: str) -> Point | None:
    """Where to point at an element or area, in whole pixels; None when it cannot be hit."""
    aim = (await page.measure(stable_id)).aim
    return None if aim is None else (float(round(aim[0])), float(round(aim[1])))


async def resolve(page: MockupPage, step: Step) -> Action | None:
    """The step in pixels, as the mockup stands now; None when what it names cannot be hit."""
    match step:
        case WaitStep():
            return Wait(ms=step.ms)
        case ClickStep() | MoveStep() | ScrollStep():
            at = await _place(page, step)
            if at is None:
                return None
            if isinstance(step, ScrollStep):
                return Scroll(x=at[0], y=at[1], dx=float(step.dx), dy=float(step.dy))
            return (Click if isinstance(step, ClickStep) else Move)(x=at[0], y=at[1])
        case DragStep():
            return await _resolve_drag(page, step)
    return step


async def _place(page: MockupPage, step: ClickStep | MoveStep | ScrollStep) -> Point | None:
    if step.selector is not None:
        return await locate(page, step.selector)
    if step.x is not None and step.y is not None:
        return (float(step.x), float(step.y))
    return (page.viewport.width / 2, page.viewport.height / 2)


async def _resolve_drag(page: MockupPage, step: DragStep) -> Drag | None:
    if step.selector is not None:
        start = await locate(page, step.selector)
    else:
        start = (float(step.startX or 0), float(step.startY or 0))
    if start is None:
        return None
    if step.to is not None:
        end = await locate(page, step.to)
    elif step.endX is not None and step.endY is not None:
        end = (float(step.endX), float(step.endY))
    else:
        end = (start[0] + float(step.dx or 0), start[1] + float(step.dy or 0))
    if end is None:
        return None
    return Drag(
        startX=start[0],
        startY=start[1],
        endX=min(max(end[0], 0.0), page.viewport.width - 1.0),
        endY=min(max(end[1], 0.0), page.viewport.height - 1.0),
    )


async def take_step(
    page: MockupPage,
    index: int,
    step: Step,
    target: str,
    *,
    path: Pointer = "interpolated",
    settle_ms: int = SETTLE_MS,
    describe: bool = False,
    picture: bool = True,
) -> tuple[StepTrace, Stepped]:
    """Resolve, dispatch, settle, judge. An unresolvable step dispatches nothing and settles."""
    waiting = step.ms / 1000 if isinstance(step, WaitStep | Wait) and page.clock == "real" else 0.0
    async with deadline(STEP_DEADLINE_S + waiting, f"{page.environment}: step {index}"):
        action = await resolve(page, step)
        if action is not None:
            await page.act(action, path)
        stepped = await page.look(target, settle_ms=settle_ms, describe=describe, picture=picture)
    events = parse_events(list(stepped.events))
    judgement = judge(target, events)
    written = step.record() if isinstance(step, AnyStep) else step.payload()
    trace = StepTrace(
        index=index,
        step=written,
        action=None if action is None else action.payload(),
        selector_found=action is not None,
        events=stepped.events,
        hit=judgement.word,
        hit_id=judgement.hit_id,
        applied=applied_scroll(events) if isinstance(action, Scroll) else {},
        after=stepped.observation,
    )
    return trace, stepped


def applied_scroll(events: list[Any]) -> dict[str, Any]:
    """What a wheel did: pixels by container that scrolled, and whether the app consumed it."""
    containers: dict[str, dict[str, float]] = {}
    for event in events:
        if isinstance(event, ScrollEvent):
            moved = containers.setdefault(event.id or "", {"dx": 0.0, "dy": 0.0})
            moved["dx"] += event.dx
            moved["dy"] += event.dy
    consumed = any(isinstance(event, WheelEvent) and event.consumed for event in events)
    return {"containers": containers, "consumed": consumed}

"""Reference steps into actions, and actions into traces."""

from __future__ import annotations

from functools import partial
from typing import Any

from igg.actions import Action, Scroll, Wait
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
from igg.references import resolve_step
from igg.tasks import AnyStep, WaitStep

Step = AnyStep | Action


async def locate(page: MockupPage, stable_id: str) -> Point | None:
    """Where to point at an element or area, in whole pixels; None when it cannot be hit."""
    aim = (await page.measure(stable_id)).aim
    return None if aim is None else (float(round(aim[0])), float(round(aim[1])))


async def resolve(page: MockupPage, step: Step) -> Action | None:
    """The step in pixels, as the mockup stands now; None when what it names cannot be hit."""
    if isinstance(step, AnyStep):
        return await resolve_step(step, partial(locate, page), page.viewport)
    return step


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

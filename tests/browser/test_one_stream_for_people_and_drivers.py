"""The same scripted input gives the same attempts and verdict in the player's frame and driven."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Frame, Page

from igg.actions import ACTION, Action, Click, Drag, Move, Scroll, Wait
from igg.browser import Chromium, MockupPage, run_execution
from igg.browser import pointer as paths
from igg.browser.page import FRAMES
from igg.browser.verify import replay
from igg.dataset import DatasetPaths, load_dataset
from igg.events import parse_events
from igg.judge import judge_session
from igg.presses import attempts_of
from igg.tasks import Task

ROOT = Path(__file__).resolve().parents[2]
SCALE = 0.75
TASKS = 10
PLAYER = """(source) => new Promise((done) => {
  document.body.innerHTML = "";
  document.body.style.margin = 0;
  const frame = document.createElement("iframe");
  frame.sandbox = "allow-scripts";
  frame.style.cssText =
    `width:1440px;height:900px;border:0;transform:scale(${SCALE});transform-origin:0 0`;
  window.received = [];
  frame.onload = () => {
    const channel = new MessageChannel();
    window.port = channel.port1;
    channel.port1.onmessage = ({data}) => {
      window.received.push(...data.events);
      if (data.events.some((event) => event.type === "ready")) {
        channel.port1.postMessage({type: "start"});
        done();
      }
    };
    frame.contentWindow.postMessage({igg: "port", v: 1}, "*", [channel.port2]);
  };
  frame.src = source;
  document.body.append(frame);
})""".replace("${SCALE}", str(SCALE))
STOPPED = """() => new Promise((done) => {
  const has_ended = () => window.received.some((event) => event.type === "end");
  const look = () => (has_ended() ? done() : setTimeout(look));
  window.port.postMessage({type: "stop"});
  look();
})"""


def chosen_tasks() -> list[Task]:
    """About ten tasks, some of every environment, the sub-types in turn; none waits long."""
    found: dict[str, dict[str, Task]] = {}
    for task in load_dataset(DatasetPaths.of(ROOT)).of("public"):
        if all(getattr(step, "ms", 0) <= 2000 for step in task.reference):
            found.setdefault(task.environment, {}).setdefault(task.sub_type, task)
    turns = itertools.cycle(sorted({sub_type for tasks in found.values() for sub_type in tasks}))
    each = max(1, TASKS // len(found))
    return [
        tasks[next(sub_type for sub_type in turns if sub_type in tasks)]
        for tasks in found.values()
        for _ in range(each)
    ]


@pytest.fixture(scope="module")
async def person(chromium: Chromium) -> AsyncIterator[Page]:
    """A page with room for the player, as a person has it open."""
    context = await chromium.browser.new_context(viewport={"width": 1200, "height": 720})
    yield await context.new_page()
    await context.close()


async def act_as_person(page: Page, actions: Sequence[Action]) -> None:
    """The driver's pointer paths, on the scaled frame and in real time."""
    at = paths.PARKED
    for action in actions:
        for index, end in enumerate(action.points()):
            if isinstance(action, Drag) and index == 1:
                await page.mouse.down()
            for x, y in paths.interpolated(at, end):
                await page.mouse.move(x * SCALE, y * SCALE)
            at = end
        match action:
            case Click():
                await page.mouse.down()
                await page.mouse.up()
            case Drag():
                await page.mouse.up()
            case Scroll():
                await page.mouse.wheel(action.dx * SCALE, action.dy * SCALE)
            case Wait():
                await passed(page, action.ms)
            case Move():
                pass
        await page.evaluate(FRAMES)
        await passed(page, 300)


async def passed(page: Page, ms: int) -> None:
    """Wait until the mockup's own clock has gone on by `ms`."""
    frame = mockup_frame(page)
    start = await frame.evaluate("() => igg.now()")
    await frame.wait_for_function("(until) => igg.now() >= until", arg=start + ms)


def mockup_frame(page: Page) -> Frame:
    return page.frames[-1]


def essence(events: list[dict[str, Any]], target: str) -> tuple[Any, ...]:
    """What a session comes to: its attempts, and how the judge sees it."""
    parsed = parse_events(events)
    session = judge_session(target, parsed)
    attempts = [
        (attempt.kind, [(click.id, click.active) for click in attempt.clicks])
        for attempt in attempts_of(parsed)
    ]
    return attempts, session.outcome, [one.judgement.word for one in session.attempts]


@pytest.mark.parametrize("task", chosen_tasks(), ids=lambda task: task.id)
async def test_same_attempts_and_verdict(chromium: Chromium, person: Page, task: Task) -> None:
    driven: MockupPage = await chromium.open_page(task.environment)
    run = await run_execution(driven, task, replay(task))
    await chromium.close_page(driven)
    actions = [ACTION.validate_python(step.action) for step in run.trace.steps if step.action]
    by_driver = [event for step in run.trace.steps for event in step.events]

    address = f"{chromium.site}/apps/{task.environment}/?state={task.initial_state_id}"
    await person.evaluate(PLAYER, f"{address}&clock=real&motion=on")
    await act_as_person(person, actions)
    await person.evaluate(STOPPED)
    by_person = await person.evaluate("() => window.received")

    last = by_person[-1]
    assert last["type"] == "end"
    assert [event["seq"] for event in by_person] == list(range(last["last_seq"] + 1))
    assert essence(by_person, task.target_id) == essence(by_driver, task.target_id)
    assert essence(by_driver, task.target_id)[1] == "success"

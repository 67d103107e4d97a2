"""How fast references are replayed, against the bare script; and what a reset and a wait cost.

Task by task the two sides alternate on pages of the same Chromium, so that whatever else the
machine does meets both. One page each.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from pathlib import Path

from benchmarks.bare import BarePage, Script
from igg.actions import ACTION, Wait
from igg.browser import Chromium, MockupPage, open_chromium, run_execution
from igg.browser.page import FRAMES
from igg.browser.verify import replay
from igg.dataset import DatasetPaths, load_dataset
from igg.tasks import Task

ROOT = Path(__file__).resolve().parent.parent
ROUNDS = 2
RESETS = 100
LOADS = 30
LONG_WAIT_MS = 10_000


def p95(values: list[float]) -> float:
    return statistics.quantiles(values, n=20)[-1]


async def timed(action: object) -> float:
    """Milliseconds an awaitable took."""
    started = time.perf_counter()
    await action  # type: ignore[misc]  # an awaitable of anything
    return (time.perf_counter() - started) * 1000


async def script_of(page: MockupPage, task: Task) -> Script:
    run = await run_execution(page, task, replay(task))
    actions = [ACTION.validate_python(step.action) for step in run.trace.steps if step.action]
    return Script(task.initial_state_id, tuple(actions))


async def compare_replays(
    chromium: Chromium, environment: str, tasks: list[Task]
) -> tuple[float, float]:
    """Milliseconds of all replays by `verify`'s code and by the bare script."""
    ours = await chromium.open_page(environment)
    theirs = await chromium.open_page(environment)
    bare = BarePage(theirs.page)
    scripts = {task.id: await script_of(ours, task) for task in tasks}
    mine = floor = 0.0
    for number in range(ROUNDS):
        for index, task in enumerate(tasks):
            sides = ["ours", "bare"] if (number + index) % 2 else ["bare", "ours"]
            for side in sides:
                if side == "ours":
                    mine += await timed(run_execution(ours, task, replay(task)))
                else:
                    floor += await timed(bare.run(scripts[task.id]))
    await chromium.close_page(ours)
    await chromium.close_page(theirs)
    return mine, floor


async def measure_resets(
    chromium: Chromium, environment: str, states: list[str]
) -> tuple[float, float]:
    """p95 milliseconds of `reset()` and of a navigation, each from a used page."""
    page = await chromium.open_page(environment)
    resets, loads = [], []
    for number in range(RESETS):
        await page.page.mouse.move(700, 400)
        await page.page.mouse.wheel(0, 400)
        await page.page.mouse.move(-1, -1)
        await page.page.evaluate(FRAMES)
        state = states[number % len(states)]
        resets.append(await timed(page.page.evaluate("(state) => igg.reset(state)", state)))
    for number in range(LOADS):
        loads.append(await timed(page.load(states[number % len(states)])))
    await chromium.close_page(page)
    return p95(resets), p95(loads)


async def measure_wait(chromium: Chromium, environment: str) -> float:
    page = await chromium.open_page(environment)
    spent = await timed(page.act(Wait(ms=LONG_WAIT_MS)))
    await chromium.close_page(page)
    return spent


async def main() -> int:
    dataset = load_dataset(DatasetPaths.of(ROOT))
    tasks = [*dataset.of("public"), *dataset.of("heldout")]
    say = sys.stdout.write
    say(f"Replays of references, one page, {ROUNDS} rounds, sides alternating\n")
    say(f"{'environment':12} {'tasks':>5} {'verify/h':>9} {'bare/h':>9} {'ratio':>6}")
    say(f" {'reset p95':>10} {'load p95':>9} {'10 s wait':>10}\n")
    total_mine = total_floor = 0.0
    async with open_chromium(ROOT / "build" / "site") as chromium:
        for environment in sorted({task.environment for task in tasks}):
            chosen = [task for task in tasks if task.environment == environment]
            mine, floor = await compare_replays(chromium, environment, chosen)
            states = sorted({task.initial_state_id for task in chosen})
            reset, load = await measure_resets(chromium, environment, states)
            wait = await measure_wait(chromium, environment)
            count = len(chosen) * ROUNDS * 3_600_000
            say(f"{environment:12} {len(chosen):5} {count / mine:9.0f} {count / floor:9.0f}")
            say(f" {floor / mine:6.2f} {reset:7.1f} ms {load:6.1f} ms {wait:7.1f} ms\n")
            total_mine += mine
            total_floor += floor
    say(f"all: ratio {total_floor / total_mine:.2f}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))

"""How fast references are replayed, against the bare script; and what a reset and a wait cost.

Task by task the two sides alternate on pages of the same Chromium, so that whatever else the
machine does meets both. One page each.
"""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import sys
import time
from pathlib import Path

from benchmarks.bare import BarePage, Script
from igg.actions import ACTION, Wait
from igg.browser import Chromium, MockupPage, open_chromium, run_execution
from igg.browser.page import FRAMES
from igg.browser.pointer import PARKED
from igg.browser.verify import replay
from igg.dataset import DatasetPaths, load_dataset
from igg.tasks import Task

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LOADS = 30
LONG_WAIT_MS = 10_000
ROUNDS = 2
TASKS = 60
USES = 5
SEED = 1


def p95(values: list[float]) -> float:
    """Never above the largest value, however few there are."""
    return statistics.quantiles(values, n=20, method="inclusive")[-1]


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


async def measure_resets(page: MockupPage, tasks: list[Task]) -> tuple[float, float]:
    """p95 milliseconds of `reset()`: of a page used within its state, and after whole episodes.

    An episode often ends in another view, which a reset then builds anew.
    """
    used, ended = [], []
    for task in tasks:
        state = task.initial_state_id
        await run_execution(page, task, replay(task))
        ended.append(await timed_reset(page, state))
        for _ in range(USES):
            await page.page.mouse.move(700, 400)
            await page.page.mouse.wheel(0, 400)
            used.append(await timed_reset(page, state))
    return p95(used), p95(ended)


async def timed_reset(page: MockupPage, state: str) -> float:
    await page.page.mouse.move(*PARKED)
    await page.page.evaluate(FRAMES)
    return await timed(page.page.evaluate("(state) => igg.reset(state)", state))


async def measure_loads(page: MockupPage, site: Path, states: list[str]) -> tuple[float, float]:
    """p95 milliseconds of a navigation until ready, and of the same elements as plain HTML."""
    loads, floors = [], []
    address = page.page.url.split("?")[0]
    still = site / "apps" / page.environment / "still.html"
    for number in range(LOADS):
        loads.append(await timed(page.load(states[number % len(states)])))
        text = re.sub(
            r"<script.*?</script>|<link[^>]*modulepreload[^>]*>", "", await page.page.content()
        )
        still.write_text(text, encoding="utf-8")
        floors.append(await timed(open_still(page, f"{address}{still.name}")))
    still.unlink()
    return p95(loads), p95(floors)


async def open_still(page: MockupPage, address: str) -> None:
    await page.page.goto(address)
    await page.page.evaluate(FRAMES)


async def measure_wait(chromium: Chromium, environment: str) -> float:
    page = await chromium.open_page(environment)
    spent = await timed(page.act(Wait(ms=LONG_WAIT_MS)))
    await chromium.close_page(page)
    return spent


async def main() -> int:
    dataset = load_dataset(DatasetPaths.of(ROOT))
    tasks = [*dataset.of("public"), *dataset.of("heldout")]
    tasks = random.Random(SEED).sample(tasks, min(len(tasks), TASKS))
    say = sys.stdout.write
    say(f"Replays of {len(tasks)} references, one page, {ROUNDS} rounds, sides alternating\n")
    say(
        "p95 in ms: reset of a used page, of an ended episode; load, the same as plain HTML; 10 s\n"
    )
    say(f"{'environment':12} {'tasks':>5} {'verify/h':>9} {'bare/h':>9} {'ratio':>6}")
    say(f" {'reset':>7} {'…ended':>8} {'load':>7} {'…still':>7} {'wait':>6}\n")
    total_mine = total_floor = 0.0
    async with open_chromium(SITE) as chromium:
        for environment in sorted({task.environment for task in tasks}):
            chosen = [task for task in tasks if task.environment == environment]
            mine, floor = await compare_replays(chromium, environment, chosen)
            states = sorted({task.initial_state_id for task in chosen})
            page = await chromium.open_page(environment)
            used, ended = await measure_resets(page, chosen)
            load, still = await measure_loads(page, SITE, states)
            await chromium.close_page(page)
            wait = await measure_wait(chromium, environment)
            count = len(chosen) * ROUNDS * 3_600_000
            say(f"{environment:12} {len(chosen):5} {count / mine:9.0f} {count / floor:9.0f}")
            say(f" {floor / mine:6.2f} {used:7.1f} {ended:8.1f}")
            say(f" {load:7.1f} {still:7.1f} {wait:6.1f}\n")
            total_mine += mine
            total_floor += floor
    say(f"all: ratio {total_floor / total_mine:.2f}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))

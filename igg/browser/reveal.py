"""Plays a blind rule on tasks; the ledger says whether the target ever came to be hittable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from igg.actions import Action, Viewport
from igg.browser.chromium import open_chromium
from igg.browser.page import STEP_DEADLINE_S, MockupPage, deadline
from igg.browser.pool import PagePool
from igg.browser.steps import take_step
from igg.errors import EnvironmentFault
from igg.observations import Box
from igg.protocol import BUDGET
from igg.tasks import Task

BlindRule = Callable[[int, Viewport, Box | None], Action]
"""Step index from 0, viewport, box of what covers the centre of the view → action."""

COVERING = """([x, y]) => {
  const top = document.elementFromPoint(x, y);
  const named = "[data-igg-id], [data-igg-area]";
  let found = top?.closest(named) ?? null;
  for (let node = found; node; node = node.parentElement?.closest(named)) {
    if (["fixed", "absolute"].includes(getComputedStyle(node).position)) { found = node; break; }
  }
  const box = found?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height] : null;
}"""


@dataclass(frozen=True)
class Reveal:
    """What a rule came to on one task."""

    task: Task
    revealed_at: int | None
    """Actions spent until the target could be hit; 0 at the start, None never."""
    error: str = ""


async def try_rules(
    rules: Sequence[tuple[Task, BlindRule]],
    site: Path,
    *,
    workers: int = 2,
    on_result: Callable[[Reveal], Awaitable[None]] | None = None,
) -> list[Reveal]:
    """Play each task's rule for the whole budget or until the target can be hit.

    A fault of the browser stands in the result's `error`. Raises BrowserMissing,
    EnvironmentNotBuilt.
    """
    results: dict[int, Reveal] = {}
    queue = list(enumerate(rules))[::-1]
    async with open_chromium(site) as chromium:
        pool = PagePool(chromium, limit=workers, clock="manual", motion=False)

        async def work() -> None:
            while queue:
                number, (task, rule) = queue.pop()
                async with pool.lend(task.environment) as page:
                    results[number] = await _try(page, task, rule)
                if on_result is not None:
                    await on_result(results[number])

        async with asyncio.TaskGroup() as group:
            for _ in range(workers):
                group.create_task(work())
        await pool.close()
    return [results[number] for number in range(len(rules))]


async def _try(page: MockupPage, task: Task, rule: BlindRule) -> Reveal:
    try:
        return Reveal(task, await _revealed_at(page, task, rule))
    except EnvironmentFault as fault:
        page.is_faulty = True
        return Reveal(task, None, str(fault))


async def _revealed_at(page: MockupPage, task: Task, rule: BlindRule) -> int | None:
    async with deadline(STEP_DEADLINE_S, f"{page.environment}: reset to {task.initial_state_id}"):
        await page.reset(task.initial_state_id)
        seen = await page.look(task.target_id, picture=False)
    if seen.observation.target.is_hittable:
        return 0
    for index in range(BUDGET):
        action = rule(index, page.viewport, await _covering(page))
        taken, _ = await take_step(page, index, action, task.target_id, picture=False)
        if taken.after.target.is_hittable:
            return index + 1
    return None


async def _covering(page: MockupPage) -> Box | None:
    """Box of the topmost floating thing at the centre of the view, or of what is there at all."""
    centre = [page.viewport.width / 2, page.viewport.height / 2]
    async with deadline(STEP_DEADLINE_S, f"{page.environment}: looking at the centre"):
        box = await page.page.evaluate(COVERING, centre)
    return None if box is None else (box[0], box[1], box[2], box[3])

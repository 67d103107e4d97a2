"""Verifies tasks in parallel pages of one Chromium: a replay, or the whole verdict."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from igg.browser.chromium import Chromium, open_chromium
from igg.browser.execution import Run, run_execution
from igg.browser.page import STEP_DEADLINE_S, Clock, MockupPage, deadline
from igg.errors import BrowserError, EnvironmentFault
from igg.observations import Trace
from igg.protocol import BUDGET
from igg.tasks import Task
from igg.verification import Check, Execution, plan, plan_further, verdict
from igg.verification.plan import REFERENCE

TRIES = 2

Outcome = Literal["pass", "fail", "errored"]


@dataclass(frozen=True)
class Job:
    """A task to verify, with its hint variant for the checks that compare them."""

    task: Task
    hint: Task | None = None


@dataclass(frozen=True)
class Result:
    """What became of one task. `checks` is None without the whole verdict."""

    task: Task
    outcome: Outcome
    detail: str
    checks: dict[str, Check] | None
    reference: Trace | None
    pictures: dict[str, bytes]
    """PNGs of the reference's steps, by SHA-256."""

    def record(self) -> dict[str, object]:
        """The result as listed by `verify --json`."""
        listed: dict[str, object] = {
            "id": self.task.id,
            "sub_type": self.task.sub_type,
            "outcome": self.outcome,
            "detail": self.detail,
        }
        if self.checks is not None:
            listed["checks"] = {
                name: check.model_dump(mode="json") for name, check in self.checks.items()
            }
        return listed


OnResult = Callable[[Result], Awaitable[None]]


class Verifier:
    """One worker's pages, reused from task to task of one environment."""

    def __init__(self, chromium: Chromium) -> None:
        self._chromium = chromium
        self._pages: dict[Clock, MockupPage] = {}

    async def verify(self, job: Job, *, full: bool) -> Result:
        """Verify one task; a fault of the browser is tried again, then reported as errored."""
        for tries_left in reversed(range(TRIES)):
            result = await self._try(job, full=full)
            if result.outcome != "errored" or tries_left == 0:
                return result
            await self.close()
        raise AssertionError("unreachable")

    async def close(self) -> None:
        for page in self._pages.values():
            await self._chromium.close_page(page)
        self._pages.clear()

    async def _try(self, job: Job, *, full: bool) -> Result:
        try:
            if not full:
                return replayed(job.task, await self._run(job.task, replay(job.task)))
            return await self._whole(job)
        except BrowserError as fault:
            return Result(job.task, "errored", str(fault), None, None, {})

    async def _whole(self, job: Job) -> Result:
        # What was drawn in another state leaves traces of a few shades in tiles that a reset
        # finds unchanged; the pictures of a verdict begin with those of a fresh load.
        page = await self._page(job.task.environment, "manual")
        async with deadline(STEP_DEADLINE_S, f"{page.environment}: loading"):
            await page.load(job.task.initial_state_id)
        runs = {one.name: await self._run(job.task, one) for one in plan(job.task)}
        traces = {name: run.trace for name, run in runs.items()}
        for one in plan_further(job.task, traces):
            traces[one.name] = (await self._run(job.task, one)).trace
        found = verdict(job.task, job.hint, traces)
        failed = [
            f"{name}: {one.detail}" for name, one in found.checks.items() if one.passed is False
        ]
        broken = [f"{name}: {trace.error}" for name, trace in traces.items() if trace.error]
        detail = "; ".join(failed or broken)
        pictures = runs[REFERENCE].pictures
        return Result(
            job.task, found.outcome, detail, dict(found.checks), traces[REFERENCE], pictures
        )

    async def _run(self, task: Task, execution: Execution) -> Run:
        page = await self._page(task.environment, execution.clock)
        try:
            run = await run_execution(page, task, execution)
        except EnvironmentFault:
            await self._drop(execution.clock)
            raise
        if run.trace.error is not None:
            await self._drop(execution.clock)
        return run

    async def _page(self, environment: str, clock: Clock) -> MockupPage:
        page = self._pages.get(clock)
        if page is not None and page.environment != environment:
            await self._drop(clock)
            page = None
        if page is None:
            page = await self._chromium.open_page(environment, clock=clock)
            self._pages[clock] = page
        return page

    async def _drop(self, clock: Clock) -> None:
        await self._chromium.close_page(self._pages.pop(clock))


def replay(task: Task) -> Execution:
    """The reference trace as it stands, with pictures."""
    return Execution(REFERENCE, task.reference, pictures=True)


def replayed(task: Task, run: Run) -> Result:
    """The result of a plain replay: it ends in a hit within the budget."""
    trace = run.trace
    if trace.error is not None:
        return Result(task, "errored", trace.error, None, trace, run.pictures)
    if trace.is_hit and len(trace.steps) <= BUDGET:
        return Result(task, "pass", "", None, trace, run.pictures)
    lost = [str(step.index + 1) for step in trace.steps if not step.selector_found]
    last = trace.steps[-1]
    detail = f"the last step is {last.hit or 'no click'} on {last.hit_id}"
    if lost:
        detail = f"step {', '.join(lost)}: what it names cannot be hit; {detail}"
    return Result(task, "fail", detail, None, trace, run.pictures)


async def verify_task(chromium: Chromium, job: Job, *, full: bool = False) -> Result:
    """Verify one task in pages of its own."""
    verifier = Verifier(chromium)
    try:
        return await verifier.verify(job, full=full)
    finally:
        await verifier.close()


async def verify_tasks(
    jobs: Sequence[Job],
    site: Path,
    *,
    full: bool = False,
    workers: int = 2,
    on_result: OnResult | None = None,
) -> list[Result]:
    """Verify tasks, `workers` at a time; results in the order of `jobs`.

    `on_result` is awaited as each task ends. Raises BrowserMissing, EnvironmentNotBuilt.
    """
    results: dict[int, Result] = {}
    queue = list(enumerate(jobs))
    queue.reverse()

    async def work(chromium: Chromium) -> None:
        verifier = Verifier(chromium)
        try:
            while queue:
                number, job = queue.pop()
                results[number] = await verifier.verify(job, full=full)
                if on_result is not None:
                    await on_result(results[number])
        finally:
            await verifier.close()

    async with open_chromium(site) as chromium, asyncio.TaskGroup() as group:
        for _ in range(max(1, min(workers, len(jobs)))):
            group.create_task(work(chromium))
    return [results[number] for number in range(len(jobs))]

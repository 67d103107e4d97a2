"""Runs one planned execution of a task on a mockup."""

from __future__ import annotations

from dataclasses import dataclass, field

from igg.browser.page import STEP_DEADLINE_S, MockupPage, deadline
from igg.browser.steps import take_step
from igg.errors import EnvironmentFault
from igg.observations import Observation, StepTrace, Trace
from igg.tasks import Task
from igg.verification import Execution


@dataclass
class Run:
    """A trace, and the pictures taken on the way by their SHA-256."""

    trace: Trace
    pictures: dict[str, bytes] = field(default_factory=dict)


async def run_execution(page: MockupPage, task: Task, execution: Execution) -> Run:
    """Reset to the task's state, take the steps, stop at a hit when the execution says so.

    A fault of the page ends the trace early and stands in its `error`. Raises EnvironmentFault
    only when the mockup cannot even be reset.
    """
    describe = execution.observe == "full"
    pictures: dict[str, bytes] = {}
    steps: list[StepTrace] = []
    error = None
    before = await _begin(page, task, execution, pictures)
    try:
        for index, step in enumerate(execution.steps):
            taken, stepped = await take_step(
                page,
                index,
                step,
                task.target_id,
                path=execution.pointer,
                describe=describe,
                picture=execution.pictures,
            )
            steps.append(taken)
            if stepped.picture is not None:
                pictures[stepped.picture.sha256] = stepped.picture.png
            if taken.hit == "hit" and execution.stop_on_hit:
                break
    except EnvironmentFault as fault:
        error = str(fault)
    trace = Trace(execution=execution.name, before=before, steps=tuple(steps), error=error)
    return Run(trace, pictures)


async def _begin(
    page: MockupPage, task: Task, execution: Execution, pictures: dict[str, bytes]
) -> Observation:
    async with deadline(STEP_DEADLINE_S, f"{page.environment}: reset to {task.initial_state_id}"):
        await page.reset(task.initial_state_id)
        first = await page.look(
            task.target_id, describe=execution.observe == "full", picture=execution.pictures
        )
    if first.picture is not None:
        pictures[first.picture.sha256] = first.picture.png
    return first.observation

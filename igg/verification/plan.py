"""Which executions a verdict needs: first those known from the task, then those that depend
on how its reference ran. Running them is igg.browser's part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from igg.actions import Click, Drag, Move, Scroll, Wait
from igg.observations import Trace
from igg.tasks import AnyStep, MoveStep, Task
from igg.verification.cue import Cue, find_cue

REFERENCE = "reference"
REPEAT = "repeat"
HUMAN = "human"
LAST_CLICK = "last_click"
LOOK_ALIKES = "look_alikes"

BLIND_CLICKS = 8
"""Clicks at the recorded pixel for targets that time alone may bring there."""

PlannedStep = AnyStep | Click | Move | Scroll | Drag | Wait


@dataclass(frozen=True)
class Execution:
    """One run of steps from a reset to the task's initial state.

    A step whose selector cannot be hit dispatches nothing, settles and is followed by the next.
    """

    name: str
    steps: tuple[PlannedStep, ...]
    clock: Literal["manual", "real"] = "manual"
    pointer: Literal["interpolated", "continuous"] = "interpolated"
    observe: Literal["target", "full"] = "target"
    """full: every observation has its description."""
    pictures: bool = False
    """Every observation has its screenshot."""
    stop_on_hit: bool = True


def without_step(index: int) -> str:
    """Name of the execution that leaves out one step."""
    return f"without_{index}"


def plan(task: Task) -> tuple[Execution, ...]:
    """The executions that need nothing but the task: about five."""
    steps = task.reference
    return (
        Execution(REFERENCE, steps, observe="full", pictures=True, stop_on_hit=False),
        Execution(REPEAT, steps, pictures=True, stop_on_hit=False),
        Execution(HUMAN, steps, clock="real", pointer="continuous", stop_on_hit=False),
        *(_without(task, index) for index in range(len(steps) - 1) if not _may_be_cue(task, index)),
    )


def plan_further(task: Task, traces: Mapping[str, Trace]) -> tuple[Execution, ...]:
    """The executions that need the reference's trace: one, for some tasks none.

    None at all when the reference did not run.
    """
    reference = traces.get(REFERENCE)
    if reference is None or reference.error is not None:
        return ()
    if task.sub_type == "2-1":
        cue = find_cue(task, reference)
        planned = [index for index in removable_steps(task, cue) if _may_be_cue(task, index)]
        return (*(_without(task, index) for index in planned), *_hover_look_alikes(task, cue))
    click = last_click(reference)
    if click is None:
        return ()
    times = BLIND_CLICKS if task.sub_type in ("3-1", "3-2") else 1
    return (Execution(LAST_CLICK, (click,) * times),)


def removable_steps(task: Task, cue: Cue | None) -> tuple[int, ...]:
    """Steps that must prove to be needed: all but the last and the MOVE of a 2-1 cue."""
    return tuple(
        index for index in range(len(task.reference) - 1) if cue is None or index != cue.index
    )


def _may_be_cue(task: Task, index: int) -> bool:
    step = task.reference[index]
    return task.sub_type == "2-1" and isinstance(step, MoveStep) and step.selector == task.target_id


def _without(task: Task, index: int) -> Execution:
    steps = task.reference
    return Execution(without_step(index), steps[:index] + steps[index + 1 :])


def last_click(reference: Trace) -> Click | None:
    """The reference's last action, in the pixels in which it was dispatched."""
    action = reference.steps[-1].action if reference.steps else None
    if action is None or action.get("action") != "click":
        return None
    return Click.model_validate(action)


def _hover_look_alikes(task: Task, cue: Cue | None) -> tuple[Execution, ...]:
    if cue is None or not cue.look_alikes:
        return ()
    moves = tuple(MoveStep(action="MOVE", selector=one.id) for one in cue.look_alikes)
    return (Execution(LOOK_ALIKES, task.reference[: cue.index] + moves, observe="full"),)

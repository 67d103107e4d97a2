"""Pure rules of the console: who may change what, leaks, and what a reference says in words."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from igg.tasks import AnyStep, ClickStep, DragStep, MoveStep, ScrollStep, Task, WaitStep
from igg.verification.words import procedure_words

CLAIM_LEASE = timedelta(minutes=15)


@dataclass(frozen=True)
class LeakReport:
    """What in an instruction tells how instead of what."""

    words: tuple[str, ...]
    lacks_quotes: bool
    """No name stands in quotes: often the target is not named as it is on screen."""


def check_leak(instruction: str) -> LeakReport:
    has_quotes = any(mark in instruction for mark in "‘“\"'")
    return LeakReport(procedure_words(instruction), bool(instruction.strip()) and not has_quotes)


@dataclass(frozen=True)
class StepWords:
    """A reference step to read."""

    action: str
    text: str


def describe_reference(task: Task) -> list[StepWords]:
    return [StepWords(step.action.capitalize(), _describe(step)) for step in task.reference]


def _describe(step: AnyStep) -> str:
    match step:
        case WaitStep():
            return f"{step.ms / 1000:g} s"
        case ScrollStep():
            where = _place(step.selector, step.x, step.y) or "the middle of the screen"
            return f"{_way(step.dx, step.dy)} in {where}"
        case MoveStep() | ClickStep():
            return _place(step.selector, step.x, step.y)
        case DragStep():
            start = _place(step.selector, step.startX, step.startY)
            end = _place(step.to, step.endX, step.endY)
            return f"{start} to {end}" if end else f"{start} {_way(step.dx or 0, step.dy or 0)}"


def _place(selector: str | None, x: float | None, y: float | None) -> str:
    if selector is not None:
        return selector
    return "" if x is None or y is None else f"{x:g}, {y:g}"


def _way(dx: float, dy: float) -> str:
    parts = []
    if dy:
        parts.append(f"{abs(dy):g} px {'down' if dy > 0 else 'up'}")
    if dx:
        parts.append(f"{abs(dx):g} px {'right' if dx > 0 else 'left'}")
    return " and ".join(parts)

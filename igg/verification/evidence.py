"""What the checks look at, and what a check says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import Field

from igg.observations import Frozen, LedgerRow, Trace
from igg.tasks import Task
from igg.verification.cue import Cue, find_cue, hovered_texts, told_apart
from igg.verification.plan import LOOK_ALIKES, REFERENCE


class Check(Frozen):
    """The result of one check, fit to be shown to the author of the task."""

    passed: bool | None
    """None: it could not be made, or does not apply (then `applies` is false)."""
    detail: str
    figures: dict[str, Any] = Field(default_factory=dict)
    applies: bool = True


class NotRun(Exception):
    """An execution that a check needs is missing or ended in an infrastructure fault."""


@dataclass(frozen=True)
class Evidence:
    """A task with the traces of its executions, by name."""

    task: Task
    hint: Task | None
    traces: Mapping[str, Trace]

    def trace(self, name: str) -> Trace:
        """Raises NotRun."""
        found = self.traces.get(name)
        if found is None:
            raise NotRun(f"the execution {name} was not run")
        if found.error is not None:
            raise NotRun(f"the execution {name} broke off: {found.error}")
        return found

    @property
    def reference(self) -> Trace:
        return self.trace(REFERENCE)

    @property
    def cue(self) -> Cue | None:
        return find_cue(self.task, self.reference)

    def distinct_look_alikes(self, cue: Cue) -> tuple[str, ...]:
        """Ids of the hovered look-alikes that showed other text than the target."""
        if not cue.look_alikes:
            return ()
        hovers = self.trace(LOOK_ALIKES)
        return told_apart(cue, hovered_texts(cue, hovers))


def step_name(task: Task, index: int) -> str:
    """A step as its author knows it: `step 2 (CLICK menu.file)`."""
    step = task.reference[index]
    return " ".join(["step", str(index + 1), f"({' '.join([step.action, *step.selectors()])})"])


def why_not(row: LedgerRow) -> str:
    """Why an element cannot be hit, in words."""
    if row.count == 0:
        return f"{row.id} does not exist"
    reasons = sorted(row.reasons.items(), key=lambda item: -item[1])
    parts = [f"{reason} ({points} points)" for reason, points in reasons[:3]]
    if not row.active:
        parts.insert(0, "not active")
    shown = f"{row.id} is {row.share:.0%} visible"
    return f"{shown}: {', '.join(parts)}" if parts else shown

"""What the browser reports about a mockup at one moment, and traces of executed steps."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

Box = tuple[float, float, float, float]
"""x, y, width, height in CSS pixels of the viewport."""

Point = tuple[float, float]
"""x, y in CSS pixels of the viewport."""


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LedgerRow(Frozen):
    """How much of one element could be hit, and why not the rest (`window.igg.measure`).

    `reasons` counts lost points of the 8x8 grid by reason: `absent`, `offscreen`,
    `clipped:<id>`, `offstage:<id>`, `covered:<id>`, `child:<id>`, `transparent`.
    """

    id: str
    count: int
    """Elements that carry the id (1 unless absent or duplicated)."""
    points: int
    """Grid points inside the element's own shape; 0 when absent."""
    share: float
    """Own points that hit the element, 0..1."""
    active: bool
    reasons: dict[str, int]
    aim: Point | None
    """The own point farthest from foreign points; None when share is 0."""
    box: Box | None

    @property
    def is_hittable(self) -> bool:
        """Some point of it can be hit, and a hit would count."""
        return self.share > 0 and self.active

    @property
    def main_reason(self) -> str | None:
        """The reason of most lost points, without the id it names; None when none is lost."""
        totals: dict[str, int] = {}
        for reason, points in self.reasons.items():
            head = reason.partition(":")[0]
            totals[head] = totals.get(head, 0) + points
        return max(totals, key=lambda head: totals[head], default=None)


class Element(Frozen):
    """One identified element (`window.igg.describe`)."""

    id: str
    name: str
    """Accessible name."""
    role: str
    label: Literal["text", "icon", "image", "field", "none"]
    box: Box
    active: bool
    shown: bool
    """At least one point of it can be hit inside the viewport."""
    context: str
    """Text of its nearest labelled surroundings (row, card, dialog, region)."""


class Description(Frozen):
    """All identified elements and the texts visible in the viewport."""

    elements: tuple[Element, ...]
    texts: tuple[str, ...]


class Observation(Frozen):
    """The mockup at rest: before the first step, or after a step settled."""

    t: int
    """Environment time, milliseconds."""
    digest: str
    """Hash of the environment's store."""
    screenshot: str | None
    """SHA-256 of the PNG, hex; None when no picture was asked for."""
    target: LedgerRow
    description: Description | None
    """Present when the execution asks for full observation."""


class StepTrace(Frozen):
    """One executed step: what was dispatched, what the mockup reported, what it then showed."""

    index: int
    step: dict[str, Any]
    """The reference step as written, or the action as parsed."""
    action: dict[str, Any] | None
    """The action dispatched, in pixels; None when none was (malformed, element not found)."""
    selector_found: bool
    """False when the step names an element that did not exist or could not be hit at all."""
    events: tuple[dict[str, Any], ...]
    """Raw events of this action, in (page, seq) order."""
    hit: Literal["hit", "miss", "inactive", "empty"] | None
    """The judge's word; None for a step without a click."""
    hit_id: str | None
    """Nearest identified element under the deciding click."""
    applied: dict[str, Any]
    """For scroll: container id and applied dx, dy. Else empty."""
    after: Observation


class Trace(Frozen):
    """One execution of a sequence of steps from a reset."""

    execution: str
    before: Observation
    steps: tuple[StepTrace, ...]
    error: str | None
    """Infrastructure fault that ended it early."""

    @property
    def screens(self) -> tuple[Observation, ...]:
        """What an actor sees before each step: screens[i] stands before step i."""
        return (self.before, *(step.after for step in self.steps[:-1]))

    @property
    def is_hit(self) -> bool:
        return any(step.hit == "hit" for step in self.steps)

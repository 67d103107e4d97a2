"""The five actions an agent can emit, in CSS pixels of the run's viewport."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, TypeAdapter, WithJsonSchema

MAX_WAIT_MS = 10_000
MAX_SCROLL_PX = 100_000


def as_number(value: float) -> int | float:
    """Whole numbers are written without a fraction: 700, not 700.0."""
    return int(value) if value.is_integer() else value


Number = Annotated[
    float,
    Field(allow_inf_nan=False, strict=True),
    PlainSerializer(as_number),
    WithJsonSchema({"type": "number"}),
]
Coordinate = Annotated[Number, Field(ge=0)]
ScrollDelta = Annotated[Number, Field(ge=-MAX_SCROLL_PX, le=MAX_SCROLL_PX)]


class Viewport(BaseModel):
    """Size of the mockup's window in CSS pixels."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    width: int = Field(default=1440, gt=0)
    height: int = Field(default=900, gt=0)

    def contains(self, x: float, y: float) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def clamp(self, x: float, y: float) -> tuple[float, float]:
        """The point, or the nearest one up to the last whole pixel."""
        return (
            min(max(x, 0.0), float(self.width - 1)),
            min(max(y, 0.0), float(self.height - 1)),
        )


class _Action(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    action: str

    def points(self) -> tuple[tuple[float, float], ...]:
        """Every point the action names, in the order the pointer reaches them."""
        return ()

    def payload(self) -> dict[str, Any]:
        """The action as it stands on the wire."""
        return self.model_dump(mode="json")


class _PointAction(_Action):
    x: Coordinate
    y: Coordinate

    def points(self) -> tuple[tuple[float, float], ...]:
        return ((self.x, self.y),)


class Click(_PointAction):
    action: Literal["click"] = "click"


class Move(_PointAction):
    action: Literal["move"] = "move"


class Scroll(_PointAction):
    action: Literal["scroll"] = "scroll"
    dy: ScrollDelta
    """Positive scrolls down, pixels."""
    dx: ScrollDelta = 0.0
    """Positive scrolls right, pixels; left off the wire when 0."""

    def payload(self) -> dict[str, Any]:
        written = super().payload()
        if self.dx == 0:
            del written["dx"]
        return written


class Drag(_Action):
    action: Literal["drag"] = "drag"
    startX: Coordinate
    startY: Coordinate
    endX: Coordinate
    endY: Coordinate

    def points(self) -> tuple[tuple[float, float], ...]:
        return ((self.startX, self.startY), (self.endX, self.endY))


class Wait(_Action):
    action: Literal["wait"] = "wait"
    ms: int = Field(ge=1, le=MAX_WAIT_MS, strict=True)


Action = Annotated[Click | Move | Scroll | Drag | Wait, Field(discriminator="action")]


class Malformed(BaseModel):
    """A reply that is no action. It costs one action and nothing is executed.

    `unparseable`: no single JSON object could be read. `invalid`: one was, and it is no action.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    action: Literal["malformed"] = "malformed"
    kind: Literal["unparseable", "invalid"]
    raw: str
    reason: str

    def payload(self) -> dict[str, Any]:
        """The entry as it stands in the trace an agent is shown."""
        return self.model_dump(mode="json")


TraceEntry = Annotated[
    Click | Move | Scroll | Drag | Wait | Malformed, Field(discriminator="action")
]
"""One entry of the trace: what the agent did at one step."""

ACTION: TypeAdapter[Click | Move | Scroll | Drag | Wait] = TypeAdapter(Action)
TRACE_ENTRY: TypeAdapter[Click | Move | Scroll | Drag | Wait | Malformed] = TypeAdapter(TraceEntry)


def bounds_problem(action: Click | Move | Scroll | Drag | Wait, viewport: Viewport) -> str | None:
    """Why the action points outside `viewport`, or None when it does not."""
    for x, y in action.points():
        if not viewport.contains(x, y):
            size = f"{viewport.width}x{viewport.height}"
            return f"({as_number(x)}, {as_number(y)}) is outside the {size} viewport"
    return None

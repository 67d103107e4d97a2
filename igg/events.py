"""What a mockup reports (contract: events), parsed strictly at the boundary."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from igg.errors import InvalidEvents, first_problem

MAX_INT = 2**53 - 1
MAX_PX = 1_000_000.0

Pixel = Annotated[float, Field(ge=-MAX_PX, le=MAX_PX, allow_inf_nan=False, strict=True)]
Positive = Annotated[float, Field(gt=0, le=100, allow_inf_nan=False, strict=True)]
Millis = Annotated[float, Field(ge=0, le=MAX_INT, allow_inf_nan=False, strict=True)]
Count = Annotated[int, Field(ge=0, le=MAX_INT, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
NO_NUL = r"^[^\x00]*$"
Word = Annotated[str, Field(min_length=1, max_length=200, pattern=NO_NUL)]
Id = Word
MaybeId = Id | None
Button = Annotated[int, Field(ge=-1, le=15, strict=True)]
Pointer = Literal["mouse", "touch", "pen"]
Size = Annotated[int, Field(gt=0, le=100_000, strict=True)]


class _Event(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    v: Literal[1]
    page: Word
    """New per load or reset of the mockup."""
    seq: Count
    t: Count
    """Environment time, milliseconds."""
    wall: Millis
    """The page's own clock, milliseconds; never used for order."""

    @property
    def order(self) -> tuple[str, int]:
        return (self.page, self.seq)

    def payload(self) -> dict[str, Any]:
        """The event as it stands on the wire."""
        return self.model_dump(mode="json", by_alias=True)


class _At(_Event):
    x: Pixel
    y: Pixel
    id: MaybeId
    """Nearest identified element."""


class Ready(_Event):
    type: Literal["ready"]
    environment: Word
    state: Word
    build: Word
    viewport: tuple[Size, Size]
    dpr: Positive
    zoom: Positive


class PointerDown(_At):
    type: Literal["pointerdown"]
    press: Count
    button: Button
    pointer: Pointer


class PointerUp(_At):
    type: Literal["pointerup"]
    press: Count
    button: Button
    pointer: Pointer


class ClickEvent(_At):
    type: Literal["click"]
    press: Count | None
    """None when no pointer press caused it (keyboard, script, a label's forwarded click)."""
    path: Annotated[tuple[Id, ...], Field(max_length=200)]
    """Identified elements from the innermost outwards."""
    active: Flag
    detail: Count
    trusted: Flag
    after_drag: Flag
    stamp: Millis
    """DOM timeStamp; equal for a label's click and the one it forwards."""
    button: Button
    pointer: Pointer


class DragEvent(_Event):
    type: Literal["drag"]
    press: Count
    from_: Annotated[tuple[Pixel, Pixel], Field(alias="from")]
    to: tuple[Pixel, Pixel]
    from_id: MaybeId
    to_id: MaybeId
    ms: Count
    taken: Flag
    """The kit's draggable or pan took the press."""


class WheelEvent(_At):
    type: Literal["wheel"]
    dx: Pixel
    dy: Pixel
    consumed: Flag


class ScrollEvent(_Event):
    type: Literal["scroll"]
    id: MaybeId
    top: Pixel
    left: Pixel
    dx: Pixel
    dy: Pixel
    by: Literal["user", "script"]


class Hover(_Event):
    type: Literal["hover"]
    id: Id
    start: Count
    dwell: Count


class MoveEvent(_At):
    type: Literal["move"]


class Key(_Event):
    type: Literal["key"]
    key: Word | None
    """Name of an activation or navigation key; None for typed text."""
    id: MaybeId
    length: Count


class StateEvent(_Event):
    type: Literal["state"]
    digest: Word


class Focus(_Event):
    type: Literal["focus"]
    id: MaybeId


class Blur(_Event):
    type: Literal["blur"]
    id: MaybeId


class Visibility(_Event):
    type: Literal["visibility"]
    hidden: Flag


class Resize(_Event):
    type: Literal["resize"]
    viewport: tuple[Size, Size]
    dpr: Positive
    zoom: Positive


class End(_Event):
    type: Literal["end"]
    last_seq: Count


AnyEvent = (
    Ready
    | PointerDown
    | PointerUp
    | ClickEvent
    | DragEvent
    | WheelEvent
    | ScrollEvent
    | Hover
    | MoveEvent
    | Key
    | StateEvent
    | Focus
    | Blur
    | Visibility
    | Resize
    | End
)
Event = Annotated[AnyEvent, Field(discriminator="type")]
EVENT: TypeAdapter[AnyEvent] = TypeAdapter(Event)
EVENT_TYPES = (
    "ready",
    "pointerdown",
    "pointerup",
    "click",
    "drag",
    "wheel",
    "scroll",
    "hover",
    "move",
    "key",
    "state",
    "focus",
    "blur",
    "visibility",
    "resize",
    "end",
)


def parse_events(raw: object) -> list[AnyEvent]:
    """Parse a decoded JSON list of events, in the order given.

    Raises InvalidEvents naming index and field.
    """
    if not isinstance(raw, list | tuple):
        raise InvalidEvents("events", "", "not a list")
    return [_parse_event(index, item) for index, item in enumerate(raw)]


def in_order(events: Iterable[AnyEvent]) -> list[AnyEvent]:
    """Events by page in order of first appearance, then by `seq`; repeats are dropped."""
    pages: dict[str, dict[int, AnyEvent]] = {}
    for event in events:
        pages.setdefault(event.page, {}).setdefault(event.seq, event)
    return [page[seq] for page in pages.values() for seq in sorted(page)]


def events_schema() -> dict[str, Any]:
    """JSON schema of one event."""
    schema = EVENT.json_schema(by_alias=True, mode="validation")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "IGG event",
        **schema,
    }


def _parse_event(index: int, item: object) -> AnyEvent:
    try:
        return EVENT.validate_python(item)
    except ValidationError as error:
        field, reason = first_problem(error, union_tags=EVENT_TYPES)
        raise InvalidEvents(f"event {index}", field, reason) from None

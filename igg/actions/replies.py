"""Reading a model's reply as an action: accept what leaves no doubt, refuse the rest."""

from __future__ import annotations

import json
import math
import re
from typing import Any, Literal

from pydantic import ValidationError

from igg.actions.models import (
    ACTION,
    Click,
    Drag,
    Malformed,
    Move,
    Scroll,
    Viewport,
    Wait,
    bounds_problem,
)
from igg.errors import first_problem

Space = Literal["pixel", "unit", "thousand"]

MAX_REPLY_CHARS = 200_000
STORED_RAW_CHARS = 20_000

ACTION_NAMES = {
    "click": "click",
    "left_click": "click",
    "leftclick": "click",
    "move": "move",
    "hover": "move",
    "mouse_move": "move",
    "mousemove": "move",
    "scroll": "scroll",
    "drag": "drag",
    "left_click_drag": "drag",
    "wait": "wait",
}
NAME_KEYS = ("action", "type", "action_type", "actionType")
PAIR_KEYS = {
    "coordinate": ("x", "y"),
    "coordinates": ("x", "y"),
    "point": ("x", "y"),
    "start": ("startX", "startY"),
    "start_coordinate": ("startX", "startY"),
    "startCoordinate": ("startX", "startY"),
    "end": ("endX", "endY"),
    "end_coordinate": ("endX", "endY"),
    "endCoordinate": ("endX", "endY"),
}
FIELD_KEYS = {
    "start_x": "startX",
    "start_y": "startY",
    "end_x": "endX",
    "end_y": "endY",
    "deltaY": "dy",
    "delta_y": "dy",
    "scrollY": "dy",
    "scroll_y": "dy",
    "deltaX": "dx",
    "delta_x": "dx",
    "scrollX": "dx",
    "scroll_x": "dx",
    "durationMs": "ms",
    "duration_ms": "ms",
    "milliseconds": "ms",
}
FIELDS = {
    "click": ("x", "y"),
    "move": ("x", "y"),
    "scroll": ("x", "y", "dx", "dy"),
    "drag": ("startX", "startY", "endX", "endY"),
    "wait": ("ms",),
}
HORIZONTAL = frozenset({"x", "dx", "startX", "endX"})
DELTAS = frozenset({"dx", "dy"})
BOX_KEYS = frozenset({"box", "bbox", "bounding_box", "x1", "x2", "width", "height", "w", "h"})
WRAPPERS = ("action", "arguments")
SPACE_SIZE = {"unit": 1.0, "thousand": 1000.0}

_NUMBER = re.compile(r"[+-]?[0-9]+(\.[0-9]+)?", re.ASCII)
_OBJECT_START = re.compile(r'\{\s*"')
_THINKING_END = "</think>"


class _Refused(Exception):
    def __init__(self, kind: Literal["unparseable", "invalid"], reason: str) -> None:
        self.kind = kind
        self.reason = reason
        super().__init__(reason)


class _RepeatedKey(ValueError):
    pass


def parse_reply(
    raw: object, *, viewport: Viewport, space: Space = "pixel"
) -> Click | Move | Scroll | Drag | Wait | Malformed:
    """Read one reply: text, UTF-8 bytes, or JSON already decoded. Never raises.

    `space` is what the agent declared for every length: CSS pixels, fractions 0..1 of the
    viewport's width and height, or thousandths of them; at the far edge (exactly 1 or 1000)
    the last pixel is meant. The result is in CSS pixels and inside `viewport`.
    """
    try:
        found = _single_object(raw)
        action = _read_action(_unwrap(found), viewport, space)
        problem = bounds_problem(action, viewport)
        if problem is not None:
            raise _Refused("invalid", problem)
    except _Refused as refusal:
        return Malformed(kind=refusal.kind, raw=stored_text(raw), reason=refusal.reason)
    return action


def stored_text(raw: object) -> str:
    """A reply as text that any database and JSON file can hold, cut at STORED_RAW_CHARS."""
    if isinstance(raw, bytes):
        text = raw[: 4 * STORED_RAW_CHARS].decode("utf-8", errors="replace")
    elif isinstance(raw, str):
        text = raw
    else:
        try:
            text = json.dumps(raw, ensure_ascii=False)
        except (TypeError, ValueError, RecursionError):
            text = f"<{type(raw).__name__}>"
    text = text[:STORED_RAW_CHARS].replace("\x00", "\ufffd")
    return text.encode("utf-8", errors="replace").decode("utf-8")


def _single_object(raw: object) -> dict[str, Any]:
    if isinstance(raw, dict):
        return raw
    if isinstance(raw, list) and len(raw) == 1 and isinstance(raw[0], dict):
        return raw[0]
    if isinstance(raw, bytes):
        try:
            raw = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise _Refused("unparseable", "the reply is not UTF-8 text") from None
    if not isinstance(raw, str):
        raise _Refused("unparseable", f"the reply is a {type(raw).__name__}, not an object")
    if len(raw) > MAX_REPLY_CHARS:
        raise _Refused("unparseable", f"the reply is longer than {MAX_REPLY_CHARS} characters")
    objects = _objects_in(raw.rpartition(_THINKING_END)[2])
    if not objects:
        raise _Refused("unparseable", "the reply holds no JSON object")
    if len(objects) > 1:
        raise _Refused("unparseable", f"the reply holds {len(objects)} JSON objects")
    return objects[0]


def _objects_in(text: str) -> list[dict[str, Any]]:
    decoder = json.JSONDecoder(object_pairs_hook=_without_repeats)
    objects: list[dict[str, Any]] = []
    position = text.find("{")
    while position >= 0:
        end = position + 1
        if _OBJECT_START.match(text, position):
            try:
                value, end = decoder.raw_decode(text, position)
            except _RepeatedKey as repeated:
                raise _Refused("invalid", str(repeated)) from None
            except (ValueError, RecursionError):
                raise _Refused("unparseable", "a JSON object cannot be read") from None
            objects.append(value)
        position = text.find("{", end)
    return objects


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _RepeatedKey("a key occurs twice in one object")
    return found


def _unwrap(found: dict[str, Any]) -> dict[str, Any]:
    for key in WRAPPERS:
        inner = found.get(key)
        if isinstance(inner, dict):
            return inner
    return found


def _read_action(
    found: dict[str, Any], viewport: Viewport, space: Space
) -> Click | Move | Scroll | Drag | Wait:
    name = _action_name(found)
    _check_meaning(found)
    values = _read_fields(found, name)
    numbers: dict[str, object] = {"action": name}
    for field, value in values.items():
        number = _as_float(field, value)
        if field == "ms":
            if not number.is_integer():
                raise _Refused("invalid", "ms: not a whole number of milliseconds")
            numbers[field] = int(number)
        else:
            numbers[field] = _to_pixels(field, number, viewport, space)
    try:
        return ACTION.validate_python(numbers)
    except ValidationError as error:
        field, reason = first_problem(error, union_tags=tuple(FIELDS))
        raise _Refused("invalid", f"{field}: {reason}") from None


def _action_name(found: dict[str, Any]) -> str:
    names = {key: found[key] for key in NAME_KEYS if key in found}
    if not names:
        raise _Refused("invalid", "the object names no action")
    read = {
        ACTION_NAMES.get(name.strip().lower()) if isinstance(name, str) else None
        for name in names.values()
    }
    if len(read) > 1:
        raise _Refused("invalid", "the object names two actions")
    name = read.pop()
    if name is None:
        shown = stored_text(next(iter(names.values())))[:40]
        raise _Refused("invalid", f"action: {shown} is none of click, move, scroll, drag, wait")
    return name


def _check_meaning(found: dict[str, Any]) -> None:
    """Refuse keys that would give the action another meaning."""
    boxes = BOX_KEYS.intersection(found)
    if boxes:
        raise _Refused("invalid", f"{min(boxes)}: a box is not a point")
    if found.get("button", "left") not in ("left", 0):
        raise _Refused("invalid", "button: only the left button can be used")
    for key in ("clicks", "clickCount", "click_count", "num_clicks"):
        if found.get(key, 1) not in (1, "1"):
            raise _Refused("invalid", f"{key}: only single clicks can be made")


def _read_fields(found: dict[str, Any], name: str) -> dict[str, Any]:
    values: dict[str, Any] = {}

    def put(field: str, value: object) -> None:
        if field in values and values[field] != value:
            raise _Refused("invalid", f"{field}: given twice")
        values[field] = value

    wanted = FIELDS[name]
    for key, value in found.items():
        if key in PAIR_KEYS and PAIR_KEYS[key][0] in wanted:
            if not isinstance(value, list) or len(value) != 2:
                raise _Refused("invalid", f"{key}: not a pair of numbers")
            for field, part in zip(PAIR_KEYS[key], value, strict=True):
                put(field, part)
        elif (field := FIELD_KEYS.get(key, key)) in wanted:
            put(field, value)
    return values


def _as_float(field: str, value: object) -> float:
    if isinstance(value, str) and _NUMBER.fullmatch(value.strip()):
        value = float(value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _Refused("invalid", f"{field}: not a number")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise _Refused("invalid", f"{field}: not a finite number")
    return number


def _to_pixels(field: str, value: float, viewport: Viewport, space: Space) -> float:
    if space == "pixel":
        return value
    size = SPACE_SIZE[space]
    extent = viewport.width if field in HORIZONTAL else viewport.height
    if value == size and field not in DELTAS:
        return float(extent - 1)
    return value / size * extent

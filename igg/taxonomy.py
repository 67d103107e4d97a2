"""The seven ways a target can be hidden, in three types (independent of any environment)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

TypeCode = Literal["1", "2", "3"]
SubTypeCode = Literal["1-1", "2-1", "2-2", "2-3", "3-1", "3-2", "3-3"]
RevealedBy = Literal["scroll", "move", "click", "wait", "drag"]


@dataclass(frozen=True)
class TaskType:
    code: TypeCode
    name: str


@dataclass(frozen=True)
class SubType:
    code: SubTypeCode
    type: TaskType
    name: str
    revealed_by: tuple[RevealedBy, ...]
    """Actions that can be the one that makes the target hittable."""


TYPES: dict[TypeCode, TaskType] = {
    "1": TaskType("1", "Viewport"),
    "2": TaskType("2", "Multi-State"),
    "3": TaskType("3", "Temporal & Manipulation"),
}

SUB_TYPES: dict[SubTypeCode, SubType] = {
    sub_type.code: sub_type
    for sub_type in (
        SubType("1-1", TYPES["1"], "Scroll-based Exploration", ("scroll",)),
        SubType("2-1", TYPES["2"], "Visual Disambiguation", ("move",)),
        SubType("2-2", TYPES["2"], "Hidden State Activation", ("click",)),
        SubType("2-3", TYPES["2"], "Removable Occlusion", ("click",)),
        SubType("3-1", TYPES["3"], "Delayed State Activation", ("wait",)),
        SubType("3-2", TYPES["3"], "Dynamic Target Interaction", ("wait", "click")),
        SubType("3-3", TYPES["3"], "Movable Occlusion", ("drag",)),
    )
}


def sub_types_of(code: TypeCode) -> tuple[SubType, ...]:
    """The sub-types of one type, in order of their codes."""
    return tuple(sub_type for sub_type in SUB_TYPES.values() if sub_type.type.code == code)

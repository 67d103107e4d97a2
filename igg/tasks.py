"""Task files: an instruction, a hidden target and the verified steps that reach it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from igg.actions import MAX_WAIT_MS, Number
from igg.errors import InvalidTaskFile, first_problem
from igg.taxonomy import SubTypeCode

STABLE_ID_PATTERN = r"^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$"
TASK_ID_PATTERN = r"^[a-z][a-z0-9]*-[a-z0-9]+(-[a-z0-9]+)*$"
MAX_STEPS = 8
REFERENCE_KEY = "ground-truth trajectory"
FILE_SUFFIX = "-dataset.json"

StableId = Annotated[str, Field(pattern=STABLE_ID_PATTERN, max_length=200)]
Name = Annotated[str, Field(pattern=r"^[^\x00-\x1f]+$", max_length=100)]


class _Record(BaseModel):
    """Keys we do not know are kept and written back."""

    model_config = ConfigDict(frozen=True, extra="allow", populate_by_name=True)

    def record(self) -> dict[str, Any]:
        """The record as it stands in a file, with the keys that were given."""
        return self.model_dump(mode="json", by_alias=True, exclude_unset=True)


class _Step(_Record):
    action: str

    def selectors(self) -> tuple[str, ...]:
        """Stable ids the step names, resolved when it runs."""
        return ()


class _PlacedStep(_Step):
    selector: StableId | None = None
    x: Annotated[Number, Field(ge=0)] | None = None
    y: Annotated[Number, Field(ge=0)] | None = None

    @model_validator(mode="after")
    def _check_place(self) -> Self:
        if (self.x is None) != (self.y is None):
            raise ValueError("x and y go together")
        if self.selector is not None and self.x is not None:
            raise ValueError("either selector or x and y, not both")
        return self

    @property
    def is_placed(self) -> bool:
        return self.selector is not None or self.x is not None

    def selectors(self) -> tuple[str, ...]:
        return () if self.selector is None else (self.selector,)


class ScrollStep(_PlacedStep):
    """Without a place it scrolls the scroller under the viewport's centre."""

    action: Literal["SCROLL"]
    dy: Number = 0.0
    dx: Number = 0.0

    @model_validator(mode="after")
    def _check_delta(self) -> Self:
        if self.dx == 0 and self.dy == 0:
            raise ValueError("SCROLL needs dy or dx other than 0")
        return self


class MoveStep(_PlacedStep):
    action: Literal["MOVE"]

    @model_validator(mode="after")
    def _check_is_placed(self) -> Self:
        if not self.is_placed:
            raise ValueError("MOVE needs selector, or x and y")
        return self


class ClickStep(_PlacedStep):
    action: Literal["CLICK"]

    @model_validator(mode="after")
    def _check_is_placed(self) -> Self:
        if not self.is_placed:
            raise ValueError("CLICK needs selector, or x and y")
        return self


class DragStep(_Step):
    """From `selector` (or startX, startY) by dx, dy, or to the element `to`, or to endX, endY."""

    action: Literal["DRAG"]
    selector: StableId | None = None
    startX: Annotated[Number, Field(ge=0)] | None = None
    startY: Annotated[Number, Field(ge=0)] | None = None
    dx: Number | None = None
    dy: Number | None = None
    to: StableId | None = None
    endX: Annotated[Number, Field(ge=0)] | None = None
    endY: Annotated[Number, Field(ge=0)] | None = None

    @model_validator(mode="after")
    def _check_ends(self) -> Self:
        if (self.startX is None) != (self.startY is None):
            raise ValueError("startX and startY go together")
        if (self.endX is None) != (self.endY is None):
            raise ValueError("endX and endY go together")
        if (self.selector is None) == (self.startX is None):
            raise ValueError("DRAG starts at selector, or at startX and startY")
        by_delta = self.dx is not None or self.dy is not None
        if [by_delta, self.to is not None, self.endX is not None].count(True) != 1:
            raise ValueError("DRAG ends by dx and dy, at the element in `to`, or at endX and endY")
        if by_delta and not self.dx and not self.dy:
            raise ValueError("DRAG needs dx or dy other than 0")
        return self

    def selectors(self) -> tuple[str, ...]:
        return tuple(name for name in (self.selector, self.to) if name is not None)


class WaitStep(_Step):
    action: Literal["WAIT"]
    ms: int = Field(ge=1, le=MAX_WAIT_MS, strict=True)


AnyStep = ScrollStep | MoveStep | DragStep | WaitStep | ClickStep
ReferenceStep = Annotated[AnyStep, Field(discriminator="action")]
REFERENCE_STEP: TypeAdapter[AnyStep] = TypeAdapter(ReferenceStep)
STEP_NAMES = ("SCROLL", "MOVE", "DRAG", "WAIT", "CLICK")


class Task(_Record):
    """One record of a task file (contract: task files)."""

    id: str = Field(pattern=TASK_ID_PATTERN, max_length=100)
    sub_type: SubTypeCode
    instruction: str = Field(min_length=1, max_length=1000, pattern=r"^[^\x00]*\S[^\x00]*$")
    target_id: StableId
    initial_state_id: Name
    reference: Annotated[
        tuple[ReferenceStep, ...], Field(alias=REFERENCE_KEY, min_length=1, max_length=MAX_STEPS)
    ]
    forbidden: tuple[StableId, ...] = ()
    """Ids that the instruction forbids to touch."""

    @property
    def environment(self) -> str:
        return self.id.partition("-")[0]

    @model_validator(mode="after")
    def _check_reference(self) -> Self:
        last = self.reference[-1]
        if not isinstance(last, ClickStep):
            raise ValueError(f"{REFERENCE_KEY}: the last step is not a CLICK")
        if last.selector not in (None, self.target_id):
            raise ValueError(
                f"{REFERENCE_KEY}: the last CLICK is on {last.selector}, not on the target"
            )
        if self.target_id in self.forbidden:
            raise ValueError("forbidden: holds the target")
        return self


class TaskFile(BaseModel):
    """A task file as read: its tasks, and the canary of a held-out file."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tasks: tuple[Task, ...]
    canary: str | None = None


def read_task_file(path: Path) -> TaskFile:
    """Read a list of records, or the object {"canary", "tasks"} of the held-out split.

    Raises InvalidTaskFile naming file, record and field.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise InvalidTaskFile(str(path), "", "no such file") from None
    except (OSError, ValueError, RecursionError) as error:
        raise InvalidTaskFile(str(path), "", f"not a JSON file: {error}") from None
    canary = None
    records = content
    if isinstance(content, dict):
        canary = content.get("canary")
        records = content.get("tasks")
        if set(content) != {"canary", "tasks"} or not isinstance(canary, str) or not canary.strip():
            raise InvalidTaskFile(
                str(path), "canary", "a held-out file is an object of canary and tasks"
            )
    if not isinstance(records, list):
        raise InvalidTaskFile(str(path), "tasks", "not a list of records")
    tasks = tuple(_read_record(path, index, record) for index, record in enumerate(records))
    _check_ids(path, tasks)
    return TaskFile(tasks=tasks, canary=canary)


def load_tasks(path: Path) -> list[Task]:
    """The tasks of one file, in file order. Raises InvalidTaskFile."""
    return list(read_task_file(path).tasks)


def dump_tasks(tasks: Iterable[Task], canary: str | None = None) -> str:
    """The text of a task file; with a canary, of a held-out one. Unknown keys are written back."""
    records: Any = [task.record() for task in tasks]
    content = records if canary is None else {"canary": canary, "tasks": records}
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def task_schema() -> dict[str, Any]:
    """JSON schema of one record of a task file."""
    schema = Task.model_json_schema(by_alias=True, mode="validation")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "IGG task",
        **{key: value for key, value in schema.items() if key != "title"},
    }


def _read_record(path: Path, index: int, record: object) -> Task:
    try:
        return Task.model_validate(record)
    except ValidationError as error:
        field, reason = first_problem(error, union_tags=STEP_NAMES)
        name = record.get("id") if isinstance(record, dict) else None
        where = f"record {index}" + (f" ({name})" if isinstance(name, str) else "")
        raise InvalidTaskFile(f"{path}: {where}", field, reason) from None


def _check_ids(path: Path, tasks: tuple[Task, ...]) -> None:
    environment = path.name.removesuffix(FILE_SUFFIX) if path.name.endswith(FILE_SUFFIX) else None
    seen: set[str] = set()
    for index, task in enumerate(tasks):
        where = f"{path}: record {index} ({task.id})"
        if task.id in seen:
            raise InvalidTaskFile(where, "id", "occurs twice")
        if environment is not None and task.environment != environment:
            raise InvalidTaskFile(where, "id", f"does not begin with {environment}-")
        seen.add(task.id)

"""Episodes on disk: JSON Lines with a header, steps, a person's raw events, and an end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from igg.actions import TraceEntry
from igg.errors import InvalidEvents, InvalidTrajectory, NewerTrajectory, first_problem
from igg.events import Event, parse_events
from igg.judge import Word
from igg.observations import LedgerRow
from igg.protocol import Protocol
from igg.tasks import STEP_NAMES, ReferenceStep, Task

VERSION: Literal[1] = 1

LineT = TypeVar("LineT", bound=BaseModel)
Record = dict[str, Any]
Upgrade = Callable[[list[Record]], list[Record]]

UPGRADES: Mapping[int, Upgrade] = {}
"""By the version it starts from: all records of that version into those of the next."""

Actor = Literal["human", "agent", "reference"]
Outcome = Literal["success", "failure", "errored", "abandoned"]


class _Line(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Header(_Line):
    type: Literal["header"] = "header"
    version: Literal[1] = VERSION
    environment: str
    state: str
    task: Task
    actor: Actor
    actor_name: str = ""
    """Model id, participant code; empty for the reference."""
    protocol: Protocol
    build: str = ""
    """Hash of the environment's sources."""
    start_digest: str | None = None
    start_screenshot: str | None = None
    """SHA-256 of the picture before the first step."""
    start_target: LedgerRow | None = None


class TrajectoryStep(_Line):
    """One action with what it did."""

    type: Literal["step"] = "step"
    index: int = Field(ge=0)
    action: TraceEntry | None
    """None for an attempt without a place (keyboard) or a step that named nothing hittable."""
    reference_step: ReferenceStep | None = None
    raw_reply: str | None = None
    hit: Word | None
    hit_id: str | None
    forbidden: tuple[str, ...] = ()
    applied: dict[str, Any] = Field(default_factory=dict)
    digest: str | None = None
    screenshot: str | None = None
    target: LedgerRow | None = None
    clock_ms: int = Field(ge=0)
    """Environment time after the step."""
    env_ms: int = Field(default=0, ge=0)
    model_ms: int = Field(default=0, ge=0)
    queue_ms: int = Field(default=0, ge=0)


class TrajectoryEnd(_Line):
    """Shows that the file is whole."""

    type: Literal["end"] = "end"
    outcome: Outcome
    error: str = ""
    steps: int = Field(ge=0)
    events: int = Field(ge=0)


class Trajectory(_Line):
    header: Header
    steps: tuple[TrajectoryStep, ...]
    events: tuple[Event, ...] = ()
    """Of people only."""
    outcome: Outcome
    error: str = ""

    @model_validator(mode="after")
    def _check_indices(self) -> Self:
        if [step.index for step in self.steps] != list(range(len(self.steps))):
            raise ValueError("steps: indices are not 0, 1, 2, …")
        return self


def dump_trajectory(trajectory: Trajectory) -> str:
    """The text of a trajectory file."""
    end = TrajectoryEnd(
        outcome=trajectory.outcome,
        error=trajectory.error,
        steps=len(trajectory.steps),
        events=len(trajectory.events),
    )
    records = [_record(trajectory.header), *(_record(step) for step in trajectory.steps)]
    records += [{"type": "event", "event": event.payload()} for event in trajectory.events]
    records.append(_record(end))
    return "".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records)


def write_trajectory(path: Path, trajectory: Trajectory) -> None:
    """Write a whole file or none."""
    partial = path.with_name(path.name + ".partial")
    partial.write_text(dump_trajectory(trajectory), encoding="utf-8")
    partial.replace(path)


def read_trajectory(path: Path) -> Trajectory:
    """Read a file of this or any earlier version.

    Raises InvalidTrajectory naming file, line and field; NewerTrajectory for a later version.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise InvalidTrajectory(str(path), "", "no such file") from None
    except (OSError, ValueError) as error:
        raise InvalidTrajectory(str(path), "", f"cannot be read: {error}") from None
    return load_trajectory(text, where=str(path))


def load_trajectory(text: str, where: str = "trajectory") -> Trajectory:
    """As `read_trajectory`, from text."""
    records = _upgrade(_read_lines(text, where), where)
    header = _parse(Header, records[0], f"{where}: line 1")
    steps: list[TrajectoryStep] = []
    raw_events: list[Any] = []
    end: TrajectoryEnd | None = None
    for line, record in enumerate(records[1:], start=2):
        place = f"{where}: line {line}"
        if end is not None:
            raise InvalidTrajectory(place, "", "comes after the end")
        match record.get("type"):
            case "step":
                steps.append(_parse(TrajectoryStep, record, place))
            case "event":
                raw_events.append(record.get("event"))
            case "end":
                end = _parse(TrajectoryEnd, record, place)
            case other:
                raise InvalidTrajectory(place, "type", f"{other!r} is none of step, event, end")
    if end is None or (end.steps, end.events) != (len(steps), len(raw_events)):
        raise InvalidTrajectory(where, "", "is cut off: the end line is missing or counts others")
    try:
        events = tuple(parse_events(raw_events))
        return Trajectory(
            header=header,
            steps=tuple(steps),
            events=events,
            outcome=end.outcome,
            error=end.error,
        )
    except InvalidEvents as error:
        raise InvalidTrajectory(f"{where}: {error.where}", error.field, error.reason) from None
    except ValidationError as error:
        raise InvalidTrajectory(where, *first_problem(error)) from None


def _record(line: Header | TrajectoryStep | TrajectoryEnd) -> Record:
    record = line.model_dump(mode="json", by_alias=True)
    if isinstance(line, Header):
        record["task"] = line.task.record()
    if isinstance(line, TrajectoryStep):
        record["action"] = line.action.payload() if line.action is not None else None
        step = line.reference_step
        record["reference_step"] = step.record() if step is not None else None
    return record


def _read_lines(text: str, where: str) -> list[Record]:
    records: list[Record] = []
    for line, content in enumerate(text.rstrip("\n").split("\n"), start=1):
        try:
            record = json.loads(content)
        except (ValueError, RecursionError):
            raise InvalidTrajectory(f"{where}: line {line}", "", "is not JSON") from None
        if not isinstance(record, dict):
            raise InvalidTrajectory(f"{where}: line {line}", "", "is not an object")
        records.append(record)
    return records


def _upgrade(records: list[Record], where: str) -> list[Record]:
    version = records[0].get("version")
    if records[0].get("type") != "header" or type(version) is not int:
        raise InvalidTrajectory(f"{where}: line 1", "version", "is not a header with a version")
    if version > VERSION:
        raise NewerTrajectory(
            f"{where}: line 1", "version", f"{version} is newer than {VERSION}: update igg"
        )
    while version < VERSION:
        if version not in UPGRADES:
            raise InvalidTrajectory(f"{where}: line 1", "version", f"{version} is not known")
        records = UPGRADES[version](records)
        version += 1
    return records


def _parse(model: type[LineT], record: Record, where: str) -> LineT:
    try:
        return model.model_validate(record)
    except ValidationError as error:
        tags = ("click", "move", "scroll", "drag", "wait", "malformed", *STEP_NAMES)
        raise InvalidTrajectory(where, *first_problem(error, union_tags=tags)) from None

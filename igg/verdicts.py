"""Stored verdicts, which travel with the dataset: `verdicts/<environment>.json` in each split.

A verdict covers a task while the task, its hint, the environment's sources and the viewport are
what they were when it was made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from igg.errors import InvalidDataset, first_problem
from igg.verification import Check

SCHEMA_VERSION = 1


class VerdictState(StrEnum):
    """What is known of a task as it is now."""

    PASS = "pass"  # noqa: S105 - no password
    FAIL = "fail"
    ERRORED = "errored"
    STALE = "stale"
    """Verified, but the mockup or the task is another one since."""
    NONE = "none"
    """Never verified."""


class StoredVerdict(BaseModel):
    """What was proved of one task, and on what."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    task_hash: str
    """Of the task's record and its hint's."""
    environment_hash: str
    viewport: str
    """Such as 1440x900."""
    outcome: Literal["pass", "fail", "errored"]
    checks: dict[str, Check]


class VerdictFile(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    schema_version: Literal[1] = 1
    verdicts: dict[str, StoredVerdict] = Field(default_factory=dict)


def verdict_path(folder: Path, environment: str) -> Path:
    """`folder` is that of the split: the dataset's, or the held-out one."""
    return folder / "verdicts" / f"{environment}.json"


def read_verdicts(path: Path) -> dict[str, StoredVerdict]:
    """Verdicts by task id; none when there is no file. Raises InvalidDataset naming the field."""
    try:
        return dict(VerdictFile.model_validate_json(path.read_bytes()).verdicts)
    except FileNotFoundError:
        return {}
    except ValidationError as error:
        raise InvalidDataset(str(path), *first_problem(error)) from None


def write_verdicts(path: Path, verdicts: Mapping[str, StoredVerdict]) -> None:
    """Replace the file at once; tasks sorted, so that a change shows as one."""
    file = VerdictFile(verdicts=dict(sorted(verdicts.items())))
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    text = json.dumps(file.model_dump(mode="json"), ensure_ascii=False, indent=1)
    partial.write_text(text + "\n", encoding="utf-8")
    partial.replace(path)


def state_of(
    verdict: StoredVerdict | None, *, task_hash: str, environment_hash: str, viewport: str
) -> VerdictState:
    """What a stored verdict says of the task as it is now."""
    if verdict is None:
        return VerdictState.NONE
    made_on = (verdict.task_hash, verdict.environment_hash, verdict.viewport)
    if made_on != (task_hash, environment_hash, viewport):
        return VerdictState.STALE
    return VerdictState(verdict.outcome)

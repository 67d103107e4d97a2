"""Pure rules of studies: what a participant sees next, and who gets which suite."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{0,63}")
AWAY_AFTER = timedelta(hours=2)
"""Who was not seen for this long no longer keeps a place in a suite."""
SILENCE = timedelta(seconds=20)
"""A mockup of a decided trial that said nothing for this long will not say `end` any more."""

TRANSITIONS: dict[str, frozenset[str]] = {
    "draft": frozenset({"open"}),
    "open": frozenset({"closed"}),
    "closed": frozenset({"open"}),
}


class Stage(StrEnum):
    """What a participant is shown.

    format ──read──► practice ──tried──► trial ──each decided──► saving ──all received──► done
                                  (withdrawn can be reached from everywhere)
    """

    FORMAT = "format"
    PRACTICE = "practice"
    TRIAL = "trial"
    SAVING = "saving"
    DONE = "done"
    WITHDRAWN = "withdrawn"


@dataclass(frozen=True)
class Progress:
    """How far one participant is; `position` counts the trials that were left behind."""

    has_read_format: bool
    has_practised: bool
    position: int
    size: int
    is_completed: bool
    is_withdrawn: bool


def stage_of(progress: Progress) -> Stage:
    if progress.is_withdrawn:
        return Stage.WITHDRAWN
    if progress.is_completed:
        return Stage.DONE
    if not progress.has_read_format:
        return Stage.FORMAT
    if not progress.has_practised:
        return Stage.PRACTICE
    return Stage.TRIAL if progress.position < progress.size else Stage.SAVING


def clean_code(text: str) -> str:
    """The participant's ID as it is stored. Raises ValueError with a line for the participant."""
    code = text.strip()
    if not code:
        raise ValueError("Please enter your ID.")
    if not CODE.fullmatch(code):
        raise ValueError(
            "An ID has up to 64 letters and digits; . _ @ + and - may stand between them."
        )
    return code


@dataclass(frozen=True)
class SuiteLoad:
    """How many people a suite has: finished, and under way."""

    number: int
    completed: int
    under_way: int


def is_under_way(*, last_seen_at: datetime, now: datetime) -> bool:
    """Whether someone who neither finished nor withdrew still keeps a place."""
    return last_seen_at > now - AWAY_AFTER


def next_suite(loads: Sequence[SuiteLoad]) -> int:
    """The number of the suite a newcomer gets: the one with the fewest finished or under way.

    Once nobody is under way, the completers of two suites differ by at most 1 + the number of
    people who dropped out, withdrew or were away in between: a suite grows only while none is
    smaller, and shrinks only by such a person.
    """
    fewest = min(loads, key=lambda load: (load.completed + load.under_way, load.number))
    return fewest.number

"""Pure rules of the benchmark's rows."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from igg.sources import task_hash
from igg.tasks import Task
from igg.verdicts import VerdictState


def content_hash(record: Task, hint: Task | None) -> str:
    """One hash for a task and its hint variant."""
    parts = task_hash(record), "" if hint is None else task_hash(hint)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@dataclass(frozen=True)
class Standing:
    """What is known of a task as it is now, and why no more."""

    task_id: str
    state: VerdictState
    reasons: tuple[str, ...] = ()
    """What failed, or what changed since the verdict."""
    verified_at: datetime | None = None
    """Unknown for a verdict that came with the dataset."""


@dataclass(frozen=True)
class Verification:
    """The standings of all tasks of one environment."""

    standings: tuple[Standing, ...] = field(default=(), repr=False)

    @cached_property
    def counts(self) -> Counter[VerdictState]:
        return Counter(one.state for one in self.standings)

    @property
    def total(self) -> int:
        return len(self.standings)

    @property
    def passed(self) -> int:
        return self.counts[VerdictState.PASS]

    @property
    def state(self) -> VerdictState:
        """The worst of all; none where nothing was verified."""
        worst = (VerdictState.FAIL, VerdictState.ERRORED, VerdictState.STALE, VerdictState.NONE)
        if not self.standings:
            return VerdictState.NONE
        return next((state for state in worst if self.counts[state]), VerdictState.PASS)

    @property
    def verified_at(self) -> datetime | None:
        return max((one.verified_at for one in self.standings if one.verified_at), default=None)

    def of(self, *states: VerdictState) -> list[Standing]:
        return [one for one in self.standings if one.state in states]

    @property
    def failed(self) -> list[Standing]:
        return self.of(VerdictState.FAIL, VerdictState.ERRORED)

    @property
    def stale(self) -> list[Standing]:
        return self.of(VerdictState.STALE)

    @property
    def unverified(self) -> list[Standing]:
        return self.of(VerdictState.NONE)

    @property
    def parts(self) -> list[tuple[VerdictState, int]]:
        """States that occur, best first, with how many tasks are in each."""
        return [(state, self.counts[state]) for state in VerdictState if self.counts[state]]


@dataclass(frozen=True)
class Tally:
    """Tasks by split."""

    public: int = 0
    heldout: int = 0

    @property
    def total(self) -> int:
        return self.public + self.heldout


def tally(rows: Iterable[tuple[str, str, int]]) -> dict[str, Tally]:
    """(key, split, number) → Tally by key."""
    counts: dict[str, Counter[str]] = {}
    for key, split, number in rows:
        counts.setdefault(key, Counter())[split] += number
    return {key: Tally(splits["public"], splits["heldout"]) for key, splits in counts.items()}

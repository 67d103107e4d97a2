"""Pure rules of recording: what may be judged, when a page is complete, who may look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from igg.judge import JudgedSession

MAX_BATCH_EVENTS = 500
MAX_BATCH_BYTES = 512 * 1024
MAX_EPISODE_EVENTS = 50_000

# What the judge derives attempts from; the rest (moves, scrolls) is kept but not needed for it.
JUDGED_TYPES = ("pointerdown", "pointerup", "click", "drag")


def gap_free_end(seqs: Iterable[int]) -> int:
    """Last number of the unbroken run 0, 1, 2, …; -1 when 0 itself is missing."""
    end = -1
    for seq in sorted(set(seqs)):
        if seq != end + 1:
            break
        end = seq
    return end


def is_settled(session: JudgedSession, last_seqs: Mapping[str, int]) -> bool:
    """Whether the outcome of a session cannot change by the click of its last press still to come.

    Browsers send the click after the pointerup; when nothing at all followed the press, the
    click may be in the next batch. `last_seqs` is the last received number of each page.
    """
    if session.outcome != "failure":
        return session.outcome is not None
    last = session.attempts[-1].attempt
    is_final = bool(last.clicks) or (last.drag is not None and last.drag.taken)
    return is_final or last.last_seq < last_seqs[last.page] or last.page != list(last_seqs)[-1]


@dataclass(frozen=True)
class PageReceipt:
    """What arrived of one load of the mockup."""

    page: str
    closing: str
    last_seq: int | None
    """As the page's `end` says; None when it never said."""
    received: Sequence[int]

    @property
    def missing(self) -> int:
        """Events known to exist that did not arrive."""
        highest = max(self.received, default=-1)
        known_last = highest if self.last_seq is None else max(self.last_seq, highest)
        return known_last + 1 - len(set(self.received))

    @property
    def is_complete(self) -> bool:
        return bool(self.closing) and self.missing == 0


def is_complete(receipts: Sequence[PageReceipt]) -> bool:
    """Every load of the mockup was closed, and all its known events are here."""
    return bool(receipts) and all(receipt.is_complete for receipt in receipts)


@dataclass(frozen=True)
class StoredStep:
    """What two executions of the same action must agree in."""

    action: dict[str, Any] | None
    hit: str
    hit_id: str
    digest: str


def compare_steps(
    stored: Sequence[StoredStep], again: Sequence[StoredStep]
) -> list[dict[str, Any]]:
    """Where a second execution differs: `{step, field, stored, again}`, steps counted from 1."""
    found: list[dict[str, Any]] = []
    for number, (one, other) in enumerate(zip(stored, again, strict=False), start=1):
        for field in ("hit", "hit_id", "digest"):
            before, after = getattr(one, field), getattr(other, field)
            if before != after:
                found.append({"step": number, "field": field, "stored": before, "again": after})
    if len(stored) != len(again):
        found.append(
            {"step": len(again) + 1, "field": "steps", "stored": len(stored), "again": len(again)}
        )
    return found

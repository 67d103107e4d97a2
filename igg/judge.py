"""The judge: what an actor's clicks did to the target. The only scorer there is.

    attempt  ── drag ─────────────────────────────► None (never a hit)
             ── no click came ────────────────────► empty
             ── click on target, active ──────────► hit
             ── click on target, not active ──────► inactive
             ── click on nothing identified ──────► empty
             ── click on anything else ───────────► miss

A session of a person ends at the first hit (success) or the 8th attempt (failure).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from igg.events import AnyEvent, ClickEvent, in_order
from igg.presses import Attempt, attempts_of

BUDGET = 8

Word = Literal["hit", "miss", "inactive", "empty"]


@dataclass(frozen=True)
class Judgement:
    """What one action, or one attempt, did."""

    word: Word | None
    """None without a click."""
    hit_id: str | None
    """Nearest identified element under the deciding click."""
    forbidden: tuple[str, ...]
    """Forbidden ids that were touched, sorted."""


@dataclass(frozen=True)
class JudgedAttempt:
    number: int
    """1, 2, … in the order of the session."""
    attempt: Attempt
    judgement: Judgement


@dataclass(frozen=True)
class JudgedSession:
    attempts: tuple[JudgedAttempt, ...]
    """Up to and with the deciding one."""
    outcome: Literal["success", "failure"] | None
    """None while undecided."""
    deciding: tuple[str, int] | None
    """(page, seq) of the event that decided the outcome."""
    after_end: frozenset[tuple[str, int]]
    """(page, seq) of the events after the deciding attempt; never judged."""
    forbidden: tuple[str, ...]


def judge(target_id: str, events: Iterable[AnyEvent], forbidden: Iterable[str] = ()) -> Judgement:
    """Judge the events of one action (contract: the judge).

    At most one verdict per action: its first attempt decides. An action without a press
    (move, scroll, wait) has the word None.
    """
    attempts = attempts_of(events)
    if not attempts:
        return Judgement(None, None, ())
    return judge_attempt(target_id, attempts[0], frozenset(forbidden))


def judge_attempt(target_id: str, attempt: Attempt, forbidden: frozenset[str]) -> Judgement:
    """Judge one attempt. The first raw click decides, for a label also the forwarded one."""
    touched = _touched(attempt, forbidden)
    if attempt.kind == "drag":
        return Judgement(None, None, touched)
    if not attempt.clicks:
        return Judgement("empty", None, touched)
    first = attempt.clicks[0]
    candidates = [click for click in attempt.clicks if click.stamp == first.stamp]
    words = [_word(target_id, click) for click in candidates]
    if "hit" in words:
        return Judgement("hit", target_id, touched)
    return Judgement(words[0], first.id, touched)


def judge_session(
    target_id: str,
    events: Iterable[AnyEvent],
    forbidden: Iterable[str] = (),
    budget: int = BUDGET,
) -> JudgedSession:
    """Judge a person's events: attempts in order until the first hit or the last of `budget`."""
    ordered = in_order(events)
    names = frozenset(forbidden)
    judged: list[JudgedAttempt] = []
    outcome: Literal["success", "failure"] | None = None
    for number, attempt in enumerate(attempts_of(ordered), start=1):
        judgement = judge_attempt(target_id, attempt, names)
        judged.append(JudgedAttempt(number, attempt, judgement))
        if judgement.word == "hit":
            outcome = "success"
        elif number >= budget:
            outcome = "failure"
        if outcome is not None:
            break
    deciding = (judged[-1].attempt.page, judged[-1].attempt.seq) if outcome else None
    touched = {name for one in judged for name in one.judgement.forbidden}
    return JudgedSession(
        attempts=tuple(judged),
        outcome=outcome,
        deciding=deciding,
        after_end=_orders_after(ordered, deciding),
        forbidden=tuple(sorted(touched)),
    )


def _word(target_id: str, click: ClickEvent) -> Word:
    if click.id is None:
        return "empty"
    if click.id != target_id or click.button != 0:
        return "miss"
    return "hit" if click.active else "inactive"


def _touched(attempt: Attempt, forbidden: frozenset[str]) -> tuple[str, ...]:
    names: set[str] = {name for click in attempt.clicks for name in (click.id, *click.path) if name}
    if attempt.drag is not None:
        names |= {name for name in (attempt.drag.from_id, attempt.drag.to_id) if name}
    return tuple(sorted(names & forbidden))


def _orders_after(
    ordered: list[AnyEvent], deciding: tuple[str, int] | None
) -> frozenset[tuple[str, int]]:
    orders = [event.order for event in ordered]
    if deciding is None:
        return frozenset()
    return frozenset(orders[orders.index(deciding) + 1 :])

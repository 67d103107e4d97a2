"""Recording a person: start, ingest of events, judging on the server, closing of lost pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Count, Max

from episodes.errors import BatchRefused, EpisodeClosed
from episodes.models import Actor, Episode, Event, Outcome, Page
from episodes.rules import (
    JUDGED_TYPES,
    MAX_BATCH_EVENTS,
    MAX_EPISODE_EVENTS,
    PageReceipt,
    gap_free_end,
    is_settled,
)
from igg.errors import InvalidEvents
from igg.events import AnyEvent, End, Ready, parse_events
from igg.judge import JudgedSession, judge_session


@dataclass(frozen=True)
class Receipt:
    """The answer to a batch: its number, attempts so far, and the outcome once there is one."""

    acked: int
    attempts: int
    outcome: str


def ingest_events(*, episode_id: UUID, batch: int, raw_events: object, now: datetime) -> Receipt:
    """Store a batch and judge what is new; the same batch again changes nothing.

    Raises InvalidEvents, BatchRefused or EpisodeClosed, and then stores nothing.
    """
    if isinstance(raw_events, list) and len(raw_events) > MAX_BATCH_EVENTS:
        raise BatchRefused(f"events: {len(raw_events)} in one batch, at most {MAX_BATCH_EVENTS}")
    events = parse_events(raw_events)
    with transaction.atomic():
        episode = (
            Episode.objects.select_for_update(of=("self",))
            .select_related("revision", "task")
            .get(pk=episode_id)
        )
        _check_takes_events(episode, events)
        pages = _open_pages(episode, events, now)
        _store(episode, events, now)
        _close_pages(pages, events, now)
        if episode.is_finished:
            _mark_after_end(episode)
        else:
            _decide(episode, now)
    return Receipt(acked=batch, attempts=episode.attempts, outcome=episode.outcome)


def receipts(episode: Episode) -> list[PageReceipt]:
    """What arrived, by load of the mockup; feed it to `rules.is_complete`."""
    seqs: dict[str, list[int]] = {}
    for page, seq in episode.events.values_list("page", "seq"):
        seqs.setdefault(page, []).append(seq)
    return [
        PageReceipt(row.page, row.closing, row.last_seq, seqs.get(row.page, []))
        for row in episode.pages.all()
    ]


def close_lost_pages(*, now: datetime, silence: timedelta) -> int:
    """Close pages that said neither anything nor goodbye for `silence`; returns how many."""
    lost = Page.objects.filter(closing="", last_received_at__lte=now - silence)
    return lost.update(closing=Page.Closing.CUT)


def _check_takes_events(episode: Episode, events: Sequence[AnyEvent]) -> None:
    if episode.actor != Actor.HUMAN:
        raise EpisodeClosed("This episode is not recorded from a browser.")
    if episode.outcome in (Outcome.ABANDONED, Outcome.ERRORED):
        raise EpisodeClosed("This trial is over.")
    revision, environment = episode.revision, episode.task.environment_id
    for index, event in enumerate(events):
        if isinstance(event, Ready):
            shown = (event.environment, event.state)
            if shown != (environment, revision.initial_state_id):
                raise InvalidEvents(f"event {index}", "state", "is not what this trial shows")


def _open_pages(episode: Episode, events: Sequence[AnyEvent], now: datetime) -> dict[str, Page]:
    pages = {row.page: row for row in episode.pages.all()}
    for name in dict.fromkeys(event.page for event in events):
        if name in pages:
            continue
        # The person loaded the mockup anew: what was open before is gone.
        episode.pages.filter(closing="").update(closing=Page.Closing.CUT)
        pages[name] = Page.objects.create(
            episode=episode, page=name, number=len(pages), last_received_at=now
        )
        if episode.started_at is None:
            episode.started_at = now
            episode.save(update_fields=["started_at"])
    return pages


def _store(episode: Episode, events: Sequence[AnyEvent], now: datetime) -> None:
    if episode.events.count() + len(events) > MAX_EPISODE_EVENTS:
        raise BatchRefused(f"events: more than {MAX_EPISODE_EVENTS} in one trial")
    Event.objects.bulk_create(
        [
            Event(
                episode=episode,
                page=event.page,
                seq=event.seq,
                type=event.type,
                t=event.t,
                data=event.payload(),
                received_at=now,
            )
            for event in events
        ],
        ignore_conflicts=True,
    )


def _close_pages(pages: dict[str, Page], events: Sequence[AnyEvent], now: datetime) -> None:
    for name in dict.fromkeys(event.page for event in events):
        page = pages[name]
        page.last_received_at = now
        for event in events:
            if isinstance(event, End) and event.page == name:
                page.last_seq, page.closing = event.last_seq, Page.Closing.END
                page.save(update_fields=["last_seq", "closing"])
        page.save(update_fields=["last_received_at"])


def _decide(episode: Episode, now: datetime) -> None:
    session, last_seqs = _judge(episode)
    episode.attempts = len(session.attempts)
    if session.outcome is None or session.deciding is None or not is_settled(session, last_seqs):
        episode.save(update_fields=["attempts"])
        return
    episode.outcome = session.outcome
    episode.finished_at = now
    episode.deciding_page, episode.deciding_seq = session.deciding
    episode.clock_ms = _clock_ms(episode, session.attempts[-1].attempt.t)
    episode.save()
    _mark_after_end(episode)


def _judge(episode: Episode) -> tuple[JudgedSession, dict[str, int]]:
    """Judge what arrived without a gap, page by page in the order they were loaded."""
    content = episode.revision.content
    totals = {
        row["page"]: (row["last"], row["count"])
        for row in episode.events.order_by()
        .values("page")
        .annotate(last=Max("seq"), count=Count("id"))
    }
    events: list[AnyEvent] = []
    last_seqs: dict[str, int] = {}
    for page in episode.pages.order_by("number").values_list("page", flat=True):
        last, count = totals[page]
        rows = episode.events.filter(page=page)
        end = last if count == last + 1 else gap_free_end(rows.values_list("seq", flat=True))
        last_seqs[page] = end
        stored = rows.filter(type__in=JUDGED_TYPES, seq__lte=end).order_by("seq")
        events += parse_events(list(stored.values_list("data", flat=True)))
    budget = episode.settings.budget
    return judge_session(content.target_id, events, content.forbidden, budget), last_seqs


def _clock_ms(episode: Episode, deciding_t: int) -> int:
    """Environment time up to the deciding event, over all loads."""
    deciding = episode.pages.get(page=episode.deciding_page)
    earlier = episode.pages.filter(number__lt=deciding.number).values("page")
    lasts = (
        episode.events.filter(page__in=earlier).order_by().values("page").annotate(last=Max("t"))
    )
    return sum(int(row["last"]) for row in lasts) + deciding_t


def _mark_after_end(episode: Episode) -> None:
    """Flag what came after the deciding event; it is kept and never judged."""
    deciding = episode.pages.filter(page=episode.deciding_page).first()
    if deciding is None:
        return
    later = episode.pages.filter(number__gt=deciding.number).values("page")
    episode.events.filter(page__in=later, after_end=False).update(after_end=True)
    episode.events.filter(page=deciding.page, seq__gt=episode.deciding_seq, after_end=False).update(
        after_end=True
    )

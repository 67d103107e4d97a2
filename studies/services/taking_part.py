"""A participant's way through a study. Every change is made once, however often it is asked for."""

from __future__ import annotations

import secrets
from datetime import datetime
from uuid import UUID

from django.db import IntegrityError, transaction
from django.db.models import Count, Q
from django.utils.crypto import salted_hmac

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode, Page
from episodes.rules import is_complete
from episodes.services.people import receipts
from episodes.services.recording import start_episode
from igg.protocol import Protocol
from studies.models import Participation, Study, Trial
from studies.rules import AWAY_AFTER, SILENCE, Stage, SuiteLoad, clean_code, next_suite

PEOPLE = Protocol(clock="real", motion="on", pointer="continuous")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


class NotOpen(Exception):
    """The study takes nobody (any more); the text is for the participant."""


class HasWithdrawn(Exception):
    """This ID withdrew before; the text is for the participant."""


def join_study(*, study_id: int, code: str, now: datetime) -> Participation:
    """The participation of this ID: a new one, or the one it has. Raises NotOpen, HasWithdrawn,
    or ValueError for something that cannot be an ID."""
    code = clean_code(code)
    with transaction.atomic():
        # One newcomer at a time, so that suites stay balanced.
        study = Study.objects.select_for_update().get(pk=study_id)
        known = study.participations.filter(code=code).first()
        if known is not None:
            return known
        if study.participations.filter(code=_tombstone(study, code)).exists():
            raise HasWithdrawn("You have withdrawn from this study, and what was recorded is gone.")
        if not study.is_open:
            is_draft = study.status == Study.Status.DRAFT
            raise NotOpen(
                "This study has not begun yet."
                if is_draft
                else "This study is over. Thank you for your interest."
            )
        suite = study.suites.get(number=next_suite(suite_loads(study, now)))
        return Participation.objects.create(study=study, code=code, suite=suite, last_seen_at=now)


def suite_loads(study: Study, now: datetime) -> list[SuiteLoad]:
    """How many people each suite has; who withdrew or stayed away does not count."""
    present = Q(participations__withdrawn_at=None)
    is_done = present & Q(participations__completed_at__isnull=False)
    is_on = present & Q(
        participations__completed_at=None, participations__last_seen_at__gt=now - AWAY_AFTER
    )
    rows = study.suites.annotate(
        completed=Count("participations", filter=is_done),
        under_way=Count("participations", filter=is_on),
    )
    return [SuiteLoad(row.number, row.completed, row.under_way) for row in rows]


@transaction.atomic
def read_format(*, participation_id: UUID, now: datetime) -> Participation:
    """On to the practice."""
    person = _locked(participation_id, now)
    if person.stage == Stage.FORMAT:
        person.format_read_at = now
        person.practice = _episode(person, person.study.practice)
        person.save()
    return person


@transaction.atomic
def finish_practice(*, participation_id: UUID, now: datetime) -> Participation:
    """On to the first trial, once the practice was decided."""
    person = _locked(participation_id, now)
    is_tried = person.practice is not None and person.practice.is_finished
    if person.stage == Stage.PRACTICE and is_tried:
        person.practised_at = now
        _begin_trial(person)
        person.save()
    return person


@transaction.atomic
def go_on(*, participation_id: UUID, position: int, now: datetime) -> Participation:
    """Leave the trial at `position` behind, if it is the present one and decided."""
    person = _locked(participation_id, now)
    if person.stage == Stage.TRIAL and person.position == position:
        trial = person.trials.select_related("episode").get(position=position)
        if trial.episode.is_finished:
            person.position += 1
            if person.stage == Stage.TRIAL:
                _begin_trial(person)
            person.save()
    return _complete(person, now)


@transaction.atomic
def complete(*, participation_id: UUID, now: datetime) -> Participation:
    """Give the completion code, once every event of every trial has arrived."""
    return _complete(_locked(participation_id, now), now)


@transaction.atomic
def withdraw(*, participation_id: UUID, now: datetime) -> Participation:
    """Delete what was recorded; a tombstone remains so that the ID cannot start over."""
    person = _locked(participation_id, now)
    if person.stage == Stage.WITHDRAWN:
        return person
    episodes = list(person.trials.values_list("episode_id", flat=True))
    episodes += [person.practice_id] if person.practice_id is not None else []
    person.trials.all().delete()
    person.practice = None
    person.code = _tombstone(person.study, person.code)
    person.tab, person.withdrawn_at = "", now
    person.save()
    Episode.objects.filter(pk__in=episodes).delete()
    return person


@transaction.atomic
def claim_tab(*, participation_id: UUID, tab: str, opened_at: datetime, now: datetime) -> bool:
    """Whether this tab is the live one: its page was made last, whenever its claim arrives."""
    person = _locked(participation_id, now)
    is_newest = person.tab_opened_at is None or person.tab_opened_at < opened_at
    if is_newest and person.stage != Stage.WITHDRAWN:
        person.tab, person.tab_opened_at = tab, opened_at
    person.save(update_fields=["tab", "tab_opened_at", "last_seen_at"])
    return person.tab == tab


def _locked(participation_id: UUID, now: datetime) -> Participation:
    person = (
        Participation.objects.select_for_update(of=("self",))
        .select_related("study__practice", "practice")
        .get(pk=participation_id)
    )
    person.last_seen_at = now
    return person


def _begin_trial(person: Participation) -> None:
    item = person.suite.items.select_related("revision__task").get(position=person.position)
    Trial.objects.create(
        participation=person,
        position=person.position,
        revision=item.revision,
        episode=_episode(person, item.revision),
    )


def _episode(person: Participation, revision: TaskRevision) -> Episode:
    return start_episode(
        revision=revision, actor=Actor.HUMAN, protocol=PEOPLE, actor_name=person.code
    )


def _complete(person: Participation, now: datetime) -> Participation:
    if person.stage != Stage.SAVING:
        return person
    episodes = Episode.objects.filter(trial__participation=person)
    lost = Page.objects.filter(
        episode__in=episodes, closing="", last_received_at__lte=now - SILENCE
    )
    lost.update(closing=Page.Closing.CUT)
    if not all(is_complete(receipts(episode)) for episode in episodes):
        return person
    person.completed_at = now
    while not person.completion_code:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(8))
        try:
            with transaction.atomic():
                person.completion_code = code
                person.save()
        except IntegrityError:
            person.completion_code = ""
    return person


def _tombstone(study: Study, code: str) -> str:
    """No ID a person could enter: it begins with a character that none has."""
    digest = salted_hmac("studies.withdrawn", f"{study.pk}:{code}", algorithm="sha256")
    return f"~{digest.hexdigest()[:48]}"

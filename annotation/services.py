"""Claiming tasks, saving instructions, asking for browser work."""

from __future__ import annotations

from datetime import datetime

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet

from annotation.models import Claim
from annotation.rules import CLAIM_LEASE
from benchmark.models import Task, TaskRevision
from benchmark.services import revise_task
from episodes.models import Job
from episodes.services.jobs import request_job


class TaskHeld(Exception):
    """Another annotator works on the task; the text is for the user."""


class NotHeld(Exception):
    """The task has to be taken before it can be changed; the text is for the user."""


class InstructionRefused(Exception):
    """The text says which field, and why."""


class Conflict(Exception):
    """Somebody saved meanwhile; `current` is what they made of the task."""

    def __init__(self, current: TaskRevision) -> None:
        super().__init__(f"{current.task_id} was changed meanwhile.")
        self.current = current


def claim_task(*, task: Task, annotator: User, now: datetime) -> Claim:
    """Take a task, or keep one that is yours. Of two people at once one wins. Raises TaskHeld."""
    takeable = Q(annotator=annotator) | Q(expires_at__lte=now)
    expires_at = now + CLAIM_LEASE
    with transaction.atomic():
        mine = Claim.objects.filter(takeable, task=task)
        if mine.update(annotator=annotator, expires_at=expires_at):
            return Claim.objects.get(task=task)
        try:
            with transaction.atomic():
                return Claim.objects.create(task=task, annotator=annotator, expires_at=expires_at)
        except IntegrityError:
            holder = Claim.objects.select_related("annotator").filter(task=task).first()
    name = holder.annotator.get_username() if holder is not None else "Somebody else"
    raise TaskHeld(f"{name} is working on this task.")


def claim_next_task(*, tasks: QuerySet[Task], annotator: User, now: datetime) -> Task | None:
    """Take the first task that nobody else holds; None when all are held."""
    free = tasks.exclude(claim__in=Claim.objects.filter(expires_at__gt=now))
    for task in free:
        try:
            claim_task(task=task, annotator=annotator, now=now)
        except TaskHeld:
            continue
        return task
    return None


def keep_claim(*, task: Task, annotator: User, now: datetime) -> bool:
    """Heartbeat. False when the task is not (any more) this annotator's."""
    mine = Claim.objects.filter(task=task, annotator=annotator, expires_at__gt=now)
    return bool(mine.update(expires_at=now + CLAIM_LEASE))


def release_task(*, task: Task, annotator: User) -> None:
    Claim.objects.filter(task=task, annotator=annotator).delete()


@transaction.atomic
def save_instruction(
    *, task_id: str, base: int, instruction: str, hint: str, author: User, now: datetime
) -> TaskRevision:
    """A new revision with this wording, made on top of revision number `base`.

    Saving what is already current changes nothing. Raises NotHeld, InstructionRefused, Conflict.
    """
    task = Task.objects.select_for_update(of=("self",)).select_related("current").get(pk=task_id)
    current = task.current
    if current is None or not keep_claim(task=task, annotator=author, now=now):
        raise NotHeld("Take the task first: it is not yours, or your time on it ran out.")
    instruction, hint = _clean("instruction", instruction), hint.strip()
    old_hint = current.hint_content
    is_same = current.instruction == instruction and (
        hint == ("" if old_hint is None else old_hint.instruction)
    )
    if is_same:
        return current
    if current.number != base:
        raise Conflict(current)
    record = current.content.model_copy(update={"instruction": instruction})
    hint_record = None
    if hint:
        told = _clean("hint", hint)
        hint_record = (old_hint or record).model_copy(update={"instruction": told})
    return revise_task(task_id=task.pk, record=record, hint=hint_record, author=author)


def request_reference_run(*, revision: TaskRevision) -> Job:
    """Replay the reference in a worker and keep it as an episode."""
    payload = {"revision": revision.pk, "full": False}
    return request_job(kind=Job.Kind.VERIFY, payload=payload, priority=2)


def _clean(field: str, text: str) -> str:
    text = " ".join(text.split())
    if not text:
        raise InstructionRefused(f"{field}: is empty")
    if len(text) > 1000:
        raise InstructionRefused(f"{field}: {len(text)} characters, at most 1000")
    if "\x00" in text:
        raise InstructionRefused(f"{field}: contains a null character")
    return text

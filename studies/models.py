"""Study, its suites, and those who take part."""

from __future__ import annotations

import secrets
import uuid
from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.urls import reverse

from benchmark.models import Environment, TaskRevision
from episodes.models import Episode
from studies.rules import TRANSITIONS, Progress, Stage, is_under_way, stage_of


def new_link_id() -> str:
    return secrets.token_urlsafe(9)


class Study(models.Model):
    """A set of suites that people are asked to solve."""

    class Kind(models.TextChoices):
        SOLVABILITY = "solvability", "Solvability"
        FIDELITY = "fidelity", "Fidelity"

    class Status(models.TextChoices):
        DRAFT = "draft", "Draft"
        OPEN = "open", "Open"
        CLOSED = "closed", "Closed"

    link_id = models.CharField(max_length=24, unique=True, default=new_link_id, editable=False)
    """In the address that participants are given; says nothing about the study."""
    title = models.CharField(max_length=120)
    kind = models.CharField(max_length=12, choices=Kind.choices, default=Kind.SOLVABILITY)
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.DRAFT)
    suite_size = models.PositiveSmallIntegerField()
    seed = models.PositiveIntegerField()
    environments = models.ManyToManyField(Environment, related_name="studies")
    practice = models.ForeignKey(TaskRevision, on_delete=models.PROTECT, related_name="+")
    """The task people practise on; it is in no suite."""
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="studies"
    )
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at"]
        verbose_name_plural = "studies"
        constraints = [
            models.CheckConstraint(condition=Q(suite_size__gte=1), name="suite_has_tasks"),
            models.CheckConstraint(
                condition=Q(status__in=["draft", "open", "closed"]), name="known_study_status"
            ),
        ]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("studies:show-study", args=[self.pk])

    @property
    def join_url(self) -> str:
        return reverse("studies:join-study", args=[self.link_id])

    @property
    def is_open(self) -> bool:
        return self.status == self.Status.OPEN

    def can_become(self, status: str) -> bool:
        return status in TRANSITIONS[self.status]


class Suite(models.Model):
    """One ordered set of tasks; a participant gets one suite."""

    study = models.ForeignKey(Study, on_delete=models.CASCADE, related_name="suites")
    number = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["study", "number"]
        constraints = [
            models.UniqueConstraint(fields=["study", "number"], name="one_suite_per_number")
        ]

    def __str__(self) -> str:
        return f"suite {self.number}"


class SuiteItem(models.Model):
    """A task at its place in a suite, in the wording it had when the study was made."""

    suite = models.ForeignKey(Suite, on_delete=models.CASCADE, related_name="items")
    position = models.PositiveSmallIntegerField()
    revision = models.ForeignKey(TaskRevision, on_delete=models.PROTECT, related_name="+")

    class Meta:
        ordering = ["suite", "position"]
        constraints = [
            models.UniqueConstraint(fields=["suite", "position"], name="one_item_per_position"),
            models.UniqueConstraint(fields=["suite", "revision"], name="task_once_per_suite"),
        ]

    def __str__(self) -> str:
        return f"{self.position + 1}. {self.revision_id}"


class Participation(models.Model):
    """One person in one study. After a withdrawal only the tombstone is left."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """In the participant's address; cannot be guessed."""
    study = models.ForeignKey(Study, on_delete=models.PROTECT, related_name="participations")
    code = models.CharField(max_length=80)
    """The ID they entered; after a withdrawal a hash of it."""
    suite = models.ForeignKey(Suite, on_delete=models.PROTECT, related_name="participations")
    position = models.PositiveSmallIntegerField(default=0)
    """Trials left behind: the index of the present one."""
    practice = models.OneToOneField(
        Episode, on_delete=models.PROTECT, null=True, related_name="practice_of"
    )
    tab = models.CharField(max_length=64, blank=True)
    """The browser tab whose page was made last."""
    tab_opened_at = models.DateTimeField(null=True, blank=True)
    completion_code = models.CharField(max_length=20, blank=True)
    joined_at = models.DateTimeField(auto_now_add=True)
    format_read_at = models.DateTimeField(null=True, blank=True)
    practised_at = models.DateTimeField(null=True, blank=True)
    completed_at = models.DateTimeField(null=True, blank=True)
    withdrawn_at = models.DateTimeField(null=True, blank=True)
    last_seen_at = models.DateTimeField()

    class Meta:
        ordering = ["-joined_at"]
        constraints = [
            models.UniqueConstraint(fields=["study", "code"], name="one_participation_per_code"),
            models.UniqueConstraint(
                fields=["study", "completion_code"],
                condition=~Q(completion_code=""),
                name="one_participation_per_completion_code",
            ),
            models.CheckConstraint(
                condition=Q(completed_at=None, completion_code="")
                | (Q(completed_at__isnull=False) & ~Q(completion_code="")),
                name="completion_has_code",
            ),
            models.CheckConstraint(
                condition=Q(practised_at=None) | Q(format_read_at__lte=F("practised_at")),
                name="format_before_practice",
            ),
            models.CheckConstraint(
                condition=Q(position=0) | Q(practised_at__isnull=False),
                name="practice_before_trials",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.code} in {self.study_id}"

    def get_absolute_url(self) -> str:
        return reverse("studies:take-part", args=[self.pk])

    @property
    def stage(self) -> Stage:
        return stage_of(
            Progress(
                has_read_format=self.format_read_at is not None,
                has_practised=self.practised_at is not None,
                position=self.position,
                size=self.study.suite_size,
                is_completed=self.completed_at is not None,
                is_withdrawn=self.withdrawn_at is not None,
            )
        )

    def is_away(self, now: datetime) -> bool:
        is_over = self.completed_at is not None or self.withdrawn_at is not None
        return not is_over and not is_under_way(last_seen_at=self.last_seen_at, now=now)


class Trial(models.Model):
    """One task shown to one participant."""

    participation = models.ForeignKey(
        Participation, on_delete=models.CASCADE, related_name="trials"
    )
    position = models.PositiveSmallIntegerField()
    revision = models.ForeignKey(TaskRevision, on_delete=models.PROTECT, related_name="+")
    episode = models.OneToOneField(Episode, on_delete=models.PROTECT, related_name="trial")

    class Meta:
        ordering = ["participation", "position"]
        constraints = [
            models.UniqueConstraint(
                fields=["participation", "position"], name="one_trial_per_position"
            )
        ]

    def __str__(self) -> str:
        return f"trial {self.position + 1} of {self.participation_id}"

"""Episode and what it consists of; verdicts on tasks; browser jobs."""

from __future__ import annotations

import uuid
from datetime import datetime
from typing import Any

from django.core.files.storage import default_storage
from django.db import models
from django.db.models import Q
from django.urls import reverse

from benchmark.models import Task, TaskRevision
from episodes.leases import Leased
from igg.observations import LedgerRow
from igg.protocol import Protocol


class Actor(models.TextChoices):
    HUMAN = "human", "Human"
    AGENT = "agent", "Agent"
    REFERENCE = "reference", "Reference"


class Outcome(models.TextChoices):
    SUCCESS = "success", "Success"
    FAILURE = "failure", "Failure"
    ERRORED = "errored", "Errored"
    ABANDONED = "abandoned", "Abandoned"


class Screenshot(models.Model):
    """A picture stored once, under its own SHA-256."""

    sha256 = models.CharField(primary_key=True, max_length=64)
    width = models.PositiveIntegerField()
    height = models.PositiveIntegerField()
    size_bytes = models.PositiveIntegerField()
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.sha256[:12]

    @property
    def path(self) -> str:
        """Name in the storage."""
        return f"screenshots/{self.sha256[:2]}/{self.sha256}.png"

    def read(self) -> bytes:
        with default_storage.open(self.path) as file:
            content: bytes = file.read()
        return content


class EpisodeQuerySet(models.QuerySet["Episode"]):
    def open(self) -> EpisodeQuerySet:
        return self.filter(outcome="")

    def finished(self) -> EpisodeQuerySet:
        return self.exclude(outcome="")

    def with_task(self) -> EpisodeQuerySet:
        return self.select_related("task__environment", "revision")


class Episode(Leased):
    """One attempt at one task by one actor. Open while its outcome is empty."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    task = models.ForeignKey(Task, on_delete=models.PROTECT, related_name="episodes")
    revision = models.ForeignKey(TaskRevision, on_delete=models.PROTECT, related_name="episodes")
    actor = models.CharField(max_length=10, choices=Actor.choices)
    actor_name = models.CharField(max_length=200, blank=True)
    """Model name, participant code, or empty for the reference."""
    protocol: models.JSONField[dict[str, Any]] = models.JSONField()
    build_hash = models.CharField(max_length=64, blank=True)
    outcome = models.CharField(max_length=10, choices=Outcome.choices, blank=True)
    error = models.TextField(blank=True)

    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True, blank=True)
    """Agents: first claim. People: the mockup's first `ready`."""
    finished_at = models.DateTimeField(null=True, blank=True)
    env_ms = models.PositiveBigIntegerField(default=0)
    model_ms = models.PositiveBigIntegerField(default=0)
    queue_ms = models.PositiveBigIntegerField(default=0)
    clock_ms = models.PositiveBigIntegerField(default=0)

    attempts = models.PositiveIntegerField(default=0)
    """People: clicks, drags and activations so far. Agents: actions so far."""
    deciding_page = models.CharField(max_length=100, blank=True)
    deciding_seq = models.PositiveBigIntegerField(null=True, blank=True)
    """The event that decided; later ones are stored as `after_end`."""

    start_screenshot = models.ForeignKey(
        Screenshot, on_delete=models.PROTECT, null=True, related_name="+"
    )
    start_target: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    start_digest = models.CharField(max_length=128, blank=True)

    objects = EpisodeQuerySet.as_manager()

    class Meta:
        ordering = ["-created_at"]
        indexes = [
            models.Index(fields=["outcome", "lease_expires_at"], name="episode_claimable"),
            models.Index(fields=["task", "actor"], name="episode_task_actor"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(outcome="", finished_at=None)
                | (~Q(outcome="") & Q(finished_at__isnull=False)),
                name="finished_episode_has_outcome",
            ),
            models.CheckConstraint(
                condition=Q(outcome="") | Q(outcome__in=Outcome.values), name="known_outcome"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_actor_display()} on {self.task_id}"

    def get_absolute_url(self) -> str:
        return reverse("episodes:show-replay", args=[self.pk])

    @property
    def settings(self) -> Protocol:
        return Protocol.model_validate(self.protocol)

    @property
    def is_finished(self) -> bool:
        return bool(self.outcome)

    @property
    def is_scored(self) -> bool:
        return self.outcome in (Outcome.SUCCESS, Outcome.FAILURE)


class Page(models.Model):
    """One load of the mockup in a person's browser, or one reset in a worker's."""

    class Closing(models.TextChoices):
        END = "end", "Ended by the player"
        CUT = "cut", "Vanished without an end"

    episode = models.ForeignKey(Episode, on_delete=models.CASCADE, related_name="pages")
    page = models.CharField(max_length=100)
    number = models.PositiveIntegerField()
    """Order of the loads of one episode."""
    last_seq = models.PositiveBigIntegerField(null=True, blank=True)
    closing = models.CharField(max_length=5, choices=Closing.choices, blank=True)
    last_received_at = models.DateTimeField()

    class Meta:
        ordering = ["episode", "number"]
        constraints = [
            models.UniqueConstraint(fields=["episode", "page"], name="one_row_per_page"),
            models.UniqueConstraint(fields=["episode", "number"], name="one_page_per_number"),
        ]

    def __str__(self) -> str:
        return f"{self.page} ({self.number})"


class Step(models.Model):
    """One action of an agent or a reference, with what it did."""

    class Malformed(models.TextChoices):
        UNPARSEABLE = "unparseable", "Unparseable"
        INVALID = "invalid", "Invalid"

    episode = models.ForeignKey(Episode, on_delete=models.CASCADE, related_name="steps")
    index = models.PositiveIntegerField()
    action: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    """The action in pixels; null when nothing could be executed."""
    reference_step: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    raw_reply = models.TextField(blank=True)
    malformed = models.CharField(max_length=12, choices=Malformed.choices, blank=True)
    reason = models.TextField(blank=True)
    hit = models.CharField(max_length=10, blank=True)
    hit_id = models.CharField(max_length=200, blank=True)
    hit_box: models.JSONField[list[float] | None] = models.JSONField(null=True)
    applied: models.JSONField[dict[str, Any]] = models.JSONField(default=dict)
    digest = models.CharField(max_length=128, blank=True)
    target: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    """Ledger row of the target after the step."""
    screenshot = models.ForeignKey(
        Screenshot, on_delete=models.PROTECT, null=True, related_name="+"
    )
    clock_ms = models.PositiveBigIntegerField(default=0)
    """Environment time after the step."""
    env_ms = models.PositiveBigIntegerField(default=0)
    model_ms = models.PositiveBigIntegerField(default=0)
    queue_ms = models.PositiveBigIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["episode", "index"]
        constraints = [
            models.UniqueConstraint(fields=["episode", "index"], name="one_step_per_index")
        ]

    def __str__(self) -> str:
        return f"step {self.index}"

    @property
    def ledger(self) -> LedgerRow | None:
        return None if self.target is None else LedgerRow.model_validate(self.target)


class Event(models.Model):
    """What the mockup reported, as it reported it."""

    episode = models.ForeignKey(Episode, on_delete=models.CASCADE, related_name="events")
    page = models.CharField(max_length=100)
    seq = models.PositiveBigIntegerField()
    step = models.ForeignKey(Step, on_delete=models.CASCADE, null=True, related_name="events")
    type = models.CharField(max_length=20)
    t = models.PositiveBigIntegerField()
    data: models.JSONField[dict[str, Any]] = models.JSONField()
    """The whole event as on the wire."""
    after_end = models.BooleanField(default=False)
    received_at = models.DateTimeField()

    class Meta:
        ordering = ["episode", "page", "seq"]
        constraints = [
            models.UniqueConstraint(fields=["episode", "page", "seq"], name="one_event_per_seq")
        ]

    def __str__(self) -> str:
        return f"{self.type} {self.page}/{self.seq}"


class Verdict(models.Model):
    """The result of verifying one revision of a task on one build."""

    class Result(models.TextChoices):
        PASS = "pass", "Pass"
        FAIL = "fail", "Fail"
        ERRORED = "errored", "Errored"

    revision = models.ForeignKey(TaskRevision, on_delete=models.CASCADE, related_name="verdicts")
    task_hash = models.CharField(max_length=64)
    environment_hash = models.CharField(max_length=64)
    viewport = models.CharField(max_length=20)
    """Such as 1440x900."""
    outcome = models.CharField(max_length=10, choices=Result.choices)
    checks: models.JSONField[dict[str, Any]] = models.JSONField()
    detail = models.TextField(blank=True)
    """What is wrong, for the author of the task."""
    is_shipped = models.BooleanField(default=False)
    """Came with the dataset: when it was made is not known."""
    created_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ["-created_at"]
        constraints = [
            models.UniqueConstraint(
                fields=["revision", "environment_hash", "viewport"],
                name="one_verdict_per_revision_and_build",
            )
        ]

    def __str__(self) -> str:
        return f"{self.outcome} on {self.revision}"

    @property
    def is_stale(self) -> bool:
        """The mockup's sources changed since."""
        return self.environment_hash != self.revision.task.environment.sources_hash


class JobQuerySet(models.QuerySet["Job"]):
    def unfinished(self) -> JobQuerySet:
        return self.filter(finished_at=None)


class Job(Leased):
    """Work for a browser; once it has `finished_at`, `error` or `result` says how it went."""

    class Kind(models.TextChoices):
        VERIFY = "verify", "Verify a task"
        REEXECUTE = "reexecute", "Re-execute an episode"
        THUMBNAILS = "thumbnails", "Draw an environment's thumbnails"

    kind = models.CharField(max_length=12, choices=Kind.choices)
    payload: models.JSONField[dict[str, Any]] = models.JSONField()
    priority = models.SmallIntegerField(default=0)
    result: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    error = models.TextField(blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    objects = JobQuerySet.as_manager()

    class Meta:
        ordering = ["-priority", "id"]
        indexes = [models.Index(fields=["finished_at", "lease_expires_at"], name="job_claimable")]
        constraints = [
            # Asking twice for what is already waiting is asking once.
            models.UniqueConstraint(
                fields=["kind", "payload"],
                condition=Q(finished_at=None),
                name="one_waiting_job_per_payload",
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind} #{self.pk}"

    def is_held(self, now: datetime) -> bool:
        return (
            self.finished_at is None
            and self.lease_expires_at is not None
            and self.lease_expires_at > now
        )

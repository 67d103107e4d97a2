"""A run, the tasks it covers, and the episodes that try them."""

from __future__ import annotations

from typing import Any

from django.db import models
from django.db.models import Q
from django.urls import reverse

from benchmark.models import TaskRevision
from episodes.models import Episode
from igg.protocol import Protocol


class Run(models.Model):
    """One agent over a set of tasks under one protocol."""

    class Variant(models.TextChoices):
        MAIN = "main", "Main instructions"
        HINT = "hint", "With procedural hints"

    name = models.CharField(max_length=100, unique=True)
    agent = models.CharField(max_length=500)
    """Address of the model server, or the name of a built-in agent."""
    model_id = models.CharField(max_length=200)
    variant = models.CharField(max_length=4, choices=Variant.choices, default=Variant.MAIN)
    protocol: models.JSONField[dict[str, Any]] = models.JSONField()
    created_at = models.DateTimeField(auto_now_add=True)
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at"]

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        return reverse("evaluation:show-run", args=[self.name])

    @property
    def settings(self) -> Protocol:
        return Protocol.model_validate(self.protocol)


class RunTask(models.Model):
    """One task of a run. It is tried again, up to a cap, when the infrastructure failed."""

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="tasks")
    revision = models.ForeignKey(TaskRevision, on_delete=models.PROTECT, related_name="+")
    position = models.PositiveIntegerField()

    class Meta:
        ordering = ["run", "position"]
        constraints = [
            models.UniqueConstraint(fields=["run", "position"], name="one_run_task_per_position"),
            models.UniqueConstraint(fields=["run", "revision"], name="one_run_task_per_revision"),
        ]

    def __str__(self) -> str:
        return f"{self.run} · {self.revision.task_id}"


class Try(models.Model):
    """One episode of a run's task; the last one counts, none is deleted."""

    run_task = models.ForeignKey(RunTask, on_delete=models.CASCADE, related_name="tries")
    episode = models.OneToOneField(Episode, on_delete=models.PROTECT, related_name="run_try")
    number = models.PositiveIntegerField()
    is_latest = models.BooleanField(default=True)

    class Meta:
        ordering = ["run_task", "number"]
        constraints = [
            models.UniqueConstraint(fields=["run_task", "number"], name="one_try_per_number"),
            models.UniqueConstraint(
                fields=["run_task"], condition=Q(is_latest=True), name="one_latest_try"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.run_task} #{self.number}"

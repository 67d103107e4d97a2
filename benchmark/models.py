"""Environment and how its states look; Task and TaskRevision."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from django.conf import settings
from django.core.files.storage import default_storage
from django.db import models
from django.urls import reverse

from igg.tasks import Task as TaskRecord
from igg.taxonomy import SUB_TYPES


class Environment(models.Model):
    """A mockup, as its `app.json` describes it."""

    slug = models.SlugField(primary_key=True)
    name = models.CharField(max_length=100)
    title = models.CharField(max_length=200)
    group = models.CharField(max_length=100)
    reference = models.CharField(max_length=200)
    states: models.JSONField[dict[str, str]] = models.JSONField(default=dict)
    sources_hash = models.CharField(max_length=64, blank=True)
    """Hash of the folder, the kit and the lock file; verdicts made on another one are stale."""
    is_retired = models.BooleanField(default=False)

    class Meta:
        ordering = ["slug"]

    def __str__(self) -> str:
        return self.title

    def get_absolute_url(self) -> str:
        return reverse("benchmark:show-environment", args=[self.slug])

    def mockup_url(self, state: str = "1") -> str:
        return f"/apps/{self.slug}/?state={quote(state)}"

    def running_url(self, state: str) -> str:
        """As a person gets it."""
        return f"{self.mockup_url(state)}&clock=real&motion=on"


class Thumbnail(models.Model):
    """How a state looks when it is opened, small; the picture is stored under its own SHA-256."""

    environment = models.ForeignKey(
        Environment, on_delete=models.CASCADE, related_name="thumbnails"
    )
    state = models.CharField(max_length=300)
    build_hash = models.CharField(max_length=64)
    """Hash of the sources of the build that was looked at; on another build it is stale."""
    sha256 = models.CharField(max_length=64, db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["environment", "state"], name="one_thumbnail_per_state")
        ]

    def __str__(self) -> str:
        return f"{self.environment_id}, state {self.state}"

    def get_absolute_url(self) -> str:
        return reverse("benchmark:show-thumbnail", args=[self.sha256])

    @property
    def path(self) -> str:
        """Name in the storage."""
        return f"thumbnails/{self.sha256[:2]}/{self.sha256}.webp"

    def read(self) -> bytes:
        with default_storage.open(self.path) as file:
            content: bytes = file.read()
        return content


class TaskQuerySet(models.QuerySet["Task"]):
    def active(self) -> TaskQuerySet:
        return self.filter(is_retired=False, environment__is_retired=False)

    def with_revisions(self) -> TaskQuerySet:
        return self.select_related("environment", "current")


class Task(models.Model):
    """A task of the benchmark; what it says is in its revisions."""

    class Split(models.TextChoices):
        PUBLIC = "public", "Public"
        HELDOUT = "heldout", "Held out"

    id = models.CharField(primary_key=True, max_length=120)
    environment = models.ForeignKey(Environment, on_delete=models.PROTECT, related_name="tasks")
    split = models.CharField(max_length=10, choices=Split.choices)
    current = models.OneToOneField(
        "TaskRevision", on_delete=models.PROTECT, related_name="current_of", null=True
    )
    is_retired = models.BooleanField(default=False)

    objects = TaskQuerySet.as_manager()

    class Meta:
        ordering = ["id"]
        indexes = [models.Index(fields=["environment", "split"], name="task_environment_split")]

    def __str__(self) -> str:
        return self.id

    def get_absolute_url(self) -> str:
        return reverse("benchmark:show-task", args=[self.id])


class TaskRevision(models.Model):
    """One wording, target and reference of a task. Never changed after it was made."""

    class Source(models.TextChoices):
        FILE = "file", "Dataset file"
        CONSOLE = "console", "Console"

    task = models.ForeignKey(Task, on_delete=models.PROTECT, related_name="revisions")
    number = models.PositiveIntegerField()
    source = models.CharField(max_length=10, choices=Source.choices)
    record: models.JSONField[dict[str, Any]] = models.JSONField()
    """The task record as in `dataset/main`."""
    hint_record: models.JSONField[dict[str, Any] | None] = models.JSONField(null=True)
    content_hash = models.CharField(max_length=64)
    sub_type = models.CharField(
        max_length=5, choices=[(code, sub_type.name) for code, sub_type in SUB_TYPES.items()]
    )
    instruction = models.TextField()
    initial_state_id = models.CharField(max_length=50)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, null=True, related_name="+"
    )
    note = models.CharField(max_length=300, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["task", "number"]
        constraints = [
            models.UniqueConstraint(fields=["task", "number"], name="one_revision_per_number")
        ]

    def __str__(self) -> str:
        return f"{self.task_id} r{self.number}"

    @property
    def content(self) -> TaskRecord:
        """The record as a typed task; it was checked when the revision was made."""
        return TaskRecord.model_validate(self.record)

    @property
    def hint_content(self) -> TaskRecord | None:
        if self.hint_record is None:
            return None
        return TaskRecord.model_validate(self.hint_record)

    @property
    def mockup_url(self) -> str:
        return self.task.environment.mockup_url(self.initial_state_id)

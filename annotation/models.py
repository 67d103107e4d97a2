"""Claims on tasks, and what the queue asks of tasks."""

from __future__ import annotations

from datetime import datetime

from django.conf import settings
from django.db import models
from django.db.models import Case, F, OuterRef, Q, QuerySet, Subquery, Value, When

from benchmark.models import Task
from episodes.models import Verdict
from igg.verdicts import VerdictState


class Claim(models.Model):
    """One annotator works on a task, until they give it back or the lease runs out.

    free --claim--> held --release--> free
                     `--(lease runs out)--> free
    """

    task = models.OneToOneField(Task, on_delete=models.CASCADE, related_name="claim")
    annotator = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="claims"
    )
    expires_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.task_id} is {self.annotator}'s"

    def is_held(self, now: datetime) -> bool:
        return self.expires_at > now


def with_verdict_state(tasks: QuerySet[Task], only: str = "") -> QuerySet[Task]:
    """Tasks with `verdict_state`: what the latest verdict on the current revision says.

    `only` keeps those of one state.
    """
    latest = Verdict.objects.filter(revision=OuterRef("current")).order_by("-created_at")
    state = Case(
        When(verdict_outcome=None, then=Value(VerdictState.NONE.value)),
        When(~Q(verdict_hash=F("environment__sources_hash")), then=Value(VerdictState.STALE.value)),
        default=F("verdict_outcome"),
        output_field=models.CharField(),
    )
    stated = tasks.annotate(
        verdict_outcome=Subquery(latest.values("outcome")[:1]),
        verdict_hash=Subquery(latest.values("environment_hash")[:1]),
    ).annotate(verdict_state=state)
    return stated.filter(verdict_state=only) if only else stated

"""Rows that one worker at a time may work on, claimed under a lease that has to be kept alive.

    waiting --claim--> held --release--> waiting
                        |  `--(lease runs out)--> waiting, or given up after `max_claims`
                        `--the owner of the row finishes it

The update is conditional on what was read, so that it is atomic on SQLite and PostgreSQL alike.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TypeVar

from django.db import connection, models, transaction
from django.db.models import F, Q


class Leased(models.Model):
    """Mixin of rows that are claimed."""

    lease_owner = models.CharField(max_length=100, blank=True)
    lease_expires_at = models.DateTimeField(null=True, blank=True)
    claims = models.PositiveIntegerField(default=0)
    """How often the row was claimed; a row that keeps killing its workers is given up."""

    class Meta:
        abstract = True


Row = TypeVar("Row", bound=Leased)


def is_free(now: datetime) -> Q:
    return Q(lease_expires_at=None) | Q(lease_expires_at__lte=now)


def claim_next(
    candidates: models.QuerySet[Row],
    *,
    owner: str,
    now: datetime,
    lease: timedelta,
    max_claims: int,
) -> Row | None:
    """Claim the first free row of `candidates` (in their order), or None when there is none."""
    free = candidates.filter(is_free(now), claims__lt=max_claims)
    while True:
        with transaction.atomic():
            waiting = free
            if connection.features.has_select_for_update_skip_locked:
                waiting = free.select_for_update(skip_locked=True, of=("self",))
            row = waiting.first()
            if row is None:
                return None
            is_mine = free.filter(pk=row.pk).update(
                lease_owner=owner, lease_expires_at=now + lease, claims=F("claims") + 1
            )
            if is_mine:
                row.refresh_from_db()
                return row


def keep_lease(row: Leased, *, owner: str, now: datetime, lease: timedelta) -> bool:
    """Heartbeat. False when the lease was lost: another may hold the row now."""
    rows = type(row)._default_manager.filter(pk=row.pk, lease_owner=owner, lease_expires_at__gt=now)
    return bool(rows.update(lease_expires_at=now + lease))


def release_lease(row: Leased, *, owner: str) -> bool:
    """Give the row back as if it had not been claimed. False when it was not the caller's."""
    rows = type(row)._default_manager.filter(pk=row.pk, lease_owner=owner)
    return bool(rows.update(lease_owner="", lease_expires_at=None, claims=F("claims") - 1))


def given_up(
    candidates: models.QuerySet[Row], *, now: datetime, max_claims: int
) -> models.QuerySet[Row]:
    """Rows whose last permitted claim ran out."""
    return candidates.filter(is_free(now), claims__gte=max_claims)

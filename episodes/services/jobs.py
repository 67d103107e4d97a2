"""Browser jobs as rows: ask for one, claim one, finish it once."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import IntegrityError, transaction

from apps.build import environment_build
from benchmark.models import Environment, TaskRevision
from benchmark.thumbnails import has_all_thumbnails
from episodes.errors import LeaseLost
from episodes.hints import hint_work
from episodes.leases import claim_next, given_up, keep_lease, release_lease
from episodes.models import Episode, Job


@transaction.atomic
def request_job(*, kind: Job.Kind, payload: dict[str, Any], priority: int = 0) -> Job:
    """Ask for work; asking for what is already waiting answers with that."""
    payload = dict(sorted(payload.items()))
    waiting = Job.objects.unfinished().filter(kind=kind, payload=payload)
    known = waiting.first()
    if known is None:
        try:
            with transaction.atomic():
                known = Job.objects.create(kind=kind, payload=payload, priority=priority)
        except IntegrityError:
            known = waiting.get()
    hint_work()
    return known


def request_verification(*, revision: TaskRevision, priority: int = 0) -> Job:
    """The whole verdict on a revision, by the next worker that is free."""
    return request_job(kind=Job.Kind.VERIFY, payload={"revision": revision.pk}, priority=priority)


def request_reexecution(*, episode: Episode) -> Job:
    """The episode's actions again on today's build."""
    return request_job(kind=Job.Kind.REEXECUTE, payload={"episode": str(episode.pk)}, priority=1)


def present_builds() -> dict[str, str]:
    """Hashes of the environments that are built from the sources that are loaded."""
    loaded = Environment.objects.filter(is_retired=False).values_list("slug", "sources_hash")
    return {slug: sources for slug, sources in loaded if environment_build(slug) == sources}


def request_thumbnails() -> list[Job]:
    """Ask for the pictures that are wanting, after all other work.

    Once per build: asking again would not mend what failed.
    """
    builds = present_builds()
    asked = []
    for environment in Environment.objects.filter(pk__in=builds).prefetch_related("thumbnails"):
        payload = {"build": builds[environment.slug], "environment": environment.slug}
        known = Job.objects.filter(kind=Job.Kind.THUMBNAILS, payload=payload)
        if not has_all_thumbnails(environment) and not known.exists():
            asked.append(request_job(kind=Job.Kind.THUMBNAILS, payload=payload, priority=-1))
    return asked


def claim_job(*, kinds: Collection[str], owner: str, now: datetime) -> Job | None:
    return claim_next(
        Job.objects.unfinished().filter(kind__in=kinds),
        owner=owner,
        now=now,
        lease=timedelta(seconds=settings.IGG_LEASE_S),
        max_claims=settings.IGG_MAX_CLAIMS,
    )


def heartbeat_job(*, job: Job, owner: str, now: datetime) -> bool:
    return keep_lease(job, owner=owner, now=now, lease=timedelta(seconds=settings.IGG_LEASE_S))


def release_job(*, job: Job, owner: str) -> bool:
    return release_lease(job, owner=owner)


def finish_job(
    *,
    job: Job,
    owner: str,
    now: datetime,
    result: dict[str, Any] | None = None,
    error: str = "",
) -> None:
    """Raises LeaseLost when another worker has the job by now; its result counts."""
    mine = Job.objects.unfinished().filter(pk=job.pk, lease_owner=owner)
    is_mine = mine.update(
        result=result, error=error, finished_at=now, lease_owner="", lease_expires_at=None
    )
    if not is_mine:
        raise LeaseLost(f"The lease on {job} is no longer {owner}'s.")


def give_up_jobs(*, now: datetime) -> int:
    """Close jobs that used up their claims; returns how many."""
    lost = given_up(Job.objects.unfinished(), now=now, max_claims=settings.IGG_MAX_CLAIMS)
    error = f"given up: {settings.IGG_MAX_CLAIMS} workers took it and none finished it"
    return lost.update(finished_at=now, error=error, lease_owner="", lease_expires_at=None)

"""Tells workers that there may be something to do, once the transaction is committed.

The database is the truth: a lost hint costs a few seconds, until a worker's next sweep. With a
broker the hint is a Celery task, known here by name only; without one the worker is a thread
of this process, or there is none and the hint is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable

import structlog
from celery import current_app
from django.conf import settings
from django.db import transaction
from kombu.exceptions import OperationalError

WAKE_TASK = "episodes.wake_worker"

_wakers: list[Callable[[], None]] = []
log = structlog.get_logger(__name__)


def hint_work() -> None:
    """Call inside the transaction that makes the work visible."""
    transaction.on_commit(_send)


def add_waker(waker: Callable[[], None]) -> None:
    """The worker of this process; called from any thread."""
    _wakers.append(waker)


def remove_waker(waker: Callable[[], None]) -> None:
    if waker in _wakers:
        _wakers.remove(waker)


def wake() -> None:
    for waker in list(_wakers):
        waker()


def _send() -> None:
    wake()
    if not settings.CELERY_BROKER_URL:
        return
    try:
        current_app.send_task(WAKE_TASK, retry=False)
    except OperationalError as error:
        log.warning(
            "no broker for a hint; workers will find the work by themselves", error=str(error)
        )

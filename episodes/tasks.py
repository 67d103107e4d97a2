"""Celery: a hint wakes the worker thread of the process; each worker process has one."""

from __future__ import annotations

from typing import Any

from celery import shared_task
from celery.signals import worker_process_init, worker_process_shutdown

from episodes import hints
from episodes.worker import WorkerThread

_thread: list[WorkerThread] = []


@shared_task(name=hints.WAKE_TASK)
def wake_worker() -> None:
    hints.wake()


@worker_process_init.connect
def start_worker_thread(**_: Any) -> None:
    thread = WorkerThread()
    thread.start()
    _thread.append(thread)


@worker_process_shutdown.connect
def stop_worker_thread(**_: Any) -> None:
    while _thread:
        _thread.pop().stop()

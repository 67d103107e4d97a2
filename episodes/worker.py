"""A worker: one thread with its own event loop that goes round the sources of claimable work.

    work ──there was some──► work        work ──none──► wait for a hint, or a few seconds

A source is an async function `(owner) -> bool`: claim one piece, do it, say whether there was one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import threading
import uuid
from collections.abc import Awaitable, Callable, Sequence

import structlog
from django.conf import settings
from django.utils.module_loading import import_string

from episodes import hints

Source = Callable[[str], Awaitable[bool]]
log = structlog.get_logger(__name__)


def worker_name() -> str:
    """Unique per start: a restarted worker does not mistake old leases for its own."""
    return f"{socket.gethostname()}:{os.getpid()}:{uuid.uuid4().hex[:8]}"


def configured_sources() -> list[Source]:
    return [import_string(path) for path in settings.IGG_WORK_SOURCES]


class Worker:
    """Runs on the event loop it is used in; `wake` and `stop` may be called from any thread."""

    def __init__(self, sources: Sequence[Source], *, sweep_s: float) -> None:
        self.owner = worker_name()
        self._sources = sources
        self._sweep_s = sweep_s
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        self._is_stopping = False

    async def run(self) -> None:
        self._loop = asyncio.get_running_loop()
        while not self._is_stopping:
            self._woken.clear()
            if await self.run_sources_once():
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._sweep_s):
                    await self._woken.wait()

    async def run_sources_once(self) -> bool:
        """One piece of each source; True when any had one. A broken one does not stop the rest."""
        had_work = False
        for source in self._sources:
            try:
                had_work |= await source(self.owner)
            except Exception:
                log.exception("work failed", source=getattr(source, "__name__", repr(source)))
        return had_work

    def wake(self) -> None:
        if self._loop is not None and self._loop.is_running():
            self._loop.call_soon_threadsafe(self._woken.set)

    def stop(self) -> None:
        self._is_stopping = True
        self.wake()


async def run_to_the_end(worker: Worker) -> None:
    """Run until it is stopped, then give back what the process shares (its browser)."""
    try:
        await worker.run()
    finally:
        for path in settings.IGG_WORK_AT_END:
            await import_string(path)()


class WorkerThread:
    """The worker of a process that mainly does something else (serve pages, run Celery tasks)."""

    def __init__(self, sources: Sequence[Source] | None = None) -> None:
        chosen = configured_sources() if sources is None else sources
        self.worker = Worker(chosen, sweep_s=settings.IGG_WORK_SWEEP_S)
        self._thread = threading.Thread(target=self._work, name="igg-worker", daemon=True)

    def start(self) -> None:
        hints.add_waker(self.worker.wake)
        self._thread.start()

    def _work(self) -> None:
        asyncio.run(run_to_the_end(self.worker))

    @property
    def is_running(self) -> bool:
        return self._thread.is_alive()

    def stop(self, timeout_s: float = 10.0) -> None:
        """Finish the piece at hand, at most `timeout_s`; a lease covers what is cut off."""
        hints.remove_waker(self.worker.wake)
        self.worker.stop()
        self._thread.join(timeout_s)

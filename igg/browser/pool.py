"""Pages of one Chromium, lent out by environment and reused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from igg.browser.chromium import Chromium
from igg.browser.page import Clock, MockupPage


class PagePool:
    """At most `limit` pages; an idle page of another environment makes room for a new one."""

    def __init__(self, chromium: Chromium, *, limit: int, clock: Clock, motion: bool) -> None:
        self._chromium = chromium
        self._clock = clock
        self._motion = motion
        self._free = asyncio.Semaphore(limit)
        self._limit = limit
        self._count = 0
        self._idle: list[MockupPage] = []

    @asynccontextmanager
    async def lend(self, environment: str) -> AsyncIterator[MockupPage]:
        """A page of the environment; one that turned out faulty is closed afterwards."""
        async with self._free:
            page = await self._take(environment)
            try:
                yield page
            except BaseException:
                await self._close(page)
                raise
            if page.is_faulty:
                await self._close(page)
            else:
                self._idle.append(page)

    async def close(self) -> None:
        while self._idle:
            await self._close(self._idle.pop())

    async def _take(self, environment: str) -> MockupPage:
        for page in self._idle:
            if page.environment == environment:
                self._idle.remove(page)
                return page
        if self._count >= self._limit and self._idle:
            await self._close(self._idle.pop(0))
        self._count += 1
        try:
            return await self._chromium.open_page(
                environment, clock=self._clock, motion=self._motion
            )
        except BaseException:
            self._count -= 1
            raise

    async def _close(self, page: MockupPage) -> None:
        self._count -= 1
        await self._chromium.close_page(page)

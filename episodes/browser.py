"""The one Chromium of a worker process: started at first use, replaced when it died."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from django.conf import settings

from igg.browser import Chromium, open_chromium


class SharedChromium:
    """Used from one event loop only, the worker's."""

    def __init__(self) -> None:
        self._stack: AsyncExitStack | None = None
        self._chromium: Chromium | None = None
        self._starting = asyncio.Lock()

    async def get(self) -> Chromium:
        """A running Chromium. Raises BrowserMissing, EnvironmentNotBuilt."""
        async with self._starting:
            if self._chromium is None or not self._chromium.browser.is_connected():
                await self.close()
                stack = AsyncExitStack()
                self._chromium = await stack.enter_async_context(
                    open_chromium(settings.IGG_SITE_DIR)
                )
                self._stack = stack
            return self._chromium

    async def close(self) -> None:
        stack, self._stack, self._chromium = self._stack, None, None
        if stack is not None:
            await stack.aclose()


shared_chromium = SharedChromium()


async def close_browser() -> None:
    """What a worker does at its end."""
    await shared_chromium.close()

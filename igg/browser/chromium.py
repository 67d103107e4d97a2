"""One Chromium: found, started, its pages counted, and gone afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, Error, Playwright, async_playwright

from igg.actions import Viewport
from igg.browser.page import Clock, MockupPage, deadline
from igg.browser.site import serve_site
from igg.errors import BrowserMissing, EnvironmentNotBuilt

SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-smooth-scrolling",
    # A tile is drawn anew as a whole: its pixels do not depend on what was drawn before.
    "--disable-partial-raster",
    "--font-render-hinting=none",
)
CLOSE_TIMEOUT_S = 10
LOAD_TIMEOUT_S = 30


def find_chromium(bundled: str | None = None) -> Path:
    """The Chromium to use: IGG_CHROMIUM, then Playwright's own, then the system's.

    `bundled` is where Playwright keeps its own. Raises BrowserMissing with what to install.
    """
    named = os.environ.get("IGG_CHROMIUM")
    if named:
        if not os.access(named, os.X_OK):
            raise BrowserMissing(f"IGG_CHROMIUM={named}: no such program")
        return Path(named)
    if bundled and os.access(bundled, os.X_OK):
        return Path(bundled)
    for name in SYSTEM_NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    raise BrowserMissing(
        "no Chromium found: set IGG_CHROMIUM, or install one (`playwright install chromium`, "
        "or your system's package `chromium`)"
    )


def arguments(*, frame_limit: bool) -> list[str]:
    """Command-line switches. Without the frame limit, moves do not wait for 1/60 s."""
    switches = list(ARGUMENTS)
    if not frame_limit:
        switches.append("--disable-frame-rate-limit")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        switches.append("--no-sandbox")
    return switches


@dataclass
class Chromium:
    """A running browser and the address of the mockups it is served."""

    playwright: Playwright
    browser: Browser
    site: str
    site_folder: Path
    viewport: Viewport
    device_pixel_ratio: float = 1.0
    _contexts: set[BrowserContext] = field(default_factory=set)

    @property
    def open_contexts(self) -> int:
        return len(self._contexts)

    async def open_page(
        self, environment: str, *, clock: Clock = "manual", motion: bool = False
    ) -> MockupPage:
        """A page with the environment loaded and ready, in a context of its own.

        Raises EnvironmentNotBuilt, or EnvironmentFault when it does not become ready.
        """
        if not (self.site_folder / "apps" / environment / "index.html").is_file():
            raise EnvironmentNotBuilt(f"{environment}: not built; run `make up` or `npm run build`")
        context = await self.browser.new_context(
            viewport={"width": self.viewport.width, "height": self.viewport.height},
            device_scale_factor=self.device_pixel_ratio,
            locale="en-US",
            timezone_id="UTC",
        )
        self._contexts.add(context)
        try:
            page = await context.new_page()
            mockup = MockupPage(
                page,
                await context.new_cdp_session(page),
                f"{self.site}/apps/{environment}/?clock={clock}&motion={'on' if motion else 'off'}",
                environment,
                clock,
                self.viewport,
                self.device_pixel_ratio,
            )
            async with deadline(LOAD_TIMEOUT_S, f"{environment}: loading"):
                await mockup.load()
        except BaseException:
            await self.close_context(context)
            raise
        return mockup

    async def close_page(self, mockup: MockupPage) -> None:
        await self.close_context(mockup.page.context)

    async def close_context(self, context: BrowserContext) -> None:
        """Close a page's context; a hung one is left to the end of the process."""
        self._contexts.discard(context)
        with contextlib.suppress(Error, TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await context.close()


def first_line(error: BaseException) -> str:
    return (str(error) or type(error).__name__).splitlines()[0]


@contextlib.asynccontextmanager
async def open_chromium(
    site_folder: Path,
    *,
    viewport: Viewport | None = None,
    frame_limit: bool = False,
    device_pixel_ratio: float = 1.0,
) -> AsyncIterator[Chromium]:
    """Start Chromium and the loopback server of the mockups; both are gone on leaving.

    Raises BrowserMissing, EnvironmentNotBuilt.
    """
    with serve_site(site_folder) as site:
        async with async_playwright() as playwright:
            executable = find_chromium(playwright.chromium.executable_path)
            try:
                browser = await playwright.chromium.launch(
                    executable_path=executable, args=arguments(frame_limit=frame_limit)
                )
            except Error as error:
                raise BrowserMissing(f"{executable}: did not start: {first_line(error)}") from error
            chromium = Chromium(
                playwright, browser, site, site_folder, viewport or Viewport(), device_pixel_ratio
            )
            try:
                yield chromium
            finally:
                with contextlib.suppress(Error, TimeoutError):
                    async with asyncio.timeout(CLOSE_TIMEOUT_S):
                        await browser.close()

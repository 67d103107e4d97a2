"""Frame times of scrolling, panning, zooming and dragging, each beside a plain page of equal nodes.

The clock is real and Chromium keeps its frame limit, as for a person. The floor of a scroll is the
same elements as plain HTML, without script, scrolled by the same wheel.
"""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

from igg.browser import open_chromium
from igg.browser.page import FRAMES

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "bench"
WHEELS = 90
WHEEL_PX = 120
FRAME_MS = 1000 / 60

START = """() => {
  const times = window.frameTimes = [];
  const step = (at) => { times.push(at); window.frameLoop = requestAnimationFrame(step); };
  window.frameLoop = requestAnimationFrame(step);
}"""
STOP = """() => {
  cancelAnimationFrame(window.frameLoop);
  return window.frameTimes.slice(1).map((at, index) => at - window.frameTimes[index]);
}"""
STILL = r"<script.*?</script>|<link[^>]*modulepreload[^>]*>"


@dataclass(frozen=True)
class Frames:
    """Milliseconds between frames while something moved."""

    times: list[float]

    @property
    def p95(self) -> float:
        return statistics.quantiles(self.times, n=20)[-1]

    @property
    def late(self) -> float:
        """Share of frames that came after the next one was due."""
        return sum(time > 1.5 * FRAME_MS for time in self.times) / len(self.times)

    def __str__(self) -> str:
        middle = statistics.median(self.times)
        return f"{len(self.times):5} {middle:7.1f} {self.p95:7.1f} {100 * self.late:6.1f} %"


Movement = Callable[[Page], Awaitable[None]]


async def scroll(page: Page) -> None:
    await page.mouse.move(720, 450)
    for number in range(WHEELS):
        await page.mouse.wheel(0, WHEEL_PX if number < WHEELS * 2 / 3 else -WHEEL_PX)


async def frames_of(page: Page, movement: Movement) -> Frames:
    await page.evaluate(FRAMES)
    await page.evaluate(START)
    await movement(page)
    return Frames(await page.evaluate(STOP))


async def still_of(page: Page, folder: Path) -> Path:
    """The page's elements as they stand, as a file without script."""
    still = folder / "still.html"
    still.write_text(re.sub(STILL, "", await page.content(), flags=re.DOTALL), encoding="utf-8")
    return still


async def compare_scrolling(page: Page, address: str, folder: Path) -> tuple[Frames, Frames]:
    await page.goto(address)
    await page.evaluate("() => igg.ready")
    ours = await frames_of(page, scroll)
    still = await still_of(page, folder)
    await page.goto(address.split("?")[0] + still.name)
    floor = await frames_of(page, scroll)
    still.unlink()
    return ours, floor


def build() -> None:
    """The site with the kit's gallery, beside the one that is served."""
    subprocess.run(
        ["node_modules/.bin/vite", "build", "--outDir", str(SITE), "--logLevel", "error"],
        cwd=ROOT,
        env={**os.environ, "IGG_GALLERY": "1"},
        check=True,
    )


async def main() -> int:
    build()
    say = sys.stdout.write
    say("Milliseconds between frames at 60 a second\n")
    say(f"{'':28} {'frames':>5} median     p95    late\n")
    async with open_chromium(SITE, frame_limit=True) as chromium:
        page = await chromium.browser.new_page(viewport={"width": 1440, "height": 900})
        address = f"{chromium.site}/apps/_gallery/?state=4&clock=real&motion=on"
        ours, floor = await compare_scrolling(page, address, SITE / "apps" / "_gallery")
        say(f"{'1,000 rows, wheel':28} {ours}\n{'  as plain HTML':28} {floor}\n")
        say(f"{'  ratio of p95':28} {floor.p95 / ours.p95:.2f}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))

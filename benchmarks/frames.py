"""Frame times of scrolling, panning, zooming and dragging, each beside a plain page of equal nodes.

The clock is real and Chromium keeps its frame limit, as for a person. The floor of a scroll is the
same elements as plain HTML, without script, scrolled by the same wheel.
"""

from __future__ import annotations

import asyncio
import math
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
LONG_LIST_STATE = "4"
CANVAS, CANVAS_STATE = "figma", "5"

START = """() => {
  const times = window.frameTimes = [];
  const step = (at) => { times.push(at); window.frameLoop = requestAnimationFrame(step); };
  window.frameLoop = requestAnimationFrame(step);
}"""
STOP = """() => {
  cancelAnimationFrame(window.frameLoop);
  return window.frameTimes.slice(1).map((at, index) => at - window.frameTimes[index]);
}"""
MIDDLE = """() => {
  const far = ([x, y]) => Math.hypot(x - 720, y - 450);
  return Array.from(document.querySelectorAll("[data-igg-handle]"))
    .map((node) => node.getBoundingClientRect())
    .filter((box) => box.width < 300 && box.height < 300)
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .sort((one, other) => far(one) - far(other))[0];
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


async def pan(page: Page) -> None:
    await page.mouse.move(720, 450)
    for number in range(WHEELS):
        sign = 1 if number < WHEELS / 2 else -1
        await page.mouse.wheel(sign * WHEEL_PX, sign * WHEEL_PX / 2)


async def zoom(page: Page) -> None:
    await page.mouse.move(720, 450)
    await page.keyboard.down("Control")
    for number in range(WHEELS // 3):
        await page.mouse.wheel(0, WHEEL_PX if number % 6 < 3 else -WHEEL_PX)
    await page.keyboard.up("Control")


async def drag(page: Page) -> None:
    """Take the middlemost movable thing once around."""
    x, y = await page.evaluate(MIDDLE)
    await page.mouse.move(x, y)
    await page.mouse.down()
    for number in range(WHEELS):
        turn = 2 * math.pi * number / WHEELS
        await page.mouse.move(x + 200 * math.sin(turn), y + 200 - 200 * math.cos(turn))
    await page.mouse.up()


async def rest(page: Page) -> None:
    for _ in range(WHEELS // 2):
        await page.evaluate(FRAMES)


async def frames_of(page: Page, movement: Movement) -> Frames:
    await page.evaluate(FRAMES)
    await page.evaluate(START)
    await movement(page)
    return Frames(await page.evaluate(STOP))


async def open_real(page: Page, address: str, state: str) -> None:
    await page.goto(f"{address}?state={state}&clock=real&motion=on")
    await page.evaluate("() => igg.ready")


async def compare_scrolling(page: Page, address: str, folder: Path) -> tuple[Frames, Frames]:
    """Frames of the kit's long list, and of the same elements as plain HTML."""
    await open_real(page, address, LONG_LIST_STATE)
    ours = await frames_of(page, scroll)
    still = folder / "still.html"
    text = re.sub(STILL, "", await page.content(), flags=re.DOTALL)
    still.write_text(text, encoding="utf-8")
    await page.goto(address + still.name)
    floor = await frames_of(page, scroll)
    still.unlink()
    return ours, floor


async def measure_canvas(page: Page, address: str) -> dict[str, Frames]:
    """Frames of a canvas of about 300 things, at rest and moved."""
    found = {}
    for name, movement in (("at rest", rest), ("pan", pan), ("zoom", zoom), ("drag one", drag)):
        await open_real(page, address, CANVAS_STATE)
        found[name] = await frames_of(page, movement)
    return found


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
        rows = f"{chromium.site}/apps/_gallery/"
        ours, floor = await compare_scrolling(page, rows, SITE / "apps" / "_gallery")
        say(f"{'1,000 rows, scrolled':28} {ours}\n{'  as plain HTML':28} {floor}\n")
        say(f"{'  ratio of p95':28} {floor.p95 / ours.p95:.2f}\n")
        if not (SITE / "apps" / CANVAS).is_dir():
            return 0
        for name, frames in (await measure_canvas(page, f"{chromium.site}/apps/{CANVAS}/")).items():
            say(f"{f'300 things, {name}':28} {frames}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(asyncio.run(main()))

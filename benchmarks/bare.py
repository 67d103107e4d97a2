"""The floor: a Playwright script that does only what a replay cannot do without.

The same pages, pointer paths, settle frames, resets and screenshots, and nothing else: no
measuring, judging, recording or resolving of selectors.
"""

from __future__ import annotations

from dataclasses import dataclass

from playwright.async_api import Page

from igg.actions import Action, Click, Drag, Move, Scroll, Wait
from igg.browser import pointer
from igg.browser.page import FRAMES, SETTLE_MS


@dataclass(frozen=True)
class Script:
    """What one reference came to: a state, and actions in pixels."""

    state: str
    actions: tuple[Action, ...]


class BarePage:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._at = pointer.PARKED

    async def run(self, script: Script) -> None:
        await self._page.mouse.move(*pointer.PARKED)
        self._at = pointer.PARKED
        await self._page.evaluate(FRAMES)
        await self._page.evaluate("(state) => igg.reset(state)", script.state)
        await self._page.evaluate(FRAMES)
        await self._page.screenshot()
        for action in script.actions:
            await self._act(action)
            await self._page.evaluate(FRAMES)
            await self._page.evaluate("(ms) => igg.advance(ms)", SETTLE_MS)
            await self._page.evaluate(FRAMES)
            await self._page.screenshot()

    async def _act(self, action: Action) -> None:
        mouse = self._page.mouse
        match action:
            case Click():
                await self._move(action.x, action.y)
                await mouse.down()
                await self._page.evaluate("(ms) => igg.advance(ms)", pointer.PRESS_MS)
                await mouse.up()
            case Move():
                await self._move(action.x, action.y)
            case Scroll():
                await self._move(action.x, action.y)
                await mouse.wheel(action.dx, action.dy)
            case Drag():
                await self._move(action.startX, action.startY)
                await mouse.down()
                await self._move(action.endX, action.endY)
                await mouse.move(action.endX, action.endY)
                await mouse.up()
            case Wait():
                await self._page.evaluate("(ms) => igg.advance(ms)", action.ms)

    async def _move(self, x: float, y: float) -> None:
        for position in pointer.interpolated(self._at, (x, y)):
            await self._page.mouse.move(*position)
        self._at = (x, y)

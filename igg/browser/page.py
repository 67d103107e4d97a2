"""One mockup in one page: reset, act, settle, measure, look."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Literal

from playwright.async_api import CDPSession, Error, Page
from pydantic import TypeAdapter

from igg.actions import Action, Click, Drag, Move, Scroll, Viewport, Wait
from igg.browser import pointer
from igg.errors import EnvironmentFault
from igg.observations import Description, LedgerRow, Observation, Point

Clock = Literal["manual", "real"]
Pointer = Literal["interpolated", "continuous"]

SETTLE_MS = 300
FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
)
SETTLE = """async ({ms, target, since, describe}) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const frames = async () => { await frame(); await frame(); };
  await frames();
  if (ms > 0) igg.advance(ms);
  await frames();
  return {
    t: igg.now(),
    digest: igg.digest(),
    target: igg.measure(target),
    description: describe ? igg.describe() : null,
    events: igg.events(since),
  };
}"""
# Each position of the pointer takes its share of the clock once the app has seen the move.
PACE = """(ms) => {
  let left = 0;
  window.addEventListener("pointermove", () => { if (left > 0) { left -= 1; igg.advance(ms); } });
  Object.defineProperty(window, "iggDriver", {value: {
    begin: (count) => { left = count; },
    end: () => { const rest = left; left = 0; if (rest > 0) igg.advance(rest * ms); },
  }});
}"""
EVENTS: TypeAdapter[tuple[dict[str, Any], ...]] = TypeAdapter(tuple[dict[str, Any], ...])


STEP_DEADLINE_S = 45.0


@contextlib.asynccontextmanager
async def deadline(seconds: float, what: str) -> AsyncIterator[None]:
    """Turn a hang, a crash or a lost page into an EnvironmentFault that names `what` was done."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        raise EnvironmentFault(f"{what}: no answer within {seconds:g} s") from None
    except Error as error:
        raise EnvironmentFault(f"{what}: {str(error).splitlines()[0]}") from error


@dataclass(frozen=True)
class Picture:
    """A PNG exactly the size of the viewport."""

    png: bytes

    @property
    def sha256(self) -> str:
        return hashlib.sha256(self.png).hexdigest()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height from the PNG header."""
        return int.from_bytes(self.png[16:20], "big"), int.from_bytes(self.png[20:24], "big")


@dataclass(frozen=True)
class Stepped:
    """What one settled action did."""

    events: tuple[dict[str, Any], ...]
    observation: Observation
    picture: Picture | None


class MockupPage:
    """A loaded environment under this driver's control. Not for concurrent use."""

    def __init__(
        self,
        page: Page,
        cdp: CDPSession,
        address: str,
        environment: str,
        clock: Clock,
        viewport: Viewport,
        device_pixel_ratio: float,
    ) -> None:
        self.page = page
        self.environment = environment
        self.clock = clock
        self._cdp = cdp
        self._address = address
        self.viewport = viewport
        self._device_pixel_ratio = device_pixel_ratio
        self._at: Point = pointer.PARKED
        self._seq = -1
        self.console: list[str] = []
        self.is_faulty = False
        """Hung or lost: to be closed, not reused."""

    async def load(self, state: str | None = None) -> None:
        """Navigate; returns when the mockup is ready."""
        if not self.console:
            self.page.on("console", lambda message: self.console.append(message.text))
            self.page.on("pageerror", lambda error: self.console.append(str(error)))
        await self.page.goto(self._address + (f"&state={state}" if state else ""))
        if not await self.page.evaluate("() => 'igg' in window"):
            raise EnvironmentFault(
                f"{self.environment}: did not start: {'; '.join(self.console) or 'no window.igg'}"
            )
        await self.page.evaluate("() => igg.ready")
        if self.clock == "manual":
            await self.page.evaluate(PACE, pointer.POSITION_MS)
        self._at = pointer.PARKED
        self._seq = -1

    async def reset(self, state: str) -> None:
        """Park the pointer, then put the mockup into an initial state: equal to a fresh load."""
        if self._at != pointer.PARKED:
            await self.page.mouse.move(*pointer.PARKED)
            self._at = pointer.PARKED
        await self.page.evaluate(FRAMES)
        await self.page.evaluate("(state) => igg.reset(state)", state)
        self._seq = -1

    async def measure(self, stable_id: str) -> LedgerRow:
        return LedgerRow.model_validate(
            await self.page.evaluate("(id) => igg.measure(id)", stable_id)
        )

    async def describe(self) -> Description:
        return Description.model_validate(await self.page.evaluate("() => igg.describe()"))

    async def picture(self) -> Picture:
        """The viewport as a PNG; its pixels are CSS pixels whatever the device pixel ratio."""
        width, height = self.viewport.width, self.viewport.height
        options: dict[str, Any] = {"format": "png", "optimizeForSpeed": True}
        if self._device_pixel_ratio != 1:
            scale = 1 / self._device_pixel_ratio
            options["clip"] = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
        taken = await self._cdp.send("Page.captureScreenshot", options)
        picture = Picture(base64.b64decode(taken["data"]))
        if picture.size != (width, height):
            raise EnvironmentFault(
                f"{self.environment}: a picture of {picture.size}, not of {(width, height)}"
            )
        return picture

    async def look(
        self, target: str, *, settle_ms: int = 0, describe: bool = False, picture: bool = True
    ) -> Stepped:
        """Settle (two frames, `settle_ms`, two frames); then what is there, and what happened."""
        if settle_ms and self.clock == "real":
            await self.page.evaluate(FRAMES)
            await self.let_pass(settle_ms)
        seen = await self.page.evaluate(
            SETTLE,
            {
                "ms": settle_ms if self.clock == "manual" else 0,
                "target": target,
                "since": self._seq,
                "describe": describe,
            },
        )
        events = EVENTS.validate_python(seen["events"])
        if events:
            self._seq = events[-1]["seq"]
        taken = await self.picture() if picture else None
        observation = Observation(
            t=seen["t"],
            digest=seen["digest"],
            screenshot=taken.sha256 if taken else None,
            target=LedgerRow.model_validate(seen["target"]),
            description=Description.model_validate(seen["description"]) if describe else None,
        )
        return Stepped(events, observation, taken)

    async def act(self, action: Action, path: Pointer = "interpolated") -> None:
        """Dispatch one action, without settling."""
        match action:
            case Click():
                await self._move_to((action.x, action.y), path)
                await self.page.mouse.down()
                await self.let_pass(pointer.PRESS_MS)
                await self.page.mouse.up()
            case Move():
                await self._move_to((action.x, action.y), path)
            case Scroll():
                await self._move_to((action.x, action.y), path)
                await self.page.mouse.wheel(action.dx, action.dy)
            case Drag():
                await self._move_to((action.startX, action.startY), path)
                await self.page.mouse.down()
                await self._move_to((action.endX, action.endY), path)
                await self.page.mouse.move(action.endX, action.endY)
                await self.page.mouse.up()
            case Wait():
                await self.let_pass(action.ms)

    async def let_pass(self, ms: int) -> None:
        if self.clock == "manual":
            await self.page.evaluate("(ms) => igg.advance(ms)", ms)
        else:
            start = await self.page.evaluate("() => igg.now()")
            await self.page.wait_for_function("(until) => igg.now() >= until", arg=start + ms)

    async def _move_to(self, end: Point, path: Pointer) -> None:
        points = (
            pointer.continuous(self._at, end)
            if path == "continuous"
            else pointer.interpolated(self._at, end)
        )
        is_paced = self.clock == "manual"
        if is_paced:
            await self.page.evaluate("(count) => iggDriver.begin(count)", len(points))
        for x, y in points:
            await self.page.mouse.move(x, y)
            if path == "continuous" and self.clock == "real":
                await asyncio.sleep(1 / pointer.CONTINUOUS_HZ)
        if is_paced:
            await self.page.evaluate("() => iggDriver.end()")
        self._at = end

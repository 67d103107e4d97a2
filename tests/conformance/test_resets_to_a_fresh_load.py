"""Whatever was done to a mockup, reset() gives the fresh load back, in digest and pixels.

IGG_SEQUENCES sets how many random action sequences are tried per environment.
"""

from __future__ import annotations

import asyncio
import random

from igg.actions import Action, Click, Drag, Move, Scroll, Wait
from igg.browser import Chromium, MockupPage
from igg.browser.page import FRAMES
from tests.conformance.conftest import Extent, FreshLook, look

ACTIONS = 5


# Centres of the identified elements inside the viewport.
CENTRES = """() => Array.from(document.querySelectorAll("[data-igg-id]"))
  .map((element) => element.getBoundingClientRect())
  .map((box) => [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)])
  .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)"""


def choose(rng: random.Random, centres: list[tuple[int, int]]) -> Action:
    x, y = float(rng.randrange(1440)), float(rng.randrange(900))
    if centres and rng.random() < 0.8:
        x, y = rng.choice(centres)
    kind = rng.choices(("click", "move", "scroll", "drag", "wait"), (50, 15, 15, 12, 8))[0]
    match kind:
        case "click":
            return Click(x=float(x), y=float(y))
        case "move":
            return Move(x=float(x), y=float(y))
        case "scroll":
            return Scroll(x=float(x), y=float(y), dy=float(rng.choice((-400, 300, 900))))
        case "drag":
            return Drag(
                startX=float(x),
                startY=float(y),
                endX=float(rng.randrange(1440)),
                endY=float(rng.randrange(900)),
            )
    return Wait(ms=rng.choice((100, 1000, 6000)))


async def test_after_random_sequences(
    mockup: MockupPage, environment: str, extent: Extent, fresh_look: FreshLook
) -> None:
    rng = random.Random(f"{environment} {extent}")
    for number in range(extent.sequences):
        state = rng.choice(extent.states)
        await mockup.reset(state)
        done = []
        for _ in range(ACTIONS):
            action = choose(rng, await mockup.page.evaluate(CENTRES))
            done.append(action.payload())
            await mockup.act(action)
            await mockup.page.evaluate(FRAMES)
        await mockup.reset(state)
        assert await look(mockup) == await fresh_look(state), (
            f"sequence {number}, state {state}: {done}"
        )


async def test_one_picture_from_many_loads_many_pages_and_a_slow_processor(
    chromium: Chromium, environment: str, extent: Extent, mockup: MockupPage
) -> None:
    """Twelve loads and six pages where it is tried in full."""
    looks = set()
    for _ in range(extent.loads):
        await mockup.load()
        looks.add(await look(mockup))
    pages = await asyncio.gather(*(chromium.open_page(environment) for _ in range(extent.pages)))
    try:
        looks |= {await look(page) for page in pages}
    finally:
        for page in pages:
            await chromium.close_page(page)
    session = await mockup.page.context.new_cdp_session(mockup.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    try:
        await mockup.load()
        looks.add(await look(mockup))
    finally:
        await session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert len(looks) == 1

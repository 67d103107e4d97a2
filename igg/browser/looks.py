"""How each state of an environment looks when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from igg.browser.chromium import Chromium
from igg.browser.page import FRAMES, STEP_DEADLINE_S, Picture, deadline


async def look_at_states(
    chromium: Chromium,
    environment: str,
    states: Iterable[str],
    on_look: Callable[[str], None] | None = None,
) -> dict[str, Picture]:
    """The first picture of every state, as an agent gets it: clock and motion stand still.

    Raises EnvironmentNotBuilt, EnvironmentFault.
    """
    looks: dict[str, Picture] = {}
    mockup = await chromium.open_page(environment)
    try:
        for state in states:
            async with deadline(STEP_DEADLINE_S, f"{environment}: state {state}"):
                await mockup.reset(state)
                await mockup.page.evaluate(FRAMES)
                looks[state] = await mockup.picture()
            if on_look is not None:
                on_look(state)
    finally:
        await chromium.close_page(mockup)
    return looks

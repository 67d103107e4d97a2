"""The replay viewer: the address is its state, arrow keys show what is at hand already."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.async_api import Page, expect

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode
from episodes.services.recording import (
    AgentReply,
    record_agent_step,
    record_start,
    start_episode,
)
from episodes.tests.test_records_agents import GREY_SHA, PICTURES, WHITE_SHA, observation, trace
from igg.protocol import Protocol

pytestmark = pytest.mark.django_db(transaction=True)

STEPS = 8
# What is on screen in the frame after a key.
NEXT_FRAME = """async (key) => {
  window.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const image = document.querySelector(".screen img");
  const step = new URL(location.href).searchParams.get("step");
  return [step, image.complete && image.naturalWidth > 0];
}"""


@pytest.fixture
def episode(revision: TaskRevision) -> Episode:
    made = start_episode(
        revision=revision, actor=Actor.AGENT, protocol=Protocol(), actor_name="toy-model"
    )
    record_start(episode=made, before=observation(WHITE_SHA, 0.0, "d", 0), pictures=PICTURES)
    for index in range(STEPS):
        shot = GREY_SHA if index % 2 else WHITE_SHA
        step = trace(index, after=observation(shot, 1.0, f"d{index}", 500 * (index + 1)))
        record_agent_step(episode=made, trace=step, reply=AgentReply(), pictures=PICTURES)
    return made


@pytest.fixture
def cookies(ada: User, address: str, client_of: Callable[[User | None], Client]) -> list[Any]:
    value = client_of(ada).cookies["sessionid"].value
    return [{"name": "sessionid", "value": value, "url": address}]


async def test_the_address_is_the_state(
    page: Page, episode: Episode, address: str, cookies: list[Any]
) -> None:
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/episodes/{episode.pk}/?step=3")
    current = page.locator(".rail-step[aria-current]")
    await expect(current).to_have_count(1)
    await expect(page.get_by_role("heading", name="Step 3", exact=True)).to_be_visible()
    await page.keyboard.press("ArrowDown")
    assert page.url.endswith("?step=4")
    await page.keyboard.press("a")
    assert page.url.endswith("?step=4&view=after")
    await page.reload()
    await expect(page.get_by_role("heading", name="Step 4", exact=True)).to_be_visible()
    await page.keyboard.press("End")
    await page.keyboard.press("ArrowDown")
    assert page.url.endswith(f"?step={STEPS}")


async def test_an_arrow_key_shows_the_step_at_once_and_asks_for_nothing(
    page: Page, episode: Episode, address: str, cookies: list[Any]
) -> None:
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/episodes/{episode.pk}/?step=1")
    await expect(page.locator(".screen img")).to_be_visible()
    await page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for step in range(2, STEPS + 1):
        assert await page.evaluate(NEXT_FRAME, "ArrowDown") == [str(step), True]
    assert await page.evaluate(NEXT_FRAME, "ArrowUp") == [str(STEPS - 1), True]
    # Chromium looks at the page's icon again when the address changes.
    assert [url for url in asked if not url.endswith("/mark.svg")] == []


async def test_the_meter_shows_how_much_of_the_target_could_be_hit(
    page: Page, episode: Episode, address: str, cookies: list[Any]
) -> None:
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/episodes/{episode.pk}/?step=1")
    meters = page.locator(".meter i")
    await expect(meters).to_have_count(2)
    widths = [await meter.evaluate("bar => bar.offsetWidth") for meter in await meters.all()]
    whole = await page.locator(".meter").first.evaluate("meter => meter.clientWidth")
    assert widths == [0, whole]

"""Whole journeys of the player, with a real browser and a real server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from channels.db import database_sync_to_async
from django.contrib.auth.models import User
from django.test import Client
from playwright.async_api import FrameLocator, Page, Route, expect

from benchmark.models import TaskRevision
from episodes.models import Actor, Episode
from episodes.rules import is_complete
from episodes.services.people import receipts
from episodes.services.recording import start_episode
from igg.protocol import Protocol

pytestmark = pytest.mark.django_db(transaction=True)

Cookies = list[Any]

MIDDLE = """element => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.fixture
def trial(ada: User, revision: TaskRevision) -> Episode:
    return start_episode(
        revision=revision,
        actor=Actor.HUMAN,
        protocol=Protocol(clock="real", motion="on"),
        actor_name="ada",
    )


@pytest.fixture
def cookies(ada: User, address: str, client_of: Callable[[User | None], Client]) -> Cookies:
    """Ada's session."""
    value = client_of(ada).cookies["sessionid"].value
    return [{"name": "sessionid", "value": value, "url": address}]


@pytest.fixture
async def player(page: Page, trial: Episode, address: str, cookies: Cookies) -> Page:
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/episodes/{trial.pk}/play/")
    return page


def mockup(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


async def start(page: Page, word: str = "Start") -> None:
    await page.get_by_role("button", name=word).click()


async def press(page: Page, name: str) -> None:
    await mockup(page).get_by_role("button", name=name).click()


async def reload(trial: Episode) -> Episode:
    await database_sync_to_async(trial.refresh_from_db)()
    return trial


async def events_of(trial: Episode, type_: str) -> list[dict[str, Any]]:
    rows = trial.events.filter(type=type_).order_by("page", "seq").values_list("data", flat=True)
    return await database_sync_to_async(lambda: list(rows))()


async def test_a_miss_is_counted_and_a_hit_ends_it(player: Page, trial: Episode) -> None:
    await expect(player.get_by_role("button", name="Start")).to_be_focused()
    await start(player)
    await press(player, "Other")
    await expect(player.get_by_text("1 of 8 attempts")).to_be_visible()
    await press(player, "Goal")
    await expect(player.get_by_text("Found it")).to_be_visible()
    ended = await reload(trial)
    assert (ended.outcome, ended.attempts) == ("success", 2)
    assert is_complete(await database_sync_to_async(receipts)(trial))


async def test_the_clock_starts_with_the_person(player: Page, trial: Episode) -> None:
    await expect(mockup(player).get_by_role("button", name="Goal")).to_be_attached()
    await start(player)
    await press(player, "Other")
    await expect(player.get_by_text("1 of 8 attempts")).to_be_visible()
    assert [event["t"] for event in await events_of(trial, "ready")] == [0]


async def test_a_reload_resumes_with_the_attempts_kept(player: Page, trial: Episode) -> None:
    await start(player)
    await press(player, "Other")
    await expect(player.get_by_text("1 of 8 attempts")).to_be_visible()
    await player.reload()
    await expect(player.get_by_text("1 of 8 attempts")).to_be_visible()
    await start(player, "Continue")
    await press(player, "Goal")
    await expect(player.get_by_text("Found it")).to_be_visible()
    assert (await reload(trial)).attempts == 2


async def test_what_could_not_be_sent_outlives_a_reload(player: Page, trial: Episode) -> None:
    async def break_line(route: Route) -> None:
        await route.abort()

    await player.route("**/events/", break_line)
    await start(player)
    await press(player, "Other")
    await expect(player.get_by_text("Connection lost")).to_be_visible()
    await player.reload()
    assert await events_of(trial, "click") == []
    await player.unroute("**/events/", break_line)
    await player.reload()
    await expect(player.get_by_text("1 of 8 attempts")).to_be_visible()
    assert len(await events_of(trial, "click")) == 1


async def test_eight_misses_end_it(player: Page, trial: Episode) -> None:
    await start(player)
    for number in range(1, 9):
        await press(player, "Other")
        if number < 8:
            await expect(player.get_by_text(f"{number} of 8 attempts")).to_be_visible()
    await expect(player.get_by_text("No attempts left")).to_be_visible()
    assert (await reload(trial)).outcome == "failure"


async def test_nothing_can_be_pressed_after_the_end(player: Page, trial: Episode) -> None:
    await start(player)
    await press(player, "Goal")
    await expect(player.get_by_text("Found it")).to_be_visible()
    box = await player.locator("iframe").bounding_box()
    assert box is not None
    await player.mouse.click(box["x"] + 200, box["y"] + 200)
    await player.reload()
    await expect(player.get_by_text("Found it")).to_be_visible()
    assert len(await events_of(trial, "click")) == 1


@pytest.mark.parametrize("width", [1600, 900])
async def test_the_mockup_is_1440_by_900_at_any_scale(
    player: Page, trial: Episode, width: int
) -> None:
    await player.set_viewport_size({"width": width, "height": 1000})
    await start(player)
    x, y = await mockup(player).get_by_role("button", name="Goal").evaluate(MIDDLE)
    shown = await player.locator("iframe").bounding_box()
    assert shown is not None
    assert shown["width"] <= width
    scale = shown["width"] / 1440
    await player.mouse.click(shown["x"] + x * scale, shown["y"] + y * scale)
    await expect(player.get_by_text("Found it")).to_be_visible()
    [ready] = await events_of(trial, "ready")
    assert ready["viewport"] == [1440, 900]
    [click] = await events_of(trial, "click")
    assert (click["x"], click["y"]) == pytest.approx((x, y), abs=1.5)


async def test_a_mockup_can_load_nothing_from_elsewhere(page: Page, address: str) -> None:
    await page.goto(f"{address}/apps/fixture/?state=1")
    refused = await page.evaluate(
        "fetch('/health/').then(() => 'loaded', () => 'refused')",
    )
    assert refused == "refused"

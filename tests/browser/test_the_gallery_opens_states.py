"""The gallery: a strip that scrolls by keys, and every state running in real size."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.async_api import Page, expect

from benchmark.models import Environment

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def cookies(ada: User, address: str, client_of: Callable[[User | None], Client]) -> list[Any]:
    value = client_of(ada).cookies["sessionid"].value
    return [{"name": "sessionid", "value": value, "url": address}]


@pytest.fixture
def states(environment: Environment) -> dict[str, str]:
    environment.states = {str(number): f"State {number}" for number in range(1, 9)}
    environment.save()
    return environment.states


@pytest.mark.usefixtures("states")
async def test_the_strip_scrolls_by_keys(page: Page, address: str, cookies: list[Any]) -> None:
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/environments/fixture/")
    strip = page.get_by_role("region", name="How the states look")
    await strip.focus()
    for _ in range(60):
        await page.keyboard.press("ArrowRight")
    await expect(strip.get_by_role("link").last).to_be_in_viewport()
    await strip.get_by_role("link").last.click()
    await expect(page).to_have_url(re.compile(r"/environments/fixture/open/\?state=8$"))


@pytest.mark.usefixtures("states")
async def test_a_state_runs_in_real_size_and_leads_to_others(
    page: Page, address: str, cookies: list[Any]
) -> None:
    await page.set_viewport_size({"width": 1000, "height": 700})
    await page.context.add_cookies(cookies)
    await page.goto(f"{address}/environments/fixture/open/?state=2")
    frame = page.locator("[data-stage] iframe")
    await expect(frame).to_have_attribute("sandbox", "allow-scripts")
    await expect(frame).to_have_attribute("src", "/apps/fixture/?state=2&clock=real&motion=on")
    box = await frame.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1440, 900)
    await page.get_by_role("button", name="Start again").click()
    await expect(frame).to_have_count(1)
    await page.get_by_label("State", exact=True).select_option("5")
    await expect(page).to_have_url(re.compile(r"\?state=5$"))
    await page.get_by_role("link", name="Next").click()
    await expect(page).to_have_url(re.compile(r"\?state=6$"))

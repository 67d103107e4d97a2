"""A live server that serves the real front-end and a tiny mockup, and a Chromium."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.test import override_settings
from playwright.async_api import Browser, Page, async_playwright

from apps.build import NOT_BUILT, is_built
from igg.browser.chromium import arguments, find_chromium

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The built site and the mockup `fixture` beside the others."""
    if not is_built():
        pytest.fail(NOT_BUILT)
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(settings.IGG_SITE_DIR, folder, dirs_exist_ok=True)
    shutil.copytree(HERE / "site", folder, dirs_exist_ok=True)
    with override_settings(IGG_SITE_DIR=folder, WHITENOISE_ROOT=folder):
        yield folder


@pytest.fixture
def address(site: Path, live_server: Any) -> str:
    return str(live_server.url)


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(
            executable_path=find_chromium(playwright.chromium.executable_path),
            args=arguments(frame_limit=True),
        )
        yield started
        await started.close()


@pytest.fixture
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page of 1440×900 in which nothing may go wrong unnoticed."""
    problems: list[str] = []
    opened = await browser.new_page(viewport={"width": 1440, "height": 900})
    opened.on("pageerror", lambda error: problems.append(str(error)))
    yield opened
    await opened.close()
    assert problems == []

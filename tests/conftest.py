"""Browsers and built mockups for the tests that need them.

IGG_PROJECT names another checkout whose mockups are tested: a copy with a new environment in it.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igg.browser import Chromium, open_chromium

ROOT = Path(os.environ.get("IGG_PROJECT") or Path(__file__).resolve().parent.parent)
SITE = ROOT / "build" / "site"


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


@pytest.fixture(scope="session")
def site() -> Path:
    return SITE


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    async with open_chromium(SITE) as running:
        yield running

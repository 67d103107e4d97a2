"""Every test here runs for every environment; there is no list of exceptions.

An environment whose present sources passed before is tried in a drawn share of its states;
IGG_CONFORMANCE=all tries all states of all. IGG_SEED draws.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio

from igg.browser import Chromium, MockupPage
from igg.browser.page import FRAMES
from igg.conformance import draw_states, has_passed
from igg.environments import EnvironmentManifest, environment_names, load_environment
from tests.conftest import ROOT

Look = tuple[str, str]
"""Digest of the state, hash of the picture."""
FreshLook = Callable[[str], Awaitable[Look]]


@dataclass(frozen=True)
class Extent:
    """How much of an environment is tried."""

    states: list[str]
    sequences: int
    """Random action sequences."""
    loads: int
    """Loads one after the other."""
    pages: int
    """Pages opened at once."""


def extent_of(name: str) -> Extent:
    states = list(load_environment(ROOT, name).states)
    seed = os.environ.get("IGG_SEED", "0")
    if os.environ.get("IGG_CONFORMANCE") != "all" and has_passed(ROOT, name):
        extent = Extent(draw_states(states, seed=f"{seed} {name}"), 2, 3, 2)
    else:
        extent = Extent(states, 5, 12, 6)
    sequences = os.environ.get("IGG_SEQUENCES")
    return replace(extent, states=states, sequences=int(sequences)) if sequences else extent


def pytest_report_header() -> list[str]:
    return [
        f"{name}: states {', '.join(extent_of(name).states)}" for name in environment_names(ROOT)
    ]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one environment stay together when several processes share the work."""
    for item in items:
        is_here = item.path.is_relative_to(Path(__file__).parent)
        if is_here and isinstance(item, pytest.Function) and "environment" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group(item.callspec.params["environment"]))


@pytest.fixture(scope="session", params=environment_names(ROOT))
def environment(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture(scope="session")
def manifest(environment: str) -> EnvironmentManifest:
    return load_environment(ROOT, environment)


@pytest.fixture(scope="session")
def extent(environment: str) -> Extent:
    return extent_of(environment)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def mockup(chromium: Chromium, environment: str) -> AsyncIterator[MockupPage]:
    page = await chromium.open_page(environment)
    yield page
    await chromium.close_page(page)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def fresh_look(chromium: Chromium, environment: str) -> AsyncIterator[FreshLook]:
    """How a state looks when it is loaded; each is loaded once."""
    page = await chromium.open_page(environment)
    looks: dict[str, Look] = {}

    async def load(state: str) -> Look:
        if state not in looks:
            await page.load(state)
            looks[state] = await look(page)
        return looks[state]

    yield load
    await chromium.close_page(page)


async def look(mockup: MockupPage) -> Look:
    await mockup.page.evaluate(FRAMES)
    return await mockup.page.evaluate("() => igg.digest()"), (await mockup.picture()).sha256

"""Every test here runs for every environment; there is no list of exceptions.

Environments whose present sources passed before are tried again in part only: a few drawn ones in
a quarter of their states, the others without what takes long. IGG_CONFORMANCE=all tries all states
of all; IGG_SEED draws.
"""

from __future__ import annotations

import functools
import os
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from igg.browser import Chromium, MockupPage
from igg.browser.page import FRAMES
from igg.conformance import draw_states, has_passed
from igg.environments import EnvironmentManifest, environment_names, load_environment
from tests.conftest import ROOT

DRAWN = 4
"""Environments that passed before and are tried again in a quarter of their states."""

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


@functools.cache
def passed_environments() -> tuple[str, ...]:
    """Those that passed on their present sources, unless all is asked for."""
    if os.environ.get("IGG_CONFORMANCE") == "all":
        return ()
    return tuple(name for name in environment_names(ROOT) if has_passed(ROOT, name))


def extent_of(name: str) -> Extent | None:
    """None for one that passed and is not drawn."""
    states = list(load_environment(ROOT, name).states)
    passed = passed_environments()
    sequences = os.environ.get("IGG_SEQUENCES")
    if sequences or name not in passed:
        return Extent(states, int(sequences or 5), 12, 6)
    seed = os.environ.get("IGG_SEED", "0")
    if name in random.Random(seed).sample(passed, min(len(passed), DRAWN)):
        return Extent(draw_states(states, seed=f"{seed} {name}"), 2, 3, 2)
    return None


def pytest_report_header() -> list[str]:
    extents = {name: extent_of(name) for name in environment_names(ROOT)}
    return [
        f"{name}: {'states ' + ', '.join(extent.states) if extent else 'passed before, not drawn'}"
        for name, extent in extents.items()
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
    found = extent_of(environment)
    if found is None:
        pytest.skip(f"{environment} passed on these sources, and was not drawn to be tried again")
    return found


@pytest.fixture(scope="session")
async def mockup(chromium: Chromium, environment: str) -> AsyncIterator[MockupPage]:
    page = await chromium.open_page(environment)
    yield page
    await chromium.close_page(page)


@pytest.fixture(scope="session")
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

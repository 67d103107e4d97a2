"""Every test here runs for every environment; there is no list of exceptions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from igg.browser import Chromium, MockupPage
from igg.environments import EnvironmentManifest, environment_names, load_environment
from tests.conftest import ROOT


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


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def mockup(chromium: Chromium, environment: str) -> AsyncIterator[MockupPage]:
    page = await chromium.open_page(environment)
    yield page
    await chromium.close_page(page)

"""Whatever looks clickable does something, or app.json says why not."""

from __future__ import annotations

import sys

import pytest

from igg.browser import MockupPage
from igg.environments import EnvironmentManifest
from tests.conformance.crawler import Crawl, Crawler

ALIVE_SHARE = 0.95
WHOLE_APP = 200

pytestmark = pytest.mark.asyncio(loop_scope="session")


def report(manifest: EnvironmentManifest, crawl: Crawl) -> None:
    lines = [
        f"{manifest.name}: {crawl.clicked} clicked, {len(crawl.dead)} dead, "
        f"{len(crawl.never_active)} never active, {len(crawl.never_reached)} never reached"
    ]
    for element, where in sorted(crawl.dead.items()):
        lines.append(f"  dead {element}: {manifest.inert.get(element, f'UNEXPLAINED ({where})')}")
    sys.stdout.write("\n" + "\n".join(lines) + "\n")


async def test_clicking_each_element_once(
    mockup: MockupPage, manifest: EnvironmentManifest
) -> None:
    crawl = await Crawler(mockup).run(list(manifest.states))
    report(manifest, crawl)
    unexplained = {
        element: where for element, where in crawl.dead.items() if element not in manifest.inert
    }
    assert unexplained == {}
    assert len(crawl.alive) >= ALIVE_SHARE * crawl.clicked
    assert crawl.clicked >= WHOLE_APP
    assert sorted(set(manifest.inert) & crawl.alive) == [], "listed as inert, but alive"

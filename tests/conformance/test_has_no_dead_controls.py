"""Whatever looks clickable does something, or app.json says why not.

Clicking every element takes minutes, so what came of it is kept in dataset/conformance with the
hash of the sources it was found on, and found again only when these have changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from igg.browser import Chromium
from igg.environments import EnvironmentManifest
from igg.sources import environment_hash
from tests.conformance.crawler import Crawl, Crawler

ALIVE_SHARE = 0.95
WHOLE_APP = 200
PAGES = 3

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.crawl]


def report(manifest: EnvironmentManifest, crawl: Crawl) -> None:
    lines = [
        f"{manifest.name}: {crawl.clicked} clicked, {len(crawl.dead)} dead, "
        f"{len(crawl.never_active)} never active, {len(crawl.never_reached)} never reached"
    ]
    for element, where in sorted(crawl.dead.items()):
        lines.append(f"  dead {element}: {manifest.inert.get(element, f'UNEXPLAINED ({where})')}")
    sys.stdout.write("\n" + "\n".join(lines) + "\n")


async def crawl_of(chromium: Chromium, manifest: EnvironmentManifest, root: Path) -> Crawl:
    path = root / "dataset" / "conformance" / f"{manifest.name}.json"
    sources = environment_hash(root, manifest.name)
    known = Crawl.read(path)
    if known is not None and known.environment_hash == sources:
        return known
    mockups = [await chromium.open_page(manifest.name) for _ in range(PAGES)]
    try:
        found = await Crawler(mockups).run(list(manifest.states))
    finally:
        for mockup in mockups:
            await chromium.close_page(mockup)
    found.environment_hash = sources
    found.write(path)
    return found


async def test_clicking_each_element_once(
    chromium: Chromium, manifest: EnvironmentManifest, root: Path
) -> None:
    crawl = await crawl_of(chromium, manifest, root)
    report(manifest, crawl)
    unexplained = {
        element: where for element, where in crawl.dead.items() if element not in manifest.inert
    }
    assert unexplained == {}
    assert len(crawl.alive) >= ALIVE_SHARE * crawl.clicked
    assert crawl.clicked >= WHOLE_APP
    assert sorted(set(manifest.inert) & crawl.alive) == [], "listed as inert, but alive"

"""Whatever looks clickable does something, or app.json says why not.

Clicking every element takes minutes, so `make crawl` keeps what came of it in dataset/conformance
with the hash of the sources, and clicks again only when these have changed. The ordinary tests
read what is kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from igg.browser import Chromium
from igg.conformance import Crawl, crawl_path, read_crawl, write_crawl
from igg.environments import EnvironmentManifest
from igg.sources import environment_hash
from tests.conformance.crawler import Crawler

ALIVE_SHARE = 0.95
WHOLE_APP = 200
PAGES = 3


def report(manifest: EnvironmentManifest, crawl: Crawl, note: str = "") -> None:
    lines = [
        f"{manifest.name}: {crawl.clicked} clicked, {len(crawl.dead)} dead "
        f"({100 * len(crawl.dead) / max(crawl.clicked, 1):.1f} %), "
        f"{len(crawl.chosen)} chosen already, {len(crawl.never_active)} never active, "
        f"{len(crawl.never_reached)} never reached, "
        f"{crawl.left_out} more of the same kinds{note}"
    ]
    for element, where in sorted(crawl.dead.items()):
        lines.append(f"  dead {element}: {manifest.inert.get(element, f'UNEXPLAINED ({where})')}")
    sys.stdout.write("\n" + "\n".join(lines) + "\n")


def check(manifest: EnvironmentManifest, crawl: Crawl) -> None:
    unexplained = {
        element: where for element, where in crawl.dead.items() if element not in manifest.inert
    }
    assert unexplained == {}
    assert len(crawl.alive) >= ALIVE_SHARE * crawl.clicked
    assert crawl.clicked + crawl.left_out >= WHOLE_APP


async def crawl_of(chromium: Chromium, manifest: EnvironmentManifest, root: Path) -> Crawl:
    path = crawl_path(root / "dataset", manifest.name)
    sources = environment_hash(root, manifest.name)
    known = read_crawl(path)
    if known is not None and known.environment_hash == sources:
        return known
    mockups = [await chromium.open_page(manifest.name) for _ in range(PAGES)]
    try:
        found = await Crawler(mockups).run(list(manifest.states))
    finally:
        for mockup in mockups:
            await chromium.close_page(mockup)
    found.environment_hash = sources
    write_crawl(path, found)
    return found


def test_every_control_was_seen_to_do_something(manifest: EnvironmentManifest, root: Path) -> None:
    crawl = read_crawl(crawl_path(root / "dataset", manifest.name))
    if crawl is None:
        pytest.skip(f"{manifest.name}: nothing was clicked yet; run make crawl")
    is_current = crawl.environment_hash == environment_hash(root, manifest.name)
    report(manifest, crawl, "" if is_current else "; on earlier sources, see make crawl")
    check(manifest, crawl)


@pytest.mark.crawl
async def test_clicking_each_element_once(
    chromium: Chromium, manifest: EnvironmentManifest, root: Path
) -> None:
    crawl = await crawl_of(chromium, manifest, root)
    report(manifest, crawl)
    check(manifest, crawl)

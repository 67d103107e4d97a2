"""Loading: quiet, complete, and the same every time."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from igg.browser import Chromium, MockupPage
from igg.browser.page import FRAMES
from igg.environments import EnvironmentManifest
from tests.conformance.conftest import Extent, FreshLook, look

BUNDLE_LIMIT = 150_000


async def test_says_nothing_and_asks_for_nothing_after_load(
    chromium: Chromium, environment: str, extent: Extent
) -> None:
    mockup = await chromium.open_page(environment)
    requests: list[str] = []
    mockup.page.on("request", lambda request: requests.append(request.url))
    try:
        for state in extent.states:
            await mockup.reset(state)
            await mockup.page.evaluate("() => igg.advance(20000)")
            await mockup.page.evaluate(FRAMES)
        assert mockup.console == []
        assert [url for url in requests if not url.startswith("data:")] == []
    finally:
        await chromium.close_page(mockup)


async def test_every_state_opens_equal_to_its_fresh_load(
    mockup: MockupPage, extent: Extent, fresh_look: FreshLook
) -> None:
    for state in extent.states:
        await mockup.reset(state)
        assert await look(mockup) == await fresh_look(state), f"state {state}"


async def test_states_differ_from_each_other(
    mockup: MockupPage, manifest: EnvironmentManifest
) -> None:
    digests = {}
    for state in manifest.states:
        await mockup.reset(state)
        digests[state] = await mockup.page.evaluate("() => igg.digest()")
    assert len(set(digests.values())) == len(manifest.states), digests


async def test_shows_a_rich_first_screen(mockup: MockupPage, manifest: EnvironmentManifest) -> None:
    await mockup.reset(next(iter(manifest.states)))
    elements = (await mockup.describe()).elements
    assert sum(element.shown for element in elements) >= 80
    names = [element.id for element in elements]
    assert len(names) == len(set(names))


async def test_glyphs_come_from_shipped_fonts(mockup: MockupPage, extent: Extent) -> None:
    session = await mockup.page.context.new_cdp_session(mockup.page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    foreign: dict[str, str] = {}
    for state in extent.states:
        await mockup.reset(state)
        document = await session.send("DOM.getDocument", {"depth": 0})
        nodes = await session.send(
            "DOM.querySelectorAll", {"nodeId": document["root"]["nodeId"], "selector": "body"}
        )
        fonts = await session.send("CSS.getPlatformFontsForNode", {"nodeId": nodes["nodeIds"][0]})
        for font in fonts["fonts"]:
            if not font["isCustomFont"]:
                foreign[font["familyName"]] = f"state {state}: {font['glyphCount']:.0f} glyphs"
    assert foreign == {}


async def test_runs_in_a_sandboxed_frame(chromium: Chromium, environment: str) -> None:
    context = await chromium.browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = await context.new_page()
        console: list[str] = []
        page.on("console", lambda message: console.append(message.text))
        events = await page.evaluate(
            """(source) => new Promise((done) => {
                const frame = document.createElement("iframe");
                frame.sandbox = "allow-scripts";
                frame.style.cssText = "width:1440px;height:900px;border:0";
                frame.onload = () => {
                    const channel = new MessageChannel();
                    channel.port1.onmessage = (message) => done(message.data.events);
                    frame.contentWindow.postMessage({igg: "port", v: 1}, "*", [channel.port2]);
                };
                frame.src = source;
                document.body.append(frame);
                // While the page around it is busy, a frame has no size yet.
                const until = performance.now() + 500;
                while (performance.now() < until);
            })""",
            f"{chromium.site}/apps/{environment}/?clock=real&motion=on",
        )
        assert [event["type"] for event in events[:1]] == ["ready"]
        assert events[0]["environment"] == environment
        assert events[0]["viewport"] == [1440, 900]
        assert console == []
    finally:
        await context.close()


async def test_bundle_is_small(environment: str, site: Path) -> None:
    page = (site / "apps" / environment / "index.html").read_text()
    own = re.search(rf'src="/(apps/assets/{environment}-[^"]+\.js)"', page)
    assert own, "the page names no script of its own"
    size = len(gzip.compress((site / own[1]).read_bytes(), 9))
    assert size < BUNDLE_LIMIT, json.dumps({"compressed_bytes": size})

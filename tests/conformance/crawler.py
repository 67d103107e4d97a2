"""Clicks every identified element once and says which ones did nothing.

An element is clicked in the first state where it is shown (or can be brought into view by
scrolling) and active; elements that appear only after a click are reached by repeating it.
Alive means: the digest, the focused field or a scroll offset changed. Most clicks are made by
events in the page, on walks that go on from a click that did something with what else is at hand;
whatever does nothing there is clicked with the mouse, from a reset, before it counts as dead. What
is marked as chosen already (the radio that is on, the tab that is shown) may rest.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter, defaultdict
from collections.abc import Sequence

from igg.browser import MockupPage
from igg.conformance import Crawl

MAX_DEPTH = 3
MAX_TRIES = 3
"""States or paths in which an element that cannot be clicked is tried."""
MAX_WALK = 40
"""Clicks after a visit before the next reset."""
MAX_OF_A_KIND = int(os.environ.get("IGG_OF_A_KIND", "12"))
"""Elements tried whose ids differ in the last part only: they share their code."""

PREPARE = """(id) => {
  const found = document.querySelector(`[data-igg-id="${CSS.escape(id)}"]`);
  if (!found) return null;
  let row = igg.measure(id);
  if (row.aim === null && row.active) {
    found.scrollIntoView({block: "center", inline: "center"});
    row = igg.measure(id);
  }
  const rows = "[data-igg-id], li, article, [role=listitem], [role=row], [role=article]";
  const parent = found.parentElement?.closest(rows);
  const box = parent?.getBoundingClientRect();
  return {
    active: row.active, aim: row.aim,
    chosen: found.matches("[aria-checked=true], [aria-selected=true], [aria-current]"),
    handle: found.hasAttribute("data-igg-handle"),
    field: document.activeElement?.getAttribute("data-igg-id") ?? null,
    above: box?.width > 0 ? [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2] : null,
  };
}"""
# What a click may change that a person would notice: digest, scroll offsets, a field's focus.
LOOK = """
  const offsets = [];
  for (const node of document.querySelectorAll("[data-igg-scroller]")) {
    offsets.push(node.scrollTop, node.scrollLeft);
  }
  const field = document.activeElement?.matches("input, textarea")
    ? document.activeElement.getAttribute("data-igg-id") : null;
  return {seen: JSON.stringify([igg.digest(), offsets]), field};
"""
SNAPSHOT = f"() => {{{LOOK}}}"
SHOWN_IDS = """() => Array.from(
  document.querySelectorAll("[data-igg-id]"), (node) => node.getAttribute("data-igg-id"))"""
# Click it, then whatever else is at hand, by events made in the page: much quicker than a mouse.
# What a made event cannot do (drags, what shows only under a real pointer) is left to the mouse.
WALK = f"""async ({{state, path, element, others, limit}}) => {{
  const prepare = {PREPARE};
  const look = () => {{{LOOK}}};
  const ids = () => ({SHOWN_IDS})();
  const made = (type, x, y) => new (type.startsWith("mouse") ? MouseEvent : PointerEvent)(type, {{
    bubbles: true, cancelable: true, composed: true, view: window, clientX: x, clientY: y,
    button: 0, buttons: type.endsWith("down") ? 1 : 0, detail: type === "click" ? 1 : 0,
    pointerId: 1, pointerType: "mouse", isPrimary: true,
  }});
  const press = (id) => {{
    const found = prepare(id);
    if (!found?.active || found.aim === null || found.handle) return null;
    const at = document.elementFromPoint(...found.aim);
    const before = look();
    at.dispatchEvent(made("pointerover", ...found.aim));
    at.dispatchEvent(made("pointermove", ...found.aim));
    at.dispatchEvent(made("pointerdown", ...found.aim));
    if (at.dispatchEvent(made("mousedown", ...found.aim))) {{
      const taking = at.closest("button, input, textarea, [tabindex]");
      if (taking) taking.focus({{preventScroll: true}});
      else document.activeElement?.blur();
    }}
    at.dispatchEvent(made("pointerup", ...found.aim));
    at.dispatchEvent(made("mouseup", ...found.aim));
    at.dispatchEvent(made("click", ...found.aim));
    igg.advance(100);
    const after = look();
    return after.seen !== before.seen || (after.field !== null && after.field !== before.field);
  }};
  if (window.iggWalked?.state !== state) window.iggWalked = {{state, seen: new Set()}};
  const seen = window.iggWalked.seen;
  await igg.reset(state);
  for (const id of ids()) seen.add(id);
  for (const step of path) if (press(step) === null) return [];
  const alive = [];
  const open = new Set(others);
  const going = (id) => {{
    const didSomething = press(id);
    if (didSomething) {{
      const fresh = ids().filter((one) => !seen.has(one));
      for (const one of fresh) seen.add(one);
      alive.push([id, fresh]);
      for (const one of fresh) open.add(one);
    }}
    return didSomething;
  }};
  open.delete(element);
  if (!going(element)) return [];
  const isAtHand = (node) => {{
    const box = node.getBoundingClientRect();
    if (!box.width || node.closest("[aria-disabled=true]")) return false;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return top?.closest("[data-igg-id]") === node;
  }};
  let from = 0;
  for (let count = 0; count < limit; count++) {{
    const nodes = Array.from(document.querySelectorAll("[data-igg-id]"));
    const fits = (node) => open.has(node.dataset.iggId) && isAtHand(node);
    const later = nodes.findIndex((node, at) => at >= from && fits(node));
    const at = later < 0 ? nodes.slice(0, from).findIndex(fits) : later;
    if (at < 0) break;
    const next = nodes[at];
    from = at + 1;
    open.delete(next.dataset.iggId);
    going(next.dataset.iggId);
  }}
  return alive;
}}"""
FRAMES_AND_CLOCK = """
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  if (ms) igg.advance(ms);
  await frame();
"""
SETTLE = f"async (ms) => {{{FRAMES_AND_CLOCK}}}"
SETTLED_SNAPSHOT = f"async (ms) => {{{FRAMES_AND_CLOCK}{LOOK}}}"


Visit = tuple[str, tuple[str, ...], str]
"""A state, the elements to click first, and the element to try."""


class Crawler:
    """Several pages of one environment, which share what was found."""

    def __init__(self, mockups: Sequence[MockupPage]) -> None:
        self._mockups = mockups
        self.result = Crawl()
        self._queue: dict[str, Visit] = {}
        self._queued: set[tuple[str, str]] = set()
        self._vain: Counter[str] = Counter()
        self._kinds: dict[str, set[str]] = defaultdict(set)
        self._beyond: set[str] = set()

    async def run(self, states: list[str]) -> Crawl:
        for state in states:
            await reset(self._mockups[0], state)
            self._discover(state, (), await self._mockups[0].page.evaluate(SHOWN_IDS))
            while self._queue:
                batch, self._queue = self._queue, {}
                async with asyncio.TaskGroup() as group:
                    for mockup in self._mockups:
                        group.create_task(self._work(mockup, batch))
        self.result.chosen -= self.result.alive
        for element in self.result.alive & self.result.dead.keys():
            del self.result.dead[element]
        known = self.result.alive | self.result.dead.keys() | self.result.chosen
        self.result.never_active -= known
        self.result.never_reached -= known
        self.result.left_out = len(self._beyond - self.result.alive)
        return self.result

    async def _work(self, mockup: MockupPage, batch: dict[str, Visit]) -> None:
        while batch:
            visit = batch.pop(next(iter(batch)))
            if not self._is_done(visit[2]) and not await self._walk(mockup, visit, batch):
                await self._visit(mockup, visit)

    async def _walk(self, mockup: MockupPage, visit: Visit, batch: dict[str, Visit]) -> bool:
        """Click it and what is then at hand; whether it did something."""
        state, path, element = visit
        known = {element: visit}
        alive = await mockup.page.evaluate(
            WALK,
            {
                "state": state,
                "path": path,
                "element": element,
                "others": [*self._queue, *batch],
                "limit": MAX_WALK,
            },
        )
        for clicked, fresh in alive:
            at = (
                known.get(clicked)
                or self._queue.pop(clicked, None)
                or batch.pop(clicked, None)
                or (state, path, clicked)
            )
            self._note_alive(at, fresh)
            known |= {one: (state, (*at[1], clicked), one) for one in fresh}
        return bool(alive)

    async def _visit(self, mockup: MockupPage, visit: Visit) -> None:
        """Click it with the mouse, from a reset."""
        state, path, element = visit
        await reset(mockup, state)
        for step in path:
            if await self._click(mockup, step) is None:
                return
        did_something = await self._click(mockup, element)
        if did_something is None:
            self._vain[element] += 1
        elif not did_something and element not in self.result.chosen:
            self.result.dead[element] = f"state {state}, after {' > '.join(path) or 'reset'}"
        elif did_something:
            self._note_alive(visit, await mockup.page.evaluate(SHOWN_IDS))

    def _note_alive(self, visit: Visit, shown: Sequence[str]) -> None:
        state, path, element = visit
        self.result.alive.add(element)
        if len(path) < MAX_DEPTH:
            self._discover(state, (*path, element), shown)

    def _is_done(self, element: str) -> bool:
        return (
            element in self.result.alive
            or element in self.result.dead
            or element in self.result.chosen
            or self._vain[element] >= MAX_TRIES
        )

    def _discover(self, state: str, path: tuple[str, ...], shown: Sequence[str]) -> None:
        for element in shown:
            is_known = self._is_done(element) or (state, element) in self._queued
            if not is_known and not self._is_one_of_many(element):
                self._queued.add((state, element))
                self._queue[element] = (state, path, element)

    def _is_one_of_many(self, element: str) -> bool:
        kind = self._kinds[element.rpartition(".")[0]]
        if element not in kind and len(kind) >= MAX_OF_A_KIND:
            self._beyond.add(element)
            return True
        kind.add(element)
        return False

    async def _click(self, mockup: MockupPage, element: str) -> bool | None:
        """Click it (drag a handle): whether it did something; None when it cannot be clicked."""
        page = mockup.page
        found = await page.evaluate(PREPARE, element)
        if found and found["active"] and found["aim"] is None and found["above"]:
            await page.mouse.move(*found["above"])
            await page.evaluate(SETTLE, 250)
            found = await page.evaluate(PREPARE, element)
        if not found or not found["active"] or found["aim"] is None:
            unmet = self.result.never_reached
            if found and not found["active"]:
                unmet = self.result.never_active
            unmet.add(element)
            return None
        x, y = found["aim"]
        await page.mouse.move(x, y)
        await page.mouse.down()
        # What hovering alone shows is gone once the button is down.
        before = await page.evaluate(SNAPSHOT)
        if found["handle"]:
            await page.mouse.move(x - 12, y + 12)
            await page.mouse.move(x - 24, y + 24)
        await page.mouse.up()
        after = await page.evaluate(SETTLED_SNAPSHOT, 100)
        is_focused = after["field"] is not None and after["field"] != found["field"]
        did_something = bool(is_focused or after["seen"] != before["seen"])
        if found["chosen"] and not did_something:
            self.result.chosen.add(element)
        return did_something


async def reset(mockup: MockupPage, state: str) -> None:
    await mockup.page.mouse.move(-1, -1)
    await mockup.page.evaluate(SETTLE, 0)
    await mockup.page.evaluate("(state) => igg.reset(state)", state)

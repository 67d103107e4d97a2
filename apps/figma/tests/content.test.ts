import { describe, expect, it } from "vitest";
import { COMMENTS, VERSIONS } from "../content/comments";
import { VISITORS } from "../content/cursors";
import { ALL_THINGS, FILES, kidsOf, originalThing, pageOf, rootsOf } from "../content/files";
import { FLOWS, linkOf, linksFrom, SCREENS } from "../content/flow";
import { COLOUR_STYLES, PLUGINS, TEMPLATES } from "../content/library";
import { PEOPLE, person } from "../content/people";
import { DESIGN_TOOLS } from "../content/tools";
import { fresh } from "../state/model";
import { around, boxOf, isInside } from "../state/tree";

const distinct = (keys: readonly string[]) => expect(new Set(keys).size).toBe(keys.length);
const PAGES = [...new Set(ALL_THINGS.map((thing) => thing.page))];

describe("things", () => {
  it("have keys of their own on all pages, and parents on the same page", () => {
    distinct(ALL_THINGS.map((thing) => thing.key));
    for (const thing of ALL_THINGS) {
      expect(originalThing(thing.key)).toBe(thing);
      if (thing.parent !== null) {
        expect(originalThing(thing.parent)?.page).toBe(thing.page);
        expect(kidsOf(thing.parent)).toContain(thing.key);
      }
    }
  });

  it("lie on their page", () => {
    for (const page of PAGES) {
      const { size } = pageOf(page);
      const state = { ...fresh(), page };
      const all = around(rootsOf(page).map((key) => boxOf(state, key)));
      expect(isInside(all, { x: 0, y: 0, ...size }), page).toBe(true);
    }
  });

  it("fill the wall with about three hundred notes, no two alike", () => {
    const notes = rootsOf("wall").map((key) => originalThing(key)?.text ?? "");
    expect(notes.length).toBeGreaterThan(300);
    distinct(notes.filter((text) => text !== ""));
  });
});

describe("people, comments and files", () => {
  it("are by people who work here", () => {
    const named = [
      ...COMMENTS.flatMap((one) => [one.by, ...one.replies.map((reply) => reply.by)]),
      ...VERSIONS.map((one) => one.by),
      ...VISITORS.map((one) => one.who),
      ...FILES.flatMap((one) => one.by),
      ...ALL_THINGS.flatMap((one) => one.author ?? []),
    ];
    for (const key of named) expect(person(key).key).toBe(key);
    distinct(PEOPLE.map((one) => one.key));
  });

  it("pins comments and pointers inside their pages", () => {
    distinct(COMMENTS.map((one) => one.key));
    const places = [...COMMENTS, ...VISITORS.flatMap(({ page, way }) => way.map(([x, y]) => ({ page, x, y })))];
    for (const { page, x, y } of places) {
      const { w, h } = pageOf(page).size;
      expect(x > 0 && x < w && y > 0 && y < h).toBe(true);
    }
  });

  it("orders files by age and opens those that have a page", () => {
    distinct(FILES.map((one) => one.key));
    const ages = FILES.map((one) => one.age);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    for (const file of FILES) if (file.page) expect(pageOf(file.page).key).toBe(file.page);
  });
});

describe("the prototype", () => {
  it("leads from parts that exist to screens that exist", () => {
    for (const screen of SCREENS) {
      expect(originalThing(screen)?.kind).toBe("frame");
      for (const [from, to] of linksFrom(screen)) {
        expect(originalThing(from)?.parent, from).toBe(screen);
        expect(to === "back" || SCREENS.includes(to as never), to).toBe(true);
      }
    }
    for (const flow of FLOWS) expect(SCREENS).toContain(flow.start);
    expect(linkOf("payment-pay-button")).toBe("processing");
  });
});

describe("the library", () => {
  it("names styles, plugins, templates and tools once", () => {
    for (const list of [COLOUR_STYLES, PLUGINS, TEMPLATES]) distinct(list.map((one) => one.key));
    distinct(DESIGN_TOOLS.flatMap((group) => group.tools.map((tool) => tool.key)));
  });

  it("lets plugins speak of things that exist", () => {
    for (const plugin of PLUGINS) {
      expect(plugin.about.length, plugin.key).toBe(plugin.results.length);
      for (const key of plugin.about) expect(originalThing(key)?.key, key).toBe(key);
    }
  });
});

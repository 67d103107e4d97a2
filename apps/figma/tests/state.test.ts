// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Command, Message } from "../../_kit";
import manifest from "../app.json";
import { initial, reduce, type State } from "../state";
import { resized } from "../state/canvas";
import { hexOf } from "../state/editing";
import { boxOf, keysIn, thingOf } from "../state/tree";
import { messageOfKey } from "../views/canvas_keys";
import { linesOf } from "../views/guides";

const start = (state: string): State => structuredClone(initial(state).app);

/** Send messages one after another; the commands of the last one. */
function tell(state: State, ...messages: Message[]): Command[] {
  return messages.map((message) => reduce(state, message)).at(-1) ?? [];
}

const drag = (id: string, dx: number, dy: number): Message[] => [
  { type: "drag.start", id },
  { type: "drag.move", dx, dy, stepX: dx, stepY: dy },
  { type: "drag.end" },
];
const NOTE = "demo-on-a-real-ferry";

describe("states", () => {
  it("opens every state of the manifest, as JSON, the same each time", () => {
    for (const name of Object.keys(manifest.states)) {
      const { app } = initial(name);
      expect(JSON.parse(JSON.stringify(app))).toEqual(app);
      expect(initial(name)).toEqual(initial(name));
      for (const key of app.selection) expect(thingOf(app, key)?.page).toBe(app.page);
    }
  });

  it("refuses a state and a message it does not know", () => {
    expect(() => initial("0")).toThrow("no state 0");
    expect(() => reduce(start("1"), { type: "nonsense" })).toThrow("nothing handles nonsense");
  });
});

describe("the canvas", () => {
  it("moves what is dragged by what the zoom makes of it, and selects it", () => {
    const state = start("4");
    const before = boxOf(state, NOTE);
    tell(state, ...drag(NOTE, 60, -30));
    expect(boxOf(state, NOTE)).toEqual({ ...before, x: before.x + 100, y: before.y - 50 });
    expect(state.selection).toEqual([NOTE]);
  });

  it("keeps things on the board", () => {
    const state = start("4");
    tell(state, ...drag(NOTE, -9000, -9000));
    expect([boxOf(state, NOTE).x, boxOf(state, NOTE).y]).toEqual([0, 0]);
  });

  it("takes along what lies on a section", () => {
    const state = start("4");
    const before = boxOf(state, NOTE).x;
    tell(state, ...drag("what-went-well", 60, 0));
    expect(boxOf(state, NOTE).x).toBe(before + 100);
  });

  it("pans and moves nothing with the hand", () => {
    const state = start("4");
    const before = boxOf(state, NOTE);
    tell(state, { type: "tool", id: "hand" });
    const [command] = tell(
      state,
      { type: "drag.start", id: NOTE },
      { type: "drag.move", dx: 9, dy: 4, stepX: 9, stepY: 4 },
    );
    expect(command).toEqual({ do: "pan", id: "canvas", by: { shift: [-9, -4] } });
    expect(boxOf(state, NOTE)).toEqual(before);
  });

  it("selects what a marquee touches, frames only when they are whole in it", () => {
    const state = start("4");
    const box = { startX: 340, startY: 380, x: 900, y: 640 };
    tell(state, { type: "board.move", ...box, stepX: 0, stepY: 0 }, { type: "board.end" });
    expect(state.selection).toContain("copy-review-in-one-sitting");
    expect(state.selection).not.toContain("what-went-well");
    expect(state.marquee).toBeNull();
  });

  it("resizes from every handle and never to nothing", () => {
    const box = { x: 10, y: 10, w: 100, h: 50 };
    expect(resized(box, "se", 5, 6)).toEqual({ x: 10, y: 10, w: 105, h: 56 });
    expect(resized(box, "nw", 5, 6)).toEqual({ x: 15, y: 16, w: 95, h: 44 });
    expect(resized(box, "w", 500, 0)).toEqual({ x: 98, y: 10, w: 12, h: 50 });
  });

  it("zooms about a place and fits the page", () => {
    const state = start("4");
    const [command] = tell(state, { type: "zoom", by: 1.1, at: [300, 200] });
    expect(state.zoom).toBe(0.66);
    expect(state.zooming).toBe(true);
    tell(state, { type: "zoom.rest" });
    expect(state.zooming).toBe(false);
    expect(command).toMatchObject({ do: "pan", by: { at: [300, 200] } });
    tell(state, { type: "zoom.fit" });
    expect(state.zoom).toBeLessThan(0.4);
  });
});

describe("editing", () => {
  it("goes back and forth", () => {
    const state = start("4");
    const before = boxOf(state, NOTE);
    tell(state, ...drag(NOTE, 60, 0), { type: "undo" });
    expect(boxOf(state, NOTE)).toEqual(before);
    tell(state, { type: "redo" });
    expect(boxOf(state, NOTE).x).toBe(before.x + 100);
  });

  it("brings to the front and sends to the back", () => {
    const state = start("4");
    tell(state, { type: "press", id: NOTE, x: 0, y: 0, shift: false }, { type: "arrange", way: "front" });
    expect(keysIn(state, null).at(-1)).toBe(NOTE);
    tell(state, { type: "arrange", way: "back" });
    expect(keysIn(state, null)[0]).toBe(NOTE);
  });

  it("copies a card with all that is in it", () => {
    const state = start("2");
    tell(state, { type: "duplicate" });
    const copy = state.selection[0] ?? "";
    expect(copy).not.toBe("home-search-card");
    expect(keysIn(state, copy)).toHaveLength(keysIn(state, "home-search-card").length);
  });

  it("aligns within the frame", () => {
    const state = start("2");
    tell(state, { type: "align", way: "bottom" });
    expect(thingOf(state, "home-search-card")?.y).toBe(812 - 196);
  });

  it("makes a note where one presses, and writes on it", () => {
    const state = start("4");
    tell(state, { type: "tool", id: "note" }, { type: "press.board", x: 1300, y: 1130 });
    const [key = ""] = state.selection;
    expect(thingOf(state, key)?.kind).toBe("note");
    tell(state, { type: "write", value: "Ask the crew" });
    expect(thingOf(state, key)?.text).toBe("Ask the crew");
  });

  it("puts the selection into a frame and keeps it where it was", () => {
    const state = start("4");
    const before = boxOf(state, NOTE);
    tell(state, { type: "press", id: NOTE, x: 0, y: 0, shift: false }, { type: "wrap", kind: "frame" });
    const [frame = ""] = state.selection;
    const [inner = ""] = keysIn(state, frame);
    expect(boxOf(state, inner)).toEqual(before);
    expect(keysIn(state, null)).not.toContain(NOTE);
  });

  it("knows its colours", () => {
    expect(hexOf(0, 1, 0.5)).toBe("#ff0000");
    expect(hexOf(120, 1, 0.5)).toBe("#00ff00");
    expect(hexOf(240, 1, 0.5)).toBe("#0000ff");
  });
});

describe("what takes time", () => {
  it("runs a plugin to its end and only then has results", () => {
    const state = start("1");
    tell(state, { type: "plugin.open", id: "contrast" }, { type: "plugin.run" });
    let steps = 0;
    while (state.plugin?.phase === "running") {
      tell(state, { type: "plugin.step" });
      steps++;
    }
    expect(state.plugin?.phase).toBe("done");
    expect(steps).toBe(10);
  });

  it("shows the votes only when the voting is over", () => {
    const state = start("20");
    tell(state, { type: "vote.cast", id: "cars" });
    expect(state.vote).toEqual({ phase: "running", mine: ["cars"] });
    tell(state, { type: "vote.over" }, { type: "vote.show" });
    expect(state.vote.phase).toBe("shown");
  });

  it("leads from the bank to the ticket by itself", () => {
    const state = start("7");
    const commands = tell(
      state,
      { type: "player.go", id: "payment" },
      { type: "player.press", id: "payment-pay-button" },
    );
    expect(commands).toContainEqual({ do: "after", key: "player.pay", ms: 4500, message: { type: "player.paid" } });
    tell(state, { type: "player.paid" });
    expect(state.player.screen).toBe("ticket");
  });

  it("drops a comment that was begun and left without a word", () => {
    const state = start("1");
    tell(state, { type: "tool", id: "comment" }, { type: "press.board", x: 900, y: 300 }, { type: "comment.close" });
    expect(state.comments.made).toEqual([]);
  });
});

describe("the keyboard", () => {
  const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
    ({ key: name, target: null, ...more }) as KeyboardEvent;

  it("takes tools by their letters, each place its own", () => {
    expect(messageOfKey(key("r"), false, false)).toEqual({ type: "tool", id: "rect" });
    expect(messageOfKey(key("r"), true, false)).toEqual({ type: "tool", id: "shape" });
  });

  it("nudges and deletes only what is selected", () => {
    expect(messageOfKey(key("ArrowLeft", { shiftKey: true }), true, true)).toEqual({ type: "nudge", dx: -10, dy: 0 });
    expect(messageOfKey(key("ArrowLeft"), true, false)).toBeNull();
    expect(messageOfKey(key("Delete"), true, false)).toBeNull();
    expect(messageOfKey(key("Delete"), true, true)).toEqual({ type: "delete" });
  });
});

describe("guides", () => {
  it("show what a dragged note is in line with, and go when it is dropped", () => {
    const state = start("4");
    tell(state, { type: "drag.start", id: NOTE }, { type: "drag.move", dx: 6, dy: 0, stepX: 6, stepY: 0 });
    expect(linesOf(state)).toMatchObject([{ axis: "y", at: 390 + 2 * 212 }]);
    tell(state, { type: "drag.end" });
    expect(linesOf(state)).toEqual([]);
  });
});

// Working on the canvas: pressing, dragging, marking, resizing, zooming.
import { type Command, close, focus, pan } from "../../_kit";
import { originalThing } from "../content/files";
import type { Thing } from "../content/things";
import { addComment } from "./comments";
import { make, remember } from "./editing";
import { type Handlers, number, type Rect, type State, sizeOf, text, toggle } from "./model";
import { boxOf, centreOn, isInside, keysIn, thingOf, touches } from "./tree";

const LEAST_PX = 12;
const MAKING = new Set([
  "frame",
  "section",
  "rect",
  "ellipse",
  "line",
  "arrow",
  "polygon",
  "star",
  "text",
  "note",
  "shape",
  "diamond",
  "pill",
  "oval",
  "table",
  "image",
  "pen",
  "pencil",
  "marker",
  "highlighter",
  "slice",
  "connector",
  "stamp",
]);

const isMaking = (tool: string): boolean => MAKING.has(tool);

/** The selected thing at or above `key` that may be moved. */
const moved = (state: State, key: string): string[] => (state.selection.includes(key) ? state.selection : [key]);

function select(state: State, keys: string[]): Command[] {
  state.selection = keys;
  state.editing = "";
  state.openComment = "";
  return [];
}

/** A section takes what lies on it along. */
function withContents(state: State, keys: string[]): string[] {
  const all = new Set(keys);
  for (const key of keys) {
    const thing = thingOf(state, key);
    if (thing?.kind !== "section" || keysIn(state, key).length > 0) continue;
    const box = boxOf(state, key);
    for (const other of keysIn(state, null)) if (isInside(boxOf(state, other), box)) all.add(other);
  }
  return [...all];
}

function begin(state: State, keys: string[], handle: string): void {
  remember(state);
  const start: Record<string, Rect> = {};
  for (const key of keys) {
    const thing = thingOf(state, key);
    if (thing) start[key] = { x: thing.x, y: thing.y, w: thing.w, h: thing.h };
  }
  state.gesture = { keys, start, handle };
}

const within = (value: number, size: number, room: number): number => Math.max(0, Math.min(value, room - size));

/** Whole pixels, or tenths without snapping. */
const onGrid = (state: State, value: number): number =>
  state.flags.snap === true ? Math.round(value) : Math.round(value * 10) / 10;

function shift(state: State, dx: number, dy: number): void {
  const { gesture } = state;
  if (!gesture) return;
  const board = sizeOf(state);
  for (const key of gesture.keys) {
    const start = gesture.start[key];
    if (!start) continue;
    const x = onGrid(state, start.x + dx / state.zoom);
    const y = onGrid(state, start.y + dy / state.zoom);
    const isRoot = thingOf(state, key)?.parent === null;
    state.edits[key] = {
      ...state.edits[key],
      x: isRoot ? within(x, start.w, board.w) : x,
      y: isRoot ? within(y, start.h, board.h) : y,
    };
  }
}

export function resized(start: Rect, handle: string, dx: number, dy: number): Rect {
  const box = { ...start };
  if (handle.includes("e")) box.w = Math.max(LEAST_PX, start.w + dx);
  if (handle.includes("s")) box.h = Math.max(LEAST_PX, start.h + dy);
  if (handle.includes("w")) {
    box.w = Math.max(LEAST_PX, start.w - dx);
    box.x = start.x + start.w - box.w;
  }
  if (handle.includes("n")) {
    box.h = Math.max(LEAST_PX, start.h - dy);
    box.y = start.y + start.h - box.h;
  }
  return { x: Math.round(box.x), y: Math.round(box.y), w: Math.round(box.w), h: Math.round(box.h) };
}

function place(state: State, box: Rect): Command[] {
  const key = make(state, state.tool, box);
  const thing = state.made[key] as Thing;
  state.selection = [key];
  const isText = thing.kind === "text" || thing.kind === "note" || thing.kind === "shape";
  state.editing = isText ? key : "";
  if (state.tool !== "stamp" && state.flags.keepTool !== true) state.tool = "move";
  return isText ? [focus("canvas.editor")] : [];
}

const SIZES: Record<string, [number, number]> = {
  note: [176, 176],
  text: [220, 32],
  frame: [375, 812],
  section: [640, 480],
  stamp: [56, 56],
};

function press(state: State, x: number, y: number): Command[] | null {
  if (state.tool === "comment") return addComment(state, x, y);
  if (!isMaking(state.tool)) return null;
  const [w, h] = SIZES[state.tool] ?? [160, 120];
  return place(state, { x: Math.round(x - w / 2), y: Math.round(y - h / 2), w, h });
}

export const canvas: Handlers = {
  press: (state, message) => {
    const made = press(state, number(message, "x"), number(message, "y"));
    if (made) return made;
    const key = text(message);
    if (state.tool === "hand") return [];
    if (message.shift === true) toggle(state.selection, key);
    else return select(state, [key]);
  },
  "press.board": (state, message) => {
    const [x, y] = [Math.round(number(message, "x")), Math.round(number(message, "y"))];
    state.spot = [x, y];
    const made = press(state, x, y);
    if (made) return made;
    state.entered = "";
    return select(state, []);
  },
  enter: (state, message) => {
    const thing = thingOf(state, text(message));
    if (!thing) return [];
    state.selection = [thing.key];
    if (thing.kind === "note" || thing.kind === "text" || thing.kind === "shape") {
      state.editing = thing.key;
      return [focus("canvas.editor")];
    }
    state.entered = keysIn(state, thing.key).length > 0 ? thing.key : "";
  },
  "drag.start": (state, message) => {
    if (state.tool === "hand") return [];
    const key = text(message);
    const keys = moved(state, key);
    if (!state.selection.includes(key)) select(state, [key]);
    begin(state, withContents(state, keys), "");
  },
  "drag.move": (state, message) => {
    if (state.tool === "hand")
      return [pan("canvas", { shift: [-number(message, "stepX"), -number(message, "stepY")] })];
    shift(state, number(message, "dx"), number(message, "dy"));
  },
  "drag.end": (state) => {
    state.gesture = null;
  },
  "resize.start": (state, message) => {
    const key = state.selection[0];
    if (key) begin(state, [key], text(message, "handle"));
  },
  "resize.move": (state, message) => {
    const key = state.gesture?.keys[0];
    const start = key === undefined ? undefined : state.gesture?.start[key];
    if (key === undefined || !start || !state.gesture) return;
    const [dx, dy] = [number(message, "dx") / state.zoom, number(message, "dy") / state.zoom];
    state.edits[key] = { ...state.edits[key], ...resized(start, state.gesture.handle, dx, dy) };
  },
  "board.move": (state, message) => {
    if (state.tool === "hand")
      return [pan("canvas", { shift: [-number(message, "stepX"), -number(message, "stepY")] })];
    const [x, y] = [number(message, "x"), number(message, "y")];
    const [startX, startY] = [number(message, "startX"), number(message, "startY")];
    state.marquee = {
      x: Math.round(Math.min(x, startX)),
      y: Math.round(Math.min(y, startY)),
      w: Math.round(Math.abs(x - startX)),
      h: Math.round(Math.abs(y - startY)),
    };
  },
  "board.end": (state) => {
    const box = state.marquee;
    state.marquee = null;
    if (!box) return [];
    state.spot = [box.x, box.y];
    if (isMaking(state.tool))
      return place(state, { ...box, w: Math.max(LEAST_PX, box.w), h: Math.max(LEAST_PX, box.h) });
    const keys = keysIn(state, null).filter((key) => {
      const thing = thingOf(state, key);
      if (!thing || thing.locked || thing.hidden) return false;
      const own = boxOf(state, key);
      return thing.kind === "section" || thing.kind === "frame" ? isInside(own, box) : touches(own, box);
    });
    return select(state, keys);
  },
  select: (state, message) => {
    const key = text(message);
    const thing = originalThing(key) ?? state.made[key];
    if (thing && thing.page !== state.page) state.page = thing.page;
    state.entered = "";
    if (message.shift === true) toggle(state.selection, key);
    else select(state, [key]);
    if (message.centre === true) return [centreOn(state, boxOf(state, key))];
  },
  "select.all": (state) => select(state, [...keysIn(state, null)]),
  "select.none": (state) => {
    state.entered = "";
    return select(state, []);
  },
  "select.inverse": (state) =>
    select(
      state,
      keysIn(state, null).filter((key) => !state.selection.includes(key)),
    ),
  tool: (state, message) => {
    state.tool = text(message);
    state.editing = "";
    if (message.menu) return [close(text(message, "menu"))];
  },
  write: (state, message) => {
    if (state.editing === "") return;
    state.edits[state.editing] = { ...state.edits[state.editing], text: text(message, "value") };
  },
  "write.end": (state) => {
    state.editing = "";
  },
  nudge: (state, message) => {
    if (state.selection.length === 0) return;
    remember(state);
    for (const key of state.selection) {
      const thing = thingOf(state, key);
      if (!thing) continue;
      state.edits[key] = {
        ...state.edits[key],
        x: thing.x + number(message, "dx"),
        y: thing.y + number(message, "dy"),
      };
    }
  },
  "press.second": (state, message) => {
    const key = text(message);
    if (!state.selection.includes(key)) select(state, [key]);
  },
};

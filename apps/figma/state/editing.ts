// Changing things: properties, order, copies, and going back.
import { type Command, toast } from "../../_kit";
import { NOTE_COLOURS } from "../content/boards";
import type { Kind, Thing } from "../content/things";
import { type Edit, type Handlers, number, type Rect, type Snapshot, type State, text } from "./model";
import { around, boxOf, keysIn, thingOf, under } from "./tree";

const UNDO_STEPS = 12;

const snapshot = (state: State): Snapshot => ({
  edits: { ...state.edits },
  made: { ...state.made },
  gone: [...state.gone],
  order: { ...state.order },
});

/** Call before a change that can be undone. */
export function remember(state: State): void {
  state.past.push(snapshot(state));
  if (state.past.length > UNDO_STEPS) state.past.shift();
  state.future = [];
}

function goTo(state: State, from: Snapshot[], to: Snapshot[]): Command[] {
  const back = from.pop();
  if (!back) return [toast("Nothing more to go back to", { id: "undo" })];
  to.push(snapshot(state));
  Object.assign(state, back);
  state.selection = state.selection.filter((key) => thingOf(state, key) && !state.gone.includes(key));
  return [];
}

export function change(state: State, key: string, edit: Edit): void {
  state.edits[key] = { ...state.edits[key], ...edit };
}

function changeAll(state: State, edit: (thing: Thing & Edit) => Edit): void {
  if (state.selection.length === 0) return;
  remember(state);
  for (const key of state.selection) {
    const thing = thingOf(state, key);
    if (thing) change(state, key, edit(thing));
  }
}

const put = (state: State, thing: Thing, at?: number): void => {
  const place = thing.parent ?? under(thing.page);
  const keys = [...keysIn(state, thing.parent)];
  keys.splice(at ?? keys.length, 0, thing.key);
  state.made[thing.key] = thing;
  state.order[place] = keys;
};

const NAMES: Record<string, [Kind, string, Partial<Thing>]> = {
  frame: ["frame", "Frame", { fill: "#ffffff" }],
  slice: ["rect", "Slice", { stroke: "#5f666d" }],
  section: ["section", "Section", { fill: "#ffffff", stroke: "#c9ced3" }],
  rect: ["rect", "Rectangle", { fill: "#d5d9dd" }],
  ellipse: ["ellipse", "Ellipse", { fill: "#d5d9dd" }],
  polygon: ["shape", "Polygon", { form: "diamond", fill: "#d5d9dd", text: "" }],
  star: ["icon", "Star", { icon: "star", ink: "#8a6a00" }],
  line: ["line", "Line", { stroke: "#1f2428" }],
  arrow: ["icon", "Arrow", { icon: "right", ink: "#1f2428" }],
  connector: ["icon", "Connector", { icon: "right", ink: "#1f2428" }],
  image: ["image", "Image", { art: ["scene", "scene:lake:placed"] }],
  pen: ["line", "Vector", { stroke: "#1f2428" }],
  pencil: ["line", "Pencil stroke", { stroke: "#5f666d" }],
  marker: ["line", "Marker stroke", { stroke: "#0b6bdf" }],
  highlighter: ["rect", "Highlight", { fill: "#fff2a8" }],
  text: ["text", "Text", { text: "Text", size: 20, ink: "#1f2428" }],
  table: ["section", "Table", { fill: "#ffffff", stroke: "#9aa3aa" }],
  shape: ["shape", "Box", { form: "box", fill: "#ffffff", stroke: "#5f666d", text: "", size: 18 }],
  diamond: ["shape", "Diamond", { form: "diamond", fill: "#ffffff", stroke: "#5f666d", text: "", size: 18 }],
  pill: ["shape", "Pill", { form: "pill", fill: "#ffffff", stroke: "#5f666d", text: "", size: 18 }],
  oval: ["shape", "Oval", { form: "ellipse", fill: "#ffffff", stroke: "#5f666d", text: "", size: 18 }],
};

const inkOf = (state: State): string =>
  NOTE_COLOURS.find(([name]) => name === (state.picks.note ?? "Yellow"))?.[1] ?? NOTE_COLOURS[0][1];

export function make(state: State, tool: string, box: Rect): string {
  remember(state);
  state.count += 1;
  const [kind, name, looks] =
    tool === "note"
      ? (["note", "Note", { fill: inkOf(state), text: "", author: "ines" }] as const)
      : tool === "stamp"
        ? (["stamp", "Stamp", { icon: state.picks.stamp ?? "heart", ink: "#be185d" }] as const)
        : (NAMES[tool] ?? (["rect", "Rectangle", { fill: "#d5d9dd" }] as const));
  const key = `new-${state.count}`;
  put(state, { key, kind, name: `${name} ${state.count}`, page: state.page, parent: null, ...box, ...looks });
  return key;
}

function copyOf(state: State, key: string, shiftBy: number): string | null {
  const thing = thingOf(state, key);
  if (!thing) return null;
  state.count += 1;
  const own = `new-${state.count}`;
  const copy: Thing = { ...thing, key: own, page: state.page, x: thing.x + shiftBy, y: thing.y + shiftBy };
  put(state, copy);
  for (const kid of keysIn(state, key)) copyInto(state, kid, own);
  return own;
}

function copyInto(state: State, key: string, parent: string): void {
  const thing = thingOf(state, key);
  if (!thing) return;
  state.count += 1;
  const own = `new-${state.count}`;
  put(state, { ...thing, key: own, parent, page: state.page });
  for (const kid of keysIn(state, key)) copyInto(state, kid, own);
}

function reorder(state: State, way: string): void {
  const first = state.selection[0];
  const parent = first === undefined ? undefined : thingOf(state, first)?.parent;
  if (first === undefined || parent === undefined) return;
  remember(state);
  const keys = [...keysIn(state, parent)];
  const at = keys.indexOf(first);
  keys.splice(at, 1);
  const goal = { front: keys.length, back: 0, forward: at + 1, backward: Math.max(0, at - 1) }[way] ?? at;
  keys.splice(goal, 0, first);
  state.order[parent ?? under(state.page)] = keys;
}

function align(state: State, way: string): void {
  if (state.selection.length === 0) return;
  remember(state);
  const single = state.selection.length === 1 ? thingOf(state, state.selection[0] ?? "") : undefined;
  const boxes = state.selection.map((key) => boxOf(state, key));
  const frame = single?.parent ? { ...boxOf(state, single.parent), x: 0, y: 0 } : null;
  const within = frame ?? around(boxes);
  for (const key of state.selection) {
    const thing = thingOf(state, key);
    if (!thing) continue;
    if (way === "left") change(state, key, { x: within.x });
    if (way === "right") change(state, key, { x: within.x + within.w - thing.w });
    if (way === "centre") change(state, key, { x: Math.round(within.x + (within.w - thing.w) / 2) });
    if (way === "top") change(state, key, { y: within.y });
    if (way === "bottom") change(state, key, { y: within.y + within.h - thing.h });
    if (way === "middle") change(state, key, { y: Math.round(within.y + (within.h - thing.h) / 2) });
  }
}

function tidy(state: State): void {
  if (state.selection.length < 2) return;
  remember(state);
  const boxes = state.selection.map((key) => ({ key, ...boxOf(state, key) })).sort((a, b) => a.x - b.x);
  let x = boxes[0]?.x ?? 0;
  for (const box of boxes) {
    change(state, box.key, { x, y: boxes[0]?.y ?? 0 });
    x += box.w + 24;
  }
}

function remove(state: State): void {
  remember(state);
  state.gone.push(...state.selection);
  state.selection = [];
}

/** The hex value of a colour given by hue, saturation and lightness. */
export function hexOf(hue: number, saturation: number, lightness: number): string {
  const channel = (shift: number): string => {
    const k = (shift + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    const value = lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const NUMBERS = new Set(["x", "y", "w", "h", "rotation", "opacity", "radius", "size", "weight"]);

export const editing: Handlers = {
  set: (state, message) => {
    const name = text(message, "name");
    const raw = text(message, "value");
    if (NUMBERS.has(name)) {
      const value = Number.parseFloat(raw);
      if (!Number.isNaN(value)) changeAll(state, () => ({ [name]: value }));
    } else changeAll(state, () => ({ [name]: raw }));
  },
  turn: (state, message) => {
    const name = text(message, "name") as keyof Edit;
    changeAll(state, (thing) => ({ [name]: thing[name] !== true }));
  },
  clip: (state) => changeAll(state, (thing) => ({ clip: thing.clip === false })),
  hue: (state, message) => {
    const hue = number(message, "value");
    state.picks.hue = String(hue);
    changeAll(state, () => ({ fill: hexOf(hue, 0.62, 0.46) }));
  },
  link: (state, message) => changeAll(state, () => ({ goesTo: text(message, "value") })),
  rotate: (state, message) =>
    changeAll(state, (thing) => ({ rotation: ((thing.rotation ?? 0) + number(message, "by")) % 360 })),
  scale: (state, message) =>
    changeAll(state, (thing) => ({
      w: Math.round(thing.w * number(message, "by")),
      h: Math.round(thing.h * number(message, "by")),
    })),
  "export.add": (state, message) =>
    changeAll(state, (thing) => ({ exports: [...(thing.exports ?? []), text(message, "value") || "2x PNG"] })),
  "export.remove": (state) => changeAll(state, (thing) => ({ exports: (thing.exports ?? []).slice(0, -1) })),
  rename: (state, message) => {
    remember(state);
    change(state, text(message), { name: text(message, "value") });
  },
  "row.turn": (state, message) => {
    const key = text(message);
    const name = text(message, "name") as "hidden" | "locked";
    remember(state);
    change(state, key, { [name]: thingOf(state, key)?.[name] !== true });
  },
  arrange: (state, message) => reorder(state, text(message, "way")),
  align: (state, message) => align(state, text(message, "way")),
  tidy: (state) => tidy(state),
  delete: (state) => remove(state),
  duplicate: (state) => {
    if (state.selection.length === 0) return;
    remember(state);
    state.selection = state.selection.flatMap((key) => copyOf(state, key, 20) ?? []);
  },
  copy: (state) => {
    state.clipboard = [...state.selection];
    return [
      toast(`Copied ${state.selection.length === 1 ? "1 layer" : `${state.selection.length} layers`}`, {
        id: "copied",
      }),
    ];
  },
  cut: (state) => {
    state.clipboard = [...state.selection];
    remove(state);
  },
  paste: (state) => {
    if (state.clipboard.length === 0) return [toast("Copy something first", { id: "copied" })];
    remember(state);
    state.selection = state.clipboard.flatMap((key) => copyOf(state, key, 40) ?? []);
  },
  "asset.insert": (state, message) => {
    const source = thingOf(state, text(message));
    if (!source) return [];
    remember(state);
    const copied = copyOf(state, source.key, 0);
    if (copied === null) return [];
    const made = state.made[copied] as Thing;
    const old = made.parent ?? under(state.page);
    state.order[old] = keysIn(state, made.parent).filter((key) => key !== copied);
    state.count += 1;
    state.made[copied] = {
      ...made,
      kind: "instance",
      parent: null,
      page: state.page,
      x: 520 + (state.count % 5) * 30,
      y: 280,
    };
    state.order[under(state.page)] = [...keysIn(state, null), copied];
    state.selection = [copied];
    return [toast(`Added ${source.name}`, { id: "added" })];
  },
  undo: (state) => goTo(state, state.past, state.future),
  redo: (state) => goTo(state, state.future, state.past),
};

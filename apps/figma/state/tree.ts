// The things on the canvas as they are now: what the content says, with what was changed.
import { type Command, pan } from "../../_kit";
import { kidsOf, originalThing, rootsOf } from "../content/files";
import type { Thing } from "../content/things";
import type { Edit, Rect, Snapshot, State } from "./model";

export type Live = Thing & Edit;
type Tree = Pick<State, "edits" | "made" | "gone" | "order" | "page">;

export const under = (page: string): string => `page:${page}`;

const whole = new WeakMap<Edit, Live>();

export function thingOf(tree: Pick<Snapshot, "edits" | "made">, key: string): Live | undefined {
  const base = tree.made[key] ?? originalThing(key);
  const edit = tree.edits[key];
  if (!base || !edit) return base;
  // Only what no reducer is still changing is worth keeping.
  if (!Object.isFrozen(edit)) return { ...base, ...edit };
  let merged = whole.get(edit);
  if (!merged) {
    merged = { ...base, ...edit };
    whole.set(edit, merged);
  }
  return merged;
}

const NONE: readonly string[] = [];

/** Keys directly in a thing (or a page), the lowest first. */
export function keysIn(tree: Tree, key: string | null): readonly string[] {
  const place = key ?? under(tree.page);
  const keys = tree.order[place] ?? (key === null ? rootsOf(tree.page) : kidsOf(key));
  if (keys.length === 0) return NONE;
  return tree.gone.length === 0 ? keys : keys.filter((one) => !tree.gone.includes(one));
}

/** Where a thing is on the board. */
export function boxOf(tree: Tree, key: string): Rect {
  const thing = thingOf(tree, key);
  if (!thing) return { x: 0, y: 0, w: 0, h: 0 };
  const parent = thing.parent ? boxOf(tree, thing.parent) : { x: 0, y: 0 };
  return { x: parent.x + thing.x, y: parent.y + thing.y, w: thing.w, h: thing.h };
}

export function around(boxes: readonly Rect[]): Rect {
  if (boxes.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

export const touches = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** Top-level frames and sections give their contents a name of their own on the canvas. */
export const isContainer = (thing: Thing): boolean => thing.kind === "frame" || thing.kind === "section";

const GROUPS: Record<Thing["kind"], string> = {
  frame: "frame",
  section: "section",
  group: "layer",
  component: "component",
  instance: "layer",
  rect: "layer",
  ellipse: "layer",
  line: "layer",
  text: "text",
  image: "image",
  icon: "layer",
  note: "note",
  shape: "shape",
  stamp: "stamp",
};

export const idOnCanvas = (thing: Pick<Thing, "kind" | "key">): string => `canvas.${GROUPS[thing.kind]}.${thing.key}`;

/** Whether two states show a thing, and all in it, alike. */
export function isAlike(one: State, other: State, key: string): boolean {
  if (one.edits === other.edits && one.order === other.order) return true;
  return (
    one.edits[key] === other.edits[key] &&
    one.order[key] === other.order[key] &&
    keysIn(other, key).every((kid) => isAlike(one, other, kid))
  );
}

/** Brings a part of the board to the middle of what is shown. */
export const centreOn = (state: Pick<State, "zoom">, box: Rect): Command =>
  pan("canvas", { centre: [(box.x + box.w / 2) * state.zoom, (box.y + box.h / 2) * state.zoom] });

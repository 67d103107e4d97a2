// What a canvas holds: things in a tree, written as nested specs and kept as a flat list.
import type { ArtKind } from "../../_kit";

export type Kind =
  | "frame"
  | "section"
  | "group"
  | "component"
  | "instance"
  | "rect"
  | "ellipse"
  | "line"
  | "text"
  | "image"
  | "icon"
  | "note"
  | "shape"
  | "stamp";

export interface Looks {
  fill?: string;
  stroke?: string;
  radius?: number;
  text?: string;
  size?: number;
  weight?: number;
  ink?: string;
  align?: "left" | "center" | "right";
  art?: readonly [ArtKind, string];
  icon?: string;
  form?: "diamond" | "pill" | "box" | "ellipse";
  author?: string;
  shadow?: boolean;
  /** Cannot be selected or moved on the canvas. */
  locked?: boolean;
}

export interface Thing extends Looks {
  key: string;
  kind: Kind;
  name: string;
  page: string;
  parent: string | null;
  /** Relative to the parent. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spec extends Looks {
  kind: Kind;
  name: string;
  key?: string;
  x: number;
  y: number;
  w: number;
  h: number;
  kids?: readonly Spec[];
}

export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Depth first, parents before their children. Keys are paths of names; `taken` keeps them apart across pages. */
export function flatten(
  page: string,
  specs: readonly Spec[],
  taken: Set<string>,
  parent: string | null = null,
): Thing[] {
  return specs.flatMap(({ kids = [], key: given, ...spec }) => {
    const wanted = given ?? (parent === null ? slug(spec.name) : `${parent}-${slug(spec.name)}`);
    const choices = [wanted, ...(parent === null ? [`${page}-${wanted}`] : [])];
    let key = choices.find((one) => !taken.has(one));
    for (let times = 2; key === undefined; times++) {
      if (!taken.has(`${wanted}-${times}`)) key = `${wanted}-${times}`;
    }
    taken.add(key);
    return [{ ...spec, key, page, parent }, ...flatten(page, kids, taken, key)];
  });
}

type More = Looks & { key?: string; kids?: readonly Spec[]; w?: number; h?: number };

const of =
  (kind: Kind) =>
  (name: string, x: number, y: number, w: number, h: number, more: More = {}): Spec => ({
    kind,
    name,
    x,
    y,
    w,
    h,
    ...more,
  });

export const frame = of("frame");
export const section = of("section");
export const group = of("group");
export const component = of("component");
export const instance = of("instance");
export const rect = of("rect");
export const ellipse = of("ellipse");
export const line = of("line");
export const image = of("image");
export const icon = of("icon");
export const shape = of("shape");
export const stamp = of("stamp");

/** A line of text, as tall as its size asks for. */
export const text = (
  words: string,
  x: number,
  y: number,
  w: number,
  size: number,
  more: More & { name?: string } = {},
): Spec => {
  const lines = words.split("\n").length;
  return {
    kind: "text",
    name: more.name ?? words.split("\n")[0] ?? words,
    x,
    y,
    w,
    h: Math.round(size * 1.35) * lines,
    text: words,
    size,
    ...more,
  };
};

export const note = (words: string, x: number, y: number, fill: string, author: string, more: More = {}): Spec => ({
  kind: "note",
  name: words,
  x,
  y,
  w: 176,
  h: 176,
  text: words,
  fill,
  author,
  ...more,
});

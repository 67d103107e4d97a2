// Short ways to write a document down.
import type { Block, Doc, FigureBlock, Format, ListKind, StyleName, Tab, TableBlock } from "./types";

/** A block that has no key of its own yet. */
export type Draft = Block | { kind: "plain"; text: string; format: Format };

const line = (text: string, format: Format): Draft => ({ kind: "plain", text, format });
const keyed = (key: string, text: string, style: StyleName): Draft => ({ kind: "text", key, text, format: { style } });

export const title = (text: string): Draft => line(text, { style: "title" });
export const subtitle = (text: string): Draft => line(text, { style: "subtitle" });
export const h1 = (key: string, text: string): Draft => keyed(key, text, "h1");
export const h2 = (key: string, text: string): Draft => keyed(key, text, "h2");
export const h3 = (key: string, text: string): Draft => keyed(key, text, "h3");
export const p = (text: string, format: Format = {}): Draft => line(text, format);

const list =
  (kind: ListKind) =>
  (...items: string[]): Draft[] =>
    items.map((text) => line(text, { list: kind }));
export const bullets = list("bullet");
export const numbers = list("number");
/** “x ” before an item: it is done. */
export const checks = (...items: string[]): Draft[] =>
  items.map((text) => line(text.replace(/^x /, ""), { list: "check", done: text.startsWith("x ") }));

export const table = (
  key: string,
  name: string,
  widths: number[],
  rows: string[],
  options: { wide?: boolean } = {},
): TableBlock => ({
  kind: "table",
  key,
  name,
  widths,
  rows: rows.map((row) => row.split(" | ").map((cell) => (cell === "-" ? "" : cell))),
  ...options,
});

type FigureSize = Pick<FigureBlock, "width" | "height"> & Partial<Pick<FigureBlock, "wrap" | "caption" | "x" | "y">>;
export const figure = (key: string, name: string, art: string, seed: string, size: FigureSize): FigureBlock => ({
  kind: "figure",
  key,
  name,
  art,
  seed,
  wrap: "inline",
  ...size,
});
export const rule = (key: string): Block => ({ kind: "rule", key });

type TabOptions = Pick<Partial<Tab>, "icon" | "parent" | "pageless">;

/** Gives what has no key a number within its tab. */
export function tab(key: string, name: string, pages: (Draft | Draft[])[][], options: TabOptions = {}): Tab {
  let count = 0;
  const finish = (draft: Draft): Block => {
    if (draft.kind !== "plain") return draft;
    count += 1;
    return { kind: "text", key: `${key}-${count}`, text: draft.text, format: draft.format };
  };
  return { key, name, pages: pages.map((page) => page.flat().map(finish)), ...options };
}

export const doc = (key: string, ...tabs: Tab[]): Doc => ({ key, tabs });

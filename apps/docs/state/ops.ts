// A document is what was written plus the operations on it; undoing takes operations away.
import { settled } from "../content/markup";
import type { Block, Format, FormatKey, Tab } from "../content/types";

export type Op =
  | { do: "set"; blocks: string[]; key: FormatKey; value: Format[FormatKey] | null }
  | { do: "clear"; blocks: string[] }
  | { do: "put"; after: string; block: Block }
  | { do: "drop"; block: string }
  | { do: "write"; block: string; text: string }
  | { do: "settle"; suggestion: string; accepted: boolean }
  | { do: "rows"; table: string; change: "row" | "column" | "less-row" | "less-column"; at: number }
  | { do: "figure"; block: string; key: "wrap" | "seed"; value: string }
  | { do: "replace"; from: string; to: string }
  | { do: "restore"; version: string };

export interface Layout {
  pages: Block[][];
  formats: Record<string, Format>;
}

const cellKey = (table: string, row: number, column: number): string => `${table}.${row}-${column}`;
export const isCell = (key: string): boolean => key.includes(".");
export const tableOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(".")));
export { cellKey };

/** Change the text of every line of a block. */
function mapText(block: Block, change: (text: string, key: string) => string): Block {
  if (block.kind === "text" || block.kind === "code") return { ...block, text: change(block.text, block.key) };
  if (block.kind !== "table") return block;
  const rows = block.rows.map((row, at) => row.map((cell, column) => change(cell, cellKey(block.key, at, column))));
  return { ...block, rows };
}

function withRows(block: Block, op: Op & { do: "rows" }): Block {
  if (block.kind !== "table" || block.key !== op.table) return block;
  const { rows, widths } = block;
  if (op.change === "row") {
    const made = widths.map(() => "");
    return { ...block, rows: [...rows.slice(0, op.at + 1), made, ...rows.slice(op.at + 1)] };
  }
  if (op.change === "less-row") return { ...block, rows: rows.filter((_, at) => at !== op.at) };
  if (op.change === "less-column") {
    const keep = (_: unknown, at: number) => at !== op.at;
    return { ...block, rows: rows.map((row) => row.filter(keep)), widths: widths.filter(keep) };
  }
  const share = widths.map((width) => Math.round((width * widths.length) / (widths.length + 1)));
  const at = op.at + 1;
  return {
    ...block,
    rows: rows.map((row) => [...row.slice(0, at), "", ...row.slice(at)]),
    widths: [...share.slice(0, at), Math.round(656 / (widths.length + 1)), ...share.slice(at)],
  };
}

function putAfter(pages: Block[][], after: string, block: Block): Block[][] {
  const anchor = isCell(after) ? tableOf(after) : after;
  let isPlaced = false;
  const placed = pages.map((page) => {
    const at = page.findIndex((one) => one.key === anchor);
    if (at < 0) return page;
    isPlaced = true;
    return [...page.slice(0, at + 1), block, ...page.slice(at + 1)];
  });
  return isPlaced ? placed : [[block, ...(pages[0] ?? [])], ...pages.slice(1)];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function step(layout: Layout, op: Op): Layout {
  const { pages, formats } = layout;
  const each = (change: (block: Block) => Block): Layout => ({ pages: pages.map((page) => page.map(change)), formats });
  switch (op.do) {
    case "set": {
      const next = { ...formats };
      for (const key of op.blocks) next[key] = { ...next[key], [op.key]: op.value ?? undefined };
      return { pages, formats: next };
    }
    case "clear": {
      const next = { ...formats };
      for (const key of op.blocks) next[key] = { bold: false, italic: false, underline: false, strike: false };
      return { pages, formats: next };
    }
    case "put":
      return { pages: putAfter(pages, op.after, op.block), formats };
    case "drop":
      return { pages: pages.map((page) => page.filter((one) => one.key !== op.block)), formats };
    case "write":
      return each((block) => mapText(block, (text, key) => (key === op.block ? op.text : text)));
    case "settle":
      return each((block) => mapText(block, (text) => settled(text, op.suggestion, op.accepted)));
    case "rows":
      return each((block) => withRows(block, op));
    case "figure":
      return each((block) =>
        block.kind === "figure" && block.key === op.block ? { ...block, [op.key]: op.value } : block,
      );
    case "replace": {
      const pattern = new RegExp(escaped(op.from), "gi");
      return each((block) => mapText(block, (text) => text.replace(pattern, () => op.to)));
    }
    case "restore":
      return layout;
  }
}

/** The tab as it is after the operations; `without` are blocks an earlier version did not have. */
export function layoutOf(tab: Tab, ops: readonly Op[], without: readonly string[] = []): Layout {
  const restored = ops.findLastIndex((op) => op.do === "restore");
  let layout: Layout = { pages: tab.pages, formats: {} };
  for (const op of ops.slice(restored + 1)) layout = step(layout, op);
  if (without.length === 0) return layout;
  return { ...layout, pages: layout.pages.map((page) => page.filter((one) => !without.includes(one.key))) };
}

export const formatOf = (layout: Layout, block: Block): Format => ({
  ...(block.kind === "text" ? block.format : {}),
  ...layout.formats[block.key],
});

/** Every key that can be selected, in reading order. */
export function keysOf(pages: readonly (readonly Block[])[]): string[] {
  return pages.flat().flatMap((block) => {
    if (block.kind !== "table") return [block.key];
    return block.rows.flatMap((row, at) => row.map((_, column) => cellKey(block.key, at, column)));
  });
}

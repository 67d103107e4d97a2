// Questions about the open document: its layout now, what is selected, how it is formatted, how long it is.
import { type Heading, headingLevel, tabOf } from "../content/docs";
import { plain } from "../content/markup";
import type { Block, Format, FormatKey, Tab } from "../content/types";
import { versionOf } from "../content/versions";
import type { Selection, State } from "./model";
import { cellKey, formatOf, isCell, keysOf, type Layout, layoutOf, type Op, tableOf } from "./ops";

const NO_OPS: readonly Op[] = Object.freeze([]);
const MADE = /^made-(\d+)$/;

/** A tab of the content, or one that was added. */
export function tabNow(doc: string, key: string): Tab {
  if (!MADE.test(key)) return tabOf(doc, key);
  const empty: Block = { kind: "text", key: `${key}-1`, text: "", format: {} };
  return { key, name: "New tab", pages: [[empty]] };
}

interface Known {
  doc: string;
  tab: string;
  ops: readonly Op[];
  length: number;
  layout: Layout;
}
let known: Known | null = null;

/** What the open tab looks like; the same object as long as nothing was done. */
export function layoutNow(state: State): Layout {
  const ops = state.work[`${state.doc}/${state.tab}`]?.ops ?? NO_OPS;
  if (known && known.doc === state.doc && known.tab === state.tab && known.ops === ops && known.length === ops.length) {
    return known.layout;
  }
  const restored = ops.findLast((op) => op.do === "restore");
  const without = restored ? versionOf(state.doc, restored.version).without : [];
  const layout = layoutOf(tabNow(state.doc, state.tab), ops, without);
  if (Object.isFrozen(ops)) known = { doc: state.doc, tab: state.tab, ops, length: ops.length, layout };
  return layout;
}

export function rangeOf(keys: readonly string[], sel: Selection | null): string[] {
  if (!sel) return [];
  const from = keys.indexOf(sel.from);
  const to = keys.indexOf(sel.to);
  if (from < 0 || to < 0) return from >= 0 ? [sel.from] : [];
  return keys.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The first line that is plain text: where the caret is as long as nobody has put it anywhere. */
function firstLine(layout: Layout): string {
  const blocks = layout.pages.flat();
  const first = blocks.find((one) => one.kind === "text" && (one.format.style ?? "p") === "p") ?? blocks[0];
  return first?.key ?? "";
}

/** What an operation acts on. */
export function selectedKeys(state: State): string[] {
  const layout = layoutNow(state);
  const range = rangeOf(keysOf(layout.pages), state.sel);
  return range.length > 0 ? range : [firstLine(layout)];
}

export function blockOf(layout: Layout, key: string): Block | undefined {
  const wanted = isCell(key) ? tableOf(key) : key;
  for (const page of layout.pages) for (const block of page) if (block.key === wanted) return block;
  return undefined;
}

/** The text under a key: a line, or a cell. */
export function textAt(layout: Layout, key: string): string {
  const block = blockOf(layout, key);
  if (block?.kind === "text" || block?.kind === "code") return block.text;
  if (block?.kind !== "table") return "";
  const [row = 0, column = 0] = key
    .slice(key.indexOf(".") + 1)
    .split("-")
    .map(Number);
  return block.rows[row]?.[column] ?? "";
}

/** The format of the first thing selected. */
export function formatNow(state: State): Format {
  const key = state.sel?.from;
  if (key === undefined) return {};
  const layout = layoutNow(state);
  const block = blockOf(layout, key);
  if (!block) return {};
  return isCell(key) ? (layout.formats[key] ?? {}) : formatOf(layout, block);
}

export const isOn = (state: State, key: FormatKey): boolean => formatNow(state)[key] === true;

export function headingsOf(layout: Layout): Heading[] {
  return layout.pages.flat().flatMap((block) => {
    if (block.kind !== "text") return [];
    const level = headingLevel({ ...block, format: formatOf(layout, block) });
    return level ? [{ key: block.key, text: plain(block.text), level }] : [];
  });
}

const textsOf = (block: Block): string[] => {
  if (block.kind === "table") return block.rows.flat().map(plain);
  return block.kind === "text" || block.kind === "code" ? [plain(block.text)] : [];
};

export interface Counts {
  pages: number;
  words: number;
  characters: number;
  bare: number;
}

export function countsOf(layout: Layout): Counts {
  const texts = layout.pages.flat().flatMap(textsOf);
  const joined = texts.join(" ");
  return {
    pages: layout.pages.length,
    words: joined.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    characters: texts.reduce((sum, line) => sum + line.length, 0),
    bare: joined.replace(/\s/g, "").length,
  };
}

export interface Match {
  key: string;
  /** Which occurrence within that line. */
  nth: number;
}

/** Where the words searched for are found. */
export function matchesOf(layout: Layout, query: string, matchCase: boolean, whole: boolean): Match[] {
  const wanted = matchCase ? query : query.toLowerCase();
  if (wanted.trim() === "") return [];
  const found: Match[] = [];
  const look = (key: string, line: string) => {
    const text = matchCase ? line : line.toLowerCase();
    let nth = 0;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const around = `${text[at - 1] ?? " "}${text[at + wanted.length] ?? " "}`;
      if (whole && /[\p{L}\p{N}]/u.test(around)) continue;
      found.push({ key, nth });
      nth += 1;
    }
  };
  for (const block of layout.pages.flat()) {
    if (block.kind === "text") look(block.key, plain(block.text));
    if (block.kind !== "table") continue;
    block.rows.forEach((row, at) => {
      row.forEach((cell, column) => {
        look(cellKey(block.key, at, column), plain(cell));
      });
    });
  }
  return found;
}

// Writing and formatting: everything that can be undone.
import { after, type Command, close, type Message, toast } from "../../_kit";
import { styleOf } from "../content/looks";
import { plain } from "../content/markup";
import type { Align, Block, Format, FormatKey, Wrap } from "../content/types";
import { type Handlers, type State, text, type Work } from "./model";
import { isCell, keysOf, type Op, tableOf } from "./ops";
import { blockOf, formatNow, layoutNow, selectedKeys, textAt } from "./reading";

const SAVING_MS = 900;

export const workOf = (state: State): Work => {
  const key = `${state.doc}/${state.tab}`;
  state.work[key] ??= { ops: [], undone: [] };
  return state.work[key];
};

function saved(state: State): Command[] {
  if (state.saving === "offline") return [];
  state.saving = "saving";
  return [after("save", SAVING_MS, { type: "saved" })];
}

export function did(state: State, ...ops: Op[]): Command[] {
  if (state.screen === "history") return [toast("Earlier versions can only be looked at or restored")];
  if (state.mode === "viewing") return [toast("You are viewing. Choose Editing to change the document.")];
  const work = workOf(state);
  work.ops.push(...ops);
  work.undone = [];
  return saved(state);
}

function format(state: State, key: FormatKey, value: Format[FormatKey] | null): Command[] {
  const blocks = selectedKeys(state);
  if (state.sel) state.sel.whole = true;
  return did(state, { do: "set", blocks, key, value });
}

/** Something new after the selected line; it gets the caret. */
export function insert(state: State, block: Block): Command[] {
  const commands = did(state, { do: "put", after: selectedKeys(state).at(-1) ?? "", block });
  if (state.mode === "viewing") return commands;
  const isTable = block.kind === "table";
  state.sel = {
    from: isTable ? `${block.key}.0-0` : block.key,
    to: isTable ? `${block.key}.0-0` : block.key,
    whole: false,
  };
  if (block.kind === "figure") state.figure = block.key;
  return commands;
}

const FRESH = /:(chip|mail|block|new)\]\]/g;

/** A chip that is put in has a place of its own, so that two of a kind differ. */
const withPlaces = (state: State, words: string): string =>
  words.replace(FRESH, (_, place: string) => `:${place}-${workOf(state).ops.length + 1}]]`);

/** Words at the end of the line with the caret. */
export function write(state: State, added: string): Command[] {
  const key = selectedKeys(state)[0] ?? "";
  const before = textAt(layoutNow(state), key);
  return did(state, { do: "write", block: key, text: before + withPlaces(state, added) });
}

const newKey = (state: State, kind: string): string => `new-${kind}-${workOf(state).ops.length + 1}`;

function type(state: State, added: string): Command[] {
  if (state.mode !== "suggesting") return write(state, added);
  const key = selectedKeys(state)[0] ?? "";
  const before = textAt(layoutNow(state), key);
  const joined = before.replace(/\{\+mine\|([^}]*)\}$/, (_, mine: string) => `{+mine|${mine}${added}}`);
  return did(state, { do: "write", block: key, text: joined === before ? `${before}{+mine|${added}}` : joined });
}

function atCell(state: State, change: (Op & { do: "rows" })["change"]): Command[] {
  const key = selectedKeys(state)[0] ?? "";
  if (!isCell(key)) return [toast("Put the cursor into a table first")];
  const [row = 0, column = 0] = key
    .slice(key.indexOf(".") + 1)
    .split("-")
    .map(Number);
  const table = tableOf(key);
  const removes = change.startsWith("less");
  if (removes) state.sel = { from: `${table}.0-0`, to: `${table}.0-0`, whole: false };
  return did(state, { do: "rows", table, change, at: change.endsWith("row") ? row : column });
}

const figureKey = (state: State, message: Message): string => text(message) || state.figure;

export const editing: Handlers = {
  caret: (state, message) => {
    const key = text(message);
    const isExtended = message.extend === true && state.sel !== null;
    state.sel = {
      from: isExtended ? (state.sel?.from ?? key) : key,
      to: key,
      whole: isExtended || message.whole === true,
    };
    state.figure = "";
    state.at = key;
    const { painting } = state;
    if (!painting) return [];
    state.painting = null;
    const given = JSON.parse(painting.format) as Format;
    const keys = Object.keys(given) as FormatKey[];
    return did(state, ...keys.map((name): Op => ({ do: "set", blocks: [key], key: name, value: given[name] ?? null })));
  },
  range: (state, message) => {
    state.sel = { from: text(message, "start"), to: text(message, "end"), whole: true };
  },
  "select.all": (state) => {
    const keys = keysOf(layoutNow(state).pages);
    state.sel = { from: keys[0] ?? "", to: keys.at(-1) ?? "", whole: true };
  },
  "select.none": (state) => {
    state.sel = null;
    state.figure = "";
  },
  "format.set": (state, message) =>
    format(state, text(message, "key") as FormatKey, (message.value ?? null) as Format[FormatKey]),
  "format.toggle": (state, message) => {
    const key = text(message, "key") as
      | "bold"
      | "italic"
      | "underline"
      | "strike"
      | "border"
      | "keep"
      | "before"
      | "after"
      | "rtl";
    return format(state, key, formatNow(state)[key] !== true);
  },
  "format.script": (state, message) => {
    const value = text(message, "value") as "super" | "sub";
    return format(state, "script", formatNow(state).script === value ? "none" : value);
  },
  "format.align": (state, message) => format(state, "align", text(message, "value") as Align),
  "format.list": (state, message) => {
    const value = text(message, "value") as "bullet" | "number" | "check";
    const isSame = formatNow(state).list === value && message.keep !== true;
    return format(state, "list", isSame ? "none" : value);
  },
  "format.marker": (state, message) => {
    const blocks = selectedKeys(state);
    return did(
      state,
      { do: "set", blocks, key: "list", value: text(message, "list") as "bullet" },
      { do: "set", blocks, key: "marker", value: text(message, "value") },
    );
  },
  "format.indent": (state, message) =>
    format(state, "indent", Math.max(0, Math.min(6, (formatNow(state).indent ?? 0) + Number(message.by)))),
  "format.size": (state, message) => {
    const now = formatNow(state);
    const size = now.size ?? styleOf(now.style ?? "p")?.size ?? 11;
    return format(state, "size", Math.max(6, Math.min(96, size + Number(message.by))));
  },
  "format.clear": (state) => {
    if (state.sel) state.sel.whole = true;
    return did(state, { do: "clear", blocks: selectedKeys(state) });
  },
  "format.paint": (state) => {
    state.painting = state.painting
      ? null
      : { format: JSON.stringify(formatNow(state)), from: selectedKeys(state)[0] ?? "" };
    return state.painting ? [toast("Now choose the text that should look the same")] : [];
  },
  "check.toggle": (state, message) => {
    const layout = layoutNow(state);
    const key = text(message);
    const block = blockOf(layout, key);
    const base = block?.kind === "text" ? block.format.done : false;
    const done = layout.formats[key]?.done ?? base ?? false;
    return did(state, { do: "set", blocks: [key], key: "done", value: !done });
  },
  undo: (state) => {
    const work = workOf(state);
    const last = work.ops.pop();
    if (last) work.undone.push(last);
    return last ? saved(state) : [];
  },
  redo: (state) => {
    const work = workOf(state);
    const next = work.undone.pop();
    if (next) work.ops.push(next);
    return next ? saved(state) : [];
  },
  type: (state, message) => type(state, text(message, "text")),
  "type.back": (state) => {
    const key = selectedKeys(state)[0] ?? "";
    const before = textAt(layoutNow(state), key);
    if (before === "") return isCell(key) ? [] : did(state, { do: "drop", block: key });
    return did(state, { do: "write", block: key, text: before.replace(/(\]\]|\}|.)$/s, "") });
  },
  "type.enter": (state) => {
    const last = selectedKeys(state).at(-1) ?? "";
    const block = blockOf(layoutNow(state), last);
    const list = block?.kind === "text" ? block.format.list : undefined;
    return insert(state, { kind: "text", key: newKey(state, "line"), text: "", format: list ? { list } : {} });
  },
  "insert.text": (state, message) => write(state, text(message, "text")),
  "insert.table": (state, message) => {
    const columns = Number(message.columns);
    const rows = Array.from({ length: Number(message.rows) }, () => Array.from({ length: columns }, () => ""));
    const widths = Array.from({ length: columns }, () => Math.floor(656 / columns));
    const made = insert(state, { kind: "table", key: newKey(state, "table"), name: "New table", rows, widths });
    return [...made, close("menu.insert.table"), close("menu.insert")];
  },
  "insert.figure": (state, message) =>
    insert(state, {
      kind: "figure",
      key: newKey(state, "figure"),
      name: text(message, "name"),
      art: text(message, "art"),
      seed: text(message, "seed"),
      width: 360,
      height: 200,
      wrap: "inline",
    }),
  "insert.rule": (state) => insert(state, { kind: "rule", key: newKey(state, "rule") }),
  "insert.break": (state) => insert(state, { kind: "break", key: newKey(state, "break") }),
  "insert.contents": (state) => insert(state, { kind: "contents", key: newKey(state, "contents") }),
  "insert.code": (state) => insert(state, { kind: "code", key: newKey(state, "code"), text: "let tide = rise(4.2);" }),
  "insert.line": (state, message) =>
    insert(state, {
      kind: "text",
      key: newKey(state, "line"),
      text: withPlaces(state, text(message, "text")),
      format: JSON.parse(text(message, "format") || "{}") as Format,
    }),
  "rows.change": (state, message) => atCell(state, text(message, "change") as "row"),
  "remove.selected": (state) => {
    const key = state.figure || (selectedKeys(state)[0] ?? "");
    state.sel = null;
    state.figure = "";
    return did(state, { do: "drop", block: isCell(key) ? tableOf(key) : key });
  },
  "figure.choose": (state, message) => {
    state.figure = text(message);
    state.sel = { from: state.figure, to: state.figure, whole: false };
  },
  "figure.wrap": (state, message) =>
    did(state, { do: "figure", block: figureKey(state, message), key: "wrap", value: text(message, "value") as Wrap }),
  "figure.by": (state, message) => {
    const id = text(message);
    const before = state.figures[id] ?? { dw: 0, dh: 0, x: 0, y: 0 };
    state.figures[id] = {
      dw: Math.round(before.dw + Number(message.dw ?? 0)),
      dh: Math.round(before.dh + Number(message.dh ?? 0)),
      x: Math.round(before.x + Number(message.x ?? 0)),
      y: Math.round(before.y + Number(message.y ?? 0)),
    };
    state.figure = id;
  },
  "figure.reset": (state) => {
    delete state.figures[state.figure];
    return [toast("The picture has its original size")];
  },
  copy: (state) => {
    const words = selectedKeys(state)
      .map((key) => plain(textAt(layoutNow(state), key)))
      .join(" ");
    state.choice.clipboard = words;
    return [toast("Copied")];
  },
  cut: (state) => {
    const keys = selectedKeys(state);
    state.choice.clipboard = keys.map((key) => plain(textAt(layoutNow(state), key))).join(" ");
    return did(state, ...keys.map((block): Op => ({ do: "write", block, text: "" })));
  },
  paste: (state) => write(state, ` ${state.choice.clipboard ?? "quay"}`),
  saved: (state) => {
    if (state.saving === "saving") state.saving = "saved";
  },
};

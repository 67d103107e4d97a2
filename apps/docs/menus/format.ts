// The menu Format.
import {
  mdiFormatAlignCenter,
  mdiFormatAlignJustify,
  mdiFormatAlignLeft,
  mdiFormatAlignRight,
  mdiFormatBold,
  mdiFormatClear,
  mdiFormatColumns,
  mdiFormatItalic,
  mdiFormatLineSpacing,
  mdiFormatListBulleted,
  mdiFormatStrikethroughVariant,
  mdiFormatSubscript,
  mdiFormatSuperscript,
  mdiFormatUnderline,
  mdiRefresh,
  mdiTableLarge,
} from "@mdi/js";
import { open } from "../../_kit";
import { BULLETS, NUMBERINGS, SPACINGS, STYLES } from "../content/looks";
import { formatNow, isOn } from "../state/reading";
import { type Entry, item, sub } from "./entries";

const style = (key: "bold" | "italic" | "underline" | "strike", label: string, icon: string, hint: string): Entry =>
  item(key, label, { type: "format.toggle", key }, { icon, hint, checked: (app) => isOn(app, key) });

const ALIGNS: readonly [key: "left" | "centre" | "right" | "justify", label: string, icon: string, hint: string][] = [
  ["left", "Left", mdiFormatAlignLeft, "Ctrl+Shift+L"],
  ["centre", "Centre", mdiFormatAlignCenter, "Ctrl+Shift+E"],
  ["right", "Right", mdiFormatAlignRight, "Ctrl+Shift+R"],
  ["justify", "Justified", mdiFormatAlignJustify, "Ctrl+Shift+J"],
];

export const FORMAT: readonly (Entry | null)[] = [
  sub(
    "text",
    "Text",
    [
      style("bold", "Bold", mdiFormatBold, "Ctrl+B"),
      style("italic", "Italic", mdiFormatItalic, "Ctrl+I"),
      style("underline", "Underline", mdiFormatUnderline, "Ctrl+U"),
      style("strike", "Strike through", mdiFormatStrikethroughVariant, "Alt+Shift+5"),
      item(
        "super",
        "Superscript",
        { type: "format.script", value: "super" },
        { icon: mdiFormatSuperscript, hint: "Ctrl+.", checked: (app) => formatNow(app).script === "super" },
      ),
      item(
        "sub",
        "Subscript",
        { type: "format.script", value: "sub" },
        { icon: mdiFormatSubscript, hint: "Ctrl+,", checked: (app) => formatNow(app).script === "sub" },
      ),
      null,
      sub("size", "Size", [
        item("more", "Increase", { type: "format.size", by: 1 }, { hint: "Ctrl+Shift+." }),
        item("less", "Decrease", { type: "format.size", by: -1 }, { hint: "Ctrl+Shift+," }),
      ]),
      sub("caps", "Capitals", [
        item("lower", "lower case", { type: "format.set", key: "caps", value: "lower" }),
        item("upper", "UPPER CASE", { type: "format.set", key: "caps", value: "upper" }),
        item("title", "Title Case", { type: "format.set", key: "caps", value: "title" }),
      ]),
    ],
    { icon: mdiFormatBold },
  ),
  sub(
    "styles",
    "Paragraph styles",
    [
      ...STYLES.map(({ key, name, hint }) =>
        item(
          key,
          name,
          { type: "format.set", key: "style", value: key },
          { checked: (app) => (formatNow(app).style ?? "p") === key, exclusive: true, ...(hint ? { hint } : {}) },
        ),
      ),
      null,
      item(
        "border",
        "Border around",
        { type: "format.toggle", key: "border" },
        { checked: (app) => isOn(app, "border") },
      ),
      item("options", "Use as my default styles", { type: "say", text: "These are your default styles now" }),
    ],
    { icon: mdiFormatLineSpacing },
  ),
  sub(
    "align",
    "Align and indent",
    [
      ...ALIGNS.map(([key, label, icon, hint]) =>
        item(
          key,
          label,
          { type: "format.align", value: key },
          { icon, hint, checked: (app) => (formatNow(app).align ?? "left") === key, exclusive: true },
        ),
      ),
      null,
      item("more", "Increase indent", { type: "format.indent", by: 1 }, { hint: "Ctrl+]" }),
      item(
        "less",
        "Decrease indent",
        { type: "format.indent", by: -1 },
        { hint: "Ctrl+[", inactive: (app) => (formatNow(app).indent ?? 0) === 0 },
      ),
    ],
    { icon: mdiFormatAlignLeft },
  ),
  sub(
    "spacing",
    "Line and paragraph spacing",
    [
      ...SPACINGS.map(([key, label, value]) =>
        item(
          key,
          label,
          { type: "format.set", key: "spacing", value },
          { checked: (app) => formatNow(app).spacing === value, exclusive: true },
        ),
      ),
      null,
      item(
        "before",
        "Space before the paragraph",
        { type: "format.toggle", key: "before" },
        { checked: (app) => isOn(app, "before") },
      ),
      item(
        "after",
        "Space after the paragraph",
        { type: "format.toggle", key: "after" },
        { checked: (app) => isOn(app, "after") },
      ),
      item("keep", "Keep with next", { type: "format.toggle", key: "keep" }, { checked: (app) => isOn(app, "keep") }),
    ],
    { icon: mdiFormatLineSpacing },
  ),
  sub(
    "columns",
    "Columns",
    [1, 2, 3].map((count) =>
      item(
        String(count),
        count === 1 ? "One column" : count === 2 ? "Two columns" : "Three columns",
        { type: "format.set", key: "columns", value: count },
        { checked: (app) => (formatNow(app).columns ?? 1) === count, exclusive: true },
      ),
    ),
    { icon: mdiFormatColumns },
  ),
  sub(
    "lists",
    "Bullets and numbering",
    [
      sub(
        "bullets",
        "Bulleted list",
        BULLETS.map(([key, label]) => item(key, label, { type: "format.marker", list: "bullet", value: key })),
      ),
      sub(
        "numbers",
        "Numbered list",
        NUMBERINGS.map(([key, label]) => item(key, label, { type: "format.marker", list: "number", value: key })),
      ),
      item(
        "check",
        "Checklist",
        { type: "format.list", value: "check" },
        { checked: (app) => formatNow(app).list === "check" },
      ),
    ],
    { icon: mdiFormatListBulleted },
  ),
  null,
  sub(
    "table",
    "Table",
    [
      item("row", "Insert row below", { type: "rows.change", change: "row" }),
      item("column", "Insert column right", { type: "rows.change", change: "column" }),
      item("less-row", "Delete row", { type: "rows.change", change: "less-row" }),
      item("less-column", "Delete column", { type: "rows.change", change: "less-column" }),
    ],
    { icon: mdiTableLarge, inactive: (app) => !app.sel?.from.includes(".") },
  ),
  item("clear", "Clear formatting", { type: "format.clear" }, { icon: mdiFormatClear, hint: "Ctrl+\\" }),
  item("reset-pages", "Page colour and size", undefined, { icon: mdiRefresh, does: () => [open("setup")] }),
];

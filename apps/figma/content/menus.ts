// The menus of the editor: what each entry is called and what it sends.
import type { Message } from "../../_kit";

export interface Entry {
  key: string;
  label: string;
  hint?: string;
  /** A switch by this name: the entry is checked while it is on. */
  flag?: string;
  send?: Message;
  /** Only with something selected. */
  needs?: boolean;
  kids?: readonly Line[];
}

export type Line = Entry | "-";

const entry = (label: string, more: Omit<Entry, "key" | "label"> = {}): Entry => ({
  key: label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, ""),
  label,
  ...more,
});
const flag = (label: string, name: string, hint?: string): Entry => entry(label, { flag: name, hint });
const does = (label: string, message: Message, hint?: string): Entry => entry(label, { send: message, hint });
const say = (label: string, words: string, hint?: string): Entry => does(label, { type: "say", text: words }, hint);
const on = (label: string, message: Message, hint?: string): Entry =>
  entry(label, { send: message, hint, needs: true });
const turn = (label: string, name: string, hint?: string): Entry => on(label, { type: "turn", name }, hint);
const more = (label: string, ...kids: Line[]): Entry => entry(label, { kids });

export const FILE_MENU = more(
  "File",
  does("New design file", { type: "file.new", kind: "design" }),
  does("New whiteboard", { type: "file.new", kind: "board" }),
  does("Place image…", { type: "tool", id: "image" }, "Ctrl+Shift+K"),
  "-",
  does("Save to version history…", { type: "popup", id: "save" }, "Ctrl+Alt+S"),
  does("Show version history", { type: "pick", name: "right", value: "history" }),
  does("Export frames to PDF…", { type: "export.start" }),
  does("Share…", { type: "open", id: "share" }),
);

const COPY_AS = more(
  "Copy as",
  say("Copy as code", "Copied as CSS", "Ctrl+Alt+C"),
  say("Copy as SVG", "Copied as SVG"),
  say("Copy as PNG", "Copied as PNG", "Ctrl+Shift+C"),
  say("Copy link", "Link copied", "Ctrl+L"),
);

export const EDIT_MENU = more(
  "Edit",
  does("Undo", { type: "undo" }, "Ctrl+Z"),
  does("Redo", { type: "redo" }, "Ctrl+Shift+Z"),
  "-",
  COPY_AS,
  on("Cut", { type: "cut" }, "Ctrl+X"),
  on("Copy", { type: "copy" }, "Ctrl+C"),
  does("Paste here", { type: "paste" }, "Ctrl+V"),
  on("Duplicate", { type: "duplicate" }, "Ctrl+D"),
  on("Delete", { type: "delete" }, "Del"),
  "-",
  does("Select all", { type: "select.all" }, "Ctrl+A"),
  does("Select inverse", { type: "select.inverse" }, "Ctrl+Shift+A"),
  does("Select none", { type: "select.none" }, "Esc"),
);

export const VIEW_MENU = more(
  "View",
  flag("Pixel grid", "grid", "Shift+'"),
  flag("Layout guides", "guides", "Shift+G"),
  flag("Rulers", "rulers", "Shift+R"),
  flag("Outlines", "outlines", "Ctrl+Y"),
  flag("Comments", "comments", "Shift+C"),
  flag("Multiplayer cursors", "cursors", "Ctrl+Alt+\\"),
  flag("Property labels", "labels"),
  "-",
  flag("Show panels", "panels", "Ctrl+\\"),
  does("Zoom in", { type: "zoom.step", up: true }, "Ctrl++"),
  does("Zoom out", { type: "zoom.step", up: false }, "Ctrl+-"),
  does("Zoom to 100%", { type: "zoom.to", value: 1 }, "Ctrl+0"),
  does("Zoom to fit", { type: "zoom.fit" }, "Shift+1"),
  on("Zoom to selection", { type: "zoom.selection" }, "Shift+2"),
);

export const OBJECT_MENU = more(
  "Object",
  on("Frame selection", { type: "wrap", kind: "frame" }, "Ctrl+Alt+G"),
  on("Group selection", { type: "wrap", kind: "group" }, "Ctrl+G"),
  on("Create component", { type: "component" }, "Ctrl+Alt+K"),
  "-",
  on("Rename", { type: "rename.start" }, "Ctrl+R"),
  turn("Hide or show", "hidden", "Ctrl+Shift+H"),
  turn("Lock or unlock", "locked", "Ctrl+Shift+L"),
  turn("Flip horizontal", "flipX", "Shift+H"),
  turn("Flip vertical", "flipY", "Shift+V"),
  on("Rotate 90° right", { type: "rotate", by: 90 }),
  on("Rotate 90° left", { type: "rotate", by: -90 }),
);

export const TEXT_MENU = more(
  "Text",
  on("Bold", { type: "set", name: "weight", value: "700" }, "Ctrl+B"),
  turn("Italic", "italic", "Ctrl+I"),
  turn("Underline", "underline", "Ctrl+U"),
  turn("Strikethrough", "strike", "Ctrl+Shift+X"),
  turn("Bulleted list", "list", "Ctrl+Shift+8"),
  turn("Create link", "link", "Ctrl+Shift+U"),
  "-",
  on("Text align left", { type: "set", name: "align", value: "left" }),
  on("Text align centre", { type: "set", name: "align", value: "center" }),
  on("Text align right", { type: "set", name: "align", value: "right" }),
);

export const ARRANGE_MENU = more(
  "Arrange",
  on("Bring to front", { type: "arrange", way: "front" }, "]"),
  on("Bring forward", { type: "arrange", way: "forward" }, "Ctrl+]"),
  on("Send backward", { type: "arrange", way: "backward" }, "Ctrl+["),
  on("Send to back", { type: "arrange", way: "back" }, "["),
  "-",
  on("Align to the left", { type: "align", way: "left" }, "Alt+A"),
  on("Align to the centre", { type: "align", way: "centre" }, "Alt+H"),
  on("Align to the right", { type: "align", way: "right" }, "Alt+D"),
  on("Tidy up", { type: "tidy" }, "Ctrl+Alt+T"),
);

export const PREFERENCES_MENU = more(
  "Preferences",
  flag("Snap to pixel grid", "snap"),
  flag("Keep tool selected", "keepTool"),
  flag("Invert zoom direction", "invertZoom"),
  flag("Highlight layers on hover", "highlight"),
  more(
    "Theme",
    does("Light", { type: "flag", id: "dark", value: false }),
    does("Dark", { type: "flag", id: "dark", value: true }),
  ),
  does("Nudge amount…", { type: "popup", id: "nudge" }),
);

export const HELP_MENU = more(
  "Help and account",
  does("Keyboard shortcuts", { type: "popup", id: "shortcuts" }),
  does("What’s new", { type: "popup", id: "changes" }),
  does("Account settings", { type: "popup", id: "account" }),
  say("Report a problem", "Thank you, the report form was sent to ines@skerry.example"),
);

export const CANVAS_MENU: readonly Line[] = [
  on("Copy", { type: "copy" }, "Ctrl+C"),
  does("Paste here", { type: "paste" }, "Ctrl+V"),
  on("Duplicate", { type: "duplicate" }, "Ctrl+D"),
  COPY_AS,
  "-",
  on("Bring to front", { type: "arrange", way: "front" }, "]"),
  on("Send to back", { type: "arrange", way: "back" }, "["),
  "-",
  on("Frame selection", { type: "wrap", kind: "frame" }, "Ctrl+Alt+G"),
  on("Create component", { type: "component" }, "Ctrl+Alt+K"),
  turn("Hide or show", "hidden", "Ctrl+Shift+H"),
  turn("Lock or unlock", "locked", "Ctrl+Shift+L"),
  on("Delete", { type: "delete" }, "Del"),
];

export const ZOOM_LINES: readonly Line[] = [
  does("Zoom in", { type: "zoom.step", up: true }, "Ctrl++"),
  does("Zoom out", { type: "zoom.step", up: false }, "Ctrl+-"),
  does("Zoom to fit", { type: "zoom.fit" }, "Shift+1"),
  does("Zoom to 50%", { type: "zoom.to", value: 0.5 }),
  does("Zoom to 100%", { type: "zoom.to", value: 1 }, "Ctrl+0"),
  does("Zoom to 200%", { type: "zoom.to", value: 2 }),
  "-",
  flag("Pixel grid", "grid"),
  flag("Layout guides", "guides"),
  flag("Rulers", "rulers"),
  flag("Multiplayer cursors", "cursors"),
  flag("Comments", "comments"),
];

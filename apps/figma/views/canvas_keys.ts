// The keyboard on the canvas, as the menus and tools announce it.
import { type Message, send } from "../../_kit";

const TOOLS: Record<string, string> = {
  v: "move",
  h: "hand",
  k: "scale",
  f: "frame",
  r: "rect",
  o: "ellipse",
  l: "line",
  p: "pen",
  t: "text",
  c: "comment",
};
const BOARD_TOOLS: Record<string, string> = {
  ...TOOLS,
  s: "note",
  m: "marker",
  x: "connector",
  r: "shape",
  o: "oval",
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const WITH_CTRL: Record<string, Message> = {
  z: { type: "undo" },
  Z: { type: "redo" },
  d: { type: "duplicate" },
  a: { type: "select.all" },
  A: { type: "select.inverse" },
  c: { type: "copy" },
  x: { type: "cut" },
  v: { type: "paste" },
  g: { type: "wrap", kind: "group" },
  "0": { type: "zoom.to", value: 1 },
  "+": { type: "zoom.step", up: true },
  "=": { type: "zoom.step", up: true },
  "-": { type: "zoom.step", up: false },
  "]": { type: "arrange", way: "forward" },
  "[": { type: "arrange", way: "backward" },
};

const PLAIN: Record<string, Message> = {
  Delete: { type: "delete" },
  Backspace: { type: "delete" },
  Escape: { type: "select.none" },
  "]": { type: "arrange", way: "front" },
  "[": { type: "arrange", way: "back" },
  "!": { type: "zoom.fit" },
  "@": { type: "zoom.selection" },
};

/** What a key asks for while the canvas has the focus; null for keys that mean nothing there. */
export function messageOfKey(event: KeyboardEvent, isBoard: boolean, hasSelection: boolean): Message | null {
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return null;
  if (event.ctrlKey || event.metaKey) return WITH_CTRL[event.key] ?? null;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const step = event.shiftKey ? 10 : 1;
    return hasSelection ? { type: "nudge", dx: arrow[0] * step, dy: arrow[1] * step } : null;
  }
  const message = PLAIN[event.key];
  if (message) return message.type === "delete" && !hasSelection ? null : message;
  const tool = (isBoard ? BOARD_TOOLS : TOOLS)[event.key];
  return tool ? { type: "tool", id: tool } : null;
}

export function onCanvasKey(event: KeyboardEvent, isBoard: boolean, hasSelection: boolean): void {
  const message = messageOfKey(event, isBoard, hasSelection);
  if (!message) return;
  event.preventDefault();
  if (message.type === "select.none") send({ type: "tool", id: "move" });
  send(message);
}

// Panels, switches, pop-ups, and what is done to layers from outside the canvas.
import { close, fill, focus, open, toast } from "../../_kit";
import type { Thing } from "../content/things";
import { remember } from "./editing";
import { type Handlers, type State, text, toggle } from "./model";
import { around, boxOf, centreOn, keysIn, thingOf, under } from "./tree";

function copyUnder(state: State, key: string, parent: string, dx: number, dy: number): void {
  const thing = thingOf(state, key);
  if (!thing) return;
  state.count += 1;
  const own = `new-${state.count}`;
  state.made[own] = { ...thing, key: own, parent, page: state.page, x: thing.x - dx, y: thing.y - dy };
  state.order[parent] = [...(state.order[parent] ?? []), own];
  for (const kid of keysIn(state, key)) copyUnder(state, kid, own, 0, 0);
}

/** Puts the selection into a new frame or group at its place. */
function wrap(state: State, kind: "frame" | "group"): void {
  const keys = state.selection.filter((key) => thingOf(state, key)?.parent === null);
  if (keys.length === 0) return;
  remember(state);
  const box = around(keys.map((key) => boxOf(state, key)));
  state.count += 1;
  const own = `new-${state.count}`;
  const name = `${kind === "frame" ? "Frame" : "Group"} ${state.count}`;
  const looks: Partial<Thing> = kind === "frame" ? { fill: "#ffffff" } : {};
  const siblings = keysIn(state, null).filter((key) => !keys.includes(key));
  state.made[own] = { key: own, kind, name, page: state.page, parent: null, ...box, ...looks };
  state.order[under(state.page)] = [...siblings, own];
  for (const key of keys) copyUnder(state, key, own, box.x, box.y);
  state.selection = [own];
}

function makeComponent(state: State): void {
  const key = state.selection[0];
  const thing = key === undefined ? undefined : thingOf(state, key);
  if (key === undefined || !thing) return;
  remember(state);
  state.made[key] = { ...thing, kind: "component" };
}

export const panels: Handlers = {
  flag: (state, message) => {
    const name = text(message);
    state.flags[name] = typeof message.value === "boolean" ? message.value : state.flags[name] !== true;
  },
  pick: (state, message) => {
    state.picks[text(message, "name")] = text(message, "value");
    if (message.close) return [close(text(message, "close"))];
  },
  say: (_, message) => [toast(text(message, "text"), { id: "say" })],
  open: (_, message) => [open(text(message))],
  popup: (state, message) => {
    state.popup = text(message);
    state.popupStep = 0;
    state.popupPick = "";
    return [fill("popup.field", "")];
  },
  "popup.step": (state, message) => {
    state.popupStep = Number(message.step ?? 0);
  },
  "popup.pick": (state, message) => {
    state.popupPick = text(message);
  },
  "popup.close": (state, message) => {
    state.popup = "";
    state.popupStep = 0;
    return message.say ? [toast(text(message, "say"), { id: "say" })] : [];
  },
  expand: (state, message) => toggle(state.expanded, text(message)),
  "expand.none": (state) => {
    state.expanded = [];
  },
  "rename.start": (state, message) => {
    const key = text(message) || (state.selection[0] ?? "");
    state.picks.renaming = key;
    state.picks.left = "file";
    return [focus("layers.rename")];
  },
  "rename.end": (state, message) => {
    const key = state.picks.renaming ?? "";
    const name = text(message, "value").trim();
    delete state.picks.renaming;
    if (key === "" || name === "") return;
    remember(state);
    state.edits[key] = { ...state.edits[key], name };
  },
  wrap: (state, message) => wrap(state, text(message, "kind") as "frame" | "group"),
  component: (state) => makeComponent(state),
  "version.show": (state, message) => {
    state.version = text(message);
  },
  "version.restore": (state, message) => {
    remember(state);
    state.edits = {};
    state.order = {};
    state.gone = [];
    state.version = "";
    state.picks.right = "design";
    return [toast(`Restored “${text(message, "name")}”`, { id: "restored" })];
  },
  follow: (state, message) => {
    const key = text(message);
    state.following = state.following === key ? "" : key;
    state.flags.cursors = true;
    const [x, y] = [Number(message.x ?? 0), Number(message.y ?? 0)];
    return state.following === "" || x === 0 ? [] : [centreOn(state, { x, y, w: 0, h: 0 })];
  },
  beat: (state) => {
    state.beat = (state.beat + 1) % 3;
  },
};

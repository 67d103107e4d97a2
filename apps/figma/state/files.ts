// The file browser, and going between files.
import { after, type Command, cancel, open, toast } from "../../_kit";
import { fileOf, pageOf } from "../content/files";
import { type Handlers, type State, text, toggle } from "./model";
import { around, boxOf, centreOn, keysIn } from "./tree";

export const BEAT_MS = 4000;

const beat = (): Command => after("beat", BEAT_MS, { type: "beat.next" });

export function enterPage(state: State, page: string, zoom: number): Command[] {
  state.page = pageOf(page).key;
  state.zoom = zoom;
  state.selection = [];
  state.entered = "";
  const boxes = keysIn(state, null).map((key) => boxOf(state, key));
  const all = around(boxes);
  return [centreOn(state, { x: all.x, y: all.y, w: Math.min(all.w, 1400), h: Math.min(all.h, 1200) }), beat()];
}

function openFile(state: State, key: string): Command[] {
  const file = fileOf(key);
  if (file.page === null) {
    state.loading = key;
    return [after("file.fail", 1200, { type: "file.locked", id: key })];
  }
  state.file = key;
  state.place = file.kind === "board" ? "board" : "design";
  state.tool = "move";
  return enterPage(state, file.page, 0.6);
}

export const files: Handlers = {
  "file.open": (state, message) => openFile(state, text(message)),
  "file.locked": (state, message) => {
    state.loading = "";
    state.popup = "locked";
    state.popupPick = text(message);
  },
  "file.new": (state, message) => {
    const key = text(message, "kind") === "board" ? "untitled-board" : "untitled";
    if (!state.created.includes(key)) state.created.push(key);
    return openFile(state, key);
  },
  "files.leave": (state) => {
    state.place = "files";
    state.selection = [];
    state.following = "";
    return [cancel("beat")];
  },
  "file.star": (state, message) => toggle(state.starred, text(message)),
  "file.menu": (state, message) => {
    state.menuFor = text(message);
    return [open("file.menu")];
  },
  "file.trash": (state, message) => {
    const key = text(message);
    toggle(state.trashed, key);
    if (!state.trashed.includes(key)) return [];
    const action = { id: "toast.untrash", label: "Undo", message: { type: "file.trash", id: key } };
    return [toast(`Moved “${fileOf(key).name}” to trash`, { id: "trash", action })];
  },
  "file.rename": (state, message) => {
    const name = text(message, "value").trim();
    if (name !== "") state.renamed[state.menuFor || state.file] = name;
    state.popup = "";
  },
  present: (state) => {
    state.place = "player";
    state.player = { screen: "onboarding", back: [], phase: "" };
    return [cancel("beat")];
  },
  "present.end": (state) => {
    state.place = "design";
    return enterPage(state, "booking", state.zoom);
  },
  "beat.next": (state) => {
    state.beat = (state.beat + 1) % 3;
    return [beat()];
  },
};

// Going from place to place: home, documents, tabs, panels, versions.
import { after, type Command, close, fill, open, scrollTo, toast } from "../../_kit";
import { docOf, tabOf } from "../content/docs";
import { FILES, fileOf } from "../content/files";
import { templateOf } from "../content/templates";
import { versionOf } from "../content/versions";
import { did } from "./editing";
import { type Handlers, type Home, type PanelName, type Screen, type State, text, toggle, without } from "./model";
import { cellKey } from "./ops";

const CONVERT_STEP_MS = 600;
const CONVERT_STEP = 10;

const isNew = (doc: string): boolean => doc.startsWith("new.");

export const titleOf = (state: State, doc: string): string => {
  const renamed = state.home.renamed[doc];
  if (renamed !== undefined) return renamed;
  if (!isNew(doc)) return fileOf(doc).title;
  const template = doc.slice(4);
  return template === "blank" ? "Untitled document" : templateOf(template).name;
};

function goTo(state: State, doc: string): Command[] {
  state.screen = "doc";
  state.doc = doc;
  state.tab = docOf(doc).tabs[0]?.key ?? "";
  state.sel = null;
  state.figure = "";
  state.at = "";
  state.talk.active = "";
  state.talk.draftOn = "";
  state.following = "";
  state.panel = "";
  state.page.pageless = docOf(doc).tabs[0]?.pageless ?? false;
  return [scrollTo("doc", "start")];
}

/** Files from elsewhere are converted before they can be changed. */
export function opensSlowly(state: State): Command[] {
  state.convert = { phase: "opening", percent: 0 };
  return [after("convert", CONVERT_STEP_MS, { type: "convert.step" })];
}

/** The first thing that a version changed and has. */
function firstChange(state: State): string {
  const { changed, without } = versionOf(state.doc, state.history.version);
  const blocks = tabOf(state.doc, state.tab).pages.flat();
  const block = blocks.find((one) => changed.includes(one.key) && !without.includes(one.key));
  return block?.kind === "table" ? cellKey(block.key, 0, 0) : (block?.key ?? "");
}

export const browsing: Handlers = {
  go: (state, message) => {
    state.screen = text(message, "screen") as Screen;
    if (state.screen !== "doc") {
      state.sel = null;
      state.panel = "";
    }
    return [scrollTo(state.screen === "doc" ? "doc" : "page", "start")];
  },
  "doc.open": (state, message) => {
    const doc = text(message);
    const commands = goTo(state, doc);
    if (isNew(doc) || fileOf(doc).format !== "docx" || state.convert.phase !== "") return commands;
    return [...commands, ...opensSlowly(state)];
  },
  "doc.new": (state, message) => [...goTo(state, `new.${text(message)}`), close("gallery")],
  "doc.rename": (state, message) => {
    const title = text(message, "title").trim();
    const doc = text(message);
    if (title !== "") state.home.renamed[doc] = title;
    state.home.renaming = "";
    return [close("rename"), ...(title === "" ? [] : [toast(`Renamed to ${title}`)])];
  },
  "doc.renaming": (state, message) => {
    state.home.renaming = text(message);
    return [fill("rename.field", titleOf(state, text(message))), open("rename")];
  },
  "doc.remove": (state, message) => {
    const doc = text(message);
    state.home.removed.push(doc);
    state.screen = "home";
    const undo = { id: "toast.undo", label: "Undo", message: { type: "doc.restore", id: doc } };
    return [toast(`${titleOf(state, doc)} was moved to the bin`, { action: undo })];
  },
  "doc.restore": (state, message) => {
    state.home.removed = without(state.home.removed, text(message));
  },
  "doc.copy": (state) => [toast(`Copy of ${titleOf(state, state.doc)} was made`)],
  star: (state, message) => {
    toggle(state.starred, text(message));
    return [toast(state.starred.includes(text(message)) ? "Starred" : "Star removed")];
  },
  move: (state, message) => {
    state.home.moved[text(message)] = text(message, "to");
    return [close("move"), toast(`Moved to ${text(message, "to")}`)];
  },
  "home.set": (state, message) => {
    const key = text(message, "key") as "owner" | "layout" | "sort" | "query" | "templates" | "folder";
    (state.home as Record<typeof key, string>)[key] = text(message, "value") as never;
  },
  "home.strip": (state) => {
    state.home.strip = !state.home.strip;
  },
  "home.menu": (state, message) => {
    state.home.menuFor = text(message);
    return [open("home.menu")];
  },
  "home.offline": (state, message) => {
    toggle(state.home.offline, text(message));
    const isKept = state.home.offline.includes(text(message));
    return [toast(isKept ? "Available offline" : "No longer available offline")];
  },
  "tab.open": (state, message) => {
    state.tab = text(message);
    state.sel = null;
    state.at = "";
    state.talk.active = "";
    return [scrollTo("doc", "start")];
  },
  "tab.fold": (state, message) => toggle(state.tabsFolded, text(message)),
  "tab.add": (state) => {
    state.tabsMade.push(`made-${state.tabsMade.length + 1}`);
    state.tab = `made-${state.tabsMade.length}`;
    state.sel = null;
  },
  "tab.name": (state, message) => {
    const icons = ["Draft", "For the board", "Old"];
    const used = icons.indexOf(state.tabNames[text(message)] ?? "");
    state.tabNames[text(message)] = icons[(used + 1) % icons.length] ?? "Draft";
  },
  "outline.jump": (state, message) => {
    state.at = text(message);
    return [scrollTo("doc", { element: `text.${text(message)}` })];
  },
  "outline.remove": (state, message) => {
    const id = text(message);
    state.outlineGone.push(id);
    const undo = { id: "toast.undo", label: "Undo", message: { type: "outline.restore", id } };
    return [toast("Removed from the outline", { action: undo })];
  },
  "outline.restore": (state, message) => {
    state.outlineGone = without(state.outlineGone, text(message));
  },
  show: (state, message) => {
    const key = text(message, "key");
    state.show[key] = !state.show[key];
  },
  panel: (state, message) => {
    const name = text(message, "name") as PanelName;
    state.panel = state.panel === name ? "" : name;
  },
  zoom: (state, message) => {
    state.zoom = text(message, "value");
  },
  mode: (state, message) => {
    state.mode = text(message, "value") as State["mode"];
    return [toast(`You are ${state.mode}`)];
  },
  "history.open": (state) => {
    state.screen = "history";
    state.history.version = "now";
    return [];
  },
  "history.choose": (state, message) => {
    state.history.version = text(message);
    const changed = firstChange(state);
    return [scrollTo("history.page", changed === "" ? "start" : { element: `text.${changed}` })];
  },
  "history.toggle": (state, message) => toggle(state.history.open, text(message)),
  "history.set": (state, message) => {
    const key = text(message, "key") as "changes" | "named";
    state.history[key] = !state.history[key];
  },
  "history.menu": (state, message) => {
    state.history.menuFor = text(message);
    return [open("history.menu")];
  },
  "history.name": (state, message) => {
    const name = text(message, "name").trim();
    if (name !== "") state.history.names[text(message)] = name;
    return [close("version.name"), fill("version.name.field", "")];
  },
  "history.restore": (state) => {
    const { version } = state.history;
    state.screen = "doc";
    if (version === "now") return [];
    state.mode = "editing";
    return [close("version.restore"), ...did(state, { do: "restore", version }), toast("The version was restored")];
  },
  "convert.step": (state) => {
    state.convert.percent = Math.min(100, state.convert.percent + CONVERT_STEP);
    if (state.convert.percent < 100) return [after("convert", CONVERT_STEP_MS, { type: "convert.step" })];
    state.convert.phase = state.convert.phase === "opening" ? "" : "done";
    return [];
  },
  "convert.begin": (state) => {
    state.convert = { phase: "making", percent: 0 };
    return [open("convert"), after("convert", CONVERT_STEP_MS, { type: "convert.step" })];
  },
  "convert.open": (state) => {
    state.convert.phase = "done";
    return [close("convert"), toast("You are in the converted copy")];
  },
};

/** What the home screen lists, after its filters. */
export function listed(state: State): typeof FILES {
  const { owner, query, sort, removed, moved, folder }: Home = state.home;
  const wanted = query.trim().toLowerCase();
  const shown = FILES.filter((one) => {
    if (removed.includes(one.key)) return false;
    if (owner === "me" && one.owner !== "ines") return false;
    if (owner === "others" && one.owner === "ines") return false;
    if (folder !== "" && (moved[one.key] ?? one.place) !== folder) return false;
    return wanted === "" || titleOf(state, one.key).toLowerCase().includes(wanted);
  });
  if (sort === "title")
    return [...shown].sort((a, b) => titleOf(state, a.key).localeCompare(titleOf(state, b.key), "en"));
  if (sort === "changed") return [...shown].sort((a, b) => a.changedDaysAgo - b.changedDaysAgo);
  return shown;
}

// The initial states. Their ids are neutral: they tell nothing about what is to be found.
import { after, type Command, countdown, open, put, scrollTo } from "../../_kit";
import { opensSlowly } from "./browsing";
import type { State } from "./model";

type Start = (state: State) => Command[];

const PUBLISH_MS = 5000;
const OFFLINE_MS = 9000;
const TRANSLATE_MS = 6000;

const at = (state: State, doc: string, tab = doc): void => {
  state.doc = doc;
  state.tab = tab;
};
const home = (state: State, layout: "grid" | "list" = "grid"): void => {
  state.screen = "home";
  state.home.layout = layout;
};
const popup = (state: State, name: string): void => {
  state.popup = { name, step: 0, choice: "" };
};

export const STARTS: Record<string, Start> = {
  "1": () => [],
  "2": (state) => {
    home(state);
    return [];
  },
  "3": (state) => {
    at(state, "handbook");
    state.page.pageless = true;
    return [];
  },
  "4": (state) => {
    at(state, "grant");
    return [];
  },
  "5": (state) => {
    at(state, "minutes");
    return [scrollTo("doc", "end")];
  },
  "6": (state) => {
    state.screen = "history";
    return [];
  },
  "7": (state) => {
    state.screen = "gallery";
    return [];
  },
  "8": () => [open("share")],
  "9": (state) => {
    home(state, "list");
    return [];
  },
  "10": (state) => {
    popup(state, "tour");
    return [];
  },
  "11": (state) => {
    popup(state, "request");
    return [];
  },
  "12": (state) => {
    at(state, "grant");
    popup(state, "conflict");
    return [];
  },
  "13": (state) => {
    home(state);
    popup(state, "terms");
    return [];
  },
  "14": (state) => {
    at(state, "minutes");
    return [open("spelling")];
  },
  "15": (state) => {
    at(state, "insurance");
    return opensSlowly(state);
  },
  "16": (state) => {
    state.publish.phase = "making";
    return [open("publish"), after("publish", PUBLISH_MS, { type: "publish.ready" })];
  },
  "17": (state) => {
    at(state, "schools");
    state.saving = "offline";
    return [countdown("offline", OFFLINE_MS, { type: "offline.end" })];
  },
  "18": (state) => {
    at(state, "press-release");
    state.translate.phase = "making";
    return [open("translate"), after("translate", TRANSLATE_MS, { type: "translate.ready" })];
  },
  "19": (state) => {
    at(state, "grant");
    return [put("open:count", true), put("window:count", { x: 1086, y: 330, w: 290, h: 300, z: 1, minimised: false })];
  },
  "20": (state) => {
    at(state, "stage-times");
    state.figure = "poster";
    state.sel = { from: "poster", to: "poster", whole: false };
    return [];
  },
  "21": (state) => {
    state.panel = "notes";
    return [put("split:side.split", 96)];
  },
  "22": (state) => {
    at(state, "minutes");
    return [
      put("open:find", true),
      put("open:call", true),
      put("window:find", { x: 480, y: 240, w: 440, h: 300, z: 1, minimised: false }),
      put("window:call", { x: 560, y: 290, w: 330, h: 400, z: 2, minimised: false }),
    ];
  },
  "23": () => [put("split:outline.split", 72)],
};

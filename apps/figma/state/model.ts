// What can change, and what it starts as.
import type { Command, Message } from "../../_kit/types";
import { pageOf } from "../content/files";
import type { Thing } from "../content/things";

export interface Edit extends Partial<Omit<Thing, "key" | "kind" | "page" | "parent" | "art">> {
  opacity?: number;
  rotation?: number;
  flipX?: boolean;
  flipY?: boolean;
  hidden?: boolean;
  fillOff?: boolean;
  strokeOff?: boolean;
  layout?: string;
  effect?: string;
  blend?: string;
  clip?: boolean;
  exports?: string[];
  colourStyle?: string;
  textStyle?: string;
  strike?: boolean;
  underline?: boolean;
  italic?: boolean;
  list?: boolean;
  link?: boolean;
  /** Animation to another screen, by key. */
  goesTo?: string;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What undo goes back to. */
export interface Snapshot {
  edits: Record<string, Edit>;
  made: Record<string, Thing>;
  gone: string[];
  order: Record<string, string[]>;
}

export interface Gesture {
  keys: string[];
  start: Record<string, Rect>;
  /** The resize handle; empty while moving. */
  handle: string;
}

export interface MadeComment {
  key: string;
  page: string;
  x: number;
  y: number;
  text: string;
}

export interface PluginRun {
  key: string;
  phase: "ready" | "running" | "done";
  percent: number;
  fixed: string[];
}

export interface State extends Snapshot {
  place: "files" | "design" | "board" | "player";
  file: string;
  page: string;
  past: Snapshot[];
  future: Snapshot[];
  count: number;
  selection: string[];
  entered: string;
  editing: string;
  clipboard: string[];
  tool: string;
  /** Where the board was pressed last, in its own pixels. */
  spot: [number, number];
  marquee: Rect | null;
  gesture: Gesture | null;
  zoom: number;
  zooming: boolean;
  /** Switches by name, and choices among several by name. */
  flags: Record<string, boolean>;
  picks: Record<string, string>;
  expanded: string[];
  openComment: string;
  comments: { made: MadeComment[]; replies: Record<string, string[]>; resolved: string[]; read: string[] };
  popup: string;
  popupStep: number;
  popupPick: string;
  plugin: PluginRun | null;
  player: { screen: string; back: string[]; phase: string };
  version: string;
  vote: { phase: "running" | "over" | "shown"; mine: string[] };
  exporting: { percent: number; done: boolean } | null;
  publish: { phase: "idle" | "checking" | "ready" | "done"; percent: number };
  following: string;
  /** Which way point the others’ cursors are at. */
  beat: number;
  /** Files made here, by key. */
  created: string[];
  trashed: string[];
  starred: string[];
  renamed: Record<string, string>;
  menuFor: string;
  loading: string;
}

// Shared by all states, so that what has not changed is seen to be the same after a reset.
const NO_KEYS: string[] = Object.freeze([] as string[]) as string[];
const NO_EDITS: Record<string, Edit> = Object.freeze({});
const NO_THINGS: Record<string, Thing> = Object.freeze({});
const NO_ORDER: Record<string, string[]> = Object.freeze({});

export function fresh(): State {
  return {
    place: "design",
    file: "skerry-booking-app",
    page: "booking",
    edits: NO_EDITS,
    made: NO_THINGS,
    gone: NO_KEYS,
    order: NO_ORDER,
    past: [],
    future: [],
    count: 0,
    selection: NO_KEYS,
    entered: "",
    editing: "",
    clipboard: [],
    tool: "move",
    spot: [0, 0],
    marquee: null,
    gesture: null,
    zoom: 0.6,
    zooming: false,
    flags: { cursors: true, comments: true, snap: true, panels: true, labels: true },
    picks: { left: "file", right: "design", section: "recents", sort: "edited", layout: "grid", kind: "all" },
    expanded: NO_KEYS,
    openComment: "",
    comments: { made: [], replies: {}, resolved: [], read: [] },
    popup: "",
    popupStep: 0,
    popupPick: "",
    plugin: null,
    player: { screen: "onboarding", back: [], phase: "" },
    version: "",
    vote: { phase: "running", mine: [] },
    exporting: null,
    publish: { phase: "idle", percent: 0 },
    following: "",
    beat: 0,
    created: [],
    trashed: [],
    starred: ["skerry-booking-app", "summer-retro"],
    renamed: {},
    menuFor: "",
    loading: "",
  };
}

/** What a message carries under `key`, as text or as a number. */
export const text = (message: Message, key = "id"): string => String(message[key] ?? "");
export const number = (message: Message, key: string): number => Number(message[key] ?? 0);

// biome-ignore lint/suspicious/noConfusingVoidType: a handler need not return anything
export type Handler = (state: State, message: Message) => Command[] | void;
export type Handlers = Record<string, Handler>;

export const toggle = (items: string[], item: string): void => {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  else items.push(item);
};

export const sizeOf = (state: Pick<State, "page">): { w: number; h: number } => pageOf(state.page).size;

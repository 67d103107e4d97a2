// What can change, and what it starts as.
import type { Command, Message } from "../../_kit";
import type { Op } from "./ops";

export type Screen = "home" | "gallery" | "doc" | "history";
export type Mode = "editing" | "suggesting" | "viewing";
export type PanelName =
  | ""
  | "calendar"
  | "notes"
  | "tasks"
  | "contacts"
  | "map"
  | "comments"
  | "addons"
  | "dictionary"
  | "pictures";
export type Saving = "saved" | "saving" | "offline";

export interface Selection {
  from: string;
  to: string;
  /** The text itself is selected, not only the caret put into it. */
  whole: boolean;
}

export interface Work {
  ops: Op[];
  undone: Op[];
}

export interface AddedComment {
  key: string;
  doc: string;
  tab: string;
  block: string;
  text: string;
}

export interface Talk {
  active: string;
  resolved: string[];
  removed: string[];
  replies: Record<string, string[]>;
  added: AddedComment[];
  liked: string[];
  filter: string;
  /** The block a new comment is being written on. */
  draftOn: string;
  replying: string;
}

export interface Home {
  owner: "anyone" | "me" | "others";
  layout: "grid" | "list";
  sort: "opened" | "opened-me" | "changed" | "title";
  query: string;
  strip: boolean;
  menuFor: string;
  renaming: string;
  removed: string[];
  renamed: Record<string, string>;
  moved: Record<string, string>;
  offline: string[];
  folder: string;
  templates: "general" | "own";
}

export interface Share {
  access: "restricted" | "trust" | "anyone";
  role: string;
  roles: Record<string, string>;
  invited: string[];
  inviteRole: string;
  notify: boolean;
  sent: boolean;
  pane: "people" | "settings";
}

export interface Finding {
  at: number;
  matchCase: boolean;
  whole: boolean;
}

export interface State {
  screen: Screen;
  doc: string;
  tab: string;
  home: Home;
  starred: string[];
  work: Record<string, Work>;
  sel: Selection | null;
  /** The picture whose handles show. */
  figure: string;
  figures: Record<string, { dw: number; dh: number; x: number; y: number }>;
  painting: { format: string; from: string } | null;
  mode: Mode;
  saving: Saving;
  zoom: string;
  show: Record<string, boolean>;
  panel: PanelName;
  outlineGone: string[];
  at: string;
  talk: Talk;
  share: Share;
  publish: { phase: "off" | "making" | "on"; pane: "link" | "embed"; auto: boolean };
  finding: Finding;
  popup: { name: string; step: number; choice: string };
  convert: { phase: "" | "opening" | "making" | "done"; percent: number };
  translate: { phase: "" | "making" | "done"; to: string };
  upload: { phase: "" | "running" | "done"; file: string; percent: number };
  history: {
    version: string;
    open: string[];
    changes: boolean;
    named: boolean;
    names: Record<string, string>;
    menuFor: string;
  };
  chip: { key: string; anchor: string };
  statuses: Record<string, string>;
  following: string;
  call: { muted: boolean; camera: boolean; hand: boolean };
  voice: boolean;
  spelling: { at: number; done: boolean };
  prefs: Record<string, boolean>;
  margins: { left: number; right: number; indent: number };
  page: { size: string; landscape: boolean; colour: string; pageless: boolean };
  tasks: { done: string[]; added: string[] };
  notes: { pinned: string[]; added: string[]; gone: string[] };
  tabsMade: string[];
  tabsFolded: string[];
  tabNames: Record<string, string>;
  choice: Record<string, string>;
}

export function fresh(): State {
  return {
    screen: "doc",
    doc: "plan",
    tab: "plan",
    home: {
      owner: "anyone",
      layout: "grid",
      sort: "opened-me",
      query: "",
      strip: true,
      menuFor: "",
      renaming: "",
      removed: [],
      renamed: {},
      moved: {},
      offline: ["plan", "stage-times"],
      folder: "",
      templates: "general",
    },
    starred: ["plan", "grant"],
    work: {},
    sel: null,
    figure: "",
    figures: {},
    painting: null,
    mode: "editing",
    saving: "saved",
    zoom: "100%",
    show: {
      ruler: true,
      outline: true,
      toolbar: true,
      comments: true,
      print: true,
      header: true,
      equation: false,
      marks: false,
      count: false,
      full: false,
      rail: true,
    },
    panel: "",
    outlineGone: [],
    at: "",
    talk: {
      active: "",
      resolved: ["c-money"],
      removed: [],
      replies: {},
      added: [],
      liked: [],
      filter: "all",
      draftOn: "",
      replying: "",
    },
    share: {
      access: "trust",
      role: "viewer",
      roles: {},
      invited: [],
      inviteRole: "editor",
      notify: true,
      sent: false,
      pane: "people",
    },
    publish: { phase: "off", pane: "link", auto: true },
    finding: { at: 0, matchCase: false, whole: false },
    popup: { name: "", step: 0, choice: "" },
    convert: { phase: "", percent: 0 },
    translate: { phase: "", to: "French" },
    upload: { phase: "", file: "", percent: 0 },
    history: { version: "now", open: [], changes: true, named: false, names: {}, menuFor: "" },
    chip: { key: "", anchor: "" },
    statuses: {},
    following: "",
    call: { muted: false, camera: true, hand: false },
    voice: false,
    spelling: { at: 0, done: false },
    prefs: {
      capitals: true,
      quotes: true,
      links: true,
      lists: true,
      spelling: true,
      grammar: true,
      suggestions: true,
      markdown: false,
      personal: true,
    },
    margins: { left: 80, right: 80, indent: 0 },
    page: { size: "Letter", landscape: false, colour: "#ffffff", pageless: false },
    tasks: { done: [], added: [] },
    notes: { pinned: ["n-call"], added: [], gone: [] },
    tabsMade: [],
    tabsFolded: [],
    tabNames: {},
    choice: {},
  };
}

/** What a message carries under `key`, as text. */
export const text = (message: Message, key = "id"): string => String(message[key] ?? "");

// biome-ignore lint/suspicious/noConfusingVoidType: a handler need not return anything
export type Handler = (state: State, message: Message) => Command[] | void;
export type Handlers = Record<string, Handler>;

export const toggle = (items: string[], item: string): void => {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  else items.push(item);
};

export const without = (items: readonly string[], item: string): string[] => items.filter((one) => one !== item);

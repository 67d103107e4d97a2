// What can change, and what it starts as.
import type { Command, Message } from "../../_kit";
import { SUBSCRIBED } from "../content/channels";
import { LIKED, PLAYLISTS, type Playlist, WATCH_LATER } from "../content/lists";

export type PageName =
  | "home"
  | "watch"
  | "search"
  | "channel"
  | "subscriptions"
  | "you"
  | "history"
  | "playlist"
  | "shorts"
  | "explore"
  | "settings";

export interface Page {
  name: PageName;
  /** What it is about: a video, channel, playlist, query, topic or chip. */
  id: string;
  tab: string;
}

export interface Ad {
  kind: "pre" | "mid";
  brand: string;
  title: string;
  total: number;
  left: number;
  /** Seconds until it can be skipped; null when it cannot. */
  skipIn: number | null;
}

export interface Player {
  video: string;
  playing: boolean;
  /** Seconds. */
  at: number;
  ended: boolean;
  volume: number;
  muted: boolean;
  captions: boolean;
  speed: string;
  quality: string;
  theatre: boolean;
  full: boolean;
  autoplay: boolean;
  loop: boolean;
  annotations: boolean;
  ad: Ad | null;
  /** What lies over the picture: "still" (are you there?), "break", "notice", "premiere". */
  cover: string;
  midDone: boolean;
  /** Which part of the settings shows. */
  panel: string;
}

export interface Filters {
  date: string;
  type: string;
  length: string;
  feature: string;
  sort: string;
}

export interface Upload {
  file: string;
  percent: number;
  done: boolean;
  visibility: string;
  audience: string;
}

export interface Talk {
  sort: "top" | "new";
  open: string[];
  replyTo: string;
  mine: Record<string, string[]>;
  menuFor: string;
  removed: string[];
  loaded: boolean;
}

export type BellLevel = "all" | "personalised" | "none";

export interface State {
  page: Page;
  guide: "full" | "mini";
  guideMore: boolean;
  theme: string;
  language: string;
  place: string;
  restricted: boolean;
  account: string;
  /** Which part of the account menu shows. */
  accountPanel: string;
  bells: Record<string, BellLevel>;
  votes: Record<string, "up" | "down">;
  later: string[];
  liked: string[];
  queue: string[];
  forgotten: string[];
  historyPaused: boolean;
  playlists: Playlist[];
  hidden: Record<string, "video" | "channel">;
  menuFor: { video: string; anchor: string };
  sheetFor: string;
  noticesRead: string[];
  noticesGone: string[];
  noticeMenuFor: string;
  loading: string;
  popup: string;
  popupStep: number;
  player: Player;
  mini: boolean;
  more: boolean;
  transcript: boolean;
  chat: { open: boolean; mode: string; poll: "closed" | "open"; vote: string; sent: string[] };
  list: { open: boolean; shuffle: boolean; loop: boolean };
  nextChip: string;
  query: string;
  listening: boolean;
  past: string[];
  filters: Filters;
  upload: Upload | null;
  clip: "none" | "making" | "ready";
  downloads: Record<string, "preparing" | "ready">;
  newVideos: "waiting" | "offered" | "shown";
  preview: { video: string; seconds: number; muted: boolean; captions: boolean };
  shelf: { shorts: boolean; hero: boolean };
  reminders: string[];
  settings: Record<string, boolean>;
  reason: string;
  joined: string[];
  grid: boolean;
  talk: Talk;
}

export const NO_FILTERS: Filters = { date: "any", type: "any", length: "any", feature: "any", sort: "relevance" };

export const newPlayer = (video: string): Player => ({
  video,
  playing: true,
  at: 0,
  ended: false,
  volume: 70,
  muted: false,
  captions: false,
  speed: "Normal",
  quality: "Auto (1080p)",
  theatre: false,
  full: false,
  autoplay: true,
  loop: false,
  annotations: true,
  ad: null,
  cover: "",
  midDone: false,
  panel: "",
});

export const page = (name: PageName, id = "", tab = ""): Page => ({ name, id, tab });

export function fresh(): State {
  return {
    page: page("home", "All"),
    guide: "full",
    guideMore: false,
    theme: "Device theme",
    language: "English (UK)",
    place: "Estonia",
    restricted: false,
    account: "tobias",
    accountPanel: "",
    bells: Object.fromEntries(SUBSCRIBED.map((id, index) => [id, index % 3 === 0 ? "all" : "personalised"])),
    votes: Object.fromEntries(LIKED.map((id) => [id, "up" as const])),
    later: [...WATCH_LATER],
    liked: [...LIKED],
    queue: [],
    forgotten: [],
    historyPaused: false,
    playlists: PLAYLISTS.map((list) => ({ ...list, videos: [...list.videos] })),
    hidden: {},
    menuFor: { video: "", anchor: "" },
    sheetFor: "moon-jar",
    noticesRead: [],
    noticesGone: [],
    noticeMenuFor: "",
    loading: "",
    popup: "",
    popupStep: 0,
    player: { ...newPlayer("moon-jar"), playing: false },
    mini: false,
    more: false,
    transcript: false,
    chat: { open: true, mode: "top", poll: "closed", vote: "", sent: [] },
    list: { open: true, shuffle: false, loop: false },
    nextChip: "All",
    query: "",
    listening: false,
    past: ["pottery", "sleeper train malmö", "one take live session"],
    filters: { ...NO_FILTERS },
    upload: null,
    clip: "none",
    downloads: {},
    newVideos: "waiting",
    preview: { video: "", seconds: 0, muted: true, captions: false },
    shelf: { shorts: true, hero: true },
    reminders: [],
    settings: {
      subscriptions: true,
      recommended: true,
      replies: true,
      mentions: false,
      shared: true,
      offers: false,
      email: true,
      inline: true,
      captionsAlways: false,
      autoplayNext: true,
    },
    reason: "",
    joined: [],
    grid: true,
    talk: { sort: "top", open: [], replyTo: "", mine: {}, menuFor: "", removed: [], loaded: true },
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

export const without = (items: string[], item: string): string[] => items.filter((one) => one !== item);

// The initial states. Their ids are neutral: they tell nothing about what is to be found.
import { after, countdown, open, put } from "../_kit/commands";
import type { Command } from "../_kit/types";
import type { State } from "./state_types";

const base: State = {
  at: { server: "home", page: "friends" },
  last: {},
  panel: null,
  membersShown: true,
  profileShown: true,
  hovered: null,
  selected: null,
  replyTo: null,
  drafts: {},
  sent: {},
  gone: [],
  on: {},
  me: { status: "online", muted: false, deafened: false },
  voice: null,
  floating: null,
  call: null,
  card: null,
  menu: null,
  sheet: null,
  dialog: { kind: "none" },
  upload: null,
  cooling: [],
  typing: {},
  arrived: [],
  picking: null,
  previewed: null,
  friendsTab: "online",
  discoveryTab: "home",
  inboxTab: "you",
  searchTab: "new",
  notice: null,
};

type Start = { app?: Partial<State>; commands?: Command[] };

const at = (server: string, page: string): Partial<State> => ({ at: { server, page }, last: { [server]: page } });

const general = { ...at("lantern", "general"), on: { "folded:lantern/dev": true } };
const voice = (channel: string, phase: "joining" | "connected") =>
  ({ server: "lantern", channel, phase, camera: false, sharing: false }) as const;

const SLOW_MS = 7000;
const JOINING_MS = 6000;
const ARRIVES_MS = 4500;
const ANSWERED_MS = 8000;
const READING_MS = 9000;

const starts: Record<string, Start> = {
  "1": {},
  "2": { app: general },
  "3": { app: at("dm", "minji") },
  "4": { app: { sheet: { kind: "user", page: "account" } } },
  "5": { app: at("discovery", "all") },
  "6": { app: at("lantern", "bugs") },
  "7": { app: { ...general, panel: { kind: "thread", key: "coop" } } },
  "8": { commands: [open("news.dialog")] },
  "9": { app: general, commands: [open("promo.dialog"), open("survey.dialog")] },
  "10": { app: at("dm", "minji"), commands: [open("signin.dialog")] },
  "11": {
    app: {
      ...at("lantern", "playtest"),
      drafts: { "lantern/playtest": "The granary lamp hums one note too low when it rains." },
      cooling: ["lantern/playtest"],
    },
    commands: [countdown("slow:lantern/playtest", SLOW_MS, { type: "slowOver", address: "lantern/playtest" })],
  },
  "12": {
    app: { ...at("lantern", "general"), on: { "rules:agree": true } },
    commands: [open("rules.dialog"), countdown("rules", READING_MS, { type: "set", key: "rules:read", value: true })],
  },
  "13": {
    app: { at: { server: "lantern", page: "hearth" }, last: { lantern: "general" }, voice: voice("hearth", "joining") },
    commands: [after("voice", JOINING_MS, { type: "joined" })],
  },
  "14": {
    app: { ...at("dm", "minji"), typing: { "dm/minji": "minji" } },
    commands: [after("minji", ARRIVES_MS, { type: "arrive", message: "dm-minji-later-steps", address: "dm/minji" })],
  },
  "15": {
    app: { ...at("dm", "minji"), call: { who: "minji", since: 0 } },
    commands: [after("ringing", ANSWERED_MS, { type: "answered" })],
  },
  "16": {
    app: { at: { server: "lantern", page: "coop" }, last: { lantern: "general" }, voice: voice("coop", "connected") },
  },
  "17": { app: { ...general, voice: voice("coop", "connected"), floating: "nell" } },
  "18": {
    app: { ...at("dm", "minji"), call: { who: "minji", since: 0 }, on: { "answered:minji": true } },
    commands: [put("split:call.divider", 132)],
  },
  "19": {
    app: { ...general, panel: { kind: "thread", key: "coop" } },
    commands: [put("split:thread.divider", 980)],
  },
  "20": {
    app: { ...at("tidepool", "tank-talk"), voice: voice("coop", "connected"), floating: "bex" },
    commands: [put("window:overlay", { x: 620, y: 250, w: 816, h: 560, z: 0, minimised: false })],
  },
  "21": { app: at("makers", "workshop") },
};

export function initial(state: string): { app: State; commands?: Command[] } {
  const start = starts[state];
  if (!start) throw new Error(`no state ${state}`);
  return { app: { ...base, ...start.app }, ...(start.commands ? { commands: start.commands } : {}) };
}

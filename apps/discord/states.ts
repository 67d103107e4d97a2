// The initial states. Their ids are neutral: they tell nothing about what is to be found.
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
  sideStart: null,
};

type Start = { app?: Partial<State>; commands?: Command[] };

const at = (server: string, page: string): Partial<State> => ({ at: { server, page }, last: { [server]: page } });

const starts: Record<string, Start> = {
  "1": {},
  "2": { app: at("lantern", "general") },
  "3": { app: at("dm", "minji") },
};

export function initial(state: string): { app: State; commands?: Command[] } {
  const start = starts[state];
  if (!start) throw new Error(`no state ${state}`);
  return { app: { ...base, ...start.app }, ...(start.commands ? { commands: start.commands } : {}) };
}

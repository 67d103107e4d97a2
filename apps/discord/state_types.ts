// The shape of the store's slice of this app.
import type { Command, Message } from "../_kit/types";

/** Server `home` (pages friends, plume), `dm` (page: a person), `discovery`, or a server (page: a channel). */
export interface Place {
  server: string;
  page: string;
}

export interface Sent {
  id: string;
  text: string;
  at: string;
  reply: string | null;
  file: { name: string; size: string } | null;
  sticker: string | null;
}

export type SidePanel =
  | { kind: "thread"; key: string }
  | { kind: "search"; query: string }
  | { kind: "threads" }
  | null;

export interface Voice {
  server: string;
  channel: string;
  phase: "joining" | "connected";
  camera: boolean;
  sharing: boolean;
}

export interface Upload {
  name: string;
  size: string;
  percent: number;
}

export type DialogState =
  | { kind: "none" }
  | { kind: "link"; to: string }
  | { kind: "event"; key: string }
  | { kind: "delete"; message: string }
  | { kind: "listing"; key: string }
  | { kind: "picture"; message: string; index: number };

export interface State {
  at: Place;
  /** The page last open in each server. */
  last: Record<string, string>;
  panel: SidePanel;
  membersShown: boolean;
  profileShown: boolean;
  /** The message under the pointer, and the one that was clicked. */
  hovered: string | null;
  selected: string | null;
  replyTo: string | null;
  drafts: Record<string, string>;
  sent: Record<string, Sent[]>;
  gone: string[];
  /** Reactions, votes, follows, mutes, switches, folded categories: on or off by name. */
  on: Record<string, boolean>;
  me: { status: "online" | "idle" | "dnd" | "offline"; muted: boolean; deafened: boolean };
  voice: Voice | null;
  /** The stream in the floating window. */
  floating: string | null;
  /** A call in a direct conversation. */
  call: { who: string; since: number } | null;
  /** A person's card and what it stands beside. */
  card: { who: string; anchor: string } | null;
  /** Whose menu is open, and what it hangs on. */
  menu: { of: string; anchor: string } | null;
  sheet: { kind: "user" | "server"; page: string } | null;
  dialog: DialogState;
  upload: Upload | null;
  /** Channels where you have to wait, with slow mode. */
  cooling: string[];
  typing: Record<string, string>;
  /** Messages of others that have come in meanwhile. */
  arrived: string[];
  picking: { for: string; tab: string } | null;
  previewed: string | null;
  friendsTab: string;
  discoveryTab: string;
  inboxTab: string;
  searchTab: string;
  notice: string | null;
}

/** Handles the messages of its area: commands (perhaps none), or undefined for what is not its own. */
export type AreaReducer = (draft: State, message: Message, now: number) => Command[] | undefined;

export const addressOf = (place: Place): string => `${place.server}/${place.page}`;

/** Text fields of a message. */
export const text = (message: Message, field: string): string => {
  const value = message[field];
  if (typeof value !== "string") throw new Error(`${message.type}: ${field} is not a text`);
  return value;
};

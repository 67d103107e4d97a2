// Scheduled events, streams and what friends are doing.
import type { Picture } from "./types";

export interface ScheduledEvent {
  key: string;
  server: string;
  title: string;
  when: string;
  where: string;
  host: string;
  text: string;
  going: number;
  art: Picture;
}

const art = (kind: string, seed: string): Picture => ({ kind, seed, w: 400, h: 150, name: "cover" });

export const scheduledEvents: ScheduledEvent[] = [
  {
    key: "coopnight",
    server: "lantern",
    title: "Co-op Night: The Three Quays",
    when: "Today, 7:30 PM",
    where: "Co-op Night",
    host: "soren",
    text: "One lamp, one shield, one person who reads the quest text. Soup at half past eight.",
    going: 46,
    art: art("scene", "quays"),
  },
  {
    key: "contest",
    server: "lantern",
    title: "Photo-mode contest closes",
    when: "Tomorrow, 12:00 PM",
    where: "screenshots",
    host: "hana",
    text: "Post one picture with the photo-mode tag. The jury is Odette, Minji and a dog.",
    going: 128,
    art: art("city", "contest"),
  },
  {
    key: "lorehour",
    server: "lantern",
    title: "Lore hour with Inês",
    when: "Sun, May 17, 5:00 PM",
    where: "The Hearth",
    host: "ines",
    text: "Nineteen words for glow. Bring one of your own.",
    going: 73,
    art: art("cover", "lore-hour"),
  },
  {
    key: "raceday",
    server: "lantern",
    title: "Any% race, bell skip allowed",
    when: "Sun, May 17, 8:00 PM",
    where: "Playtest Lab",
    host: "bex",
    text: "Last leaderboard day of 0.9.4. Twelve runners, one otter.",
    going: 91,
    art: art("sport", "race-day"),
  },
  {
    key: "qa",
    server: "lantern",
    title: "Dev Q&A: the winter coast",
    when: "Fri, May 29, 6:00 PM",
    where: "Dev Q&A",
    host: "priya",
    text: "Ask before Thursday, vote for the questions of others.",
    going: 212,
    art: art("scene", "winter-coast"),
  },
  {
    key: "swap",
    server: "tidepool",
    title: "Summer swap meet",
    when: "Sat, Jun 20, 11:00 AM",
    where: "Boathouse",
    host: "maren",
    text: "Bags, buckets, labels.",
    going: 38,
    art: art("scene", "boathouse"),
  },
  {
    key: "solder",
    server: "makers",
    title: "Soldering for beginners",
    when: "Today, 7:00 PM",
    where: "Harbor Street 14",
    host: "ivy",
    text: "Build a blinking badge. Three seats left.",
    going: 9,
    art: art("screen", "badge"),
  },
  {
    key: "stall",
    server: "bakers",
    title: "North gate stall",
    when: "Sat, May 16, 7:30 AM",
    where: "North gate",
    host: "salma",
    text: "Bruno ovens, Imani till, Rowan tape and morale.",
    going: 14,
    art: art("food", "stall"),
  },
  {
    key: "sprint",
    server: "nightshift",
    title: "All-night sprint",
    when: "Fri, May 15, 10:00 PM",
    where: "50 / 10 Sprint",
    host: "theo",
    text: "Eight rounds. Phones in the drawer.",
    going: 306,
    art: art("city", "allnight"),
  },
];

export const eventsOf = (server: string): ScheduledEvent[] => scheduledEvents.filter((one) => one.server === server);
export const eventBy = (key: string): ScheduledEvent | undefined => scheduledEvents.find((one) => one.key === key);

export interface Stream {
  key: string;
  who: string;
  title: string;
  watching: number;
  art: Picture;
}

/** What is being shown in Co-op Night. */
export const streams: Stream[] = [
  {
    key: "bex",
    who: "bex",
    title: "Any% practice — bell skip",
    watching: 17,
    art: { kind: "game", seed: "bell-skip", w: 400, h: 225, name: "stream" },
  },
  {
    key: "nell",
    who: "nell",
    title: "Photo walk, north quay",
    watching: 6,
    art: { kind: "scene", seed: "north-quay", w: 400, h: 225, name: "stream" },
  },
  {
    key: "soren",
    who: "soren",
    title: "Shield route, no damage",
    watching: 9,
    art: { kind: "game", seed: "shield-route", w: 400, h: 225, name: "stream" },
  },
  {
    key: "hiro",
    who: "hiro",
    title: "Building the landing",
    watching: 4,
    art: { kind: "city", seed: "landing", w: 400, h: 225, name: "stream" },
  },
];

export interface Doing {
  key: string;
  who: string;
  kind: "game" | "stream" | "music" | "voice";
  title: string;
  detail: string;
  since: string;
  art: Picture;
  with?: string[];
}

const square = (kind: string, seed: string): Picture => ({ kind, seed, w: 60, h: 60, name: "game" });

export const activeNow: Doing[] = [
  {
    key: "bex",
    who: "bex",
    kind: "stream",
    title: "Bex is live",
    detail: "Emberfall — Any% practice",
    since: "1h 12m",
    art: square("game", "emberfall"),
    with: ["nell", "soren", "otto", "hiro"],
  },
  {
    key: "wren",
    who: "wren",
    kind: "music",
    title: "Listening to Wavr",
    detail: "Rain on the Quay — The Slow Lamps",
    since: "2:41",
    art: square("cover", "slow-lamps"),
  },
  {
    key: "hiro",
    who: "hiro",
    kind: "game",
    title: "Tiny Harbor",
    detail: "Building: North breakwater",
    since: "46m",
    art: square("game", "tiny-harbor"),
  },
  {
    key: "felix",
    who: "felix",
    kind: "voice",
    title: "The Hearth",
    detail: "Lantern Works",
    since: "23m",
    art: square("scene", "hearth"),
    with: ["wren", "lark"],
  },
  {
    key: "emre",
    who: "emre",
    kind: "game",
    title: "Chessnuts Blitz",
    detail: "Rated 3 | 2 — playing white",
    since: "4m",
    art: square("game", "chess"),
  },
];

// What stands in the text as a chip or link, by the key in its markup.
import { firstName, personOf } from "./people";

export type ChipKind = "person" | "file" | "date" | "status" | "web" | "heading" | "shift";

export interface Chip {
  key: string;
  kind: ChipKind;
  label: string;
  /** The person, document, heading or address it stands for. */
  of: string;
}

const FILES: Record<string, [label: string, file: string]> = {
  tides: ["Tide notes for the rowing races", "tide-notes"],
  signs: ["Signs and banners, final wording", "signage"],
  schools: ["Schools day: routes and groups", "schools"],
  stage: ["Stage times, both days", "stage-times"],
  lantern: ["Lantern parade risk assessment", "lantern-risk"],
  lost: ["Radio channels and call signs", "radio-plan"],
  budget: ["Notes on the budget", "budget-notes"],
  oak: ["Oak order for the cradle", "oak-order"],
  crane: ["Crane hire: three quotes compared", "crane-quote"],
  lease: ["Net loft lease, marked up", "lease"],
  crew: ["Crew supper menu", "menu-crew"],
};

const DATES: Record<string, string> = {
  start: "30 May 2026",
  board: "6 May 2026",
  review: "11 Jun 2026",
  stalls: "22 May 2026",
  grant: "29 May 2026",
  "grant-out": "29 May 2026",
  "board-day": "6 May 2026",
  "board-next": "10 Jun 2026",
};

export const STATUS_OPTIONS: Record<string, readonly string[]> = {
  plan: ["Draft", "In review", "Final"],
  grant: ["Not started", "In review", "Sent"],
};
export const STATUS_START: Record<string, string> = { plan: "In review", grant: "In review" };

const WEBS: Record<string, [label: string, address: string]> = {
  feedback: ["the feedback page", "tidewell.example/feedback"],
};
const HEADINGS: Record<string, [label: string, heading: string]> = { visitors: ["Visitors and queues", "visitors"] };

const CREW: Record<string, string> = {
  "info-1": "hana",
  "info-2": "lotte",
  "info-3": "hana",
  "info-4": "oskar",
  "info-6": "lotte",
  "info-7": "mateo",
  "info-8": "hana",
  "ferry-2": "mateo",
  "ferry-3": "gus",
  "ferry-4": "mateo",
  "ferry-5": "oskar",
  "ferry-6": "gus",
  "ferry-7": "celia",
  "ferry-8": "gus",
  "ship-2": "oskar",
  "ship-3": "lotte",
  "ship-4": "celia",
  "ship-6": "oskar",
  "ship-7": "perla",
  "kids-3": "juno",
  "kids-4": "perla",
  "kids-5": "juno",
  "kids-7": "juno",
  "kids-8": "celia",
  "cars-1": "emil",
  "cars-2": "devi",
  "cars-3": "emil",
  "cars-4": "devi",
  "cars-5": "gus",
  "cars-6": "mateo",
  "cars-7": "emil",
  "cars-8": "devi",
  "cars-9": "idris",
  "clear-5": "mateo",
  "clear-8": "lotte",
  "clear-9": "gus",
};

export function chipOf(token: string): Chip {
  const [kind = "", name = "", place = ""] = token.split(":");
  const key = [kind, name, place].filter(Boolean).join(".");
  if (kind === "person") return { key, kind, label: personOf(name).name, of: name };
  if (kind === "shift") return { key, kind, label: firstName(CREW[name] ?? name), of: CREW[name] ?? name };
  if (kind === "status") return { key, kind, label: STATUS_START[name] ?? "Draft", of: name };
  if (kind === "date") return { key, kind, label: DATES[name] ?? name, of: name };
  const known = { file: FILES, web: WEBS, heading: HEADINGS }[kind]?.[name];
  if (!known) throw new Error(`no chip ${token}`);
  return { key, kind: kind as ChipKind, label: known[0], of: known[1] };
}

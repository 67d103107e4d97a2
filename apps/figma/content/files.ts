// The files of the team, and the pages and things of those that open.
import type { ArtKind } from "../../_kit";
import { RETRO, RETRO_SIZE, WALL, WALL_SIZE } from "./boards";
import { BOOKING, BOOKING_SIZE } from "./booking";
import { COMPONENTS } from "./components_page";
import { ARCHIVE, COVER, ICONS, RESEARCH, WALLET, WIREFRAMES } from "./system_pages";
import { flatten, type Spec, type Thing } from "./things";

export interface Page {
  key: string;
  name: string;
  size: { w: number; h: number };
}

const DESIGN_SIZE = { w: 2760, h: 1840 };

// The booking flow first: its keys are the plain ones.
const SPECS: Record<string, readonly Spec[]> = {
  booking: BOOKING,
  cover: COVER,
  research: RESEARCH,
  wireframes: WIREFRAMES,
  wallet: WALLET,
  components: COMPONENTS,
  icons: ICONS,
  archive: ARCHIVE,
  retro: RETRO,
  wall: WALL,
};

export const APP_PAGES: readonly Page[] = [
  { key: "cover", name: "Cover", size: DESIGN_SIZE },
  { key: "research", name: "Research", size: DESIGN_SIZE },
  { key: "wireframes", name: "Wireframes", size: DESIGN_SIZE },
  { key: "booking", name: "Booking flow", size: BOOKING_SIZE },
  { key: "wallet", name: "Tickets & wallet", size: DESIGN_SIZE },
  { key: "components", name: "Components", size: DESIGN_SIZE },
  { key: "icons", name: "Icons", size: DESIGN_SIZE },
  { key: "archive", name: "Archive", size: DESIGN_SIZE },
];

const BLANK_PAGES: readonly Page[] = [
  { key: "blank", name: "Page 1", size: DESIGN_SIZE },
  { key: "empty", name: "Untitled board", size: DESIGN_SIZE },
];

const BOARD_PAGES: readonly Page[] = [
  { key: "retro", name: "Summer retro", size: RETRO_SIZE },
  { key: "wall", name: "Interview wall", size: WALL_SIZE },
];

export function pageOf(key: string): Page {
  const found = [...APP_PAGES, ...BOARD_PAGES, ...BLANK_PAGES].find((page) => page.key === key);
  if (!found) throw new Error(`no page ${key}`);
  return found;
}

const taken = new Set<string>();
const THINGS: ReadonlyMap<string, Thing> = new Map(
  Object.entries(SPECS)
    .flatMap(([page, specs]) => flatten(page, specs, taken))
    .map((thing) => [thing.key, thing]),
);

const KIDS = new Map<string, string[]>();
for (const thing of THINGS.values()) {
  const under = thing.parent ?? `page:${thing.page}`;
  KIDS.set(under, [...(KIDS.get(under) ?? []), thing.key]);
}

const NONE: readonly string[] = [];

export const originalThing = (key: string): Thing | undefined => THINGS.get(key);
/** Keys of what lies directly in a thing, the lowest first. */
export const kidsOf = (key: string): readonly string[] => KIDS.get(key) ?? NONE;
export const rootsOf = (page: string): readonly string[] => KIDS.get(`page:${page}`) ?? NONE;
export const ALL_THINGS: readonly Thing[] = [...THINGS.values()];

/** The pages of a file, in the order of its list. */
export const pagesOf = (file: string): readonly Page[] =>
  file === "skerry-booking-app" ? APP_PAGES : [pageOf(fileOf(file).page ?? "blank")];

export interface WorkFile {
  key: string;
  name: string;
  kind: "design" | "board" | "deck" | "prototype";
  project: string;
  edited: string;
  /** Hours since the last change. */
  age: number;
  by: readonly string[];
  /** The page it opens with; files without one are shown but not opened. */
  page: string | null;
  art: readonly [ArtKind, string];
}

const file = (
  name: string,
  kind: WorkFile["kind"],
  project: string,
  edited: string,
  age: number,
  by: string,
  art: readonly [ArtKind, string],
  page: string | null = null,
): WorkFile => ({
  key: name
    .toLowerCase()
    .replaceAll("é", "e")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, ""),
  name,
  kind,
  project,
  edited,
  age,
  by: by.split(" "),
  page,
  art,
});

export const FILES: readonly WorkFile[] = [
  file("Skerry booking app", "design", "Booking app", "just now", 0, "ines priya leo", ["screen", "skerry"], "booking"),
  file(
    "Summer retro",
    "board",
    "Team rituals",
    "20 minutes ago",
    0.3,
    "tomasz noor freya",
    ["abstract", "retro"],
    "retro",
  ),
  file("Interview wall", "board", "Research", "2 hours ago", 2, "noor ines", ["abstract", "wall"], "wall"),
  file("Release 3.2 for the board", "deck", "Booking app", "5 hours ago", 5, "priya tomasz", ["chart", "release"]),
  file("Ramp scanner", "design", "Crew tools", "yesterday", 22, "leo amara", ["screen", "ramp"]),
  file("Pier signs", "design", "Harbour signage", "yesterday", 26, "amara freya", ["map", "piers"]),
  file("Gale warning tone of voice", "board", "Content", "2 days ago", 50, "freya", ["abstract", "gale"]),
  file("Ticket on the watch", "prototype", "Booking app", "2 days ago", 55, "leo daejung", ["screen", "watch"]),
  file("Islander card", "design", "Booking app", "3 days ago", 74, "ines", ["cover", "islander"]),
  file("Queue times study", "board", "Research", "4 days ago", 98, "noor", ["chart", "queue"]),
  file("Crew rota on tablets", "design", "Crew tools", "5 days ago", 122, "daejung leo", ["screen", "rota"]),
  file("Timetable poster", "design", "Harbour signage", "6 days ago", 147, "amara", ["cover", "poster"]),
  file("Winter campaign", "deck", "Content", "1 week ago", 170, "freya amara", ["scene", "scene:mountain:winter"]),
  file("Colour and contrast", "design", "Design system", "1 week ago", 190, "priya", ["abstract", "contrast"]),
  file("Illustration kit", "design", "Design system", "1 week ago", 194, "amara", ["scene", "scene:coast:kit"]),
  file("Motion samples", "prototype", "Design system", "2 weeks ago", 340, "ines", ["space", "motion"]),
  file("Onboarding ideas", "board", "Booking app", "2 weeks ago", 352, "ines noor", ["interior", "ideas"]),
  file("Ferry café menu", "design", "Content", "3 weeks ago", 510, "amara", ["food", "menu"]),
  file("Lost property form", "design", "Crew tools", "3 weeks ago", 530, "daejung", ["screen", "lost"]),
  file("Accessible piers audit", "board", "Harbour signage", "1 month ago", 760, "noor freya", ["map", "audit"]),
  file("Brand refresh 2025", "deck", "Design system", "2 months ago", 1500, "priya amara", ["cover", "brand"]),
  file("First sketches", "design", "Booking app", "5 months ago", 3700, "ines", ["workshop", "sketches"]),
];

/** What “New” makes. */
export const BLANK_FILES: readonly WorkFile[] = [
  { ...file("Untitled", "design", "Drafts", "just now", 0, "ines", ["abstract", "blank"], "blank"), key: "untitled" },
  { ...file("Untitled board", "board", "Drafts", "just now", 0, "ines", ["abstract", "empty"], "empty") },
];

export const PROJECTS = [...new Set(FILES.map((one) => one.project))].sort((a, b) => a.localeCompare(b, "en"));

export function fileOf(key: string): WorkFile {
  const found = [...FILES, ...BLANK_FILES].find((one) => one.key === key);
  if (!found) throw new Error(`no file ${key}`);
  return found;
}

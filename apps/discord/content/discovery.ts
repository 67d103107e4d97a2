// Public servers one could join.
import type { Picture } from "./types";

export interface Listing {
  key: string;
  name: string;
  text: string;
  group: string;
  online: number;
  members: number;
  verified: boolean;
  art: Picture;
  icon: string;
}

type Row = [
  key: string,
  name: string,
  group: string,
  online: string,
  members: string,
  verified: 0 | 1,
  kind: string,
  icon: string,
  text: string,
];

const rows: Row[] = [
  [
    "gridworks",
    "Gridworks Official",
    "gaming",
    "18,204",
    "211,480",
    1,
    "game",
    "factory",
    "Factories, belts and the people who cannot stop.",
  ],
  [
    "tinyharbor",
    "Tiny Harbor Town Hall",
    "gaming",
    "6,310",
    "74,902",
    1,
    "game",
    "ferry",
    "Share codes, harbour tours and Sunday builds.",
  ],
  [
    "nightowls",
    "Owls & Lamps",
    "gaming",
    "1,021",
    "9,774",
    0,
    "scene",
    "owl",
    "An Emberfall fan server for screenshots and soup.",
  ],
  ["retro", "Cartridge Cabinet", "gaming", "3,488", "40,115", 0, "game", "controller", "Old games, new batteries."],
  [
    "slowlamps",
    "The Slow Lamps",
    "music",
    "912",
    "12,330",
    1,
    "cover",
    "music",
    "Official server of the band. Tour dates first here.",
  ],
  [
    "looproom",
    "Loop Room",
    "music",
    "2,140",
    "28,650",
    0,
    "abstract",
    "waveform",
    "Ninety-second jams every Wednesday.",
  ],
  ["choirs", "Choir of Strangers", "music", "388", "5,120", 0, "cover", "microphone", "Sing a part, receive a choir."],
  [
    "fieldnotes",
    "Field Notes",
    "science",
    "1,655",
    "19,804",
    1,
    "scene",
    "leaf",
    "Citizen science: birds, moths, mosses.",
  ],
  [
    "orbit",
    "Orbit Watch",
    "science",
    "4,020",
    "51,377",
    1,
    "space",
    "satellite",
    "Launches, passes and pretty orbits.",
  ],
  ["proofs", "Proofs & Biscuits", "science", "720", "8,945", 0, "chart", "sigma", "Mathematics without hurry."],
  ["ferment", "Fermenters United", "food", "1,130", "14,208", 0, "food", "jar", "Kimchi, koji, kefir, calm."],
  ["ramen", "Midnight Ramen", "food", "860", "10,019", 0, "food", "bowl", "Broth logs and honest reviews."],
  ["lensclub", "Lens Club", "art", "2,760", "33,480", 1, "city", "lens", "One theme a week, no likes, real comments."],
  ["inkwell", "Inkwell Weekly", "art", "1,405", "17,266", 0, "portrait", "pen", "Draw along, every Thursday at eight."],
  ["clay", "Clay Days", "art", "310", "4,051", 0, "product", "pot", "Kiln shares and glaze recipes."],
  [
    "firststeps",
    "First Steps in Code",
    "education",
    "5,870",
    "88,013",
    1,
    "screen",
    "code",
    "Ask the small questions here.",
  ],
  ["verbs", "Verb Garden", "education", "1,980", "22,700", 0, "abstract", "flower", "Languages by five-minute chats."],
  ["trailmap", "Trail Map Makers", "travel", "540", "7,310", 0, "map", "map", "Open maps, muddy boots."],
];

const number = (text: string): number => Number(text.replace(",", ""));

export const listings: Listing[] = rows.map(([key, name, group, online, members, verified, kind, icon, text]) => ({
  key,
  name,
  group,
  online: number(online),
  members: number(members),
  verified: verified === 1,
  text,
  icon,
  art: { kind, seed: `discovery-${key}`, w: 280, h: 140, name: "cover" },
}));

export const listingGroups = [
  { key: "home", name: "Home" },
  { key: "gaming", name: "Gaming" },
  { key: "music", name: "Music" },
  { key: "education", name: "Education" },
  { key: "science", name: "Science & Nature" },
  { key: "art", name: "Art & Photo" },
  { key: "food", name: "Food" },
  { key: "travel", name: "Travel" },
];

/** The big cards on top of the page, in turn. */
export const featured = [
  {
    key: "spring",
    title: "Find your people, one fire at a time",
    text: "Communities that opened this spring",
    art: { kind: "scene", seed: "spring-fires", w: 1060, h: 260, name: "banner" },
  },
  {
    key: "jamweek",
    title: "Seven-day game jam",
    text: "Teams form in Cartridge Cabinet from Monday",
    art: { kind: "game", seed: "jam-week", w: 1060, h: 260, name: "banner" },
  },
  {
    key: "moths",
    title: "Count moths with Field Notes",
    text: "A lamp, a sheet and an hour are enough",
    art: { kind: "scene", seed: "moth-night", w: 1060, h: 260, name: "banner" },
  },
  {
    key: "choir",
    title: "Sing one line, hear a hundred",
    text: "Choir of Strangers records on Sunday",
    art: { kind: "cover", seed: "choir-line", w: 1060, h: 260, name: "banner" },
  },
  {
    key: "maps",
    title: "Put your path on the map",
    text: "Trail Map Makers walk together this weekend",
    art: { kind: "map", seed: "path-map", w: 1060, h: 260, name: "banner" },
  },
];

// Styles, variables, plugins and templates that a file can draw on.
import type { ArtKind } from "../../_kit";

export interface ColourStyle {
  key: string;
  name: string;
  value: string;
}

const colour = (name: string, value: string): ColourStyle => ({
  key: name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
  name,
  value,
});

export const COLOUR_STYLES: readonly ColourStyle[] = [
  colour("Sea/900", "#0a2a35"),
  colour("Sea/700", "#0f3d4c"),
  colour("Sea/500", "#2b6376"),
  colour("Tide/700", "#186473"),
  colour("Tide/500", "#1f7a8c"),
  colour("Tide/300", "#7fb9c4"),
  colour("Foam/200", "#cfe4e8"),
  colour("Foam/100", "#e6f2f4"),
  colour("Sun/500", "#f2b441"),
  colour("Sun/100", "#fdf3dc"),
  colour("Coral/600", "#c9472f"),
  colour("Coral/300", "#f0a293"),
];

export const TEXT_STYLES = [
  ["Display", "40", "700"],
  ["Heading", "24", "700"],
  ["Title", "17", "600"],
  ["Body", "15", "400"],
  ["Label", "13", "600"],
  ["Caption", "11", "500"],
] as const;

export const FONTS = ["Inter", "Roboto", "Figtree", "JetBrains Mono"] as const;
export const WEIGHTS = ["Regular", "Medium", "Semi Bold", "Bold"] as const;

export interface Plugin {
  key: string;
  name: string;
  by: string;
  what: string;
  users: string;
  icon: string;
  colour: string;
  seconds: number;
  /** The line shown while it runs. */
  busy: string;
  results: readonly string[];
  /** Keys of the things the results are about. */
  about: readonly string[];
}

export const PLUGINS: readonly Plugin[] = [
  {
    key: "contrast",
    name: "Clear Contrast",
    by: "Lumen Lab",
    what: "Checks text against what lies behind it.",
    users: "84,200 users",
    icon: "contrast",
    colour: "#14262d",
    seconds: 5,
    busy: "Comparing colours",
    results: ["Footnote, 3.9 : 1", "Terms link, 4.1 : 1", "Boards in 34 min, 4.3 : 1"],
    about: ["timetable-footnote", "onboarding-terms-link", "home-sailing-10-15"],
  },
  {
    key: "rename",
    name: "Tidy Names",
    by: "Fold & Co",
    what: "Renames layers after what they contain.",
    users: "51,900 users",
    icon: "tag",
    colour: "#7c3aed",
    seconds: 4,
    busy: "Reading 212 layers",
    results: ["12 layers called Rectangle", "4 layers called Icon"],
    about: ["home-search-card", "payment-terms"],
  },
  {
    key: "fill",
    name: "Real Words",
    by: "Kindling",
    what: "Fills designs with names, dates and prices.",
    users: "120,400 users",
    icon: "words",
    colour: "#c2410c",
    seconds: 3,
    busy: "Asking for sailings",
    results: ["6 departures ready", "3 traveller names ready"],
    about: ["timetable-sailing-10-15", "profile-traveller"],
  },
  {
    key: "flow",
    name: "Flow Lines",
    by: "Northlight",
    what: "Draws arrows between the screens of a flow.",
    users: "33,700 users",
    icon: "flow",
    colour: "#047857",
    seconds: 6,
    busy: "Following 11 links",
    results: ["11 arrows drawn", "1 screen leads nowhere"],
    about: ["processing", "cancelled-sailing"],
  },
  {
    key: "squeeze",
    name: "Squeeze",
    by: "Pebble Tools",
    what: "Makes pictures smaller before hand-over.",
    users: "76,100 users",
    icon: "squeeze",
    colour: "#b91c1c",
    seconds: 4,
    busy: "Packing 9 pictures",
    results: ["9 pictures, 4.2 MB saved"],
    about: ["splash-sea-at-dawn"],
  },
  {
    key: "translate",
    name: "Side by Side",
    by: "Two Tongues",
    what: "Shows every screen in a second language.",
    users: "18,600 users",
    icon: "globe",
    colour: "#4338ca",
    seconds: 5,
    busy: "Translating 84 strings",
    results: ["84 strings translated", "3 strings too long"],
    about: ["cancelled-sailing-refund-button", "timetable-footnote"],
  },
];

export const pluginOf = (key: string): Plugin => {
  const found = PLUGINS.find((one) => one.key === key);
  if (!found) throw new Error(`no plugin ${key}`);
  return found;
};

export interface Template {
  key: string;
  name: string;
  by: string;
  what: string;
  art: readonly [ArtKind, string];
  notes: readonly string[];
}

export const TEMPLATES: readonly Template[] = [
  {
    key: "retro",
    name: "Sailboat retrospective",
    by: "Team rituals",
    what: "Wind, anchors and rocks",
    art: ["scene", "scene:lake:t1"],
    notes: ["Wind", "Anchors", "Rocks"],
  },
  {
    key: "eights",
    name: "Crazy eights",
    by: "Workshop basics",
    what: "Eight sketches in eight minutes",
    art: ["workshop", "t2"],
    notes: ["Sketch one", "Sketch two", "Sketch three"],
  },
  {
    key: "journey",
    name: "Service journey",
    by: "Research",
    what: "Steps, feelings and chances",
    art: ["map", "t3"],
    notes: ["Before", "During", "Afterwards"],
  },
  {
    key: "kano",
    name: "Kano grid",
    by: "Product",
    what: "Sort ideas by delight",
    art: ["chart", "t4"],
    notes: ["Must have", "Nice", "Delight"],
  },
  {
    key: "kickoff",
    name: "Project kick-off",
    by: "Team rituals",
    what: "Who, why and by when",
    art: ["interior", "t5"],
    notes: ["Who", "Why", "By when"],
  },
  {
    key: "weekly",
    name: "Weekly check-in",
    by: "Team rituals",
    what: "One word, one picture",
    art: ["food", "t6"],
    notes: ["One word", "One picture", "One wish"],
  },
];

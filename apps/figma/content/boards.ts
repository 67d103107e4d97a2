// The whiteboards: a retrospective with a journey, and a wall of interview notes.
import { icon, image, note, type Spec, section, shape, stamp, text } from "./things";

export const YELLOW = "#ffe299";
export const PINK = "#ffc2d1";
export const BLUE = "#b5dcff";
export const GREEN = "#b9ecc3";
export const VIOLET = "#dccbff";
export const ORANGE = "#ffd0ac";
export const GREY = "#dfe2e5";

export const NOTE_COLOURS = [
  ["Yellow", YELLOW],
  ["Orange", ORANGE],
  ["Pink", PINK],
  ["Violet", VIOLET],
  ["Blue", BLUE],
  ["Green", GREEN],
  ["Grey", GREY],
] as const;

export const RETRO_SIZE = { w: 3640, h: 2680 };
const STEP = 212;

/** Notes in rows of four from a corner. */
const rows = (x: number, y: number, fill: string, lines: readonly (readonly [string, string])[]): Spec[] =>
  lines.map(([words, author], index) =>
    note(words, x + (index % 4) * STEP, y + Math.floor(index / 4) * STEP, fill, author),
  );

const area = (name: string, x: number, y: number, w: number, h: number, fill: string): Spec =>
  section(name, x, y, w, h, { fill, stroke: "#c9ced3", radius: 8 });

const WELL = [
  ["Copy review in one sitting", "freya"],
  ["Payment errors down by a third", "leo"],
  ["Noor’s interviews before the sketching", "priya"],
  ["Android and iOS shipped the same day", "daejung"],
  ["Crew tested the ramp screen with us", "tomasz"],
  ["Icons drawn once, used everywhere", "amara"],
  ["Fewer meetings on Wednesdays", "ines"],
  ["The gale warning worked on its first day", "noor"],
  ["Demo on a real ferry", "tomasz"],
  ["Short release notes", "freya"],
] as const;

const SLOW = [
  ["Wifi at Brekke pier is patchy", "leo"],
  ["Fare rules changed twice", "tomasz"],
  ["No test cards for islanders", "daejung"],
  ["Waited nine days for ship photos", "amara"],
  ["Two names for the same stop", "freya"],
  ["Old tickets crash the scanner", "leo"],
  ["Nobody owned the empty states", "priya"],
  ["Design file was too slow to open", "ines"],
  ["Legal answered after the deadline", "tomasz"],
] as const;

const IDEAS = [
  ["Show the wind as people feel it", "noor"],
  ["A waiting list for car places", "tomasz"],
  ["Quiet mode for commuters", "ines"],
  ["Ticket on the watch", "leo"],
  ["Pier pictures from travellers", "amara"],
  ["Say sorry before we say why", "freya"],
  ["One tap home", "daejung"],
  ["Let grandparents pay for kids", "priya"],
] as const;

const PARKED = [
  ["Freight bookings", "tomasz"],
  ["Loyalty for visitors", "priya"],
  ["Ferry radio", "amara"],
  ["Dark theme", "daejung"],
] as const;

const STAGES = ["Plan", "Book", "Reach the pier", "Board", "Sail", "Arrive"] as const;
const STAGE_NOTES = [
  ["Checks the wind first", "noor"],
  ["Gives up at passengers", "noor"],
  ["Cannot find gate 3", "ines"],
  ["Crew scans from the car window", "leo"],
  ["Looks for a socket", "amara"],
  ["Bus leaves two minutes early", "tomasz"],
] as const;

const journey: readonly Spec[] = [
  area("Boarding journey", 300, 1180, 1960, 780, "#f4f8ff"),
  ...STAGES.map((stage, index) =>
    shape(stage, 350 + index * 312, 1270, 250, 84, {
      form: "pill",
      fill: "#d5e6ff",
      stroke: "#5b8fd6",
      text: stage,
      size: 22,
      ink: "#12315c",
    }),
  ),
  ...STAGE_NOTES.map(([words, author], index) => note(words, 386 + index * 312, 1400, BLUE, author)),
  ...STAGES.slice(1).map((stage, index) =>
    icon(`Connector to ${stage}`, 613 + index * 312, 1292, 36, 40, { icon: "right", ink: "#5b8fd6" }),
  ),
  note("Rain shelter is full by seven", 1010, 1640, PINK, "noor"),
  note("Needs both hands for the bike", 1322, 1640, PINK, "noor"),
  note("Scanner beeps like a reversing lorry", 1634, 1640, PINK, "freya"),
  shape("Ask the harbour master", 360, 1650, 250, 150, {
    form: "diamond",
    fill: "#ffe9c7",
    stroke: "#c98a1b",
    text: "Ask the harbour master",
    size: 16,
    ink: "#4c3200",
  }),
  shape("Ramp opens", 690, 1660, 240, 110, {
    form: "ellipse",
    fill: "#d9f2de",
    stroke: "#3f8f53",
    text: "Ramp opens",
    size: 20,
    ink: "#12401f",
  }),
];

const voting: readonly Spec[] = [
  area("Dot voting", 2360, 1180, 960, 780, "#fff6f3"),
  ...["Waiting list for cars", "Quiet mode", "Ticket on the watch", "Wind you can feel"].map((option, index) =>
    shape(option, 2410, 1290 + index * 150, 380, 110, {
      form: "box",
      fill: "#ffffff",
      stroke: "#d98a72",
      text: option,
      size: 22,
      ink: "#4a1f12",
    }),
  ),
  ...[5, 2, 4, 1].flatMap((votes, line) =>
    Array.from({ length: votes }, (_, index) =>
      stamp(`Vote ${index + 1} on option ${line + 1}`, 2830 + index * 72, 1314 + line * 150, 56, 56, {
        icon: "dot",
        ink: "#c9472f",
      }),
    ),
  ),
];

/** What lies on something else; the last ones on top. */
const piles: readonly Spec[] = [
  note("Gate sensor failed twice in April", 1816, 824, ORANGE, "leo"),
  note("Spare parts came by boat", 1822, 818, ORANGE, "daejung"),
  note("Hold a car place for ten minutes", 2622, 824, GREEN, "tomasz"),
  note("Remind me at the last minute", 2616, 830, GREEN, "ines"),
  note("Call the pier from the app", 2628, 818, GREEN, "freya"),
  note("Gate 3 sign faces the sea", 1080, 1650, YELLOW, "amara"),
  image("Photo of gate 3", 1050, 1622, 250, 232, { art: ["scene", "scene:coast:gate"], radius: 4, shadow: true }),
  note("Ferry smells of waffles", 940, 830, VIOLET, "amara"),
  note("Thank the night crew", 946, 824, VIOLET, "priya"),
];

export const RETRO: readonly Spec[] = [
  text("Summer retro", 300, 130, 900, 72, { weight: 700, ink: "#1f2428", name: "Board title" }),
  text("Thursday 21 May, 45 minutes, Tomasz hosts", 300, 232, 900, 26, { ink: "#5f666d", name: "Board note" }),
  area("What went well", 300, 310, 960, 780, "#f5f1ff"),
  area("What slowed us down", 1340, 310, 940, 780, "#fff7ec"),
  area("Ideas for July", 2360, 310, 960, 780, "#f0faf2"),
  area("Parking lot", 300, 2040, 960, 420, "#f4f5f6"),
  ...rows(352, 390, VIOLET, WELL),
  ...rows(1392, 390, ORANGE, SLOW),
  ...rows(2412, 390, GREEN, IDEAS),
  ...rows(352, 2130, GREY, PARKED),
  ...journey,
  ...voting,
  ...piles,
  text("Read the piles too: some notes lie under others.", 1340, 2060, 900, 24, {
    ink: "#5f666d",
    name: "Hint for readers",
  }),
  note("Book the deck for the July demo", 1548, 2220, YELLOW, "amara"),
  image("Team on the sun deck", 1340, 2130, 420, 300, { art: ["scene", "scene:lake:deck"], radius: 6 }),
  image("Whiteboard in the office", 1810, 2130, 420, 300, { art: ["workshop", "office"], radius: 6 }),
];

const PIERS =
  "Brekke Holm Sandvik Lund Nes Vika Teig Haug Moen Berg Strand Eide Foss Dal Sund Ness Vaag Rognes Tangen Myr Kvam Lie Aas Bakken".split(
    " ",
  );

const THEMES: readonly (readonly [string, string, readonly string[]])[] = [
  ["Planning", BLUE, ["Looks up # the night before", "Plans # by the bus, not the boat", "Has the # times by heart"]],
  [
    "Weather",
    VIOLET,
    ["Wind closes # twice a month", "Asks a neighbour about waves at #", "Trusts the flag at # most"],
  ],
  ["Prices", YELLOW, ["Thinks # costs too much at noon", "Never saw the discount for #", "Pays cash at #"]],
  ["Tickets", GREEN, ["Prints the ticket for #", "Lost a ticket to # in March", "Buys ten trips to # at once"]],
  ["At the pier", ORANGE, ["Queues at # before six", "No roof at #", "Cannot read the screen at #"]],
  ["Car", PINK, ["Leaves the car in #", "Was turned away with a van at #", "Reverses on board at #"]],
  ["Bicycle", BLUE, ["Carries the bike down at #", "Rack at # is always full", "Pays for the bike to # twice"]],
  ["Children", YELLOW, ["School boat from # is loud", "Kids travel alone to #", "Counts three kids at #"]],
  ["On board", GREEN, ["Works between # and town", "Sleeps past # now and then", "Meets friends on the # boat"]],
  ["Delays", PINK, ["Hears of delays at # too late", "Missed a flight because of #", "Gets no refund for #"]],
  ["Access", VIOLET, ["Ramp at # is steep at low tide", "Needs help at #", "Guide dog refuses the gangway at #"]],
  ["Wishes", ORANGE, ["Wants a later boat to #", "Wants a stop at #", "Wants coffee at #"]],
];

const CELL = 160;
const WALL_LEFT = 460;
const WALL_TOP = 380;
const SIZE = 144;

export const WALL_SIZE = { w: WALL_LEFT + PIERS.length * CELL + 300, h: WALL_TOP + THEMES.length * CELL + 300 };

const AUTHORS = ["noor", "ines", "freya"] as const;

export const WALL: readonly Spec[] = [
  text("Interview wall", 460, 140, 900, 72, { weight: 700, ink: "#1f2428", name: "Board title" }),
  text("24 people, 12 themes, March and April 2026", 1080, 172, 900, 26, { ink: "#5f666d", name: "Board note" }),
  ...PIERS.map((pier, column) =>
    shape(`${pier} pier`, WALL_LEFT + column * CELL, WALL_TOP - 74, SIZE, 54, {
      form: "pill",
      fill: "#ffffff",
      stroke: "#9aa3aa",
      text: `P${String(column + 1).padStart(2, "0")} ${pier}`,
      size: 15,
      ink: "#1f2428",
    }),
  ),
  ...THEMES.flatMap(([theme, fill, phrases], line) => [
    shape(theme, WALL_LEFT - 190, WALL_TOP + line * CELL + 42, 166, 60, {
      form: "box",
      fill: "#ffffff",
      stroke: "#9aa3aa",
      text: theme,
      size: 18,
      ink: "#1f2428",
    }),
    ...PIERS.map((pier, column) =>
      note(
        (phrases[(column * 2 + line) % 3] ?? "").replace("#", pier),
        WALL_LEFT + column * CELL,
        WALL_TOP + line * CELL,
        fill,
        AUTHORS[(column + line) % 3] ?? "noor",
        { w: SIZE, h: SIZE, size: 15 },
      ),
    ),
  ]),
  note("Two people said this word for word", WALL_LEFT + 9 * CELL - 12, WALL_TOP + 4 * CELL - 12, GREY, "noor"),
  note("Compare with the March survey", WALL_LEFT + 18 * CELL - 14, WALL_TOP + 7 * CELL - 12, GREY, "ines"),
];

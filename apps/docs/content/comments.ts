// Comments and suggestions beside the text, with their threads.

export interface Reply {
  who: string;
  when: string;
  text: string;
}

export interface Comment {
  key: string;
  doc: string;
  tab: string;
  /** The page beside which it stands, and how far down. */
  page: number;
  top: number;
  who: string;
  when: string;
  text: string;
  quote: string;
  replies: readonly Reply[];
  assigned?: string;
}

const on =
  (doc: string, tab: string) =>
  (
    key: string,
    [page, top]: [number, number],
    [who, when]: [string, string],
    quote: string,
    text: string,
    replies: readonly Reply[] = [],
    assigned?: string,
  ): Comment => ({ key, doc, tab, page, top, who, when, text, quote, replies, ...(assigned ? { assigned } : {}) });

const plan = on("plan", "plan");
const grant = on("grant", "grant");
const minutes = on("minutes", "minutes");
const handbook = on("handbook", "handbook");
const reply = (who: string, when: string, text: string): Reply => ({ who, when, text });

export const COMMENTS: readonly Comment[] = [
  plan(
    "c-version",
    [0, 250],
    ["lotte", "09:20 Today"],
    "printed copy in the harbour office",
    "Please put the version number on the cover of the printed copy as well.",
    [reply("ines", "10:02 Today", "Done for version 7.")],
  ),
  plan(
    "c-cable",
    [1, 540],
    ["gus", "16:45 Yesterday"],
    "buried cable of 160 metres",
    "It is 172 m if it goes round the steam box. I measured it this afternoon.",
    [reply("emil", "17:10 Yesterday", "Then we need the thicker one. I will ask Penhallow.")],
  ),
  plan(
    "c-queue",
    [2, 130],
    ["devi", "11:38 Today"],
    "ferry queue is turned along the net loft wall",
    "Four stewards are enough until noon, six after that.",
    [],
    "devi",
  ),
  plan(
    "c-quiet",
    [2, 580],
    ["perla", "14:05 Yesterday"],
    "second door to the garden",
    "The garden door sticks. Can somebody plane it before the festival?",
  ),
  plan(
    "c-pilot",
    [3, 680],
    ["bram", "08:15 Yesterday"],
    "a pilot at both tides",
    "Booked. She takes the Friday boarding at 19:40 off the fairway buoy.",
    [
      reply("ines", "08:31 Yesterday", "Thank you!"),
      reply("gus", "09:00 Yesterday", "The rope party stands by from 19:15."),
    ],
  ),
  plan(
    "c-lantern",
    [4, 655],
    ["kit", "12 May"],
    "Torches with an open flame are not allowed",
    "This must be in the letter to the schools too.",
    [reply("juno", "12 May", "It is, second paragraph.")],
  ),
  plan(
    "c-lost",
    [5, 440],
    ["juno", "12 May"],
    "The desk is staffed by Juno’s team",
    "We are five on Saturday evening, that is two too few after ten.",
  ),
  plan(
    "c-money",
    [6, 560],
    ["celia", "7 May"],
    "bills go to Celia within a week",
    "And please with the name of the line, not just “festival”.",
  ),
  grant(
    "c-tern",
    [0, 360],
    ["lotte", "12 May"],
    "lifeboat Arctic Tern",
    "The archive has a photograph of her launch in 1938. Shall I scan it?",
  ),
  grant(
    "c-tide",
    [0, 690],
    ["bram", "11:05 Yesterday"],
    "No pile is driven between 15 April and 31 July",
    "The warden asks for 1 April, because two pairs came early this year.",
  ),
  grant(
    "c-match",
    [1, 330],
    ["celia", "09:12 Today"],
    "the county has promised the rest in writing",
    "The letter is in the folder, dated 21 April.",
    [reply("oskar", "09:30 Today", "I will quote its number.")],
  ),
  grant(
    "c-report",
    [2, 220],
    ["mateo", "10 May"],
    "A report with drawings is given to the county archive",
    "Who pays for the drawings?",
  ),
  minutes(
    "c-reserve",
    [0, 540],
    ["celia", "13 May"],
    "The reserve stands at 131,000 pounds",
    "131,240 to be exact. I leave it to Lotte.",
  ),
  minutes(
    "c-noise",
    [1, 80],
    ["ines", "7 May"],
    "a note to the neighbours about noise",
    "Draft by Friday, Hana looks over it.",
    [],
    "ines",
  ),
  handbook(
    "c-swap",
    [0, 430],
    ["devi", "09:58 Today"],
    "Devi before noon on Thursday",
    "Make this bold? Last year eleven people swapped on the day.",
  ),
];

export interface Suggestion {
  key: string;
  doc: string;
  tab: string;
  page: number;
  top: number;
  who: string;
  when: string;
  /** What it does, as its card says. */
  what: string;
  from: string;
  to: string;
}

const suggests =
  (doc: string, tab: string) =>
  (
    key: string,
    [page, top]: [number, number],
    [who, when]: [string, string],
    what: string,
    from: string,
    to: string,
  ): Suggestion => ({ key, doc, tab, page, top, who, when, what, from, to });
const planned = suggests("plan", "plan");
const granted = suggests("grant", "grant");

export const SUGGESTIONS: readonly Suggestion[] = [
  planned("s-control", [0, 470], ["bram", "10:44 Today"], "Replace", "control point", "festival control room"),
  planned("s-wind", [1, 800], ["emil", "15:20 Yesterday"], "Replace", "55", "45"),
  planned("s-rope", [3, 640], ["gus", "09:03 Yesterday"], "Add", "", "rope party"),
  granted("g-sill", [0, 170], ["emil", "08:50 Yesterday"], "Add", "", "the oak sill beneath them"),
  granted("g-close", [0, 230], ["nadia", "18:22 Yesterday"], "Replace", "may have to", "will"),
  granted("g-count", [0, 300], ["gus", "12 May"], "Replace", "19", "23"),
  granted("g-own", [1, 260], ["oskar", "09:12 Today"], "Replace", "80,000", "96,000"),
  granted("g-open", [1, 450], ["juno", "11 May"], "Add", "", "On the first Sunday of every month the yard is open…"),
  granted("g-day", [2, 120], ["perla", "10 May"], "Add", "", "on any day"),
];

export const commentsIn = (doc: string, tab: string): Comment[] =>
  COMMENTS.filter((one) => one.doc === doc && one.tab === tab);
export const suggestionsIn = (doc: string, tab: string): Suggestion[] =>
  SUGGESTIONS.filter((one) => one.doc === doc && one.tab === tab);

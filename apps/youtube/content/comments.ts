// Comments and replies: written for some videos, drawn from a common stock for the others.
import { rng } from "../../_kit";
import type { Video } from "./videos";

export interface Comment {
  id: string;
  author: string;
  text: string;
  age: string;
  days: number;
  likes: number;
  pinned?: boolean;
  hearted?: boolean;
  /** Months of membership, shown as a badge without words. */
  member?: number;
  replies: readonly Comment[];
}

type Row = [
  author: string,
  text: string,
  age: string,
  days: number,
  likes: number,
  extra?: { pinned?: true; hearted?: true; member?: number },
  replies?: Row[],
];

const made = (prefix: string, rows: readonly Row[]): Comment[] =>
  rows.map(([author, text, age, days, likes, extra, replies], index) => {
    const id = `${prefix}${index + 1}`;
    return { id, author, text, age, days, likes, ...extra, replies: made(`${id}-r`, replies ?? []) };
  });

const MOON_JAR: readonly Row[] = [
  [
    "@slowclay",
    "Kiln opening is next Friday at 18:00. I will read your guesses out loud: does the seam survive? Write yes or no.",
    "2 days ago",
    2,
    1904,
    { pinned: true, hearted: true },
    [
      ["@ruthless_ruth", "Yes. I have faith in your elbow.", "2 days ago", 2, 212],
      [
        "@kilnwatcher",
        "No. I heard the tick at 18:40, we all heard the tick.",
        "2 days ago",
        2,
        388,
        { hearted: true },
      ],
      ["@dorian.fells", "Yes, but it will lean towards the canal.", "1 day ago", 1, 61],
      ["@mudlark_ines", "Yes! Putting a biscuit on it.", "1 day ago", 1, 44],
    ],
  ],
  [
    "@kilnwatcher",
    "The silence after the join is the best acting on this platform.",
    "2 days ago",
    2,
    1122,
    { hearted: true, member: 26 },
    [
      ["@slowclay", "It was not acting. I had stopped breathing.", "2 days ago", 2, 940],
      ["@pia.obrien", "I paused it because I thought my headphones died.", "1 day ago", 1, 33],
    ],
  ],
  [
    "@mudlark_ines",
    "Counting the wedging turns out loud with my daughter has become our Tuesday.",
    "2 days ago",
    2,
    640,
    { member: 14 },
  ],
  [
    "@tobias-k",
    "Could you show the steel ribs some day? I bought number 4 and it eats my walls.",
    "2 days ago",
    2,
    87,
    {},
    [
      ["@slowclay", "Number 4 is for flat things. There is a rib video coming in June.", "1 day ago", 1, 75],
      ["@hanna_wheel", "Round the corners off with fine paper first, saved mine.", "1 day ago", 1, 19],
    ],
  ],
  [
    "@ruthless_ruth",
    "My first one opened like a clam in the bisque. Watching this with both hands over my eyes.",
    "1 day ago",
    1,
    402,
    { hearted: true },
  ],
  [
    "@pia.obrien",
    "“A moon jar should lean a little. The moon does too.” Thank you, going to sit with that.",
    "1 day ago",
    1,
    718,
  ],
  ["@nine_lives_nora", "Who is the heron's agent, he deserves a credit.", "1 day ago", 1, 256, { member: 3 }],
  ["@dorian.fells", "Thickness of your little finger is a unit I can finally remember.", "1 day ago", 1, 143],
  [
    "@aoife.made",
    "Tried the ruler on the arm. It does not wash off before job interviews.",
    "1 day ago",
    1,
    533,
    { hearted: true },
    [
      ["@tobias-k", "Did you get the job though?", "1 day ago", 1, 98],
      ["@aoife.made", "They asked about the 26.2 for ten minutes. Yes.", "22 hours ago", 1, 421],
      ["@ruthless_ruth", "This thread is better than the film.", "20 hours ago", 1, 64],
    ],
  ],
  [
    "@sunday_slip",
    "Which clay body is this? The grog looks finer than your usual.",
    "1 day ago",
    1,
    52,
    {},
    [["@slowclay", "Same supplier, 0.2 instead of 0.5. My hands are grateful.", "1 day ago", 1, 47]],
  ],
  ["@marlow.works", "Eighteen minutes in and my tea went cold. Perfect video.", "23 hours ago", 1, 118],
  ["@hanna_wheel", "Please never add background music to the wedging part.", "22 hours ago", 1, 301, { member: 8 }],
  ["@leonie.v", "I am a nurse on nights and this channel is my break room.", "21 hours ago", 1, 877, { hearted: true }],
  ["@patrick.tamm", "Physics teacher here: yes, gravity. Showing this to my class tomorrow.", "19 hours ago", 1, 164],
  ["@oddbowl", "The plastic with one window! Nine days! I have been rushing for years.", "17 hours ago", 1, 73],
  ["@giulia.terra", "Greetings from Faenza, the whole studio stopped to watch the join.", "15 hours ago", 1, 209],
  [
    "@samir_spins",
    "Does the second half shrink at the same rate if it has no floor?",
    "13 hours ago",
    1,
    41,
    {},
    [
      ["@oddbowl", "It does if you let both sit to the same leather hardness.", "11 hours ago", 1, 15],
      ["@samir_spins", "Makes sense, thank you!", "10 hours ago", 1, 6],
    ],
  ],
  ["@quietkiln", "I come for the pots and stay for the canal boats going past at 09:12.", "11 hours ago", 0, 96],
  [
    "@yuki.moto",
    "In our workshop the seam stays visible on purpose. It tells you someone made it.",
    "9 hours ago",
    0,
    655,
    { hearted: true, member: 41 },
  ],
  ["@bento_bea", "Six kilograms and she lifts it like a birthday cake.", "7 hours ago", 0, 82],
  ["@wheelwright_jo", "Subscribed at “nobody sneezes”.", "5 hours ago", 0, 134],
  [
    "@ingrid.potter",
    "What happens to the jars that do not survive? Asking for a friend with forty of them.",
    "3 hours ago",
    0,
    27,
    {},
    [["@mudlark_ines", "Grog. Everything returns to grog.", "2 hours ago", 0, 31]],
  ],
  ["@elmer_glaze", "Friday 18:00 is in the calendar with an alarm and a snack.", "1 hour ago", 0, 12],
];

const STOCK: readonly [author: string, text: string][] = [
  ["@ottoline", "Watched this twice and I only understood it once."],
  ["@kestrel.j", "The bit in the middle where everything goes quiet. Chills."],
  ["@bram.v.d.m", "My grandfather did exactly this and never told anybody why."],
  ["@marisol_p", "Please make this a series, ten parts, no rush."],
  ["@anders.ek", "I was looking for a two-minute answer and stayed for all of it."],
  ["@juniper_w", "The editing on this one is so calm."],
  ["@theo.lang", "Small correction: the second date is 1974, not 1947. Lovely film otherwise."],
  ["@noor.h", "Sent this to three people and all three sent it back to me."],
  ["@caspian.l", "I can smell this video."],
  ["@wren_ada", "How is this free?"],
  ["@olu.adeyemi", "You explained in one sentence what my course needed a term for."],
  ["@pascale.dub", "Greetings from a very slow train in the Jura."],
  ["@lucky_lupe", "That laugh at the end made my whole week."],
  ["@freyja.s", "Rewatching while it rains. As intended."],
  ["@dmitri.k", "Can we have the list of materials in the description?"],
  ["@sol.marquez", "Never clicked so fast."],
  ["@ewan.mcr", "I tried this on Sunday. It went wrong in a completely new way."],
  ["@beatrix.n", "More of the neighbour, please."],
  ["@hari.p", "The comments here are as good as the video."],
  ["@ilse.b", "Watching from hospital, thank you for the company."],
  ["@gus.tav", "Fifteen years in this trade and I learned something at minute four."],
  ["@minna.l", "Beautiful sound. Which microphone is that?"],
];

const AGES: readonly [age: string, days: number][] = [
  ["2 hours ago", 0],
  ["6 hours ago", 0],
  ["14 hours ago", 1],
  ["1 day ago", 1],
  ["2 days ago", 2],
  ["3 days ago", 3],
  ["5 days ago", 5],
  ["1 week ago", 7],
];

function drawn(video: Video): Comment[] {
  const r = rng(`comments|${video.id}`);
  return r
    .shuffle(STOCK)
    .slice(0, 16)
    .map(([author, text], index) => {
      const [age, days] = r.pick(AGES);
      return {
        id: `c${index + 1}`,
        author,
        text,
        age,
        days,
        likes: Math.max(1, Math.round(900 / (index + 1.4)) - r.int(0, 20)),
        replies: [],
      };
    });
}

const known = new Map<string, readonly Comment[]>([["moon-jar", made("c", MOON_JAR)]]);

export function commentsOf(video: Video): readonly Comment[] {
  let found = known.get(video.id);
  if (!found) {
    found = drawn(video);
    known.set(video.id, found);
  }
  return found;
}

/** As counted under the video: comments and their replies. */
export const countOf = (comments: readonly Comment[]): number =>
  comments.reduce((sum, one) => sum + 1 + one.replies.length, 0);

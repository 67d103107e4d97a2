// Notifications, shorts, promotions, chips and the other small collections.
import type { ArtKind } from "../../_kit";
import { linesOf } from "./lines";

export interface Notice {
  id: string;
  channel: string;
  video: string;
  text: string;
  age: string;
  fresh: boolean;
}

const NOTICE_ROWS = `
n1 | slowclay | moon-jar | Slow Clay Studio replied to your comment: “Number 4 is for flat things.” | 1 hour ago | fresh
n2 | citywalker | tram-loop | The City Walker is live: Lisbon tram 28, front seat, live until sunset | 2 hours ago | fresh
n3 | trailcam | fox-livecam | Trailcam Theatre is live: Fox den live: four cubs, day 31 | 9 hours ago | fresh
n4 | codebreakfast | before-nine | Code & Breakfast uploaded: A spell checker in 80 lines before breakfast | 22 hours ago | fresh
n5 | gardenhour | may-sowing | Garden Hour uploaded: Seven things to sow before the end of May | 1 day ago
n6 | petparlour | cat-judge | The Pet Parlour uploaded: Biscuit the cat reviews every bed we own | 3 days ago
n7 | paperplanes | guest-lighthouse | Your comment got 50 likes on: The last lighthouse keeper tells us about silence | 3 days ago
n8 | harbourfc | dockers-derby | Harbour City FC uploaded: every angle of the 94th minute winner | 4 days ago
n9 | railnotes | sleeper-malmo | Rail Notes uploaded: The sleeper train that still serves breakfast in bed | 5 days ago
n10 | slowclay | kiln-live | Slow Clay Studio was live: Kiln opening | 6 days ago
n11 | benchwork | plywood-lamp | Benchwork with Ike uploaded: A floor lamp from one sheet of plywood | 6 days ago
n12 | deepcuts | lost-soul-45s | Deep Cuts Vinyl uploaded: Ten soul 45s nobody reissued | 6 days ago
n13 | maplekitchen | miso-carbonara | Recommended: Miso carbonara: five ingredients, one pan, zero cream | 1 week ago
n14 | mossandstone | tea-house | Moss & Stone uploaded: Restoring a 90-year-old tea house, part 6 | 1 week ago
`;

export const NOTICES: readonly Notice[] = linesOf(NOTICE_ROWS).map(
  ([id = "", channel = "", video = "", text = "", age = "", fresh]) => ({
    id,
    channel,
    video,
    text,
    age,
    fresh: fresh === "fresh",
  }),
);

export interface Short {
  id: string;
  title: string;
  channel: string;
  views: string;
  art: ArtKind;
  seed: string;
}

const SHORT_ROWS = `
spoon-spin | slowclay | One lump, nine seconds, one spoon rest | 1.4M | pottery:wheel
goat-hat | bramblefarm | Goat steals hat, returns hat | 8.2M | scene:fields
key-clack | tinatypes | Which switch sounds like rain? | 902K | screen
toast-level | maplekitchen | The only way to butter toast evenly | 3.3M | food:pancakes
fox-yawn | trailcam | Fox yawns at full volume | 5.7M | scene:forest
one-frame | looprunner | Spot the frame | 640K | game
chalk-clap | chalkline | How much chalk is too much chalk | 411K | sport:ski
pip-door | petparlour | Pip finds the eighth door | 11M | pet:hamster
moon-tap | orbitdesk | What the Moon would sound like if you tapped it | 2.6M | space
tram-bell | citywalker | Four trams, four bells | 770K | vehicle:train
lino-peel | inkandbone | The peel. That is the video. | 1.9M | cover
van-rain | weekendwatts | Rain on a van roof, forty seconds | 356K | vehicle:car
bee-bath | gardenhour | Make a bee bath from a jam lid | 1.1M | product:plant
dough-fold | rosabakes | Fold. Turn. Fold. Sleep. | 489K | food:cake
`;

export const SHORTS: readonly Short[] = linesOf(SHORT_ROWS).map(
  ([id = "", channel = "", title = "", views, art = ""]) => ({
    id,
    channel,
    title,
    views: `${views} views`,
    art: art.split(":")[0] as ArtKind,
    seed: `${art}:${id}`,
  }),
);

export interface Promo {
  key: string;
  title: string;
  text: string;
  action: string;
  art: ArtKind;
  seed: string;
  tint: string;
}

export const PROMOS: readonly Promo[] = [
  {
    key: "makers",
    title: "Festival of Makers",
    text: "Three days, forty workshops, all live. Starts Friday at 10:00.",
    action: "See the line-up",
    art: "workshop",
    seed: "promo-makers",
    tint: "#3d2a1d",
  },
  {
    key: "cupfinal",
    title: "Cup final week",
    text: "Harbour City meets Northgate again. Every training session, every press call.",
    action: "Set a reminder",
    art: "sport",
    seed: "sport:football:promo",
    tint: "#12351f",
  },
  {
    key: "boathouse",
    title: "The Boathouse Sessions",
    text: "Hollow Pines and eleven guests, one take each, one evening.",
    action: "Hear the sessions",
    art: "music",
    seed: "music:guitar:promo",
    tint: "#241a3a",
  },
  {
    key: "nightsky",
    title: "Night sky from your window",
    text: "Orbit Desk explains what you see at 23:00 tonight.",
    action: "Look up with us",
    art: "space",
    seed: "promo-sky",
    tint: "#0d1633",
  },
  {
    key: "springtable",
    title: "Spring at the table",
    text: "Fourteen cooks, one basket of peas and broad beans.",
    action: "Open the cookbook",
    art: "food",
    seed: "food:salad:promo",
    tint: "#2b3a18",
  },
  {
    key: "cubs",
    title: "Fox cubs, day 31",
    text: "The den camera is on all night. Sound recommended.",
    action: "Join the watch",
    art: "scene",
    seed: "scene:forest:promo",
    tint: "#1c2b1f",
  },
];

export const CHIPS: readonly string[] = [
  "All",
  "Pottery",
  "Music",
  "Trains",
  "Live",
  "Cooking",
  "Handmade",
  "Gaming",
  "Learning",
  "City walks",
  "Nature",
  "Pets",
  "Podcasts",
  "Design",
  "Cameras",
  "Programming",
  "Space",
  "Sports",
  "Travel",
  "Gardening",
  "News",
  "Watched",
  "New to you",
];

export const SUGGESTIONS: readonly string[] = [
  "pottery glaze tests",
  "pottery for beginners",
  "sleeper train",
  "one take live session",
  "carbonara without cream",
  "why borders",
  "city walk rain",
  "fox den live",
  "how to true a wheel",
  "moon jar",
];

export const EXPLORE: readonly { key: string; title: string; topics: readonly string[] }[] = [
  { key: "trending", title: "Trending", topics: [] },
  { key: "music", title: "Music", topics: ["Music"] },
  { key: "gaming", title: "Gaming", topics: ["Gaming"] },
  { key: "news", title: "News", topics: ["News"] },
  { key: "sports", title: "Sports", topics: ["Sports", "Running", "Bikes"] },
  { key: "learning", title: "Learning", topics: ["Learning", "Space", "Programming"] },
];

// Everybody who can be met: friends, server members, bots.
export type Status = "online" | "idle" | "dnd" | "offline";

/** `face`: a drawn portrait, a picture of a kind, or the plain mark in one of six colours. */
export type Face = "portrait" | "pet" | "scene" | "space" | "food" | 0 | 1 | 2 | 3 | 4 | 5;

export interface Person {
  key: string;
  name: string;
  handle: string;
  status: Status;
  face: Face;
  /** What the member list and the friends page say under the name. */
  doing: string;
  about: string;
  joined: string;
  bot?: boolean;
}

type Row = [key: string, name: string, handle: string, status: Status, face: Face, doing: string, about: string];

const rows: Row[] = [
  ["rowan", "Rowan", "rowan.vale", "online", "portrait", "", "Level design by day, sourdough by night."],
  [
    "minji",
    "Minji",
    "minji_draws",
    "online",
    "portrait",
    "Sketching the harbour",
    "Concept artist. Commissions reopen in June.",
  ],
  ["otto", "Otto Brandt", "ottobrandt", "online", "portrait", "Playing Emberfall", "I file bugs for fun."],
  ["priya", "Priya N.", "priyanair", "idle", "portrait", "Back after lunch", "Producer at Lantern Works."],
  [
    "tomas",
    "Tomás",
    "tomas.k",
    "dnd",
    "portrait",
    "Crunching a build",
    "Engine programmer. Please reproduce it first.",
  ],
  ["wren", "Wren", "wrenlet", "online", "pet", "Listening to Wavr", "Small bird, big opinions."],
  ["dario", "Dario", "dario_fx", "online", "portrait", "Playing Shader Lab", "Shaders, sparks, smoke."],
  ["hana", "Hana", "hana.bloom", "idle", "portrait", "", "Community lead. Be kind, drink water."],
  ["bex", "Bex", "bexterity", "online", 2, "Streaming Emberfall", "Any% runner. 41:07 and falling."],
  ["jonas", "Jonas", "jonas-w", "offline", "portrait", "", "Composer. Loves a slow crescendo."],
  ["ines", "Inês", "ines.c", "online", "portrait", "Proofing the lore book", "Writer of the ember codex."],
  ["sully", "Sully", "sullivan_", "dnd", "scene", "In a meeting until 3", "Quality assurance, mostly questions."],
  ["marek", "Marek", "marekmods", "online", 4, "Playing Gridworks", "Author of Better Lanterns."],
  ["ayo", "Ayo", "ayo.codes", "online", "portrait", "Coding in Devpad", "Tools programmer."],
  ["lucia", "Lucía", "luciaverde", "offline", "portrait", "", "Houseplants and handhelds."],
  ["pip", "Pip", "pipsqueak", "online", "pet", "Playing Tiny Harbor", "Here for the pets channel."],
  ["garret", "Garret", "garret_h", "idle", 1, "", "Retired raider."],
  ["noor", "Noor", "noor.s", "online", "portrait", "Reading patch notes", "Moderator. Ask me about roles."],
  ["felix", "Felix", "felixir", "online", "space", "Playing Emberfall", "Potion build enjoyer."],
  ["tamsin", "Tamsin", "tamsin_t", "offline", "portrait", "", "Frame-perfect, occasionally."],
  ["quill", "Quill", "quillfeather", "online", 5, "Writing", "Lore theories with footnotes."],
  ["odette", "Odette", "odette.l", "idle", "portrait", "", "Environment artist."],
  ["bruno", "Bruno", "brunobakes", "online", "food", "Feeding the starter", "Rye is a lifestyle."],
  ["salma", "Salma", "salma.r", "online", "portrait", "Watching the oven", "Baker at Saturday Bakers."],
  ["cole", "Cole", "colefin", "online", "portrait", "Cleaning a skimmer", "Reef tank, 90 gallons, zero sleep."],
  ["maren", "Maren", "maren.sea", "online", "portrait", "Testing alkalinity", "Marine biologist in training."],
  ["dov", "Dov", "dovtail", "dnd", 0, "At the bandsaw", "Woodworker. Count your fingers."],
  ["ivy", "Ivy", "ivy_solder", "online", "portrait", "Soldering", "Keyboards, blinking lights."],
  ["rosa", "Rosa", "rosalind", "idle", "portrait", "", "Third-year nursing."],
  ["theo", "Theo", "theodore.b", "online", "portrait", "Studying — 50/10", "Pomodoro evangelist."],
  ["kai", "Kai", "kai.makoa", "online", "portrait", "Waxing the board", "Dawn patrol, every day."],
  ["kaia", "Kaia", "kaia.lind", "offline", "portrait", "", "Tea first."],
  ["kit", "Kit", "kitcarver", "idle", 3, "", "Spoon carver."],
  ["zola", "Zola", "zolaray", "offline", "portrait", "", "Film, grain, light leaks."],
  ["emre", "Emre", "emre.y", "online", "portrait", "Playing Chessnuts Blitz", "1. e4 always."],
  ["freya", "Freya", "freya_n", "offline", 2, "", "Trail runner."],
  ["gus", "Gus", "gus_radio", "online", 1, "On the air", "Seventy-three to all."],
  ["hollis", "Hollis", "hollis.k", "idle", "scene", "", "Mountains, mostly uphill."],
  ["imani", "Imani", "imani.o", "online", "portrait", "Planning board night", "Euro games and snacks."],
  ["jun", "Jun", "junpei", "online", "portrait", "Patching a synth", "Modular person."],
  ["lena", "Lena", "lena.m", "offline", "portrait", "", "Five languages, none of them early."],
  ["mo", "Mo", "mo_m", "dnd", 4, "Do not ping, exam", "Law student."],
  ["nadia", "Nadia", "nadia.pix", "online", "portrait", "Drawing 16 by 16", "Pixel artist."],
  ["oskar", "Oskar", "oskar.v", "offline", 0, "", "Kernel mailing lists."],
  ["petra", "Petra", "petra.w", "idle", "portrait", "", "Tomatoes on the roof."],
  ["rafi", "Rafi", "rafi_cut", "online", "portrait", "Editing", "Video editor."],
  ["sanne", "Sanne", "sanne.fiets", "online", "portrait", "Riding 62 km", "Bike commuter, all weathers."],
  ["tilde", "Tilde", "tilde.e", "offline", 5, "", "Typesetting."],
  ["uma", "Uma", "uma.star", "online", "space", "Watching Saturn", "Backyard astronomy."],
  ["vik", "Vik", "vikram.d", "idle", "portrait", "", "Data and dumplings."],
  ["yara", "Yara", "yara.stitch", "online", "portrait", "Hemming", "Quilts, jackets, bags."],
  ["anders", "Anders", "anders.p", "offline", 3, "", "Sleeps at night, unlike some."],
  ["bettina", "Bettina", "bettina.q", "online", "portrait", "In a voice channel", "Owl of the night shift."],
  ["cyrus", "Cyrus", "cyrus.f", "offline", "portrait", "", "Drummer."],
  ["delphine", "Delphine", "delphine", "online", "pet", "Walking the dog", "Two greyhounds."],
  ["esme", "Esme", "esme.reads", "idle", "portrait", "", "Book club, second row."],
  ["flint", "Flint", "flint_", "offline", 1, "", "Knapping, actually."],
  ["gwen", "Gwen", "gwen.h", "online", "portrait", "Brewing oolong", "Kettle & Crumb host."],
  ["hiro", "Hiro", "hiro.t", "online", "portrait", "Playing Tiny Harbor", "Speed builder."],
  ["iker", "Iker", "iker.z", "offline", "portrait", "", "Surf forecast nerd."],
  ["joss", "Joss", "joss.w", "online", 4, "", "New here!"],
  ["koa", "Koa", "koa.reef", "idle", "scene", "", "Coral frags for trade."],
  ["lark", "Lark", "larkspur", "online", "portrait", "Playing Emberfall", "Cosy-mode forever."],
  ["milo", "Milo", "milo.v", "offline", 2, "", "Playtester 0042."],
  ["nell", "Nell", "nell.b", "online", "portrait", "Playing Emberfall", "Screenshots and photo mode."],
  ["owen", "Owen", "owen.g", "offline", 0, "", "Lurker of lurkers."],
  ["paz", "Paz", "paz.luz", "idle", "portrait", "", "Localisation, Spanish."],
  ["rhea", "Rhea", "rhea.s", "offline", "portrait", "", "Archivist of old votes."],
  ["soren", "Søren", "soren.b", "online", "portrait", "Playing Emberfall", "Heavy armour, light heart."],
  ["tess", "Tess", "tess.a", "offline", 5, "", "Back in autumn."],
  ["beacon", "Beacon", "beacon", "online", 0, "Watching 2,418 members", "Welcomes, roles and reminders."],
  ["tally", "Tally", "tally", "online", 2, "Counting votes", "Polls and raffles."],
  ["mixtape", "Mixtape", "mixtape", "online", 3, "Playing Ember Hearth", "Music for voice channels."],
];

const BOTS = new Set(["beacon", "tally", "mixtape"]);
const MONTHS = ["Jan", "Mar", "Apr", "Jun", "Aug", "Sep", "Nov", "Dec"];

export const people: Record<string, Person> = Object.fromEntries(
  rows.map(([key, name, handle, status, face, doing, about], index) => {
    const joined = `${MONTHS[(index * 5) % MONTHS.length]} ${1 + ((index * 7) % 28)}, ${2019 + (index % 7)}`;
    return [key, { key, name, handle, status, face, doing, about, joined, bot: BOTS.has(key) }];
  }),
);

export const ME = "rowan";

export function person(key: string): Person {
  const found = people[key];
  if (!found) throw new Error(`no person ${key}`);
  return found;
}

export const nameOf = (key: string): string => person(key).name;

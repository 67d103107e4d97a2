// What the side panels hold.

export const AGENDA: readonly {
  key: string;
  day: string;
  time: string;
  what: string;
  where: string;
  colour: string;
}[] = [
  {
    key: "round",
    day: "Thursday 14 May",
    time: "09:00 – 09:30",
    what: "Morning round",
    where: "Net loft",
    colour: "#1a73e8",
  },
  {
    key: "leads",
    day: "Thursday 14 May",
    time: "13:00 – 14:00",
    what: "Festival leads",
    where: "Call",
    colour: "#137333",
  },
  {
    key: "penhallow",
    day: "Thursday 14 May",
    time: "15:30 – 16:00",
    what: "Penhallow Hire, cable",
    where: "Telephone",
    colour: "#b35c00",
  },
  {
    key: "walk",
    day: "Friday 15 May",
    time: "10:00 – 11:30",
    what: "Walk the site with Perla",
    where: "East quay",
    colour: "#1a73e8",
  },
  {
    key: "cover",
    day: "Friday 15 May",
    time: "14:00 – 14:30",
    what: "Cover with Hana",
    where: "Museum",
    colour: "#8430ce",
  },
  {
    key: "ferry",
    day: "Tuesday 19 May",
    time: "09:30 – 10:00",
    what: "Ferry company, traffic office",
    where: "Telephone",
    colour: "#b35c00",
  },
  {
    key: "neighbours",
    day: "Wednesday 20 May",
    time: "17:00 – 19:00",
    what: "Note to the neighbours, delivery",
    where: "Chapel Street",
    colour: "#137333",
  },
  {
    key: "stalls-end",
    day: "Friday 22 May",
    time: "12:00 – 12:30",
    what: "Last changes of pitches",
    where: "Call",
    colour: "#a8397d",
  },
  {
    key: "rehearsal",
    day: "Monday 25 May",
    time: "16:00 – 17:00",
    what: "Rehearsal of the evening decision",
    where: "Control room",
    colour: "#c5221f",
  },
  {
    key: "marquee",
    day: "Thursday 28 May",
    time: "08:00 – 17:00",
    what: "Marquee goes up",
    where: "Slipway field",
    colour: "#c5221f",
  },
  {
    key: "ship-in",
    day: "Friday 29 May",
    time: "19:40 – 21:00",
    what: "Corncrake comes in",
    where: "West berth",
    colour: "#00695c",
  },
  {
    key: "festival",
    day: "Saturday 30 May",
    time: "07:00 – 23:30",
    what: "Harbour Festival, first day",
    where: "Harbour",
    colour: "#1a73e8",
  },
  {
    key: "festival-two",
    day: "Sunday 31 May",
    time: "07:00 – 21:00",
    what: "Harbour Festival, second day",
    where: "Harbour",
    colour: "#1a73e8",
  },
  {
    key: "hand-back",
    day: "Monday 1 June",
    time: "14:00 – 14:30",
    what: "Field handed back",
    where: "Slipway field",
    colour: "#455a64",
  },
  {
    key: "soup",
    day: "Thursday 11 June",
    time: "18:00 – 21:00",
    what: "Soup and what we learned",
    where: "Net loft",
    colour: "#6d4c41",
  },
];

export const NOTES: readonly { key: string; title: string; text: string; colour: string }[] = [
  {
    key: "n-call",
    title: "Call Penhallow",
    text: "Thicker cable, 172 m. Ask for matting in the same lorry.",
    colour: "#fff8c5",
  },
  {
    key: "n-words",
    title: "Code words",
    text: "Not in any document! Told at the morning round only.",
    colour: "#ffe3e0",
  },
  { key: "n-soup", title: "Bowls", text: "120 bowls, deep ones. Freya’s sister has forty.", colour: "#e3f4e1" },
  {
    key: "n-flags",
    title: "Blue flags",
    text: "Six, at least three metres high, seen from the slip gate.",
    colour: "#e1effe",
  },
  { key: "n-bell", title: "Bell", text: "Lotte rings at ten sharp. Oil the hinge before.", colour: "#f1e8fd" },
];

export const TASKS: readonly { key: string; title: string; due: string }[] = [
  { key: "t-cover", title: "Choose the cover", due: "Today" },
  { key: "t-note", title: "Note to the neighbours", due: "Fri 15 May" },
  { key: "t-water", title: "Call the laboratory", due: "Mon 18 May" },
  { key: "t-cards", title: "Print cards in both wordings", due: "Thu 21 May" },
  { key: "t-flags", title: "Fetch the flags from the sailmaker", due: "Tue 26 May" },
  { key: "t-bands", title: "Wrist bands, 600", due: "Wed 27 May" },
];

export const ADDONS: readonly { key: string; name: string; by: string; line: string; colour: string }[] = [
  {
    key: "tide",
    name: "Tide Table",
    by: "Sextant Works",
    line: "Puts the tides of a day into your text.",
    colour: "#0b7285",
  },
  { key: "sign", name: "Countersign", by: "Inkstone", line: "Signatures with a date that holds.", colour: "#8430ce" },
  { key: "label", name: "Label Press", by: "Gumtree", line: "Addresses on sheets of stickers.", colour: "#b35c00" },
  {
    key: "figures",
    name: "Figure Hand",
    by: "Abacus & Co",
    line: "Numbers your figures and keeps them right.",
    colour: "#137333",
  },
  {
    key: "read",
    name: "Plain Reader",
    by: "Open Window",
    line: "Tells you which sentences are too long.",
    colour: "#c5221f",
  },
];

export const PICTURES: readonly { key: string; name: string; art: string; seed: string }[] = [
  { key: "quay", name: "Quay in the morning", art: "scene", seed: "scene:lake:morning" },
  { key: "boats", name: "Boats at low water", art: "scene", seed: "scene:lake:low" },
  { key: "lake", name: "Still water", art: "scene", seed: "scene:lake:still" },
  { key: "town", name: "The city across the bay", art: "city", seed: "city:tidewell" },
  { key: "soup", name: "Soup for the crew", art: "food", seed: "food:ramen:crew" },
  { key: "loft", name: "In the loft", art: "interior", seed: "interior:loft:two" },
  { key: "pots", name: "Pots for the market", art: "pottery", seed: "pottery:market" },
  { key: "hills", name: "Hills behind Ropewalk", art: "scene", seed: "scene:mountains:ropewalk" },
];

export const TOPICS: readonly { key: string; title: string; from: string; text: string }[] = [
  {
    key: "tides",
    title: "How tides are reckoned",
    from: "Almanac of the coast",
    text: "The height of a tide is counted from a fixed zero, most often the lowest tide that the moon alone can make.",
  },
  {
    key: "brig",
    title: "Brigantine",
    from: "Word book of ships",
    text: "A vessel of two masts, square-rigged on the foremast only. Handy in narrow waters.",
  },
  {
    key: "crowd",
    title: "Crowds on quays",
    from: "Handbook of stewards",
    text: "A quay empties at about eighty people a minute for each metre of open width.",
  },
  {
    key: "lantern",
    title: "Lantern parades",
    from: "Customs of the harbour towns",
    text: "Lanterns were carried to the last boat of the herring season to bring her in.",
  },
];

export const WORDS: readonly { word: string; kind: string; meanings: readonly string[]; alike: readonly string[] }[] = [
  {
    word: "quay",
    kind: "noun",
    meanings: ["a landing place beside the water for loading ships"],
    alike: ["wharf", "berth", "landing"],
  },
  {
    word: "steward",
    kind: "noun",
    meanings: ["a person who helps to keep order at an event", "one who looks after a household"],
    alike: ["marshal", "warden", "usher"],
  },
  {
    word: "ebb",
    kind: "noun, verb",
    meanings: ["the going out of the tide", "to become less"],
    alike: ["wane", "subside", "recede"],
  },
];

export const SPELLINGS: readonly { key: string; wrong: string; right: string; around: string }[] = [
  { key: "sp-1", wrong: "note to", right: "letter to", around: "a note to the neighbours" },
  { key: "sp-3", wrong: "one-way", right: "one way", around: "the one-way lantern parade" },
];

export const FOLDERS = ["Festival 2026", "Slipway restoration", "Trust office", "Archive", "My documents"] as const;
export const LANGUAGES = [
  "Danish",
  "Dutch",
  "Estonian",
  "French",
  "German",
  "Italian",
  "Norwegian",
  "Portuguese",
  "Spanish",
  "Welsh",
] as const;
export const LOCAL_FILES: readonly [key: string, name: string, size: string][] = [
  ["pier", "pier-head-2025.jpg", "3.1 MB"],
  ["tent", "tent-plan.png", "840 kB"],
  ["bell", "bell-scan.tif", "12.4 MB"],
  ["crew", "crew-2025.jpg", "2.7 MB"],
];

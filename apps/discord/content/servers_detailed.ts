// Servers one is at home in, channel by channel.
import type { Server } from "./types";

export const tidepool: Server = {
  key: "tidepool",
  name: "Tidepool Reef Keepers",
  colours: ["#22d3ee", "#1d4ed8"],
  members: 864,
  unread: true,
  level: 1,
  boosts: 3,
  boostGoal: 7,
  home: "tank-talk",
  roles: [
    { name: "Reef Council", colour: "#67e8f9", icon: "crown", members: ["maren", "cole"] },
    { name: "Frag traders", colour: "#fda4af", members: ["koa", "iker", "uma"] },
    { name: "Online", colour: "#d3d6db", members: ["rowan", "delphine", "gwen", "pip", "kai", "sanne"] },
    { name: "Offline", colour: "#80848e", members: ["flint", "zola", "kaia", "anders"] },
  ],
  categories: [
    {
      key: "shore",
      name: "The shore",
      channels: [
        { key: "read-me", name: "read-me-first", kind: "rules", topic: "Quarantine everything. Really." },
        { key: "news", name: "reef-news", kind: "news", topic: "Meet-ups and group orders." },
      ],
    },
    {
      key: "tanks",
      name: "Tanks",
      channels: [
        { key: "tank-talk", name: "tank-talk", kind: "text", topic: "Show us your water.", unread: true },
        { key: "water", name: "water-chemistry", kind: "text", topic: "Numbers, please: salinity, alk, calcium." },
        { key: "livestock", name: "livestock", kind: "text", topic: "Who eats whom." },
        { key: "frags", name: "frag-swap", kind: "forum", topic: "Local pick-up first." },
        { key: "equipment", name: "equipment", kind: "text", topic: "Pumps, lights, regrets." },
      ],
    },
    {
      key: "lagoon",
      name: "Lagoon",
      channels: [
        { key: "calls", name: "Skimmer Chat", kind: "voice", topic: "", inside: ["cole", "koa-"] },
        { key: "nightlights", name: "Moonlight Hour", kind: "voice", topic: "", inside: [] },
      ],
    },
  ],
};

export const makers: Server = {
  key: "makers",
  name: "Harbor Street Makers",
  colours: ["#94a3b8", "#334155"],
  members: 391,
  home: "workshop",
  level: 0,
  boosts: 1,
  boostGoal: 2,
  roles: [
    { name: "Keyholders", colour: "#fcd34d", icon: "crown", members: ["dov", "ivy"] },
    { name: "Members", colour: "#93c5fd", members: ["kit", "yara", "vik", "ayo", "rowan", "hollis"] },
    { name: "Offline", colour: "#80848e", members: ["flint", "tilde"] },
  ],
  categories: [
    {
      key: "front",
      name: "Front desk",
      channels: [
        { key: "hours", name: "opening-hours", kind: "news", topic: "Tue–Sun, 10 to 22." },
        { key: "bookings", name: "tool-bookings", kind: "text", topic: "Laser, lathe, kiln. Two hours at most." },
      ],
    },
    {
      key: "shop",
      name: "Shop floor",
      channels: [
        { key: "workshop", name: "workshop", kind: "text", topic: "What is on your bench?" },
        { key: "electronics", name: "electronics", kind: "text", topic: "Magic smoke support group." },
        { key: "wood", name: "woodwork", kind: "text", topic: "Sharp is safe." },
        { key: "textiles", name: "textiles", kind: "text", topic: "Three industrial machines and one loom." },
        { key: "laser", name: "laser-queue", kind: "text", topic: "No PVC. Ever.", slowS: 30 },
      ],
    },
    {
      key: "talk",
      name: "Talk",
      channels: [
        { key: "bench", name: "Bench Talk", kind: "voice", topic: "", inside: ["ivy", "vik-"] },
        { key: "committee", name: "Committee", kind: "voice", topic: "", limit: 6, inside: [] },
      ],
    },
  ],
};

export const bakers: Server = {
  key: "bakers",
  name: "Saturday Bakers",
  colours: ["#fbbf24", "#92400e"],
  members: 1203,
  mentions: 2,
  unread: true,
  level: 1,
  boosts: 4,
  boostGoal: 7,
  home: "proofing",
  roles: [
    { name: "Head bakers", colour: "#fdba74", icon: "crown", members: ["bruno", "salma"] },
    { name: "Crumb counters", colour: "#fef08a", members: ["gwen", "imani", "petra", "lark"] },
    { name: "Online", colour: "#d3d6db", members: ["rowan", "hana", "kai", "nell", "delphine", "esme"] },
    { name: "Offline", colour: "#80848e", members: ["lena", "lucia"] },
  ],
  categories: [
    {
      key: "kitchen",
      name: "Kitchen",
      channels: [
        {
          key: "proofing",
          name: "proofing-room",
          kind: "text",
          topic: "Dough in progress.",
          unread: true,
          mentions: 2,
        },
        { key: "starters", name: "starter-clinic", kind: "text", topic: "Is it dead? Post a photo." },
        { key: "recipes", name: "recipe-box", kind: "forum", topic: "Grams only. Be exact." },
        { key: "fails", name: "beautiful-failures", kind: "text", topic: "Bricks welcome." },
      ],
    },
    {
      key: "market",
      name: "Market",
      channels: [
        { key: "flour", name: "flour-orders", kind: "news", topic: "Next pallet leaves on 22 May." },
        { key: "stalls", name: "stall-rota", kind: "text", topic: "Saturdays, 7:30, north gate." },
      ],
    },
    {
      key: "ovens",
      name: "Ovens",
      channels: [
        { key: "bakealong", name: "Bake-along", kind: "voice", topic: "", inside: ["salma", "bruno", "imani-"] },
        { key: "oven2", name: "Second Oven", kind: "voice", topic: "", inside: [] },
      ],
    },
  ],
};

export const nightshift: Server = {
  key: "nightshift",
  name: "Nightshift Study Hall",
  colours: ["#818cf8", "#312e81"],
  members: 5127,
  level: 3,
  boosts: 18,
  boostGoal: 18,
  home: "lounge",
  roles: [
    { name: "Librarians", colour: "#c4b5fd", icon: "shield", members: ["bettina", "theo"] },
    { name: "Finals crew", colour: "#fca5a5", members: ["mo", "rosa", "vik"] },
    { name: "Night owls", colour: "#a5f3fc", members: ["rowan", "uma", "jun", "emre", "lena", "rafi", "esme"] },
    { name: "Offline", colour: "#80848e", members: ["anders", "tess", "owen"] },
  ],
  categories: [
    {
      key: "desk",
      name: "Front desk",
      channels: [
        { key: "house-rules", name: "house-rules", kind: "rules", topic: "Whisper." },
        { key: "timetable", name: "timetable", kind: "news", topic: "Sprints start on the hour." },
      ],
    },
    {
      key: "hall",
      name: "Study hall",
      channels: [
        { key: "lounge", name: "lounge", kind: "text", topic: "Breaks only. Five minutes." },
        { key: "accountability", name: "accountability", kind: "text", topic: "Say it, then do it." },
        { key: "maths", name: "maths-help", kind: "text", topic: "Show your working." },
        { key: "languages", name: "languages", kind: "text", topic: "Flashcards and patience." },
        { key: "essays", name: "essay-exchange", kind: "forum", topic: "Swap drafts, be gentle." },
      ],
    },
    {
      key: "rooms",
      name: "Quiet rooms",
      channels: [
        {
          key: "room-a",
          name: "Reading Room",
          kind: "voice",
          topic: "",
          limit: 12,
          inside: ["bettina-", "theo-", "rosa-"],
        },
        { key: "room-b", name: "50 / 10 Sprint", kind: "voice", topic: "", limit: 12, inside: ["uma-", "jun-"] },
      ],
    },
  ],
};

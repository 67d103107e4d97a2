// Lantern Works, the studio and its players.
import type { Server } from "./types";

export const lantern: Server = {
  key: "lantern",
  name: "Lantern Works",
  colours: ["#f59e0b", "#b4430c"],
  members: 2418,
  level: 2,
  boosts: 9,
  boostGoal: 14,
  home: "general",
  roles: [
    { name: "Studio", colour: "#f4a261", icon: "flame", members: ["priya", "tomas", "dario", "odette", "ines", "ayo"] },
    { name: "Moderators", colour: "#6ee7b7", icon: "shield", members: ["hana", "noor", "sully"] },
    { name: "Artists", colour: "#e879f9", icon: "brush", members: ["minji", "nadia"] },
    { name: "Playtesters", colour: "#7dd3fc", members: ["bex", "otto", "felix", "lark", "nell", "soren"] },
    { name: "Bots", colour: "#a5b4fc", members: ["beacon", "tally", "mixtape"] },
    {
      name: "Online",
      colour: "#d3d6db",
      members: ["rowan", "wren", "marek", "pip", "quill", "garret", "hiro", "joss", "emre", "jun", "paz"],
    },
    {
      name: "Offline",
      colour: "#80848e",
      members: ["jonas", "lucia", "tamsin", "milo", "owen", "rhea", "tess", "cyrus", "freya", "oskar"],
    },
  ],
  categories: [
    {
      key: "start",
      name: "Start here",
      channels: [
        { key: "welcome", name: "welcome", kind: "text", topic: "Say hello and pick your roles.", locked: true },
        { key: "rules", name: "rules", kind: "rules", topic: "Eight rules, one spirit." },
        {
          key: "announcements",
          name: "announcements",
          kind: "news",
          topic: "Patches, dates and thank-yous from the studio.",
          unread: true,
        },
        { key: "roadmap", name: "roadmap", kind: "text", topic: "What we are building next, and what we are not." },
      ],
    },
    {
      key: "community",
      name: "Community",
      channels: [
        { key: "general", name: "general", kind: "text", topic: "Everything Emberfall. Spoilers behind bars, please." },
        { key: "introductions", name: "introductions", kind: "text", topic: "Name, pronouns, favourite lantern." },
        {
          key: "fan-art",
          name: "fan-art",
          kind: "text",
          topic: "Your own work only. Credit your references.",
          unread: true,
        },
        { key: "screenshots", name: "screenshots", kind: "text", topic: "Photo mode, no filters needed." },
        { key: "pets", name: "pets", kind: "text", topic: "Pay the toll.", mentions: 1, unread: true },
        { key: "off-topic", name: "off-topic", kind: "text", topic: "The kettle is always on." },
      ],
    },
    {
      key: "emberfall",
      name: "Emberfall",
      channels: [
        {
          key: "playtest",
          name: "playtest-feedback",
          kind: "text",
          topic: "Build 0.9.4 only. One thought per message. Slow mode is on.",
          slowS: 10,
          unread: true,
        },
        { key: "bugs", name: "bug-reports", kind: "forum", topic: "One bug per post. Steps, build, picture." },
        { key: "strategy", name: "strategy", kind: "text", topic: "Builds, routes and arguments about potions." },
        { key: "speedruns", name: "speedrunning", kind: "text", topic: "Rules and splits are pinned.", unread: true },
        { key: "lore", name: "lore-theories", kind: "text", topic: "Bring footnotes." },
        { key: "mods", name: "mod-workshop", kind: "text", topic: "Gridworks and Better Lanterns live here." },
      ],
    },
    {
      key: "dev",
      name: "Dev room",
      channels: [
        { key: "devlog", name: "devlog", kind: "news", topic: "A note from the studio every Tuesday." },
        { key: "art-wip", name: "art-wip", kind: "text", topic: "Unfinished on purpose." },
        { key: "shaders", name: "shader-talk", kind: "text", topic: "Sparks, smoke and frame budgets." },
        { key: "audio", name: "audio", kind: "text", topic: "Stems, foley, and Jonas humming." },
      ],
    },
    {
      key: "voice",
      name: "Voice channels",
      channels: [
        { key: "hearth", name: "The Hearth", kind: "voice", topic: "", inside: ["wren", "felix", "lark-"] },
        {
          key: "coop",
          name: "Co-op Night",
          kind: "voice",
          topic: "",
          limit: 8,
          inside: ["bex*", "nell*", "soren*", "otto-", "hiro"],
        },
        { key: "testlab", name: "Playtest Lab", kind: "voice", topic: "", inside: [] },
        { key: "stage", name: "Dev Q&A", kind: "stage", topic: "Every last Friday, 18:00.", inside: [] },
        { key: "quiet", name: "Away", kind: "voice", topic: "", inside: ["garret-"] },
      ],
    },
    {
      key: "archive",
      name: "Archive",
      startsClosed: true,
      channels: [
        { key: "demo", name: "demo-2024", kind: "text", topic: "Kept for the memories." },
        { key: "jam", name: "winter-jam", kind: "text", topic: "Forty-eight hours, eleven entries." },
        { key: "votes", name: "old-votes", kind: "text", topic: "Tally's ledger." },
      ],
    },
  ],
};

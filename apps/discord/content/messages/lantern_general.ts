// #general of Lantern Works: a community around a game about lamplighters.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const general = conversation("lantern/general", [
  [
    "May 11, 2026",
    [
      {
        by: "hana",
        at: "9:02 AM",
        key: "welcome-week",
        text: "Good morning, lamplighters! This week: playtest build **0.9.4** on Tuesday, photo-mode contest until Friday, and the Dev Q&A has moved to the last Friday of the month.",
        reactions: [
          { emoji: "tada", by: ["Wren", "Lark", "Nell"], more: 21 },
          { emoji: "heart", by: ["Pip", "Felix"], more: 9 },
        ],
        pinned: true,
      },
      {
        by: "quill",
        at: "9:10 AM",
        text: "Photo mode contest?? I have **four hundred** screenshots of the same bridge.",
      },
      {
        by: "nell",
        at: "9:12 AM",
        text: "Only four hundred. Amateur.",
        reactions: [{ emoji: "joy", by: ["Quill", "Wren"], more: 6 }],
      },
      {
        by: "nell",
        at: "9:14 AM",
        key: "bridge",
        text: "From this morning, no edits, just fog and patience:",
        pictures: [{ kind: "scene", seed: "bridge-fog", w: 520, h: 300, name: "moth_bridge_dawn.png" }],
        reactions: [
          { emoji: "fire", by: ["Odette", "Dario", "Minji"], more: 14 },
          { emoji: "eyes", by: ["Priya N."], more: 3 },
        ],
      },
      {
        by: "odette",
        at: "9:21 AM",
        reply: "bridge",
        text: "I modelled every one of those planks by hand, so thank you for making them look like that.",
      },
      {
        by: "joss",
        at: "9:40 AM",
        system: "join",
        key: "joss-join",
        text: "Everyone, make room at the fire for **Joss**.",
      },
      {
        by: "joss",
        at: "9:43 AM",
        text: "hi! I finished the demo last night and could not sleep. Where do I report that the owl stole my boots",
      },
      {
        by: "noor",
        at: "9:45 AM",
        text: "Welcome! Boots thefts go to #bugs — one post per owl.",
        reactions: [{ emoji: "owl", by: ["Joss", "Garret"], more: 11 }],
      },
    ],
  ],
  [
    "May 12, 2026",
    [
      {
        by: "priya",
        at: "10:00 AM",
        key: "build",
        text: "Build **0.9.4** is live for playtesters. Highlights:\n- Lamps remember who lit them\n- The ferry no longer leaves without you\n- Rain is 30% wetter (Dario insisted)",
        reactions: [
          { emoji: "rocket", by: ["Bex", "Otto Brandt", "Søren"], more: 33 },
          { emoji: "rain", by: ["Dario"], more: 12 },
        ],
        pinned: true,
      },
      {
        by: "dario",
        at: "10:04 AM",
        text: "For the curious, the whole wetness change is one line:",
      },
      {
        by: "dario",
        at: "10:04 AM",
        key: "wetness",
        text: "```glsl\nfloat wet = smoothstep(0.15, 0.85, rain * exposure) * mix(1.0, 1.3, storm) + 0.08 * puddleMask(uv, time * 0.02);\nalbedo = mix(albedo, albedo * albedo * 0.62, wet);\n```",
        reactions: [{ emoji: "brain", by: ["Ayo"], more: 5 }],
      },
      {
        by: "tomas",
        at: "10:11 AM",
        reply: "wetness",
        text: "And forty lines of comments explaining it to me. Approved.",
      },
      {
        by: "otto",
        at: "10:30 AM",
        text: "Reproducible: stand under the mill, open the map, close the map, and the rain falls **upwards** for two seconds.",
      },
      {
        by: "dario",
        at: "10:31 AM",
        text: "That is a feature for exactly as long as it takes me to fix it.",
        reactions: [{ emoji: "joy", by: ["Otto Brandt", "Tomás", "Bex"], more: 17 }],
      },
      {
        by: "tally",
        at: "12:00 PM",
        key: "poll",
        text: "",
        poll: {
          question: "Which lantern should be the contest prize?",
          options: [
            { key: "moth", text: "Moth glass", votes: 58 },
            { key: "storm", text: "Storm hood", votes: 41 },
            { key: "paper", text: "Paper koi", votes: 77 },
          ],
          closes: "2d left",
        },
      },
      { by: "wren", at: "12:03 PM", text: "Paper koi or I riot, politely, in the comments." },
      { by: "felix", at: "12:07 PM", text: "Storm hood supremacy. It also holds **two** potions." },
      { by: "quill", at: "12:15 PM", text: "||The koi is the ferryman’s daughter. Chapter six, footnote three.||" },
      {
        by: "ines",
        at: "12:16 PM",
        text: "I can neither confirm nor deny footnotes.",
        reactions: [{ emoji: "eyes", by: ["Quill", "Lark", "Rowan"], more: 8 }],
      },
      {
        by: "soren",
        at: "6:48 PM",
        key: "coop-plan",
        text: "Co-op night planning: we need one lamp, one shield and one person who reads the quest text.",
        thread: "coop",
        reactions: [{ emoji: "hand", by: ["Lark", "Hiro"], more: 4 }],
      },
    ],
  ],
  [
    YESTERDAY,
    [
      {
        by: "wren",
        at: "8:20 AM",
        text: "Morning! Who left the fountain running in the tutorial village? It is very soothing and I have not moved for an hour.",
      },
      { by: "pip", at: "8:26 AM", text: "That was me. The otter asked." },
      {
        by: "minji",
        at: "11:05 AM",
        key: "otter",
        text: "Drew Pip’s otter so that nobody forgets:",
        pictures: [{ kind: "pet", seed: "otter-lamp", w: 300, h: 300, name: "otter_with_lamp.png" }],
        reactions: [
          { emoji: "heart", by: ["Pip", "Wren", "Hana"], more: 26 },
          { emoji: "sob", by: ["Pip"], more: 2 },
        ],
      },
      { by: "pip", at: "11:06 AM", reply: "otter", text: "I am printing this at the size of a door." },
      { by: "garret", at: "1:30 PM", key: "spam", blocked: true, text: "selling my raid account, ask me how" },
      {
        by: "ayo",
        at: "2:12 PM",
        key: "mapkit",
        text: "Small tool for modders: it draws any save file as a map. Runs offline, nothing is uploaded.",
        file: { name: "emberfall-mapkit-1.2.zip", size: "4.31 MB" },
        reactions: [
          { emoji: "pray", by: ["Marek"], more: 13 },
          { emoji: "rocket", by: ["Hiro", "Otto Brandt"], more: 7 },
        ],
      },
      { by: "marek", at: "2:15 PM", text: "You just saved me a weekend, and cost me the one after." },
      {
        by: "emre",
        at: "4:02 PM",
        text: "",
        key: "article",
        embed: {
          site: "The Lamp Post",
          title: "Inside Emberfall: the studio that lights one window at a time",
          text: "Eleven people, one coastline and a rule that no lamp may be placed by a script. We spent a day with the team.",
          art: { kind: "city", seed: "lamp-post", w: 400, h: 210, name: "cover" },
          accent: "#f59e0b",
        },
      },
      {
        by: "priya",
        at: "4:10 PM",
        reply: "article",
        text: "They came on the day the coffee machine broke and were lovely about it.",
      },
      {
        by: "lark",
        at: "9:51 PM",
        text: "Last lamp in the valley lit at 9:50. Going to bed happy.",
        reactions: [{ emoji: "star", by: ["Nell", "Søren"], more: 10 }],
      },
    ],
  ],
  [
    TODAY,
    [
      {
        by: "hana",
        at: "8:58 AM",
        text: "Contest reminder: entries close **tomorrow at noon**. Post in #screenshots with the tag *photo-mode*.",
      },
      {
        by: "bex",
        at: "9:15 AM",
        key: "pb",
        text: "41:07. Forty. One. Oh. Seven. The bell skip works on 0.9.4.",
        reactions: [
          { emoji: "fire", by: ["Otto Brandt", "Tamsin", "Felix"], more: 18 },
          { emoji: "clap", by: ["Rowan", "Hana"], more: 11 },
          { emoji: "rocket", by: ["Hiro", "Jun"], more: 4 },
          { emoji: "eyes", by: ["Tomás", "Sully"], more: 2 },
        ],
      },
      {
        by: "tomas",
        at: "9:16 AM",
        reply: "pb",
        text: "I am going to pretend that I did not read the second sentence.",
      },
      { by: "sully", at: "9:20 AM", text: "I did. Ticket filed. Congratulations though." },
      {
        by: "jun",
        at: "9:34 AM",
        text: "Is the hearth loop in the new build longer? It used to restart right when I sat down.",
      },
      {
        by: "rowan",
        at: "9:36 AM",
        key: "mine-loop",
        text: "Yes, Jonas recorded four more minutes. There is a second melody if you stay.",
      },
      {
        by: "jun",
        at: "9:37 AM",
        reply: "mine-loop",
        text: "There goes my morning. @rowan you should have warned me.",
        forMe: true,
        reactions: [{ emoji: "joy", by: ["Rowan"], more: 1 }],
      },
      {
        by: "nell",
        at: "9:52 AM",
        text: "Two from tonight’s walk, pick one for me please",
        key: "pair",
        pictures: [
          { kind: "scene", seed: "night-harbour", w: 296, h: 200, name: "harbour_a.png" },
          { kind: "scene", seed: "snow-gate", w: 296, h: 200, name: "harbour_b.png" },
        ],
        reactions: [
          { emoji: "one", by: ["Minji", "Pip"], more: 6 },
          { emoji: "two", by: ["Quill", "Lark"], more: 9 },
        ],
      },
      { by: "minji", at: "9:55 AM", text: "The second one. The gate leads the eye." },
      { by: "lark", at: "9:58 AM", text: "Second! The snow makes the lamp look warm." },
    ],
  ],
]);

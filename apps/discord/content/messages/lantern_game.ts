// Lantern Works: channels on the game and its making.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const lanternGame = [
  conversation("lantern/playtest", [
    [
      YESTERDAY,
      [
        {
          by: "felix",
          at: "6:10 PM",
          key: "potions",
          text: "Potion wheel: holding the button for a beat too long throws the potion at the shopkeeper. He was very polite.",
          reactions: [
            { emoji: "joy", by: ["Lark", "Otto Brandt"], more: 7 },
            { emoji: "bug", by: ["Sully"], more: 1 },
          ],
        },
        {
          by: "lark",
          at: "6:22 PM",
          key: "cosy",
          text: "Cosy mode: please let me turn off the wolves but keep the howling. The howling is atmosphere.",
          reactions: [{ emoji: "moon", by: ["Nell", "Pip"], more: 8 }],
        },
        {
          by: "otto",
          at: "6:40 PM",
          key: "ladder",
          text: "Ladder in the granary: climbing down while raining = one free backflip. 4 of 5 tries.",
          file: { name: "granary_ladder.log", size: "212 KB" },
          reactions: [{ emoji: "bug", by: ["Tomás"], more: 2 }],
        },
        {
          by: "sully",
          at: "6:44 PM",
          text: "Logged all three. Otto, keep the backflip on video before it goes.",
          reactions: [{ emoji: "thumbsup", by: ["Otto Brandt"], more: 3 }],
        },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "soren",
          at: "7:48 AM",
          key: "shield",
          text: "Shield bash still stuns the ferry. I mean the boat, not the man.",
          reactions: [{ emoji: "ship", by: ["Hiro"], more: 5 }],
        },
        {
          by: "nell",
          at: "8:05 AM",
          key: "photo",
          text: "Photo mode: grid lines stay in the saved picture when the frame is square.",
          pictures: [{ kind: "screen", seed: "gridlines", w: 400, h: 240, name: "gridlines.png" }],
        },
        {
          by: "bex",
          at: "8:31 AM",
          key: "bell",
          text: "If you fix the bell skip I will understand. I will also cry, on stream, with sponsors.",
        },
        {
          by: "tomas",
          at: "8:33 AM",
          text: "It stays until the leaderboard closes on Sunday.",
          reactions: [{ emoji: "heart", by: ["Bex"], more: 22 }],
        },
        {
          by: "hiro",
          at: "9:02 AM",
          key: "ferry",
          text: "Ferry timetable board is lovely, but 18:05 shows as 6:5 pm.",
        },
        { by: "ayo", at: "9:04 AM", text: "Padding. It is always padding. Fixed for 0.9.5." },
      ],
    ],
  ]),
  conversation("lantern/strategy", [
    [
      TODAY,
      [
        {
          by: "felix",
          at: "7:20 AM",
          text: "Two storm hoods and a kettle. That is the build. The kettle is not a joke.",
        },
        { by: "soren", at: "7:31 AM", text: "The kettle **is** a joke, but it also heals nine per second." },
      ],
    ],
  ]),
  conversation("lantern/speedruns", [
    [
      TODAY,
      [
        {
          by: "bex",
          at: "9:16 AM",
          key: "run",
          text: "Any% **41:07**, video and splits attached. Bell skip at 12:40, clean ferry, no otter.",
          file: { name: "anypercent_4107.lss", size: "18 KB" },
          reactions: [{ emoji: "clap", by: ["Tamsin"], more: 25 }],
          pinned: true,
        },
        { by: "tamsin", at: "9:40 AM", text: "No otter! You monster. Verified." },
      ],
    ],
  ]),
  conversation("lantern/lore", [
    [
      YESTERDAY,
      [
        {
          by: "quill",
          at: "10:15 PM",
          text: "Theory 31: the lamplighters never leave the valley because the map is the lamp. Sources in the thread, bring tea.",
          thread: "lore",
        },
        { by: "ines", at: "10:40 PM", text: "I read all of it. I will be thinking about page nine." },
      ],
    ],
  ]),
  conversation("lantern/mods", [
    [
      TODAY,
      [
        {
          by: "marek",
          at: "6:50 AM",
          text: "Better Lanterns **2.1**: colour by temperature, and they flicker less in menus. `mods/better-lanterns.pak` goes next to the game.",
          file: { name: "better-lanterns-2.1.pak", size: "11.8 MB" },
          reactions: [{ emoji: "fire", by: ["Hiro"], more: 20 }],
        },
      ],
    ],
  ]),
  conversation("lantern/devlog", [
    [
      "May 12, 2026",
      [
        {
          by: "ines",
          at: "4:00 PM",
          text: "**Devlog 61 — Names for light.** How we ended up with nineteen words for *glow*, and why Paz no longer answers my calls.",
          reactions: [{ emoji: "heart", by: ["Paz"], more: 61 }],
        },
      ],
    ],
  ]),
  conversation("lantern/art-wip", [
    [
      TODAY,
      [
        {
          by: "odette",
          at: "8:15 AM",
          text: "Granary interior, light pass only. Textures are still porridge.",
          pictures: [{ kind: "scene", seed: "granary", w: 480, h: 270, name: "granary_light_02.png" }],
          reactions: [{ emoji: "eyes", by: ["Minji"], more: 6 }],
        },
      ],
    ],
  ]),
  conversation("lantern/shaders", [
    [
      TODAY,
      [
        {
          by: "dario",
          at: "8:40 AM",
          text: "Frame budget this week: smoke **1.9 ms**, sparks **0.4 ms**, me **0 ms**.",
        },
        { by: "tomas", at: "8:42 AM", text: "Smoke gets 1.2 and a hug." },
      ],
    ],
  ]),
  conversation("lantern/audio", [
    [
      YESTERDAY,
      [
        {
          by: "jonas",
          at: "7:30 PM",
          text: "Hearth theme, final stems. The creak at 2:14 is my chair and it stays.",
          file: { name: "hearth_stems_final.flac", size: "62.4 MB" },
        },
      ],
    ],
  ]),
];

// Lantern Works: welcome, news and community channels.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const lanternMore = [
  conversation("lantern/welcome", [
    [
      "January 9, 2026",
      [
        {
          by: "hana",
          at: "10:00 AM",
          key: "hello",
          text: "**Welcome to Lantern Works!** This is where the people who make Emberfall and the people who play it share one fire. Read #rules, pick a colour below, then say hi in #introductions.",
          pictures: [{ kind: "scene", seed: "valley-lamps", w: 520, h: 260, name: "valley.png" }],
          reactions: [
            { emoji: "fire", by: ["Otto Brandt", "Søren"], more: 402 },
            { emoji: "star", by: ["Lark", "Nell"], more: 377 },
            { emoji: "rain", by: ["Dario", "Quill"], more: 298 },
            { emoji: "leaf", by: ["Pip", "Joss"], more: 311 },
          ],
        },
        {
          by: "beacon",
          at: "10:01 AM",
          key: "roles",
          text: "React above to pick a colour: :fire: ember, :star: beacon, :rain: storm, :leaf: moss. You can change it whenever you like.",
        },
      ],
    ],
  ]),
  conversation("lantern/rules", [
    [
      "January 9, 2026",
      [
        {
          by: "noor",
          at: "10:04 AM",
          key: "list",
          text: "**1. Be kind.** Argue with ideas, not with people.\n**2. Spoilers behind bars.** Use ||like this|| for anything after chapter four.\n**3. Your own work.** Credit references, no generated pictures in #fan-art.\n**4. One thought per message** in #playtest.\n**5. No trading of accounts or keys.**\n**6. Keep private messages welcome.** Ask before you write to someone.\n**7. Staff are people.** No pings at night.\n**8. When in doubt, ask @noor.**",
          pinned: true,
        },
      ],
    ],
  ]),
  conversation("lantern/announcements", [
    [
      "April 28, 2026",
      [
        {
          by: "priya",
          at: "3:00 PM",
          text: "**Emberfall opens for everyone on 18 September.** Wishlists crossed 200,000 last night. We are eleven people and one dog and we do not have words, so here is a picture of the dog.",
          pictures: [{ kind: "pet", seed: "studio-dog", w: 400, h: 260, name: "biscuit_producer.png" }],
          reactions: [
            { emoji: "tada", by: ["Hana", "Wren", "Bex"], more: 611 },
            { emoji: "heart", by: ["Pip"], more: 540 },
          ],
        },
      ],
    ],
    [
      "May 5, 2026",
      [
        {
          by: "hana",
          at: "11:00 AM",
          text: "Maintenance tonight from 23:00 to 23:30. Cloud saves pause, nothing is lost.",
          reactions: [{ emoji: "thumbsup", by: ["Otto Brandt"], more: 88 }],
        },
      ],
    ],
    [
      "May 12, 2026",
      [
        {
          by: "priya",
          at: "10:02 AM",
          key: "patch",
          text: "**Patch 0.9.4** is out for playtesters. Full notes in the thread. Please post feedback in #playtest, one thought per message, so that Sully can sleep.",
          thread: "patch",
          reactions: [
            { emoji: "rocket", by: ["Bex"], more: 142 },
            { emoji: "rain", by: ["Dario"], more: 97 },
          ],
        },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "hana",
          at: "8:45 AM",
          key: "contest",
          text: "Photo-mode contest closes tomorrow at noon. Prize: a hand-blown **paper koi** lantern, if the poll holds.",
          event: "contest",
        },
      ],
    ],
  ]),
  conversation("lantern/roadmap", [
    [
      "April 2, 2026",
      [
        {
          by: "priya",
          at: "9:30 AM",
          text: "**Now** — ferry routes, lamp memory, controller remap\n**Next** — winter coast, two-player saves, Portuguese and Korean\n**Later** — photo frames at home, a dog that stays\n**Not planned** — battle pass, trading, mounts that talk",
          reactions: [{ emoji: "heart", by: ["Garret", "Lark"], more: 203 }],
          pinned: true,
        },
      ],
    ],
  ]),
  conversation("lantern/introductions", [
    [
      "May 10, 2026",
      [
        {
          by: "hiro",
          at: "7:15 PM",
          text: "Hiro, he/him, builds tiny harbours, favourite lantern: anything that floats.",
        },
        {
          by: "paz",
          at: "8:02 PM",
          text: "Paz, she/her. I translate you into Spanish. Please stop inventing words for *glow*.",
        },
        { by: "ines", at: "8:05 PM", text: "Never. Ember-shine. Wick-light. Lampling." },
      ],
    ],
    [
      "May 11, 2026",
      [
        {
          by: "joss",
          at: "9:50 AM",
          text: "Joss, they/them, bootless since Sunday. Favourite lantern: the one that scares owls.",
        },
      ],
    ],
  ]),
  conversation("lantern/fan-art", [
    [
      YESTERDAY,
      [
        {
          by: "nadia",
          at: "10:40 AM",
          key: "sprites",
          text: "All nine ferrymen at 16 by 16. The hat took longest.",
          pictures: [
            { kind: "game", seed: "ferry-1", w: 200, h: 200, name: "ferry_1.png" },
            { kind: "game", seed: "ferry-2", w: 200, h: 200, name: "ferry_2.png" },
            { kind: "game", seed: "ferry-3", w: 200, h: 200, name: "ferry_3.png" },
          ],
          reactions: [{ emoji: "fire", by: ["Minji", "Hiro"], more: 31 }],
        },
        { by: "minji", at: "10:52 AM", text: "The third one has my uncle’s exact posture." },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "minji",
          at: "7:30 AM",
          key: "cover",
          text: "Cover study for the lore book, three hours, mostly the sky.",
          pictures: [{ kind: "cover", seed: "lore-book", w: 300, h: 300, name: "codex_cover_v3.png" }],
          reactions: [
            { emoji: "heart", by: ["Inês"], more: 19 },
            { emoji: "clap", by: ["Priya N."], more: 8 },
          ],
        },
        { by: "ines", at: "7:41 AM", text: "I wrote four hundred pages and this says it in one." },
      ],
    ],
  ]),
  conversation("lantern/screenshots", [
    [
      TODAY,
      [
        {
          by: "nell",
          at: "7:05 AM",
          text: "*photo-mode* entry one: “Nobody home”",
          key: "entry1",
          pictures: [{ kind: "city", seed: "nobody-home", w: 480, h: 270, name: "nobody_home.png" }],
          reactions: [{ emoji: "fire", by: ["Odette"], more: 12 }],
        },
        {
          by: "quill",
          at: "8:30 AM",
          text: "*photo-mode* entry: the bridge. Yes, that bridge.",
          key: "entry2",
          pictures: [{ kind: "scene", seed: "that-bridge", w: 480, h: 270, name: "that_bridge_0401.png" }],
          reactions: [{ emoji: "joy", by: ["Nell"], more: 9 }],
        },
        {
          by: "soren",
          at: "9:12 AM",
          text: "*photo-mode* entry: armour, but soft",
          key: "entry3",
          pictures: [{ kind: "portrait", seed: "soft-armour", w: 300, h: 300, name: "soft.png" }],
        },
      ],
    ],
  ]),
  conversation("lantern/pets", [
    [
      TODAY,
      [
        {
          by: "pip",
          at: "8:02 AM",
          text: "Toll paid. This is Turnip. @rowan you promised us a cat picture on Monday.",
          key: "turnip",
          forMe: true,
          pictures: [{ kind: "pet", seed: "turnip", w: 360, h: 270, name: "turnip.png" }],
          reactions: [{ emoji: "heart", by: ["Wren", "Delphine"], more: 16 }],
        },
        { by: "wren", at: "8:10 AM", text: "Turnip has the face of someone who read the terms and conditions." },
      ],
    ],
  ]),
  conversation("lantern/off-topic", [
    [
      YESTERDAY,
      [
        { by: "garret", at: "5:15 PM", text: "Best rainy-day soup? Asking for a raid of six." },
        { by: "ayo", at: "5:18 PM", text: "Peanut stew. Feeds six, forgives everything." },
        {
          by: "hana",
          at: "5:25 PM",
          text: "Kimchi jjigae and an early night.",
          reactions: [{ emoji: "fire", by: ["Minji"], more: 3 }],
        },
      ],
    ],
  ]),
];

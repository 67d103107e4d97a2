// Conversations of the other servers.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const otherServers = [
  conversation("tidepool/tank-talk", [
    [
      "May 12, 2026",
      [
        {
          by: "maren",
          at: "7:40 AM",
          text: "Salinity **35.1 ppt**, alkalinity **8.3 dKH**, calcium 431. Boring numbers are happy numbers.",
        },
        { by: "cole", at: "7:52 AM", text: "Mine says alk 11. My dosing pump has opinions again." },
        {
          by: "maren",
          at: "7:53 AM",
          key: "advice",
          text: "Stop dosing, test again at noon, and do **not** chase it in one day.",
          reactions: [{ emoji: "thumbsup", by: ["Cole", "Koa"], more: 5 }],
          pinned: true,
        },
        {
          by: "koa",
          at: "12:20 PM",
          text: "Torch coral opened under blues for the first time since the move.",
          pictures: [{ kind: "abstract", seed: "torch-coral", w: 420, h: 260, name: "torch_blues.png" }],
          reactions: [
            { emoji: "fire", by: ["Cole", "Uma"], more: 9 },
            { emoji: "heart", by: ["Maren"], more: 4 },
          ],
        },
        { by: "gwen", at: "12:31 PM", text: "It looks like a chandelier that learned to breathe." },
        {
          by: "delphine",
          at: "6:15 PM",
          text: "Beginner question: the clownfish sleeps in the filter cup. Should I be worried?",
        },
        {
          by: "cole",
          at: "6:18 PM",
          text: "He is fine. They choose one silly bed and keep it for life.",
          reactions: [{ emoji: "fish", by: ["Delphine", "Pip"], more: 7 }],
        },
      ],
    ],
    [
      YESTERDAY,
      [
        {
          by: "cole",
          at: "8:05 AM",
          text: "Noon test from yesterday: 9.6. Morning: 9.0. Maren was right, write that down.",
        },
        { by: "maren", at: "8:06 AM", text: "I have it framed." },
        {
          by: "iker",
          at: "1:44 PM",
          text: "Group order for salt closes Friday. Twenty-kilo buckets, we split the van.",
          file: { name: "salt_order_may.csv", size: "3 KB" },
        },
        {
          by: "uma",
          at: "9:30 PM",
          text: "Moonlight dimmer script for the lamps, if anyone wants sunrise at 7:10: `ramp(blue, 0, 18, minutes=45)`",
          reactions: [{ emoji: "moon", by: ["Maren"], more: 3 }],
        },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "sanne",
          at: "7:25 AM",
          text: "Rode past the harbour at low tide: hermit crab traffic jam, eleven of them, all uphill.",
        },
        {
          by: "maren",
          at: "7:32 AM",
          text: "They queue by size for better shells! It is called a vacancy chain.",
          reactions: [{ emoji: "brain", by: ["Sanne", "Gwen"], more: 11 }],
        },
        { by: "koa", at: "8:50 AM", text: "Frag swap list is up. Zoas, two leathers, one very dramatic duncan." },
      ],
    ],
  ]),
  conversation("tidepool/water", [
    [
      TODAY,
      [
        { by: "cole", at: "9:05 AM", text: "Alk **8.7**. I am not touching anything. I am sitting on my hands." },
        { by: "maren", at: "9:06 AM", text: "Proud of you." },
      ],
    ],
  ]),
  conversation("tidepool/livestock", [
    [
      YESTERDAY,
      [
        { by: "koa", at: "3:12 PM", text: "Cleaner shrimp and mandarin: friends?" },
        { by: "maren", at: "3:15 PM", text: "Friends, as long as there are enough pods for both." },
      ],
    ],
  ]),
  conversation("tidepool/equipment", [
    [
      YESTERDAY,
      [
        {
          by: "cole",
          at: "4:00 PM",
          text: "Return pump hums in B flat. Replaced the impeller, now it hums in C. Progress?",
        },
      ],
    ],
  ]),
  conversation("tidepool/news", [
    [
      "May 8, 2026",
      [
        {
          by: "maren",
          at: "5:00 PM",
          text: "**Summer swap meet:** Saturday 20 June, boathouse, 11 to 15. Bring bags, buckets and labels.",
        },
      ],
    ],
  ]),
  conversation("makers/workshop", [
    [
      YESTERDAY,
      [
        {
          by: "dov",
          at: "10:10 AM",
          text: "Bandsaw is back. New tyres, new blade, same rules: push stick or you are out.",
          reactions: [{ emoji: "thumbsup", by: ["Ivy", "Kit"], more: 8 }],
        },
        {
          by: "kit",
          at: "11:30 AM",
          text: "Eleven spoons from one windfall branch.",
          pictures: [{ kind: "workshop", seed: "spoons", w: 320, h: 240, name: "spoons.png" }],
          reactions: [{ emoji: "heart", by: ["Yara"], more: 6 }],
        },
        { by: "yara", at: "2:20 PM", text: "Walking foot machine is free after four. I am hemming the last tent." },
        {
          by: "vik",
          at: "6:55 PM",
          text: "The weather display is alive! E-paper, two AA cells, updates every half hour.",
          reactions: [{ emoji: "rocket", by: ["Ivy", "Ayo"], more: 4 }],
        },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "ivy",
          at: "8:30 AM",
          text: "Soldering class tonight at seven, three seats left. Bring a steady hand or a friend who has one.",
          event: "solder",
        },
        { by: "ayo", at: "8:42 AM", text: "Taking one. My hands are a rumour, but I am keen." },
        {
          by: "dov",
          at: "9:20 AM",
          text: "Whoever left the glue pot on: it is now a glue brick. Cake is due, house rule nine.",
          reactions: [{ emoji: "sob", by: ["Kit"], more: 2 }],
        },
      ],
    ],
  ]),
  conversation("makers/bookings", [
    [
      TODAY,
      [
        {
          by: "beacon",
          at: "7:00 AM",
          text: "**Today** — Laser: Vik 10–12, Yara 14–16 · Lathe: Kit 11–13 · Kiln: free",
        },
      ],
    ],
  ]),
  conversation("makers/laser", [
    [
      TODAY,
      [
        { by: "vik", at: "7:50 AM", text: "Cutting twelve coasters, 3 mm birch, out by eleven." },
        { by: "yara", at: "7:58 AM", text: "Felt after you, please leave the honeycomb in." },
      ],
    ],
  ]),
  conversation("makers/electronics", [
    [
      YESTERDAY,
      [{ by: "ivy", at: "9:14 PM", text: "If the regulator is too hot to touch, you have found the regulator." }],
    ],
  ]),
  conversation("bakers/proofing", [
    [
      YESTERDAY,
      [
        {
          by: "salma",
          at: "6:30 AM",
          text: "Levain at 24 °C doubled in four hours ten. Spring is here.",
          reactions: [{ emoji: "bread", by: ["Bruno", "Gwen"], more: 14 }],
        },
        { by: "bruno", at: "6:38 AM", text: "Rye took three. It has no patience, like me." },
        {
          by: "imani",
          at: "7:05 AM",
          text: "Focaccia for board night, dimples by the youngest.",
          pictures: [{ kind: "food", seed: "focaccia", w: 420, h: 280, name: "focaccia.png" }],
          reactions: [{ emoji: "heart", by: ["Salma"], more: 12 }],
        },
      ],
    ],
    [
      TODAY,
      [
        {
          by: "salma",
          at: "6:12 AM",
          text: "@rowan can you bring the big scale on Saturday? Ours thinks everything weighs forty grams.",
          forMe: true,
        },
        { by: "rowan", at: "6:40 AM", text: "Packed already. Also bringing the good tape." },
        {
          by: "bruno",
          at: "6:44 AM",
          text: "@rowan you are a hero of the north gate.",
          forMe: true,
          reactions: [{ emoji: "clap", by: ["Salma"], more: 5 }],
        },
        {
          by: "petra",
          at: "8:20 AM",
          text: "Tomato loaf, attempt three. It is a loaf now, and not a soup with ambitions.",
        },
      ],
    ],
  ]),
  conversation("bakers/starters", [
    [
      TODAY,
      [
        { by: "lark", at: "8:00 AM", text: "Grey liquid on top, smells of nail polish. Is she gone?" },
        { by: "bruno", at: "8:03 AM", text: "Hungry, not gone. Pour off, feed one to five, apologise." },
      ],
    ],
  ]),
  conversation("bakers/fails", [
    [
      YESTERDAY,
      [
        {
          by: "gwen",
          at: "1:00 PM",
          text: "Forgot the salt. It tastes of Monday.",
          reactions: [{ emoji: "joy", by: ["Bruno"], more: 9 }],
        },
      ],
    ],
  ]),
  conversation("bakers/flour", [
    [
      "May 9, 2026",
      [
        {
          by: "salma",
          at: "9:00 AM",
          text: "Pallet leaves on **22 May**. Whole rye, type 65, semolina. Orders by the 19th.",
        },
      ],
    ],
  ]),
  conversation("bakers/stalls", [
    [
      YESTERDAY,
      [{ by: "salma", at: "12:00 PM", text: "Saturday 16th: Bruno ovens, Imani till, Rowan tape and morale." }],
    ],
  ]),
  conversation("nightshift/lounge", [
    [
      TODAY,
      [
        { by: "bettina", at: "1:05 AM", text: "Tea round. Who is still upright?" },
        { by: "mo", at: "1:06 AM", text: "Define upright.", reactions: [{ emoji: "sob", by: ["Rosa"], more: 6 }] },
        { by: "theo", at: "1:10 AM", text: "Sprint 14 starts on the hour. Fifty minutes, phones in the drawer." },
        { by: "rosa", at: "1:12 AM", text: "Pharmacology chapter nine, wish me receptors." },
        {
          by: "uma",
          at: "2:41 AM",
          text: "Saturn is up, if you need a reason to look away from the screen.",
          pictures: [{ kind: "space", seed: "saturn", w: 360, h: 240, name: "saturn_0240.png" }],
          reactions: [{ emoji: "star", by: ["Bettina", "Jun"], more: 13 }],
        },
      ],
    ],
  ]),
  conversation("nightshift/accountability", [
    [
      TODAY,
      [
        { by: "vik", at: "12:30 AM", text: "Two problem sets, then dumplings. In that order. Probably." },
        { by: "theo", at: "12:31 AM", text: "We saw you type it." },
      ],
    ],
  ]),
  conversation("nightshift/timetable", [
    [
      "May 13, 2026",
      [
        {
          by: "bettina",
          at: "8:00 PM",
          text: "**Tonight** — sprints at 22, 23, 00, 01 and 02. Quiet Room B is booked for the finals crew.",
        },
      ],
    ],
  ]),
  conversation("northline/peloton", [
    [
      TODAY,
      [
        { by: "sanne", at: "6:20 AM", text: "62 km before breakfast, headwind both ways, somehow." },
        { by: "freya", at: "6:31 AM", text: "The wind turns when you do. Saturday, 7:00, the usual bridge?" },
        { by: "hollis", at: "7:02 AM", text: "In. Bringing two tubes and one excuse." },
      ],
    ],
  ]),
  conversation("pixel/daily", [
    [
      TODAY,
      [
        {
          by: "nadia",
          at: "8:00 AM",
          text: "Today’s sprite: **a door that does not want to open**. One hour, eight colours.",
        },
        {
          by: "minji",
          at: "9:10 AM",
          text: "Mine sulks.",
          pictures: [{ kind: "game", seed: "door", w: 200, h: 200, name: "door.png" }],
        },
      ],
    ],
  ]),
  conversation("books/now-reading", [
    [
      TODAY,
      [
        { by: "esme", at: "7:15 AM", text: "Page 212. The lighthouse keeper is lying and I love him." },
        { by: "quill", at: "7:44 AM", text: "He has been lying since the dedication." },
      ],
    ],
  ]),
  conversation("synths/patch-notes", [
    [
      TODAY,
      [
        { by: "jun", at: "5:55 AM", text: "Two oscillators, one filter, no sleep." },
        { by: "jonas", at: "8:12 AM", text: "@rowan is this the bass from your hearth idea?", forMe: true },
        {
          by: "cyrus",
          at: "8:20 AM",
          text: "@rowan @jun drums are on the shared drive, one take, sorry about the neighbour.",
          forMe: true,
        },
      ],
    ],
  ]),
  conversation("signal/on-air", [
    [
      YESTERDAY,
      [{ by: "gus", at: "8:05 PM", text: "Net closed with nine check-ins. Clear to the coast, crackle inland." }],
    ],
  ]),
  conversation("boardroom/table", [
    [
      TODAY,
      [
        { by: "imani", at: "8:30 AM", text: "Thursday table: four seats, one is a chair with a story. Who is in?" },
        { by: "emre", at: "8:41 AM", text: "In, if it is under three hours." },
        { by: "vik", at: "8:44 AM", text: "It is never under three hours." },
      ],
    ],
  ]),
  conversation("paws/park", [
    [TODAY, [{ by: "delphine", at: "7:50 AM", text: "Field is mud to the ankle. Greyhounds report: excellent." }]],
  ]),
  conversation("growers/beds", [
    [YESTERDAY, [{ by: "petra", at: "6:15 PM", text: "First flowers on the yellow tomatoes. Nobody breathe." }]],
  ]),
  conversation("frames/darkroom", [
    [YESTERDAY, [{ by: "zola", at: "10:00 PM", text: "Stop bath is not optional, says the man with grey prints." }]],
  ]),
  conversation("ridge/trail-reports", [
    [TODAY, [{ by: "freya", at: "6:05 AM", text: "North ridge: mud three of five, one fallen birch at km 4." }]],
  ]),
  conversation("tea/tasting", [
    [TODAY, [{ by: "gwen", at: "9:25 AM", text: "Third steep of the roasted one: walnut, then rain on slate." }]],
  ]),
  conversation("kernel/patches", [
    [
      YESTERDAY,
      [
        { by: "oskar", at: "3:33 AM", text: "v7: dropped the clever part. Reviewed-by, please." },
        { by: "tomas", at: "9:00 AM", text: "Dropping the clever part is my favourite changelog." },
      ],
    ],
  ]),
  conversation("lingua/tandem", [
    [
      TODAY,
      [
        { by: "lena", at: "8:15 AM", text: "Looking for Korean, offering Dutch and patience." },
        { by: "paz", at: "8:18 AM", text: "@rowan you wanted Portuguese, Inês is free on Tuesdays.", forMe: true },
      ],
    ],
  ]),
  conversation("chess/blitz", [
    [TODAY, [{ by: "emre", at: "9:00 AM", text: "Lost on time in a won rook ending. The clock is a piece too." }]],
  ]),
  conversation("cosmic/tonight", [
    [TODAY, [{ by: "uma", at: "3:10 AM", text: "Seeing 4 of 5, Saturn at its best in weeks. Bring a hat." }]],
  ]),
  conversation("needle/mending", [
    [YESTERDAY, [{ by: "yara", at: "7:10 PM", text: "Elbow patch in the shape of an elbow. Peak efficiency." }]],
  ]),
  conversation("surf/dawn", [
    [
      TODAY,
      [
        { by: "kai", at: "5:40 AM", text: "Waist high, glassy, two seats in the van." },
        { by: "iker", at: "5:44 AM", text: "Wind turns at nine, be in by six." },
      ],
    ],
  ]),
];

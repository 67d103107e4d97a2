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
];

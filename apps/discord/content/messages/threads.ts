// What was said in threads and forum posts, addressed `thread/<key>`.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const threads = [
  conversation("thread/coop", [
    [
      "May 12, 2026",
      [
        { by: "soren", at: "6:50 PM", text: "I bring the shield. It is heavy and I complain about it." },
        { by: "lark", at: "6:52 PM", text: "Lamp! Cosy settings, so if wolves come I will compliment them." },
        { by: "hiro", at: "6:58 PM", text: "I build the landing if somebody keeps the tide away." },
        { by: "bex", at: "7:15 PM", text: "Can we do it in under forty minutes?" },
        {
          by: "soren",
          at: "7:16 PM",
          text: "We can do it in under four hours.",
          reactions: [{ emoji: "joy", by: ["Lark", "Hiro"], more: 3 }],
        },
      ],
    ],
    [
      YESTERDAY,
      [
        { by: "nell", at: "4:20 PM", text: "I read quest text out loud, with voices." },
        { by: "lark", at: "4:21 PM", text: "All the voices?" },
        {
          by: "nell",
          at: "4:22 PM",
          text: "The ferryman has a cold and the owl is my landlord.",
          reactions: [{ emoji: "owl", by: ["Søren"], more: 2 }],
        },
        { by: "otto", at: "8:09 PM", text: "I will stand under the mill and see what happens." },
        { by: "hiro", at: "8:11 PM", text: "Please do not. We need the mill." },
        {
          by: "soren",
          at: "9:02 PM",
          key: "plan",
          text: "Plan:\n- 19:30 meet at the landing\n- 19:45 light the three quay lamps\n- 20:30 soup\n- 21:00 the bell",
          file: { name: "coop_route.png", size: "640 KB" },
        },
      ],
    ],
    [
      TODAY,
      [
        { by: "lark", at: "9:35 AM", text: "Soup is in the plan. I trust this plan." },
        { by: "bex", at: "9:41 AM", text: "I will race the soup." },
      ],
    ],
  ]),
  conversation("thread/koi", [
    [
      YESTERDAY,
      [
        { by: "wren", at: "10:12 AM", text: "Post your koi. Paper, real, imagined." },
        { by: "gwen", at: "10:30 AM", text: "The pond behind the tea house has one called Colonel." },
      ],
    ],
  ]),
  conversation("thread/mapfans", [
    [
      YESTERDAY,
      [
        {
          by: "hiro",
          at: "3:00 PM",
          text: "My valley, all lamps lit, one rude shape by the river. It was not on purpose.",
        },
        { by: "ayo", at: "3:04 PM", text: "The kit does not judge. I do." },
      ],
    ],
  ]),
  conversation("thread/patch", [
    [
      "May 12, 2026",
      [
        {
          by: "priya",
          at: "10:03 AM",
          text: "**Lamps** remember who lit them, also across saves.\n**Ferry** waits for 90 seconds.\n**Rain** is wetter.\n**Fixed** 61 bugs, of which Otto found 40.",
        },
        { by: "otto", at: "10:09 AM", text: "41." },
      ],
    ],
  ]),
  conversation("thread/lore", [
    [
      YESTERDAY,
      [
        {
          by: "quill",
          at: "10:16 PM",
          text: "1: every lamp has a number. 2: the numbers are map squares. 3: nobody has ever seen square 41.",
        },
        { by: "lark", at: "10:25 PM", text: "Bex has, at 41:07. Coincidence?" },
      ],
    ],
  ]),
  conversation("thread/boots", [
    [
      TODAY,
      [
        {
          by: "joss",
          at: "9:25 AM",
          text: "Steps: sleep in the barn, wake up bootless, reload. Still bootless. Build 0.9.4.",
        },
        { by: "sully", at: "9:30 AM", text: "Confirmed, and the owl wears them. Fix is in review." },
      ],
    ],
  ]),
  conversation("thread/rainup", [
    [
      TODAY,
      [
        { by: "otto", at: "8:58 AM", text: "Stand under the mill, open map, close map. Two seconds of heavenly rain." },
        { by: "dario", at: "9:05 AM", text: "Fixed in 0.9.5. I kept a recording." },
      ],
    ],
  ]),
  conversation("thread/ferry6", [
    [
      TODAY,
      [
        { by: "hiro", at: "9:02 AM", text: "Every minute below ten loses its zero." },
        { by: "ayo", at: "9:04 AM", text: "Padding restored." },
      ],
    ],
  ]),
  conversation("thread/grid", [
    [
      TODAY,
      [
        { by: "nell", at: "8:06 AM", text: "Square frame, thirds on, save: the thirds are in the file." },
        { by: "sully", at: "8:20 AM", text: "Seen. Only square, only thirds." },
      ],
    ],
  ]),
  conversation("thread/backflip", [
    [YESTERDAY, [{ by: "otto", at: "6:41 PM", text: "Four of five tries. The fifth was a sideflip." }]],
  ]),
  conversation("thread/save", [
    [YESTERDAY, [{ by: "lark", at: "2:00 PM", text: "Host is amber, guest is amber too, guest is sad." }]],
  ]),
  conversation("thread/subtitle", [
    [
      "May 12, 2026",
      [{ by: "paz", at: "11:20 AM", text: "Spanish lines are longer, so they sit on the compass from 140 % up." }],
    ],
  ]),
  conversation("thread/kettle", [
    ["May 12, 2026", [{ by: "felix", at: "9:00 AM", text: "I hear it from the lighthouse. That is four streets." }]],
  ]),
  conversation("thread/ladder2", [
    ["May 11, 2026", [{ by: "soren", at: "8:00 PM", text: "Third landing, camera goes outside and enjoys the view." }]],
  ]),
  conversation("thread/moths", [
    ["May 10, 2026", [{ by: "quill", at: "9:10 PM", text: "They circle the dark lamp. It is sad, but is it lore?" }]],
  ]),
  conversation("thread/remap", [
    ["May 9, 2026", [{ by: "marek", at: "5:00 PM", text: "Left trigger resets to *wave* on every start." }]],
  ]),
  conversation("thread/credits", [
    ["May 7, 2026", [{ by: "owen", at: "1:00 PM", text: "I liked it, but twice is twice." }]],
  ]),
  conversation("thread/zoas", [[TODAY, [{ by: "koa", at: "8:50 AM", text: "Five euros or a snail." }]]]),
  conversation("thread/duncan", [
    [TODAY, [{ by: "koa", at: "8:51 AM", text: "Closes when looked at. Opens for jazz." }]],
  ]),
  conversation("thread/sand", [
    [YESTERDAY, [{ by: "delphine", at: "6:40 PM", text: "For a nano tank, dogs excluded." }]],
  ]),
  conversation("thread/country", [
    [
      YESTERDAY,
      [{ by: "salma", at: "5:00 PM", text: "900 g type 65, 100 g rye, 780 g water, 20 g salt, 200 g levain." }],
    ],
  ]),
  conversation("thread/rye", [
    [
      "May 12, 2026",
      [{ by: "bruno", at: "6:00 AM", text: "Scald half of the flour. Wait a day. Slice on the third." }],
    ],
  ]),
  conversation("thread/buns", [
    ["May 10, 2026", [{ by: "lena", at: "8:00 AM", text: "Crush the pods yourself, the powder tastes of cupboards." }]],
  ]),
  conversation("thread/essay1", [[TODAY, [{ by: "mo", at: "12:50 AM", text: "Part two is weak and so am I." }]]]),
  conversation("thread/essay2", [
    [YESTERDAY, [{ by: "uma", at: "11:00 PM", text: "The honey was delicious and non-linear." }]],
  ]),
];

// Conversations of the servers one visits now and then.
import { conversation, TODAY, YESTERDAY } from "./compose";

export const smallServerTalk = [
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

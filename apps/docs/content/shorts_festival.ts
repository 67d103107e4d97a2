// The shorter documents of the festival.
import type { Doc } from "./types";
import { bullets, checks, type Draft, doc, figure, h1, h2, numbers, p, tab, table, title } from "./writing";

export const short = (key: string, ...pages: (Draft | Draft[])[][]): Doc => doc(key, tab(key, "Tab 1", pages));

export const FESTIVAL_SHORTS: readonly Doc[] = [
  short("lantern-risk", [
    title("Lantern parade risk assessment"),
    p("Checked by Kit Farrant on 12 May 2026. To be read aloud to the stewards at 20:45 on the evening."),
    table(
      "lr-table",
      "Risks",
      [190, 90, 250, 126],
      [
        "What could happen | How likely | What we do | Who",
        "Open flame near straw | Low | Candles only in glass, torches refused | Stewards",
        "Crush at the slip gate | Medium | One way, gate opened to 4 metres | Emil Kask",
        "Child falls into the basin | Low | Barriers, two safety boats, lights on | Bram Oosterhuis",
        "Lost children | High | Wrist bands, blue flags, museum desk | Juno Albright",
      ],
    ),
    h2("lr-stop", "When we stop"),
    p("Wind above 40 km/h at the mast, or the word of either first-aid post. The parade then ends at the museum."),
  ]),
  short("stage-times", [
    title("Stage times, both days"),
    p("All times include ten minutes for the change. Sound checks are before 09:00."),
    table(
      "st-sat",
      "Saturday on stage",
      [110, 330, 216],
      [
        "Saturday | Who | Needs",
        "11:30 | Shanty choirs, first round | Six microphones",
        "14:00 | The Bollard Brothers | Piano",
        "17:00 | Silver band of Tidewell | 28 chairs",
        "20:00 | Harbour ceilidh with Marram Grass | Caller’s headset",
      ],
    ),
    figure("poster", "Poster of the stage", "music", "music:guitar:stage", {
      width: 330,
      height: 230,
      wrap: "front",
      x: 430,
      y: 236,
    }),
    table(
      "st-sun",
      "Sunday on stage",
      [110, 330, 216],
      [
        "Sunday | Who | Needs",
        "11:00 | School choirs | Risers",
        "13:30 | Lighthouse Trio | Piano",
        "16:30 | Farewell to the ship, silver band | On the quay",
      ],
    ),
  ]),
  short("press-release", [
    title("The tall ship returns"),
    p("For release on 18 May 2026. Contact: Hana Novak, Tidewell Harbour Trust."),
    p(
      "The brigantine _Corncrake_ comes to Tidewell for the first time in nine years. She lies at the west berth from Friday evening to Sunday afternoon and may be boarded free of charge.",
    ),
    figure("pr-ship", "The Corncrake off the pier head", "scene", "scene:lake:brigantine", { width: 500, height: 240 }),
    p(
      "“My grandmother waved to her from the fish market,” says Nadia Okoro, chair of the Trust. “Now we shall all be able to walk her deck.”",
    ),
    p("The Harbour Festival is on 30 and 31 May. Ferries run every half hour."),
  ]),
  short("stall-letter", [
    h1("sl-head", "Letter to stallholders"),
    p("Dear stallholder,"),
    p(
      "We are glad that you come to the Harbour Festival. Your pitch number is on the yellow card in this envelope. Please arrive by the Ropewalk gate between 06:30 and 08:30; after 09:00 no vehicle may stand on the quay.",
    ),
    ...bullets(
      "Bring your own extension cable, 25 metres.",
      "Gas bottles stand outside, on the water side.",
      "Cups are given out at pitch 14.",
    ),
    p("With kind regards, Freya Holm"),
  ]),
  short("schools", [
    h1("sc-head", "Schools day: routes and groups"),
    p(
      "Eleven classes come on Sunday morning. Each has a guide, a colour and a starting point, so that no two meet at the same place.",
    ),
    table(
      "sc-table",
      "Groups",
      [180, 110, 180, 186],
      [
        "School | Children | Starts at | Guide",
        "Chapel Street | 54 | Net loft | Juno Albright",
        "Ropewalk Primary | 48 | Slipway | Gus Penrose",
        "St Brannock’s | 61 | Museum | Lotte Brandt",
        "Saltwick | 39 | Fish market | Freya Holm",
      ],
    ),
    h2("sc-gigs", "The gigs"),
    p("The race of the schools’ gigs begins at 11:00. Life-jackets are fitted in the boatyard from 10:15."),
  ]),
  short("tide-notes", [
    h1("tn-head", "Tide notes for the rowing races"),
    p("Heights in metres above the sill, for the pier head. Add twenty minutes for the slipway."),
    table(
      "tn-table",
      "Tides",
      [170, 120, 120, 120, 126],
      [
        "Day | High | Height | Low | Height",
        "Friday 29 May | 11:22 | 5.1 | 17:31 | 1.2",
        "Saturday 30 May | 12:06 | 5.3 | 18:14 | 1.0",
        "Sunday 31 May | 12:47 | 5.4 | 18:55 | 0.9",
      ],
    ),
    ...bullets(
      "No start within an hour of low water.",
      "The set at the pier head is strongest two hours after high water.",
      "Fog: no races if the buoy cannot be seen from the office.",
    ),
  ]),
  short("menu-crew", [
    title("Crew supper menu"),
    p("Sunday at 20:00 in the boatyard, for about 120."),
    ...bullets(
      "Fish soup with saffron and fennel",
      "Bean stew, without meat",
      "Barley bread from Two Herons",
      "Rhubarb with custard",
    ),
    p("Nuts: only in the bread, and on a table of their own. Tell Freya about anything else by Thursday."),
  ]),
  short("signage", [
    title("Signs and banners, final wording"),
    p("Two wordings each, for before and after 15:00."),
    ...numbers(
      "Tall ship – this way, about 40 minutes",
      "Ferry – keep left along the wall",
      "Quiet room – in the museum, ground floor",
      "No vehicles until 18:45",
    ),
    p("Letters at least 9 cm high, dark on light. Nothing in capitals only, says Perla."),
  ]),
  short("radio-plan", [
    h1("rp-head", "Radio channels and call signs"),
    table(
      "rp-table",
      "Channels",
      [110, 220, 326],
      [
        "Channel | For | Call sign",
        "1 | First aid | Gannet",
        "2 | Site and build | Puffin",
        "3 | Control, lost property, questions | Tern",
        "4 | Stalls and food | Eider",
        "12 | Water | Cormorant",
      ],
    ),
    p(
      "Say who you call first, who you are second. Keep it short. Found things are reported on channel 3 with their place.",
    ),
  ]),
  short("thank-you", [
    h1("ty-head", "Thank you"),
    p("Dear …,"),
    p(
      "You stood at the … for … hours, in sun and in wind. Without you the festival would have been a crowd on a quay. We hope that your feet have recovered.",
    ),
    p("There is soup on 11 June in the net loft, and we should like to see you there."),
    p("Devi Raman, for the Tidewell Harbour Trust"),
  ]),
  short("budget-notes", [
    h1("bn-head", "Notes on the budget"),
    p("What is behind the lines of the plan, for those who sign bills."),
    table(
      "bn-table",
      "Notes",
      [200, 456],
      [
        "Line | Note",
        "Site, power, water | Generators 6,100; matting is new this year",
        "Stage and sound | Half is paid on the day",
        "Safety and first aid | The ambulance is billed by the hour",
        "Print and signs | Nearly spent; no second print run",
      ],
    ),
    p("Celia signs up to 500 pounds alone, above that with Nadia."),
  ]),
  short("rope-workshop", [
    title("Rope workshop, plan for children"),
    p("Forty minutes, twelve children at a time, two grown-ups."),
    figure("rw-picture", "The rope walk in the net loft", "workshop", "workshop:rope", { width: 380, height: 200 }),
    ...bullets(
      "Twist two yarns and let them find each other.",
      "Tie a bowline with the rabbit and the tree.",
      "Make a bracelet to take home.",
    ),
  ]),
  short("ferry-talks", [
    h1("ft-head", "Talks with the ferry company"),
    ...bullets(
      "Half-hourly boats are agreed for both days.",
      "The last boat waits for the end of the parade, at most until 23:20.",
      "They want a second ramp; Bram is asking for a price.",
    ),
    p("Next call on 19 May with their traffic office."),
  ]),
  short("lessons-2025", [
    h1("ll-good", "What went well"),
    ...bullets("The control room upstairs, with a window.", "Yellow cards for stallholders.", "Two kinds of soup."),
    h1("ll-bad", "What did not"),
    ...bullets("Two queues on one quay.", "Generators too close to the choir.", "Nobody knew the code word on Sunday."),
    h1("ll-next", "What to change"),
    ...checks(
      "x Board the ship from the west",
      "x Move the generators behind the ice house",
      "A new code word, told at the morning round",
    ),
  ]),
  short("sea-shanty", [
    title("Songbook for the shanty evening"),
    p("Own words to old tunes; the caller sings the first line."),
    p(
      "Haul her up by the morning light, / mind your hands and hold on tight, / salt in the rope and tar on the knee, / haul her home to Tidewell quay.",
      { italic: true },
    ),
    p(
      "Oh the bell it rings for the ebbing tide, / ring, my bell, ring low, / and the fishwives stand by the harbour side, / ring, my bell, and go.",
      { italic: true },
    ),
  ]),
];

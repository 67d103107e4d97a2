// The shorter documents of the Trust, its slipway and its archive.
import { short } from "./shorts_festival";
import type { Doc } from "./types";
import { bullets, checks, figure, h1, h2, numbers, p, subtitle, table, title } from "./writing";

export const TRUST_SHORTS: readonly Doc[] = [
  short(
    "insurance",
    [
      h1("in-head", "Quay insurance schedule"),
      p("Policy TH 4471, from 1 April 2026 to 31 March 2027. This schedule replaces that of 2025."),
      table(
        "in-covered",
        "What is covered",
        [250, 180, 226],
        [
          "Property | Sum insured | Excess",
          "East quay and steps | 1,850,000 | 5,000",
          "West berth | 940,000 | 5,000",
          "Net loft, as tenant | 310,000 | 1,000",
          "Pontoons, six | 96,000 | 500",
        ],
      ),
      h2("in-events", "Events"),
      p(
        "Public events of up to 15,000 visitors in two days are covered if the site engineer has signed the structures. Fire-works are not covered.",
      ),
    ],
    [
      h2("in-claims", "Claims"),
      ...numbers(
        "Tell the broker within three days.",
        "Photograph the damage before anything is moved.",
        "Keep what is broken until the assessor has seen it.",
      ),
      p("Broker: Quillan & Rook, 14 Chapel Street."),
    ],
  ),
  short("access-audit", [
    title("Access audit of the east quay"),
    p("Walked on 28 April with two wheelchair users and a guide dog."),
    figure("aa-quay", "The east quay from the steps", "scene", "scene:lake:quay", { width: 420, height: 200 }),
    ...bullets(
      "Kerb at the ice house: 7 cm, needs a ramp.",
      "Cobbles before the museum: passable, slow.",
      "No handrail on the lower eight steps.",
      "Benches: three, all without arms.",
    ),
  ]),
  short("my-week", [
    h1("mw-head", "This week"),
    ...checks(
      "x Version 7 of the plan to all leads",
      "Call the laboratory about the water samples",
      "Note to the neighbours",
      "x Order the green flags",
      "Ask Hana for the cover",
    ),
    h1("mw-next", "Next week"),
    ...checks("Walk the site with Emil and Perla", "Rehearse the evening decision", "Buy soup bowls"),
  ]),
  short("crane-quote", [
    h1("cq-head", "Crane hire: three quotes compared"),
    table(
      "cq-table",
      "Quotes",
      [200, 130, 150, 176],
      [
        "Company | Per day | Delivery | Together, 12 days",
        "Harrow Lifting | 890 | 600 | 11,280",
        "Penhallow Hire | 940 | 350 | 11,630",
        "Stagg & Daughters | 810 | 1,450 | 11,170",
      ],
    ),
    p("Stagg is cheapest but comes by road over the weak bridge. I recommend Harrow."),
  ]),
  short("oak-order", [
    h1("oo-head", "Oak order for the cradle"),
    p("To Bracken Sawmill. We order green oak, heart wood, free of sap at the lower edge, as agreed on the telephone."),
    table(
      "oo-table",
      "Timber",
      [240, 130, 140, 146],
      [
        "Piece | Section | Length | Number",
        "Sill beam | 350 × 350 | 6.2 m | 10",
        "Cradle runner | 250 × 300 | 5.0 m | 8",
        "Cross beam | 250 × 250 | 3.6 m | 14",
      ],
    ),
    p("Delivery by barge, at high water. Gus Penrose, foreman."),
  ]),
  short("oral-history", [
    title("Oral history: the net menders"),
    subtitle("Recorded in the loft, March 2026"),
    figure("oh-loft", "The net loft, about 1950", "interior", "interior:loft", { width: 420, height: 210 }),
    p(
      "“You did not look at your hands. You looked out of the window and talked, and the mesh came out right.” Four women, the youngest of them 81, tell how the nets of the whole coast were mended on the upper floor.",
    ),
    p("The recordings are 3 hours 40 minutes long and are kept in the archive under TH-OH-26."),
  ]),
  short("trustees-pack", [
    h1("tp-head", "Trustees’ pack, spring"),
    p(
      "For the meeting of 6 May. Please read the pages on the slipway before, the others may be looked at in the meeting.",
    ),
    h2("tp-figures", "Figures in short"),
    table(
      "tp-table",
      "In short",
      [256, 200, 200],
      [
        "What | This spring | Last spring",
        "Visitors to the museum | 6,210 | 5,870",
        "Vessels hauled | 9 | 7",
        "Friends of the slipway | 412 | 388",
      ],
    ),
    p("The lease of the net loft runs out in December; Mateo has the draft."),
  ]),
  short("lease", [
    h1("le-head", "Net loft lease, marked up"),
    p("Between the owners of Ropewalk Hill and the Tidewell Harbour Trust. Changes by Mateo Ruiz."),
    ...numbers(
      "The term is ten years, with a break after five on six months’ notice.",
      "The rent is 9,600 pounds a year and is looked at once, after five years.",
      "The outer stair is the owner’s to repair.",
      "The tenant may let the upper floor for events on twenty days a year.",
    ),
  ]),
  short("newsletter-spring", [
    title("Spring newsletter"),
    figure("ns-picture", "Terns over the breakwater", "scene", "scene:lake:terns", { width: 480, height: 200 }),
    p(
      "The terns are back, the _Marten_ is afloat, and the lectures were full to the stairs. In this letter: what the diver saw beneath the slipway, a recipe for rhubarb, and how to become a friend.",
    ),
    p("The museum is open from Tuesday to Sunday. Children come free with a grown-up who can tie a bowline."),
  ]),
  short("diver-survey", [
    h1("ds-head", "Diver’s survey of the sill"),
    p("Dived on 22 April at slack water, visibility two metres."),
    figure("ds-drawing", "Section of the sill", "chart", "chart:bar:sill", { width: 380, height: 190 }),
    ...bullets(
      "Beams 1 to 4: sound.",
      "Beams 5 to 9: shipworm to a third of the depth.",
      "Beam 10: split along the bolt.",
    ),
  ]),
  short("bell-story", [
    title("The harbour bell: a short history"),
    figure("bs-bell", "The bell on its post", "product", "product:clock:bell", { width: 260, height: 200 }),
    p(
      "The bell was cast in 1764 for a church that was never built. It hung in three inns before it came to the quay, where it has called the fog since 1802.",
    ),
    p(
      "It cracked in the frost of 1895 and was welded by a boilermaker who asked for no money but a place in the choir.",
    ),
  ]),
  short("winter-lecture", [
    title("Winter lectures, speakers’ notes"),
    p("Six evenings, always Thursday, always with tea at half time."),
    ...bullets(
      "January: wreckers, and why there were none.",
      "February: the winch of 1908.",
      "March: what gulls know.",
    ),
    h2("wl-next", "For next year"),
    p("Ask the diver. Ask the women of the loft. Bring more chairs."),
  ]),
  short("paint-scheme", [
    h1("ps-head", "Paint scheme for the pilot cutter"),
    figure("ps-boat", "The Marten on the slip", "scene", "scene:lake:cutter", { width: 420, height: 200 }),
    table(
      "ps-table",
      "Colours",
      [220, 220, 216],
      [
        "Part | Colour | Coats",
        "Topsides | Black | Three",
        "Rail | Oxide red | Two",
        "Deck house | Cream | Three",
        "Spars | Oil only | Four",
      ],
    ),
  ]),
  short("donor-list", [
    h1("dl-head", "Letter to friends of the slipway"),
    p("Dear friends,"),
    p(
      "With your help the winch house has a roof again. The next step is the sill, which lies beneath the water and is seen by nobody but the diver and the crabs. It needs you all the more.",
    ),
    p("A metre of oak costs 310 pounds. Half a metre is welcome too."),
    p("Oskar Lind"),
  ]),
  short("storm-report", [
    h1("sr-head", "Storm of 9 January: damage report"),
    figure("sr-picture", "The pier head at high water", "scene", "scene:lake:storm", { width: 460, height: 220 }),
    p("Gusts of 131 km/h at 04:40, with high water forty minutes later. Nobody was hurt."),
    table(
      "sr-table",
      "Damage",
      [256, 200, 200],
      [
        "Where | What | Cost",
        "Pier head | Lamp and rail lost | 4,200",
        "Pontoon 3 | Torn from its chain | 2,850",
        "Net loft | 60 slates | 1,900",
      ],
    ),
  ]),
];

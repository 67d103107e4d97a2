// The operations plan of the festival: the document with most in it.
import { bullets, checks, doc, figure, h1, h2, numbers, p, rule, subtitle, tab, table, title } from "./writing";

const main = tab("plan", "Plan", [
  [
    title("Harbour Festival 2026"),
    subtitle("Operations plan · version 7 · Saturday 30 and Sunday 31 May"),
    p("[[person:ines:top]]  [[date:start]]  [[status:plan]]"),
    rule("plan-rule"),
    h1("summary", "Summary"),
    p(
      "The festival fills the inner harbour for two days, from the fish market to the old slipway. We expect **14,000 visitors**, of whom about a third arrive by the morning ferries. This plan says who does what, where and when; the {c-version|printed copy in the harbour office} is the one that counts on the day.",
    ),
    p(
      "Last year the east quay was closed twice because the queue for the tall ship met the queue for the ferry. The changes that follow from this are in [[heading:visitors]]; everything else is as in 2025 unless a sentence says otherwise.",
    ),
    ...bullets(
      "Gates open at 09:30 on both days; music ends at 22:45 on Saturday and at 18:00 on Sunday.",
      "High water is at 12:06 on Saturday and at 12:47 on Sunday, see [[file:tides]].",
      "The {+s-control|festival control room} {-s-control|control point} is on the first floor of the net loft and is staffed from 07:00.",
    ),
    h2("team", "Who leads what"),
    table(
      "plan-leads",
      "Leads",
      [150, 180, 130, 196],
      [
        "Area | Lead | Radio | From – until",
        "Site and build | [[person:emil:leads]] | Channel 2 | Thu 08:00 – Mon 14:00",
        "Water | [[person:bram:leads]] | Channel 12 | Sat 06:00 – Sun 20:00",
        "Stalls and food | [[person:freya:leads]] | Channel 4 | Fri 12:00 – Sun 21:00",
        "Stage and sound | [[person:idris:leads]] | Channel 5 | Fri 09:00 – Sun 20:00",
        "First aid | [[person:kit:leads]] | Channel 1 | Sat 09:00 – Sun 19:00",
      ],
    ),
  ],
  [
    h1("site", "Site and build"),
    p(
      "The site is laid out in four zones. Zone A is the market quay, zone B the basin with its pontoons, zone C the slipway field and zone D the car parks on Ropewalk Hill. The level path between them was measured again after the storm of 9 January.",
    ),
    figure("plan-map", "Map of the level path", "map", "map:harbour:tidewell", {
      width: 560,
      height: 250,
      caption: "Figure 1. The level path from the ferry steps to the slipway field",
    }),
    h2("power", "Power and water"),
    p(
      "Two generators of 100 kVA stand behind the ice house. Zone C is fed from the boatyard by a {c-cable|buried cable of 160 metres}, which must be covered by matting at the slip gate. Drinking water comes from the three standpipes and is tested on Friday by [[person:emil:power]].",
    ),
    ...checks(
      "x Generators ordered from Penhallow Hire",
      "x Cable route agreed with the boatyard",
      "Matting for the slip gate, 24 square metres",
      "Water samples to the laboratory by Friday noon",
      "Spare fuel locked in the boatyard’s store",
    ),
    h2("marquee", "The marquee"),
    p(
      "The marquee of 12 by 30 metres goes up on Thursday. Wind above {+s-wind|45}{-s-wind|55} km/h stops the build; above 70 km/h the marquee is cleared. The reading is taken at the mast of the harbour office, not from a telephone.",
    ),
  ],
  [
    h1("visitors", "Visitors and queues"),
    p(
      "Two queues met last year on the east quay. This year the tall ship boards from the west side only, and the {c-queue|ferry queue is turned along the net loft wall}. Stewards carry the signs [[file:signs]] and change them at 11:00 and 15:00.",
    ),
    h2("arrivals", "Arrivals"),
    table(
      "plan-arrivals",
      "Arrivals by hour",
      [120, 120, 120, 140, 156],
      [
        "Hour | Ferry | On foot | Park and ride | Together",
        "09 – 10 | 620 | 240 | 310 | 1,170",
        "10 – 11 | 840 | 390 | 460 | 1,690",
        "11 – 12 | 710 | 520 | 540 | 1,770",
        "12 – 13 | 380 | 460 | 410 | 1,250",
        "13 – 14 | 450 | 410 | 350 | 1,210",
      ],
    ),
    h2("parking", "Parking"),
    p(
      "Ropewalk Hill takes 640 cars, the school field another 210 on Saturday only. Cars are led in from the north so that Chapel Street stays free for the ambulance. Blue-badge spaces are beside the fish market; [[person:perla:parking]] has the list of reservations.",
    ),
    h2("access", "Access"),
    p(
      "A level path of 1.5 metres is kept open from the ferry steps to the slipway field. The quiet room is on the ground floor of the museum, with a {c-quiet|second door to the garden}. Large-print programmes and a sign-language guide are at the information tent.",
    ),
    ...bullets(
      "Wheelchair platform at the stage, six places, booked by telephone.",
      "Two adapted toilets in zone A, one in zone C.",
      "Boat trips: the launch Petrel has a hoist, the others have not.",
    ),
  ],
  [
    h1("water", "On the water"),
    p(
      "The basin is closed to private traffic from 10:00 to 17:00 on both days. The safety boat lies at the steps below the harbour office. Rowing races are started only with the consent of [[person:bram:water]]; his word is final in wind, fog and swell.",
    ),
    figure("plan-regatta", "Skiffs at the start", "scene", "scene:lake:regatta", {
      width: 420,
      height: 210,
      caption: "Figure 2. The start off the pier head, 2025",
    }),
    h2("races", "Races"),
    ...numbers(
      "Coastal skiffs, heats from 10:30, final at 15:15 on Saturday.",
      "Schools’ gigs, 11:00 on Sunday, see [[file:schools]].",
      "The tug of war between the lifeboat and the fishermen, 16:00 on Sunday.",
    ),
    h2("tallship", "The tall ship"),
    p(
      "The brigantine _Corncrake_ comes in on Friday’s evening tide and lies at the west berth. Boarding is free, at most 90 people at once. She sails on Sunday at 17:30 with the band on the quay; the {+s-rope|rope party} is led by [[person:gus:ship]].",
    ),
    p(
      "Her master asks for fresh water, eight tonnes, and for {c-pilot|a pilot at both tides}. The harbour dues are waived by the board’s decision of [[date:board]].",
    ),
  ],
  [
    h1("programme", "Programme"),
    p(
      "The full programme is printed from [[file:stage]]. What follows are the hours that touch the operations: when crowds gather, when they move and when the quay must be cleared.",
    ),
    h2("saturday", "Saturday 30 May"),
    table(
      "plan-saturday",
      "Saturday",
      [96, 250, 150, 160],
      [
        "Time | What | Where | Lead",
        "10:00 | Opening by the harbour bell | Zone A | Nadia Okoro",
        "11:30 | Shanty choirs, first round | Stage | Idris Bello",
        "13:00 | Rope workshop for children | Net loft | Juno Albright",
        "15:15 | Final of the coastal skiffs | Pier head | Bram Oosterhuis",
        "21:30 | Lantern parade | Quay to slipway | Kit Farrant",
      ],
    ),
    h2("sunday", "Sunday 31 May"),
    table(
      "plan-sunday",
      "Sunday",
      [96, 250, 150, 160],
      [
        "Time | What | Where | Lead",
        "10:30 | Blessing of the boats | West berth | Nadia Okoro",
        "12:00 | Oyster tasting | Zone A | Freya Holm",
        "14:00 | Boatbuilders’ demonstration | Slipway | Gus Penrose",
        "17:30 | The _Corncrake_ sails | West berth | Bram Oosterhuis",
      ],
    ),
    h2("lanterns", "The lantern parade"),
    p(
      "About 900 people walk with lanterns, most of them children. The route is one way. {c-lantern|Torches with an open flame are not allowed}; the risk assessment is [[file:lantern]]. The parade ends on the slipway field, where families are met at the blue flags.",
    ),
  ],
  [
    h1("safety", "Safety"),
    p(
      "First aid is at two posts, the fish market and the slipway field, with an ambulance at the lifeboat house. Every lead carries a card with the call signs. The code word for a lost child is known to stewards only and is changed each morning.",
    ),
    h2("stops", "Who may stop what"),
    ...bullets(
      "Anybody may stop anything that is about to hurt somebody.",
      "Races and boat trips: the harbour master.",
      "The marquee and the stage: the site engineer, on the wind reading.",
      "The whole festival: the chair, after speaking with the police and first aid.",
    ),
    h2("lost-children", "Lost children"),
    p(
      "Children are taken to the museum’s front desk by two stewards together. No name is called over the loudspeakers. {c-lost|The desk is staffed by Juno’s team} until the last child has been fetched, on Saturday after the parade at the earliest at 23:15.",
    ),
    h2("lost-property", "Lost property"),
    p(
      "Found things go into the green chest at the information tent and on Monday to the harbour office, where they are kept for six weeks. Telephones are switched off and bagged. The list is kept in [[file:lost]].",
    ),
    h2("weather", "Bad weather"),
    p(
      "The decision to move the evening indoors is taken on Saturday at 16:00 by the chair, the site engineer and the stage lead. The cards for the ferries and for the notice boards are ready in both wordings.",
    ),
  ],
  [
    h1("closing", "Closing and clearing"),
    p(
      "Stalls close at 18:00 on Sunday and no vehicle moves before 18:45. The basin is opened again when the last pontoon is checked. Waste is sorted at the ice house; the rowing club takes the deposit bottles.",
    ),
    ...numbers(
      "18:00 music ends, the stalls close.",
      "18:45 first vehicles, zone A before zone C.",
      "20:00 power off in zone C, except the boatyard.",
      "Monday 14:00 the field is handed back.",
    ),
    h2("money", "Money"),
    table(
      "plan-money",
      "Budget",
      [256, 130, 130, 140],
      [
        "Line | Planned | Spent | Left",
        "Site, power, water | 18,400 | 11,250 | 7,150",
        "Stage and sound | 9,600 | 4,800 | 4,800",
        "Safety and first aid | 5,200 | 1,900 | 3,300",
        "Print and signs | 3,100 | 2,640 | 460",
        "Together | 36,300 | 20,590 | 15,710",
      ],
    ),
    p(
      "Amounts are in pounds, without tax. The notes on each line are in [[file:budget]]; {c-money|bills go to Celia within a week}.",
    ),
    h2("after", "Afterwards"),
    p(
      "We meet on [[date:review]] in the net loft to write down what was learned, with soup. Thank-you letters are sent in the same week. The next plan begins as a copy of this one.",
    ),
  ],
]);

const stalls = tab("stalls", "Stallholders", [
  [
    title("Stallholders"),
    p(
      "The quay has forty-two pitches, numbered from the fish market. These eleven stalls have signed so far. Changes until [[date:stalls]] go to [[person:freya:stalls]].",
    ),
    h1("food-stalls", "Food and drink"),
    table(
      "stalls-food",
      "Food stalls",
      [70, 230, 170, 186],
      [
        "Pitch | Stall | Needs | Paid",
        "1 | Saltwick Smokehouse | 32 A, water | Yes",
        "2 | Two Herons Bakery | 16 A | Yes",
        "3 | The Oyster Barrow | Ice | Yes",
        "5 | Kelp & Barley | 16 A, water | Reminder sent",
        "6 | Fennel Kitchen | 32 A, water | Yes",
        "8 | Harbour Road Chips | 32 A | Yes",
      ],
    ),
    h1("craft-stalls", "Crafts"),
    table(
      "stalls-craft",
      "Craft stalls",
      [70, 230, 170, 186],
      [
        "Pitch | Stall | Needs | Paid",
        "21 | Knot & Splice | – | Yes",
        "22 | Linen from the Loft | 16 A | Yes",
        "24 | Tern Pottery | – | Reminder sent",
        "27 | Willow Creels | – | Yes",
        "30 | Brass & Compass | 16 A | Yes",
      ],
    ),
    h1("stall-rules", "Rules for stalls"),
    ...bullets(
      "No vehicle on the quay between 09:00 and 18:45.",
      "Gas bottles outside, on the water side, tied.",
      "Cups with deposit only; the cup tent is at pitch 14.",
    ),
  ],
]);

const pitches = tab(
  "pitches",
  "Pitch checks",
  [
    [
      title("Pitch checks"),
      p("To be ticked on Saturday between 08:00 and 09:15, by two people together."),
      ...checks(
        "Gas tied and outside",
        "Fire blanket within reach",
        "Cable covered where people walk",
        "Price list to be read from two metres",
        "Float counted and signed",
      ),
    ],
  ],
  { parent: "stalls" },
);

const contacts = tab("contacts", "Contacts", [
  [
    title("Contacts on the days"),
    p("For use by the team only; not to be printed with the programme."),
    table(
      "contacts-list",
      "Contacts",
      [200, 220, 236],
      [
        "Who | For what | Where to be found",
        "Ines Calder | Everything that has no lead | Control room",
        "Bram Oosterhuis | Water, wind, berths | Harbour office",
        "Kit Farrant | First aid, ambulance | Fish market post",
        "Juno Albright | Children, schools | Museum desk",
        "Hana Novak | Press, notices | Information tent",
      ],
    ),
  ],
]);

export const PLAN = doc("plan", main, stalls, pitches, contacts);

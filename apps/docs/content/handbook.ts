// The volunteers' handbook (pageless, with a wide rota), the grant application and the minutes.
import { bullets, checks, doc, figure, h1, h2, numbers, p, rule, subtitle, tab, table, title } from "./writing";

const ROTA = [
  "Post | Fri 29 May, 12–18 | Sat 30, 07–11 | Sat 30, 11–15 | Sat 30, 15–19 | Sat 30, 19–23 | Sun 31, 07–11 | Sun 31, 11–15 | Sun 31, 15–19 | Mon 1 Jun, 08–14",
  "Information tent | [[shift:info-1]] | [[shift:info-2]] | [[shift:info-3]] | [[shift:info-4]] | - | [[shift:info-6]] | [[shift:info-7]] | [[shift:info-8]] | -",
  "Ferry steps | - | [[shift:ferry-2]] | [[shift:ferry-3]] | [[shift:ferry-4]] | [[shift:ferry-5]] | [[shift:ferry-6]] | [[shift:ferry-7]] | [[shift:ferry-8]] | -",
  "Tall ship queue | - | [[shift:ship-2]] | [[shift:ship-3]] | [[shift:ship-4]] | - | [[shift:ship-6]] | [[shift:ship-7]] | - | -",
  "Children’s tent | - | - | [[shift:kids-3]] | [[shift:kids-4]] | [[shift:kids-5]] | - | [[shift:kids-7]] | [[shift:kids-8]] | -",
  "Car park | [[shift:cars-1]] | [[shift:cars-2]] | [[shift:cars-3]] | [[shift:cars-4]] | [[shift:cars-5]] | [[shift:cars-6]] | [[shift:cars-7]] | [[shift:cars-8]] | [[shift:cars-9]]",
  "Clearing | - | - | - | - | [[shift:clear-5]] | - | - | [[shift:clear-8]] | [[shift:clear-9]]",
];

export const HANDBOOK = doc(
  "handbook",
  tab(
    "handbook",
    "Handbook",
    [
      [
        title("Volunteer handbook"),
        subtitle("For everybody in a green jacket"),
        p(
          "Thank you for giving a day or more. This handbook says where to be, whom to ask and what to do when something goes wrong. Read the two pages about your post; nobody needs to know all of it.",
        ),
        h1("hb-arrive", "When you arrive"),
        ...numbers(
          "Sign in at the net loft, ground floor, with [[person:devi:hb]].",
          "Take a jacket, a whistle and the card with the call signs.",
          "Go to your post with the person who shows you.",
        ),
        h1("hb-rota", "Rota"),
        p(
          "Shifts are four hours. The table goes on to the right, up to Monday’s clearing. Swap only with somebody of the same post and tell {c-swap|Devi before noon on Thursday}.",
        ),
        table("hb-rota-table", "Rota", [150, 170, 170, 170, 170, 170, 170, 170, 170, 170], ROTA, { wide: true }),
        h1("hb-posts", "The posts"),
        h2("hb-info", "Information tent"),
        p(
          "You have programmes in two sizes, the tide tables and the lost property chest. Do not guess: if you do not know, call channel 3. The most frequent question is where the toilets are; the second is when the _Corncrake_ sails.",
        ),
        figure("hb-tent", "The information tent", "scene", "scene:lake:tent", { width: 520, height: 220 }),
        h2("hb-ferry", "Ferry steps"),
        p(
          "Keep the left half of the steps free for people getting off. At low water the lower eight steps are wet; send people with pushchairs to the ramp. Ferries are called by horn five minutes before they leave.",
        ),
        h2("hb-ship", "Tall ship queue"),
        p(
          "At most 90 people are on board. Count with the clicker, both in and out. If the queue passes the blue bollard, turn it along the museum wall and tell the control room.",
        ),
        h2("hb-kids", "Children’s tent"),
        p(
          "There are always two of you. Children are handed only to the adult whose band has the same number. Glue, scissors and needles are counted out and counted in again.",
        ),
        ...checks(
          "x First-aid box checked",
          "Numbers on bands and list agree",
          "Needles counted",
          "Tent closed with both zips",
        ),
        h2("hb-cars", "Car park"),
        p(
          "Fill the rows from the top. The third row stays empty until 10:30 for the coaches. Nobody drives against the arrows, not even the mayor.",
        ),
        h1("hb-wrong", "If something goes wrong"),
        ...bullets(
          "Somebody is hurt: channel 1, say where, stay there.",
          "A child is lost: channel 3, two of you walk to the museum.",
          "Fire: away from the water side, count your people at the blue flags.",
          "You feel unwell or need a break: say so. Nobody minds.",
        ),
        h1("hb-after", "Afterwards"),
        p(
          "Give back the jacket and the whistle. Supper for the crew is at 20:00 on Sunday in the boatyard, see [[file:crew]]. Write down what you would do otherwise next year: [[web:feedback]].",
        ),
      ],
    ],
    { pageless: true },
  ),
);

export const GRANT = doc(
  "grant",
  tab("grant", "Application", [
    [
      title("Restoration of the old slipway"),
      subtitle("Application to the Coastal Buildings Fund, second stage"),
      p("[[person:oskar:grant]]  [[date:grant]]  [[status:grant]]"),
      h1("g-need", "The need"),
      p(
        "The slipway of 1871 is the last on this coast on which wooden vessels of up to ninety tonnes can be hauled. Its lower rails stand in water at every tide and {+g-sill|the oak sill beneath them }has lost a third of its strength. Without repair it {-g-close|may have to}{+g-close|will} be closed by the winter of 2027.",
      ),
      p(
        "Eleven people work in the boatyard, four of them apprentices. In the past five years they have restored {-g-count|19}{+g-count|23} vessels, among them the pilot cutter _Marten_ and the {c-tern|lifeboat Arctic Tern}.",
      ),
      h1("g-work", "The work"),
      ...numbers(
        "Cofferdam and pumps for fourteen weeks, March to June 2027.",
        "New sill of green oak, 62 metres, see [[file:oak]].",
        "Rails lifted, straightened and laid on new chairs.",
        "The winch house roofed and the 1908 winch made to run again.",
      ),
      p(
        "The order follows the tides and the nesting of the terns. {c-tide|No pile is driven between 15 April and 31 July}, and the divers work at slack water only.",
      ),
    ],
    [
      h1("g-cost", "What it costs"),
      table(
        "g-costs",
        "Costs",
        [330, 160, 166],
        [
          "Part | Cost | Asked of the fund",
          "Cofferdam and pumps | 148,000 | 90,000",
          "Oak and ironwork | 96,500 | 60,000",
          "Labour of the yard | 121,000 | 70,000",
          "Survey and fees | 34,500 | 20,000",
          "Together | 400,000 | 240,000",
        ],
      ),
      p(
        "The Trust gives {-g-own|80,000}{+g-own|96,000} from its own reserve; {c-match|the county has promised the rest in writing}. Prices are those of March and include the crane, compared in [[file:crane]].",
      ),
      h1("g-people", "People and training"),
      p(
        "Two places for apprentices are added and kept for five years. {+g-open|On the first Sunday of every month the yard is open to visitors, and once the winch runs they may see it at work. }School groups come on Thursdays; last year there were thirty-one.",
      ),
      figure("g-winch", "The winch of 1908", "workshop", "workshop:winch", {
        width: 380,
        height: 210,
        caption: "The winch, seen from the loft",
      }),
    ],
    [
      h1("g-risk", "Risks"),
      ...bullets(
        "Weather: six weeks are held in reserve.",
        "Oak: two sawmills, neither depends on the other.",
        "Wildlife: the terns’ warden may stop the work {+g-day|on any day}.",
      ),
      h1("g-after", "After the work"),
      p(
        "The slipway earns its keep. A tenth of every hauling fee goes into a fund for the sill, which is inspected by a diver each spring. {c-report|A report with drawings is given to the county archive} in the year after.",
      ),
      h2("g-sign", "Signed for the Trust"),
      p("[[person:nadia:sign]]  chair      [[person:celia:sign]]  treasurer"),
    ],
  ]),
);

export const MINUTES = doc(
  "minutes",
  tab("minutes", "Minutes", [
    [
      h1("m-head", "Board minutes, 6 May 2026"),
      p("Net loft, 18:30 to 20:50. [[date:board-day]]"),
      h2("m-present", "Present"),
      p(
        "[[person:nadia:m]]  [[person:celia:m]]  [[person:mateo:m]]  [[person:bram:m]]  [[person:ines:m]]  [[person:lotte:m]]",
      ),
      p("Apologies: [[person:perla:m]]"),
      h2("m-last", "Minutes of the last meeting"),
      p("Read and approved with one correction: the crane was hired for eleven days, not ten."),
      h2("m-finance", "Finance"),
      p(
        "Celia showed the figures to the end of April. Income is 4 per cent above the plan because the winter lectures were full. {c-reserve|The reserve stands at 131,000 pounds}. The board took note and thanked her.",
      ),
      table(
        "m-figures",
        "Figures",
        [256, 130, 130, 140],
        [
          "To the end of April | Planned | Real | Difference",
          "Donations | 22,000 | 23,150 | 1,150",
          "Hauling fees | 41,000 | 40,200 | -800",
          "Lectures and tours | 8,500 | 11,010 | 2,510",
          "Together | 71,500 | 74,360 | 2,860",
        ],
      ),
      h2("m-slipway", "Slipway"),
      p(
        "Oskar’s second-stage application goes out on [[date:grant-out]]. The board agreed to raise its own share to 96,000 pounds. Mateo asked that the terns’ warden be named in the text.",
      ),
    ],
    [
      h2("m-festival", "Harbour Festival"),
      p(
        "Ines reported from the plan. The harbour dues of the _Corncrake_ are waived. Nobody spoke against the one-way lantern parade. The board asks for {c-noise|a note to the neighbours about noise}, to be delivered by 20 May.",
      ),
      h2("m-lease", "Lease of the net loft"),
      p(
        "The owner offers ten years with a break after five. Mateo has marked up the draft, see [[file:lease]]. The repair of the outer stair should be the owner’s.",
      ),
      h2("m-actions", "Actions"),
      ...checks(
        "x Celia: send the figures to all trustees",
        "Mateo: answer the owner about the stair",
        "Ines: note to the neighbours",
        "Bram: confirm the pilot for both tides",
        "x Lotte: minutes within a week",
      ),
      h2("m-next", "Next meeting"),
      p("[[date:board-next]] at 18:30 in the net loft. Nadia brings the cake."),
      rule("m-rule"),
      p("Taken down by Lotte Brandt.", { italic: true }),
    ],
  ]),
);

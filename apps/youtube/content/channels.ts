// Who makes the videos. "Today" of the whole content is Thursday, 14 May 2026.
import type { ArtKind } from "../../_kit";
import { linesOf } from "./lines";

export interface Channel {
  id: string;
  name: string;
  handle: string;
  subscribers: string;
  videos: number;
  verified: boolean;
  /** A face, or a picture as a logo. */
  face: "portrait" | ArtKind;
  seed: string;
  about: string;
  place: string;
  joined: string;
}

// id | name | subscribers | videos | verified | face | about | place | joined
const ROWS = `
slowclay | Slow Clay Studio | 1.24M | 312 | yes | portrait | Wheel throwing, glazing and kiln days from a small studio by the canal. | Ghent | 9 Mar 2016
railnotes | Rail Notes | 684K | 428 | yes | vehicle | Sleeper trains, branch lines and timetables nobody asked about. | Leeds | 2 Jun 2014
maplekitchen | Maple & Miso | 2.1M | 540 | yes | food | Weeknight cooking where two pantries meet. | Toronto | 14 Jan 2013
orbitdesk | Orbit Desk | 3.4M | 268 | yes | space | Space science, explained at a desk, with a pencil. | Leiden | 22 Aug 2012
bramblefarm | Bramble Hollow Farm | 412K | 196 | no | scene | Eleven acres, six goats, one stubborn tractor. | Powys | 3 Apr 2018
pixelpost | Pixel Postman | 958K | 731 | yes | game | Long reviews of short games. | Malmö | 19 Nov 2015
tinatypes | Tina Types | 276K | 143 | no | portrait | Keyboards, letterforms and the sound of both. | Porto | 7 Feb 2019
northlight | North Light Photo | 1.02M | 389 | yes | product | Film, digital and everything that leaks light. | Tromsø | 30 Sep 2014
benchwork | Benchwork with Ike | 1.7M | 451 | yes | workshop | Furniture from offcuts, mistakes included. | Asheville | 11 May 2013
hollowpines | Hollow Pines | 533K | 88 | yes | music | Live sessions recorded in one take, in one room. | Bergen | 26 Oct 2017
citywalker | The City Walker | 2.8M | 917 | yes | city | Uncut walks through cities at every hour. | Osaka | 1 Jul 2015
paperplanes | Paper Planes Podcast | 347K | 204 | yes | portrait | Two hosts, one guest, no small talk. | Dublin | 5 Sep 2018
fermentlab | Ferment Lab | 189K | 97 | no | food | Jars, salt and patience. | Aarhus | 17 Mar 2020
quietmiles | Quiet Miles | 721K | 263 | yes | sport | Running slowly in beautiful places. | Innsbruck | 28 Dec 2016
codebreakfast | Code & Breakfast | 894K | 612 | yes | screen | One small program before nine o'clock. | Pune | 4 Apr 2014
littlemaps | Little Maps | 1.5M | 154 | yes | map | Why borders, rivers and bus routes look the way they do. | Lyon | 13 Jun 2016
petparlour | The Pet Parlour | 4.2M | 1240 | yes | pet | Rescue animals and their opinions. | Adelaide | 8 Aug 2011
gardenhour | Garden Hour | 638K | 377 | yes | product | What to do outside this week. | Utrecht | 21 Mar 2013
synthcellar | Synth Cellar | 205K | 176 | no | music | Patches, repairs and late night jams. | Leipzig | 16 Nov 2017
dailyledger | The Daily Ledger | 5.6M | 8412 | yes | chart | News and explainers, every hour. | London | 12 Feb 2010
harbourfc | Harbour City FC | 1.9M | 2306 | yes | sport | The official channel of the Dockers. | Harbour City | 30 Jul 2011
mossandstone | Moss & Stone | 452K | 121 | yes | interior | Small houses, careful repairs. | Kyoto | 24 Jan 2018
lenaskates | Lena on Wheels | 318K | 240 | no | portrait | Roller skating, bruises, bearings. | Valencia | 19 May 2019
deepcuts | Deep Cuts Vinyl | 167K | 305 | no | cover | Records that fell behind the shelf. | Glasgow | 2 Nov 2016
atlasofsound | Atlas of Sound | 776K | 132 | yes | abstract | How instruments work and who plays them. | Bamako | 10 Oct 2015
hobbyhangar | Hobby Hangar | 540K | 488 | yes | vehicle | Model aircraft from box to sky. | Brno | 6 Jun 2012
minutephysics | Napkin Physics | 2.6M | 342 | yes | space | Ideas that fit on a napkin. | Montréal | 15 Sep 2011
rosabakes | Rosa Bakes Late | 1.1M | 281 | yes | portrait | Bread and cakes after midnight. | Seville | 27 Apr 2016
tidepool | Tidepool Diaries | 394K | 109 | no | pet | What lives between the waves. | Hobart | 3 Dec 2017
bikeshed | The Bike Shed | 867K | 520 | yes | product | Repairs, rides and real opinions about tyres. | Ljubljana | 18 Feb 2014
nightbus | Night Bus Radio | 231K | 64 | no | city | Ambient rides and soft voices. | Lisbon | 9 Oct 2020
chalkline | Chalkline Climbing | 489K | 318 | yes | sport | Technique, not strength. | Sheffield | 22 Mar 2015
oldscreens | Old Screens | 613K | 227 | yes | screen | Computers that still boot. | Eindhoven | 14 Jul 2013
wildmargins | Wild Margins | 1.3M | 166 | yes | scene | Nature films from the edge of town. | Vancouver | 29 Jan 2015
mathsbench | Maths on a Bench | 702K | 255 | yes | chart | One proof, one park bench. | Zürich | 1 Mar 2017
studiofive | Studio Five Design | 368K | 139 | no | abstract | Briefs, grids and honest feedback. | Cape Town | 11 Aug 2018
grandmaolu | Grandma Olu | 1.8M | 174 | yes | portrait | Recipes with no measurements. | Lagos | 25 May 2019
trailcam | Trailcam Theatre | 299K | 410 | no | scene | Nobody acts here. They are foxes. | Jyväskylä | 7 Sep 2016
looprunner | Loop Runner Games | 1.4M | 1033 | yes | game | Speedruns with the working shown. | Busan | 20 Jun 2014
inkandbone | Ink & Bone | 158K | 92 | no | cover | Printmaking, slowly. | Oaxaca | 13 Nov 2019
weekendwatts | Weekend Watts | 447K | 188 | yes | workshop | Solar, batteries and a very old van. | Almería | 4 Feb 2018
frostfield | Frostfield Weather | 822K | 1490 | yes | scene | Forecasts and the physics under them. | Reykjavík | 16 Dec 2012
slowtravel | Tomás Travels Slowly | 1.0M | 243 | yes | portrait | Ferries, buses and long lunches. | Coimbra | 31 Mar 2016
stringtheory | String Theory Lutherie | 214K | 118 | no | music | Building guitars in a cold garage. | Halifax | 5 May 2017
tabletalk | Table Talk Board Games | 330K | 356 | yes | product | Rules explained in the time it takes to unbox. | Essen | 28 Sep 2014
lumenfilms | Lumen Film School | 1.6M | 211 | yes | talk | Light, lenses and stories. | Łódź | 17 Apr 2013
`;

export const CHANNELS: readonly Channel[] = linesOf(ROWS).map(
  ([id = "", name = "", subscribers, videos, verified, face, about = "", place = "", joined = ""]) => ({
    id,
    name,
    handle: `@${id}`,
    subscribers: `${subscribers} subscribers`,
    videos: Number(videos),
    verified: verified === "yes",
    face: face as Channel["face"],
    seed: `${id}-logo`,
    about,
    place,
    joined,
  }),
);

const byId = new Map(CHANNELS.map((channel) => [channel.id, channel]));

export function channelOf(id: string): Channel {
  const found = byId.get(id);
  if (!found) throw new Error(`no channel ${id}`);
  return found;
}

/** The viewer's subscriptions, in the order of the guide. */
export const SUBSCRIBED: readonly string[] = [
  "slowclay",
  "railnotes",
  "maplekitchen",
  "orbitdesk",
  "hollowpines",
  "benchwork",
  "citywalker",
  "northlight",
  "petparlour",
  "codebreakfast",
  "littlemaps",
  "gardenhour",
  "quietmiles",
  "paperplanes",
  "pixelpost",
  "harbourfc",
  "mossandstone",
  "bikeshed",
  "wildmargins",
  "grandmaolu",
  "deepcuts",
  "tidepool",
  "lumenfilms",
  "trailcam",
];

/** Channels with something new since the last visit: a dot in the guide. */
export const FRESH: ReadonlySet<string> = new Set([
  "slowclay",
  "maplekitchen",
  "hollowpines",
  "petparlour",
  "littlemaps",
  "bikeshed",
  "lumenfilms",
]);
/** On air now. */
export const ON_AIR: ReadonlySet<string> = new Set(["citywalker", "harbourfc", "trailcam"]);

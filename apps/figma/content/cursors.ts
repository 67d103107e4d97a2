// Who else is in a file, and the places their pointers go to, in pixels of the page.
export interface Visitor {
  who: string;
  page: string;
  way: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
}

export const VISITORS: readonly Visitor[] = [
  {
    who: "priya",
    page: "booking",
    way: [
      [900, 1180],
      [880, 1260],
      [900, 1320],
    ],
  },
  {
    who: "leo",
    page: "booking",
    way: [
      [2300, 1290],
      [2330, 1330],
      [2310, 1270],
    ],
  },
  {
    who: "freya",
    page: "booking",
    way: [
      [1350, 1290],
      [1370, 1320],
      [1340, 1340],
    ],
  },
  {
    who: "tomasz",
    page: "retro",
    way: [
      [1290, 500],
      [1300, 640],
      [1286, 720],
    ],
  },
  {
    who: "noor",
    page: "retro",
    way: [
      [2300, 1600],
      [2310, 1500],
      [2296, 1420],
    ],
  },
  {
    who: "freya",
    page: "retro",
    way: [
      [1290, 1120],
      [1400, 1130],
      [1520, 1124],
    ],
  },
  {
    who: "amara",
    page: "retro",
    way: [
      [2316, 420],
      [2310, 560],
      [2320, 640],
    ],
  },
  {
    who: "noor",
    page: "wall",
    way: [
      [1240, 346],
      [1400, 340],
      [1560, 346],
    ],
  },
  {
    who: "freya",
    page: "components",
    way: [
      [1300, 720],
      [1310, 760],
      [1296, 700],
    ],
  },
  {
    who: "amara",
    page: "wallet",
    way: [
      [840, 700],
      [850, 800],
      [836, 900],
    ],
  },
];

/** Who is in each file besides me, in order of arrival. */
export const present = (page: string): readonly string[] => {
  const here = VISITORS.filter((one) => one.page === page).map((one) => one.who);
  return [...new Set([...here, "priya", "leo"])].slice(0, 4);
};

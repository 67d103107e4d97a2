// Where things are brought to or picked up, and when.
export interface Address {
  id: string;
  label: string;
  name: string;
  street: string;
  city: string;
  zip: string;
}

export const ADDRESSES: readonly Address[] = [
  {
    id: "home",
    label: "Home",
    name: "Maren Teague",
    street: "418 Linden Ferry Rd",
    city: "Alder Falls, OH",
    zip: "43099",
  },
  {
    id: "studio",
    label: "Studio",
    name: "Maren Teague",
    street: "77 Cooper’s Yard, Unit 3B",
    city: "Alder Falls, OH",
    zip: "43098",
  },
  {
    id: "parents",
    label: "Mom & Dad",
    name: "Ruth and Owen Teague",
    street: "9 Quarry Hill Ln",
    city: "West Meadow, OH",
    zip: "43121",
  },
];

export interface Store {
  id: string;
  name: string;
  kind: "Supercenter" | "Neighborhood Market";
  street: string;
  city: string;
  miles: number;
  hours: string;
  /** On the map, which is 1,200 by 900. */
  x: number;
  y: number;
}

export const STORES: readonly Store[] = [
  {
    id: "orchard",
    name: "Alder Falls",
    kind: "Supercenter",
    street: "2140 Orchard Pike",
    city: "Alder Falls, OH 43099",
    miles: 1.8,
    hours: "6am to 11pm",
    x: 600,
    y: 450,
  },
  {
    id: "cooper",
    name: "Cooper’s Yard",
    kind: "Neighborhood Market",
    street: "12 Foundry St",
    city: "Alder Falls, OH 43098",
    miles: 2.6,
    hours: "7am to 10pm",
    x: 705,
    y: 372,
  },
  {
    id: "copperfield",
    name: "Copperfield",
    kind: "Supercenter",
    street: "880 Copperfield Way",
    city: "Copperfield, OH 43105",
    miles: 4.9,
    hours: "6am to 11pm",
    x: 510,
    y: 560,
  },
  {
    id: "meadow",
    name: "West Meadow",
    kind: "Supercenter",
    street: "3305 Meadow Loop",
    city: "West Meadow, OH 43121",
    miles: 8.2,
    hours: "6am to 11pm",
    x: 170,
    y: 330,
  },
  {
    id: "millrace",
    name: "Millrace Road",
    kind: "Neighborhood Market",
    street: "64 Millrace Rd",
    city: "Hale Bridge, OH 43117",
    miles: 9.4,
    hours: "7am to 10pm",
    x: 720,
    y: 590,
  },
  {
    id: "harbor",
    name: "Harbor Point",
    kind: "Supercenter",
    street: "1 Harbor Point Dr",
    city: "Lake Harbor, OH 43144",
    miles: 14.7,
    hours: "6am to 12am",
    x: 1060,
    y: 180,
  },
];

export function storeOf(id: string): Store {
  const found = STORES.find((one) => one.id === id);
  if (!found) throw new Error(`no store ${id}`);
  return found;
}

export const TODAY = "Thu, May 14";
export const ARRIVES = { today: "today", tomorrow: "tomorrow", twoday: "Sat, May 16", later: "Tue, May 19" } as const;

export interface Slot {
  id: string;
  day: string;
  hours: string;
  /** Cents. */
  fee: number;
  isFull: boolean;
}

const DAYS = [
  ["fri", "Fri, May 15"],
  ["sat", "Sat, May 16"],
  ["sun", "Sun, May 17"],
  ["mon", "Mon, May 18"],
] as const;
const HOURS = ["8am to 10am", "10am to 12pm", "1pm to 3pm", "5pm to 7pm"] as const;

export const SLOTS: readonly Slot[] = DAYS.flatMap(([key, day], row) =>
  HOURS.map((hours, column) => ({
    id: `${key}-${column + 1}`,
    day,
    hours,
    fee: column === 3 ? 995 : 795,
    isFull: (row + column) % 5 === 0,
  })),
);
export const SLOT_DAYS = DAYS.map(([, day]) => day);

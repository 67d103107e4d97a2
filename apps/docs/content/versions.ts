// Earlier versions of the documents, newest first.

export interface Version {
  key: string;
  when: string;
  name?: string;
  who: readonly string[];
  /** Keys of blocks that were changed in it. */
  changed: readonly string[];
  /** Keys of blocks that were not there yet. */
  without: readonly string[];
  detailed?: readonly Version[];
}

const v = (
  key: string,
  when: string,
  who: string,
  changed: string,
  without = "",
  more: Pick<Version, "name" | "detailed"> = {},
): Version => ({
  key,
  when,
  who: who.split(" "),
  changed: changed.split(" ").filter(Boolean),
  without: without.split(" ").filter(Boolean),
  ...more,
});

export interface VersionDay {
  day: string;
  versions: readonly Version[];
}

const PLAN_DAYS: readonly VersionDay[] = [
  {
    day: "Today",
    versions: [
      v("now", "14 May, 11:40", "devi ines", "plan-23 visitors"),
      v("t1", "14 May, 10:44", "bram ines", "plan-8 plan-4", "", {
        detailed: [
          v("t1a", "14 May, 10:44", "bram", "plan-8"),
          v("t1b", "14 May, 10:31", "ines", "plan-4"),
          v("t1c", "14 May, 10:02", "ines", "plan-2"),
        ],
      }),
    ],
  },
  {
    day: "Yesterday",
    versions: [
      v("y1", "13 May, 17:10", "emil gus", "power plan-12", "", {
        name: "Cable measured again",
        detailed: [v("y1a", "13 May, 17:10", "emil", "plan-12"), v("y1b", "13 May, 16:45", "gus", "power")],
      }),
      v("y2", "13 May, 15:20", "emil", "marquee plan-18"),
      v("y3", "13 May, 09:03", "gus bram", "tallship plan-32", "lost-property"),
    ],
  },
  {
    day: "Tuesday",
    versions: [
      v("d1", "12 May, 18:26", "kit juno", "lanterns plan-39", "lost-property weather", {
        detailed: [
          v("d1a", "12 May, 18:26", "juno", "plan-39", "lost-property weather"),
          v("d1b", "12 May, 17:54", "kit", "lanterns", "lost-property weather"),
          v("d1c", "12 May, 16:12", "perla", "access", "lost-property weather"),
        ],
      }),
      v("d2", "12 May, 11:08", "ines", "summary plan-3", "lost-property weather"),
    ],
  },
  {
    day: "Last week",
    versions: [
      v("w1", "8 May, 14:32", "celia", "plan-money", "after weather"),
      v("w2", "7 May, 19:05", "celia freya", "plan-money money", "after weather", { name: "To the board" }),
      v("w3", "6 May, 22:11", "ines", "plan-saturday plan-sunday", "after weather stops"),
      v("w4", "4 May, 08:40", "idris", "plan-saturday", "after weather stops plan-sunday", {
        detailed: [v("w4a", "4 May, 08:40", "idris", "plan-saturday"), v("w4b", "4 May, 08:12", "hana", "programme")],
      }),
    ],
  },
  {
    day: "April",
    versions: [
      v("a1", "29 April, 16:18", "hana", "visitors", "plan-regatta after"),
      v("a2", "27 April, 10:50", "perla ines", "access parking", "plan-regatta after races"),
      v("a3", "22 April, 09:15", "emil", "plan-map site", "plan-regatta races tallship", {
        name: "After the site walk",
      }),
      v("a4", "16 April, 13:44", "bram", "water", "plan-regatta races tallship stops"),
      v("a5", "9 April, 17:02", "ines", "plan-leads team", "plan-map races tallship stops"),
    ],
  },
  {
    day: "March",
    versions: [
      v("m1", "24 March, 12:27", "ines celia", "money", "plan-map plan-arrivals races stops", { name: "First budget" }),
      v("m2", "17 March, 16:20", "devi", "visitors arrivals", "plan-map plan-arrivals stops money"),
      v("m3", "3 March, 10:05", "ines", "plan-1 plan-2", "plan-map plan-arrivals stops money races"),
    ],
  },
];

const short = (changed: string): readonly VersionDay[] => [
  {
    day: "Earlier",
    versions: [
      v("now", "Current version", "ines", changed),
      v("o1", "2 May, 15:11", "lotte", "", "", { name: "Proofread" }),
      v("o2", "28 April, 09:36", "ines", changed),
    ],
  },
];

export const daysOf = (doc: string): readonly VersionDay[] => (doc === "plan" ? PLAN_DAYS : short(`${doc}-2`));

export const versionsOf = (doc: string): Version[] =>
  daysOf(doc).flatMap((day) => day.versions.flatMap((one) => [one, ...(one.detailed ?? [])]));

export function versionOf(doc: string, key: string): Version {
  const found = versionsOf(doc).find((one) => one.key === key);
  if (!found) throw new Error(`${doc} has no version ${key}`);
  return found;
}

// The documents of the home screen, as of Thursday 14 May 2026.

export interface FileEntry {
  key: string;
  title: string;
  owner: string;
  /** When Ines last opened it; days counted back from today. */
  daysAgo: number;
  opened: string;
  /** The last change, by whom. */
  changed: string;
  changedBy: string;
  changedDaysAgo: number;
  shared: boolean;
  /** Of its small picture, see views/sheet.tsx. */
  layout: string;
  accent: string;
  format?: "docx";
  place: string;
}

const PLACES: Record<string, string> = {
  F: "Festival 2026",
  S: "Slipway restoration",
  T: "Trust office",
  A: "Archive",
  M: "My documents",
};

/** Key, title, owner, last opened, last changed by whom, place, layout, accent, format. */
const LINES = `
plan | Harbour Festival 2026 – operations plan | ines | 0, 11:42 | 0, 11:40, devi | F | title rule p2 h p3 table | #1f5f8b
handbook | Volunteer handbook | devi | 0, 10:15 | 0, 09:58, devi | F | band h p4 check h p3 | #137333
grant | Slipway restoration – grant application | oskar | 0, 09:31 | 0, 09:12, oskar | S | title p4 h p3 picture | #8430ce
minutes | Board minutes, 6 May 2026 | nadia | 0, 08:50 | 1, 13 May 2026, celia | T | h list p3 h check | #4527a0
insurance | Quay insurance schedule.docx | celia | 1, 13 May 2026 | 6, 8 May 2026, celia | T | h table p2 table | #8430ce | docx
lantern-risk | Lantern parade risk assessment | kit | 1, 13 May 2026 | 2, 12 May 2026, kit | F | h table table p2 | #9c2a4e
stage-times | Stage times, both days | idris | 1, 13 May 2026 | 1, 13 May 2026, idris | F | title table p2 | #7a5b00
press-release | Press release: the tall ship returns | hana | 2, 12 May 2026 | 2, 12 May 2026, hana | F | band p4 picture p3 | #5f3dc4
stall-letter | Letter to stallholders | freya | 2, 12 May 2026 | 3, 11 May 2026, freya | F | letter p4 p3 | #a8397d
schools | Schools day: routes and groups | juno | 3, 11 May 2026 | 3, 11 May 2026, juno | F | h p2 table p3 | #0b7285
access-audit | Access audit of the east quay | perla | 3, 11 May 2026 | 9, 5 May 2026, perla | T | title p3 picture list | #ad1457
tide-notes | Tide notes for the rowing races | bram | 4, 10 May 2026 | 4, 10 May 2026, bram | F | h p2 table list | #b3541e
my-week | My week, notes | ines | 5, 9 May 2026 | 5, 9 May 2026, ines | M | h check h check | #1a73e8
crane-quote | Crane hire: three quotes compared | emil | 6, 8 May 2026 | 7, 7 May 2026, emil | S | h table p3 | #c5221f
menu-crew | Crew supper menu | freya | 7, 7 May 2026 | 8, 6 May 2026, freya | F | title list p1 list | #a8397d
oak-order | Oak order for the cradle | gus | 9, 5 May 2026 | 10, 4 May 2026, gus | S | letter p3 table | #00695c
oral-history | Oral history: the net menders | lotte | 10, 4 May 2026 | 12, 2 May 2026, lotte | A | title picture p4 p3 | #455a64
trustees-pack | Trustees’ pack, spring | nadia | 12, 2 May 2026 | 14, 30 Apr 2026, celia | T | band h p3 table p2 | #4527a0
signage | Signs and banners, final wording | hana | 13, 1 May 2026 | 15, 29 Apr 2026, hana | F | title list list | #5f3dc4
radio-plan | Radio channels and call signs | kit | 15, 29 Apr 2026 | 15, 29 Apr 2026, kit | F | h table p2 | #9c2a4e
lease | Net loft lease, marked up | mateo | 16, 28 Apr 2026 | 20, 24 Apr 2026, mateo | T | letter p5 p4 | #33691e
newsletter-spring | Spring newsletter | hana | 17, 27 Apr 2026 | 17, 27 Apr 2026, hana | T | band picture p3 p3 | #5f3dc4
diver-survey | Diver’s survey of the sill | emil | 19, 25 Apr 2026 | 21, 23 Apr 2026, emil | S | h picture p3 list | #c5221f
thank-you | Thank-you letters, template | devi | 20, 24 Apr 2026 | 30, 14 Apr 2026, devi | F | letter p4 | #137333
budget-notes | Notes on the budget | celia | 22, 22 Apr 2026 | 22, 22 Apr 2026, celia | F | h p3 table p2 | #8430ce
rope-workshop | Rope workshop, plan for children | juno | 24, 20 Apr 2026 | 25, 19 Apr 2026, juno | F | title p2 picture list | #0b7285
bell-story | The harbour bell: a short history | lotte | 27, 17 Apr 2026 | 41, 3 Apr 2026, lotte | A | title picture p5 | #455a64
ferry-talks | Talks with the ferry company | ines | 33, 11 Apr 2026 | 34, 10 Apr 2026, bram | F | h list p3 | #1f5f8b
winter-lecture | Winter lectures, speakers’ notes | ines | 45, 30 Mar 2026 | 47, 28 Mar 2026, ines | T | title p4 h p3 | #1a73e8
paint-scheme | Paint scheme for the pilot cutter | gus | 52, 23 Mar 2026 | 53, 22 Mar 2026, gus | S | h picture table | #00695c
donor-list | Letter to friends of the slipway | oskar | 58, 17 Mar 2026 | 60, 15 Mar 2026, oskar | S | letter p4 p2 | #6d4c41
lessons-2025 | What we learned in 2025 | ines | 71, 4 Mar 2026 | 190, 5 Nov 2025, ines | F | h list h list h | #1a73e8
sea-shanty | Songbook for the shanty evening | idris | 88, 15 Feb 2026 | 93, 10 Feb 2026, idris | F | title p2 p2 p2 | #7a5b00
storm-report | Storm of 9 January: damage report | emil | 110, 24 Jan 2026 | 118, 16 Jan 2026, emil | T | h picture p3 table | #c5221f
`;

function entryOf(line: string): FileEntry {
  const [key = "", title = "", owner = "", open = "", change = "", place = "", layout = "", accent = "", format] =
    line.split(" | ");
  const [daysAgo = "0", opened = ""] = open.split(", ");
  const [changedDaysAgo = "0", changed = "", changedBy = ""] = change.split(", ");
  return {
    key,
    title,
    owner,
    daysAgo: Number(daysAgo),
    opened,
    changedDaysAgo: Number(changedDaysAgo),
    changed,
    changedBy,
    place: PLACES[place] ?? "",
    layout,
    accent,
    shared: owner !== "ines" || changedBy !== "ines",
    ...(format === "docx" ? { format } : {}),
  };
}

export const FILES: readonly FileEntry[] = LINES.trim().split("\n").map(entryOf);

const byKey = new Map(FILES.map((one) => [one.key, one]));

export function fileOf(key: string): FileEntry {
  const found = byKey.get(key);
  if (!found) throw new Error(`no document ${key}`);
  return found;
}

export const PERIODS: readonly [name: string, days: number][] = [
  ["Today", 0],
  ["Yesterday", 1],
  ["Previous 7 days", 7],
  ["Previous 30 days", 30],
  ["Earlier", 100000],
];

/** What stands below a document's name. */
export const openedNote = (file: FileEntry): string => `Opened ${file.opened}`;

// What a new document can start from.
import type { Doc } from "./types";
import { bullets, checks, type Draft, doc, h1, h2, numbers, p, subtitle, tab, table, title } from "./writing";

export interface Template {
  key: string;
  name: string;
  style: string;
  layout: string;
  accent: string;
}

const t = (key: string, name: string, style: string, layout: string, accent: string): Template => ({
  key,
  name,
  style,
  layout,
  accent,
});

export const BLANK = t("blank", "Blank document", "", "", "#1f5f8b");

export const SHELVES: readonly { key: string; name: string; templates: readonly Template[] }[] = [
  {
    key: "recent",
    name: "Recently used",
    templates: [
      BLANK,
      t("minutes", "Meeting notes", "Tide", "h list p2 h check", "#0b7285"),
      t("letter", "Letter", "Spearmint", "letter p4 p2", "#137333"),
      t("brief", "Project brief", "Lantern", "title rule p2 h p3", "#c5221f"),
      t("agenda", "Agenda", "Slate", "h list list p1", "#455a64"),
      t("poster", "Notice", "Marigold", "band picture p2", "#b35c00"),
    ],
  },
  {
    key: "letters",
    name: "Letters",
    templates: [
      t("letter-business", "Business letter", "Geometric", "letter p3 p3", "#1a73e8"),
      t("letter-cover", "Cover letter", "Swallow", "letter p5", "#8430ce"),
      t("letter-thanks", "Thank-you letter", "Coral", "letter p2", "#c5221f"),
      t("letter-reference", "Reference", "Modern writer", "letter p4", "#33691e"),
      t("letter-notice", "Notice of leave", "Plain", "letter p3", "#455a64"),
      t("letter-complaint", "Complaint", "Streamline", "letter p4 list", "#5f3dc4"),
      t("letter-invitation", "Invitation", "Garland", "title p2", "#a8397d"),
    ],
  },
  {
    key: "reports",
    name: "Reports and proposals",
    templates: [
      t("report", "Annual report", "Lighthouse", "band h p3 table", "#1f5f8b"),
      t("proposal", "Proposal", "Tropic", "title picture p3", "#00695c"),
      t("field", "Field report", "Marram", "h picture p3 list", "#137333"),
      t("survey", "Survey results", "Sextant", "h table p3 table", "#6d4c41"),
      t("risk", "Risk assessment", "Beacon", "h table table", "#9c2a4e"),
      t("minutes-board", "Board minutes", "Gavel", "h list p3 check", "#4527a0"),
      t("statement", "Statement of work", "Keel", "title p2 table p2", "#455a64"),
    ],
  },
  {
    key: "work",
    name: "Work",
    templates: [
      t("plan", "Event plan", "Bunting", "title table list", "#b35c00"),
      t("handover", "Handover", "Relay", "h check h p3", "#0b7285"),
      t("policy", "House rules", "Anchor", "h p2 list p2", "#1a73e8"),
      t("job", "Job description", "Compass", "title p2 list list", "#8430ce"),
      t("rota", "Rota", "Shift", "h table p1 table", "#33691e"),
      t("press", "Press release", "Headline", "band p4 p2", "#5f3dc4"),
      t("newsletter", "Newsletter", "Gull", "band picture p3 p3", "#a8397d"),
    ],
  },
  {
    key: "personal",
    name: "Personal",
    templates: [
      t("recipe", "Recipe", "Coral", "title picture list p3", "#c5221f"),
      t("packing", "Packing list", "Duffel", "h check check", "#00695c"),
      t("diary", "Travel diary", "Atlas", "title picture p4", "#6d4c41"),
      t("resume", "Résumé", "Serif", "title p2 list h p2", "#1f5f8b"),
      t("resume-two", "Résumé", "Swiss", "band h p3 h p3", "#137333"),
      t("wedding", "Wedding speech", "Ribbon", "title p5", "#ad1457"),
      t("house", "House log", "Brick", "h table p2", "#9c2a4e"),
    ],
  },
  {
    key: "education",
    name: "Education",
    templates: [
      t("lesson", "Lesson plan", "Chalk", "h table p2 list", "#137333"),
      t("essay", "Essay", "Margin", "letter p5 p5", "#455a64"),
      t("lab", "Laboratory notes", "Beaker", "h p2 table picture", "#0b7285"),
      t("book", "Book review", "Flyleaf", "title picture p4", "#8430ce"),
      t("letter-parents", "Letter to parents", "Crayon", "letter p3 check", "#b35c00"),
      t("quiz", "Quiz sheet", "Tick", "h list list list", "#5f3dc4"),
    ],
  },
];

export const TEMPLATES: readonly Template[] = SHELVES.flatMap((shelf) => shelf.templates);

export const FEATURED: readonly { template: string; headline: string; line: string; by: string }[] = [
  {
    template: "plan",
    headline: "Plan the day, hour by hour",
    line: "Zones, people and times in one place.",
    by: "Bunting",
  },
  {
    template: "report",
    headline: "A year on six pages",
    line: "Figures that add up and pictures that stay put.",
    by: "Lighthouse",
  },
  {
    template: "recipe",
    headline: "Supper for a crew",
    line: "Quantities for twelve, or for a hundred and twenty.",
    by: "Coral",
  },
  {
    template: "field",
    headline: "Written on the shore",
    line: "What was seen, where, and in which weather.",
    by: "Marram",
  },
  { template: "newsletter", headline: "Letters people keep", line: "Three columns, one gull, no clutter.", by: "Gull" },
  {
    template: "lesson",
    headline: "Forty minutes, well spent",
    line: "Aims, chalk and a way out when it rains.",
    by: "Chalk",
  },
];

const byKey = new Map(TEMPLATES.map((one) => [one.key, one]));

export function templateOf(key: string): Template {
  const found = byKey.get(key);
  if (!found) throw new Error(`no template ${key}`);
  return found;
}

const PARTS: Record<string, (name: string) => (Draft | Draft[])[]> = {
  title: (name) => [title(name), subtitle("A line that says what this is about")],
  band: (name) => [title(name), subtitle("Tidewell Harbour Trust")],
  letter: () => [p("14 May 2026"), p("Tidewell Harbour Trust, Ropewalk Hill"), p("Dear reader,")],
  h: (name) => [h1("new-head", name)],
  list: () => [bullets("First point", "Second point", "Third point")],
  check: () => [checks("Something to do", "Something else to do")],
  table: () => [table("new-table", "Table", [218, 218, 220], ["What | Who | When", "- | - | -", "- | - | -"])],
  picture: () => [],
  rule: () => [],
};

/** A new document: what the template promises, ready to be written over. */
export function bodyOf(key: string): Doc {
  const { name, layout } = templateOf(key);
  const seen = new Set<string>();
  const parts = layout.split(" ").filter((part) => part !== "" && !seen.has(part) && seen.add(part));
  const drafts = parts.flatMap((part) => {
    if (/^p\d$/.test(part))
      return [p("Write here what the reader should know first, and leave out what they know already.")];
    return PARTS[part]?.(name).flat() ?? [];
  });
  if (key === "agenda") drafts.push(h2("new-time", "Times"), ...numbers("Welcome", "Business", "Tea"));
  const isFirst = (draft: Draft, at: number) =>
    draft.kind === "plain" || drafts.findIndex((other) => other.kind !== "plain" && other.key === draft.key) === at;
  const body = drafts.filter(isFirst);
  return doc(`new.${key}`, tab("new", "Tab 1", [body.length > 0 ? body : [p("")]]));
}

import { describe, expect, it } from "vitest";
import { chipOf } from "../content/chips";
import { COMMENTS, SUGGESTIONS } from "../content/comments";
import { DOCS, docOf, tabOf } from "../content/docs";
import { FILES, fileOf } from "../content/files";
import { SWATCHES } from "../content/looks";
import { plain, runsOf, settled } from "../content/markup";
import { personOf } from "../content/people";
import { FEATURED, TEMPLATES, templateOf } from "../content/templates";
import type { Block, TableBlock } from "../content/types";
import { daysOf, versionsOf } from "../content/versions";
import { keysOf } from "../state/ops";

const distinct = (keys: readonly string[]) => expect([...keys].sort()).toEqual([...new Set(keys)].sort());
const blocks = DOCS.flatMap((doc) =>
  doc.tabs.flatMap((tab) => tab.pages.flat().map((block) => ({ doc: doc.key, tab: tab.key, block }))),
);
const textsOf = (block: Block): string[] =>
  block.kind === "table" ? block.rows.flat() : block.kind === "text" ? [block.text] : [];
const numberOf = (cell: string): number => Number(cell.replaceAll(",", ""));
const tableOf = (key: string): TableBlock => {
  const found = blocks.find(({ block }) => block.key === key)?.block;
  if (found?.kind !== "table") throw new Error(`no table ${key}`);
  return found;
};

describe("documents", () => {
  it("writes down every document of the home screen, and only those", () => {
    expect(DOCS.map((doc) => doc.key).sort()).toEqual(FILES.map((file) => file.key).sort());
  });

  it("gives every block and tab one key", () => {
    distinct(blocks.map(({ block }) => block.key));
    distinct(DOCS.flatMap((doc) => doc.tabs.map((tab) => tab.key)));
  });

  it("has rows as wide as their table", () => {
    for (const { block } of blocks) {
      if (block.kind !== "table") continue;
      for (const row of block.rows) expect(row.length, block.key).toBe(block.widths.length);
    }
  });

  it("knows every chip, and uses each once in a tab", () => {
    for (const { key, tabs } of DOCS) {
      for (const tab of tabs) {
        const tokens = tab.pages
          .flat()
          .flatMap(textsOf)
          .flatMap((text) => runsOf(text))
          .flatMap((run) => run.chip ?? []);
        distinct(tokens.map((token) => chipOf(token).key));
        for (const token of tokens)
          if (chipOf(token).kind === "file") expect(fileOf(chipOf(token).of).key, key).toBe(chipOf(token).of);
      }
    }
  });

  it("has a comment for every mark and a mark for every comment", () => {
    const marked = blocks.flatMap(({ doc, tab, block }) =>
      textsOf(block)
        .flatMap((text) => runsOf(text))
        .flatMap((run) => (run.comment ? [`${doc}/${tab}/${run.comment}/${run.text}`] : [])),
    );
    expect(marked.sort()).toEqual(COMMENTS.map((one) => `${one.doc}/${one.tab}/${one.key}/${one.quote}`).sort());
  });

  it("says of a suggestion what it does", () => {
    for (const one of SUGGESTIONS) {
      const runs =
        tabOf(one.doc, one.tab)
          .pages[one.page]?.flatMap(textsOf)
          .flatMap((text) => runsOf(text)) ?? [];
      const added = runs.filter((run) => run.added === one.key).map((run) => run.text.trim());
      const removed = runs.filter((run) => run.removed === one.key).map((run) => run.text);
      expect(added[0]?.startsWith(one.to.replace("…", "")), one.key).toBe(true);
      expect(removed.join(""), one.key).toBe(one.from);
    }
  });

  it("adds up", () => {
    for (const key of ["plan-money", "g-costs", "m-figures"]) {
      const rows = tableOf(key).rows.slice(1);
      const sums = rows.slice(0, -1).reduce(
        (sum, row) => sum.map((value, at) => value + numberOf(row[at + 1] ?? "")),
        (rows[0] ?? []).slice(1).map(() => 0),
      );
      expect(sums, key).toEqual(rows.at(-1)?.slice(1).map(numberOf));
    }
    for (const row of tableOf("plan-money").rows.slice(1))
      expect(numberOf(row[1] ?? "") - numberOf(row[2] ?? "")).toBe(numberOf(row[3] ?? ""));
    for (const row of tableOf("plan-arrivals").rows.slice(1)) {
      expect(row.slice(1, 4).reduce((sum, cell) => sum + numberOf(cell), 0)).toBe(numberOf(row[4] ?? ""));
    }
  });
});

describe("home", () => {
  it("lists documents by when they were opened, of people who exist", () => {
    const days = FILES.map((file) => file.daysAgo);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    for (const file of FILES) {
      expect(personOf(file.owner).key).toBe(file.owner);
      expect(personOf(file.changedBy).key).toBe(file.changedBy);
    }
  });

  it("makes a document of every template", () => {
    distinct(TEMPLATES.map((one) => one.key));
    for (const one of TEMPLATES) {
      const keys = docOf(`new.${one.key}`).tabs.flatMap((tab) => keysOf(tab.pages));
      expect(keys.length, one.key).toBeGreaterThan(0);
      distinct(keys);
    }
    for (const one of FEATURED) expect(templateOf(one.template).style).toBe(one.by);
  });
});

describe("versions", () => {
  it("change only blocks that exist, and are told apart", () => {
    for (const { key } of FILES) distinct(versionsOf(key).map((one) => one.key));
    const keys = new Set(blocks.map(({ block }) => block.key));
    for (const version of versionsOf("plan")) {
      for (const key of [...version.changed, ...version.without])
        expect(keys.has(key), `${version.key}: ${key}`).toBe(true);
      for (const who of version.who) expect(personOf(who).key).toBe(who);
    }
    expect(daysOf("plan").length).toBeGreaterThan(4);
  });
});

describe("markup", () => {
  it("reads what it writes", () => {
    expect(plain("A **bold** _word_ of {c-1|ours}{+s-1| now}{-s-1| then}")).toBe("A bold word of ours now");
    expect(settled("to{+s-1| be}{-s-1| go}", "s-1", true)).toBe("to be");
    expect(settled("to{+s-1| be}{-s-1| go}", "s-1", false)).toBe("to go");
  });

  it("names eighty colours, each once", () => {
    expect(SWATCHES.length).toBe(80);
    distinct(SWATCHES.map((one) => one.key));
  });
});

// The pages of the open tab, with what is beside them.
import { Button, names, send, useKit } from "../../_kit";
import { plain } from "../content/markup";
import { personOf } from "../content/people";
import type { Block } from "../content/types";
import type { State } from "../state/model";
import { formatOf, keysOf, type Layout } from "../state/ops";
import { headingsOf, layoutNow, matchesOf, rangeOf } from "../state/reading";
import { Bubbles, hasCards, Margin } from "./comments";
import { Figure } from "./figure";
import { inkOf } from "./ink";
import { Line } from "./line";
import type { Finder } from "./runs";
import { Table } from "./table";

/** What a line looks like besides its own format. */
export interface LineLook {
  selected: boolean;
  caret: boolean;
  finder: Finder | null;
}

const SIZES: Record<string, [number, number]> = {
  Letter: [816, 1056],
  A4: [794, 1123],
  A5: [559, 794],
  Legal: [816, 1344],
};
export const REMOTE: Record<string, readonly [who: string, block: string][]> = {
  plan: [
    ["devi", "plan-5"],
    ["hana", "plan-20"],
  ],
  grant: [["oskar", "grant-4"]],
  minutes: [["lotte", "minutes-6"]],
  handbook: [["devi", "handbook-3"]],
};

function useLooks(app: State, layout: Layout): (key: string) => LineLook {
  const query = useKit<string>("field:find.query") ?? "";
  const isFinding = useKit<boolean>("open:find") === true;
  const { at, matchCase, whole } = app.finding;
  const matches = isFinding ? matchesOf(layout, query, matchCase, whole) : [];
  const current = matches[at];
  const found = new Set(matches.map((one) => one.key));
  const range = new Set(app.sel?.whole ? rangeOf(keysOf(layout.pages), app.sel) : []);
  return (key) => ({
    selected: range.has(key),
    caret: app.sel?.from === key && !app.sel.whole,
    finder: found.has(key) ? { query, matchCase, current: current?.key === key ? current.nth : -1 } : null,
  });
}

function Contents({ layout, block }: { layout: Layout; block: Block }) {
  return (
    <div class="contents">
      {headingsOf(layout).map(({ key, text, level }) => (
        <Button
          key={key}
          as="a"
          id={`contents.${block.key}.${key}`}
          class={`text-link contents-${level}`}
          onPress={() => send({ type: "outline.jump", id: key })}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

interface BlockProps {
  app: State;
  block: Block;
  layout: Layout;
  look: (key: string) => LineLook;
  number: number;
  changed: boolean;
}

export function OneBlock({ app, block, layout, look, number, changed }: BlockProps) {
  if (block.kind === "table" || block.kind === "figure") {
    return (
      <div class={names(changed && "changed-block")}>
        {block.kind === "table" ? (
          <Table app={app} block={block} layout={layout} look={look} />
        ) : (
          <Figure app={app} block={block} />
        )}
      </div>
    );
  }
  if (block.kind === "contents") return <Contents layout={layout} block={block} />;
  if (block.kind !== "text" && block.kind !== "code") {
    return (
      <Button
        as="div"
        id={`text.${block.key}`}
        class={names(`rule-${block.kind}`, look(block.key).caret && "held")}
        label={block.kind === "rule" ? "Horizontal line" : "Page break"}
        onPress={() => send({ type: "caret", id: block.key })}
      >
        <hr />
      </Button>
    );
  }
  if (block.kind === "code") {
    const text = block.text;
    return (
      <div class="code">
        <span class="code-head">Code</span>
        <Line ink={inkOf(app)} line={block.key} text={text} format={{ font: "mono" }} {...look(block.key)} />
      </div>
    );
  }
  const remote = app.mode === "viewing" ? undefined : REMOTE[app.doc]?.find(([, key]) => key === block.key);
  const line = (
    <Line
      ink={inkOf(app)}
      line={block.key}
      text={block.text}
      format={formatOf(layout, block)}
      number={number}
      changed={changed}
      remote={remote?.[0]}
      {...look(block.key)}
    />
  );
  if (!remote || app.following !== remote[0]) return line;
  return (
    <div class="followed" style={{ "--who": personOf(remote[0]).colour } as never}>
      {line}
    </div>
  );
}

/** The number of each item in its list. */
export function numbersOf(page: readonly Block[], layout: Layout): number[] {
  let count = 0;
  return page.map((block) => {
    const isItem = block.kind === "text" && formatOf(layout, block).list === "number";
    count = isItem ? count + 1 : 0;
    return count;
  });
}

export const sizeOf = (app: State): [number, number] => {
  const [width, height] = SIZES[app.page.size] ?? [816, 1056];
  return app.page.landscape ? [height, width] : [width, height];
};

export function Pages({ app }: { app: State }) {
  const layout = layoutNow(app);
  const look = useLooks(app, layout);
  const [width, height] = sizeOf(app);
  const { left, right } = app.margins;
  const hasMargin = hasCards(app);
  const ratio = app.zoom === "Fit" ? 1.12 : Number.parseInt(app.zoom, 10) / 100;
  const isPageless = app.page.pageless;
  const empty = layout.pages.flat().every((block) => block.kind === "text" && plain(block.text) === "");
  return (
    <div class={names("pages", isPageless && "pageless", !app.show.print && "no-gaps")}>
      {layout.pages.map((page, at) => {
        const numbers = numbersOf(page, layout);
        return (
          <div key={at} class="page-row" style={{ zoom: ratio === 1 ? undefined : ratio }}>
            <article
              class="page"
              aria-label={`Page ${at + 1}`}
              style={{
                width: isPageless ? "780px" : `${width}px`,
                minHeight: isPageless ? undefined : `${height}px`,
                paddingLeft: `${isPageless ? 24 : left}px`,
                paddingRight: `${isPageless ? 24 : right}px`,
                background: app.page.colour,
              }}
            >
              {page.map((block, index) => (
                <OneBlock
                  key={block.key}
                  app={app}
                  block={block}
                  layout={layout}
                  look={look}
                  number={numbers[index] ?? 1}
                  changed={false}
                />
              ))}
              {at === 0 && empty && <Starters />}
              {!isPageless && <span class="page-number">{at + 1}</span>}
            </article>
            {hasMargin ? <Margin app={app} page={at} /> : <Bubbles app={app} page={at} />}
          </div>
        );
      })}
    </div>
  );
}

const STARTERS: readonly [key: string, name: string, text: string][] = [
  ["notes", "Meeting notes", "14 May 2026 | [[person:ines:new]] | Notes"],
  ["mail", "Email draft", "To: [[person:devi:new]]"],
  ["more", "Project plan", "What, who and by when"],
];

/** What an empty document offers. */
const Starters = () => (
  <span class="starters">
    {STARTERS.map(([key, name, text]) => (
      <Button key={key} id={`starter.${key}`} class="starter" onPress={() => send({ type: "insert.text", text })}>
        {name}
      </Button>
    ))}
  </span>
);

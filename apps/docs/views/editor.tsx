// The editor: head, toolbar, ruler, outline, pages, panels.
import { Button, names, ScrollArea, send } from "../../_kit";
import type { State } from "../state/model";
import { countsOf, layoutNow } from "../state/reading";
import { hasCards } from "./comments";
import { Rail, SidePanel } from "./companion";
import { Header } from "./header";
import { Outline } from "./outline";
import { Pages } from "./pages";
import { Ruler } from "./ruler";
import { Toolbar } from "./toolbar";

const SIGNS = ["×", "÷", "±", "°", "µ", "½", "²", "³", "¬"];

const EquationBar = () => (
  <div class="equation-bar" role="toolbar" aria-label="Equation">
    {SIGNS.map((sign, at) => (
      <Button
        key={sign}
        id={`equation.${at + 1}`}
        class="tool"
        onPress={() => send({ type: "insert.text", text: sign })}
      >
        {sign}
      </Button>
    ))}
    <Button id="equation.new" class="tool tool-wide" onPress={() => send({ type: "insert.text", text: " v = s ÷ t" })}>
      New equation
    </Button>
  </div>
);

const Converting = ({ app }: { app: State }) => (
  <div class="converting" role="status">
    <span class="spinner" />
    Converting {app.convert.percent} %
    <span class="bar">
      <span style={{ width: `${app.convert.percent}%` }} />
    </span>
  </div>
);

export function Editor({ app }: { app: State }) {
  const isFull = app.show.full === true;
  return (
    <div
      class={names("editor", isFull && "full", app.mode !== "editing" && `mode-${app.mode}`, app.show.marks && "marks")}
    >
      {!isFull && app.show.header && <Header app={app} />}
      {!isFull && <Toolbar app={app} />}
      {isFull && (
        <Button id="full.leave" class="pill-button full-leave" onPress={() => send({ type: "show", key: "full" })}>
          Leave full screen
        </Button>
      )}
      {app.show.equation && <EquationBar />}
      {app.convert.phase === "opening" && <Converting app={app} />}
      <div class="editor-body">
        {!isFull && <Outline app={app} />}
        <main class="editor-main">
          {app.show.ruler && !app.page.pageless && !isFull && <Ruler app={app} isAside={hasCards(app)} />}
          <ScrollArea id="doc" label="Document" axis="both" class="doc-scroll">
            <Pages app={app} />
          </ScrollArea>
          {app.show.count && (
            <Button id="count.pill" class="count-pill" onPress={() => send({ type: "show", key: "count" })}>
              {countsOf(layoutNow(app)).words.toLocaleString("en-GB")} words
            </Button>
          )}
        </main>
        {!isFull && <SidePanel app={app} />}
        {!isFull && <Rail app={app} />}
      </div>
    </div>
  );
}

// Every component once or more, so that all of them can be looked at and driven.
import { ScrollArea, Splitter, send, Tabs, useSplit, Window } from "..";
import { Controls, Texts } from "./controls";
import { Layers, LayerTriggers } from "./layers";
import { LongList } from "./long_list";
import { Moving, Rotating } from "./moving";
import type { Gallery } from "./state";

const PEOPLE = Array.from({ length: 60 }, (_, at) => `Person ${String(at + 1).padStart(2, "0")}`);

function Side() {
  const width = useSplit("split", 220);
  return (
    <aside class="g-side" style={{ width }}>
      <Tabs
        id="sections"
        label="Sections"
        items={[
          { key: "people", label: "People" },
          { key: "rooms", label: "Rooms" },
          { key: "files", label: "Files" },
        ]}
      />
      <ScrollArea id="people" label="People" class="g-list">
        {PEOPLE.map((name) => (
          <button key={name} type="button" class="g-row" data-igg-id={`people.row.${name.slice(-2)}`}>
            {name}
          </button>
        ))}
      </ScrollArea>
    </aside>
  );
}

export function View({ app }: { app: Gallery }) {
  if (app.isLong) {
    return (
      <main class="g-page">
        <LongList />
      </main>
    );
  }
  return (
    <main class={app.isDark ? "g-page g-dark" : "g-page"}>
      <Side />
      <Splitter id="split" label="Width of the list" axis="x" start={220} min={160} max={420} />
      <ScrollArea id="page" label="Components" contentClass="g-main">
        <Controls app={app} />
        <LayerTriggers app={app} />
        <Texts app={app} />
        <Rotating />
        <Moving app={app} />
      </ScrollArea>
      <Layers />
      <Window
        id="player"
        title="Player"
        label="Player"
        start={{ x: 1090, y: 640, w: 320, h: 220 }}
        resizable
        minimisable
        onClose={() => send({ type: "pressed" })}
      >
        <ScrollArea id="player.body" label="Player" contentClass="g-window">
          <p style={{ padding: "0 14px" }}>It covers what is below until it is dragged away.</p>
        </ScrollArea>
      </Window>
      <Window id="notes" title="Notes" label="Notes" start={{ x: 700, y: 690, w: 260, h: 160 }} resizable>
        <p style={{ padding: "0 14px" }}>A second window.</p>
      </Window>
    </main>
  );
}

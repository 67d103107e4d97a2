// The right side of the design editor: people, presenting, and the panel of the moment.
import { Play } from "lucide-preact";
import { Button, Icon, ScrollArea, Splitter, send, useSplit } from "../../_kit";
import type { State } from "../state/model";
import { thingOf } from "../state/tree";
import { besideZoom } from "./beside";
import { CommentsPanel } from "./comments_panel";
import { People, ZoomButton } from "./corner";
import { FileSections, ThingSections } from "./design_panel";
import { DevPanel } from "./dev_panel";
import { History } from "./history";
import { PrototypeSections } from "./prototype_panel";

const TABS = [
  ["design", "Design"],
  ["prototype", "Prototype"],
] as const;

const Body = besideZoom(({ app }) => {
  const mode = app.picks.right ?? "design";
  const first = thingOf(app, app.selection[0] ?? "");
  if (mode === "prototype") return <PrototypeSections app={app} first={first} />;
  return first ? <ThingSections app={app} thing={first} /> : <FileSections app={app} />;
});

export function RightPanel({ app }: { app: State }) {
  const width = useSplit("right.divider", 248);
  const mode = app.picks.right ?? "design";
  return (
    <>
      <Splitter
        id="right.divider"
        label="Resize right panel"
        axis="x"
        start={248}
        min={230}
        max={420}
        reversed
        class="thin-divider"
      />
      <aside class="right" style={{ width }} aria-label="Properties" data-igg-area="right.panel">
        <header class="right-head">
          <People app={app} />
          <span class="spring" />
          <Button
            id="right.present"
            tip="Present"
            tipSide="bottom"
            class="icon-button"
            onPress={() => send({ type: "present" })}
          >
            <Icon of={Play} size={16} />
          </Button>
          <Button id="right.share" class="primary small" onPress={() => send({ type: "open", id: "share" })}>
            Share
          </Button>
        </header>
        {app.flags.dev === true ? (
          <DevPanel app={app} />
        ) : mode === "comments" ? (
          <CommentsPanel app={app} />
        ) : mode === "history" ? (
          <History app={app} />
        ) : (
          <>
            <div class="right-tabs">
              <div class="tab-list" role="tablist" aria-label="Right panel">
                {TABS.map(([key, label]) => (
                  <Button
                    key={key}
                    id={`right.tab.${key}`}
                    role="tab"
                    selected={mode === key}
                    class="small-tab"
                    onPress={() => send({ type: "pick", name: "right", value: key })}
                  >
                    {label}
                  </Button>
                ))}
              </div>
              <span class="spring" />
              <ZoomButton app={app} />
            </div>
            <ScrollArea id="right.scroll" label="Properties" class="right-scroll" gutter="overlay">
              <Body app={app} />
            </ScrollArea>
          </>
        )}
      </aside>
    </>
  );
}

// The rail at the right edge and the panels it opens.
import {
  mdiAccountMultiple,
  mdiCalendarMonth,
  mdiCheckCircle,
  mdiChevronLeft,
  mdiChevronRight,
  mdiClose,
  mdiImageMultipleOutline,
  mdiLightbulbOn,
  mdiMapMarker,
  mdiPlus,
} from "@mdi/js";
import { Button, Icon, names, ScrollArea, Splitter, send, useSplit } from "../../_kit";
import type { PanelName, State } from "../state/model";
import { CommentsPanel } from "./panel_comments";
import { CalendarPanel, NotesPanel, TasksPanel } from "./panels";
import { AddonsPanel, ContactsPanel, DictionaryPanel, MapPanel, PicturesPanel } from "./panels_more";

const RAIL: readonly [PanelName, string, string, string][] = [
  ["calendar", "Calendar", mdiCalendarMonth, "#1a73e8"],
  ["notes", "Notes", mdiLightbulbOn, "#f2a600"],
  ["tasks", "Tasks", mdiCheckCircle, "#2a6fdb"],
  ["contacts", "Contacts", mdiAccountMultiple, "#137333"],
  ["map", "Map", mdiMapMarker, "#c5221f"],
  ["pictures", "Pictures", mdiImageMultipleOutline, "#8430ce"],
];

const PANELS: Record<Exclude<PanelName, "">, [string, (props: { app: State }) => preact.JSX.Element]> = {
  calendar: ["Calendar", CalendarPanel],
  notes: ["Notes", NotesPanel],
  tasks: ["Tasks", TasksPanel],
  contacts: ["Contacts", ContactsPanel],
  map: ["Map", MapPanel],
  comments: ["Comments", CommentsPanel],
  addons: ["Add-ons", AddonsPanel],
  dictionary: ["Dictionary", DictionaryPanel],
  pictures: ["Picture library", PicturesPanel],
};

const START_PX = 300;

export function SidePanel({ app }: { app: State }) {
  const width = useSplit("side.split", START_PX);
  if (app.panel === "") return null;
  const [title, Body] = PANELS[app.panel];
  return (
    <aside class="side" aria-label={title} style={{ width: `${width}px` }}>
      <Splitter
        id="side.split"
        label="Width of the panel"
        axis="x"
        start={START_PX}
        min={72}
        max={520}
        reversed
        class="side-split"
      />
      <div class="side-inner">
        <header class="side-head">
          <span class="side-title">{title}</span>
          <Button
            id="side.close"
            class="round small"
            label={`Close ${title.toLowerCase()}`}
            onPress={() => send({ type: "panel", name: app.panel })}
          >
            <Icon path={mdiClose} size={20} />
          </Button>
        </header>
        <ScrollArea id="side" label={title} class="side-scroll">
          <div class="side-content">
            <Body app={app} />
          </div>
        </ScrollArea>
      </div>
    </aside>
  );
}

export function Rail({ app }: { app: State }) {
  if (!app.show.rail) {
    return (
      <Button
        id="rail.show"
        class="rail-show"
        label="Show side panel"
        tip="Show side panel"
        tipSide="left"
        onPress={() => send({ type: "show", key: "rail" })}
      >
        <Icon path={mdiChevronLeft} size={20} />
      </Button>
    );
  }
  return (
    <nav class="rail" aria-label="Side panel">
      {RAIL.map(([key, name, icon, colour]) => (
        <Button
          key={key}
          id={`rail.${key}`}
          class={names("rail-button", app.panel === key && "current")}
          label={name}
          tip={name}
          tipSide="left"
          pressed={app.panel === key}
          onPress={() => send({ type: "panel", name: key })}
        >
          <Icon path={icon} size={22} style={{ color: colour }} />
        </Button>
      ))}
      <span class="rail-line" />
      <Button
        id="rail.addons"
        class={names("rail-button", app.panel === "addons" && "current")}
        label="Get add-ons"
        tip="Get add-ons"
        tipSide="left"
        pressed={app.panel === "addons"}
        onPress={() => send({ type: "panel", name: "addons" })}
      >
        <Icon path={mdiPlus} size={22} />
      </Button>
      <span class="spring" />
      <Button
        id="rail.hide"
        class="rail-button"
        label="Hide side panel"
        tip="Hide side panel"
        tipSide="left"
        onPress={() => send({ type: "show", key: "rail" })}
      >
        <Icon path={mdiChevronRight} size={20} />
      </Button>
    </nav>
  );
}

// The prototype panel: flows, links, how a screen scrolls.
import { ArrowRight, MonitorSmartphone, Play, Plus } from "lucide-preact";
import { Button, Icon, Select, send } from "../../_kit";
import { originalThing } from "../content/files";
import { FLOWS, linkOf, linksFrom, SCREENS } from "../content/flow";
import type { State } from "../state/model";
import type { Live } from "../state/tree";
import { PanelSection, PanelTool } from "./panel_parts";

const DEVICES = ["Phone, 375 wide", "Phone, 412 wide", "Tablet", "None"];
const MOVES = ["Instant", "Dissolve", "Slide in", "Push", "Smart animate"];
const EASES = ["Linear", "Ease out", "Gentle spring", "Bouncy"];
const nameOf = (key: string): string => originalThing(key)?.name ?? "Back";

function choice(app: State, name: string, label: string, options: readonly string[]) {
  return (
    <Select
      id={`prototype.${name}`}
      label={label}
      class="mini-select wide"
      value={app.picks[name] ?? options[0] ?? ""}
      options={options.map((value) => ({ value, label: value }))}
      onChange={(value) => send({ type: "pick", name, value })}
    />
  );
}

export function PrototypeSections({ app, first }: { app: State; first: Live | undefined }) {
  const links = first
    ? [...linksFrom(first.key), ...(linkOf(first.key) ? [[first.key, linkOf(first.key) ?? ""] as const] : [])]
    : [];
  return (
    <>
      <PanelSection app={app} id="flows" title="Flow starting points">
        {FLOWS.map((flow) => (
          <div key={flow.key} class="flow-row">
            <Button
              id={`prototype.flow.${flow.key}`}
              class="flow-name"
              onPress={() => send({ type: "select", id: flow.start, centre: true })}
            >
              {flow.name}
            </Button>
            <PanelTool
              id={`prototype.play.${flow.key}`}
              tip={`Play ${flow.name}`}
              icon={Play}
              onPress={() => {
                send({ type: "present" });
                send({ type: "player.restart", id: flow.start });
              }}
            />
          </div>
        ))}
      </PanelSection>
      <PanelSection app={app} id="device" title="Device">
        <div class="fill-row">
          <Icon of={MonitorSmartphone} size={14} />
          {choice(app, "device", "Device", DEVICES)}
        </div>
      </PanelSection>
      {first && (
        <PanelSection
          app={app}
          id="links"
          title="Interactions"
          tools={
            <PanelTool
              id="links.add"
              tip="Add interaction"
              icon={Plus}
              onPress={() => send({ type: "link", value: "home" })}
            />
          }
        >
          {[...links, ...(first.goesTo ? [[first.key, first.goesTo] as const] : [])].map(([from, to]) => (
            <Button
              key={`${from} ${to}`}
              id={`links.row.${from}`}
              class="style-row"
              onPress={() => send({ type: "select", id: originalThing(to) ? to : from, centre: true })}
            >
              On tap
              <Icon of={ArrowRight} size={12} />
              {nameOf(to)}
            </Button>
          ))}
          {links.length === 0 && !first.goesTo && <p class="quiet">{first.name} leads nowhere yet.</p>}
        </PanelSection>
      )}
      <PanelSection app={app} id="motion" title="Animation">
        {choice(app, "animation", "Animation", MOVES)}
        {choice(app, "easing", "Easing", EASES)}
      </PanelSection>
      <PanelSection app={app} id="overflow" title="Scroll behaviour">
        {choice(app, "overflow", "Overflow", ["Vertical", "Horizontal", "Both directions", "No scrolling"])}
        {choice(app, "position", "Position", ["Scroll with parent", "Fixed", "Sticky"])}
      </PanelSection>
      <PanelSection app={app} id="screens" title={`Screens (${SCREENS.length})`}>
        {SCREENS.map((screen) => (
          <Button
            key={screen}
            id={`prototype.screen.${screen}`}
            class="style-row"
            onPress={() => send({ type: "select", id: screen, centre: true })}
          >
            {nameOf(screen)}
          </Button>
        ))}
      </PanelSection>
    </>
  );
}

// The design panel: the page when nothing is selected, else the selection's properties.
import { Component, Eye, EyeOff, Minus, Plus, Scaling, Settings2, SquareDashed } from "lucide-preact";
import { Button, Icon, names, send } from "../../_kit";
import { COLOUR_STYLES, TEXT_STYLES } from "../content/library";
import type { State } from "../state/model";
import type { Live } from "../state/tree";
import { Appearance, Effects, Fills, LayoutPart, Typography } from "./design_more";
import { Position } from "./design_position";
import { PanelSection, PanelTool } from "./panel_parts";

const say = (text: string) => () => send({ type: "say", text });

export function Swatches({ app, onPick }: { app: State; onPick: string }) {
  const chosen = onPick === "page" ? app.picks.canvasStyle : undefined;
  return (
    <div class="swatches" role="group" aria-label="Colour styles">
      {COLOUR_STYLES.map((style) => (
        <Button
          key={style.key}
          id={`styles.colour.${style.key}`}
          tip={style.name}
          class={names("swatch-round", chosen === style.key && "swatch-on")}
          style={{ background: style.value }}
          onPress={() =>
            app.selection.length > 0
              ? send({ type: "set", name: "fill", value: style.value })
              : send({ type: "pick", name: "canvasStyle", value: style.key })
          }
        />
      ))}
    </div>
  );
}

export function FileSections({ app }: { app: State }) {
  const background = COLOUR_STYLES.find((one) => one.key === app.picks.canvasStyle);
  return (
    <>
      <PanelSection app={app} id="page" title="Page">
        <div class="fill-row">
          <Button
            id="page.swatch"
            tip="Page colour"
            class="swatch"
            style={{ background: background?.value ?? "#f0f1f2" }}
            onPress={() => send({ type: "pick", name: "canvasStyle", value: background ? "" : "foam-100" })}
          />
          <span class="hex">{(background?.value ?? "#F0F1F2").slice(1).toUpperCase()}</span>
          <span class="quiet">{app.flags.pageHidden ? "0" : "100"} %</span>
          <PanelTool
            id="page.eye"
            tip="Show in exports"
            icon={app.flags.pageHidden ? EyeOff : Eye}
            pressed={app.flags.pageHidden === true}
            onPress={() => send({ type: "flag", id: "pageHidden" })}
          />
        </div>
      </PanelSection>
      <PanelSection
        app={app}
        id="variables"
        title="Local variables"
        tools={
          <PanelTool
            id="variables.open"
            tip="Open variables"
            icon={Settings2}
            onPress={() => send({ type: "popup", id: "variables" })}
          />
        }
      />
      <PanelSection app={app} id="textstyles" title="Text styles">
        {TEXT_STYLES.map(([name, size, weight]) => (
          <Button
            key={name}
            id={`styles.text.${name.toLowerCase()}`}
            class="style-row"
            pressed={app.picks.textStyle === name}
            onPress={() => send({ type: "pick", name: "textStyle", value: name })}
          >
            <span class="style-sample" style={{ fontWeight: Number(weight) }}>
              Ag
            </span>
            {name}
            <span class="quiet">
              {size}/{Math.round(Number(size) * 1.35)}
            </span>
          </Button>
        ))}
      </PanelSection>
      <PanelSection app={app} id="colourstyles" title="Colour styles">
        <Swatches app={app} onPick="page" />
      </PanelSection>
      <PanelSection app={app} id="gridstyles" title="Layout guide styles">
        {["Phone, 4 columns", "Tablet, 8 columns"].map((name, index) => (
          <Button
            key={name}
            id={`styles.guide.${index + 1}`}
            class="style-row"
            pressed={app.flags[`guide:${index}`] === true}
            onPress={() => send({ type: "flag", id: `guide:${index}` })}
          >
            <Icon of={SquareDashed} size={14} />
            {name}
          </Button>
        ))}
      </PanelSection>
      <PanelSection app={app} id="fileexport" title="Export">
        <Button id="fileexport.run" class="secondary wide" onPress={() => send({ type: "export.start" })}>
          Export all frames
        </Button>
      </PanelSection>
    </>
  );
}

const KIND_NAMES: Record<Live["kind"], string> = {
  frame: "Frame",
  section: "Section",
  group: "Group",
  component: "Component",
  instance: "Instance",
  rect: "Rectangle",
  ellipse: "Ellipse",
  line: "Line",
  text: "Text",
  image: "Image",
  icon: "Vector",
  note: "Note",
  shape: "Shape",
  stamp: "Stamp",
};

export function ThingSections({ app, thing }: { app: State; thing: Live }) {
  const count = app.selection.length;
  const exports = thing.exports ?? [];
  return (
    <>
      <div class="thing-head">
        <strong>{count > 1 ? `${count} selected` : KIND_NAMES[thing.kind]}</strong>
        <span class="spring" />
        <PanelTool
          id="thing.component"
          tip="Create component"
          icon={Component}
          onPress={() => send({ type: "component" })}
        />
        <PanelTool id="thing.scale" tip="Scale by two" icon={Scaling} onPress={() => send({ type: "scale", by: 2 })} />
      </div>
      <p class="thing-name">{thing.name}</p>
      <Position app={app} thing={thing} />
      <LayoutPart app={app} thing={thing} />
      <Appearance app={app} thing={thing} />
      {(thing.kind === "text" || thing.kind === "note" || thing.kind === "shape") && (
        <Typography app={app} thing={thing} />
      )}
      <Fills app={app} thing={thing} />
      <Effects app={app} thing={thing} />
      <PanelSection app={app} id="colourstyles" title="Colour styles">
        <Swatches app={app} onPick="thing" />
      </PanelSection>
      <PanelSection
        app={app}
        id="export"
        title="Export"
        tools={
          <>
            <PanelTool
              id="export.remove"
              tip="Remove export setting"
              icon={Minus}
              inactive={exports.length === 0}
              onPress={() => send({ type: "export.remove" })}
            />
            <PanelTool
              id="export.add"
              tip="Add export setting"
              icon={Plus}
              onPress={() => send({ type: "export.add", value: `${exports.length + 1}x PNG` })}
            />
          </>
        }
      >
        {exports.map((one, index) => (
          <p key={`${index} ${one}`} class="export-row">
            {one}
          </p>
        ))}
        <Button id="export.run" class="secondary wide" onPress={() => send({ type: "export.start" })}>
          Export {thing.name}
        </Button>
      </PanelSection>
      <div class="panel-end">
        <Button id="thing.feedback" class="text-button" onPress={say("Thank you, that helps")}>
          How is this panel?
        </Button>
      </div>
    </>
  );
}

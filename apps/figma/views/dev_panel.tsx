// Dev mode: what an engineer reads off a selection.
import { Check, Copy } from "lucide-preact";
import { Button, Icon, names, ScrollArea, Select, Splitter, send, useSplit } from "../../_kit";
import type { State } from "../state/model";
import { boxOf, keysIn, type Live, thingOf } from "../state/tree";
import { ZoomButton } from "./corner";

const LANGUAGES = ["CSS", "Swift", "Kotlin"] as const;

export function codeOf(thing: Live, language: string): string[] {
  const fill = thing.fill ?? "none";
  if (language === "Swift") {
    return [
      `RoundedRectangle(cornerRadius: ${thing.radius ?? 0})`,
      `  .frame(width: ${thing.w}, height: ${thing.h})`,
      `  .foregroundStyle(Color(hex: "${fill}"))`,
      `  .offset(x: ${thing.x}, y: ${thing.y})`,
    ];
  }
  if (language === "Kotlin") {
    return [
      "Modifier",
      `  .size(${thing.w}.dp, ${thing.h}.dp)`,
      `  .clip(RoundedCornerShape(${thing.radius ?? 0}.dp))`,
      `  .background(Color("${fill}"))`,
      `  .offset(${thing.x}.dp, ${thing.y}.dp)`,
    ];
  }
  return [
    "position: absolute;",
    `left: ${thing.x}px;`,
    `top: ${thing.y}px;`,
    `width: ${thing.w}px;`,
    `height: ${thing.h}px;`,
    `border-radius: ${thing.radius ?? 0}px;`,
    `background: ${fill};`,
    ...(thing.stroke ? [`border: 1px solid ${thing.stroke};`] : []),
  ];
}

/** The box model, as a drawing. */
function Box({ app, thing }: { app: State; thing: Live }) {
  const box = boxOf(app, thing.key);
  return (
    <div class="dev-box" aria-hidden="true">
      <span class="dev-margin">{thing.y}</span>
      <span class="dev-middle">
        <span class="dev-margin">{thing.x}</span>
        <span class="dev-size">
          {box.w} × {box.h}
        </span>
        <span class="dev-margin">{Math.max(0, 375 - thing.x - thing.w)}</span>
      </span>
      <span class="dev-margin">{Math.max(0, 812 - thing.y - thing.h)}</span>
    </div>
  );
}

function Inspect({ app, thing }: { app: State; thing: Live }) {
  const height = useSplit("dev.divider", 300);
  const language = app.picks.language ?? "CSS";
  const code = codeOf(thing, language).join("\n");
  const rows = [
    ["width", "Width", `${thing.w} px`],
    ["height", "Height", `${thing.h} px`],
    ["left", "Left", `${thing.x} px`],
    ["top", "Top", `${thing.y} px`],
    ["radius", "Radius", `${thing.radius ?? 0} px`],
    ["fill", "Fill", thing.fill ?? "none"],
    ["border", "Border", thing.stroke ?? "none"],
    ["layers", "Layers", String(keysIn(app, thing.key).length)],
  ] as const;
  return (
    <>
      <div class="dev-top" style={{ height }} data-igg-area="dev.facts">
        <p class="thing-name">{thing.name}</p>
        <Box app={app} thing={thing} />
        {rows.map(([key, label, value]) => (
          <Button
            key={key}
            id={`dev.fact.${key}`}
            class="dev-fact"
            onPress={() => send({ type: "say", text: `Copied ${label.toLowerCase()}: ${value}` })}
          >
            <span class="quiet">{label}</span>
            <span>{value}</span>
          </Button>
        ))}
      </div>
      <Splitter
        id="dev.divider"
        label="Resize code"
        axis="y"
        start={300}
        min={120}
        max={620}
        class="thin-divider dev-divider"
      />
      <div class="dev-bottom">
        <div class="panel-head">
          <Select
            id="dev.language"
            label="Language"
            class="mini-select"
            value={language}
            options={LANGUAGES.map((value) => ({ value, label: value }))}
            onChange={(value) => send({ type: "pick", name: "language", value })}
          />
          <span class="spring" />
          <Button
            id="dev.copy"
            tip="Copy code"
            class="icon-button"
            onPress={() => send({ type: "say", text: `Copied as ${language}` })}
          >
            <Icon of={Copy} size={15} />
          </Button>
        </div>
        <ScrollArea id="dev.code" label="Code" class="dev-code" gutter="overlay">
          <pre>{code}</pre>
        </ScrollArea>
      </div>
    </>
  );
}

export function DevPanel({ app }: { app: State }) {
  const thing = thingOf(app, app.selection[0] ?? "");
  const isReady = thing !== undefined && app.flags[`ready:${thing.key}`] === true;
  return (
    <div class="dev-panel">
      <div class="right-tabs">
        <strong>Inspect</strong>
        <span class="spring" />
        <ZoomButton app={app} />
      </div>
      {thing ? (
        <>
          <Button
            id="dev.ready"
            class={names("dev-ready", isReady && "dev-ready-on")}
            pressed={isReady}
            onPress={() => send({ type: "flag", id: `ready:${thing.key}` })}
          >
            <Icon of={Check} size={14} />
            {isReady ? "Ready for dev" : "Mark as ready for dev"}
          </Button>
          <Inspect app={app} thing={thing} />
        </>
      ) : (
        <p class="empty">Select a layer to read its measures.</p>
      )}
    </div>
  );
}

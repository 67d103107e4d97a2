// Where the selection is: alignment, position, constraints, rotation.
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  FlipHorizontal2,
  FlipVertical2,
  RotateCw,
} from "lucide-preact";
import { Select, send } from "../../_kit";
import type { State } from "../state/model";
import type { Live } from "../state/tree";
import { Label, PanelSection, PanelTool, ValueField } from "./panel_parts";

const ALIGNS = [
  ["left", "Align left", AlignStartVertical],
  ["centre", "Align horizontal centres", AlignCenterVertical],
  ["right", "Align right", AlignEndVertical],
  ["top", "Align top", AlignStartHorizontal],
  ["middle", "Align vertical centres", AlignCenterHorizontal],
  ["bottom", "Align bottom", AlignEndHorizontal],
] as const;

export function Position({ app, thing }: { app: State; thing: Live }) {
  return (
    <PanelSection
      app={app}
      id="position"
      title="Position"
      tools={
        <PanelTool
          id="position.tidy"
          tip="Tidy up"
          icon={AlignHorizontalSpaceBetween}
          inactive={app.selection.length < 2}
          onPress={() => send({ type: "tidy" })}
        />
      }
    >
      <Label app={app}>Alignment</Label>
      <div class="button-row">
        {ALIGNS.map(([way, tip, icon]) => (
          <PanelTool
            key={way}
            id={`position.align.${way}`}
            tip={tip}
            icon={icon}
            onPress={() => send({ type: "align", way })}
          />
        ))}
      </div>
      <Label app={app}>Position</Label>
      <div class="value-row">
        <ValueField id="position.x" label="X position" mark="X" value={thing.x} name="x" />
        <ValueField id="position.y" label="Y position" mark="Y" value={thing.y} name="y" />
      </div>
      <Label app={app}>Constraints</Label>
      <div class="value-row">
        {(["Left", "Top"] as const).map((side) => (
          <Select
            key={side}
            id={`position.pin.${side.toLowerCase()}`}
            label={`Constraint ${side.toLowerCase()}`}
            class="mini-select"
            value={app.picks[`pin:${side}`] ?? side}
            options={[side, side === "Left" ? "Right" : "Bottom", "Centre", "Scale"].map((value) => ({
              value,
              label: value,
            }))}
            onChange={(value) => send({ type: "pick", name: `pin:${side}`, value })}
          />
        ))}
      </div>
      <Label app={app}>Rotation</Label>
      <div class="value-row">
        <ValueField id="position.rotation" label="Rotation" mark="°" value={thing.rotation ?? 0} name="rotation" />
        <span class="button-row">
          <PanelTool
            id="position.turn"
            tip="Rotate 90° right"
            icon={RotateCw}
            onPress={() => send({ type: "rotate", by: 90 })}
          />
          <PanelTool
            id="position.flipx"
            tip="Flip horizontal"
            icon={FlipHorizontal2}
            pressed={thing.flipX === true}
            onPress={() => send({ type: "turn", name: "flipX" })}
          />
          <PanelTool
            id="position.flipy"
            tip="Flip vertical"
            icon={FlipVertical2}
            pressed={thing.flipY === true}
            onPress={() => send({ type: "turn", name: "flipY" })}
          />
        </span>
      </div>
    </PanelSection>
  );
}

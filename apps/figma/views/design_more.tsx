// More of the design panel: layout, appearance, words, fill and stroke, effects.
import {
  ArrowDown,
  ArrowRight,
  Bold,
  Droplet,
  Eye,
  EyeOff,
  Grid2x2,
  Italic,
  LayoutGrid,
  Minus,
  Plus,
  Radius,
  Square,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignStart,
  Underline,
} from "lucide-preact";
import { Button, Checkbox, Field, Icon, Select, send } from "../../_kit";
import { FONTS, WEIGHTS } from "../content/library";
import type { State } from "../state/model";
import type { Live } from "../state/tree";
import { Label, PanelSection, PanelTool, ValueField } from "./panel_parts";

interface PartProps {
  app: State;
  thing: Live;
}

const FLOWS = [
  ["none", "Free form", Square],
  ["y", "Vertical layout", ArrowDown],
  ["x", "Horizontal layout", ArrowRight],
  ["grid", "Grid layout", LayoutGrid],
] as const;

export function LayoutPart({ app, thing }: PartProps) {
  return (
    <PanelSection app={app} id="layout" title="Layout">
      <Label app={app}>Flow</Label>
      <div class="button-row segmented">
        {FLOWS.map(([key, tip, icon]) => (
          <PanelTool
            key={key}
            id={`layout.flow.${key}`}
            tip={tip}
            icon={icon}
            pressed={(thing.layout ?? "none") === key}
            onPress={() => send({ type: "set", name: "layout", value: key })}
          />
        ))}
      </div>
      <Label app={app}>Dimensions</Label>
      <div class="value-row">
        <ValueField id="layout.w" label="Width" mark="W" value={thing.w} name="w" />
        <ValueField id="layout.h" label="Height" mark="H" value={thing.h} name="h" />
      </div>
      <Checkbox
        id="layout.clip"
        label="Clip content"
        class="mini-check"
        value={thing.clip !== false}
        onChange={() => send({ type: "clip" })}
      />
    </PanelSection>
  );
}

export function Appearance({ app, thing }: PartProps) {
  return (
    <PanelSection
      app={app}
      id="appearance"
      title="Appearance"
      tools={
        <PanelTool
          id="appearance.eye"
          tip="Hide"
          icon={thing.hidden ? EyeOff : Eye}
          pressed={thing.hidden === true}
          onPress={() => send({ type: "turn", name: "hidden" })}
        />
      }
    >
      <div class="value-row">
        <ValueField
          id="appearance.opacity"
          label="Opacity"
          mark={<Icon of={Grid2x2} size={12} />}
          value={thing.opacity ?? 100}
          name="opacity"
        />
        <ValueField
          id="appearance.radius"
          label="Corner radius"
          mark={<Icon of={Radius} size={12} />}
          value={thing.radius ?? 0}
          name="radius"
        />
      </div>
      <Label app={app}>Blend mode</Label>
      <Select
        id="appearance.blend"
        label="Blend mode"
        class="mini-select wide"
        value={thing.blend ?? "Normal"}
        options={["Normal", "Multiply", "Screen", "Overlay", "Darken", "Lighten"].map((value) => ({
          value,
          label: value,
        }))}
        onChange={(value) => send({ type: "set", name: "blend", value })}
      />
    </PanelSection>
  );
}

const ALIGNS = [
  ["left", "Text align left", TextAlignStart],
  ["center", "Text align centre", TextAlignCenter],
  ["right", "Text align right", TextAlignEnd],
] as const;

const WEIGHT_OF: Record<string, string> = { Regular: "400", Medium: "500", "Semi Bold": "600", Bold: "700" };

export function Typography({ app, thing }: PartProps) {
  const weight = WEIGHTS.find((name) => WEIGHT_OF[name] === String(thing.weight ?? 400)) ?? "Regular";
  return (
    <PanelSection app={app} id="type" title="Typography">
      <Select
        id="type.font"
        label="Font"
        class="mini-select wide"
        value={app.picks.font ?? "Inter"}
        options={FONTS.map((value) => ({ value, label: value }))}
        onChange={(value) => send({ type: "pick", name: "font", value })}
      />
      <div class="value-row">
        <Select
          id="type.weight"
          label="Weight"
          class="mini-select"
          value={weight}
          options={WEIGHTS.map((value) => ({ value, label: value }))}
          onChange={(value) => send({ type: "set", name: "weight", value: WEIGHT_OF[value] ?? "400" })}
        />
        <ValueField id="type.size" label="Font size" mark="Aa" value={thing.size ?? 18} name="size" />
      </div>
      <div class="button-row">
        {ALIGNS.map(([way, tip, icon]) => (
          <PanelTool
            key={way}
            id={`type.align.${way}`}
            tip={tip}
            icon={icon}
            pressed={(thing.align ?? "left") === way}
            onPress={() => send({ type: "set", name: "align", value: way })}
          />
        ))}
        <PanelTool
          id="type.bold"
          tip="Bold"
          icon={Bold}
          pressed={thing.weight === 700}
          onPress={() => send({ type: "set", name: "weight", value: thing.weight === 700 ? "400" : "700" })}
        />
        <PanelTool
          id="type.italic"
          tip="Italic"
          icon={Italic}
          pressed={thing.italic === true}
          onPress={() => send({ type: "turn", name: "italic" })}
        />
        <PanelTool
          id="type.underline"
          tip="Underline"
          icon={Underline}
          pressed={thing.underline === true}
          onPress={() => send({ type: "turn", name: "underline" })}
        />
      </div>
    </PanelSection>
  );
}

interface PaintProps extends PartProps {
  id: "fill" | "stroke";
  title: string;
  off: "fillOff" | "strokeOff";
}

function Paint({ app, thing, id, title, off }: PaintProps) {
  const value = thing[id];
  const isOff = thing[off] === true;
  return (
    <PanelSection
      app={app}
      id={id}
      title={title}
      tools={
        value === undefined || value === "" ? (
          <PanelTool
            id={`${id}.add`}
            tip={`Add ${id}`}
            icon={Plus}
            onPress={() => send({ type: "set", name: id, value: "#1f7a8c" })}
          />
        ) : (
          <PanelTool
            id={`${id}.remove`}
            tip={`Remove ${id}`}
            icon={Minus}
            onPress={() => send({ type: "set", name: id, value: "" })}
          />
        )
      }
    >
      {value !== undefined && value !== "" && (
        <div class="fill-row">
          <Button
            id={`${id}.swatch`}
            tip={`${title} colour`}
            class="swatch"
            style={{ background: value }}
            onPress={() => send({ type: "flag", id: "picker" })}
          />
          <Field
            id={`${id}.hex`}
            label={`${title} colour as hex`}
            class="value-field hex"
            value={value.replace("#", "").toUpperCase()}
            onInput={(text) => send({ type: "set", name: id, value: `#${text.replace("#", "")}` })}
          />
          <span class="quiet">{isOff ? "0" : "100"} %</span>
          <PanelTool
            id={`${id}.eye`}
            tip={isOff ? `Show ${id}` : `Hide ${id}`}
            icon={isOff ? EyeOff : Eye}
            pressed={isOff}
            onPress={() => send({ type: "turn", name: off })}
          />
        </div>
      )}
    </PanelSection>
  );
}

export const Fills = (props: PartProps) => (
  <>
    <Paint {...props} id="fill" title="Fill" off="fillOff" />
    <Paint {...props} id="stroke" title="Stroke" off="strokeOff" />
  </>
);

export function Effects({ app, thing }: PartProps) {
  return (
    <PanelSection
      app={app}
      id="effects"
      title="Effects"
      tools={
        <PanelTool
          id="effects.add"
          tip="Add effect"
          icon={Plus}
          onPress={() => send({ type: "set", name: "effect", value: "Drop shadow" })}
        />
      }
    >
      {thing.effect && (
        <div class="fill-row">
          <Icon of={Droplet} size={14} />
          <Select
            id="effects.kind"
            label="Kind of effect"
            class="mini-select wide"
            value={thing.effect}
            options={["Drop shadow", "Layer blur", "None"].map((value) => ({ value, label: value }))}
            onChange={(value) => send({ type: "set", name: "effect", value: value === "None" ? "" : value })}
          />
          <PanelTool
            id="effects.remove"
            tip="Remove effect"
            icon={Minus}
            onPress={() => send({ type: "set", name: "effect", value: "" })}
          />
        </div>
      )}
    </PanelSection>
  );
}

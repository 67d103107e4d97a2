// The colour picker: a small window beside the panel.
import { Button, names, Slider, send, Window } from "../../_kit";
import { COLOUR_STYLES } from "../content/library";
import type { State } from "../state/model";
import { thingOf } from "../state/tree";

export function Picker({ app }: { app: State }) {
  const thing = thingOf(app, app.selection[0] ?? "");
  const hue = Number(app.picks.hue ?? 190);
  return (
    <Window
      id="picker"
      title="Colour"
      start={{ x: 930, y: 420, w: 236, h: 300 }}
      handleHeight={36}
      onClose={() => send({ type: "flag", id: "picker", value: false })}
      class="picker"
    >
      <div class="picker-body">
        <span
          class="picker-field"
          style={{
            background: `linear-gradient(to top, #000, transparent), linear-gradient(to right, #fff, hsl(${hue} 100% 50%))`,
          }}
          aria-hidden="true"
        />
        <Slider
          id="picker.hue"
          label="Hue"
          class="hue"
          value={hue}
          min={0}
          max={360}
          step={5}
          onChange={(value) => send({ type: "hue", value })}
        />
        <Slider
          id="picker.opacity"
          label="Opacity"
          class="picker-opacity"
          value={thing?.opacity ?? 100}
          min={10}
          max={100}
          step={5}
          onChange={(value) => send({ type: "set", name: "opacity", value: String(value) })}
        />
        <div class="picker-styles" role="group" aria-label="Document colours">
          {COLOUR_STYLES.map((style) => (
            <Button
              key={style.key}
              id={`picker.colour.${style.key}`}
              tip={style.name}
              class={names("swatch-round", thing?.fill === style.value && "swatch-on")}
              style={{ background: style.value }}
              onPress={() => send({ type: "set", name: "fill", value: style.value })}
            />
          ))}
        </div>
      </div>
    </Window>
  );
}

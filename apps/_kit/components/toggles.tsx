// Checkbox, switch, radio button, slider.
import { mdiCheckBold, mdiMinusThick } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { Button } from "./button";
import { useDrag } from "./drag";
import { rove } from "./focus";
import { Icon } from "./icon";
import { type Look, names } from "./look";
import { clamp } from "./placement";

export interface ToggleProps extends Look {
  id: string;
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  inactive?: boolean | undefined;
  /** the label is only spoken; for a label beside it that the app draws */
  hidesLabel?: boolean | undefined;
  tip?: string | undefined;
  /** instead of the label, when it is more than text */
  children?: ComponentChildren;
}

type Kind = "checkbox" | "switch" | "radio";

function Toggle({ kind, mark, ...props }: ToggleProps & { kind: Kind; mark: ComponentChildren }) {
  const { id, label, value, onChange, inactive, hidesLabel = false, tip, children } = props;
  return (
    <Button
      id={id}
      role={kind}
      label={hidesLabel || children !== undefined ? label : undefined}
      tip={tip}
      checked={value}
      inactive={inactive}
      class={names("k-toggle", `k-${kind}`, props.class)}
      style={props.style}
      onPress={() => onChange(kind === "radio" ? true : !value)}
      onKeyDown={(event) => {
        const group = (event.currentTarget as HTMLElement).closest('[role="radiogroup"]');
        if (kind === "radio" && group) rove(event, group, '[role="radio"]', "y")?.click();
      }}
    >
      <span class={`k-${kind}-box`} aria-hidden="true">
        {mark}
      </span>
      {!hidesLabel && <span class="k-toggle-label">{children ?? label}</span>}
    </Button>
  );
}

export const Checkbox = ({ mixed = false, ...props }: ToggleProps & { mixed?: boolean }) => (
  <Toggle
    {...props}
    kind="checkbox"
    class={names(mixed && "k-mixed", props.class)}
    mark={(props.value || mixed) && <Icon path={mixed ? mdiMinusThick : mdiCheckBold} size={14} />}
  />
);
export const Switch = (props: ToggleProps) => <Toggle {...props} kind="switch" mark={<span class="k-switch-knob" />} />;
/** One of a group: put them into a `role="radiogroup"` with a label. */
export const Radio = (props: ToggleProps) => <Toggle {...props} kind="radio" mark={<span class="k-radio-dot" />} />;

export interface SliderProps extends Look {
  id: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  axis?: "x" | "y";
  inactive?: boolean | undefined;
  /** what is read out instead of the number */
  valueText?: string;
  tip?: string | undefined;
}

/** The nearest step to a share 0…1 of the range. */
export function valueAt(share: number, min: number, max: number, step: number): number {
  const raw = min + clamp(share, 0, 1) * (max - min);
  const stepped = min + Math.round((raw - min) / step) * step;
  return clamp(Number(stepped.toFixed(6)), min, max);
}

function keyedValue(key: string, { value, min, max, step = 1 }: SliderProps): number | null {
  if (key === "ArrowRight" || key === "ArrowUp") return clamp(value + step, min, max);
  if (key === "ArrowLeft" || key === "ArrowDown") return clamp(value - step, min, max);
  if (key === "PageUp") return clamp(value + 10 * step, min, max);
  if (key === "PageDown") return clamp(value - 10 * step, min, max);
  if (key === "Home") return min;
  return key === "End" ? max : null;
}

export function Slider(props: SliderProps) {
  const { id, label, value, onChange, min, max, step = 1, axis = "x", inactive } = props;
  const valueUnder = (track: Element, x: number, y: number): number => {
    const box = track.getBoundingClientRect();
    const share = axis === "x" ? (x - box.left) / box.width : (box.bottom - y) / box.height;
    return valueAt(share, min, max, step);
  };
  const drag = useDrag(id, {
    onMove: ({ x, y }) => {
      const track = document.querySelector(`[data-igg-id="${CSS.escape(id)}"]`);
      if (track && !inactive) onChange(valueUnder(track, x, y));
    },
  });
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <Button
      as="div"
      id={id}
      role="slider"
      label={label}
      tip={props.tip}
      inactive={inactive}
      drag={drag}
      class={names("k-slider", `k-slider-${axis}`, props.class)}
      style={{ "--k-share": `${share * 100}%`, ...props.style } as never}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={props.valueText}
      aria-orientation={axis === "y" ? "vertical" : undefined}
      onPress={(event) => {
        if (event.detail > 0) onChange(valueUnder(event.currentTarget as Element, event.clientX, event.clientY));
      }}
      onKeyDown={(event) => {
        const next = inactive ? null : keyedValue(event.key, props);
        if (next === null) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <span class="k-slider-track">
        <span class="k-slider-fill" />
      </span>
      <span class="k-slider-thumb" />
    </Button>
  );
}

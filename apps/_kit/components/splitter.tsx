// A handle between two panels; the size it sets is `useSplit(id, start)`.
import { put } from "../commands";
import { command, world } from "../store";
import { useKit } from "../use_kit";
import { Button } from "./button";
import { useDrag } from "./drag";
import { type Look, names } from "./look";
import { clamp } from "./placement";
import { shiftOf } from "./window_geometry";

export interface SplitterProps extends Look {
  id: string;
  label: string;
  /** the direction it moves in */
  axis: "x" | "y";
  start: number;
  min: number;
  max: number;
  /** the panel it sizes comes after it (a right or bottom panel) */
  reversed?: boolean;
  onResize?: (size: number) => void;
}

export const useSplit = (id: string, start: number): number => useKit<number>(`split:${id}`) ?? start;

export function Splitter(props: SplitterProps) {
  const { id, label, axis, start, min, max, reversed = false } = props;
  const size = useSplit(id, start);
  const current = () => (world.peek().kit[`split:${id}`] as number | undefined) ?? start;
  const resize = (next: number) => {
    const kept = Math.round(clamp(next, min, max));
    command(put(`split:${id}`, kept));
    props.onResize?.(kept);
  };
  let before = size;
  const drag = useDrag(id, {
    onStart: () => {
      before = current();
    },
    onMove: ({ dx, dy }) => resize(before + (axis === "x" ? dx : dy) * (reversed ? -1 : 1)),
  });
  return (
    <Button
      as="div"
      id={id}
      role="separator"
      label={label}
      class={names("k-splitter", `k-splitter-${axis}`, props.class)}
      style={props.style}
      drag={drag}
      aria-orientation={axis === "x" ? "vertical" : "horizontal"}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onDoublePress={() => resize(start)}
      onKeyDown={(event) => {
        const shift = shiftOf(event.key, event.shiftKey);
        const by = shift === null ? 0 : axis === "x" ? shift.dx : shift.dy;
        if (by === 0) return;
        event.preventDefault();
        resize(current() + by * (reversed ? -1 : 1));
      }}
    />
  );
}

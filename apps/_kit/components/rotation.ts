// Which slides of a rotator show. Pure.
export type Rotation = { count: number; visible: number; step: number; loop: boolean };

/** Indices that a rotation can stand at, in order. */
export function stopsOf({ count, visible, step, loop }: Rotation): number[] {
  if (count === 0) return [0];
  const last = loop ? count - 1 : Math.max(0, count - visible);
  const stops: number[] = [];
  for (let index = 0; index < last; index += step) stops.push(index);
  if (!loop || last % step === 0) stops.push(last);
  return [...new Set(stops)];
}

/** The stop at or before `index`, as a position in `stopsOf`. */
export function positionOf(rotation: Rotation, index: number): number {
  return Math.max(
    0,
    stopsOf(rotation).findLastIndex((stop) => stop <= index),
  );
}

/** Where `by` steps (±1) lead from `index`; at an end without loop it stays. */
export function stepFrom(rotation: Rotation, index: number, by: 1 | -1): number {
  const stops = stopsOf(rotation);
  const at = positionOf(rotation, index);
  // Between two stops, a step back leads to the one before.
  const from = by === -1 && stops[at] !== index ? at + 1 : at;
  const next = from + by;
  const wrapped = rotation.loop ? (next + stops.length) % stops.length : Math.max(0, Math.min(stops.length - 1, next));
  return stops[wrapped] ?? 0;
}

/** The place of slide `slide` counted from the first one shown; shown when below `visible`. */
export const slotOf = ({ count }: Rotation, index: number, slide: number): number => (slide - index + count) % count;

// Red lines that show with what a dragged thing is in line.
import type { State } from "../state/model";
import { boxOf, keysIn, thingOf } from "../state/tree";

const NEAR_PX = 1;

export interface Line {
  axis: "x" | "y";
  at: number;
  start: number;
  end: number;
}

interface Span {
  low: number;
  high: number;
}

const edges = ({ low, high }: Span): number[] => [low, Math.round((low + high) / 2), high];

function aligned(own: Span, other: Span): number | undefined {
  return edges(own).find((edge) => edges(other).some((one) => Math.abs(one - edge) <= NEAR_PX));
}

/** At most one line each way, to the nearest neighbour that is in line. */
export function linesOf(app: State): Line[] {
  const key = app.gesture?.keys.length === 1 && app.gesture.handle === "" ? app.gesture.keys[0] : undefined;
  const thing = key === undefined ? undefined : thingOf(app, key);
  if (key === undefined || !thing) return [];
  const box = boxOf(app, key);
  const found = new Map<Line["axis"], Line & { far: number }>();
  for (const other of keysIn(app, thing.parent)) {
    if (other === key) continue;
    const its = boxOf(app, other);
    const far = Math.hypot(its.x - box.x, its.y - box.y);
    const x = aligned({ low: box.x, high: box.x + box.w }, { low: its.x, high: its.x + its.w });
    const y = aligned({ low: box.y, high: box.y + box.h }, { low: its.y, high: its.y + its.h });
    if (x !== undefined && far < (found.get("x")?.far ?? Number.POSITIVE_INFINITY)) {
      found.set("x", {
        axis: "x",
        at: x,
        start: Math.min(box.y, its.y),
        end: Math.max(box.y + box.h, its.y + its.h),
        far,
      });
    }
    if (y !== undefined && far < (found.get("y")?.far ?? Number.POSITIVE_INFINITY)) {
      found.set("y", {
        axis: "y",
        at: y,
        start: Math.min(box.x, its.x),
        end: Math.max(box.x + box.w, its.x + its.w),
        far,
      });
    }
  }
  return [...found.values()];
}

export const Guides = ({ app }: { app: State }) => (
  <>
    {linesOf(app).map(({ axis, at, start, end }) => (
      <span
        key={axis}
        class="guide"
        style={
          axis === "x"
            ? { left: at, top: start, width: 1 / app.zoom, height: end - start }
            : { left: start, top: at, width: end - start, height: 1 / app.zoom }
        }
      />
    ))}
  </>
);

// Where a floating window may be. Pure; CSS pixels.
import { clamp, type Rect, type Size } from "./placement";

/** Its handle stays inside the bounds; its foot may hang out below. */
export function keepInside(rect: Rect, bounds: Rect, handleHeight: number): Rect {
  return {
    ...rect,
    x: clamp(rect.x, bounds.x, Math.max(bounds.x, bounds.x + bounds.w - rect.w)),
    y: clamp(rect.y, bounds.y, Math.max(bounds.y, bounds.y + bounds.h - handleHeight)),
  };
}

export const movedBy = (rect: Rect, dx: number, dy: number): Rect => ({
  ...rect,
  x: Math.round(rect.x + dx),
  y: Math.round(rect.y + dy),
});

/** Resized at its bottom right corner, not below `least` and not beyond the bounds. */
export const resizedBy = (rect: Rect, dx: number, dy: number, least: Size, bounds: Rect): Rect => ({
  ...rect,
  w: Math.round(clamp(rect.w + dx, least.w, Math.max(least.w, bounds.x + bounds.w - rect.x))),
  h: Math.round(clamp(rect.h + dy, least.h, Math.max(least.h, bounds.y + bounds.h - rect.y))),
});

const STEP_PX = 16;

/** The shift that an arrow key asks for. */
export function shiftOf(key: string, isBig: boolean): { dx: number; dy: number } | null {
  const step = isBig ? 4 * STEP_PX : STEP_PX;
  if (key === "ArrowLeft") return { dx: -step, dy: 0 };
  if (key === "ArrowRight") return { dx: step, dy: 0 };
  if (key === "ArrowUp") return { dx: 0, dy: -step };
  return key === "ArrowDown" ? { dx: 0, dy: step } : null;
}

// Where a layer goes beside its anchor. Pure; CSS pixels.
export type Side = "top" | "bottom" | "left" | "right";
export type Placement = Side | `${Side}-start` | `${Side}-end`;

export type Rect = { x: number; y: number; w: number; h: number };
export type Size = { w: number; h: number };

export const MARGIN_PX = 8;
const OPPOSITE: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" };

export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function roomOn(side: Side, anchor: Rect, view: Size): number {
  if (side === "top") return anchor.y;
  if (side === "bottom") return view.h - anchor.y - anchor.h;
  if (side === "left") return anchor.x;
  return view.w - anchor.x - anchor.w;
}

function along(start: number, length: number, size: number, align: string | undefined): number {
  if (align === "start") return start;
  if (align === "end") return start + length - size;
  return start + (length - size) / 2;
}

/** The layer's corner and the side it ended on: flipped when there is no room, kept inside the view. */
export function place(
  anchor: Rect,
  size: Size,
  view: Size,
  placement: Placement,
  gap: number,
): { x: number; y: number; side: Side } {
  const [wanted, align] = placement.split("-") as [Side, string | undefined];
  const isUpright = wanted === "top" || wanted === "bottom";
  const needed = (isUpright ? size.h : size.w) + gap + MARGIN_PX;
  const opposite = OPPOSITE[wanted];
  const flips = roomOn(wanted, anchor, view) < needed && roomOn(opposite, anchor, view) > roomOn(wanted, anchor, view);
  const side = flips ? opposite : wanted;
  let x = isUpright ? along(anchor.x, anchor.w, size.w, align) : anchor.x;
  let y = isUpright ? anchor.y : along(anchor.y, anchor.h, size.h, align);
  if (side === "top") y = anchor.y - gap - size.h;
  else if (side === "bottom") y = anchor.y + anchor.h + gap;
  else if (side === "left") x = anchor.x - gap - size.w;
  else x = anchor.x + anchor.w + gap;
  return {
    x: Math.round(clamp(x, MARGIN_PX, Math.max(MARGIN_PX, view.w - size.w - MARGIN_PX))),
    y: Math.round(clamp(y, MARGIN_PX, Math.max(MARGIN_PX, view.h - size.h - MARGIN_PX))),
    side,
  };
}

// Geometry of a scrollbar. Pure; CSS pixels.
const MIN_THUMB_PX = 28;

/** One axis of a scroller: what it shows, what it holds, how far it is from its start. */
export interface ScrollExtent {
  size: number;
  full: number;
  offset: number;
}

/** The thumb on a track of `length`, or null when there is nothing to scroll. */
export function thumbOf(
  { size, full, offset }: ScrollExtent,
  length: number,
): { start: number; length: number } | null {
  const range = full - size;
  if (range <= 1 || length <= 0) return null;
  const thumb = Math.min(length, Math.max(MIN_THUMB_PX, Math.round((size / full) * length)));
  const share = Math.max(0, Math.min(1, offset / range));
  return { start: Math.round(share * (length - thumb)), length: thumb };
}

/** The offset after the thumb was dragged by `delta` from where it stood at `before`. */
export function offsetAt(extent: ScrollExtent, length: number, before: number, delta: number): number {
  const thumb = thumbOf(extent, length);
  if (!thumb || thumb.length >= length) return before;
  const range = extent.full - extent.size;
  return Math.max(0, Math.min(range, before + (delta / (length - thumb.length)) * range));
}

// The big words of a video thumbnail: broken into lines, sized and placed.
import type { Rng } from "../rng";
import { rect } from "./shapes";

export interface Caption {
  lines: string[];
  size: number;
  fill: string;
  /** Colour of the outline, or of the plate when there is one. */
  edge: string;
  plate?: string;
  anchor: "start" | "middle";
  x: number;
  y: number;
}

const INKS: readonly (readonly [fill: string, edge: string])[] = [
  ["#ffffff", "#111318"],
  ["#ffe14d", "#15130a"],
  ["#ffffff", "#c8252d"],
  ["#111318", "#ffffff"],
  ["#ffffff", "#1d4fd8"],
  ["#111318", "#ffd43b"],
];

/** Words in at most three lines of about equal length. */
function broken(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > 3 ? broken(text, room + 2) : lines;
}

/** The part of the plane that is seen when a picture covers a frame of `width` × `height`, or fits into it. */
export function seen(
  [w, h]: readonly [number, number],
  width: number,
  height: number,
  isWhole = false,
): [number, number, number, number] {
  const scale = isWhole ? Math.min(width / w, height / h) : Math.max(width / w, height / h);
  return [(w - width / scale) / 2, (h - height / scale) / 2, width / scale, height / scale];
}

export function captionOf(r: Rng, text: string, [left, top, w, h]: readonly [number, number, number, number]): Caption {
  const longest = Math.max(...text.split(" ").map((word) => word.length));
  const lines = broken(text, Math.max(longest, text.length > 16 ? 10 : 8));
  const widest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(h * 0.21, (w * 0.92) / (widest * 0.64), (h * 0.72) / lines.length);
  const style = r.int(0, INKS.length - 1);
  const [fill, edge] = INKS[style] as readonly [string, string];
  const anchor = r.next() > 0.6 ? "middle" : "start";
  const x = anchor === "middle" ? left + w / 2 : left + w * 0.04;
  const block = lines.length * size * 1.06;
  const y = top + (r.next() > 0.45 ? h - block - 3 : 3) + size * 0.92;
  const plated = style >= 3;
  const width = Math.min(w, widest * size * 0.66 + 8);
  const plateLeft = left + (anchor === "middle" ? (w - width) / 2 : 2);
  return {
    lines,
    size,
    fill,
    edge,
    anchor,
    x,
    y,
    ...(plated ? { plate: rect(plateLeft, y - size * 0.98, width, block + size * 0.1, 2) } : {}),
  };
}

// Path data for the figures pictures are made of. All closed figures run clockwise, so they merge.
import type { Rng } from "../rng";

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** SVG transform. */
  at?: string;
}

export interface Picture {
  size: readonly [number, number];
  /** CSS background of the whole picture. */
  ground: string;
  shapes: Shape[];
}

export const WIDE = [160, 90] as const;
export const SQUARE = [100, 100] as const;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

export function rect(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const c = Math.min(r, w / 2, h / 2);
  const arc = (dx: number, dy: number) => `a${n(c)} ${n(c)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return (
    `M${n(x + c)} ${n(y)}h${n(w - 2 * c)}${arc(c, c)}v${n(h - 2 * c)}${arc(-c, c)}` +
    `h${n(2 * c - w)}${arc(-c, -c)}v${n(2 * c - h)}${arc(c, -c)}z`
  );
}

const pairs = (points: readonly number[]): string => {
  let text = "";
  for (let i = 0; i < points.length; i += 2) {
    text += `${i === 0 ? "M" : "L"}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`;
  }
  return text;
};

export const poly = (...points: number[]): string => `${pairs(points)}z`;
export const line = (...points: number[]): string => pairs(points);

/** A smooth curve through points, left open. */
export function curve(...points: number[]): string {
  let text = `M${n(points[0] ?? 0)} ${n(points[1] ?? 0)}`;
  for (let i = 2; i < points.length; i += 2) {
    const [x0, y0, x1, y1] = [points[i - 2] ?? 0, points[i - 1] ?? 0, points[i] ?? 0, points[i + 1] ?? 0];
    const middle = (x0 + x1) / 2;
    text += `C${n(middle)} ${n(y0)} ${n(middle)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  }
  return text;
}

/** Half a disc; `turn` 0 is the upper half, then clockwise. */
export function half(x: number, y: number, r: number, turn: 0 | 1 | 2 | 3 = 0): string {
  const [ax, ay] = [
    [-r, 0],
    [0, -r],
    [r, 0],
    [0, r],
  ][turn] as [number, number];
  return `M${n(x + ax)} ${n(y + ay)}a${n(r)} ${n(r)} 0 0 1 ${n(-2 * ax)} ${n(-2 * ay)}z`;
}

/** A ring drawn as two discs, the inner one the other way round. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${circle(x, y, outer)}M${n(x - inner)} ${n(y)}a${n(inner)} ${n(inner)} 0 1 0 ${n(2 * inner)} 0a${n(inner)} ${n(inner)} 0 1 0 ${n(-2 * inner)} 0z`;

/** Soft hills across the picture, filled to its lower edge. */
export function hills(r: Rng, y: number, swing: number, count: number, [w, h]: readonly [number, number]): string {
  const points: number[] = [];
  for (let i = 0; i <= count; i++) points.push((i * w) / count, y + (r.next() - 0.5) * 2 * swing);
  return `${curve(...points)}V${h}H0z`;
}

/** Jagged mountains, filled to the lower edge. */
export function peaks(r: Rng, y: number, swing: number, count: number, [w, h]: readonly [number, number]): string {
  const points: number[] = [0, y + r.next() * swing * 0.4];
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.3 + r.next() * 0.4) * w) / count;
    points.push(x, y - swing * (0.45 + r.next() * 0.55));
    points.push(((i + 0.85 + r.next() * 0.3) * w) / count, y + r.next() * swing * 0.3);
  }
  return `${pairs(points)}L${w} ${n(y)}V${h}H0z`;
}

export const star = (x: number, y: number, r: number, inner = 0.42, arms = 5): string => {
  const points: number[] = [];
  for (let i = 0; i < arms * 2; i++) {
    const angle = (Math.PI * i) / arms - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * inner;
    points.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  return poly(...points);
};

export const cloud = (x: number, y: number, s: number): string =>
  `M${n(x - s)} ${n(y)}a${n(s * 0.42)} ${n(s * 0.42)} 0 0 1 ${n(s * 0.34)} ${n(-s * 0.5)}a${n(s * 0.55)} ${n(s * 0.55)} 0 0 1 ${n(s * 0.98)} ${n(-s * 0.08)}a${n(s * 0.38)} ${n(s * 0.38)} 0 0 1 ${n(s * 0.6)} ${n(s * 0.58)}z`;

export const pine = (x: number, y: number, s: number): string =>
  `${poly(x, y - s, x + s * 0.2, y - s * 0.62, x + s * 0.1, y - s * 0.62, x + s * 0.28, y - s * 0.3, x + s * 0.14, y - s * 0.3, x + s * 0.36, y, x - s * 0.36, y, x - s * 0.14, y - s * 0.3, x - s * 0.28, y - s * 0.3, x - s * 0.1, y - s * 0.62, x - s * 0.2, y - s * 0.62)}`;

export const join = (...paths: string[]): string => paths.join("");

export const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

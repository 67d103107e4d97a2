// Figures the wares are drawn with, on a field of 100 by 100.
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}
export type Draw = (ink: string) => Shape[];

export const DARK = "#2a2d34";
export const STEEL = "#b9c0c9";
export const PALE = "#e9edf1";
export const WOOD = "#b98552";
export const LEAF = "#4f8a4c";

export const rect = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${w}v${h}h${-w}z`
    : `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

/** Points, left open. */
export const path = (...points: number[]): string => {
  let text = "";
  for (let at = 0; at < points.length; at += 2) text += `${at === 0 ? "M" : "L"}${points[at]} ${points[at + 1]}`;
  return text;
};
export const poly = (...points: number[]): string => `${path(...points)}z`;

export const fill = (colour: string, ...figures: string[]): Shape => ({ d: figures.join(""), fill: colour });
export const stroke = (colour: string, width: number, ...figures: string[]): Shape => ({
  d: figures.join(""),
  stroke: colour,
  width,
});
export const shade = (...figures: string[]): Shape => ({ d: figures.join(""), fill: "#000", opacity: 0.16 });
export const shine = (...figures: string[]): Shape => ({ d: figures.join(""), fill: "#fff", opacity: 0.34 });
export const dark = (...figures: string[]): Shape => fill(DARK, ...figures);
/** Where it stands. */
export const ground = (rx = 30, y = 90): Shape => ({ d: oval(50, y, rx, 3), fill: "#000", opacity: 0.1 });

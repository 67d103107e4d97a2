// How things to sell are drawn: with a shadow under them, light and shade on them.
import type { Rng } from "../rng";
import { ellipse, type Shape } from "./shapes";

export type Draw = (ink: string, r: Rng) => Shape[];

export const DARK = "#23262d";
export const shadow = (rx = 30, y = 88): Shape => ({ d: ellipse(50, y, rx, 3.4), fill: "#000", opacity: 0.14 });
export const shine = (d: string, opacity = 0.25): Shape => ({ d, fill: "#fff", opacity });
export const shade = (d: string, opacity = 0.18): Shape => ({ d, fill: "#000", opacity });

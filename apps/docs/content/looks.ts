// Colours, fonts, sizes and styles that text can have.
import type { StyleName } from "./types";

const HUES: readonly [name: string, base: string, tints: readonly string[]][] = [
  ["red berry", "#980000", ["#e6b8af", "#dd7e6b", "#cc4125", "#a61c00", "#85200c", "#5b0f00"]],
  ["red", "#ff0000", ["#f4cccc", "#ea9999", "#e06666", "#cc0000", "#990000", "#660000"]],
  ["orange", "#ff9900", ["#fce5cd", "#f9cb9c", "#f6b26b", "#e69138", "#b45f06", "#783f04"]],
  ["yellow", "#ffff00", ["#fff2cc", "#ffe599", "#ffd966", "#f1c232", "#bf9000", "#7f6000"]],
  ["green", "#00ff00", ["#d9ead3", "#b6d7a8", "#93c47d", "#6aa84f", "#38761d", "#274e13"]],
  ["cyan", "#00ffff", ["#d0e0e3", "#a2c4c9", "#76a5af", "#45818e", "#134f5c", "#0c343d"]],
  ["cornflower blue", "#4a86e8", ["#c9daf8", "#a4c2f4", "#6d9eeb", "#3c78d8", "#1155cc", "#1c4587"]],
  ["blue", "#0000ff", ["#cfe2f3", "#9fc5e8", "#6fa8dc", "#3d85c6", "#0b5394", "#073763"]],
  ["purple", "#9900ff", ["#d9d2e9", "#b4a7d6", "#8e7cc3", "#674ea7", "#351c75", "#20124d"]],
  ["magenta", "#ff00ff", ["#ead1dc", "#d5a6bd", "#c27ba0", "#a64d79", "#741b47", "#4c1130"]],
];
const TINTS = ["light", "light", "light", "dark", "dark", "dark"] as const;
const DEPTHS = ["3", "2", "1", "1", "2", "3"] as const;
const GREYS: readonly [string, string][] = [
  ["black", "#000000"],
  ["dark grey 4", "#434343"],
  ["dark grey 3", "#666666"],
  ["dark grey 2", "#999999"],
  ["dark grey 1", "#b7b7b7"],
  ["grey", "#cccccc"],
  ["light grey 1", "#d9d9d9"],
  ["light grey 2", "#efefef"],
  ["light grey 3", "#f3f3f3"],
  ["white", "#ffffff"],
];

export interface Swatch {
  key: string;
  name: string;
  value: string;
}

const swatch = (name: string, value: string): Swatch => ({ key: name.replaceAll(" ", "-"), name, value });

/** Eight rows of ten. */
export const SWATCHES: readonly Swatch[] = [
  ...GREYS.map(([name, value]) => swatch(name, value)),
  ...HUES.map(([name, value]) => swatch(name, value)),
  ...TINTS.flatMap((tint, row) =>
    HUES.map(([name, , tints]) => swatch(`${tint} ${name} ${DEPTHS[row]}`, tints[row] ?? "#000000")),
  ),
];

export const FONTS: readonly { key: string; name: string; family: string }[] = [
  { key: "inter", name: "Inter", family: "Inter, sans-serif" },
  { key: "roboto", name: "Roboto", family: "Roboto, sans-serif" },
  { key: "figtree", name: "Figtree", family: "Figtree, sans-serif" },
  { key: "mono", name: "JetBrains Mono", family: '"JetBrains Mono", monospace' },
];
export const fontOf = (key: string) => FONTS.find((one) => one.key === key) ?? FONTS[0];

export const STYLES: readonly { key: StyleName; name: string; size: number; hint: string }[] = [
  { key: "p", name: "Normal text", size: 11, hint: "Ctrl+Alt+0" },
  { key: "title", name: "Title", size: 26, hint: "" },
  { key: "subtitle", name: "Subtitle", size: 15, hint: "" },
  { key: "h1", name: "Heading 1", size: 20, hint: "Ctrl+Alt+1" },
  { key: "h2", name: "Heading 2", size: 16, hint: "Ctrl+Alt+2" },
  { key: "h3", name: "Heading 3", size: 14, hint: "Ctrl+Alt+3" },
];
export const styleOf = (key: StyleName) => STYLES.find((one) => one.key === key) ?? STYLES[0];

export const ZOOMS = ["Fit", "50%", "75%", "90%", "100%", "125%", "150%", "200%"] as const;
export const SPACINGS: readonly [key: string, name: string, value: number][] = [
  ["single", "Single", 1],
  ["115", "1.15", 1.15],
  ["150", "1.5", 1.5],
  ["double", "Double", 2],
];
export const BULLETS: readonly [key: string, name: string, mark: string][] = [
  ["disc", "Discs", "•"],
  ["dash", "Dashes", "–"],
  ["angle", "Angles", "›"],
  ["ring", "Rings", "°"],
  ["plus", "Crosses", "×"],
  ["star", "Asterisks", "*"],
];
export const NUMBERINGS: readonly [key: string, name: string, of: readonly string[]][] = [
  ["decimal", "1, 2, 3 with full stops", ["1.", "2.", "3."]],
  ["paren", "1, 2, 3 with brackets", ["1)", "2)", "3)"]],
  ["alpha", "A, B, C", ["A.", "B.", "C."]],
  ["lower", "a, b, c", ["a)", "b)", "c)"]],
  ["roman", "I, II, III", ["I.", "II.", "III."]],
  ["zero", "01, 02, 03", ["01.", "02.", "03."]],
];

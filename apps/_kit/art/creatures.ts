// Pets at home and outside.
import type { Rng } from "../rng";
import { circle, ellipse, join, line, many, type Picture, poly, rect, type Shape, WIDE } from "./shapes";

const FUR = ["#e2a45c", "#8a5a3b", "#4a4a52", "#f1e6d6", "#c7c3bd", "#2f2c2e", "#d07f4a"] as const;
const WALLS = ["#f3d9c4", "#cfe2ea", "#dfead2", "#f7e7b8", "#e4d7ee", "#b9d3cf"] as const;
const INK = "#2a2322";

const eyes = (x: number, y: number, gap: number, r = 2.4): Shape[] => [
  { d: join(circle(x - gap, y, r), circle(x + gap, y, r)), fill: INK },
  { d: join(circle(x - gap + 0.8, y - 0.9, r * 0.34), circle(x + gap + 0.8, y - 0.9, r * 0.34)), fill: "#fff" },
];

const PETS: Record<string, (fur: string) => Shape[]> = {
  cat: (fur) => [
    { d: "M104 82C128 82 126 52 116 50", stroke: fur, width: 7 },
    { d: "M56 92C56 64 66 56 80 56C94 56 106 64 106 92z", fill: fur },
    { d: join(poly(58, 36, 58, 12, 76, 24), poly(102, 36, 102, 12, 84, 24)), fill: fur },
    { d: join(poly(61, 30, 61, 18, 70, 25), poly(99, 30, 99, 18, 90, 25)), fill: "#efa9a0" },
    { d: ellipse(80, 42, 25, 21), fill: fur },
    { d: join(ellipse(75, 50, 6, 4.6), ellipse(85, 50, 6, 4.6)), fill: "#fff", opacity: 0.8 },
    { d: join(rect(78.8, 22, 2.4, 8, 1), rect(72, 24, 2, 6, 1), rect(86, 24, 2, 6, 1)), fill: "#000", opacity: 0.25 },
    ...eyes(80, 40, 9, 3),
    { d: poly(77.6, 46, 82.4, 46, 80, 49), fill: "#d9696a" },
    {
      d: join(line(66, 49, 52, 46), line(66, 51, 52, 53), line(94, 49, 108, 46), line(94, 51, 108, 53)),
      stroke: "#fff",
      width: 0.8,
    },
  ],
  dog: (fur) => [
    { d: "M54 94C54 66 66 60 80 60C94 60 106 66 106 94z", fill: fur },
    { d: ellipse(80, 82, 12, 14), fill: "#fff", opacity: 0.6 },
    { d: ellipse(80, 40, 24, 23), fill: fur },
    { d: join(ellipse(57, 42, 8, 17), ellipse(103, 42, 8, 17)), fill: "#5c3b28" },
    { d: ellipse(80, 50, 12, 10), fill: "#fff", opacity: 0.85 },
    ...eyes(80, 37, 9, 2.8),
    { d: ellipse(80, 46, 4.4, 3), fill: INK },
    { d: "M76 54q4 12 8 0z", fill: "#e0606c" },
    { d: rect(66, 62, 28, 4.6, 2), fill: "#c83b3b" },
    { d: circle(80, 68, 3), fill: "#f3c64e" },
  ],
  rabbit: (fur) => [
    { d: join(ellipse(70, 18, 6, 19), ellipse(90, 18, 6, 19)), fill: fur },
    { d: join(ellipse(70, 19, 2.8, 14), ellipse(90, 19, 2.8, 14)), fill: "#f1b3b3" },
    { d: ellipse(80, 82, 24, 20), fill: fur },
    { d: ellipse(80, 48, 20, 18), fill: fur },
    ...eyes(80, 46, 8, 2.7),
    { d: join(ellipse(77, 54, 4, 3), ellipse(83, 54, 4, 3)), fill: "#fff", opacity: 0.85 },
    { d: ellipse(80, 51, 2, 1.4), fill: "#d9696a" },
    { d: poly(104, 66, 126, 60, 108, 72), fill: "#f08a3c" },
    { d: "M126 60q6 -8 10 -4q-2 6 -10 4z", fill: "#5ba64f" },
  ],
  bird: () => [
    { d: "M10 74Q80 66 150 76", stroke: "#7a5236", width: 4 },
    { d: "M96 62l30 22l-18 -4z", fill: "#2c6f9e" },
    { d: ellipse(82, 48, 22, 24), fill: "#3f93c9" },
    { d: ellipse(76, 54, 13, 16), fill: "#f7d9a8" },
    { d: "M84 42C104 42 108 62 98 68C90 60 84 54 84 42z", fill: "#2c6f9e" },
    { d: poly(60, 34, 48, 38, 61, 42), fill: "#f2a33a" },
    { d: circle(70, 34, 2.6), fill: INK },
    { d: join(line(78, 71, 78, 76), line(86, 71, 86, 76)), stroke: "#f2a33a", width: 2 },
  ],
  fish: () => [
    { d: many(6, (i) => `M${18 + i * 26} 90q-6 -14 0 -24t0 -18`), stroke: "#2f8f62", width: 3 },
    { d: "M96 46l28 -20q6 20 0 40z", fill: "#e9702f" },
    { d: ellipse(74, 46, 32, 20), fill: "#f5893a" },
    { d: join(rect(58, 28, 6, 36, 3), rect(82, 28, 6, 36, 3)), fill: "#fff", opacity: 0.9 },
    { d: circle(54, 42, 4), fill: "#fff" },
    { d: circle(53.4, 42, 2.2), fill: INK },
    { d: join(circle(34, 22, 3), circle(28, 12, 2), circle(38, 9, 1.4)), fill: "#fff", opacity: 0.6 },
  ],
  hamster: (fur) => [
    { d: join(circle(62, 32, 7), circle(98, 32, 7)), fill: fur },
    { d: ellipse(80, 60, 34, 32), fill: fur },
    { d: ellipse(80, 74, 22, 18), fill: "#fff", opacity: 0.75 },
    ...eyes(80, 50, 13, 3.2),
    { d: join(circle(62, 60, 6), circle(98, 60, 6)), fill: "#f09c93", opacity: 0.5 },
    { d: ellipse(80, 57, 2.6, 2), fill: "#b8595a" },
    { d: join(ellipse(70, 72, 5, 4), ellipse(90, 72, 5, 4)), fill: "#e3a083" },
    { d: ellipse(80, 71, 5, 6), fill: "#8a5a34" },
  ],
};

export function pet(r: Rng, variant?: string): Picture {
  const name = variant && variant in PETS ? variant : r.pick(Object.keys(PETS));
  const wall = name === "fish" ? "#3aa7c4" : name === "bird" ? "#bfe0ee" : r.pick(WALLS);
  const fur = r.pick(FUR);
  const room: Shape[] =
    name === "fish" || name === "bird"
      ? [{ d: join(circle(130, 18, 12), circle(22, 60, 7)), fill: "#fff", opacity: 0.2 }]
      : [
          { d: rect(0, 74, 160, 16), fill: "#b98b63", opacity: 0.75 },
          { d: rect(12, 8, 30, 34, 2), fill: "#fff", opacity: 0.75 },
          { d: join(rect(26.2, 8, 1.6, 34), rect(12, 24, 30, 1.6)), fill: wall },
          { d: ellipse(80, 84, 52, 6), fill: r.pick(["#c75d4b", "#4f7ea8", "#6f9a6a", "#e0b34f"]) },
        ];
  return {
    size: WIDE,
    ground: `linear-gradient(160deg,color-mix(in srgb,${wall} 70%,#fff),${wall})`,
    shapes: [...room, ...(PETS[name] as (fur: string) => Shape[])(fur)],
  };
}

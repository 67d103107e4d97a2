// Sport and vehicles.
import type { Rng } from "../rng";
import {
  circle,
  curve,
  ellipse,
  half,
  hills,
  join,
  line,
  many,
  type Picture,
  poly,
  rect,
  ring,
  type Shape,
  star,
  WIDE,
} from "./shapes";

const KIT = ["#e0483e", "#2f6fd6", "#f2b92e", "#2b2f3a", "#31a56b", "#8b4fb8", "#f4f4f0"] as const;
const SKIN = ["#f3c49d", "#d49a6c", "#8d5a38", "#ffdcc2"] as const;

/** A running figure, feet at (x, y). */
function runner(r: Rng, x: number, y: number, s: number, shirt: string): Shape[] {
  const skin = r.pick(SKIN);
  return [
    {
      d: join(
        line(x, y - 14 * s, x + 7 * s, y - 8 * s, x + 4 * s, y),
        line(x, y - 14 * s, x - 4 * s, y - 7 * s, x - 12 * s, y - 6 * s),
      ),
      stroke: skin,
      width: 3.2 * s,
    },
    {
      d: join(
        line(x + 1 * s, y - 26 * s, x + 9 * s, y - 22 * s, x + 13 * s, y - 27 * s),
        line(x + 1 * s, y - 26 * s, x - 7 * s, y - 21 * s, x - 10 * s, y - 26 * s),
      ),
      stroke: skin,
      width: 2.6 * s,
    },
    {
      d: poly(x - 3 * s, y - 29 * s, x + 5 * s, y - 28 * s, x + 4 * s, y - 13 * s, x - 4 * s, y - 13 * s),
      fill: shirt,
    },
    { d: circle(x + 3 * s, y - 34 * s, 4.2 * s), fill: skin },
    { d: half(x + 3 * s, y - 35 * s, 4.2 * s), fill: "#2d211c" },
  ];
}

const crowd = (r: Rng, y: number): Shape[] => [
  { d: rect(0, 0, 160, y), fill: "#2c3350" },
  {
    d: many(44, (i) => circle((i * 37) % 163, 6 + ((i * 11) % Math.max(6, y - 8)), 2.2)),
    fill: r.pick(KIT),
    opacity: 0.7,
  },
  {
    d: many(40, (i) => circle((i * 53) % 161, 5 + ((i * 7) % Math.max(6, y - 8)), 2.2)),
    fill: "#e9c9a9",
    opacity: 0.6,
  },
];

const SPORTS: Record<string, (r: Rng) => Picture> = {
  football: (r) => ({
    size: WIDE,
    ground: "repeating-linear-gradient(90deg,#3d9a4a 0 12.5%,#378c43 12.5% 25%)",
    shapes: [
      ...crowd(r, 24),
      { d: rect(108, 14, 44, 32), stroke: "#fff", width: 2.2 },
      {
        d: join(
          many(8, (i) => line(108 + i * 5.5, 14, 108 + i * 5.5, 46)),
          many(6, (i) => line(108, 14 + i * 5.4, 152, 14 + i * 5.4)),
        ),
        stroke: "#fff",
        width: 0.4,
        opacity: 0.7,
      },
      { d: rect(0, 46, 160, 1), fill: "#fff", opacity: 0.8 },
      ...runner(r, 52, 80, 1.35, r.pick(KIT)),
      { d: circle(78, 78, 5), fill: "#fff" },
      { d: join(star(78, 78, 2.6), circle(74.6, 75.5, 0.9), circle(81.6, 75.5, 0.9)), fill: "#23262d" },
    ],
  }),
  basketball: (r) => ({
    size: WIDE,
    ground: "linear-gradient(#2a2347 0 52%,#d18a4b 52%,#b9733a)",
    shapes: [
      { d: many(40, (i) => circle((i * 41) % 160, 4 + ((i * 13) % 36), 1.8)), fill: "#7c6fb0", opacity: 0.6 },
      { d: rect(108, 8, 34, 24, 1.5), fill: "#f4f5f7" },
      { d: rect(118, 16, 14, 10), stroke: "#d8402f", width: 1.4 },
      { d: line(116, 30, 136, 30), stroke: "#e8632c", width: 2 },
      {
        d: join(line(117, 31, 121, 42), line(122, 31, 124, 42), line(130, 31, 128, 42), line(135, 31, 131, 42)),
        stroke: "#fff",
        width: 0.8,
      },
      ...runner(r, 66, 80, 1.5, r.pick(KIT)),
      { d: circle(90, 34, 6.4), fill: "#e07b2f" },
      { d: "M83.6 34h12.800M90 27.600v12.8", stroke: "#5b2f14", width: 0.8 },
    ],
  }),
  track: (r) => ({
    size: WIDE,
    ground: "linear-gradient(#9fd4f2,#dff1fa 44%,#c4533a 44%,#a8412c)",
    shapes: [
      { d: hills(r, 36, 4, 5, [160, 41]), fill: "#4f8f5c" },
      {
        d: many(4, (i) => poly(0, 50 + i * 11, 160, 46 + i * 13, 160, 47 + i * 13, 0, 51 + i * 11)),
        fill: "#fff",
        opacity: 0.85,
      },
      ...runner(r, 44, 68, 1.1, r.pick(KIT)),
      ...runner(r, 84, 76, 1.3, r.pick(KIT)),
      ...runner(r, 124, 86, 1.5, r.pick(KIT)),
    ],
  }),
  tennis: (r) => ({
    size: WIDE,
    ground: r.pick([
      "linear-gradient(#2f6a96,#3f86ba)",
      "linear-gradient(#b5532f,#cf6a3c)",
      "linear-gradient(#4a8f3c,#5da84b)",
    ]),
    shapes: [
      { d: poly(40, 30, 120, 30, 156, 88, 4, 88), stroke: "#fff", width: 1.6 },
      { d: join(line(80, 30, 80, 88), line(28, 50, 132, 50)), stroke: "#fff", width: 1.2 },
      { d: rect(14, 44, 132, 9), fill: "#fff", opacity: 0.35 },
      { d: rect(14, 43, 132, 1.6), fill: "#fff" },
      ...runner(r, 62, 82, 1.2, r.pick(KIT)),
      { d: ring(88, 48, 8, 6.4), fill: "#23262d" },
      { d: line(80, 54, 75, 60), stroke: "#23262d", width: 2 },
      { d: circle(108, 32, 3), fill: "#d9ef4a" },
    ],
  }),
  ski: (r) => ({
    size: WIDE,
    ground: "linear-gradient(#3f9be0,#c9e9fb)",
    shapes: [
      { d: poly(0, 60, 40, 20, 70, 50, 108, 12, 160, 58, 160, 90, 0, 90), fill: "#9dbfd9" },
      { d: "M0 40L160 84V90H0z", fill: "#f8fbff" },
      { d: curve(10, 48, 60, 62, 100, 66, 150, 86), stroke: "#cfe0ef", width: 2 },
      { d: line(58, 74, 104, 84), stroke: "#23262d", width: 2.2 },
      ...runner(r, 80, 78, 1.3, r.pick(KIT)),
      { d: many(12, () => circle(r.int(40, 76), r.int(60, 82), r.next() * 1.6 + 0.5)), fill: "#fff" },
    ],
  }),
  swim: (r) => ({
    size: WIDE,
    ground: "linear-gradient(#39b5e0,#1b82b8)",
    shapes: [
      { d: many(5, (i) => rect(0, 8 + i * 19, 160, 2)), fill: "#f4f6f8" },
      { d: many(30, (i) => rect((i % 10) * 17, 8 + Math.floor(i / 10) * 38, 7, 2)), fill: "#e0483e" },
      ...[18, 56].flatMap((y, i) => [
        { d: ellipse(70 + i * 24, y + 7, 20, 4), fill: r.pick(SKIN) },
        { d: circle(94 + i * 24, y + 5, 4.6), fill: r.pick(KIT) },
        { d: `M${84 + i * 24} ${y + 4}q10 -14 22 -8`, stroke: r.pick(SKIN), width: 3 },
        { d: many(7, (k) => circle(42 + i * 24 + k * 2, y + 5 + (k % 3) * 2, 1.6)), fill: "#fff", opacity: 0.85 },
      ]),
    ],
  }),
};

export function sport(r: Rng, variant?: string): Picture {
  const name = variant && variant in SPORTS ? variant : r.pick(Object.keys(SPORTS));
  return (SPORTS[name] as (r: Rng) => Picture)(r);
}

export function vehicle(r: Rng, variant?: string): Picture {
  const ink = r.pick(["#d8403a", "#2f6fd6", "#f2b430", "#2f8f6b", "#e9e6df", "#30343d"]);
  const ground = r.pick([
    "linear-gradient(#8fc7ec,#e8f5fb)",
    "linear-gradient(#f6a56b,#fde3b5)",
    "linear-gradient(#2d3a66,#8b6a9e)",
  ]);
  const road: Shape[] = [
    { d: hills(r, 52, 7, 4, WIDE), fill: "#5f8f6f" },
    { d: rect(0, 66, 160, 24), fill: "#454a55" },
    { d: many(6, (i) => rect(i * 30 + 4, 78, 16, 1.6)), fill: "#f2e2a5" },
  ];
  const drawings: Record<string, Shape[]> = {
    car: [
      ...road,
      { d: ellipse(80, 73, 52, 4), fill: "#000", opacity: 0.3 },
      { d: "M32 66q0 -12 14 -14l12 -13q3 -3 8 -3h28q5 0 8 4l11 11q16 1 18 15v4H32z", fill: ink },
      { d: join("M60 50l8 -10h10v10z", "M82 40h11q4 0 6 3l6 7H82z"), fill: "#cfe6f5" },
      { d: join(circle(54, 69, 9), circle(112, 69, 9)), fill: "#1b1d23" },
      { d: join(circle(54, 69, 4.4), circle(112, 69, 4.4)), fill: "#c3c8d1" },
      { d: rect(126, 57, 5, 4, 1.5), fill: "#ffe49a" },
    ],
    train: [
      ...road,
      { d: "M-10 34h128q24 4 34 32v4H-10z", fill: ink },
      { d: rect(-10, 58, 160, 4), fill: "#fff", opacity: 0.8 },
      {
        d: join(
          many(5, (i) => rect(2 + i * 22, 41, 16, 11, 2)),
          "M118 42q12 2 18 12h-18z",
        ),
        fill: "#22303f",
      },
      { d: rect(0, 72, 160, 2.6), fill: "#7b6a58" },
    ],
    plane: [
      { d: join(ellipse(34, 70, 26, 7), ellipse(52, 66, 16, 8), ellipse(128, 22, 22, 6)), fill: "#fff", opacity: 0.85 },
      { d: "M28 50q2 -7 14 -7h64q20 0 28 9q-6 8 -26 8H44q-14 0 -16 -10z", fill: "#f6f7f9" },
      { d: join(poly(30, 44, 22, 22, 34, 22, 48, 44), poly(70, 54, 54, 84, 68, 84, 96, 54)), fill: ink },
      { d: many(9, (i) => circle(58 + i * 7, 49, 1.7)), fill: "#2d4f79" },
      { d: "M118 46q8 1 12 4h-12z", fill: "#2d4f79" },
    ],
    bike: [
      ...road,
      { d: join(ring(54, 62, 17, 14.5), ring(108, 62, 17, 14.5)), fill: "#1b1d23" },
      { d: line(54, 62, 70, 38, 98, 38, 78, 62, 54, 62), stroke: ink, width: 3.2 },
      { d: join(line(78, 62, 68, 32), line(108, 62, 97, 28, 107, 27)), stroke: "#8d939e", width: 2.6 },
      { d: rect(60, 29, 15, 3.6, 1.8), fill: "#3d2b20" },
    ],
    boat: [
      { d: rect(0, 56, 160, 34), fill: "#2f86ad" },
      { d: many(9, (i) => rect((i * 47) % 140, 60 + i * 3, 18, 0.9)), fill: "#bfe7f5", opacity: 0.7 },
      { d: poly(78, 8, 78, 54, 40, 54), fill: "#fff" },
      { d: poly(82, 14, 112, 54, 82, 54), fill: ink },
      { d: "M34 57h92q-6 16 -18 16H54q-14 0 -20 -16z", fill: "#6b4630" },
    ],
  };
  const name = variant && variant in drawings ? variant : r.pick(Object.keys(drawings));
  return { size: WIDE, ground, shapes: drawings[name] as Shape[] };
}

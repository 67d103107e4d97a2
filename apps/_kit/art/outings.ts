// Sport, vehicles, instruments, rooms and workshops.
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

export function music(r: Rng, variant?: string): Picture {
  const hue = r.int(0, 359);
  const wood = r.pick(["#b5652f", "#8a4526", "#d99a4e", "#2b2b30", "#a8322f"]);
  const beams: Shape = {
    d: join(poly(20, 0, 34, 0, 70, 90, 10, 90), poly(126, 0, 140, 0, 150, 90, 90, 90)),
    fill: "#fff",
    opacity: 0.12,
  };
  const drawings: Record<string, Shape[]> = {
    guitar: [
      { d: "M60 64C40 60 34 78 46 84C58 92 76 84 80 74C92 74 96 58 84 54C76 50 66 56 60 64z", fill: wood },
      { d: circle(70, 69, 6), fill: "#1d1410" },
      { d: poly(76, 62, 132, 20, 135, 24, 79, 66), fill: "#4a2f1f" },
      { d: poly(131, 21, 143, 10, 148, 15, 136, 26), fill: "#1d1410" },
      { d: line(62, 76, 136, 20), stroke: "#f2e6d0", width: 0.6 },
    ],
    piano: [
      { d: rect(0, 50, 160, 40), fill: "#f7f5ef" },
      { d: many(14, (i) => rect(i * 12 - 2, 50, 0.7, 40)), fill: "#23262d" },
      { d: many(14, (i) => (i % 7 === 2 || i % 7 === 6 ? "" : rect(i * 12 + 6.4, 50, 7, 24, 1))), fill: "#17191e" },
      { d: rect(0, 40, 160, 10), fill: wood },
      { d: rect(0, 49, 160, 1.6), fill: "#b8323f" },
    ],
    mic: [
      { d: rect(75, 50, 8, 46, 3), fill: "#2b2f38" },
      { d: circle(79, 36, 19), fill: "#8d939e" },
      {
        d: join(
          many(6, (i) => line(62, 26 + i * 4, 96, 26 + i * 4)),
          many(6, (i) => line(67 + i * 5, 19, 67 + i * 5, 53)),
        ),
        stroke: "#4b505b",
        width: 0.9,
      },
      { d: rect(60, 46, 38, 6, 3), fill: "#d9b45a" },
    ],
    drums: [
      { d: join(rect(24, 28, 2, 56), rect(134, 22, 2, 62)), fill: "#9aa0ab" },
      { d: join(ellipse(25, 28, 22, 3.6), ellipse(135, 22, 22, 3.6)), fill: "#e0b84f" },
      { d: join(rect(44, 36, 32, 18, 4), rect(84, 36, 32, 18, 4)), fill: wood },
      { d: join(ellipse(60, 36, 16, 4), ellipse(100, 36, 16, 4)), fill: "#f4f2ec" },
      { d: circle(80, 68, 24), fill: wood },
      { d: circle(80, 68, 19), fill: "#f4f2ec" },
      { d: star(80, 68, 9), fill: wood },
    ],
    deck: [
      { d: rect(14, 26, 132, 54, 4), fill: "#23262d" },
      { d: join(circle(46, 53, 22), circle(114, 53, 22)), fill: "#0f1013" },
      {
        d: join(ring(46, 53, 17, 16.4), ring(46, 53, 12, 11.4), ring(114, 53, 17, 16.4), ring(114, 53, 12, 11.4)),
        fill: "#4b505b",
      },
      { d: join(circle(46, 53, 7), circle(114, 53, 7)), fill: wood === "#2b2b30" ? "#e0483e" : wood },
      { d: many(3, (i) => rect(74 + i * 5, 36, 2.4, 32, 1)), fill: "#7b828d" },
      { d: many(3, (i) => rect(73 + i * 5, 42 + i * 7, 4.4, 5, 1)), fill: "#f2f2ee" },
    ],
  };
  const name = variant && variant in drawings ? variant : r.pick(Object.keys(drawings));
  return {
    size: WIDE,
    ground: `radial-gradient(circle at 50% 30%,hsl(${hue} 62% 52%),hsl(${(hue + 40) % 360} 60% 16%))`,
    shapes: [beams, ...(drawings[name] as Shape[])],
  };
}

export function interior(r: Rng): Picture {
  const wall = r.pick(["#e9dfd0", "#c7d6d3", "#d8c3b4", "#b9c4d6", "#e4d3a8", "#8fa08a"]);
  const ink = r.pick(["#3f6d8a", "#b5533d", "#4f7a5c", "#d9a03a", "#6b4f7d"]);
  const work = r.next() > 0.5;
  const window: Shape[] = [
    { d: rect(98, 10, 42, 34, 1), fill: "#fff" },
    { d: rect(100, 12, 38, 30), fill: "#bfe3f5" },
    { d: join(rect(118.4, 12, 1.4, 30), rect(100, 26, 38, 1.4)), fill: "#fff" },
  ];
  const furniture: Shape[] = work
    ? [
        { d: rect(10, 52, 100, 5), fill: "#a8713f" },
        { d: join(rect(14, 57, 4, 30), rect(102, 57, 4, 30)), fill: "#6b4527" },
        { d: join(rect(38, 26, 40, 24, 2), rect(54, 50, 8, 3)), fill: "#23262d" },
        { d: rect(40, 28, 36, 20), fill: ink },
        { d: join(circle(22, 46, 6), rect(19, 46, 6, 6)), fill: "#4f9a5e" },
        { d: join(rect(16, 14, 22, 2), rect(18, 6, 4, 8), rect(23, 4, 3, 10), rect(27, 7, 5, 7)), fill: "#7a5236" },
      ]
    : [
        { d: ellipse(60, 84, 60, 6), fill: "#fff", opacity: 0.35 },
        { d: join(rect(18, 44, 76, 26, 7), rect(10, 54, 14, 24, 5), rect(88, 54, 14, 24, 5)), fill: ink },
        { d: join(rect(24, 58, 32, 14, 4), rect(56, 58, 32, 14, 4)), fill: "#ffffff40" },
        { d: join(rect(30, 50, 14, 13, 3)), fill: "#f2d9a0" },
        { d: join(rect(128, 56, 2, 30), poly(120, 42, 138, 42, 144, 57, 114, 57)), fill: "#6b4f3a" },
        { d: join(rect(30, 12, 18, 22, 1), rect(54, 16, 22, 16, 1)), fill: "#fff", opacity: 0.8 },
      ];
  return {
    size: WIDE,
    ground: `linear-gradient(${wall} 0 80%,color-mix(in srgb,${wall} 60%,#6b4527) 80%)`,
    shapes: [...window, { d: poly(100, 44, 138, 44, 150, 90, 60, 90), fill: "#fff", opacity: 0.16 }, ...furniture],
  };
}

export function workshop(r: Rng): Picture {
  const ink = r.pick(["#d8403a", "#2f6fd6", "#f2b430", "#2f8f6b"]);
  return {
    size: WIDE,
    ground: r.pick([
      "linear-gradient(#5b6b7a,#38434f)",
      "linear-gradient(#d9b98c,#b58a58)",
      "linear-gradient(#4f6b58,#2f463a)",
    ]),
    shapes: [
      { d: many(60, (i) => circle(10 + (i % 12) * 13, 8 + Math.floor(i / 12) * 9, 0.7)), fill: "#000", opacity: 0.3 },
      { d: join(rect(24, 10, 3, 30), rect(18, 8, 15, 8, 2)), fill: "#c3c8d1" },
      { d: join(rect(24, 24, 3.4, 18, 1)), fill: ink },
      { d: join(poly(52, 12, 78, 12, 78, 22, 52, 18), rect(78, 11, 12, 12, 3)), fill: "#d6dae0" },
      { d: join(ring(110, 18, 9, 5), rect(108, 26, 4.4, 20, 2)), fill: "#9aa0ab" },
      { d: join(rect(132, 8, 4, 22), poly(132, 30, 136, 30, 134, 38)), fill: ink },
      { d: rect(0, 58, 160, 8), fill: "#a8713f" },
      { d: rect(0, 66, 160, 24), fill: "#7a4f2b" },
      { d: join(rect(20, 46, 52, 12, 1), rect(20, 46, 52, 3)), fill: "#dcb27a" },
      { d: join(rect(92, 40, 34, 18, 3), rect(100, 36, 18, 5, 2)), fill: ink },
      { d: join(rect(92, 48, 34, 1.6), rect(106, 46, 6, 6, 1)), fill: "#23262d" },
      { d: many(9, () => ellipse(r.int(20, 90), r.int(60, 64), 3, 0.9)), fill: "#f2dcb3" },
    ],
  };
}

// Album and poster geometry, and abstract backgrounds.
import type { Rng } from "../rng";
import {
  circle,
  curve,
  ellipse,
  half,
  hills,
  line,
  many,
  type Picture,
  peaks,
  poly,
  rect,
  ring,
  type Shape,
  SQUARE,
  star,
  WIDE,
} from "./shapes";

type Palette = readonly [string, string, string, string];

const PALETTES: readonly Palette[] = [
  ["#f4e9d8", "#d8572a", "#20303c", "#f7b538"],
  ["#0f1b2d", "#e63f6b", "#f7c548", "#3fd0c9"],
  ["#f2f2ed", "#2b50aa", "#ff8552", "#16213e"],
  ["#213b36", "#f2d0a4", "#c1666b", "#7fb685"],
  ["#fbd3c0", "#7b2d5b", "#f26b5e", "#2d1e40"],
  ["#101014", "#f5f5f5", "#8f8f99", "#e33f3f"],
  ["#e8efe8", "#0f7173", "#f05d5e", "#272932"],
  ["#2a1a5e", "#f45905", "#fb9224", "#fbe555"],
  ["#c9e4ff", "#3056d3", "#ff5d8f", "#ffd166"],
  ["#1f2421", "#49a078", "#9cc5a1", "#dce1de"],
  ["#ffe8a3", "#ee4266", "#2a1e5c", "#0ead69"],
  ["#3d0c11", "#d80032", "#f9dec9", "#f78ca2"],
  ["#dfe7fd", "#5b5f97", "#ffc145", "#ff6b6c"],
  ["#0b3948", "#d0cdd7", "#f4b860", "#c83e4d"],
];

type Layout = (r: Rng, p: Palette) => Shape[];

const LAYOUTS: readonly Layout[] = [
  // sun over stripes
  (r, [, a, b, c]) => {
    const y = r.int(38, 48);
    return [
      { d: circle(50, y, r.int(24, 30)), fill: a },
      { d: many(6, (i) => rect(0, y + 6 + i * 8, 100, 2 + i * 0.9)), fill: b },
      { d: `${curve(0, 82, 30, 76, 60, 84, 100, 74)}V100H0z`, fill: c },
    ];
  },
  // rings off centre
  (r, [, a, b, c]) => {
    const [x, y] = [r.int(20, 80), r.int(20, 80)];
    return [
      { d: many(5, (i) => ring(x, y, 60 - i * 11, 55 - i * 11)), fill: a },
      { d: circle(x, y, 9), fill: b },
      { d: circle(100 - x, 100 - y, 7), fill: c },
    ];
  },
  // tiles of quarter and half discs
  (r, [, a, b, c]) => {
    const tiles = [a, b, c].map((fill) => ({ fill, d: "" }));
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 4; column++) {
        const [x, y] = [column * 25, row * 25];
        const figure = r.pick([
          () => rect(x, y, 25, 25),
          () => circle(x + 12.5, y + 12.5, 12.5),
          () => `M${x} ${y}h25a25 25 0 0 1 -25 25z`,
          () => `M${x + 25} ${y + 25}h-25a25 25 0 0 1 25 -25z`,
          () => poly(x, y, x + 25, y, x, y + 25),
          () => circle(x + 12.5, y + 12.5, 5),
        ]);
        (r.pick(tiles) as { d: string }).d += figure();
      }
    }
    return tiles;
  },
  // waves
  (r, p) =>
    [0, 1, 2, 3, 4].map((i) => ({
      d: hills(r, 28 + i * 16, 9, 3, SQUARE),
      fill: p[(i % 3) + 1] as string,
      opacity: 0.95,
    })),
  // somebody before a disc
  (r, [, a, b, c]) => [
    { d: circle(50, 42, 34), fill: a },
    { d: "M14 102C14 78 34 74 42 70L42 62h16l0 8C66 74 86 78 86 102z", fill: b },
    { d: ellipse(50, 44, 17, 21), fill: b },
    {
      d: r.next() > 0.5 ? "M50 23a21 21 0 0 1 17 22a17 21 0 0 1 -17 20z" : "M31 40C26 10 76 8 70 46C62 36 44 36 31 40z",
      fill: c,
    },
  ],
  // record
  (r, [, a, b, c]) => [
    { d: circle(r.int(48, 74), 50, 42), fill: "#17171b" },
    { d: many(5, (i) => ring(60, 50, 38 - i * 5, 37.3 - i * 5)), fill: "#ffffff", opacity: 0.14 },
    { d: circle(60, 50, 14), fill: a },
    { d: circle(60, 50, 2.4), fill: c },
    { d: rect(0, 0, 30, 100), fill: b },
    { d: many(7, (i) => rect(6, 12 + i * 11, 4 + ((i * 37) % 14), 3)), fill: c },
  ],
  // mountains and a moon
  (r, [, a, b, c]) => [
    { d: circle(r.int(30, 70), 30, 13), fill: c },
    { d: peaks(r, 74, 40, 3, SQUARE), fill: a },
    { d: peaks(r, 90, 26, 4, SQUARE), fill: b },
  ],
  // a flower of petals
  (r, [, a, b, c]) => {
    const arms = r.int(5, 9);
    return [
      {
        d: many(arms, (i) => {
          const t = (Math.PI * 2 * i) / arms;
          return circle(50 + Math.cos(t) * 23, 48 + Math.sin(t) * 23, 14);
        }),
        fill: a,
      },
      { d: circle(50, 48, 15), fill: b },
      { d: circle(50, 48, 6), fill: c },
      { d: rect(47.6, 76, 4.8, 26), fill: b },
    ];
  },
  // steps
  (r, [, a, b, c]) => {
    const flip = r.next() > 0.5;
    const at = (i: number) => (flip ? 80 - i * 20 : i * 20);
    return [
      { d: many(5, (i) => rect(at(i), 84 - i * 17, 20, 100)), fill: a },
      { d: many(5, (i) => rect(at(i), 84 - i * 17, 20, 4)), fill: b },
      { d: circle(flip ? 22 : 78, 24 - 12, 8), fill: c },
    ];
  },
  // eye
  (r, [, a, b, c]) => [
    { d: "M6 50Q50 4 94 50Q50 96 6 50z", fill: a },
    { d: circle(50, 50, 21), fill: b },
    { d: circle(50, 50, 9), fill: c },
    {
      d: many(9, (i) => line(14 + i * 9, 20 - (i % 3) * 3, 14 + i * 9, 8)),
      stroke: r.next() > 0.5 ? b : c,
      width: 2.4,
    },
  ],
  // arches
  (_, [, a, b, c]) => [
    { d: "M8 100V50a42 42 0 0 1 84 0v50z", fill: a },
    { d: "M22 100V52a28 28 0 0 1 56 0v48z", fill: b },
    { d: "M36 100V54a14 14 0 0 1 28 0v46z", fill: c },
  ],
  // confetti of one figure
  (r, [, a, b, c]) =>
    [a, b, c].map((fill) => ({
      fill,
      d: many(9, () => {
        const [x, y, s] = [r.int(4, 96), r.int(4, 96), r.int(3, 9)];
        return r.pick([
          () => circle(x, y, s),
          () => star(x, y, s),
          () => half(x, y, s, r.int(0, 3) as 0),
          () => rect(x, y, s * 1.6, s * 0.6),
        ])();
      }),
    })),
  // diagonal
  (r, [, a, b, c]) => [
    { d: poly(0, 100, 0, r.int(30, 60), 100, -20, 100, r.int(20, 50)), fill: a },
    { d: poly(0, 100, 0, 84, 100, 30, 100, 54), fill: b },
    { d: circle(r.int(20, 40), r.int(18, 34), 11), fill: c },
  ],
];

export function cover(r: Rng): Picture {
  const palette = r.pick(PALETTES);
  const [first, ...rest] = r.next() > 0.35 ? palette : ([palette[3], palette[1], palette[2], palette[0]] as const);
  return { size: SQUARE, ground: first, shapes: r.pick(LAYOUTS)(r, [first, ...(rest as [string, string, string])]) };
}

export function abstract(r: Rng): Picture {
  const hue = r.int(0, 359);
  const tone = (shift: number, l: number) => `hsl(${(hue + shift) % 360} 72% ${l}%)`;
  const kind = r.int(0, 3);
  const shapes: Shape[] =
    kind === 0
      ? [0, 1, 2, 3, 4].map((i) => ({
          d: hills(r, 18 + i * 15, 12, 3, WIDE),
          fill: tone(i * 16, 72 - i * 11),
          opacity: 0.85,
        }))
      : kind === 1
        ? many5((i) => ({
            d: circle(r.int(10, 150), r.int(5, 85), r.int(14, 34)),
            fill: tone(i * 24, 50 + (i % 3) * 10),
            opacity: 0.55,
          }))
        : kind === 2
          ? [0, 1, 2, 3, 4, 5].map((i) => ({
              d: `M${i * 30 - 20} 96L${i * 30 + 26} -6h18L${i * 30 - 2} 96z`,
              fill: tone(i * 14, 42 + i * 6),
              opacity: 0.75,
            }))
          : [0, 1, 2, 3, 4, 5, 6].map((i) => ({
              d: curve(-5, 20 + i * 8 + r.int(-6, 6), 50, 60 - i * 5, 100, 24 + i * 8, 165, 64 - i * 4),
              stroke: tone(i * 12, 66),
              width: 1.6,
              opacity: 0.9,
            }));
  return { size: WIDE, ground: `linear-gradient(135deg,${tone(0, 60)},${tone(50, 38)} 60%,${tone(90, 24)})`, shapes };
}

const many5 = (make: (index: number) => Shape): Shape[] => [0, 1, 2, 3, 4, 5].map(make);

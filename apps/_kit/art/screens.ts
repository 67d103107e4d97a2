// Charts, maps, and what people record from their screens: code, dashboards, games.
import type { Rng } from "../rng";
import {
  circle,
  curve,
  ellipse,
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

const INKS = ["#3b82f6", "#10b981", "#f59e0b", "#ef4444", "#8b5cf6", "#0ea5e9", "#ec4899"] as const;

function slice(x: number, y: number, r: number, from: number, to: number): string {
  const at = (t: number) => `${(x + Math.cos(t) * r).toFixed(1)} ${(y + Math.sin(t) * r).toFixed(1)}`;
  return `M${x} ${y}L${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}z`;
}

export function chart(r: Rng): Picture {
  const inks = r.shuffle(INKS);
  const kind = r.int(0, 3);
  const head: Shape[] = [
    { d: rect(14, 11, r.int(34, 60), 4.4, 1.5), fill: "#334155" },
    { d: rect(14, 18, r.int(20, 40), 2.6, 1.2), fill: "#94a3b8" },
  ];
  const grid: Shape = { d: many(4, (i) => rect(14, 32 + i * 13, 132, 0.5)), fill: "#cbd5e1" };
  const heights = Array.from({ length: 12 }, () => r.int(10, 46));
  const points = heights.slice(0, 8).flatMap((h, i) => [14 + i * 18.8, 78 - h]);
  const body: Shape[][] = [
    [grid, { d: heights.map((h, i) => rect(17 + i * 11, 78 - h, 7, h, 1)).join(""), fill: inks[0] }],
    [
      grid,
      { d: `${curve(...points)}V78H14z`, fill: inks[0], opacity: 0.22 },
      { d: curve(...points), stroke: inks[0], width: 1.8 },
      { d: curve(...heights.slice(4).flatMap((h, i) => [14 + i * 18.8, 74 - h * 0.7])), stroke: inks[1], width: 1.8 },
    ],
    [
      { d: slice(52, 54, 27, -1.6, 1.1), fill: inks[0] },
      { d: slice(52, 54, 27, 1.1, 2.9), fill: inks[1] },
      { d: slice(52, 54, 27, 2.9, 4.1), fill: inks[2] },
      { d: slice(52, 54, 27, 4.1, 4.683), fill: inks[3] },
      { d: circle(52, 54, 14), fill: "#fff" },
      ...[0, 1, 2, 3].map((i) => ({
        d: join(circle(100, 36 + i * 12, 2.6), rect(106, 34.6 + i * 12, r.int(18, 36), 2.8, 1.2)),
        fill: inks[i] as string,
      })),
    ],
    [
      grid,
      ...[0, 1, 2].map((k) => ({
        d: many(7, (i) =>
          rect(18 + i * 18.5 + k * 4.6, 78 - (heights[(i + k * 3) % 12] ?? 20), 4, heights[(i + k * 3) % 12] ?? 20),
        ),
        fill: inks[k] as string,
      })),
    ],
  ];
  return { size: WIDE, ground: "linear-gradient(#ffffff,#f6f8fb)", shapes: [...head, ...(body[kind] as Shape[])] };
}

export function map(r: Rng): Picture {
  const turn = r.int(-18, 18);
  const rows = Array.from({ length: 6 }, (_, i) => -20 + i * 22 + r.int(-4, 4));
  const columns = Array.from({ length: 8 }, (_, i) => -20 + i * 27 + r.int(-6, 6));
  const [x, y] = [r.int(96, 124), r.int(26, 44)];
  const at = `rotate(${turn} 80 45)`;
  const route = [r.int(44, 56), r.int(52, 66), r.int(56, 68), r.int(30, 46), r.int(76, 90), r.int(36, 58)];
  return {
    size: WIDE,
    ground: "#eceae4",
    shapes: [
      { d: many(9, () => rect(r.int(-10, 150), r.int(-10, 80), r.int(8, 18), r.int(6, 14), 1)), fill: "#dfdbd1", at },
      {
        d: join(rect(r.int(10, 60), r.int(6, 20), 34, 24, 3), rect(r.int(80, 120), r.int(52, 66), 26, 20, 3)),
        fill: "#c3e2b8",
        at,
      },
      {
        d: `${curve(-20, r.int(50, 80), 50, r.int(56, 76), 100, r.int(60, 90), 180, r.int(60, 84))}V130H-20z`,
        fill: "#a9d3ea",
      },
      {
        d: join(...rows.map((v) => rect(-30, v, 220, 1.7)), ...columns.map((v) => rect(v, -40, 1.7, 170))),
        fill: "#fff",
        at,
      },
      {
        d: join(
          line(-30, (rows[2] ?? 20) + 4, 190, (rows[3] ?? 40) - 3),
          line((columns[3] ?? 60) + 6, -40, (columns[4] ?? 80) - 4, 140),
        ),
        stroke: "#f6d77c",
        width: 3.6,
        at,
      },
      { d: line(34, 66, ...route, x, y), stroke: "#3b7ded", width: 2.8 },
      { d: circle(34, 66, 3), fill: "#3b7ded" },
      { d: circle(34, 66, 1.5), fill: "#fff" },
      {
        d: `M${x} ${y}C${x - 3} ${y - 6} ${x - 7} ${y - 8} ${x - 7} ${y - 13}a7 7 0 0 1 14 0C${x + 7} ${y - 8} ${x + 3} ${y - 6} ${x} ${y}z`,
        fill: "#e0453a",
      },
      { d: circle(x, y - 13, 2.6), fill: "#fff" },
    ],
  };
}

export function screen(r: Rng): Picture {
  const dark = r.next() > 0.35;
  const [base, bar, text] = dark ? ["#161b26", "#222938", "#93a1ba"] : ["#fbfcfe", "#eceff4", "#8a94a6"];
  const inks = r.shuffle(INKS);
  const frame: Shape[] = [
    { d: rect(10, 8, 140, 76, 3), fill: base },
    { d: `M10 16V11a3 3 0 0 1 3 -3h134a3 3 0 0 1 3 3v5z`, fill: bar },
    { d: circle(15, 12, 1.4), fill: "#f2655c" },
    { d: circle(19.5, 12, 1.4), fill: "#f3bd4f" },
    { d: circle(24, 12, 1.4), fill: "#57c454" },
    { d: rect(10, 16, 27, 68), fill: bar, opacity: 0.7 },
    { d: many(9, (i) => rect(14 + (i % 3) * 2, 21 + i * 6.4, 12 + ((i * 7) % 8), 2)), fill: text, opacity: 0.7 },
  ];
  const kind = r.int(0, 2);
  if (kind === 0) {
    const rows = Array.from({ length: 12 }, (_, i) => ({
      y: 21 + i * 5,
      x: 43 + ((i * 5) % 4) * 5,
      w: r.int(14, 40),
      v: r.int(6, 26),
    }));
    return {
      size: WIDE,
      ground: `linear-gradient(135deg,${inks[0]},${inks[4]})`,
      shapes: [
        ...frame,
        { d: rows.map(({ x, y, v }) => rect(x, y, v, 2.2, 1)).join(""), fill: inks[1] },
        { d: rows.map(({ x, y, v, w }) => rect(x + v + 3, y, w, 2.2, 1)).join(""), fill: text },
        {
          d: rows.map(({ x, y, v, w }, i) => (i % 2 ? rect(x + v + w + 6, y, 12, 2.2, 1) : "")).join(""),
          fill: inks[2],
        },
      ],
    };
  }
  return {
    size: WIDE,
    ground: `linear-gradient(135deg,${inks[5]},${inks[2]})`,
    shapes:
      kind === 1
        ? [
            ...frame,
            {
              d: join(
                rect(42, 21, 32, 16, 2),
                rect(78, 21, 32, 16, 2),
                rect(114, 21, 32, 16, 2),
                rect(42, 41, 68, 38, 2),
                rect(114, 41, 32, 38, 2),
              ),
              fill: bar,
            },
            { d: many(3, (i) => rect(46 + i * 36, 25, 12, 4, 1)), fill: inks[1] },
            {
              d: curve(46, 70, 60, r.int(50, 66), 76, r.int(52, 70), 92, r.int(46, 60), 106, 50),
              stroke: inks[3],
              width: 1.6,
            },
            { d: ring(130, 60, 12, 7.6), fill: inks[4] },
          ]
        : [
            ...frame,
            { d: join(rect(46, 24, 42, 26, 2), rect(94, 24, 48, 54, 2)), fill: inks[1], opacity: 0.9 },
            {
              d: join(circle(66, 37, 9), rect(100, 30, 36, 4, 2), rect(100, 38, 26, 3, 1.5)),
              fill: "#fff",
              opacity: 0.85,
            },
            { d: rect(46, 54, 42, 24, 2), fill: inks[3] },
            { d: `${curve(94, 70, 112, 56, 126, 66, 142, 52)}V78H94z`, fill: inks[0] },
          ],
  };
}

type Level = (r: Rng) => Picture;

const LEVELS: readonly Level[] = [
  // platforms
  (r) => ({
    size: WIDE,
    ground: r.pick([
      "linear-gradient(#5fb6f2,#c5ecff)",
      "linear-gradient(#2c2459,#7e4d9e)",
      "linear-gradient(#f9b36b,#fde6b4)",
    ]),
    shapes: [
      { d: hills(r, 58, 9, 4, WIDE), fill: "#ffffff", opacity: 0.35 },
      { d: join(rect(0, 76, 58, 14), rect(74, 76, 86, 14), rect(34, 52, 32, 7), rect(88, 40, 34, 7)), fill: "#8a5a34" },
      {
        d: join(rect(0, 74, 58, 4), rect(74, 74, 86, 4), rect(34, 50, 32, 3.4), rect(88, 38, 34, 3.4)),
        fill: "#5fb34f",
      },
      { d: join(...[40, 48, 56, 96, 104, 112].map((x, i) => circle(x, i < 3 ? 44 : 32, 2.6))), fill: "#ffd23f" },
      { d: join(rect(20, 60, 9, 14, 2), circle(24.5, 56, 5.4)), fill: r.pick(["#e2433f", "#3f6fe2", "#2fa866"]) },
      { d: join(circle(23, 55.5, 1), circle(27, 55.5, 1)), fill: "#fff" },
      { d: join(rect(128, 52, 2, 22), poly(130, 52, 143, 57, 130, 62)), fill: "#f5f5f5" },
      { d: join("M98 74a6 6 0 0 1 12 0z"), fill: "#7a3fa0" },
    ],
  }),
  // racing
  (r) => ({
    size: WIDE,
    ground: "linear-gradient(#ff9e6d,#ffd9a0 46%,#4b8f4f 46%,#2f6b3c)",
    shapes: [
      { d: hills(r, 40, 6, 4, [160, 42]), fill: "#6b4f7d" },
      { d: poly(74, 42, 86, 42, 150, 90, 10, 90), fill: "#3c3f49" },
      {
        d: many(4, (i) =>
          poly(79.2 - i, 48 + i * 11, 80.8 + i, 48 + i * 11, 81.4 + i * 1.5, 53 + i * 11, 78.6 - i * 1.5, 53 + i * 11),
        ),
        fill: "#fff",
      },
      { d: join(poly(74, 42, 75.5, 42, 18, 90, 10, 90), poly(84.5, 42, 86, 42, 150, 90, 142, 90)), fill: "#e03c3c" },
      { d: join("M58 80q2 -12 8 -14h28q6 2 8 14z"), fill: r.pick(["#e23b3b", "#f2c230", "#2f7be0"]) },
      { d: join("M64 72q2 -8 6 -9h20q4 1 6 9z"), fill: "#1f2733" },
      { d: join(rect(58, 78, 10, 8, 2), rect(92, 78, 10, 8, 2)), fill: "#14161b" },
      { d: join(rect(61, 74, 7, 3, 1), rect(92, 74, 7, 3, 1)), fill: "#ffb03a" },
    ],
  }),
  // space shooter
  (r) => ({
    size: WIDE,
    ground: "radial-gradient(circle at 70% 20%,#3b2a7a,#0b0b24)",
    shapes: [
      { d: many(30, () => circle(r.int(0, 160), r.int(0, 90), r.next() * 0.6 + 0.2)), fill: "#fff" },
      {
        d: many(10, (i) =>
          join(
            rect(34 + (i % 5) * 21, 14 + Math.floor(i / 5) * 15, 11, 7, 2),
            rect(36 + (i % 5) * 21, 21 + Math.floor(i / 5) * 15, 2, 3),
            rect(41 + (i % 5) * 21, 21 + Math.floor(i / 5) * 15, 2, 3),
          ),
        ),
        fill: r.pick(["#58e08a", "#ff5d8f", "#ffd23f"]),
      },
      { d: many(5, (i) => rect(74 + i * 4 - 8, 44 + i * 5, 1.4, 6)), fill: "#7df9ff" },
      { d: poly(80, 62, 92, 82, 80, 77, 68, 82), fill: "#e8ecf5" },
      { d: poly(77, 79, 83, 79, 80, 89), fill: "#ff9b3d" },
      { d: star(120, 52, 8, 0.5, 8), fill: "#ffb03a" },
    ],
  }),
  // blocks
  (r) => ({
    size: WIDE,
    ground: "linear-gradient(#7fc8ff,#d7f1ff)",
    shapes: [0, 1, 2, 3, 4, 5].flatMap((i) => {
      const [x, y] = [18 + i * 25, 50 + r.int(-16, 10)];
      const top = r.pick(["#6cbf4b", "#d9c27a", "#eef6ff", "#8f8f99"]);
      return [
        { d: poly(x - 14, y, x, y - 8, x + 14, y, x, y + 8), fill: top },
        { d: poly(x - 14, y, x, y + 8, x, y + 60, x - 14, y + 52), fill: "#7a5436" },
        { d: poly(x, y + 8, x + 14, y, x + 14, y + 52, x, y + 60), fill: "#5f3f28" },
      ];
    }),
  }),
  // quest
  (r) => ({
    size: WIDE,
    ground: "linear-gradient(#16324a,#2f6b6b 60%,#8fc08a)",
    shapes: [
      {
        d: many(7, (i) => join(rect(8 + i * 24, 26, 6, 40), circle(11 + i * 24, 22, 14))),
        fill: "#123028",
        opacity: 0.75,
      },
      { d: hills(r, 68, 4, 3, WIDE), fill: "#24523c" },
      { d: "M112 70V34l7 -9l7 9v10h10V34l7 -9l7 9v36z", fill: "#5a5f78" },
      { d: join("M128 70v-9a4.5 4.5 0 0 1 9 0v9z", rect(117, 40, 3, 5), rect(143, 40, 3, 5)), fill: "#ffcf5c" },
      { d: join("M40 78V62q0 -8 8 -8t8 8v16z", circle(48, 47, 6)), fill: r.pick(["#b3453b", "#3f5fb3", "#7b49a6"]) },
      { d: line(58, 68, 70, 44), stroke: "#e7edf5", width: 2.4 },
      { d: ellipse(48, 80, 14, 2.4), fill: "#000", opacity: 0.3 },
    ],
  }),
];

export function game(r: Rng): Picture {
  return r.pick(LEVELS)(r);
}

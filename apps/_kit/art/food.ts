// Dishes on a table, seen from above or from the side.
import type { Rng } from "../rng";
import { circle, ellipse, half, join, many, type Picture, poly, rect, ring, type Shape, WIDE } from "./shapes";

type Draw = (r: Rng) => Shape[];

const plate = (x = 80, y = 46, size = 36): Shape[] => [
  { d: circle(x + 2, y + 3, size + 1), fill: "#000", opacity: 0.16 },
  { d: circle(x, y, size), fill: "#f8f6f1" },
  { d: ring(x, y, size - 6, size - 7), fill: "#ded9cf" },
];
const around = (count: number, reach: number, make: (x: number, y: number, i: number) => string, turn = 0): string =>
  many(count, (i) => {
    const t = turn + (Math.PI * 2 * i) / count;
    return make(80 + Math.cos(t) * reach, 46 + Math.sin(t) * reach, i);
  });

const DISHES: Record<string, Draw> = {
  pizza: (r) => [
    { d: circle(82, 49, 39), fill: "#000", opacity: 0.18 },
    { d: circle(80, 46, 38), fill: "#d9953f" },
    { d: circle(80, 46, 33.5), fill: "#d8482f" },
    { d: circle(80, 46, 32), fill: "#f6d05f" },
    { d: around(7, 21, (x, y) => circle(x, y, 4.6), r.next()), fill: "#c0392b" },
    { d: join(around(5, 11, (x, y) => circle(x, y, 4.2), 0.6)), fill: "#b5332a" },
    { d: around(9, 25, (x, y) => ellipse(x, y, 3.2, 1.7), 0.4), fill: "#3d8b45" },
    {
      d: join(rect(79.6, 8, 0.8, 76), rect(42, 45.6, 76, 0.8)),
      fill: "#7a3d12",
      opacity: 0.35,
      at: "rotate(24 80 46)",
    },
  ],
  ramen: (r) => [
    { d: circle(82, 49, 39), fill: "#000", opacity: 0.2 },
    { d: circle(80, 46, 38), fill: r.pick(["#27364d", "#7d2b2b", "#2b2b30"]) },
    { d: circle(80, 46, 32), fill: "#d98f3c" },
    { d: many(6, (i) => `M${56 + i * 6} ${34 + i}q8 14 2 26`), stroke: "#f7e2a6", width: 2.6 },
    { d: join(ellipse(68, 36, 9, 7)), fill: "#fff" },
    { d: circle(68, 36, 4), fill: "#f2a33a" },
    { d: ellipse(94, 36, 11, 7), fill: "#b5654a" },
    { d: ellipse(94, 36, 11, 7), stroke: "#e9c3a4", width: 1.6 },
    { d: rect(80, 50, 22, 14, 2), fill: "#20402f" },
    { d: around(8, 18, (x, y) => circle(x, y, 1.7), 1), fill: "#65b35a" },
    { d: join(poly(112, 10, 156, -2, 157, 1, 113, 13), poly(114, 18, 158, 8, 158.6, 11, 115, 21)), fill: "#8b5a35" },
  ],
  burger: (r) => [
    { d: ellipse(80, 80, 46, 5), fill: "#000", opacity: 0.16 },
    { d: "M42 40C42 12 118 12 118 40z", fill: "#d7903f" },
    { d: many(8, (i) => ellipse(52 + i * 8, 26 + (i % 3) * 4 - (i > 1 && i < 6 ? 4 : 0), 1.7, 1)), fill: "#f9e3b1" },
    { d: "M38 42q7 -5 14 0t14 0t14 0t14 0t14 0t14 0v5H38z", fill: "#6bb04c" },
    { d: rect(41, 46, 78, 5, 2), fill: "#d8402f" },
    { d: poly(42, 51, 118, 51, 104, 60, 92, 52, 70, 61, 60, 52), fill: "#f6c445" },
    { d: rect(40, 53, 80, 12, 6), fill: "#6b3f26" },
    { d: "M42 65h76v4q0 10 -12 10H54q-12 0 -12 -10z", fill: "#cf8738" },
    { d: "M50 34q6 -12 22 -14", stroke: "#fff", width: 2.4, opacity: r.next() * 0.2 + 0.3 },
  ],
  cake: (r) => {
    const cream = r.pick(["#f6b8c6", "#fff1d6", "#7a4a33", "#bfe3d0"]);
    return [
      { d: ellipse(80, 80, 48, 6), fill: "#fff", opacity: 0.9 },
      { d: "M44 46h72v26q-36 10 -72 0z", fill: "#e7c08c" },
      { d: "M44 56q36 10 72 0v5q-36 10 -72 0z", fill: cream },
      {
        d: "M44 40q36 -14 72 0v10q-5 8 -9 0q-5 10 -10 2q-5 12 -12 2q-6 12 -12 0q-6 10 -11 -1q-5 8 -10 -1q-5 6 -8 -3z",
        fill: cream,
      },
      {
        d: join(circle(58, 35, 4.4), circle(72, 31.5, 4.4), circle(88, 31.5, 4.4), circle(102, 35, 4.4)),
        fill: "#c8283c",
      },
      { d: many(3, (i) => rect(66 + i * 13, 12, 2.4, 17)), fill: "#4d8fd0" },
      { d: many(3, (i) => ellipse(67.2 + i * 13, 8.5, 1.8, 3.2)), fill: "#f9b53c" },
    ];
  },
  salad: (r) => [
    ...plate(),
    { d: around(9, 17, (x, y) => ellipse(x, y, 9, 6), r.next()), fill: "#5ea548" },
    { d: around(6, 10, (x, y) => ellipse(x, y, 7, 5), 0.3), fill: "#86c25f" },
    { d: around(5, 19, (x, y) => circle(x, y, 4), 0.9), fill: "#d93f35" },
    { d: around(4, 12, (x, y) => ring(x, y, 4.4, 2.8), 0.2), fill: "#8e4a86" },
    { d: around(5, 7, (x, y) => rect(x - 2, y - 2, 4.4, 4.4, 1), 0.1), fill: "#fdf6e6" },
  ],
  coffee: (r) => [
    { d: circle(83, 49, 37), fill: "#000", opacity: 0.18 },
    { d: circle(80, 46, 36), fill: "#f3efe8" },
    { d: rect(100, 40, 30, 11, 5.5), fill: r.pick(["#2f5b6b", "#b5533d", "#e9e2d6"]) },
    { d: circle(80, 46, 25), fill: r.pick(["#2f5b6b", "#b5533d", "#f9f6f0"]) },
    { d: circle(80, 46, 21.5), fill: "#8a5631" },
    { d: "M80 64C66 54 62 42 70 36C76 32 80 38 80 41C80 38 84 32 90 36C98 42 94 54 80 64z", fill: "#f5e3c8" },
    { d: "M80 56C73 51 71 45 75 42C78 40 80 43 80 45C80 43 82 40 85 42C89 45 87 51 80 56z", fill: "#a86f42" },
    { d: join(ellipse(28, 20, 5, 3.4), ellipse(38, 28, 5, 3.4), ellipse(24, 32, 5, 3.4)), fill: "#4b2d1c" },
  ],
  sushi: () => [
    { d: rect(18, 28, 124, 44, 5), fill: "#2a2d33" },
    { d: rect(22, 32, 116, 36, 3), fill: "#393d45" },
    { d: many(4, (i) => circle(37 + i * 20, 41, 8)), fill: "#1d3a2c" },
    { d: many(4, (i) => circle(37 + i * 20, 41, 6)), fill: "#fbfaf6" },
    { d: many(4, (i) => circle(37 + i * 20, 41, 2.6)), fill: "#f0813f" },
    { d: many(4, (i) => rect(27 + i * 20, 54, 17, 11, 5)), fill: "#fbfaf6" },
    { d: many(4, (i) => rect(26 + i * 20, 51, 19, 9, 4.5)), fill: "#ef7a5a" },
    { d: many(4, (i) => rect(30 + i * 20, 53, 3, 5, 1)), fill: "#f9b8a0" },
    { d: join(circle(122, 42, 6.5)), fill: "#a9cf5e" },
    { d: ellipse(122, 58, 9, 6), fill: "#f3b7a8" },
  ],
  pancakes: (r) => [
    { d: ellipse(80, 78, 52, 8), fill: "#f6f3ec" },
    { d: many(4, (i) => rect(44 + (i % 2) * 3, 66 - i * 9, 70, 10, 5)), fill: "#d99a4e" },
    { d: many(4, (i) => rect(46 + (i % 2) * 3, 66 - i * 9, 66, 4, 2)), fill: "#f1c57e" },
    {
      d: "M48 42Q80 30 112 42q-2 6 -7 3v12q-3 4 -5 0V46q-14 4 -30 1v18q-4 4 -6 0V46q-12 2 -16 -4z",
      fill: "#9a4f1c",
      opacity: 0.85,
    },
    { d: rect(72, 30, 16, 9, 2), fill: "#fbe08a" },
    { d: join(circle(98, 36, 4), circle(105, 40, 3.4), circle(60, 38, 3.6)), fill: r.pick(["#3d4f9f", "#c32f45"]) },
  ],
  fruit: () => [
    { d: ellipse(80, 78, 46, 6), fill: "#000", opacity: 0.15 },
    { d: circle(62, 44, 15), fill: "#d83a34" },
    { d: circle(92, 46, 15), fill: "#f3952f" },
    { d: "M74 34C70 20 92 10 112 30C104 30 88 30 84 46z", fill: "#f5d247" },
    { d: join(many(4, (i) => circle(104 + (i % 2) * 8, 44 + Math.floor(i / 2) * 7, 4.6))), fill: "#6d3f94" },
    { d: "M34 52h92q-4 26 -30 26H64q-26 0 -30 -26z", fill: "#e7ddcb" },
    { d: "M34 52h92q-1 5 -3 9H37q-2 -4 -3 -9z", fill: "#cdbfa6" },
    { d: "M62 30q2 -8 8 -8q0 7 -8 8z", fill: "#4f9a4c" },
    { d: ellipse(57, 38, 4, 3), fill: "#fff", opacity: 0.4 },
  ],
  taco: () => [
    { d: ellipse(80, 78, 50, 5), fill: "#000", opacity: 0.15 },
    { d: half(74, 74, 40), fill: "#b9792f" },
    { d: "M40 62q4 -30 40 -32q34 2 42 32l-6 8H44z", fill: "#6fae4e" },
    { d: many(6, (i) => circle(48 + i * 12, 46 - (i > 0 && i < 5 ? 8 : 0), 6)), fill: "#7a4528" },
    { d: many(6, (i) => rect(46 + i * 12, 40 - (i > 1 && i < 5 ? 8 : 0), 6, 6, 1)), fill: "#df4632" },
    { d: many(7, (i) => rect(44 + i * 11, 46 - (i % 3) * 3, 8, 2)), fill: "#f9d660" },
    { d: half(86, 78, 40), fill: "#e9b45a" },
    { d: many(7, (i) => circle(58 + i * 9, 66 - (i % 3) * 7, 1.6)), fill: "#c98a34" },
  ],
};

const TABLES = ["#c79a6b", "#e8dfd0", "#39424e", "#a8c3c0", "#d7b9a0", "#5b3f30", "#eac9b8", "#dfe5e0"] as const;

export function food(r: Rng, variant?: string): Picture {
  const name = variant && variant in DISHES ? variant : r.pick(Object.keys(DISHES));
  const table = r.pick(TABLES);
  const boards: Shape = { d: many(4, (i) => rect(0, 17 + i * 19, 160, 0.7)), fill: "#000", opacity: 0.1 };
  return {
    size: WIDE,
    ground: `linear-gradient(150deg,color-mix(in srgb,${table} 86%,#fff),${table} 60%,color-mix(in srgb,${table} 80%,#000))`,
    shapes: [boards, ...(DISHES[name] as Draw)(r)],
  };
}

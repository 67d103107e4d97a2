// Things to sell, each on a soft ground with a shadow under it.
import type { Rng } from "../rng";
import { APPAREL } from "./apparel";
import { circle, curve, ellipse, join, line, many, type Picture, poly, rect, ring, SQUARE } from "./shapes";
import { DARK, type Draw, shade, shadow, shine } from "./wares";

const INKS = [
  "#2f5d8a",
  "#c4543a",
  "#2f7a63",
  "#d99a25",
  "#6c4f96",
  "#30343d",
  "#cf7896",
  "#7a8f3c",
  "#a0673d",
  "#3aa3b0",
  "#b8323f",
  "#e8e2d6",
] as const;
const GROUNDS = ["#f4f1ea", "#eef2f5", "#f6eee9", "#edf3ee", "#f3f0f7", "#f7f3e4", "#e9eef2"] as const;
const WOOD = "#b98455";

export const PRODUCTS: Record<string, Draw> = {
  ...APPAREL,
  mug: (ink) => [
    shadow(26),
    { d: ring(70, 56, 15, 9), fill: ink },
    { d: "M26 34h44v44q0 9 -9 9H35q-9 0 -9 -9z", fill: ink },
    shade("M56 34h14v44q0 9 -9 9h-5z"),
    shine("M31 40h7v38h-7z"),
    { d: ellipse(48, 34, 22, 5.4), fill: "#4a2f20" },
    { d: ellipse(48, 34, 22, 5.4), stroke: "#fff", width: 1.6, opacity: 0.6 },
    { d: "M40 26q-4 -6 0 -10q4 -5 0 -9M54 26q-4 -6 0 -10q4 -5 0 -9", stroke: "#b9b3aa", width: 1.8, opacity: 0.6 },
  ],
  lamp: (ink, r) =>
    r.next() > 0.5
      ? [
          shadow(20),
          { d: poly(36, 18, 64, 18, 76, 48, 24, 48), fill: ink },
          shine(poly(36, 18, 46, 18, 40, 48, 24, 48)),
          { d: poly(24, 48, 76, 48, 92, 86, 8, 86), fill: "#ffe49a", opacity: 0.35 },
          { d: rect(48, 48, 4, 34), fill: WOOD },
          { d: rect(34, 82, 32, 6, 3), fill: WOOD },
        ]
      : [
          shadow(24),
          { d: line(34, 84, 30, 52, 60, 30), stroke: DARK, width: 3 },
          { d: join(circle(30, 52, 3.4), circle(60, 30, 3.4)), fill: "#8a8f99" },
          { d: "M56 22l20 20q8 -6 4 -16t-16 -8z", fill: ink },
          { d: poly(60, 46, 76, 40, 94, 80, 60, 80), fill: "#ffe49a", opacity: 0.35 },
          { d: ellipse(34, 85, 17, 4), fill: DARK },
        ],
  headphones: (ink) => [
    shadow(26),
    { d: "M22 58V50a28 28 0 0 1 56 0v8", stroke: ink, width: 6 },
    { d: "M25 50a25 25 0 0 1 50 0", stroke: "#fff", width: 1.6, opacity: 0.4 },
    { d: join(rect(14, 52, 17, 30, 8), rect(69, 52, 17, 30, 8)), fill: ink },
    { d: join(rect(27, 54, 7, 26, 3), rect(66, 54, 7, 26, 3)), fill: DARK },
    shine(join(rect(17, 56, 4, 18, 2), rect(72, 56, 4, 18, 2))),
  ],
  chair: (ink) => [
    shadow(30),
    { d: line(30, 60, 24, 88, 30, 60, 70, 60, 76, 88), stroke: WOOD, width: 3.6 },
    { d: line(38, 62, 36, 82), stroke: "#8f6238", width: 3 },
    { d: line(62, 62, 64, 82), stroke: "#8f6238", width: 3 },
    { d: "M28 18q22 -8 44 0l-3 34H31z", fill: ink },
    shade("M58 14.5q8 1 14 3.5l-3 34H58z"),
    { d: rect(24, 52, 52, 10, 5), fill: ink },
    shine(rect(28, 53, 44, 3, 1.5)),
  ],
  sofa: (ink) => [
    shadow(42, 82),
    { d: join(rect(18, 74, 5, 9), rect(77, 74, 5, 9)), fill: WOOD },
    { d: rect(16, 32, 68, 34, 8), fill: ink },
    shade(rect(49.4, 34, 1.4, 28)),
    { d: join(rect(18, 52, 32, 15, 5), rect(50, 52, 32, 15, 5)), fill: ink },
    shine(join(rect(19, 52, 30, 5, 2.5), rect(51, 52, 30, 5, 2.5))),
    { d: join(rect(8, 46, 14, 30, 6), rect(78, 46, 14, 30, 6), rect(14, 66, 72, 10, 3)), fill: ink },
    shade(rect(14, 67, 72, 9, 3)),
    { d: rect(24, 40, 16, 15, 4), fill: "#f3d9a4" },
  ],
  bottle: (ink) => [
    shadow(16),
    { d: "M42 10h16v12q12 6 12 20v40q0 6 -6 6H36q-6 0 -6 -6V42q0 -14 12 -20z", fill: ink },
    { d: rect(41, 8, 18, 8, 2), fill: DARK },
    shine("M34 42q0 -8 6 -12v52h-6z", 0.35),
    { d: rect(30, 48, 40, 24), fill: "#fdfbf5" },
    { d: join(rect(37, 54, 26, 3), rect(41, 60, 18, 2), rect(44, 64, 12, 2)), fill: ink },
  ],
  camera: (ink) => [
    shadow(36, 82),
    { d: poly(36, 30, 42, 20, 60, 20, 66, 30), fill: DARK },
    { d: rect(12, 28, 76, 52, 7), fill: ink },
    { d: rect(12, 40, 76, 28), fill: DARK, opacity: 0.55 },
    { d: circle(50, 54, 20), fill: "#17191e" },
    { d: ring(50, 54, 18, 14), fill: "#5d636e" },
    { d: circle(50, 54, 10), fill: "#2d4f79" },
    shine(ellipse(46, 49, 4, 3), 0.7),
    { d: join(rect(70, 32, 12, 6, 2), circle(22, 34, 2.6)), fill: "#f3e3b3" },
  ],
  plant: (ink) => [
    shadow(22),
    { d: "M50 62C50 40 34 24 22 24C22 42 34 56 50 62z", fill: "#3f8f5b" },
    { d: "M50 62C48 36 58 14 66 8C76 26 66 52 50 62z", fill: "#57a86b" },
    { d: "M50 62C60 44 78 36 88 40C82 56 66 64 50 62z", fill: "#2f7a4c" },
    { d: "M50 62C44 50 26 46 14 52C22 64 38 66 50 62z", fill: "#66b87a" },
    { d: line(50, 62, 62, 20), stroke: "#2c6b43", width: 1 },
    { d: poly(32, 60, 68, 60, 63, 88, 37, 88), fill: ink },
    shade(poly(56, 60, 68, 60, 63, 88, 54, 88)),
    { d: rect(30, 57, 40, 6, 2), fill: ink },
    shine(rect(30, 57, 40, 2.4, 1)),
  ],
  phone: (ink) => [
    shadow(18, 93),
    { d: rect(30, 8, 40, 82, 7), fill: DARK },
    { d: rect(33, 11, 34, 76, 5), fill: ink },
    { d: join(circle(58, 30, 18), circle(42, 70, 14)), fill: "#fff", opacity: 0.22 },
    { d: many(12, (i) => rect(37 + (i % 3) * 9.6, 44 + Math.floor(i / 3) * 10, 7, 7, 2)), fill: "#fff", opacity: 0.85 },
    { d: rect(44, 13.5, 12, 2.6, 1.3), fill: DARK },
  ],
  laptop: (ink) => [
    shadow(44, 80),
    { d: rect(18, 22, 64, 46, 4), fill: DARK },
    { d: rect(21, 25, 58, 40, 1.5), fill: ink },
    {
      d: join(rect(25, 29, 20, 3, 1), rect(25, 35, 28, 2, 1), rect(25, 39, 24, 2, 1), rect(58, 29, 17, 24, 2)),
      fill: "#fff",
      opacity: 0.8,
    },
    { d: poly(10, 70, 90, 70, 94, 77, 6, 77), fill: "#c9ced6" },
    { d: rect(6, 76, 88, 3.4, 1.7), fill: "#8d939e" },
  ],
  book: (ink) => [
    shadow(30),
    { d: poly(26, 14, 72, 14, 72, 86, 26, 86), fill: ink },
    { d: poly(72, 14, 78, 19, 78, 90, 72, 86), fill: "#f3efe4" },
    { d: poly(26, 86, 72, 86, 78, 90, 32, 90), fill: "#dcd6c6" },
    shade(rect(26, 14, 7, 72)),
    { d: join(rect(40, 26, 26, 4), rect(40, 33, 18, 2.6)), fill: "#fff", opacity: 0.9 },
    { d: circle(53, 60, 11), fill: "#fff", opacity: 0.35 },
  ],
  pan: (ink) => [
    shadow(34, 72),
    { d: "M8 46h62q0 22 -14 22H22q-14 0 -14 -22z", fill: ink },
    { d: ellipse(39, 46, 31, 7), fill: DARK },
    { d: ellipse(39, 46, 27, 5), fill: "#4b4f59" },
    { d: rect(68, 43, 30, 6, 3), fill: WOOD },
    shine("M14 52h8q0 10 5 14q-12 -1 -13 -14z"),
  ],
  ball: (ink) => [
    shadow(26, 86),
    { d: circle(50, 52, 32), fill: ink },
    {
      d: "M50 20q-16 32 0 64M50 20q16 32 0 64M18 52h64M27 30q23 14 46 0M27 74q23 -14 46 0",
      stroke: "#fff",
      width: 2,
      opacity: 0.75,
    },
    shade("M66 24a32 32 0 0 1 -32 56a36 36 0 0 0 32 -56z", 0.15),
    shine(ellipse(38, 36, 9, 6), 0.4),
  ],
  jar: (ink) => [
    shadow(26),
    { d: "M40 20h20v6C82 32 86 48 84 58C82 74 70 84 62 88H38C30 84 18 74 16 58C14 48 18 32 40 26z", fill: ink },
    shade("M62 26.6C82 32 86 48 84 58C82 74 70 84 62 88H52C70 76 74 48 62 26.6z"),
    shine("M26 40q5 -8 12 -10q-8 12 -8 28q-8 -6 -4 -18z", 0.4),
    { d: curve(16.5, 54, 40, 58, 62, 53, 84, 57), stroke: "#fff", width: 1.2, opacity: 0.45 },
    { d: ellipse(50, 20, 10, 2.6), fill: "#3a2c24" },
  ],
  candle: (ink) => [
    shadow(20),
    { d: "M50 18q9 11 0 18q-9 -7 0 -18z", fill: "#f7a63c" },
    { d: line(50, 34, 50, 42), stroke: DARK, width: 1.6 },
    { d: rect(32, 42, 36, 46, 4), fill: ink },
    { d: ellipse(50, 43, 18, 4.4), fill: "#fff6df" },
    { d: rect(37, 58, 26, 16, 1), fill: "#fff", opacity: 0.85 },
    shade(rect(58, 46, 10, 42, 4)),
  ],
  speaker: (ink) => [
    shadow(22, 92),
    { d: rect(28, 10, 44, 80, 8), fill: ink },
    shade(rect(58, 10, 14, 80, 8), 0.15),
    { d: join(circle(50, 62, 17), circle(50, 28, 9)), fill: DARK },
    { d: join(ring(50, 62, 13, 11.6), ring(50, 28, 6, 5)), fill: "#7b828d" },
    { d: join(circle(50, 62, 5), circle(50, 28, 2.4)), fill: "#a9afba" },
  ],
  bike: (ink) => [
    shadow(44, 82),
    { d: join(ring(24, 62, 19, 16.6), ring(76, 62, 19, 16.6)), fill: DARK },
    { d: line(24, 62, 40, 36, 68, 36, 48, 62, 24, 62), stroke: ink, width: 3.6 },
    { d: line(48, 62, 37, 30), stroke: ink, width: 3 },
    { d: line(76, 62, 66, 26, 76, 24), stroke: "#7c828e", width: 3 },
    { d: join(rect(29, 27, 16, 4, 2), circle(48, 62, 4)), fill: "#5d4330" },
  ],
  guitar: (ink) => [
    shadow(24, 92),
    { d: rect(47, 4, 6, 50), fill: "#5d3d27" },
    { d: rect(44, 2, 12, 12, 2), fill: DARK },
    { d: "M50 44C66 42 68 54 62 60C72 64 72 90 50 90C28 90 28 64 38 60C32 54 34 42 50 44z", fill: ink },
    shade("M54 44q12 2 10 12q-3 3 -2 4q10 4 8 18q-4 12 -16 12z", 0.15),
    { d: circle(50, 65, 7), fill: "#2a1c14" },
    { d: rect(42, 78, 16, 3, 1), fill: DARK },
    { d: many(3, (i) => line(48.4 + i * 1.6, 8, 48.4 + i * 1.6, 79)), stroke: "#e9e3d5", width: 0.5 },
  ],
  toy: (ink) => [
    shadow(28),
    { d: join(circle(32, 22, 9), circle(68, 22, 9)), fill: ink },
    { d: circle(50, 34, 22), fill: ink },
    { d: ellipse(50, 70, 22, 20), fill: ink },
    {
      d: join(ellipse(30, 82, 9, 7), ellipse(70, 82, 9, 7), ellipse(26, 62, 7, 10), ellipse(74, 62, 7, 10)),
      fill: ink,
    },
    shine(join(ellipse(50, 72, 13, 12), ellipse(50, 41, 9, 7)), 0.45),
    { d: join(circle(42, 31, 2.4), circle(58, 31, 2.4), ellipse(50, 38, 3, 2.2)), fill: DARK },
    { d: curve(46, 42, 50, 45, 54, 42), stroke: DARK, width: 1.4 },
  ],
};

export function product(r: Rng, variant?: string): Picture {
  const name = variant && variant in PRODUCTS ? variant : r.pick(Object.keys(PRODUCTS));
  const ink = r.pick(INKS);
  return {
    size: SQUARE,
    ground: `radial-gradient(circle at 50% 40%,#fff,${r.pick(GROUNDS)} 75%)`,
    shapes: (PRODUCTS[name] as Draw)(ink, r),
  };
}

// Instruments on a stage, and rooms.
import type { Rng } from "../rng";
import { circle, ellipse, join, line, many, type Picture, poly, rect, ring, type Shape, star, WIDE } from "./shapes";

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

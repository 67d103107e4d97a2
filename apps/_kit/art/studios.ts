// Places where things are made: a joiner's bench, a potter's studio, a kiln.
import type { Rng } from "../rng";
import { circle, curve, ellipse, join, line, many, type Picture, poly, rect, ring, type Shape, WIDE } from "./shapes";

const POTS = ["#c8794e", "#e9dcc3", "#4f7f86", "#2f4a5c", "#a33e2c", "#8fa07a", "#d9a441"] as const;

/** A pot of one of a few silhouettes, standing on (x, y). */
function pot(r: Rng, x: number, y: number, s: number): string {
  return r.pick([
    () =>
      `M${x - s * 0.3} ${y - s}h${s * 0.6}q${s * 0.5} ${s * 0.6} ${-s * 0.05} ${s}h${-s * 0.5}q${-s * 0.55} ${-s * 0.4} ${-s * 0.05} ${-s}z`,
    () =>
      `M${x - s * 0.5} ${y - s * 0.55}h${s}q${-s * 0.1} ${s * 0.5} ${-s * 0.35} ${s * 0.55}h${-s * 0.3}q${-s * 0.25} ${-s * 0.05} ${-s * 0.35} ${-s * 0.55}z`,
    () => rect(x - s * 0.32, y - s * 0.75, s * 0.64, s * 0.75, s * 0.1),
    () =>
      `M${x - s * 0.14} ${y - s * 1.1}h${s * 0.28}v${s * 0.35}q${s * 0.35} ${s * 0.2} ${s * 0.2} ${s * 0.75}h${-s * 0.68}q${-s * 0.15} ${-s * 0.55} ${s * 0.2} ${-s * 0.75}z`,
  ])();
}

function shelf(r: Rng, y: number, from: number, to: number): Shape[] {
  const shapes: Shape[] = [{ d: rect(from, y, to - from, 2), fill: "#8a5a34" }];
  const inks = r.shuffle(POTS).slice(0, 3);
  const spots = Array.from({ length: Math.floor((to - from) / 12) }, (_, i) => from + 7 + i * 12);
  for (const [k, ink] of inks.entries()) {
    shapes.push({
      d: spots
        .filter((_, i) => i % 3 === k)
        .map((x) => pot(r, x, y, r.int(9, 13)))
        .join(""),
      fill: ink,
    });
  }
  return shapes;
}

function wheel(r: Rng): Picture {
  const wall = r.pick(["#e8ddcc", "#cbd8d4", "#e6cdb8", "#d3d7e0"]);
  const clay = r.pick(["#b9785a", "#d8c4ab", "#8c8f94"]);
  const wide = r.next() > 0.5;
  const body = wide ? "M62 62Q58 44 66 40H94Q102 44 98 62z" : "M66 62C54 50 62 34 72 30L72 24h16v6C98 34 106 50 94 62z";
  return {
    size: WIDE,
    ground: `linear-gradient(${wall} 0 76%,color-mix(in srgb,${wall} 55%,#5b4030) 76%)`,
    shapes: [
      ...shelf(r, 22, 6, 58),
      ...shelf(r, 42, 6, 46),
      { d: rect(112, 8, 36, 36, 1), fill: "#fff" },
      { d: rect(114, 10, 32, 32), fill: "#bfe0ee" },
      { d: join(rect(129.4, 10, 1.4, 32), rect(114, 25, 32, 1.4)), fill: "#fff" },
      { d: ellipse(80, 87, 34, 4), fill: "#000", opacity: 0.2 },
      { d: join(rect(56, 67, 48, 20, 4)), fill: "#5f6670" },
      { d: join(rect(50, 64, 60, 5, 2.5)), fill: "#3b4048" },
      { d: ellipse(80, 63, 26, 3), fill: "#c9ccd1" },
      { d: body, fill: clay },
      {
        d: wide ? "M84 40H94Q102 44 98 62H86Q92 50 84 40z" : "M82 24h6v6C98 34 106 50 94 62H84C94 50 92 36 82 30z",
        fill: "#000",
        opacity: 0.14,
      },
      { d: wide ? ellipse(80, 40, 14, 2.4) : ellipse(80, 24, 8, 1.8), fill: "#4a3428" },
      {
        d: many(3, (i) => curve(64, 46 + i * 5, 80, 48 + i * 5, 96, 46 + i * 5)),
        stroke: "#fff",
        width: 0.7,
        opacity: 0.35,
      },
      { d: join(rect(122, 60, 20, 18, 2)), fill: "#6f8fa8" },
      {
        d: join(line(126, 60, 124, 48), line(132, 60, 133, 45), line(137, 60, 141, 50)),
        stroke: "#8a5a34",
        width: 1.6,
      },
    ],
  };
}

function kiln(r: Rng): Picture {
  const lit = r.next() > 0.4;
  return {
    size: WIDE,
    ground: "linear-gradient(#6b5a52,#3f3430 78%,#2c2522 78%)",
    shapes: [
      { d: rect(40, 8, 80, 72, 4), fill: "#8f949b" },
      { d: rect(46, 14, 68, 60, 3), fill: "#5c6067" },
      { d: rect(50, 18, 60, 52, 2), fill: lit ? "#ff9a3c" : "#e9d9c6" },
      { d: rect(50, 18, 60, 52, 2), fill: lit ? "#ffd27a" : "#fff", opacity: 0.25 },
      ...shelf(r, 34, 52, 108),
      ...shelf(r, 51, 52, 108),
      ...shelf(r, 68, 52, 108),
      { d: poly(120, 10, 146, 16, 146, 82, 120, 78), fill: "#7b8087" },
      { d: poly(123, 15, 143, 20, 143, 77, 123, 73), fill: "#efe3d2" },
      { d: join(circle(24, 30, 5), rect(20, 40, 8, 20, 2)), fill: "#23262d" },
      { d: circle(24, 30, 2), fill: lit ? "#ff5b3a" : "#57c454" },
    ],
  };
}

export function pottery(r: Rng, variant?: string): Picture {
  if (variant === "kiln") return kiln(r);
  if (variant === "wheel") return wheel(r);
  return r.pick([wheel, wheel, kiln])(r);
}

export function workshop(r: Rng): Picture {
  const ink = r.pick(["#d8403a", "#2f6fd6", "#f2b430", "#2f8f6b"]);
  const tools: Shape[] = [
    { d: join(rect(24, 10, 3, 30), rect(18, 8, 15, 8, 2)), fill: "#c3c8d1" },
    { d: rect(24, 24, 3.4, 18, 1), fill: ink },
    { d: join(poly(52, 12, 78, 12, 78, 22, 52, 18), rect(78, 11, 12, 12, 3)), fill: "#d6dae0" },
    { d: join(ring(110, 18, 9, 5), rect(108, 26, 4.4, 20, 2)), fill: "#9aa0ab" },
    { d: join(rect(132, 8, 4, 22), poly(132, 30, 136, 30, 134, 38)), fill: ink },
  ];
  const projects: Shape[][] = [
    [
      { d: join(rect(20, 46, 52, 12, 1), rect(20, 46, 52, 3)), fill: "#dcb27a" },
      { d: join(rect(92, 40, 34, 18, 3), rect(100, 36, 18, 5, 2)), fill: ink },
      { d: join(rect(92, 48, 34, 1.6), rect(106, 46, 6, 6, 1)), fill: "#23262d" },
    ],
    [
      { d: rect(48, 34, 46, 5, 2), fill: "#d9a86a" },
      { d: line(54, 38, 48, 58, 71, 38, 71, 58, 88, 38, 94, 58), stroke: "#b98047", width: 3 },
      { d: rect(108, 44, 26, 14, 2), fill: ink },
      { d: rect(118, 36, 6, 9, 2), fill: "#23262d" },
    ],
    [
      { d: rect(34, 42, 70, 16, 1), fill: "#e3bd86" },
      { d: many(5, (i) => rect(38 + i * 13, 42, 7, 8)), fill: "#b98047" },
      { d: poly(98, 40, 140, 34, 142, 40, 100, 46), fill: "#c9ced6" },
      { d: rect(136, 32, 14, 9, 3), fill: ink },
    ],
  ];
  return {
    size: WIDE,
    ground: r.pick([
      "linear-gradient(#5b6b7a,#38434f)",
      "linear-gradient(#d9b98c,#b58a58)",
      "linear-gradient(#4f6b58,#2f463a)",
    ]),
    shapes: [
      { d: many(60, (i) => circle(10 + (i % 12) * 13, 8 + Math.floor(i / 12) * 9, 0.7)), fill: "#000", opacity: 0.3 },
      ...tools.filter((_, i) => i < 2 || r.next() > 0.3),
      { d: rect(0, 58, 160, 8), fill: "#a8713f" },
      { d: rect(0, 66, 160, 24), fill: "#7a4f2b" },
      ...r.pick(projects),
      { d: many(9, () => ellipse(r.int(20, 130), r.int(60, 64), 3, 0.9)), fill: "#f2dcb3" },
    ],
  };
}

// Scenes by hour and season, and skies.
import type { Rng } from "../rng";
import {
  circle,
  cloud,
  curve,
  ellipse,
  hills,
  join,
  many,
  type Picture,
  peaks,
  pine,
  poly,
  rect,
  type Shape,
  WIDE,
} from "./shapes";

interface Hour {
  sky: string;
  sun: string;
  sunY: number;
  /** Far, middle, near land; water; light on it. */
  land: readonly [string, string, string];
  water: string;
  glint: string;
  cloud: string;
  night?: boolean;
}

export const HOURS: readonly Hour[] = [
  {
    sky: "linear-gradient(#ffd9b8,#ffb9a3 55%,#f79f95)",
    sun: "#fff3d6",
    sunY: 40,
    land: ["#c98a9b", "#8d5f86", "#4b3a63"],
    water: "#e9a79c",
    glint: "#ffe9cf",
    cloud: "#fff0e2",
  },
  {
    sky: "linear-gradient(#4fa9e6,#a5daf5 70%,#dff3fb)",
    sun: "#fff6c9",
    sunY: 20,
    land: ["#8fb7c4", "#4f9a72", "#2c6b4c"],
    water: "#3f9ccb",
    glint: "#c3ecf7",
    cloud: "#ffffff",
  },
  {
    sky: "linear-gradient(#3b2a6b,#a4447d 50%,#f6885f 85%,#ffc46b)",
    sun: "#ffe08a",
    sunY: 48,
    land: ["#7b3f78", "#4a2b63", "#241a43"],
    water: "#8a4378",
    glint: "#ffbf7a",
    cloud: "#d6739b",
  },
  {
    sky: "linear-gradient(#0d1738,#1f3566 65%,#3f5c8f)",
    sun: "#f2f0dc",
    sunY: 20,
    land: ["#2c4473", "#1b2f57", "#0e1b3a"],
    water: "#1d3a6b",
    glint: "#b9cdf0",
    cloud: "#4c659a",
    night: true,
  },
  {
    sky: "linear-gradient(#bfe3e6,#e8f4ea)",
    sun: "#fffdf0",
    sunY: 28,
    land: ["#a9c9bf", "#73a58f", "#3d7463"],
    water: "#8fc3c9",
    glint: "#f0fbf6",
    cloud: "#ffffff",
  },
  {
    sky: "linear-gradient(#f7c873,#fbe3a8 60%,#fdf1cf)",
    sun: "#fffbe6",
    sunY: 34,
    land: ["#d79a5b", "#b5692f", "#6f3a1d"],
    water: "#e0a95e",
    glint: "#fff2c8",
    cloud: "#fff3d4",
  },
];

const stars = (r: Rng): Shape => ({
  d: many(16, () => circle(r.int(2, 158), r.int(2, 40), r.next() * 0.5 + 0.25)),
  fill: "#fff",
  opacity: 0.85,
});

export function sky(r: Rng, hour: Hour): Shape[] {
  const x = r.int(40, 120);
  const shapes: Shape[] = [];
  if (hour.night) shapes.push(stars(r));
  shapes.push({ d: circle(x, hour.sunY, 17), fill: hour.sun, opacity: 0.18 });
  shapes.push({ d: circle(x, hour.sunY, hour.night ? 6 : 8.5), fill: hour.sun });
  if (hour.night)
    shapes.push({ d: join(circle(x - 2, hour.sunY - 1, 1.3), circle(x + 2, hour.sunY + 2, 0.9)), fill: "#cfcdb8" });
  const clouds = many(r.int(1, 3), () => cloud(r.int(10, 150), r.int(12, 36), r.int(7, 14)));
  shapes.push({ d: clouds, fill: hour.cloud, opacity: hour.night ? 0.5 : 0.85 });
  return shapes;
}

const glints = (r: Rng, top: number): string =>
  many(9, (i) => rect(r.int(20, 130), top + 3 + i * 2.4 + r.next(), r.int(6, 26), 0.8, 0.4));

function mountains(r: Rng, hour: Hour): Shape[] {
  const snow = r.next() > 0.4;
  const x = r.int(50, 110);
  return [
    { d: peaks(r, 62, 34, 4, WIDE), fill: hour.land[0] },
    { d: poly(x, 20, x + 44, 74, x - 46, 74), fill: hour.land[1] },
    { d: poly(x, 20, x + 44, 74, x + 8, 74, x + 2, 46), fill: hour.land[2], opacity: 0.45 },
    {
      d: poly(x, 20, x + 12, 35, x + 6, 33.5, x + 3, 38, x - 2, 33, x - 6, 37, x - 12, 34),
      fill: snow ? "#fff" : hour.sun,
      opacity: hour.night ? 0.6 : 0.92,
    },
    { d: hills(r, 72, 5, 4, WIDE), fill: hour.land[2] },
    { d: many(11, () => pine(r.int(0, 160), r.int(78, 92), r.int(10, 19))), fill: hour.land[2] },
  ];
}

function lake(r: Rng, hour: Hour): Shape[] {
  return [
    { d: peaks(r, 54, 26, 5, WIDE), fill: hour.land[0] },
    { d: hills(r, 52, 5, 4, WIDE), fill: hour.land[1] },
    { d: rect(0, 57, 160, 33), fill: hour.water },
    { d: glints(r, 57), fill: hour.glint, opacity: 0.6 },
    { d: many(7, (i) => pine(4 + i * 5 + r.int(0, 3), 92, r.int(22, 40))), fill: hour.land[2] },
    { d: many(4, (i) => pine(138 + i * 7, 93, r.int(16, 32))), fill: hour.land[2] },
  ];
}

function shore(r: Rng, hour: Hour): Shape[] {
  const x = r.int(20, 50);
  const palm = r.next() > 0.5;
  const leaf = (angle: number): string => {
    const dx = Math.cos(angle) * 17;
    const dy = Math.sin(angle) * 9 - 3;
    return `M${x + 4} 34q${dx * 0.5} ${dy - 6} ${dx} ${dy + 5}q${-dx * 0.45} ${-dy * 0.2 - 4} ${-dx} ${-dy - 5}z`;
  };
  return [
    { d: rect(0, 50, 160, 40), fill: hour.water },
    { d: glints(r, 50), fill: hour.glint, opacity: 0.55 },
    { d: `${curve(160, 60, 110, 70, 60, 72, 0, 84)}V90H160z`, fill: "#fff", opacity: 0.7 },
    { d: `${curve(160, 63, 112, 73, 62, 75, 0, 88)}V90H160z`, fill: hour.night ? "#6b6f8e" : "#f0d9a8" },
    palm
      ? { d: `M${x} 88q6 -28 3 -54l3 0q5 28 -1 54z`, fill: hour.land[2] }
      : { d: poly(x + 50, 54, x + 50, 30, x + 66, 52), fill: "#fff", opacity: 0.95 },
    palm
      ? { d: [0.1, 0.9, 2.2, 3, 4, 5.4].map(leaf).join(""), fill: hour.land[1] }
      : { d: `M${x + 40} 55h32l-5 6h-22z`, fill: hour.land[2] },
  ];
}

function fields(r: Rng, hour: Hour): Shape[] {
  const x = r.int(80, 120);
  const bloom = r.pick(["#e9c94b", "#b58ad6", "#e4747c", "#8fbf5b", "#f1e2a4"]);
  return [
    { d: hills(r, 52, 7, 4, WIDE), fill: hour.land[0] },
    { d: hills(r, 58, 5, 3, WIDE), fill: hour.land[1] },
    { d: `M0 66Q80 56 160 64V90H0z`, fill: bloom },
    {
      d: many(7, (i) => `M${i * 27 - 12} 90L${64 + i * 5} 62h1.6L${i * 27} 90z`),
      fill: hour.land[2],
      opacity: 0.4,
    },
    { d: rect(x, 48, 17, 12), fill: hour.night ? "#51608c" : "#f4ece0" },
    { d: poly(x - 2, 49, x + 8.5, 41, x + 19, 49), fill: "#b4493f" },
    { d: join(rect(x + 3, 52, 3, 3.4), rect(x + 10.5, 52, 4, 8)), fill: hour.night ? "#ffd978" : "#6d5a4c" },
    { d: join(circle(x + 28, 50, 6), circle(x + 33, 53, 5), circle(x + 24, 54, 4)), fill: hour.land[2] },
  ];
}

function desert(r: Rng, hour: Hour): Shape[] {
  const x = r.int(26, 120);
  const sand: readonly [string, string, string] = hour.night
    ? ["#4b5384", "#363f6d", "#232b52"]
    : ["#f0bd7c", "#dc9450", "#b8682f"];
  return [
    { d: join(`M12 62V42l5 -3h26l4 4v19z`, `M104 62V36l4 -3h16l5 6v23z`), fill: hour.land[1], opacity: 0.8 },
    { d: hills(r, 60, 6, 3, WIDE), fill: sand[0] },
    { d: hills(r, 69, 7, 2, WIDE), fill: sand[1] },
    { d: hills(r, 80, 5, 2, WIDE), fill: sand[2] },
    {
      d: join(rect(x, 50, 5, 32, 2.5), `M${x - 7} 58h3v7h6v4h-9z`, `M${x + 12} 54h-3v8h-6v4h9z`),
      fill: "#2f6b4b",
    },
    { d: join(ellipse(x + 3, 83, 12, 1.8), ellipse(x + 30, 87, 7, 2)), fill: "#000", opacity: 0.18 },
  ];
}

function winter(r: Rng, hour: Hour): Shape[] {
  const snow = hour.night ? "#b9c6e4" : "#f5f9ff";
  const x = r.int(60, 100);
  return [
    { d: peaks(r, 60, 30, 5, WIDE), fill: hour.land[0] },
    { d: hills(r, 64, 5, 3, WIDE), fill: snow, opacity: 0.7 },
    { d: many(8, () => pine(r.int(0, 160), r.int(70, 76), r.int(14, 24))), fill: hour.land[2] },
    { d: hills(r, 75, 3, 3, WIDE), fill: snow },
    { d: rect(x, 60, 24, 15), fill: "#7d4e37" },
    { d: many(4, (i) => rect(x, 62.5 + i * 3.4, 24, 0.7)), fill: "#5c3727" },
    { d: poly(x - 4, 62, x + 12, 48, x + 28, 62), fill: snow },
    { d: join(rect(x + 4, 65, 5, 5), rect(x + 14, 65, 5, 10)), fill: "#ffd779" },
    { d: many(26, () => circle(r.int(0, 160), r.int(0, 88), r.next() * 0.6 + 0.3)), fill: "#fff", opacity: 0.9 },
  ];
}

function forest(r: Rng, hour: Hour): Shape[] {
  return [
    { d: many(14, (i) => pine(i * 12 + r.int(-3, 3), 66, r.int(24, 44))), fill: hour.land[0] },
    { d: many(11, (i) => pine(i * 16 + r.int(-4, 4), 78, r.int(28, 52))), fill: hour.land[1] },
    { d: hills(r, 76, 3, 3, WIDE), fill: hour.land[2] },
    { d: `M74 90Q92 80 78 75Q72 71 84 69L87 69Q80 72 88 76Q106 82 100 90z`, fill: hour.glint, opacity: 0.8 },
    { d: join(pine(14, 94, 62), pine(148, 94, 70), pine(34, 94, 40)), fill: hour.land[2] },
  ];
}

const VIEWS = { mountains, lake, shore, fields, desert, winter, forest };

export function scene(r: Rng, variant?: string): Picture {
  const hour = r.pick(HOURS);
  const name =
    variant && variant in VIEWS
      ? (variant as keyof typeof VIEWS)
      : r.pick(Object.keys(VIEWS) as (keyof typeof VIEWS)[]);
  return { size: WIDE, ground: hour.sky, shapes: [...sky(r, hour), ...VIEWS[name](r, hour)] };
}

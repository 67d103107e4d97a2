// Friendly faces: skin, hair, clothes, glasses, beards and hats vary.
import { type Rng, rng } from "../rng";
import { circle, ellipse, join, many, type Picture, poly, rect, type Shape, SQUARE, WIDE } from "./shapes";

const SKIN = ["#ffe0cc", "#f6c9a4", "#eab38a", "#d69a6d", "#b87a4e", "#8d5a38", "#65402a"] as const;
const SHADE = ["#f3c4a8", "#e5ad84", "#d4966a", "#bb7e52", "#9b623b", "#734728", "#4e301e"] as const;
const HAIR = [
  "#26201d",
  "#4a3226",
  "#6f4a2f",
  "#a0692f",
  "#d9b160",
  "#b5532d",
  "#8f8f94",
  "#e6e3de",
  "#372a4d",
  "#c2517f",
] as const;
const CLOTHES = [
  "#3a6ea5",
  "#c8553d",
  "#2f7d6b",
  "#e0a526",
  "#6b4e9b",
  "#2b2f3a",
  "#d97fa3",
  "#5a8f3c",
  "#f1ede4",
  "#8c3b4a",
  "#3bb2c4",
] as const;
const GROUNDS = [
  "#cfe3f5",
  "#f8d7c8",
  "#d3ead6",
  "#f9e6b5",
  "#dfd6f2",
  "#f6cfdc",
  "#c9e8ea",
  "#e4e0d6",
  "#f4b99a",
  "#9fc4e8",
  "#a7d3b0",
  "#bfb0e3",
] as const;

type Style = (hair: string) => { back?: Shape; front: Shape };

const STYLES: readonly Style[] = [
  // short, parted
  (fill) => ({
    front: {
      fill,
      d: "M30 46C26 22 42 15 54 17C68 15 76 28 70 46C69 38 66 33 60 31C50 34 40 31 36 33C32 36 31 40 30 46z",
    },
  }),
  // long and straight
  (fill) => ({
    back: { fill, d: "M28 42C26 12 74 12 72 42L76 82Q50 90 24 82z" },
    front: { fill, d: "M30 48C28 24 44 18 52 21C66 18 72 30 70 48C67 40 62 34 54 30C46 35 35 36 30 48z" },
  }),
  // bun
  (fill) => ({
    back: { fill, d: circle(50, 14, 9) },
    front: { fill, d: "M30 44C28 22 42 17 50 17C58 17 72 22 70 44C66 34 60 29 50 29C40 29 34 34 30 44z" },
  }),
  // curls
  (fill) => ({
    back: { fill, d: join(circle(32, 34, 11), circle(68, 34, 11), circle(28, 48, 9), circle(72, 48, 9)) },
    front: { fill, d: join(circle(36, 26, 9), circle(46, 21, 9), circle(57, 21, 9), circle(65, 27, 8)) },
  }),
  // afro
  (fill) => ({
    back: { fill, d: circle(50, 34, 29) },
    front: { fill, d: "M31 40C31 24 69 24 69 40C62 31 38 31 31 40z" },
  }),
  // bob with a fringe
  (fill) => ({
    back: { fill, d: "M26 44C24 12 76 12 74 44L75 62Q70 66 66 62L34 62Q30 66 25 62z" },
    front: { fill, d: "M30 44C29 22 40 18 50 18C60 18 71 22 70 44Q66 36 60 37Q50 39 40 37Q34 36 30 44z" },
  }),
  // shaved
  (fill) => ({
    front: {
      fill,
      opacity: 0.45,
      d: "M31 40C29 20 42 17 50 17C58 17 71 20 69 40C66 30 60 26 50 26C40 26 34 30 31 40z",
    },
  }),
  // bald
  () => ({ front: { fill: "#fff", opacity: 0.25, d: ellipse(42, 24, 5, 2.6) } }),
  // quiff
  (fill) => ({
    front: {
      fill,
      d: "M30 44C28 30 32 22 40 20C42 11 66 9 70 20C74 28 71 36 70 44C68 36 66 31 62 29C54 31 44 28 36 31C32 34 31 38 30 44z",
    },
  }),
  // pony tail
  (fill) => ({
    back: { fill, d: "M66 22C88 22 88 52 80 72C78 56 74 44 66 36z" },
    front: { fill, d: "M30 45C27 22 42 16 52 17C66 17 72 28 70 44C66 34 58 28 46 30C38 32 33 37 30 45z" },
  }),
  // head scarf
  (fill) => ({
    back: { fill, d: "M26 44C24 10 76 10 74 44L78 78Q50 96 22 78z" },
    front: { fill, d: "M30 50C28 22 40 20 50 20C60 20 72 22 70 50C70 32 60 29 50 29C40 29 30 32 30 50z" },
  }),
];

const MOUTHS = [
  { d: "M42 60Q50 68 58 60Q50 63 42 60z", fill: "#fff" },
  { d: "M43 61Q50 66 57 61", stroke: "#8e3f3a", width: 1.8 },
  { d: "M42 59Q50 71 58 59z", fill: "#8e3f3a" },
  { d: "M45 62Q51 64 56 60", stroke: "#8e3f3a", width: 1.8 },
] as const;

export interface Look {
  shapes: Shape[];
  ground: string;
}

/** Head and shoulders in a 100 × 100 box. */
export function look(r: Rng): Look {
  const tone = r.int(0, SKIN.length - 1);
  const [skin, shade] = [SKIN[tone] as string, SHADE[tone] as string];
  const clothes = r.pick(CLOTHES);
  const style = r.int(0, STYLES.length - 1);
  const hair = style === 10 ? r.pick(CLOTHES) : r.pick(HAIR.slice(0, r.next() > 0.8 ? HAIR.length : 6));
  const { back, front } = (STYLES[style] as Style)(hair);
  const shapes: Shape[] = [];
  if (back) shapes.push(back);
  shapes.push({ d: "M12 102C12 80 30 76 50 76C70 76 88 80 88 102z", fill: clothes });
  shapes.push({ d: "M42 62h16v15q-8 9 -16 0z", fill: shade });
  const collar = r.int(0, 3);
  if (collar === 0) shapes.push({ d: "M38 76Q50 90 62 76L66 78Q50 98 34 78z", fill: "#fff", opacity: 0.85 });
  if (collar === 1)
    shapes.push({
      d: join(poly(41, 75, 50, 88, 42, 94, 34, 78), poly(59, 75, 66, 78, 58, 94, 50, 88)),
      fill: "#000",
      opacity: 0.22,
    });
  if (collar === 2) shapes.push({ d: many(3, (i) => rect(10, 84 + i * 6, 80, 2.4)), fill: "#fff", opacity: 0.35 });
  shapes.push({ d: join(circle(30, 48, 4.6), circle(70, 48, 4.6)), fill: shade });
  shapes.push({ d: "M30 42C30 26 38 20 50 20C62 20 70 26 70 42C70 60 62 72 50 72C38 72 30 60 30 42z", fill: skin });
  shapes.push({ d: join(ellipse(37, 56, 4, 2.6), ellipse(63, 56, 4, 2.6)), fill: "#e8635a", opacity: 0.2 });
  const beard = style !== 10 && style !== 1 && style !== 5 && style !== 9 && r.next() > 0.62;
  if (beard) {
    shapes.push({
      d: "M30 46C31 72 42 76 50 76C58 76 69 72 70 46C67 56 62 57 56 56Q50 54 44 56C38 57 33 56 30 46z",
      fill: hair,
    });
  }
  shapes.push(front);
  const eyes = r.int(0, 2);
  shapes.push({
    d:
      eyes === 2
        ? join("M38 47q4 -5 8 0q-4 -2.4 -8 0z", "M54 47q4 -5 8 0q-4 -2.4 -8 0z")
        : join(ellipse(42, 47, 2.3, eyes ? 2.9 : 2.3), ellipse(58, 47, 2.3, eyes ? 2.9 : 2.3)),
    fill: "#2a211f",
  });
  shapes.push({
    d: join(
      "M37.5 41q4.5 -3.5 9 -0.700l0 1.600q-4.5 -2 -9 0.800z",
      "M53.5 40.300q4.5 -2.8 9 0.700l0 1.700q-4.5 -2.8 -9 -0.800z",
    ),
    fill: style === 10 ? "#3a2a22" : hair,
  });
  shapes.push({ d: "M50 48q3 6 0.5 7q-2 0.6 -3 -0.5", stroke: shade, width: 1.6 });
  shapes.push({ ...r.pick(MOUTHS) });
  const extra = r.next();
  if (extra > 0.72) {
    const round = r.next() > 0.5;
    shapes.push({
      d: round
        ? join(circle(41.5, 47, 6.6), circle(58.5, 47, 6.6), "M48 46q2 -1.5 4 0")
        : join(rect(34, 42, 14, 10, 2.4), rect(52, 42, 14, 10, 2.4), "M48 45h4"),
      stroke: r.pick(["#2b2b33", "#7a4a2c", "#b33a3a"]),
      width: 1.6,
    });
  } else if (extra < 0.12) {
    shapes.push(
      { d: "M29 33C28 14 72 14 71 33Q50 27 29 33z", fill: r.pick(CLOTHES) },
      { d: "M27 33Q50 25 73 33L74 37Q50 30 26 37z", fill: "#000", opacity: 0.25 },
    );
  } else if (extra < 0.24) {
    shapes.push({ d: join(circle(29.5, 54, 1.7), circle(70.5, 54, 1.7)), fill: "#f3c64e" });
  } else if (extra < 0.32) {
    shapes.push(
      { d: "M27 48C24 12 76 12 73 48", stroke: "#30333d", width: 3 },
      { d: join(rect(24, 43, 7, 14, 3), rect(69, 43, 7, 14, 3)), fill: "#e0554a" },
    );
  }
  return { shapes, ground: r.pick(GROUNDS) };
}

export function portrait(r: Rng): Picture {
  const { shapes, ground } = look(r);
  return { size: SQUARE, ground, shapes };
}

const move = (shape: Shape, x: number, y: number, scale: number): Shape => ({
  ...shape,
  at: `translate(${x} ${y}) scale(${scale})`,
});

/** Somebody in front of a camera: a face before a room. */
export function talk(r: Rng): Picture {
  const wall = r.pick(["#2f3e57", "#d9c7ae", "#7c9a92", "#b8553f", "#e7e2d9", "#46324f", "#24504a", "#c9a24a"]);
  const right = r.next() > 0.5;
  const person = look(rng(`talk${r.next()}`)).shapes.map((shape) => move(shape, right ? 76 : 6, 6, 0.86));
  const shelf = right ? 12 : 96;
  const books = many(9, (i) => rect(shelf + 3 + i * 5, 26 - (i % 3) * 2, 3.6, 12 + (i % 3) * 2));
  return {
    size: WIDE,
    ground: `linear-gradient(100deg,${wall},color-mix(in srgb,${wall} 60%,#10131c))`,
    shapes: [
      { d: join(rect(shelf, 38, 52, 2.4), rect(shelf, 66, 52, 2.4)), fill: "#00000055" },
      { d: books, fill: r.pick(["#e9b949", "#dd6e5b", "#8fd0c4", "#f2efe6"]) },
      { d: join(rect(shelf + 6, 52, 12, 14, 2), rect(shelf + 34, 56, 10, 10)), fill: "#ffffff66" },
      { d: join(circle(shelf + 28, 56, 7), circle(shelf + 24, 61, 4), circle(shelf + 32, 61, 4)), fill: "#4f9a5e" },
      ...person.slice(0, 20),
    ],
  };
}

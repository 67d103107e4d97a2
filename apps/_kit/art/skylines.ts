// Cities and space.
import type { Rng } from "../rng";
import { HOURS, sky } from "./landscapes";
import { circle, ellipse, join, many, type Picture, poly, rect, type Shape, WIDE } from "./shapes";

export function city(r: Rng): Picture {
  const hour = r.pick(HOURS);
  const lit = hour.night || hour.sky.startsWith("linear-gradient(#3b2a6b");
  const row = (base: number, low: number, high: number, step: number): number[][] => {
    const blocks: number[][] = [];
    for (let x = -4; x < 162; x += step * (0.7 + r.next() * 0.6)) {
      const height = r.int(low, high);
      blocks.push([x, base - height, step * (0.62 + r.next() * 0.3), height]);
    }
    return blocks;
  };
  const draw = (blocks: number[][], crown = false): string =>
    blocks
      .map(([x = 0, y = 0, w = 0, h = 0], i) =>
        crown && i % 3 === 0
          ? join(
              rect(x, y, w, h),
              poly(x, y + 0.2, x + w / 2, y - w * 0.6, x + w, y + 0.2),
              rect(x + w / 2 - 0.3, y - w, 0.6, w),
            )
          : rect(x, y, w, h),
      )
      .join("");
  const near = row(78, 20, 52, 17);
  const windows = near
    .map(([x = 0, y = 0, w = 0, h = 0]) => {
      let text = "";
      for (let wy = y + 3; wy < y + h - 4; wy += 4.4) {
        for (let wx = x + 1.6; wx < x + w - 2; wx += 3) if (r.next() > 0.42) text += rect(wx, wy, 1.5, 2);
      }
      return text;
    })
    .join("");
  const river = r.next() > 0.45;
  const foot: Shape[] = river
    ? [
        { d: rect(0, 77, 160, 13), fill: hour.water },
        {
          d: many(8, (i) => rect(r.int(4, 130), 78.5 + i * 1.4, r.int(6, 22), 0.6)),
          fill: lit ? "#ffd27a" : hour.glint,
          opacity: 0.7,
        },
      ]
    : [
        { d: rect(0, 77, 160, 13), fill: "#3a3f4d" },
        { d: many(9, (i) => rect(i * 19 + 4, 84.4, 9, 0.9)), fill: "#f3e6b0" },
        {
          d: many(4, (i) => join(rect(i * 42 + 8, 79.6, 13, 3.4, 1.4), rect(i * 42 + 10.5, 77.4, 7.5, 3, 1.2))),
          fill: r.pick(["#d9534f", "#3fa7d6", "#f2b134"]),
        },
        { d: many(4, (i) => join(circle(i * 42 + 11, 83, 1.2), circle(i * 42 + 18, 83, 1.2))), fill: "#15171d" },
      ];
  return {
    size: WIDE,
    ground: hour.sky,
    shapes: [
      ...sky(r, hour),
      { d: draw(row(78, 18, 44, 11)), fill: hour.land[0], opacity: 0.75 },
      { d: draw(row(78, 16, 58, 14), true), fill: hour.land[1] },
      { d: draw(near), fill: hour.land[2] },
      { d: windows, fill: lit ? "#ffd97f" : "#dcecf4", opacity: lit ? 0.95 : 0.6 },
      ...foot,
    ],
  };
}

export function space(r: Rng): Picture {
  const hue = r.int(0, 359);
  const x = r.int(60, 110);
  const y = r.int(34, 52);
  const size = r.int(18, 28);
  const tone = (l: number, shift = 0) => `hsl(${(hue + shift) % 360} 60% ${l}%)`;
  const shapes: Shape[] = [
    { d: many(44, () => circle(r.int(0, 160), r.int(0, 90), r.next() * 0.55 + 0.15)), fill: "#fff", opacity: 0.9 },
    { d: circle(x, y, size), fill: tone(58) },
    {
      d: join(
        `M${x - size * 0.94} ${y - size * 0.3}q${size} ${size * 0.34} ${size * 1.88} 0l${size * 0.05} ${size * 0.28}q${-size} ${size * 0.34} ${-size * 1.98} 0z`,
      ),
      fill: tone(70, 20),
      opacity: 0.75,
    },
    {
      d: `M${x + size * 0.3} ${y - size * 0.954}A${size} ${size} 0 0 1 ${x - size * 0.5} ${y + size * 0.866}A${size * 1.2} ${size * 1.2} 0 0 0 ${x + size * 0.3} ${y - size * 0.954}z`,
      fill: "#05060f",
      opacity: 0.4,
    },
  ];
  const kind = r.int(0, 3);
  if (kind === 0) {
    shapes.push({
      d: `M${x - size * 1.75} ${y + 9}C${x - size * 1.2} ${y + 18} ${x + size * 1.5} ${y - 6} ${x + size * 1.75} ${y - 12}`,
      stroke: tone(82, 40),
      width: 3.2,
    });
  } else if (kind === 1) {
    shapes.push(
      { d: `M28 74l9 -26q3 -8 8 -11q2 6 0 14l-9 26z`, fill: "#f2f4f8" },
      { d: join(`M28 74l-7 5l3 -12z`, `M36 77l1 8l7 -10z`), fill: "#e2574c" },
      { d: circle(39.6, 53, 2.6), fill: "#3b82c4" },
      { d: `M27.6 75q-4 8 -9 12q10 0 16 -9z`, fill: "#ffb545" },
    );
  } else if (kind === 2) {
    shapes.push(
      { d: `M0 72Q80 58 160 74V90H0z`, fill: tone(30, 30) },
      {
        d: join(ellipse(34, 77, 12, 3), ellipse(120, 80, 16, 4), ellipse(78, 72, 6, 1.4)),
        fill: "#000",
        opacity: 0.25,
      },
    );
  } else {
    shapes.push(
      { d: circle(x - size * 1.7, y - size * 0.9, size * 0.24), fill: tone(80, 180) },
      { d: circle(28, 70, 5), fill: tone(46, 60) },
    );
  }
  return {
    size: WIDE,
    ground: `radial-gradient(circle at 30% 40%,hsl(${(hue + 60) % 360} 60% 30%),hsl(${(hue + 20) % 360} 55% 14%) 55%,#070916)`,
    shapes,
  };
}

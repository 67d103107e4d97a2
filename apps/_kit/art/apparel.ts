// What is worn or carried.
import { circle, join, line, many, poly, rect, star } from "./shapes";
import { DARK, type Draw, shade, shadow, shine } from "./wares";

export const APPAREL: Record<string, Draw> = {
  bag: (ink) => [
    shadow(31),
    { d: "M36 42V30a14 14 0 0 1 28 0v12", stroke: "#5b4433", width: 3.6 },
    { d: "M22 40h56l5 47q-33 4 -66 0z", fill: ink },
    shade("M60 40h18l5 47q-10 2 -18 2z"),
    shine("M26 44h12l-3 38h-12z"),
    { d: rect(44, 54, 12, 8, 2), fill: "#e6c37a" },
  ],
  backpack: (ink) => [
    shadow(28),
    { d: "M40 24a10 10 0 0 1 20 0", stroke: DARK, width: 3.4 },
    { d: "M24 44C24 26 34 20 50 20C66 20 76 26 76 44V82q-26 8 -52 0z", fill: ink },
    shade("M64 24q12 4 12 20V82q-8 3 -12 3z"),
    { d: rect(31, 54, 38, 26, 6), fill: "#00000030" },
    { d: line(33, 61, 67, 61), stroke: "#fff", width: 1.4, opacity: 0.7 },
    shine("M30 36q4 -9 12 -10q-6 6 -6 18h-6z"),
  ],
  shoe: (ink) => [
    shadow(40, 80),
    { d: "M12 50q10 4 18 -6l8 -6q10 16 30 20q18 3 20 14l0 4H12z", fill: ink },
    { d: "M10 70h79q3 10 -6 10H16q-7 0 -6 -10z", fill: "#fbfaf7" },
    shade("M12 58q20 10 40 6t36 6v2H12z", 0.14),
    { d: line(36, 50, 44, 44, 42, 55, 51, 49, 50, 60, 59, 54), stroke: "#fff", width: 2.2 },
    { d: "M18 66q14 -16 36 0z", fill: "#fff", opacity: 0.35 },
  ],
  boot: (ink) => [
    shadow(34),
    { d: "M32 16h26v40q22 4 26 16v8H32z", fill: ink },
    shade("M50 16h8v40q22 4 26 16h-30q-4 -20 -4 -56z"),
    { d: rect(30, 79, 56, 7, 2), fill: DARK },
    { d: many(4, (i) => line(44, 26 + i * 9, 58, 24 + i * 9)), stroke: "#f2dfb3", width: 2 },
  ],
  shirt: (ink, r) => [
    shadow(26, 92),
    { d: "M36 18l-22 12l8 20l9 -4v42h38V46l9 4l8 -20l-22 -12q-14 12 -28 0z", fill: ink },
    shade("M58 22q4 -1 6 -4l22 12l-8 20l-9 -4v42h-11z", 0.13),
    r.next() > 0.5
      ? { d: many(5, (i) => rect(31, 46 + i * 8, 38, 3)), fill: "#fff", opacity: 0.55 }
      : { d: star(50, 54, 10), fill: "#fff", opacity: 0.85 },
    { d: "M36 18q14 14 28 0", stroke: "#00000040", width: 2.4 },
  ],
  jacket: (ink) => [
    shadow(28, 92),
    { d: "M38 14l-22 10l-6 52l12 2l6 -30v42h44V48l6 30l12 -2l-6 -52l-22 -10q-12 8 -24 0z", fill: ink },
    shade(join(rect(49, 20, 2, 70), rect(33, 58, 12, 3), rect(55, 58, 12, 3)), 0.4),
    { d: "M38 14q12 10 24 0l4 8q-16 14 -32 0z", fill: DARK, opacity: 0.6 },
    shine("M20 26l10 -4l-6 50l-8 -1z", 0.18),
  ],
  watch: (ink) => [
    shadow(18, 94),
    { d: join(poly(38, 6, 62, 6, 66, 32, 34, 32), poly(34, 68, 66, 68, 62, 94, 38, 94)), fill: ink },
    { d: rect(73, 46, 5, 8, 1.5), fill: "#9aa0ab" },
    { d: circle(50, 50, 25), fill: "#b9bec8" },
    { d: circle(50, 50, 21), fill: "#fbfaf6" },
    {
      d: many(12, (i) =>
        circle(50 + Math.sin((i * Math.PI) / 6) * 17, 50 - Math.cos((i * Math.PI) / 6) * 17, i % 3 ? 0.8 : 1.5),
      ),
      fill: DARK,
    },
    { d: line(50, 37, 50, 50, 59, 55), stroke: DARK, width: 2.2 },
    { d: line(50, 50, 42, 62), stroke: "#d23c3c", width: 1 },
  ],
  glasses: (ink) => [
    shadow(36, 72),
    { d: line(14, 46, 6, 34), stroke: ink, width: 4 },
    { d: line(86, 46, 94, 34), stroke: ink, width: 4 },
    { d: join(rect(12, 40, 34, 26, 12), rect(54, 40, 34, 26, 12)), fill: "#26303d", opacity: 0.85 },
    { d: join(rect(12, 40, 34, 26, 12), rect(54, 40, 34, 26, 12), "M46 48q4 -5 8 0"), stroke: ink, width: 4 },
    shine(join(poly(20, 62, 30, 43, 36, 43, 26, 62), poly(62, 62, 72, 43, 78, 43, 68, 62))),
  ],
};

// What is worn and carried.
import { DARK, type Draw, dark, fill, ground, oval, path, poly, rect, STEEL, shade, shine, stroke } from "./shapes";

export const APPAREL: Record<string, Draw> = {
  tee: (ink) => [
    fill(ink, "M34 16q16 10 32 0l24 14l-10 20l-10 -4v44H30V46l-10 4L10 30z"),
    shade("M60 18l6 -2l24 14l-10 20l-10 -4v44h-10z"),
    stroke("#fff", 1.6, "M36 17q14 12 28 0"),
  ],
  hoodie: (ink) => [
    fill(ink, "M34 18q16 -14 32 0l20 14l6 48H80l-8 -30v40H28V50l-8 30H8l6 -48z"),
    shade("M36 18q14 16 28 0q-2 16 -14 18t-14 -18z", "M34 66h32l4 14H30z"),
    stroke("#fff", 1.4, path(46, 34, 45, 48), path(54, 34, 55, 48)),
  ],
  jacket: (ink) => [
    fill(ink, "M34 14l16 6l16 -6l22 14l4 54H80l-6 -32v40H26V50l-6 32H8l4 -54z"),
    shade("M50 20l16 -6l22 14l4 54H80l-6 -32v40H50z"),
    stroke(STEEL, 2, path(50, 20, 50, 90)),
    stroke(DARK, 2, path(32, 64, 42, 66), path(68, 64, 58, 66)),
  ],
  jeans: (ink) => [
    fill(ink, "M28 10h44l6 80H58L50 36l-8 54H22z"),
    shade("M54 36h-4l8 54h8z", rect(28, 10, 44, 6)),
    stroke("#e8c27a", 1.2, "M30 18q4 8 10 8M70 18q-4 8 -10 8", path(50, 16, 50, 34)),
  ],
  dress: (ink) => [
    fill(ink, "M38 10l4 12h16l4 -12l6 2l-4 30l18 46q-32 8 -64 0l18 -46l-4 -30z"),
    shade("M58 22l4 -12l6 2l-4 30l18 46q-10 3 -20 4q4 -40 -4 -70z"),
    stroke("#fff", 2, path(36, 42, 64, 42)),
  ],
  shoe: (ink) => [
    ground(42, 80),
    fill("#fff", "M8 66h84q4 0 4 6t-6 6H14q-8 0 -6 -12z"),
    fill(ink, "M10 66q-2 -20 2 -32q10 8 22 2l10 -6q8 18 30 22q18 4 20 14z"),
    stroke("#fff", 2, path(42, 40, 50, 34), path(49, 47, 57, 41), path(58, 52, 65, 46)),
    shade("M10 66q0 -8 1 -14q20 12 83 14z"),
    stroke("#c6ccd4", 1.4, path(10, 72, 94, 72)),
  ],
  boot: (ink) => [
    ground(36, 90),
    fill(ink, "M28 10h30v44q26 4 30 24v4H26z"),
    shade("M48 10h10v44q26 4 30 24v4H58q-2 -36 -10 -72z"),
    dark(rect(24, 80, 66, 8, 3)),
    stroke("#e3cf9f", 2, path(46, 22, 58, 22), path(46, 32, 58, 32), path(46, 42, 58, 42)),
  ],
  bag: (ink) => [
    ground(34),
    stroke(ink, 4, "M32 40q0 -28 18 -28t18 28"),
    fill(ink, "M18 38h64l6 46q0 4 -4 4H16q-4 0 -4 -4z"),
    shade("M66 38h16l6 46q0 4 -4 4H70z"),
    fill("#e0b86a", rect(46, 52, 8, 10, 2)),
  ],
  backpack: (ink) => [
    ground(28),
    stroke(DARK, 4, "M40 14q10 -10 20 0"),
    fill(ink, "M26 32q0 -20 24 -20t24 20v50q0 6 -6 6H32q-6 0 -6 -6z", rect(18, 46, 10, 30, 4), rect(72, 46, 10, 30, 4)),
    shade("M62 14q12 4 12 18v50q0 6 -6 6h-6z"),
    { d: rect(32, 54, 36, 26, 5), stroke: "#fff", width: 1.6, opacity: 0.8 },
    stroke(DARK, 2, path(32, 40, 68, 40)),
  ],
  cap: (ink) => [
    ground(38, 76),
    fill(ink, "M18 62q0 -36 32 -36t32 36z", "M50 62q30 -4 46 10q-24 6 -46 2z"),
    shade("M60 28q22 4 22 34H62q4 -18 -2 -34z", "M50 66q30 -2 46 6q-24 6 -46 2z"),
    stroke("#fff", 1.2, "M50 26q-8 16 -6 36"),
    dark(oval(50, 26, 3, 2)),
  ],
  socks: (ink) => [
    fill(ink, "M22 12h20v42q8 4 12 14q4 12 -8 14H30q-10 0 -8 -12z", "M52 12h20v42q10 4 14 14q4 12 -8 14H62z"),
    fill("#fff", rect(22, 18, 20, 5), rect(52, 18, 20, 5), rect(22, 27, 20, 3), rect(52, 27, 20, 3)),
    shade("M30 82q10 -2 24 -8q-2 8 -8 8z", "M62 82q12 -2 24 -8q-2 8 -8 8z"),
  ],
  glasses: (ink) => [
    ground(40, 70),
    fill(ink, oval(28, 50, 20, 17), oval(72, 50, 20, 17), rect(44, 44, 12, 5)),
    fill("#43566b", oval(28, 50, 15, 12), oval(72, 50, 15, 12)),
    shine(poly(20, 44, 30, 40, 24, 58, 18, 54), poly(64, 44, 74, 40, 68, 58, 62, 54)),
  ],
  ring: (ink) => [
    ground(24),
    stroke("#d9b25c", 6, oval(50, 62, 24)),
    fill(ink, poly(38, 24, 62, 24, 70, 34, 50, 46, 30, 34)),
    shine(poly(38, 24, 50, 24, 44, 34, 30, 34)),
  ],
};

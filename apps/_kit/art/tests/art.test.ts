import { describe, expect, it } from "vitest";
import { rng } from "../../rng";
import { captionOf, seen } from "../caption";
import { ART_KINDS, draw } from "../pictures";

const SEEDS = Array.from({ length: 20 }, (_, index) => index);

describe("pictures", () => {
  it("draws the same picture for the same seed, with few shapes", () => {
    for (const kind of ART_KINDS) {
      const pictures = SEEDS.map((seed) => draw(kind, String(seed)));
      expect(JSON.stringify(SEEDS.map((seed) => draw(kind, String(seed))))).toBe(JSON.stringify(pictures));
      expect(Math.max(...pictures.map((picture) => picture.shapes.length)), kind).toBeLessThanOrEqual(25);
    }
  });

  it("draws different pictures for different seeds", () => {
    for (const kind of ART_KINDS) {
      const drawn = new Set(SEEDS.map((seed) => JSON.stringify(draw(kind, String(seed)))));
      expect(drawn.size, kind).toBeGreaterThan(SEEDS.length / 3);
    }
  });

  it("writes no path that a browser could not read", () => {
    for (const kind of ART_KINDS) {
      for (const { d } of draw(kind, "7").shapes) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("draws the variant a seed asks for", () => {
    const lamps = SEEDS.map((seed) => draw("product", `product:lamp:${seed}`).shapes.length);
    expect(new Set(lamps).size).toBeLessThanOrEqual(2);
    expect(draw("scene", "scene:lake:1")).not.toEqual(draw("scene", "scene:desert:1"));
  });
});

describe("captions", () => {
  it("fit into the part of the picture that is seen", () => {
    expect(seen([100, 100], 160, 90)).toEqual([0, 21.875, 100, 56.25]);
    const frame = seen([100, 100], 160, 90, true);
    for (const text of ["WHY?", "Ten minutes", "A rather long line of words to read"]) {
      const { lines, size, y } = captionOf(rng(text), text, frame);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.join(" ")).toBe(text);
      expect(y - size).toBeGreaterThanOrEqual(frame[1] - 1);
      expect(y + (lines.length - 1) * size * 1.06).toBeLessThanOrEqual(frame[1] + frame[3]);
    }
  });
});

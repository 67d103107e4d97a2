import { describe, expect, it } from "vitest";
import { hashJson, hashText } from "../hash";
import { rng } from "../rng";

describe("hashes", () => {
  it("do not depend on the order of keys, but on that of items", () => {
    expect(hashJson({ a: 1, b: [1, 2] })).toBe(hashJson({ b: [1, 2], a: 1 }));
    expect(hashJson([1, 2])).not.toBe(hashJson([2, 1]));
  });

  it("tell types apart", () => {
    const values = [null, 0, "0", false, "", [], {}, [null], { a: null }];
    expect(new Set(values.map(hashJson)).size).toBe(values.length);
  });

  it("leave out what is undefined and refuse what is no JSON", () => {
    expect(hashJson({ a: 1, b: undefined })).toBe(hashJson({ a: 1 }));
    expect(() => hashJson(() => 1)).toThrow();
  });

  it("remember frozen objects only", () => {
    const thing = { a: 1 };
    const before = hashJson(thing);
    thing.a = 2;
    expect(hashJson(thing)).not.toBe(before);
  });

  it("are 14 hex digits and spread", () => {
    const hashes = Array.from({ length: 20000 }, (_, at) => hashText(`item ${at}`));
    expect(hashes.every((hash) => /^[0-9a-f]{14}$/.test(hash))).toBe(true);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe("seeded randomness", () => {
  it("repeats itself for a seed and differs between seeds", () => {
    const draw = (seed: string) => Array.from({ length: 5 }, () => rng(seed).next());
    expect(draw("a")).toEqual(draw("a"));
    expect(rng("a").next()).not.toBe(rng("b").next());
  });

  it("stays in range and reaches both ends", () => {
    const source = rng("dice");
    const rolls = Array.from({ length: 600 }, () => source.int(1, 6));
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("shuffles without losing or changing anything", () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(rng(3).shuffle(items).sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("cannot pick from nothing", () => {
    expect(() => rng(1).pick([])).toThrow(/nothing/);
  });
});

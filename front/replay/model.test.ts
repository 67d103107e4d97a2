import { describe, expect, it } from "vitest";
import {
  clampStep,
  type Ledger,
  milliseconds,
  pathOf,
  picturesAround,
  type ReplayStep,
  readPosition,
  reasonsOf,
  resultWord,
  timelinePlaces,
  writePosition,
} from "./model";

const step = (fields: Partial<ReplayStep>): ReplayStep =>
  ({ index: 1, t: 0, picture: null, after: null, trail: [], ...fields }) as ReplayStep;

describe("the address", () => {
  it("survives a round trip", () => {
    const position = { step: 3, isAfter: true };
    expect(readPosition(writePosition(position), 5)).toEqual(position);
  });

  it.each(["?step=abc", "?step=-4", "", "?step=0"])("falls back to the first step: %s", (search) => {
    expect(readPosition(search, 5).step).toBe(1);
  });

  it("stays within the episode", () => {
    expect(readPosition("?step=99", 5).step).toBe(5);
    expect(clampStep(7, 3)).toBe(3);
  });
});

describe("the timeline", () => {
  it("places steps by their time", () => {
    expect(timelinePlaces([step({ t: 500 }), step({ t: 1000 })])).toEqual([0.5, 1]);
  });

  it("spreads steps evenly when time does not rise", () => {
    expect(timelinePlaces([step({ t: 900 }), step({ t: 100 })])).toEqual([0.25, 0.75]);
  });
});

it("fetches the nearest pictures first, each once", () => {
  const steps = ["a", "b", "c", "d"].map((picture) => step({ picture }));
  expect(picturesAround(steps, 1, 1)).toEqual(["b", "c", "a"]);
});

it("draws the pointer's way", () => {
  expect(
    pathOf([
      [1, 2, 0],
      [3, 4, 10],
    ]),
  ).toBe("M1 2L3 4");
});

it("gives the reasons a target was lost, most frequent first", () => {
  const ledger = { reasons: { "covered:page.dialog": 16, offscreen: 48 } } as unknown as Ledger;
  expect(reasonsOf(ledger)).toEqual(["offscreen 75 %", "covered:page.dialog 25 %"]);
});

it.each([
  [380, "380 ms"],
  [1500, "1.5 s"],
  [61_000, "1 min 1 s"],
])("writes %d ms as a person would", (ms, text) => {
  expect(milliseconds(ms)).toBe(text);
});

describe("the word for a click", () => {
  const ledger = (share: number, active = true): Ledger => ({ id: "a.b", share, active, reasons: {}, box: null });

  it.each([
    ["could be hit", ledger(0.6), "miss"],
    ["is hidden", ledger(0), "elsewhere"],
    ["is not active", ledger(0.6, false), "elsewhere"],
  ])("that is no hit while the target %s", (_, target, word) => {
    expect(resultWord(step({ result: "miss", target }))).toBe(word);
  });

  it("is the judge's otherwise", () => {
    expect(resultWord(step({ result: "hit", target: ledger(0) }))).toBe("hit");
  });
});

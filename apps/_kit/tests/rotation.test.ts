import { describe, expect, it } from "vitest";
import { positionOf, slotOf, stepFrom, stopsOf } from "../components/rotation";

const shelf = { count: 6, visible: 3, step: 2, loop: false };
const round = { count: 4, visible: 1, step: 1, loop: true };

describe("rotation", () => {
  it("stops at every step and at the last full view", () => {
    expect(stopsOf(shelf)).toEqual([0, 2, 3]);
    expect(stopsOf(round)).toEqual([0, 1, 2, 3]);
    expect(stopsOf({ count: 5, visible: 1, step: 2, loop: true })).toEqual([0, 2, 4]);
    expect(stopsOf({ count: 6, visible: 1, step: 2, loop: true })).toEqual([0, 2, 4]);
    expect(stopsOf({ count: 2, visible: 3, step: 1, loop: false })).toEqual([0]);
    expect(stopsOf({ count: 0, visible: 1, step: 1, loop: true })).toEqual([0]);
  });

  it("goes round when looping and stays at its ends when not", () => {
    expect(stepFrom(round, 3, 1)).toBe(0);
    expect(stepFrom(round, 0, -1)).toBe(3);
    expect(stepFrom(shelf, 3, 1)).toBe(3);
    expect(stepFrom(shelf, 0, -1)).toBe(0);
    expect(stepFrom(shelf, 2, 1)).toBe(3);
  });

  it("finds its way from between two stops", () => {
    expect(stepFrom(shelf, 1, 1)).toBe(2);
    expect(stepFrom(shelf, 1, -1)).toBe(0);
    expect(positionOf(shelf, 1)).toBe(0);
  });

  it("shows as many slides as are visible, wrapping round", () => {
    const three = { count: 5, visible: 3, step: 1, loop: true };
    const shown = [0, 1, 2, 3, 4].filter((slide) => slotOf(three, 4, slide) < three.visible);
    expect(shown).toEqual([0, 1, 4]);
  });
});

import { describe, expect, it } from "vitest";
import { isPastThreshold } from "../components/drag";
import { stepIndex } from "../components/focus";
import { offsetAt, thumbOf } from "../components/scroll_thumb";
import { valueAt } from "../components/toggles";
import { keepInside, movedBy, resizedBy, shiftOf } from "../components/window_geometry";

describe("a scrollbar", () => {
  it("has no thumb when everything shows", () => {
    expect(thumbOf({ size: 300, full: 300, offset: 0 }, 300)).toBeNull();
    expect(thumbOf({ size: 300, full: 301, offset: 0 }, 300)).toBeNull();
  });

  it("shows the share and the place", () => {
    expect(thumbOf({ size: 300, full: 600, offset: 0 }, 300)).toEqual({ start: 0, length: 150 });
    expect(thumbOf({ size: 300, full: 600, offset: 300 }, 300)).toEqual({ start: 150, length: 150 });
    expect(thumbOf({ size: 300, full: 60000, offset: 59700 }, 300)).toEqual({ start: 272, length: 28 });
  });

  it("scrolls by its thumb, within its range", () => {
    const extent = { size: 300, full: 600, offset: 0 };
    expect(offsetAt(extent, 300, 0, 75)).toBe(150);
    expect(offsetAt(extent, 300, 0, 1000)).toBe(300);
    expect(offsetAt(extent, 300, 100, -1000)).toBe(0);
  });
});

describe("a window", () => {
  const bounds = { x: 0, y: 0, w: 1000, h: 600 };
  const rect = { x: 100, y: 100, w: 300, h: 200 };

  it("keeps its handle inside the bounds", () => {
    expect(keepInside(movedBy(rect, 5000, 5000), bounds, 40)).toMatchObject({ x: 700, y: 560 });
    expect(keepInside(movedBy(rect, -5000, -5000), bounds, 40)).toMatchObject({ x: 0, y: 0 });
    expect(keepInside({ ...rect, w: 2000 }, bounds, 40).x).toBe(0);
  });

  it("is resized between its least size and the bounds", () => {
    const least = { w: 200, h: 120 };
    expect(resizedBy(rect, 50, 30, least, bounds)).toMatchObject({ x: 100, y: 100, w: 350, h: 230 });
    expect(resizedBy(rect, -500, -500, least, bounds)).toMatchObject({ w: 200, h: 120 });
    expect(resizedBy(rect, 5000, 5000, least, bounds)).toMatchObject({ w: 900, h: 500 });
  });

  it("moves by arrow keys, further with Shift", () => {
    expect(shiftOf("ArrowLeft", false)).toEqual({ dx: -16, dy: 0 });
    expect(shiftOf("ArrowDown", true)).toEqual({ dx: 0, dy: 64 });
    expect(shiftOf("a", false)).toBeNull();
  });
});

describe("a press", () => {
  it("becomes a drag at five pixels", () => {
    expect(isPastThreshold(4, 2)).toBe(false);
    expect(isPastThreshold(3, 4)).toBe(true);
    expect(isPastThreshold(-5, 0)).toBe(true);
  });
});

describe("a slider", () => {
  it("takes the nearest step within its range", () => {
    expect(valueAt(0.5, 0, 100, 1)).toBe(50);
    expect(valueAt(0.333, 0, 1, 0.1)).toBe(0.3);
    expect(valueAt(-2, 10, 20, 5)).toBe(10);
    expect(valueAt(2, 10, 20, 5)).toBe(20);
    expect(valueAt(0.99, 0, 10, 4)).toBe(8);
  });
});

describe("arrow keys in a list", () => {
  it("go round and jump to the ends", () => {
    expect(stepIndex("ArrowDown", 2, 3, "y")).toBe(0);
    expect(stepIndex("ArrowUp", 0, 3, "y")).toBe(2);
    expect(stepIndex("ArrowUp", -1, 3, "y")).toBe(2);
    expect(stepIndex("ArrowDown", -1, 3, "y")).toBe(0);
    expect(stepIndex("End", 0, 3, "x")).toBe(2);
    expect(stepIndex("ArrowDown", 0, 3, "x")).toBeNull();
    expect(stepIndex("Home", 0, 0, "y")).toBeNull();
  });
});

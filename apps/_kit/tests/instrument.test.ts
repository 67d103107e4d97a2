// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventsSince, newPage } from "../events";
import { emitReady, installInstruments, resetInstruments } from "../instrument";
import { takePress } from "../presses";

const point = (type: string, x: number, y: number) =>
  document.body.dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: y, pointerType: "touch", bubbles: true, button: 0 }),
  );
const seen = () => eventsSince(-1).map((event) => event.type);

describe("a finger", () => {
  beforeAll(installInstruments);
  beforeEach(() => {
    document.elementFromPoint = () => document.body;
    resetInstruments();
    newPage();
    emitReady("demo", "1", "");
  });

  it("that scrolls ends no press", () => {
    point("pointerdown", 100, 100);
    point("pointercancel", 100, 160);
    expect(seen()).toContain("pointerdown");
    expect(seen()).not.toContain("pointerup");
    expect(seen()).not.toContain("drag");
  });

  it("that is taken away from a draggable has dragged", () => {
    point("pointerdown", 100, 100);
    takePress();
    point("pointercancel", 100, 160);
    expect(seen()).toContain("drag");
  });

  it("that lifts where it went down ends the press", () => {
    point("pointerdown", 100, 100);
    point("pointerup", 100, 101);
    expect(seen()).toContain("pointerup");
  });
});

import { describe, expect, it } from "vitest";
import { MARGIN_PX, place } from "../components/placement";

const VIEW = { w: 1000, h: 600 };
const CARD = { w: 200, h: 100 };

describe("place", () => {
  it("puts a layer on the wanted side, aligned to the anchor", () => {
    const anchor = { x: 400, y: 200, w: 80, h: 40 };
    expect(place(anchor, CARD, VIEW, "bottom-start", 4)).toEqual({ x: 400, y: 244, side: "bottom" });
    expect(place(anchor, CARD, VIEW, "bottom-end", 4)).toEqual({ x: 280, y: 244, side: "bottom" });
    expect(place(anchor, CARD, VIEW, "top", 4)).toEqual({ x: 340, y: 96, side: "top" });
    expect(place(anchor, CARD, VIEW, "right-start", 2)).toEqual({ x: 482, y: 200, side: "right" });
    expect(place(anchor, CARD, VIEW, "left-end", 2)).toEqual({ x: 198, y: 140, side: "left" });
  });

  it("flips when there is no room and more on the other side", () => {
    expect(place({ x: 400, y: 540, w: 80, h: 40 }, CARD, VIEW, "bottom", 4).side).toBe("top");
    expect(place({ x: 900, y: 200, w: 80, h: 40 }, CARD, VIEW, "right", 4).side).toBe("left");
  });

  it("does not flip into less room", () => {
    expect(place({ x: 400, y: 40, w: 80, h: 40 }, { w: 200, h: 590 }, VIEW, "bottom", 4).side).toBe("bottom");
  });

  it("keeps the margin to the edges of the view", () => {
    expect(place({ x: 0, y: 200, w: 20, h: 20 }, CARD, VIEW, "bottom", 4).x).toBe(MARGIN_PX);
    expect(place({ x: 990, y: 200, w: 10, h: 20 }, CARD, VIEW, "bottom-start", 4).x).toBe(1000 - 200 - MARGIN_PX);
    expect(place({ x: 400, y: 200, w: 10, h: 20 }, { w: 2000, h: 900 }, VIEW, "bottom", 4)).toMatchObject({
      x: MARGIN_PX,
      y: MARGIN_PX,
    });
  });
});

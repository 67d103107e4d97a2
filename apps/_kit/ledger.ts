// How much of an element could be hit right now, and why not the rest.
import { elementsWithId, ID, identified, isActive, placeOf } from "./identify";
import type { Box, LedgerRow } from "./types";

const GRID = 8;
const MIN_OPACITY = 0.5;

interface Place {
  x: number;
  y: number;
}

export function opacityOf(element: Element): number {
  let product = 1;
  for (let node: Element | null = element; node; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (style.visibility === "hidden" && node === element) return 0;
    product *= Number(style.opacity);
  }
  return product;
}

function cornerRadii(style: CSSStyleDeclaration, width: number, height: number): [number, number][] {
  return (
    ["borderTopLeftRadius", "borderTopRightRadius", "borderBottomRightRadius", "borderBottomLeftRadius"] as const
  ).map((key) => {
    const [rx = "0", ry = rx] = style[key].split(" ");
    const size = (text: string, full: number) =>
      Math.min(text.endsWith("%") ? (Number.parseFloat(text) / 100) * full : Number.parseFloat(text), full / 2);
    return [size(rx, width), size(ry, height)];
  });
}

function insideRounded(place: Place, rect: DOMRect, radii: [number, number][]): boolean {
  const right = place.x > rect.left + rect.width / 2;
  const bottom = place.y > rect.top + rect.height / 2;
  const [rx, ry] = radii[bottom ? (right ? 2 : 3) : right ? 1 : 0] as [number, number];
  if (rx === 0 || ry === 0) return true;
  const dx = right ? place.x - (rect.right - rx) : rect.left + rx - place.x;
  const dy = bottom ? place.y - (rect.bottom - ry) : rect.top + ry - place.y;
  return dx <= 0 || dy <= 0 || (dx / rx) ** 2 + (dy / ry) ** 2 <= 1;
}

/** Grid points (centres of an 8×8 grid over the bounding box) inside the element's own shape. */
function ownShape(element: Element, box: DOMRect): Place[] {
  const places: Place[] = [];
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      places.push({
        x: box.left + ((column + 0.5) * box.width) / GRID,
        y: box.top + ((row + 0.5) * box.height) / GRID,
      });
    }
  }
  if (element instanceof SVGGeometryElement) {
    const matrix = element.getScreenCTM()?.inverse();
    if (!matrix) return [];
    const filled = getComputedStyle(element).fill !== "none";
    return places.filter((place) => {
      const point = new DOMPoint(place.x, place.y).matrixTransform(matrix);
      return (filled && element.isPointInFill(point)) || element.isPointInStroke(point);
    });
  }
  const rects = Array.from(element.getClientRects());
  const style = getComputedStyle(element);
  return places.filter((place) =>
    rects.some(
      (rect) =>
        place.x >= rect.left &&
        place.x < rect.right &&
        place.y >= rect.top &&
        place.y < rect.bottom &&
        insideRounded(place, rect, cornerRadii(style, rect.width, rect.height)),
    ),
  );
}

/** The innermost clipping ancestor that cuts this point off, or null. */
function clipper(element: Element, place: Place): Element | null {
  let position = getComputedStyle(element).position;
  for (let node = element.parentElement; node && node !== document.documentElement; node = node.parentElement) {
    const style = getComputedStyle(node);
    if (position === "fixed") {
      if (style.transform !== "none" || style.contain.includes("paint")) position = style.position;
      else continue;
    } else if (position === "absolute" && style.position === "static") continue;
    else position = style.position;
    if (style.overflowX === "visible" && style.overflowY === "visible") continue;
    const rect = node.getBoundingClientRect();
    if (place.x < rect.left || place.x >= rect.right || place.y < rect.top || place.y >= rect.bottom) return node;
  }
  return null;
}

function lossReason(element: Element, place: Place, top: Element | null): string {
  const stage = element.closest("[data-igg-offstage]")?.closest("[data-igg-stage]");
  if (stage) return `offstage:${stage.getAttribute("data-igg-stage")}`;
  const cut = clipper(element, place);
  if (cut) return `clipped:${placeOf(cut)}`;
  if (place.x < 0 || place.y < 0 || place.x >= window.innerWidth || place.y >= window.innerHeight) return "offscreen";
  const style = getComputedStyle(element);
  if (!top || top === element || style.visibility === "hidden" || style.pointerEvents === "none") return "transparent";
  return element.contains(top) ? `child:${placeOf(top)}` : `covered:${placeOf(top)}`;
}

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The own point farthest from foreign ones; the frame of the box counts as foreign. */
function aimOf(own: Place[], foreign: Place[], box: DOMRect): [number, number] | null {
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  let best: Place | null = null;
  let bestDistance = -1;
  for (const place of own) {
    let distance = Math.min(place.x - box.left, box.right - place.x, place.y - box.top, box.bottom - place.y);
    for (const other of foreign) distance = Math.min(distance, far(place, other));
    const gain = distance - bestDistance;
    if (gain > 1e-6 || (gain > -1e-6 && best && far(place, middle) < far(best, middle) - 1e-6)) {
      bestDistance = distance;
      best = place;
    }
  }
  return best ? [best.x, best.y] : null;
}

export const boxOf = (rect: DOMRect): Box => [rect.left, rect.top, rect.width, rect.height];

/** The ledger row of one element; of an area, the points whose topmost element lies within it. */
export function measure(id: string): LedgerRow {
  const elements = elementsWithId(id);
  const element = elements[0];
  const absent = { id, count: elements.length, points: 0, share: 0, active: false, aim: null, box: null };
  if (!element) return { ...absent, reasons: { absent: GRID * GRID } };
  const box = element.getBoundingClientRect();
  const active = isActive(element);
  const shape = box.width > 0 && box.height > 0 ? ownShape(element, box) : [];
  if (shape.length === 0) return { ...absent, active, reasons: { absent: GRID * GRID } };
  const isArea = !element.hasAttribute(ID);
  const own: Place[] = [];
  const foreign: Place[] = [];
  const reasons: Record<string, number> = {};
  for (const place of shape) {
    const top = document.elementFromPoint(place.x, place.y);
    const belongs = top !== null && (isArea ? element.contains(top) : identified(top) === element);
    const isOwn = belongs && clipper(element, place) === null;
    const reason = isOwn ? (opacityOf(top) >= MIN_OPACITY ? null : "transparent") : lossReason(element, place, top);
    if (reason === null) own.push(place);
    else {
      foreign.push(place);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    }
  }
  const aim = aimOf(own, foreign, box);
  return {
    id,
    count: elements.length,
    points: shape.length,
    share: own.length / shape.length,
    active,
    reasons,
    aim,
    box: boxOf(box),
  };
}

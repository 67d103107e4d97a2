// All identified elements and visible texts: for tools and verification, not per step.
import { ID, identified, isActive } from "./identify";
import { boxOf, opacityOf } from "./ledger";
import { accessibleName, contextOf, labelTypeOf, roleOf } from "./names";
import type { Description } from "./types";

const SPOTS = [0.5, 0.15, 0.85];

function isShown(element: Element, rect: DOMRect): boolean {
  for (const fx of SPOTS) {
    for (const fy of SPOTS) {
      const top = document.elementFromPoint(rect.left + fx * rect.width, rect.top + fy * rect.height);
      if (top && identified(top) === element && opacityOf(top) >= 0.5) return true;
    }
  }
  return false;
}

/** Tooltips and the like let the pointer through: nothing is above them, and no hit test finds them. */
function isPassedThrough(owner: Element | null, rect: DOMRect): boolean {
  if (!owner || getComputedStyle(owner).pointerEvents !== "none" || opacityOf(owner) < 0.5) return false;
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  return rect.width > 0 && x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
}

function isTextVisible(node: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of Array.from(range.getClientRects()).slice(0, 3)) {
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const owner = node.parentElement;
    if (isPassedThrough(owner, rect)) return true;
    if (top && owner && (owner.contains(top) || top.contains(owner)) && opacityOf(owner) >= 0.5) return true;
  }
  return false;
}

function visibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").replace(/\s+/g, " ").trim();
    if (text && isTextVisible(node as Text)) texts.push(text);
  }
  return texts;
}

export function describe(): Description {
  const elements = Array.from(document.querySelectorAll(`[${ID}]`), (element) => {
    const rect = element.getBoundingClientRect();
    return {
      id: element.getAttribute(ID) ?? "",
      name: accessibleName(element),
      role: roleOf(element),
      label: labelTypeOf(element),
      box: boxOf(rect),
      active: isActive(element),
      shown: rect.width > 0 && rect.height > 0 && isShown(element, rect),
      context: contextOf(element),
    };
  });
  return { elements, texts: visibleTexts() };
}

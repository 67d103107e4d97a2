// Stable ids: who an event or a point belongs to.
export const ID = "data-igg-id";
/** Names a container (scroll area, dialog, window) that does not itself react to a click. */
export const AREA = "data-igg-area";

/** The nearest identified element at or above `node`. */
export function identified(node: EventTarget | null): Element | null {
  return node instanceof Element ? node.closest(`[${ID}]`) : null;
}

export const idOf = (node: EventTarget | null): string | null => identified(node)?.getAttribute(ID) ?? null;

/** Ids along the composed path, nearest first. */
export function idPath(event: Event): string[] {
  return event
    .composedPath()
    .filter((node): node is Element => node instanceof Element)
    .map((node) => node.getAttribute(ID))
    .filter((id): id is string => id !== null);
}

export const elementsWithId = (id: string): Element[] =>
  Array.from(document.querySelectorAll(`[${ID}="${CSS.escape(id)}"], [${AREA}="${CSS.escape(id)}"]`));

/** Name of the nearest identified element or area at or above `node`, for reasons and scroll events. */
export function placeOf(node: Element): string {
  const place = node.closest(`[${ID}], [${AREA}]`);
  return place?.getAttribute(ID) ?? place?.getAttribute(AREA) ?? node.tagName.toLowerCase();
}

/** Usable: neither the element nor an ancestor says `aria-disabled="true"`. */
export const isActive = (element: Element): boolean => element.closest('[aria-disabled="true"]') === null;

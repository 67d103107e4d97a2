// Moving the focus by keyboard: round a layer, along a list.
const FOCUSABLE = 'button, input, textarea, a[href], [tabindex]:not([tabindex="-1"])';

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.closest("[inert]") === null && element.getClientRects().length > 0;

export const focusables = (container: Element): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(isReachable);

/** Keep Tab inside `container`. */
export function cycleFocus(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== "Tab") return;
  const stops = focusables(container);
  const first = stops[0];
  const last = stops.at(-1);
  const active = document.activeElement;
  if (!first || !last) event.preventDefault();
  else if (event.shiftKey && (active === first || active === container)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

/** The index a key leads to in a list of `count`, or null when the key does not move. */
export function stepIndex(key: string, index: number, count: number, axis: "x" | "y"): number | null {
  if (count === 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === (axis === "y" ? "ArrowDown" : "ArrowRight")) return (index + 1) % count;
  if (key === (axis === "y" ? "ArrowUp" : "ArrowLeft")) return index < 0 ? count - 1 : (index - 1 + count) % count;
  return null;
}

/** Arrow keys, Home, End and first letters move the focus among `selector` in `container`. */
export function rove(event: KeyboardEvent, container: Element, selector: string, axis: "x" | "y"): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const items = Array.from(container.querySelectorAll<HTMLElement>(selector));
  const index = items.indexOf(document.activeElement as HTMLElement);
  const next = stepIndex(event.key, index, items.length, axis);
  let item = next === null ? undefined : items[next];
  if (!item && axis === "y" && event.key.length === 1 && event.key !== " ") {
    const letter = event.key.toLowerCase();
    const order = [...items.slice(index + 1), ...items.slice(0, index + 1)];
    item = order.find((one) => one.textContent?.trim().toLowerCase().startsWith(letter));
  }
  if (!item) return null;
  event.preventDefault();
  item.focus();
  return item;
}

/** Whether the keyboard is in use, so that opening something should show where the focus went. */
export const isByKeyboard = (): boolean => document.activeElement?.matches(":focus-visible") === true;

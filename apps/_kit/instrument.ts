// Records what happens to the mockup, at capture, before app code sees it.
import { emit, type KitEvent } from "./events";
import { identified, idOf, idPath, isActive, placeOf } from "./identify";
import { getNow } from "./now";
import { beginPress, clearPresses, currentPress, DRAG_THRESHOLD_PX, endPress, lastPress } from "./presses";

const MOVE_EVERY_MS = 50;
const NAMED_KEYS = /^(Enter| |Escape|Tab|Arrow.+|Home|End|PageUp|PageDown|Backspace|Delete|F\d+)$/;

const offsets = new WeakMap<Element, [number, number]>();
const touched = new Set<Element>();
const scripted = new WeakSet<Element>();

let hovered: { id: string; start: number } | null = null;
let lastMove = { t: -1, id: null as string | null, x: -1, y: -1 };
let wheelEntry: KitEvent | null = null;
let lastClick = { stamp: -1, press: null as number | null };

const viewport = (): [number, number] => [window.innerWidth, window.innerHeight];
const screenFacts = () => ({
  viewport: viewport(),
  dpr: window.devicePixelRatio,
  zoom: window.visualViewport?.scale ?? 1,
});

export function emitReady(environment: string, state: string, build: string): void {
  emit("ready", { environment, state, build, ...screenFacts() });
}

function onPointerDown(event: PointerEvent): void {
  const id = idOf(event.target);
  const press = beginPress(event.clientX, event.clientY, id, getNow());
  emit("pointerdown", {
    press: press.number,
    x: event.clientX,
    y: event.clientY,
    id,
    button: event.button,
    pointer: event.pointerType || "mouse",
  });
}

function onPointerUp(event: PointerEvent): void {
  const press = currentPress();
  if (!press) return;
  const { clientX: x, clientY: y } = event;
  const id = idOf(document.elementFromPoint(x, y));
  emit("pointerup", { press: press.number, x, y, id, button: event.button, pointer: event.pointerType || "mouse" });
  if (press.taken || Math.hypot(x - press.x, y - press.y) >= DRAG_THRESHOLD_PX) {
    emit("drag", {
      press: press.number,
      from: [press.x, press.y],
      to: [x, y],
      from_id: press.fromId,
      to_id: id,
      ms: getNow() - press.startedAt,
      taken: press.taken,
    });
  }
  endPress();
}

/** The browser made a scroll of it: no attempt, unless a draggable had it. */
function onPointerCancel(event: PointerEvent): void {
  if (currentPress()?.taken) onPointerUp(event);
  else endPress();
}

function pressOfClick(event: PointerEvent): number | null {
  if (event.timeStamp === lastClick.stamp) return lastClick.press;
  return event.detail > 0 ? (lastPress()?.number ?? null) : null;
}

function onClick(event: PointerEvent): void {
  const nearest = identified(event.composedPath()[0] ?? null);
  const press = pressOfClick(event);
  const afterDrag = press !== null && lastPress()?.number === press && lastPress()?.taken === true;
  lastClick = { stamp: event.timeStamp, press };
  emit("click", {
    press,
    x: event.clientX,
    y: event.clientY,
    id: nearest?.getAttribute("data-igg-id") ?? null,
    path: idPath(event),
    active: nearest ? isActive(nearest) : true,
    detail: event.detail,
    trusted: event.isTrusted,
    after_drag: afterDrag,
    stamp: event.timeStamp,
    button: event.button,
    pointer: event.pointerType || "mouse",
  });
  if (afterDrag) event.stopImmediatePropagation();
  // What is not active yet does not react, whatever the app's handler would do.
  else if (nearest && !isActive(nearest)) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}

function endHover(): void {
  if (!hovered) return;
  emit("hover", { id: hovered.id, start: hovered.start, dwell: getNow() - hovered.start });
  hovered = null;
}

function onPointerMove(event: PointerEvent): void {
  const id = idOf(event.target);
  const t = getNow();
  const { clientX: x, clientY: y } = event;
  if (x === lastMove.x && y === lastMove.y && id === lastMove.id) return;
  if (id !== (hovered?.id ?? null)) {
    endHover();
    if (id !== null) hovered = { id, start: t };
  }
  if (id === lastMove.id && t - lastMove.t < MOVE_EVERY_MS && lastMove.t >= 0) return;
  lastMove = { t, id, x, y };
  emit("move", { x, y, id });
}

function onWheel(event: WheelEvent): void {
  wheelEntry = emit("wheel", {
    x: event.clientX,
    y: event.clientY,
    dx: event.deltaX,
    dy: event.deltaY,
    id: idOf(event.target),
    consumed: false,
  });
}

/** At the window, after app code: only now is it known whether the wheel was consumed. */
function onWheelBubble(event: WheelEvent): void {
  if (wheelEntry) wheelEntry.consumed = event.defaultPrevented;
  wheelEntry = null;
}

function onScroll(event: Event): void {
  const node = event.target === document ? document.scrollingElement : event.target;
  if (!(node instanceof Element)) return;
  const [top, left] = [node.scrollTop, node.scrollLeft];
  const [oldTop, oldLeft] = offsets.get(node) ?? [0, 0];
  const by = scripted.has(node) ? "script" : "user";
  scripted.delete(node);
  if (top === oldTop && left === oldLeft) return;
  offsets.set(node, [top, left]);
  touched.add(node);
  emit("scroll", { id: placeOf(node), top, left, dx: left - oldLeft, dy: top - oldTop, by });
}

/** Set a scroller's offset from code; the event it fires is recorded as the script's. */
export function scrollByScript(node: Element, top: number, left: number = node.scrollLeft): void {
  const before = [node.scrollTop, node.scrollLeft];
  node.scrollTop = top;
  node.scrollLeft = left;
  if (node.scrollTop !== before[0] || node.scrollLeft !== before[1]) {
    scripted.add(node);
    touched.add(node);
  }
}

const isTextField = (node: EventTarget | null): boolean =>
  node instanceof HTMLTextAreaElement ||
  (node instanceof HTMLInputElement && /^(text|search|email|url|password|tel|number)$/.test(node.type));

function onKeyDown(event: KeyboardEvent): void {
  if (NAMED_KEYS.test(event.key) || !isTextField(event.target)) {
    emit("key", { key: event.key.slice(0, 32), id: idOf(event.target), length: 0 });
  }
}

function onInput(event: Event): void {
  if (!isTextField(event.target)) return;
  const field = event.target as HTMLInputElement;
  emit("key", { key: null, id: idOf(field), length: field.value.length });
}

/** Forget everything about the page before; scroll every touched scroller back. */
export function resetInstruments(): void {
  (document.activeElement as HTMLElement | null)?.blur?.();
  document.getSelection()?.removeAllRanges();
  for (const node of touched) {
    node.scrollTop = 0;
    node.scrollLeft = 0;
    offsets.delete(node);
    scripted.delete(node);
  }
  touched.clear();
  clearPresses();
  hovered = null;
  wheelEntry = null;
  lastMove = { t: -1, id: null, x: -1, y: -1 };
  lastClick = { stamp: -1, press: null };
}

export function installInstruments(): void {
  const on = (type: string, listener: (event: never) => void, passive = true) =>
    window.addEventListener(type, listener as EventListener, { capture: true, passive });
  on("pointerdown", onPointerDown);
  on("pointerup", onPointerUp);
  on("pointercancel", onPointerCancel);
  on("pointermove", onPointerMove);
  on("click", onClick, false);
  on("wheel", onWheel);
  window.addEventListener("wheel", onWheelBubble, { passive: true });
  on("scroll", onScroll);
  on("keydown", onKeyDown);
  on("input", onInput);
  on("focusin", (event: FocusEvent) => emit("focus", { id: idOf(event.target) }));
  on("focusout", (event: FocusEvent) => emit("blur", { id: idOf(event.target) }));
  document.documentElement.addEventListener("pointerleave", endHover);
  document.addEventListener("visibilitychange", () => emit("visibility", { hidden: document.hidden }));
  window.addEventListener("resize", () => emit("resize", screenFacts()));
  // Nothing native may start from a gesture: image dragging, context menus, selection autoscroll.
  on("dragstart", (event: DragEvent) => event.preventDefault(), false);
  on("contextmenu", (event: MouseEvent) => event.preventDefault(), false);
}

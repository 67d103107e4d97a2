// Dragging: the pointer is captured on press; past the threshold the press is taken and is no click.
import { identified, idOf } from "../identify";
import { DRAG_THRESHOLD_PX, takePress } from "../presses";
import { epoch, holdAnnouncements } from "../store";

export interface DragMove {
  /** the pointer */
  x: number;
  y: number;
  /** since the press */
  dx: number;
  dy: number;
  /** since the last report */
  stepX: number;
  stepY: number;
}

export interface DragDrop extends DragMove {
  /** id of the identified element under the pointer, the dragged one left out */
  over: string | null;
}

export interface DragSpec {
  onStart?: (at: { x: number; y: number }) => void;
  onMove: (move: DragMove) => void;
  onDrop?: (drop: DragDrop) => void;
}

export interface Draggable {
  /** tells tools that it is there to be dragged */
  "data-igg-handle": "";
  onPointerDown: (event: PointerEvent) => void;
}

/** Whether a move from the press counts as a drag. */
export const isPastThreshold = (dx: number, dy: number): boolean => Math.hypot(dx, dy) >= DRAG_THRESHOLD_PX;

function under(x: number, y: number, dragged: Element): string | null {
  const top = document.elementsFromPoint(x, y).find((element) => !dragged.contains(element));
  return top ? idOf(top) : null;
}

function follow(event: PointerEvent, element: Element, spec: DragSpec): void {
  const born = epoch.peek();
  const start = { x: event.clientX, y: event.clientY };
  let last = start;
  let isTaken = false;
  element.setPointerCapture(event.pointerId);

  const moveOf = (next: PointerEvent): DragMove => ({
    x: next.clientX,
    y: next.clientY,
    dx: next.clientX - start.x,
    dy: next.clientY - start.y,
    stepX: next.clientX - last.x,
    stepY: next.clientY - last.y,
  });
  const onMove = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    if (epoch.peek() !== born) return stop();
    const move = moveOf(next);
    if (!isTaken) {
      if (!isPastThreshold(move.dx, move.dy)) return;
      isTaken = true;
      takePress();
      holdAnnouncements(true);
      spec.onStart?.(start);
    }
    spec.onMove(move);
    last = { x: next.clientX, y: next.clientY };
  };
  const onEnd = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    stop();
    if (!isTaken || epoch.peek() !== born) return;
    spec.onDrop?.({ ...moveOf(next), over: under(next.clientX, next.clientY, element) });
    holdAnnouncements(false);
  };
  const stop = () => {
    window.removeEventListener("pointermove", onMove);
    window.removeEventListener("pointerup", onEnd);
    window.removeEventListener("pointercancel", onEnd);
  };
  window.addEventListener("pointermove", onMove);
  window.addEventListener("pointerup", onEnd);
  window.addEventListener("pointercancel", onEnd);
}

/** Drag by any element; for parts of the kit without an id. */
export const draggable = (spec: DragSpec, isHandle: (target: Element) => boolean = () => true): Draggable => ({
  "data-igg-handle": "",
  onPointerDown: (event) => {
    const element = event.currentTarget;
    if (event.button !== 0 || !(element instanceof Element) || !(event.target instanceof Element)) return;
    if (isHandle(event.target)) follow(event, element, spec);
  },
});

/** Spread the result over the element `id` (or pass it as a Button's `drag`). Controls inside it do not drag. */
export const useDrag = (id: string, spec: DragSpec): Draggable =>
  draggable(spec, (target) => identified(target)?.getAttribute("data-igg-id") === id);

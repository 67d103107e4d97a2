// The press in progress, shared by the recorder and the kit's draggables.
export const DRAG_THRESHOLD_PX = 5;

export interface Press {
  number: number;
  x: number;
  y: number;
  fromId: string | null;
  startedAt: number;
  taken: boolean;
}

let count = 0;
let current: Press | null = null;
let last: Press | null = null;

export const currentPress = (): Press | null => current;
export const lastPress = (): Press | null => last;

export function beginPress(x: number, y: number, fromId: string | null, startedAt: number): Press {
  current = { number: ++count, x, y, fromId, startedAt, taken: false };
  last = current;
  return current;
}

export function endPress(): void {
  current = null;
}

/** A draggable or a pan has moved past the threshold: this press is a drag, its click is no click. */
export function takePress(): void {
  if (current) current.taken = true;
}

export function clearPresses(): void {
  count = 0;
  current = null;
  last = null;
}

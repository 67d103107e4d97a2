// The event stream: stamped here, kept for `window.igg.events`, handed to the player's port.
import { getNow } from "./now";

export interface KitEvent {
  v: 1;
  page: string;
  seq: number;
  t: number;
  wall: number;
  type: string;
  [key: string]: unknown;
}

let page = "";
let log: KitEvent[] = [];
let port: MessagePort | null = null;
let unsent: KitEvent[] = [];
let flushing = false;
let quiet = true;

/** Start a new page: a fresh id, seq from 0; nothing is recorded before its `ready`. */
export function newPage(): void {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  page = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  log = [];
  quiet = true;
}

export function emit(type: string, fields: Record<string, unknown>): KitEvent {
  const event: KitEvent = { v: 1, page, seq: log.length, t: getNow(), wall: Date.now(), type, ...fields };
  if (type === "ready") quiet = false;
  if (quiet) return event;
  log.push(event);
  if (window.parent !== window) {
    unsent.push(event);
    if (!flushing) {
      flushing = true;
      // A task, not a microtask: what app code still does to the event (consumed) is on it by then.
      setTimeout(flushEvents, 0);
    }
  }
  return event;
}

export const eventsSince = (seq: number): KitEvent[] => log.filter((event) => event.seq > seq);
export const lastSeq = (): number => log.length - 1;

export function flushEvents(): void {
  flushing = false;
  if (!port || unsent.length === 0) return;
  port.postMessage({ type: "events", events: unsent });
  unsent = [];
}

export function connect(next: MessagePort): void {
  port = next;
  flushEvents();
}

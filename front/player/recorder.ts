// Gathers events into batches: what decides something leaves at once, the rest every second.
import type { Outbox, RecordedEvent } from "./outbox";

export const BATCH_EVENTS = 200;
const CALM_MS = 1000;
// A click follows its pointerup within the same turn of the browser; one short wait keeps them together.
const URGENT_MS = 20;
const URGENT = new Set(["ready", "pointerup", "click", "key", "end"]);

export class Recorder {
  private buffer: RecordedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private dueAt = Number.POSITIVE_INFINITY;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly episode: string,
    private readonly outbox: Outbox,
    private readonly onStored: () => void,
  ) {}

  take(events: readonly RecordedEvent[]): void {
    if (!events.length) return;
    this.buffer.push(...events);
    const isUrgent = events.some((event) => URGENT.has(event.type)) || this.buffer.length >= BATCH_EVENTS;
    this.schedule(isUrgent ? URGENT_MS : CALM_MS);
  }

  /** Put what is gathered into the outbox; resolves when it is stored. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.dueAt = Number.POSITIVE_INFINITY;
    while (this.buffer.length) {
      const events = this.buffer.splice(0, BATCH_EVENTS);
      this.writing = this.writing.then(() => this.outbox.add(this.episode, events));
    }
    return this.writing.then(this.onStored);
  }

  private schedule(ms: number): void {
    const dueAt = performance.now() + ms;
    if (this.timer !== null && this.dueAt <= dueAt) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.dueAt = dueAt;
    this.timer = setTimeout(() => void this.flush(), ms);
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MemoryOutbox, type RecordedEvent } from "./outbox";
import { BATCH_EVENTS, Recorder } from "./recorder";

const event = (type: string, seq = 0): RecordedEvent => ({ type, page: "p", seq });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function makeRecorder() {
  const outbox = new MemoryOutbox();
  const recorder = new Recorder("e", outbox, () => undefined);
  return { outbox, recorder };
}

describe("batches", () => {
  it("leave at once after a pointerup, with the click that follows", async () => {
    const { outbox, recorder } = makeRecorder();
    recorder.take([event("pointerup", 1)]);
    recorder.take([event("click", 2)]);
    await vi.advanceTimersByTimeAsync(50);
    expect((await outbox.first("e"))?.events.map((one) => one.type)).toEqual(["pointerup", "click"]);
  });

  it("of calm events wait a second", async () => {
    const { outbox, recorder } = makeRecorder();
    recorder.take([event("move")]);
    await vi.advanceTimersByTimeAsync(900);
    expect(await outbox.first("e")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect((await outbox.first("e"))?.events).toHaveLength(1);
  });

  it("never grow beyond their limit, and keep the order", async () => {
    const { outbox, recorder } = makeRecorder();
    recorder.take(Array.from({ length: BATCH_EVENTS + 1 }, (_, seq) => event("move", seq)));
    await recorder.flush();
    const first = await outbox.first("e");
    expect(first?.events).toHaveLength(BATCH_EVENTS);
    await outbox.remove(first?.number ?? 0);
    expect((await outbox.first("e"))?.events[0]?.seq).toBe(BATCH_EVENTS);
  });

  it("of another episode are left alone", async () => {
    const { outbox, recorder } = makeRecorder();
    recorder.take([event("click")]);
    await recorder.flush();
    expect(await outbox.first("other")).toBeUndefined();
  });
});

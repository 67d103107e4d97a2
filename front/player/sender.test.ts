// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PlayerConfig, Receipt } from "./config";
import { MemoryOutbox } from "./outbox";
import { LONGEST_PAUSE_MS, pauseMs, Sender } from "./sender";

const CONFIG = { episode: "e", token: "t", ingestUrl: "/episodes/e/events/" } as PlayerConfig;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function send(answers: (() => Response)[], batches = 1) {
  vi.useFakeTimers();
  const outbox = new MemoryOutbox();
  for (let seq = 0; seq < batches; seq += 1) await outbox.add("e", [{ type: "click", page: "p", seq }]);
  const seen = {
    receipts: [] as Receipt[],
    refused: [] as string[],
    connection: [] as boolean[],
    sent: [] as number[],
  };
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    seen.sent.push(JSON.parse(body).batch);
    const answer = answers.shift();
    if (!answer) throw new TypeError("offline");
    return answer();
  });
  const sender = new Sender(CONFIG, outbox, {
    onReceipt: (receipt) => seen.receipts.push(receipt),
    onRefused: (line) => seen.refused.push(line),
    onConnection: (isUp) => seen.connection.push(isUp),
  });
  const drained = sender.drain();
  await vi.runAllTimersAsync();
  await drained;
  return { ...seen, left: await outbox.first("e") };
}

const ok = (attempts: number) => () => Response.json({ acked: 1, attempts, outcome: null });
const status = (code: number) => () => Response.json({ error: "This trial is over." }, { status: code });

describe("sending", () => {
  it("keeps a batch until it is acknowledged, in order", async () => {
    const { sent, left, receipts } = await send([status(503), ok(1), ok(2)], 2);
    expect(sent).toEqual([1, 1, 2]);
    expect(receipts.map((receipt) => receipt.attempts)).toEqual([1, 2]);
    expect(left).toBeUndefined();
  });

  it("says when the line is down and up again", async () => {
    const { connection } = await send([status(502), ok(1)]);
    expect(connection).toEqual([false, true]);
  });

  it("stops when the server refuses for good, and keeps the batch", async () => {
    const { refused, left, sent } = await send([status(409)]);
    expect(refused).toEqual(["This trial is over."]);
    expect(sent).toHaveLength(1);
    expect(left?.number).toBe(1);
  });
});

it("waits longer after each failure, within bounds", () => {
  expect(pauseMs(1, 1)).toBe(400);
  expect(pauseMs(3, 1)).toBe(1600);
  expect(pauseMs(50, 1)).toBe(LONGEST_PAUSE_MS);
  expect(pauseMs(1, 0)).toBe(300);
});

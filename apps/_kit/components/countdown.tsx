// Countdowns: what is left is in the slice, so that it can be read, shown and hashed.
import type { ComponentChildren } from "preact";
import { after, ask, cancel } from "../commands";
import { onKitMessage } from "../store";
import type { Command, Message } from "../types";
import { useKit } from "../use_kit";

type CountdownMessage = Message & { key: string; ms: number; message: Message; tickMs: number };

const timerOf = (key: string): string => `kit.countdown:${key}`;

function nextTick({ key, ms, message, tickMs }: CountdownMessage): Command {
  const step = Math.min(ms, tickMs);
  return after(timerOf(key), step, { type: "kit.countdown.tick", key, ms: ms - step, message, tickMs });
}

onKitMessage<CountdownMessage>("kit.countdown", (kit, countdown) => {
  const { key, ms, tickMs } = countdown;
  if (!Number.isInteger(tickMs) || tickMs < 1) throw new Error(`countdown ${key}: tickMs must be a whole number ≥ 1`);
  kit[`countdown:${key}`] = ms;
  return [nextTick(countdown)];
});
onKitMessage<CountdownMessage>("kit.countdown.tick", (kit, countdown) => {
  kit[`countdown:${countdown.key}`] = countdown.ms;
  return [countdown.ms > 0 ? nextTick(countdown) : ask(countdown.message)];
});
onKitMessage<Message & { key: string }>("kit.countdown.stop", (kit, { key }) => {
  delete kit[`countdown:${key}`];
  return [cancel(timerOf(key))];
});

/** Shows what is left of a countdown; 0 when it has ended or never began. */
export function Remaining({ of, children }: { of: string; children: (msLeft: number) => ComponentChildren }) {
  return <>{children(useKit<number>(`countdown:${of}`) ?? 0)}</>;
}

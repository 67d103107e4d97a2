// The only clock of a mockup, in whole milliseconds.
import { getNow } from "./now";
import { runClockTo } from "./store";

const FRAME_CAP_MS = 100;

export type ClockMode = "manual" | "real";
let mode: ClockMode = "manual";
let running = false;
let lastFrame = 0;
let carry = 0;

export function setClockMode(next: ClockMode): void {
  mode = next;
}

/** Advance by whole milliseconds; timers that come due fire on the way. */
export function advance(ms: number): void {
  if (!Number.isInteger(ms) || ms < 0) throw new RangeError(`advance: ms must be a whole number ≥ 0, got ${ms}`);
  runClockTo(getNow() + ms);
}

function pump(stamp: number): void {
  if (!running) return;
  carry += Math.min(FRAME_CAP_MS, stamp - lastFrame);
  lastFrame = stamp;
  const whole = Math.floor(carry);
  carry -= whole;
  if (whole > 0) advance(whole);
  requestAnimationFrame(pump);
}

/** Let a real clock run; a manual one stays with its driver. */
export function startClock(): void {
  if (mode !== "real" || running) return;
  running = true;
  carry = 0;
  requestAnimationFrame((stamp) => {
    lastFrame = stamp;
    requestAnimationFrame(pump);
  });
}

export function stopClock(): void {
  running = false;
}

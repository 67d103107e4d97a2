// Environment time, whole milliseconds since load or reset. Written by the store alone.
let now = 0;

export const getNow = (): number => now;

export function setNow(ms: number): void {
  now = ms;
}

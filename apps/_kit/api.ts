// `window.igg`: what drivers, verification and tools may ask of a mockup.
import { advance } from "./clock";
import { describe } from "./describe";
import { eventsSince, type KitEvent } from "./events";
import { measure } from "./ledger";
import { getNow } from "./now";
import { digest } from "./store";
import type { Description, LedgerRow } from "./types";

export interface IggApi {
  ready: Promise<void>;
  reset(state?: string): Promise<void>;
  now(): number;
  advance(ms: number): void;
  digest(): string;
  measure(id: string): LedgerRow;
  describe(): Description;
  events(since: number): KitEvent[];
}

declare global {
  interface Window {
    igg: IggApi;
  }
}

export function installApi(ready: Promise<void>, reset: (state?: string) => Promise<void>): void {
  const api: IggApi = { ready, reset, now: getNow, advance, digest, measure, describe, events: eventsSince };
  Object.defineProperty(window, "igg", { value: Object.freeze(api) });
}

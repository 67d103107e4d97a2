// Brings batches to the server one after the other, again and again until each is acknowledged.
import type { PlayerConfig, Receipt } from "./config";
import type { Outbox } from "./outbox";

export const FIRST_PAUSE_MS = 400;
export const LONGEST_PAUSE_MS = 15_000;

export interface SenderEvents {
  onReceipt(receipt: Receipt): void;
  /** The server refuses for good; retrying would not help. */
  onRefused(line: string): void;
  /** Whether batches get through at the moment. */
  onConnection(isUp: boolean): void;
}

/** Pause before the next try: doubling, never longer than LONGEST_PAUSE_MS, spread by a quarter. */
export function pauseMs(failures: number, random: number): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return full * (0.75 + random / 4);
}

const isWorthRetrying = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export class Sender {
  private running: Promise<void> | null = null;
  private isRefused = false;
  private skipPause: (() => void) | null = null;

  constructor(
    private readonly config: PlayerConfig,
    private readonly outbox: Outbox,
    private readonly events: SenderEvents,
  ) {
    window.addEventListener("online", () => this.skipPause?.());
  }

  /** Send all there is; resolves when the outbox of this episode is empty. */
  async drain(): Promise<void> {
    while (!this.isRefused && (await this.outbox.first(this.config.episode))) {
      this.running ??= this.run().finally(() => {
        this.running = null;
      });
      await this.running;
    }
  }

  private async run(): Promise<void> {
    let failures = 0;
    for (;;) {
      const batch = await this.outbox.first(this.config.episode);
      if (!batch || this.isRefused) return;
      const answer = await this.post(JSON.stringify({ batch: batch.number, events: batch.events }));
      if (answer === "retry") {
        failures += 1;
        this.events.onConnection(false);
        await this.pause(pauseMs(failures, Math.random()));
        continue;
      }
      if (typeof answer === "string") {
        this.isRefused = true;
        this.events.onRefused(answer);
        return;
      }
      failures = 0;
      await this.outbox.remove(batch.number);
      this.events.onConnection(true);
      this.events.onReceipt(answer);
    }
  }

  private async post(body: string): Promise<Receipt | string> {
    let response: Response;
    try {
      response = await fetch(this.config.ingestUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Episode ${this.config.token}` },
        body,
        credentials: "omit",
      });
    } catch {
      return "retry";
    }
    if (isWorthRetrying(response.status)) return "retry";
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as Receipt;
    return (answer as { error?: string } | null)?.error ?? `The server refused the recording (${response.status}).`;
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.skipPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

// What the server says of a trial. It names nothing of the target.
export type Outcome = "success" | "failure";

export interface PlayerConfig {
  readonly episode: string;
  readonly token: string;
  readonly ingestUrl: string;
  readonly src: string;
  readonly viewport: readonly [width: number, height: number];
  readonly budget: number;
  readonly attempts: number;
  readonly outcome: Outcome | "";
  readonly isStarted: boolean;
}

/** The server's answer to a batch. */
export interface Receipt {
  readonly acked: number;
  readonly attempts: number;
  readonly outcome: Outcome | null;
}

export function readConfig(host: HTMLElement): PlayerConfig {
  const json = host.querySelector("#player-config")?.textContent;
  if (!json) throw new Error("player: the page has no #player-config");
  return JSON.parse(json) as PlayerConfig;
}

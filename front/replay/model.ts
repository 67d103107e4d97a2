// An episode as the server shows it (episodes/replay.py), and what the viewer computes from it.
export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

export interface Ledger {
  readonly id: string;
  readonly share: number;
  readonly active: boolean;
  readonly reasons: Readonly<Record<string, number>>;
  readonly box: Box | null;
}

export interface ReplayStep {
  readonly index: number;
  readonly kind: string;
  readonly title: string;
  readonly result: "" | "hit" | "miss" | "inactive" | "empty" | "malformed";
  readonly hitId: string;
  readonly hitBox: Box | null;
  readonly point: Point | null;
  readonly to: Point | null;
  readonly scroll: Point | null;
  readonly trail: readonly (readonly [x: number, y: number, t: number])[];
  readonly t: number;
  readonly picture: string | null;
  readonly after: string | null;
  readonly target: Ledger | null;
  readonly targetAfter: Ledger | null;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly reply: string;
  readonly reason: string;
  readonly envMs: number;
  readonly modelMs: number;
  readonly queueMs: number;
  readonly isAfterEnd: boolean;
}

/** What a step's click came to, in one word: a click while the target could not be hit is no miss yet. */
export function resultWord(step: ReplayStep): string {
  const couldHit = step.target === null || (step.target.share > 0 && step.target.active);
  return step.result === "miss" && !couldHit ? "elsewhere" : step.result;
}

export interface ReplayEpisode {
  readonly id: string;
  readonly actor: "human" | "agent" | "reference";
  readonly actorName: string;
  readonly outcome: string;
  readonly error: string;
  readonly attempts: number;
  readonly budget: number;
  readonly clockMs: number;
  readonly modelMs: number;
  readonly queueMs: number;
  readonly viewport: readonly [width: number, height: number];
  readonly protocol: Readonly<Record<string, unknown>>;
  readonly buildHash: string;
  readonly isCurrentBuild: boolean;
  readonly mockupUrl: string;
  readonly task: {
    readonly id: string;
    readonly instruction: string;
    readonly subType: string;
    readonly subTypeName: string;
    readonly environment: string;
    readonly environmentTitle: string;
    readonly targetId: string;
    readonly state: string;
    readonly revision: number;
    readonly url: string;
  };
  readonly steps: readonly ReplayStep[];
}

/** What the address says: the step (from 1) and whether its result is shown instead of its start. */
export interface Position {
  readonly step: number;
  readonly isAfter: boolean;
}

export function readPosition(search: string, count: number): Position {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get("step") ?? "1", 10);
  return { step: clampStep(Number.isNaN(step) ? 1 : step, count), isAfter: query.get("view") === "after" };
}

export function writePosition(position: Position): string {
  return `?step=${position.step}${position.isAfter ? "&view=after" : ""}`;
}

export function clampStep(step: number, count: number): number {
  return Math.max(1, Math.min(count, step));
}

export function milliseconds(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Why the target could not be hit, most frequent first. */
export function reasonsOf(ledger: Ledger): string[] {
  const total = Object.values(ledger.reasons).reduce((sum, count) => sum + count, 0);
  return Object.entries(ledger.reasons)
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => (total ? `${reason} ${percent(count / total)}` : reason));
}

/** The pointer's way as an SVG path. */
export function pathOf(trail: ReplayStep["trail"]): string {
  return trail.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
}

/** Place of each step on the timeline, 0..1; steps without a time are spread evenly. */
export function timelinePlaces(steps: readonly ReplayStep[]): number[] {
  const last = Math.max(...steps.map((step) => step.t), 0);
  const isRising = steps.every((step, index) => index === 0 || step.t >= (steps[index - 1]?.t ?? 0));
  if (last === 0 || !isRising) return steps.map((_, index) => (index + 0.5) / steps.length);
  return steps.map((step) => step.t / last);
}

/** Pictures of the steps around one, nearest first: fetched ahead so that an arrow key finds them decoded. */
export function picturesAround(steps: readonly ReplayStep[], index: number, reach: number): string[] {
  const found = new Set<string>();
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const step of [steps[index + distance], steps[index - distance]]) {
      if (step?.picture) found.add(step.picture);
      if (step?.after) found.add(step.after);
    }
  }
  return [...found];
}

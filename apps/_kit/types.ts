// The contract's data, as the kit reports it, and what an environment is made of.
import type { ComponentChild } from "preact";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type Box = [x: number, y: number, width: number, height: number];

export interface LedgerRow {
  id: string;
  count: number;
  points: number;
  share: number;
  active: boolean;
  reasons: Record<string, number>;
  aim: [number, number] | null;
  box: Box | null;
}

export type LabelType = "text" | "icon" | "image" | "field" | "none";

export interface ElementDescription {
  id: string;
  name: string;
  role: string;
  label: LabelType;
  box: Box;
  active: boolean;
  shown: boolean;
  context: string;
}

export interface Description {
  elements: ElementDescription[];
  texts: string[];
}

/** A message to an app's `reduce`; JSON. */
export interface Message {
  readonly type: string;
  readonly [key: string]: Json;
}

/** What `reduce` may return: what it wants of the kit. Build them with the functions of `commands.ts`. */
export type Command =
  | { do: "after"; key: string; ms: number; message: Message }
  | { do: "cancel"; key: string }
  | { do: "set"; key: string; value: Json }
  | { do: "clear"; key: string }
  | { do: "send"; message: Message }
  | { do: "scroll"; id: string; to: "start" | "end" | number | { element: string } }
  | { do: "pan"; id: string; by: Pan }
  | { do: "focus"; id: string };

/** A shift, a place of the content to put in the middle, or a growth that keeps what is under `at` (the middle). */
export type Pan = { shift: [dx: number, dy: number] } | { centre: [x: number, y: number] } | Growth;
export type Growth = { growth: number; at: [x: number, y: number] | null };

export interface Timer {
  readonly due: number;
  readonly message: Message;
}

/** An environment: data and three functions. `S` is JSON. */
export interface Environment<S> {
  /** The app's slice for a state of app.json, and the commands to start with. Pure. */
  initial: (state: string) => { app: S; commands?: Command[] };
  /** Change the draft in place, return commands. Pure in (draft, message, now). */
  // biome-ignore lint/suspicious/noConfusingVoidType: a reducer need not return anything
  reduce: (draft: S, message: Message, now: number) => Command[] | void;
  /** The whole screen, a function of the slice. */
  view: (props: { app: S }) => ComponentChild;
}

/** `app.json`. */
export interface Manifest {
  name: string;
  title: string;
  group: string;
  reference: string;
  states: Record<string, string>;
  inert: Record<string, string>;
}

// Everything that can change what is shown: the app's slice, the kit's slice, the pending timers.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { freeze, produce } from "immer";
import { emit } from "./events";
import { hashJson } from "./hash";
import { getNow, setNow } from "./now";
import { flushRender } from "./render";
import type { Command, Environment, Json, Message, Timer } from "./types";

type Beginning = ReturnType<Environment<unknown>["initial"]>;
export type KitSlice = Record<string, Json>;

export interface World {
  app: unknown;
  kit: KitSlice;
  timers: Record<string, Timer>;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler need not return anything
type KitHandler<M> = (kit: KitSlice, message: M, now: number) => Command[] | void;

export const world = signal<World>({ app: null, kit: {}, timers: {} });
/** Counts resets; whatever a component sets up on mounting it sets up again when this changes. */
export const epoch = signal(0);

let environment: Environment<unknown>;
/** Initial states stay the same objects, so a reset renders only what differs from them. */
const beginnings = new Map<string, Beginning>();
let lastDigest = "";
let openedWorld: World | null = null;
let heldBack = 0;
const afterRender: (() => void)[] = [];
const kitHandlers = new Map<string, KitHandler<never>>();
/** Looks at the page as it is, and returns what carries out a command that acts on it and not on the store. */
export const pageCommands: { plan: (command: Command) => () => void } = { plan: () => () => {} };

export const digest = (): string => hashJson(world.value);

/** Handle kit timers and messages whose type is `type`; types of the kit start with "kit.". */
export function onKitMessage<M extends Message>(type: string, handler: KitHandler<M>): void {
  kitHandlers.set(type, handler as KitHandler<never>);
}

function carryOut(draft: World, command: Command): void {
  switch (command.do) {
    case "after":
      if (!Number.isInteger(command.ms) || command.ms < 0) throw new Error(`timer ${command.key}: ms must be whole`);
      draft.timers[command.key] = { due: getNow() + command.ms, message: command.message };
      break;
    case "cancel":
      delete draft.timers[command.key];
      break;
    case "set":
      draft.kit[command.key] = command.value;
      break;
    case "clear":
      delete draft.kit[command.key];
      break;
    case "send":
      handle(draft, command.message);
      break;
    default:
      afterRender.push(pageCommands.plan(command));
  }
}

/** Do `work` once what is being rendered is on the page; never change the store while rendering. */
export function whenRendered(work: () => void): void {
  afterRender.push(work);
}

function render(): void {
  flushRender();
  while (afterRender.length > 0) {
    for (const work of afterRender.splice(0)) work();
    flushRender();
  }
}

function settle(): void {
  render();
  announce();
}

function announce(): void {
  if (heldBack > 0) return;
  const next = digest();
  if (next === lastDigest) return;
  lastDigest = next;
  emit("state", { digest: next });
}

/** While held, transitions are not announced one by one (a drag in progress). */
export function holdAnnouncements(held: boolean): void {
  heldBack += held ? 1 : -1;
  announce();
}

export function transition(change: (draft: World) => void): void {
  world.value = produce(world.value, (draft: World) => {
    change(draft);
  });
  settle();
}

function handle(draft: World, message: Message): void {
  const handler = kitHandlers.get(message.type);
  if (!handler && message.type.startsWith("kit.")) throw new Error(`${message.type}: no such message of the kit`);
  const commands = handler
    ? handler(draft.kit, message as never, getNow())
    : environment.reduce(draft.app as never, message, getNow());
  for (const command of commands ?? []) carryOut(draft, command);
}

/** Send a message to the app's reducer (or the kit's handler, for "kit." types). */
export function send(message: Message): void {
  transition((draft) => handle(draft, message));
}

export function command(...commands: Command[]): void {
  transition((draft) => {
    for (const one of commands) carryOut(draft, one);
  });
}

const readers = new Map<string, ReadonlySignal<Json | undefined>>();

/** One entry of the kit's slice, as a signal: reading it in a component subscribes the component. */
export function kitSignal(key: string): ReadonlySignal<Json | undefined> {
  let reader = readers.get(key);
  if (!reader) {
    reader = computed(() => world.value.kit[key]);
    readers.set(key, reader);
  }
  return reader;
}

/** Move the clock to `target`, firing what is due on the way, in order of (due, key). */
export function runClockTo(target: number): void {
  for (;;) {
    let first: [string, Timer] | null = null;
    for (const entry of Object.entries(world.value.timers)) {
      const [key, timer] = entry;
      if (timer.due > target) continue;
      if (!first || timer.due < first[1].due || (timer.due === first[1].due && key < first[0])) first = entry;
    }
    if (!first) break;
    const [key, timer] = first;
    setNow(Math.max(getNow(), timer.due));
    transition((draft) => {
      delete draft.timers[key];
      handle(draft, timer.message);
    });
  }
  setNow(target);
}

function beginningOf(state: string): Beginning {
  let found = beginnings.get(state);
  if (!found) {
    found = freeze(environment.initial(state), true);
    beginnings.set(state, found);
  }
  return found;
}

/** Replace everything by an initial state; `opened` ends it once it is rendered. */
export function load(next: Environment<unknown>, state: string): void {
  if (next !== environment) beginnings.clear();
  environment = next;
  setNow(0);
  heldBack = 1;
  afterRender.length = 0;
  const { app, commands } = beginningOf(state);
  const fresh: World = { app, kit: {}, timers: {} };
  for (const one of commands ?? []) carryOut(fresh, one);
  world.value = freeze(fresh, true);
  epoch.value++;
}

/** What mounting set up belongs to the initial state: from here on changes are announced. */
export function opened(): void {
  render();
  heldBack = 0;
  lastDigest = digest();
  openedWorld = world.value;
}

/** Whether the store has not changed since `opened`. */
export const isAsOpened = (): boolean => world.value === openedWorld;

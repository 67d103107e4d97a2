// Where the shop starts and how it changes.
import { after, type Command, countdown, fill, type Message, stopCountdown } from "../_kit";
import { account, CARD_MS } from "./state/account";
import { basket } from "./state/basket";
import { browsing, goTo } from "./state/browsing";
import { fresh, type Handlers, page, type State } from "./state/model";
import { shopping } from "./state/shopping";

export type { State } from "./state/model";

const HANDLERS: Handlers = {
  ...browsing,
  ...shopping,
  ...basket,
  ...account,
  "deals.end": () => {},
};

const DEALS_MS = (5 * 3600 + 42 * 60 + 18) * 1000;

type Start = (state: State) => Command[];

const at = (state: State, ...where: Parameters<typeof page>): Command[] => {
  const commands = goTo(state, page(...where)).filter(
    (one) => one.do === "send" && one.message.type === "kit.countdown",
  );
  state.past = [];
  return commands;
};

const asked = (state: State, query: string): Command[] => {
  state.query = query;
  return [...at(state, "results", "search", query), fill("search.field", query)];
};

const uninvited = (state: State, name: string): void => {
  state.popup = { name, step: 0, answer: "" };
};

const STARTS: Record<string, Start> = {
  "1": () => [],
  "2": (state) => asked(state, "headphones"),
  "3": (state) => at(state, "product", "", "kettle-dome"),
  "4": (state) => at(state, "cart"),
  "5": (state) => at(state, "account", "orders"),
  "6": (state) => {
    uninvited(state, "plus");
    return [];
  },
  "7": (state) => {
    uninvited(state, "envelopes");
    return asked(state, "kettle");
  },
  "8": (state) => {
    uninvited(state, "seller");
    return at(state, "product", "", "kettle-travel");
  },
  "9": (state) => {
    uninvited(state, "survey");
    return at(state, "cart");
  },
  "10": (state) => at(state, "product", "", "console-orbit"),
  "11": (state) => {
    state.chatOpen = true;
    return [];
  },
  "12": (state) => {
    at(state, "checkout");
    state.checkout = { ...state.checkout, step: 4, slot: "sat-3", state: "ready" };
    state.chatOpen = true;
    return [];
  },
  "13": (state) => {
    state.compare = ["fryer-dual", "fryer-compact", "fryer-window"];
    return at(state, "compare");
  },
  "14": (state) => {
    state.compare = ["kettle-dome", "kettle-goose"];
    return at(state, "results", "department", "kitchen");
  },
  "15": (state) => {
    uninvited(state, "store");
    return at(state, "results", "category", "airfryers");
  },
  "16": (state) => at(state, "checkout"),
  "17": (state) => {
    at(state, "checkout");
    state.checkout = { ...state.checkout, step: 4, slot: "fri-3", state: "checking" };
    return [after("checkout", CARD_MS, { type: "checkout.ready" })];
  },
  "18": (state) => [
    ...at(state, "product", "", "kettle-dome"),
    ...(shopping["delivery.check"]?.(state, { type: "delivery.check" }) ?? []),
  ],
};

export function initial(name: string): { app: State; commands: Command[] } {
  const state = fresh();
  const start = STARTS[name];
  if (!start) throw new Error(`no state ${name}`);
  const commands = start(state);
  return { app: state, commands: [...dealClock(state, "", 0), ...commands] };
}

/** The time that is left for deals runs where it is shown. */
function dealClock(state: State, before: string, now: number): Command[] {
  const { name } = state.page;
  if (name === before) return [];
  if (name === "home") return [countdown("deals", Math.max(1000, DEALS_MS - now), { type: "deals.end" })];
  return before === "home" ? [stopCountdown("deals")] : [];
}

export function reduce(state: State, message: Message, now: number): Command[] {
  const handler = HANDLERS[message.type];
  if (!handler) throw new Error(`nothing handles ${message.type}`);
  const before = state.page.name;
  const commands = handler(state, message) ?? [];
  return [...commands, ...dealClock(state, before, now)];
}

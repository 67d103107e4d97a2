// What happens on the page of a product: choosing, checking, lists, comparing, reviews.
import { after, type Command, close, countdown, open, scrollTo, toast } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import type { ReviewSort } from "../content/opinions";
import { type Handlers, type How, type State, text, toggle } from "./model";

const MOST_COMPARED = 4;
export const LINE_MS = 9_900;
/** Sold only to those who stood in line. */
export const RARE = "console-orbit";

export function standInLine(state: State): Command[] {
  if (state.page.key !== RARE) return [];
  state.choice.line = "waiting";
  return [countdown("line", LINE_MS, { type: "line.in" })];
}

function addToList(state: State, list: string, id: string): Command[] {
  const found = state.lists.find((one) => one.id === list);
  if (!found) return [];
  toggle(found.items, id);
  const has = found.items.includes(id);
  return [toast(has ? `Saved to ${found.name}` : `Removed from ${found.name}`)];
}

const set = <K extends keyof State["choice"]>(
  key: K,
  of: (message: { [key: string]: unknown }) => State["choice"][K],
) =>
  ((state, message) => {
    state.choice[key] = of(message);
  }) satisfies Handlers[string];

export const shopping: Handlers = {
  "choice.colour": (state, message) => {
    state.choice.colour = text(message);
    state.choice.side = 0;
    state.choice.stock = "";
  },
  "choice.size": (state, message) => {
    state.choice.size = text(message);
    state.choice.stock = "";
  },
  "choice.side": set("side", (message) => Number(message.side)),
  "choice.zoom": (state) => {
    state.choice.zoomed = !state.choice.zoomed;
  },
  "choice.qty": set("qty", (message) => Math.max(1, Math.min(12, Number(message.qty)))),
  "choice.how": set("how", (message) => message.id as How),
  "choice.plan": (state) => {
    state.choice.plan = !state.choice.plan;
  },
  "line.in": (state) => {
    state.choice.line = "in";
    return [toast("It is your turn. Your console is held for 10 minutes.")];
  },
  "stock.check": (state) => {
    state.choice.stock = "checking";
    return [open("stock"), after("stock", 4200, { type: "stock.done" })];
  },
  "stock.done": (state) => {
    state.choice.stock = "done";
  },
  "delivery.check": (state) => {
    state.choice.delivery = "checking";
    return [after("delivery", 3400, { type: "delivery.done" })];
  },
  "delivery.done": (state) => {
    state.choice.delivery = "done";
  },
  "delivery.reserve": (state, message) => {
    state.checkout.slot = text(message);
    return [toast("Held for you for 45 minutes. Choose Delivery in your cart to use it.")];
  },
  quick: (state, message) => {
    state.quick = text(message);
    return [open("quick")];
  },
  heart: (state, message) => addToList(state, "favorites", text(message)),
  "list.pick": (state, message) => {
    state.listFor = text(message);
    return [open("listpick")];
  },
  "list.put": (state, message) => [close("listpick"), ...addToList(state, text(message, "list"), state.listFor)],
  "list.new": (state, message) => {
    const name = text(message, "name").trim() || "New list";
    const id = `list-${state.lists.length + 1}`;
    state.lists.push({ id, name, items: state.listFor ? [state.listFor] : [] });
    state.openList = id;
    return [close("listpick"), toast(`Made the list ${name}`)];
  },
  "list.show": (state, message) => {
    state.openList = text(message);
  },
  "list.drop": (state, message) => addToList(state, state.openList, text(message)),
  "list.delete": (state) => {
    const gone = state.lists.find((one) => one.id === state.openList);
    state.lists = state.lists.filter((one) => one !== gone || one.id === "favorites");
    state.openList = "favorites";
    return [toast(gone && gone.id !== "favorites" ? `Deleted ${gone.name}` : "Favorites cannot be deleted")];
  },
  compare: (state, message) => {
    const id = text(message);
    if (!state.compare.includes(id) && state.compare.length >= MOST_COMPARED) {
      return [toast(`You can compare up to ${MOST_COMPARED} items`)];
    }
    toggle(state.compare, id);
    state.tray = "open";
  },
  "compare.clear": (state) => {
    state.compare = [];
  },
  "compare.fold": (state) => {
    state.tray = state.tray === "open" ? "folded" : "open";
  },
  "review.sort": set("reviewSort", (message) => message.id as ReviewSort),
  "review.stars": (state, message) => {
    const stars = Number(message.stars);
    state.choice.stars = state.choice.stars === stars ? 0 : stars;
  },
  "review.topic": (state, message) => {
    const topic = text(message);
    state.choice.topic = state.choice.topic === topic ? "" : topic;
  },
  "review.all": (state) => {
    state.choice.allReviews = !state.choice.allReviews;
  },
  "review.helpful": (state, message) => toggle(state.helpful, text(message)),
  "review.report": (state, message) => {
    toggle(state.reported, text(message));
    return [toast("Thank you. We will take a look at this review.")];
  },
  "review.write": (state) => {
    state.feedbackStars = 0;
    return [open("write")];
  },
  "review.rate": (state, message) => {
    state.feedbackStars = Number(message.stars);
  },
  "review.send": (state) => {
    state.myReviews[state.page.key] = state.feedbackStars;
    return [close("write"), toast("Your review is on its way to our readers")];
  },
  "question.find": set("questionQuery", (message) => String(message.query ?? "")),
  "question.answer": (state, message) => {
    const id = text(message);
    state.choice.answering = state.choice.answering === id ? "" : id;
  },
  "question.send": (state, message) => {
    const said = text(message, "text").trim();
    if (said === "") return [toast("Write something first")];
    const id = state.choice.answering;
    state.answers[id] = [...(state.answers[id] ?? []), said];
    state.choice.answering = "";
    return [toast("Thank you for answering")];
  },
  "question.ask": (state, message) => {
    const asked = text(message, "text").trim();
    if (asked === "") return [toast("Write your question first")];
    state.choice.asked.push(asked);
    return [close("ask"), toast("Asked. We will write when somebody answers.")];
  },
  jump: (_, message) => [scrollTo("page", { element: text(message) })],
  share: (state) => [
    open("share"),
    ...(state.page.name === "product" ? [] : [toast(shortTitle(productOf(state.quick)))]),
  ],
};

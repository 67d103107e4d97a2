// Going from page to page, searching, narrowing results down.
import { after, type Command, cancel, close, fill, open, scrollTo, stopCountdown, toast } from "../../_kit";
import { productOf } from "../content/catalogue";
import { type FacetKey, noFilters, type Sort } from "../content/facets";
import { type Handlers, newChoice, type Page, type PageName, page, type State, text, toggle } from "./model";
import { standInLine } from "./shopping";

const MOST_SEARCHES = 6;
const LAYERS = ["departments", "services", "search.panel", "basket", "method"];
const same = (a: Page, b: Page): boolean => a.name === b.name && a.kind === b.kind && a.key === b.key;

/** Go to a page; what belonged to the one before ends. */
export function goTo(state: State, next: Page): Command[] {
  if (!same(state.page, next)) state.past = [...state.past, state.page].slice(-8);
  state.page = next;
  state.filters = noFilters();
  state.facetQuery = "";
  state.allBrands = false;
  state.sort = "match";
  state.leaf = 1;
  state.quick = "";
  const commands = [cancel("stock"), cancel("delivery"), stopCountdown("line"), ...LAYERS.map(close)];
  if (next.name === "product") {
    state.choice = newChoice();
    state.choice.how = state.method;
    state.choice.colour = productOf(next.key).colours[0]?.key ?? "";
    state.choice.size = productOf(next.key).sizes[0]?.name ?? "";
    commands.push(...standInLine(state));
  }
  if (next.name === "checkout") state.checkout = { ...state.checkout, step: 1, state: "" };
  return [...commands, scrollTo("page", "start")];
}

function search(state: State, query: string): Command[] {
  const asked = query.trim();
  if (asked === "") return [open("search.panel")];
  state.query = asked;
  state.searches = [asked, ...state.searches.filter((one) => one !== asked)].slice(0, MOST_SEARCHES);
  return [...goTo(state, page("results", "search", asked)), fill("search.field", asked)];
}

/** Where a link of a banner, a footer or the help leads. */
function follow(state: State, kind: string, target: string): Command[] {
  if (kind === "say") return [toast(target)];
  if (kind === "stores") return [open("stores")];
  if (kind === "plus") return goTo(state, page("plus"));
  if (kind === "account") return goTo(state, page("account", target || "orders"));
  if (kind === "product") return goTo(state, page("product", "", target));
  if (kind === "search") return search(state, target);
  return goTo(state, page("results", kind, target));
}

const first = (state: State): Command[] => {
  state.leaf = 1;
  return [scrollTo("page", "start")];
};

export const browsing: Handlers = {
  go: (state, message) =>
    goTo(state, page(text(message, "name") as PageName, text(message, "kind"), text(message, "key"))),
  back: (state) => {
    const before = state.past.pop() ?? page("home");
    const commands = goTo(state, before);
    state.past.pop();
    return commands;
  },
  follow: (state, message) => follow(state, text(message, "kind"), text(message, "target")),
  "search.type": (state, message) => {
    state.query = text(message, "query");
  },
  "search.clear": (state) => {
    state.query = "";
    return [fill("search.field", "")];
  },
  search: (state, message) => search(state, text(message, "query")),
  "search.forget": (state, message) => {
    state.searches = state.searches.filter((one) => one !== text(message));
  },
  "department.show": (state, message) => {
    state.department = text(message);
  },
  facet: (state, message) => {
    const facet = text(message, "facet") as FacetKey;
    const value = text(message, "value");
    if (facet === "rating") state.filters.chosen.rating = state.filters.chosen.rating.includes(value) ? [] : [value];
    else toggle(state.filters.chosen[facet], value);
    return first(state);
  },
  "facet.price": (state, message) => {
    const { from, to } = message as { from?: number | null; to?: number | null };
    if (from !== undefined) state.filters.from = from;
    if (to !== undefined) state.filters.to = to;
    state.leaf = 1;
  },
  "facet.clear": (state) => {
    state.filters = noFilters();
    return first(state);
  },
  "facet.find": (state, message) => {
    state.facetQuery = text(message, "query");
  },
  "facet.all": (state) => {
    state.allBrands = !state.allBrands;
  },
  sort: (state, message) => {
    state.sort = text(message) as Sort;
    return first(state);
  },
  look: (state, message) => {
    state.look = text(message) === "list" ? "list" : "grid";
  },
  leaf: (state, message) => {
    state.leaf = Number(message.leaf);
    return [scrollTo("page", "start")];
  },
  "deals.only": (state, message) => {
    state.deals = text(message);
  },
  "more.load": (state) => {
    state.dealState = "loading";
    return [after("more", 2400, { type: "more.loaded" })];
  },
  "more.loaded": (state) => {
    state.dealState = "more";
  },
  "strip.close": (state) => {
    state.strip = false;
  },
  follows: (state, message) => {
    const name = text(message);
    toggle(state.follows, name);
    return [toast(state.follows.includes(name) ? `You follow ${name} now` : `You no longer follow ${name}`)];
  },
  say: (_, message) => [toast(text(message, "text"))],
};

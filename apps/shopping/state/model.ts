// What can change, and what it starts as.
import type { Command, Message } from "../../_kit";
import { type Filters, noFilters, type Sort } from "../content/facets";
import { type ChatLine, EARLIER } from "../content/help";
import type { ReviewSort } from "../content/opinions";
import { ORDERS, type Order, WISH_LISTS, type WishList } from "../content/orders";
import { ADDRESSES, type Address } from "../content/places";

export type PageName = "home" | "results" | "product" | "cart" | "checkout" | "thanks" | "account" | "compare" | "plus";

export interface Page {
  name: PageName;
  /** What it lists: a search, category, department, brand, list; or the section of the account. */
  kind: string;
  key: string;
}

export type How = "shipping" | "pickup" | "delivery";

export interface Line {
  id: string;
  colour: string;
  size: string;
  qty: number;
  how: How;
  plan: boolean;
  gift: boolean;
}

export interface Choice {
  colour: string;
  size: string;
  /** Which picture of the gallery. */
  side: number;
  qty: number;
  how: How;
  plan: boolean;
  zoomed: boolean;
  reviewSort: ReviewSort;
  stars: number;
  topic: string;
  allReviews: boolean;
  questionQuery: string;
  /** Of the question that is being answered. */
  answering: string;
  asked: string[];
  stock: "" | "checking" | "done";
  delivery: "" | "checking" | "done";
  /** Standing in line for something rare. */
  line: "" | "waiting" | "in";
}

export interface Checkout {
  step: number;
  address: string;
  slot: string;
  card: string;
  note: string;
  gift: boolean;
  state: "" | "checking" | "ready" | "placing";
}

export interface Chat {
  lines: ChatLine[];
  isTyping: boolean;
  asked: number;
}

export interface Popup {
  name: string;
  step: number;
  answer: string;
}

export interface Return {
  order: string;
  items: string[];
  reason: string;
  way: string;
  state: "" | "choosing" | "label" | "done";
}

export interface State {
  page: Page;
  past: Page[];
  query: string;
  searches: string[];
  filters: Filters;
  facetQuery: string;
  allBrands: boolean;
  sort: Sort;
  look: "grid" | "list";
  leaf: number;
  /** The department whose categories show beside the menu; what is popular when empty. */
  department: string;
  method: How;
  store: string;
  /** Stores whose stock is being looked at, and the pin that is pressed on the map. */
  pin: string;
  map: { x: number; y: number; zoom: number };
  zip: string;
  choice: Choice;
  quick: string;
  cart: Line[];
  saved: Line[];
  promo: { code: string; state: "" | "checking" | "applied" | "refused"; why: string };
  clipped: string[];
  removed: Line | null;
  lists: WishList[];
  listFor: string;
  openList: string;
  compare: string[];
  tray: "open" | "folded";
  addresses: Address[];
  editing: string;
  checkout: Checkout;
  orders: Order[];
  status: Record<string, string>;
  openOrder: string;
  orderTab: string;
  orderQuery: string;
  back: Return;
  helpful: string[];
  reported: string[];
  answers: Record<string, string[]>;
  myReviews: Record<string, number>;
  chat: Chat;
  chatOpen: boolean;
  popup: Popup;
  noticesGone: string[];
  isPlus: boolean;
  settings: Record<string, boolean>;
  chipsOff: string[];
  strip: boolean;
  follows: string[];
  cards: string[];
  mainCard: string;
  giftCards: string[];
  /** Which Flash Deals show on the first page; all when empty. */
  deals: string;
  dealState: "" | "loading" | "more";
  feedback: "" | "open" | "sent";
  feedbackStars: number;
}

export const page = (name: PageName, kind = "", key = ""): Page => ({ name, kind, key });

export const newChoice = (): Choice => ({
  colour: "",
  size: "",
  side: 0,
  qty: 1,
  how: "shipping",
  plan: false,
  zoomed: false,
  reviewSort: "relevant",
  stars: 0,
  topic: "",
  allReviews: false,
  questionQuery: "",
  answering: "",
  asked: [],
  stock: "",
  delivery: "",
  line: "",
});

export const lineOf = (id: string, more: Partial<Line> = {}): Line => ({
  id,
  colour: "",
  size: "",
  qty: 1,
  how: "shipping",
  plan: false,
  gift: false,
  ...more,
});

export function fresh(): State {
  return {
    page: page("home"),
    past: [],
    query: "",
    searches: ["electric kettle", "dog bed", "sheet set queen"],
    filters: noFilters(),
    facetQuery: "",
    allBrands: false,
    sort: "match",
    look: "grid",
    leaf: 1,
    department: "",
    method: "shipping",
    store: "orchard",
    pin: "",
    map: { x: -290, y: -250, zoom: 1 },
    zip: "43099",
    choice: newChoice(),
    quick: "",
    cart: [
      lineOf("kettle-glass", { colour: "lagoon" }),
      lineOf("coffee-beans", { colour: "walnut", qty: 2, how: "pickup" }),
      lineOf("towels-six", { colour: "oat" }),
    ],
    saved: [lineOf("rug-field", { colour: "harbor", size: "5 x 7 ft" }), lineOf("lamp-floor", { colour: "chalk" })],
    promo: { code: "", state: "", why: "" },
    clipped: [],
    removed: null,
    lists: WISH_LISTS.map((one) => ({ ...one, items: [...one.items] })),
    listFor: "",
    openList: "favorites",
    compare: [],
    tray: "open",
    addresses: ADDRESSES.map((one) => ({ ...one })),
    editing: "",
    checkout: { step: 1, address: "home", slot: "", card: "alder", note: "", gift: false, state: "" },
    orders: [...ORDERS],
    status: {},
    openOrder: "",
    orderTab: "all",
    orderQuery: "",
    back: { order: "", items: [], reason: "", way: "", state: "" },
    helpful: [],
    reported: [],
    answers: {},
    myReviews: {},
    chat: { lines: [...EARLIER], isTyping: false, asked: 0 },
    chatOpen: false,
    popup: { name: "", step: 0, answer: "" },
    noticesGone: [],
    isPlus: false,
    settings: {
      orders: true,
      price: true,
      stock: false,
      weekly: false,
      texts: true,
      receipts: true,
      ads: false,
      history: true,
    },
    chipsOff: [],
    strip: true,
    follows: [],
    cards: ["alder", "northway", "barncard"],
    mainCard: "alder",
    giftCards: ["gift-1"],
    deals: "",
    dealState: "",
    feedback: "",
    feedbackStars: 0,
  };
}

/** What a message carries under `key`, as text. */
export const text = (message: Message, key = "id"): string => String(message[key] ?? "");

// biome-ignore lint/suspicious/noConfusingVoidType: a handler need not return anything
export type Handler = (state: State, message: Message) => Command[] | void;
export type Handlers = Record<string, Handler>;

export const toggle = (items: string[], item: string): void => {
  const at = items.indexOf(item);
  if (at >= 0) items.splice(at, 1);
  else items.push(item);
};

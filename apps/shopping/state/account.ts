// Checkout, the account, help, and what comes uninvited.
import { after, type Command, close, fill, open, scrollTo, toast } from "../../_kit";
import { productOf } from "../content/catalogue";
import { ASKS } from "../content/help";
import { ORDERS, type Order } from "../content/orders";
import { TODAY } from "../content/places";
import { plainLine } from "./basket";
import { goTo } from "./browsing";
import { type Handlers, page, type State, text, toggle } from "./model";

/** How long the bank takes. */
export const CARD_MS = 3800;
const NEW_ORDER = "2000126-78201163";

function place(state: State): Command[] {
  const how = state.cart[0]?.how ?? "shipping";
  const order: Order = {
    id: "o-new",
    number: NEW_ORDER,
    placed: `${TODAY.replace("Thu, ", "")}, 2026`,
    status: how === "pickup" ? "Ready for pickup" : "Arriving tomorrow",
    detail: how === "pickup" ? "We write when it is packed" : "Being packed",
    how: how === "pickup" ? "Pickup" : how === "delivery" ? "Delivery" : "Shipping",
    card: "4417",
    items: state.cart.map(({ id, qty }) => ({ id, qty })),
  };
  state.orders = [order, ...state.orders.filter((one) => one.id !== "o-new")];
  state.cart = [];
  state.promo = { code: "", state: "", why: "" };
  return goTo(state, page("thanks"));
}

const orderOf = (state: State, id: string): Order | undefined => state.orders.find((one) => one.id === id);

export const account: Handlers = {
  "checkout.step": (state, message) => {
    state.checkout.step = Number(message.step);
    const commands: Command[] = [];
    if (state.checkout.step === 4 && state.checkout.state === "") {
      state.checkout.state = "checking";
      commands.push(after("checkout", CARD_MS, { type: "checkout.ready" }));
    }
    return commands;
  },
  "checkout.ready": (state) => {
    if (state.checkout.state === "checking") state.checkout.state = "ready";
  },
  "checkout.address": (state, message) => {
    state.checkout.address = text(message);
  },
  "checkout.slot": (state, message) => {
    state.checkout.slot = text(message);
  },
  "checkout.card": (state, message) => {
    state.checkout.card = text(message);
  },
  "checkout.gift": (state) => {
    state.checkout.gift = !state.checkout.gift;
  },
  "checkout.place": (state) => {
    state.checkout.state = "placing";
    return [after("place", 1800, { type: "checkout.placed" })];
  },
  "checkout.placed": (state) => place(state),
  "address.edit": (state, message) => {
    state.editing = text(message);
    const found = state.addresses.find((one) => one.id === state.editing);
    return [
      fill("address.name", found?.name ?? ""),
      fill("address.street", found?.street ?? ""),
      fill("address.city", found?.city ?? ""),
      fill("address.zip", found?.zip ?? ""),
      open("address"),
    ];
  },
  "address.save": (state, message) => {
    const entry = {
      name: text(message, "name"),
      street: text(message, "street"),
      city: text(message, "city"),
      zip: text(message, "zip"),
    };
    if (Object.values(entry).some((one) => one.trim() === "")) return [toast("Fill in all four lines")];
    const found = state.addresses.find((one) => one.id === state.editing);
    if (found) Object.assign(found, entry);
    else {
      const id = `address-${state.addresses.length + 1}`;
      state.addresses.push({ id, label: "New", ...entry });
      state.checkout.address = id;
    }
    return [close("address"), toast("Address saved")];
  },
  "address.delete": (state, message) => {
    if (state.addresses.length === 1) return [toast("Keep at least one address")];
    state.addresses = state.addresses.filter((one) => one.id !== text(message));
    if (!state.addresses.some((one) => one.id === state.checkout.address)) {
      state.checkout.address = state.addresses[0]?.id ?? "";
    }
    return [toast("Address removed")];
  },
  zip: (state, message) => {
    const zip = text(message, "zip").trim();
    if (!/^\d{5}$/.test(zip)) return [toast("A ZIP code has five digits")];
    state.zip = zip;
    state.choice.delivery = "";
    return [toast(`Showing what can come to ${zip}`)];
  },
  "order.open": (state, message) => {
    const id = text(message);
    state.openOrder = state.openOrder === id ? "" : id;
  },
  "order.tab": (state, message) => {
    state.orderTab = text(message);
  },
  "order.find": (state, message) => {
    state.orderQuery = text(message, "query");
  },
  "order.again": (state, message) => {
    const order = orderOf(state, text(message));
    for (const { id, qty } of order?.items ?? []) {
      const found = state.cart.find((one) => one.id === id);
      if (found) found.qty += qty;
      else state.cart.push({ ...plainLine(state, id), qty });
    }
    return [toast(`${order?.items.length ?? 0} items added to cart`, { id: "added" })];
  },
  "order.cancel": (state, message) => {
    state.status[text(message)] = "Canceled";
    return [toast("Your order is canceled. Nothing was charged.")];
  },
  "order.invoice": (_, message) => [toast(`Invoice ${text(message)} is in your downloads`)],
  "order.track": (_, message) => [toast(text(message, "text"))],
  "order.hide": (state, message) => {
    state.orders = state.orders.filter((one) => one.id !== text(message));
    return [toast("Order hidden")];
  },
  "return.start": (state, message) => {
    const id = text(message);
    const order = orderOf(state, id);
    state.back = {
      order: id,
      items: order?.items[0] ? [order.items[0].id] : [],
      reason: "",
      way: "",
      state: "choosing",
    };
    return goTo(state, page("account", "returns"));
  },
  "return.item": (state, message) => toggle(state.back.items, text(message)),
  "return.reason": (state, message) => {
    state.back.reason = text(message);
  },
  "return.way": (state, message) => {
    state.back.way = text(message);
  },
  "return.submit": (state) => {
    state.back.state = "label";
    return [after("return", 3600, { type: "return.done" })];
  },
  "return.done": (state) => {
    state.back.state = "done";
    state.status[state.back.order] = "Return started";
  },
  "return.leave": (state) => {
    state.back = { order: "", items: [], reason: "", way: "", state: "" };
  },
  setting: (state, message) => {
    const key = text(message);
    state.settings[key] = !state.settings[key];
  },
  "card.main": (state, message) => {
    state.mainCard = text(message);
  },
  "card.remove": (state, message) => {
    if (state.cards.length === 1) return [toast("Keep at least one card")];
    state.cards = state.cards.filter((one) => one !== text(message));
    if (!state.cards.includes(state.mainCard)) state.mainCard = state.cards[0] ?? "";
    return [toast("Card removed")];
  },
  "gift.redeem": (state) => {
    if (state.giftCards.includes("gift-2")) return [toast("This gift card is already yours")];
    state.giftCards.push("gift-2");
    return [toast("Gift card added")];
  },
  "plus.join": (state) => {
    state.isPlus = !state.isPlus;
    state.popup = { name: "", step: 0, answer: "" };
    return [
      toast(
        state.isPlus ? "Welcome to Brightbarn Plus. Shipping is free from now on." : "Your membership ends on June 13",
      ),
    ];
  },
  "chat.toggle": (state) => {
    state.chatOpen = !state.chatOpen;
  },
  "chat.ask": (state, message) => {
    const ask = ASKS.find((one) => one.key === text(message));
    const said = ask?.label ?? text(message, "text").trim();
    if (said === "") return;
    state.chat.asked += 1;
    state.chatOpen = true;
    const at = "Today, 9:41am";
    state.chat.lines.push({ id: `y${state.chat.asked}`, by: "you", text: said, at });
    state.chat.isTyping = true;
    return [
      fill("chat.field", ""),
      scrollTo("chat.lines", "end"),
      after("chat", 2200, { type: "chat.answer", key: ask?.key ?? "" }),
    ];
  },
  "chat.answer": (state, message) => {
    const ask = ASKS.find((one) => one.key === text(message, "key"));
    state.chat.isTyping = false;
    const answer = ask?.answer ?? "Let me look that up. Meanwhile, one of these may help.";
    const link = ask?.link ? { link: ask.link } : {};
    state.chat.lines.push({ id: `a${state.chat.asked}`, by: "help", text: answer, at: "Today, 9:41am", ...link });
  },
  "popup.step": (state, message) => {
    state.popup.step = Number(message.step);
  },
  "popup.answer": (state, message) => {
    state.popup.answer = text(message);
  },
  "popup.close": (state) => {
    state.popup = { name: "", step: 0, answer: "" };
  },
  "notice.close": (state, message) => {
    state.noticesGone.push(text(message));
  },
  "feedback.open": (state) => {
    state.feedback = state.feedback === "open" ? "" : "open";
  },
  "feedback.send": (state) => {
    state.feedback = "sent";
    return [after("feedback", 2500, { type: "feedback.done" })];
  },
  "feedback.done": (state) => {
    state.feedback = "";
  },
};

export const itemsOf = (order: Order): number => order.items.reduce((sum, one) => sum + one.qty, 0);
export const TAX = 0.0725;

/** What an order came to: items and tax, shipping was free. */
export function orderTotal(order: Order): number {
  const lines = order.items.map(({ id, qty }) => ({ product: productOf(id), qty }));
  const items = lines.reduce((sum, { product, qty }) => sum + product.price * qty, 0);
  const taxed = lines.reduce(
    (sum, { product, qty }) => sum + (product.department === "grocery" ? 0 : product.price * qty),
    0,
  );
  return items + Math.round(taxed * TAX);
}
export const isOld = (order: Order): boolean => ORDERS.indexOf(order) > 3;

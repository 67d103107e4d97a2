// The cart: lines, what is saved for later, codes, and how things come.
import { after, ask, type Command, cancel, close, fill, open, toast } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { type Handlers, type How, type Line, lineOf, type State, text, toggle } from "./model";
import { refusalOf } from "./totals";

const MOST = 12;
const keyOf = (line: Line): string => `${line.id}|${line.colour}|${line.size}`;
export const lineKey = keyOf;

function put(lines: Line[], line: Line): void {
  const found = lines.find((one) => keyOf(one) === keyOf(line));
  if (found) found.qty = Math.min(MOST, found.qty + line.qty);
  else lines.push(line);
}

const undo = { action: { id: "toast.undo", label: "Undo", message: { type: "cart.undo" } } };

function add(state: State, line: Line, opens: boolean): Command[] {
  put(state.cart, line);
  const title = shortTitle(productOf(line.id));
  return opens ? [open("basket")] : [toast(`${title} added to cart`, { id: "added" })];
}

/** What fits where nothing was chosen. */
export function plainLine(state: State, id: string): Line {
  const product = productOf(id);
  return lineOf(id, {
    colour: product.colours[0]?.key ?? "",
    size: product.sizes[0]?.name ?? "",
    how: product.seller === "Brightbarn.com" ? state.method : "shipping",
  });
}

const lineAt = (lines: Line[], message: { [key: string]: unknown }): Line | undefined =>
  lines.find((one) => keyOf(one) === message.line);

/** A code that no longer fits is taken off. */
function recheck(state: State): void {
  if (state.promo.state !== "applied") return;
  const why = refusalOf(state.promo.code, state.cart, state.orders.length > 0);
  if (why) state.promo = { code: state.promo.code, state: "refused", why };
}

export const basket: Handlers = {
  add: (state, message) => add(state, plainLine(state, text(message)), false),
  "add.choice": (state) => {
    const { colour, size, qty, how, plan } = state.choice;
    return add(state, lineOf(state.page.key, { colour, size, qty, how, plan }), true);
  },
  "add.all": (state, message) => {
    const ids = message.ids as string[];
    for (const id of ids) put(state.cart, plainLine(state, id));
    return [toast(`${ids.length} items added to cart`, { id: "added" })];
  },
  buy: (state) => {
    const { colour, size, qty, how, plan } = state.choice;
    put(state.cart, lineOf(state.page.key, { colour, size, qty, how, plan }));
    return [ask({ type: "go", name: "checkout", kind: "", key: "" })];
  },
  "card.qty": (state, message) => {
    const id = text(message);
    const line = state.cart.find((one) => one.id === id);
    if (!line) return;
    line.qty = Math.min(MOST, line.qty + Number(message.by));
    if (line.qty <= 0) state.cart = state.cart.filter((one) => one !== line && one.qty > 0);
    recheck(state);
  },
  "cart.qty": (state, message) => {
    const line = lineAt(state.cart, message);
    if (line) line.qty = Math.max(1, Math.min(MOST, Number(message.qty)));
    recheck(state);
  },
  "cart.remove": (state, message) => {
    const line = lineAt(state.cart, message);
    if (!line) return;
    state.removed = { ...line };
    state.cart = state.cart.filter((one) => keyOf(one) !== keyOf(line));
    recheck(state);
    return [toast(`Removed ${shortTitle(productOf(line.id))}`, { ...undo, id: "removed" })];
  },
  "cart.undo": (state) => {
    if (state.removed) put(state.cart, state.removed);
    state.removed = null;
  },
  "cart.later": (state, message) => {
    const line = lineAt(state.cart, message);
    if (!line) return;
    put(state.saved, { ...line });
    state.cart = state.cart.filter((one) => keyOf(one) !== keyOf(line));
    recheck(state);
    return [toast("Saved for later", { id: "later" })];
  },
  "cart.back": (state, message) => {
    const line = lineAt(state.saved, message);
    if (!line) return;
    put(state.cart, { ...line });
    state.saved = state.saved.filter((one) => keyOf(one) !== keyOf(line));
    return [toast("Moved to your cart", { id: "later" })];
  },
  "saved.remove": (state, message) => {
    state.saved = state.saved.filter((one) => keyOf(one) !== message.line);
    return [toast("Removed from saved items", { id: "later" })];
  },
  "cart.how": (state, message) => {
    const line = lineAt(state.cart, message);
    if (line) line.how = message.how as How;
  },
  "cart.gift": (state, message) => {
    const line = lineAt(state.cart, message);
    if (line) line.gift = !line.gift;
  },
  "cart.plan": (state, message) => {
    const line = lineAt(state.cart, message);
    if (line) line.plan = !line.plan;
  },
  "promo.apply": (state, message) => {
    const code = text(message, "code").trim().toUpperCase();
    if (code === "") {
      state.promo = { code: "", state: "refused", why: "Type a code first." };
      return;
    }
    state.promo = { code, state: "checking", why: "" };
    return [after("promo", 2600, { type: "promo.checked" })];
  },
  "promo.checked": (state) => {
    const why = refusalOf(state.promo.code, state.cart, state.orders.length > 0);
    state.promo = { code: state.promo.code, state: why ? "refused" : "applied", why };
  },
  "promo.drop": (state) => {
    state.promo = { code: "", state: "", why: "" };
    return [cancel("promo"), fill("promo.field", "")];
  },
  "coupon.clip": (state, message) => {
    const code = text(message);
    toggle(state.clipped, code);
    return state.clipped.includes(code) ? [toast(`Clipped ${code}`)] : [toast(`${code} put back`)];
  },
  method: (state, message) => {
    state.method = text(message) as How;
    for (const line of state.cart) if (productOf(line.id).seller === "Brightbarn.com") line.how = state.method;
    state.choice.how = state.method;
  },
  "store.pin": (state, message) => {
    state.pin = text(message);
  },
  "store.pick": (state, message) => {
    state.store = text(message);
    state.pin = "";
    return [close("stores"), close("method"), close("stock"), toast("Your store is set", { id: "store" })];
  },
  "store.hold": (state, message) => {
    state.store = text(message);
    state.choice.how = "pickup";
    return [close("stock"), toast("Pickup is set to this store", { id: "store" })];
  },
  "map.move": (state, message) => {
    const within = (value: number, size: number, seen: number) => Math.round(Math.min(0, Math.max(seen - size, value)));
    const { zoom } = state.map;
    state.map.x = within(Number(message.x), 1200 * zoom, 440);
    state.map.y = within(Number(message.y), 900 * zoom, 420);
  },
  "map.zoom": (state, message) => {
    const before = state.map.zoom;
    const zoom = Math.max(0.75, Math.min(1.5, before + Number(message.by)));
    const centre = (value: number, seen: number) => seen / 2 - ((seen / 2 - value) / before) * zoom;
    const within = (value: number, size: number, seen: number) => Math.round(Math.min(0, Math.max(seen - size, value)));
    state.map = {
      zoom,
      x: within(centre(state.map.x, 440), 1200 * zoom, 440),
      y: within(centre(state.map.y, 420), 900 * zoom, 420),
    };
  },
};

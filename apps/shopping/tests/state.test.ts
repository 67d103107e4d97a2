import { describe, expect, it } from "vitest";
import type { Command, Message } from "../../_kit";
import manifest from "../app.json";
import { initial, reduce, type State } from "../state";
import { lineKey } from "../state/basket";
import { lineOf } from "../state/model";
import { refusalOf, totalsOf } from "../state/totals";

const start = (state: string): State => structuredClone(initial(state).app);

/** Send messages one after another; the commands of the last one. */
function tell(state: State, ...messages: Message[]): Command[] {
  return messages.map((message) => reduce(state, message, 0)).at(-1) ?? [];
}

const timers = (commands: Command[]) => commands.flatMap((one) => (one.do === "after" ? [one.key] : []));
const TERMS = { code: "", isPlus: false, slot: "" };

describe("states", () => {
  it("opens every state of the manifest, as JSON, the same each time", () => {
    for (const name of Object.keys(manifest.states)) {
      const { app } = initial(name);
      expect(JSON.parse(JSON.stringify(app))).toEqual(app);
      expect(initial(name)).toEqual(initial(name));
    }
  });

  it("refuses a state and a message it does not know", () => {
    expect(() => initial("0")).toThrow("no state 0");
    expect(() => reduce(start("1"), { type: "nonsense" }, 0)).toThrow("nothing handles nonsense");
  });
});

describe("cart", () => {
  it("adds the same thing to the same line, another color to another", () => {
    const state = start("3");
    const before = state.cart.length;
    tell(state, { type: "add.choice" }, { type: "add.choice" });
    expect(state.cart.at(-1)).toMatchObject({ id: "kettle-dome", colour: "juniper", qty: 2 });
    tell(state, { type: "choice.colour", id: "fennel" }, { type: "add.choice" });
    expect(state.cart.length).toBe(before + 2);
  });

  it("takes a line out and puts it back", () => {
    const state = start("4");
    const line = state.cart[0];
    if (!line) throw new Error("an empty cart");
    tell(state, { type: "cart.remove", line: lineKey(line) });
    expect(state.cart.map(lineKey)).not.toContain(lineKey(line));
    tell(state, { type: "cart.undo" });
    expect(state.cart.map(lineKey)).toContain(lineKey(line));
  });

  it("charges shipping below 35 dollars and no taxes on groceries", () => {
    const few = totalsOf([lineOf("kettle-glass")], TERMS);
    expect([few.shipping, few.missing, few.tax]).toEqual([699, 3500 - 1988, Math.round(1988 * 0.0725)]);
    expect(totalsOf([lineOf("kettle-glass", { qty: 2 })], TERMS).shipping).toBe(0);
    expect(totalsOf([lineOf("kettle-glass")], { ...TERMS, isPlus: true }).shipping).toBe(0);
    expect(totalsOf([lineOf("coffee-beans")], TERMS).tax).toBe(0);
  });

  it("adds up", () => {
    const lines = [
      lineOf("kettle-dome", { size: "2.2 L", gift: true }),
      lineOf("coffee-beans", { qty: 3, how: "delivery" }),
    ];
    const sums = totalsOf(lines, { code: "KETTLE10", isPlus: false, slot: "fri-4" });
    expect(sums.subtotal).toBe(4797 + 3 * 1398);
    expect(sums.discount).toBe(480);
    expect(sums.shipping).toBe(995);
    expect(sums.total).toBe(sums.subtotal - sums.discount + sums.extras + sums.shipping + sums.tax);
  });

  it("checks a code before it counts, and drops one that no longer fits", () => {
    const state = start("4");
    expect(timers(tell(state, { type: "promo.apply", code: "kettle10" }))).toEqual(["promo"]);
    expect(state.promo.state).toBe("checking");
    tell(state, { type: "promo.checked" });
    expect(state.promo.state).toBe("applied");
    const kettle = state.cart.find((line) => line.id === "kettle-glass");
    if (kettle) tell(state, { type: "cart.remove", line: lineKey(kettle) });
    expect(state.promo.state).toBe("refused");
    expect(refusalOf("HELLO20", state.cart, true)).toContain("first order");
  });
});

describe("browsing", () => {
  it("forgets filters on the way to another page and keeps one rating at a time", () => {
    const state = start("2");
    tell(
      state,
      { type: "facet", facet: "rating", value: "4 & up" },
      { type: "facet", facet: "rating", value: "4.5 & up" },
    );
    expect(state.filters.chosen.rating).toEqual(["4.5 & up"]);
    tell(state, { type: "search", query: "kettle" });
    expect(state.filters.chosen.rating).toEqual([]);
    expect(state.searches[0]).toBe("kettle");
  });

  it("sells the limited console only after the line", () => {
    const state = start("10");
    expect(state.choice.line).toBe("waiting");
    tell(state, { type: "line.in" });
    expect(state.choice.line).toBe("in");
  });

  it("compares no more than four", () => {
    const state = start("1");
    for (const id of ["kettle-dome", "kettle-goose", "kettle-glass", "kettle-mini", "kettle-quiet"]) {
      tell(state, { type: "compare", id });
    }
    expect(state.compare.length).toBe(4);
  });
});

describe("account", () => {
  it("places an order once it was checked, and empties the cart", () => {
    const state = start("16");
    const count = state.orders.length;
    tell(state, { type: "checkout.step", step: 2 }, { type: "checkout.step", step: 3 });
    expect(timers(tell(state, { type: "checkout.step", step: 4 }))).toEqual(["checkout"]);
    tell(state, { type: "checkout.ready" });
    expect(timers(tell(state, { type: "checkout.place" }))).toEqual(["place"]);
    tell(state, { type: "checkout.placed" });
    expect([state.cart.length, state.orders.length, state.page.name]).toEqual([0, count + 1, "thanks"]);
  });

  it("makes a label for a return after a while", () => {
    const state = start("5");
    tell(
      state,
      { type: "return.start", id: "o-0412" },
      { type: "return.reason", id: "Wrong item" },
      { type: "return.way", id: "store" },
    );
    expect(timers(tell(state, { type: "return.submit" }))).toEqual(["return"]);
    tell(state, { type: "return.done" });
    expect(state.status["o-0412"]).toBe("Return started");
  });

  it("keeps at least one address and one card", () => {
    const state = start("1");
    for (const one of [...state.addresses]) tell(state, { type: "address.delete", id: one.id });
    for (const one of [...state.cards]) tell(state, { type: "card.remove", id: one });
    expect([state.addresses.length, state.cards.length]).toEqual([1, 1]);
  });

  it("answers in the help chat after a while", () => {
    const state = start("11");
    const before = state.chat.lines.length;
    expect(timers(tell(state, { type: "chat.ask", id: "store" }))).toEqual(["chat"]);
    tell(state, { type: "chat.answer", key: "store" });
    expect(state.chat.lines.length).toBe(before + 2);
    expect(state.chat.isTyping).toBe(false);
  });
});

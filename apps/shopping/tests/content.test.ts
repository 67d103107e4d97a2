import { describe, expect, it } from "vitest";
import { PRODUCTS, productOf, searched, subjectOf } from "../content/catalogue";
import { CATEGORIES, DEPARTMENTS } from "../content/departments";
import { choicesOf, FACETS, narrowed, noFilters, priceRange, sorted } from "../content/facets";
import { arranged, spreadOf } from "../content/opinions";
import { ORDERS, WISH_LISTS } from "../content/orders";
import { questionsOf } from "../content/questions";
import { reviewsOf } from "../content/reviews";
import { CLAIMED, FLASH, SHELVES } from "../content/shelves";
import { itemsOf, orderTotal } from "../state/account";
import { WARES } from "../wares/ware";

const distinct = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);

describe("catalogue", () => {
  it("gives every product one id, a picture and a sensible price", () => {
    distinct(PRODUCTS.map((one) => one.id));
    for (const one of PRODUCTS) {
      expect(WARES[one.kind], one.kind).toBeTypeOf("function");
      if (one.was > 0) expect(one.was).toBeGreaterThan(one.price);
      expect(one.rating).toBeLessThanOrEqual(5);
    }
  });

  it("has something in every category", () => {
    for (const one of CATEGORIES) expect(subjectOf("category", one.key).products.length, one.key).toBeGreaterThan(0);
    const inDepartments = DEPARTMENTS.flatMap((one) => subjectOf("department", one.key).products);
    expect(inDepartments.length).toBe(PRODUCTS.length);
  });

  it("shows on shelves, lists and orders only what exists", () => {
    const shown = [
      ...FLASH,
      ...Object.values(SHELVES).flat(),
      ...WISH_LISTS.flatMap((one) => one.items),
      ...ORDERS.flatMap((one) => one.items.map((item) => item.id)),
    ];
    for (const id of shown) expect(productOf(id).id).toBe(id);
    for (const shelf of Object.values(SHELVES)) distinct(shelf);
    expect(Object.keys(CLAIMED).sort()).toEqual([...FLASH].sort());
    expect([...FLASH].sort()).toEqual(
      subjectOf("list", "flash")
        .products.map((one) => one.id)
        .sort(),
    );
  });

  it("finds by all words, in singular and plural", () => {
    expect(searched("kettle").map((one) => one.id)).toContain("kettle-goose");
    expect(searched("kettles").length).toBe(searched("kettle").length);
    expect(searched("kettle gooseneck").map((one) => one.id)).toEqual(["kettle-goose"]);
    expect(searched("zeppelin")).toEqual([]);
  });
});

describe("facets", () => {
  const products = subjectOf("search", "headphones").products;

  it("count what choosing them would leave", () => {
    for (const facet of FACETS) {
      for (const { value, count } of choicesOf(products, noFilters(), facet)) {
        const filters = noFilters();
        filters.chosen[facet] = [value];
        expect(narrowed(products, filters).length, `${facet} ${value}`).toBe(count);
      }
    }
  });

  it("narrow by price at both ends", () => {
    const { least, most } = priceRange(products);
    const all = { ...noFilters(), from: least, to: most };
    expect(narrowed(products, all).length).toBe(products.length);
    expect(narrowed(products, { ...all, to: 50 }).every((one) => one.price <= 5000)).toBe(true);
  });

  it("leave nothing out when sorting", () => {
    const cheapest = sorted(products, "low");
    expect(cheapest.length).toBe(products.length);
    expect(cheapest[0]?.price).toBe(Math.min(...products.map((one) => one.price)));
  });
});

describe("opinions", () => {
  it("have stars that come to the rating", () => {
    for (const one of PRODUCTS) {
      const shares = spreadOf(one);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      const mean = shares.reduce((sum, share, at) => sum + (share * (5 - at)) / 100, 0);
      expect(Math.abs(mean - one.rating), one.id).toBeLessThan(0.06);
    }
  });

  it("are sorted and narrowed", () => {
    const kettle = reviewsOf(productOf("kettle-dome"));
    distinct(kettle.map((one) => one.id));
    expect(arranged(kettle, "helpful", 0, "")[0]?.id).toBe("k5");
    expect(arranged(kettle, "newest", 0, "")[0]?.id).toBe("k1");
    expect(arranged(kettle, "relevant", 5, "color").every((one) => one.stars === 5)).toBe(true);
    for (const one of PRODUCTS) distinct(questionsOf(one).map((question) => question.id));
  });
});

describe("orders", () => {
  it("cost what their items and taxes come to", () => {
    const order = ORDERS.find((one) => one.id === "o-0511");
    expect(order && itemsOf(order)).toBe(2);
    expect(order && orderTotal(order)).toBe(2296 + Math.round(2296 * 0.0725));
    const food = ORDERS.find((one) => one.id === "o-0428");
    expect(food && orderTotal(food)).toBe(464 * 2 + 428 + 374 + 1398 + 458 * 3);
  });
});

// Everything for sale, and how it is found, narrowed down and put in order.

import { categoryOf, departmentOf } from "./departments";
import type { Product } from "./products";
import { CLOTHES_WARES } from "./wares_clothes";
import { ELECTRONIC_WARES } from "./wares_electronics";
import { FAMILY_WARES } from "./wares_family";
import { GROCERY_WARES } from "./wares_grocery";
import { HOME_WARES } from "./wares_home";
import { KITCHEN_WARES } from "./wares_kitchen";
import { ROOM_WARES } from "./wares_rooms";
import { SOUND_WARES } from "./wares_sound";
import { TABLE_WARES } from "./wares_table";

export const PRODUCTS: readonly Product[] = [
  ...KITCHEN_WARES,
  ...TABLE_WARES,
  ...ELECTRONIC_WARES,
  ...SOUND_WARES,
  ...HOME_WARES,
  ...ROOM_WARES,
  ...GROCERY_WARES,
  ...CLOTHES_WARES,
  ...FAMILY_WARES,
];
const BY_ID = new Map(PRODUCTS.map((one) => [one.id, one]));

export function productOf(id: string): Product {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no product ${id}`);
  return found;
}

/** How a product is called where there is little room. */
export const shortTitle = (product: Product): string => (product.title.split(/, | with /)[0] ?? product.title).trim();

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
const stem = (word: string): string => (word.length > 3 && word.endsWith("s") ? word.slice(0, -1) : word);

function haystack(product: Product): Set<string> {
  const { category, department, title, brand, words } = product;
  const text = `${title} ${brand} ${words} ${categoryOf(category).name} ${departmentOf(department).name}`;
  return new Set(wordsOf(text).map(stem));
}
const HAYSTACKS = new Map(PRODUCTS.map((one) => [one.id, haystack(one)]));

/** Products that have every word of the query; all when it is empty. */
export function searched(query: string): Product[] {
  const wanted = wordsOf(query).map(stem);
  return PRODUCTS.filter((one) => {
    const words = HAYSTACKS.get(one.id) ?? new Set();
    return wanted.every((word) => words.has(word));
  });
}

export const LISTS: Readonly<Record<string, { title: string; has: (product: Product) => boolean }>> = {
  deals: { title: "Deals", has: (one) => one.was > 0 },
  flash: { title: "Flash Deals", has: (one) => one.badge === "Flash Deal" },
  rollbacks: { title: "Rollbacks & more", has: (one) => one.badge === "Rollback" },
  new: { title: "New arrivals", has: (one) => one.badge === "New" },
  best: { title: "Best sellers", has: (one) => one.badge === "Best seller" },
  fast: { title: "Get it fast", has: (one) => one.speed === "today" },
  clearance: { title: "Clearance", has: (one) => one.badge === "Clearance" || one.badge === "Reduced price" },
  own: {
    title: "Only at Brightbarn",
    has: (one) => ["Barnside", "Barnview", "Good Barn", "Wellbarn"].includes(one.brand),
  },
};

/** What a page of results is about. */
export function subjectOf(kind: string, key: string): { title: string; products: Product[] } {
  if (kind === "category") {
    return { title: categoryOf(key).name, products: PRODUCTS.filter((one) => one.category === key) };
  }
  if (kind === "department") {
    return { title: departmentOf(key).name, products: PRODUCTS.filter((one) => one.department === key) };
  }
  if (kind === "brand") return { title: key, products: PRODUCTS.filter((one) => one.brand === key) };
  if (kind === "seller") return { title: key, products: PRODUCTS.filter((one) => one.seller === key) };
  const list = LISTS[key];
  if (kind === "list" && list) return { title: list.title, products: PRODUCTS.filter(list.has) };
  return { title: key, products: searched(key) };
}

// Narrowing down a list of products, with counts that say what each choice would leave.
import type { Product, Speed } from "./products";

export const FACETS = ["speed", "brand", "colour", "rating", "offer", "seller", "size"] as const;
export type FacetKey = (typeof FACETS)[number];

export interface Filters {
  chosen: Record<FacetKey, string[]>;
  /** Dollars; null where it is not limited. */
  from: number | null;
  to: number | null;
}

export const noFilters = (): Filters => ({
  chosen: { speed: [], brand: [], colour: [], rating: [], offer: [], seller: [], size: [] },
  from: null,
  to: null,
});

export const FACET_TITLES: Record<FacetKey, string> = {
  speed: "Fulfillment speed",
  brand: "Brand",
  colour: "Color",
  rating: "Customer rating",
  offer: "Special offers",
  seller: "Retailer",
  size: "Size & capacity",
};

export const SPEED_NAMES: Record<Speed, string> = {
  today: "Today",
  tomorrow: "Tomorrow",
  twoday: "2 days",
  later: "3+ days",
};

const RATINGS = ["4.5 & up", "4 & up", "3 & up"] as const;

/** The values of a product under a facet. */
export function valuesOf(product: Product, facet: FacetKey): string[] {
  if (facet === "speed") return [SPEED_NAMES[product.speed]];
  if (facet === "brand") return [product.brand];
  if (facet === "colour") return [...new Set(product.colours.map((one) => one.family))];
  if (facet === "rating") return RATINGS.filter((one) => product.rating >= Number.parseFloat(one));
  if (facet === "offer") return product.badge ? [product.badge] : [];
  if (facet === "seller") return [product.seller];
  return product.sizes.map((one) => one.name);
}

const fitsPrice = (product: Product, { from, to }: Filters): boolean =>
  (from === null || product.price >= from * 100) && (to === null || product.price <= to * 100);

/** What is left of the products; one facet may be left out of account. */
export function narrowed(products: readonly Product[], filters: Filters, except?: FacetKey | "price"): Product[] {
  return products.filter((product) => {
    if (except !== "price" && !fitsPrice(product, filters)) return false;
    return FACETS.every((facet) => {
      const chosen = filters.chosen[facet];
      if (facet === except || chosen.length === 0) return true;
      return valuesOf(product, facet).some((one) => chosen.includes(one));
    });
  });
}

const ORDERED: Partial<Record<FacetKey, readonly string[]>> = { speed: Object.values(SPEED_NAMES), rating: RATINGS };

/** The choices under a facet, with how many products each has among those the other facets leave. */
export function choicesOf(
  products: readonly Product[],
  filters: Filters,
  facet: FacetKey,
): { value: string; count: number }[] {
  const all = new Set(products.flatMap((one) => valuesOf(one, facet)));
  const left = narrowed(products, filters, facet);
  const order = ORDERED[facet];
  return [...all]
    .map((value) => ({ value, count: left.filter((one) => valuesOf(one, facet).includes(value)).length }))
    .sort((a, b) =>
      order ? order.indexOf(a.value) - order.indexOf(b.value) : b.count - a.count || (a.value < b.value ? -1 : 1),
    );
}

/** Whole dollars around the cheapest and the dearest. */
export function priceRange(products: readonly Product[]): { least: number; most: number } {
  const prices = products.map((one) => one.price);
  if (prices.length === 0) return { least: 0, most: 100 };
  return { least: Math.floor(Math.min(...prices) / 100), most: Math.ceil(Math.max(...prices) / 100) };
}

export const SORTS = {
  match: "Best match",
  low: "Price low",
  high: "Price high",
  best: "Best seller",
  rating: "Highest rating",
  saving: "Biggest savings",
} as const;
export type Sort = keyof typeof SORTS;

const BY: Record<Sort, (a: Product, b: Product) => number> = {
  match: () => 0,
  low: (a, b) => a.price - b.price,
  high: (a, b) => b.price - a.price,
  best: (a, b) => b.ratings - a.ratings,
  rating: (a, b) => b.rating - a.rating || b.ratings - a.ratings,
  saving: (a, b) => savingOf(b) - savingOf(a),
};

const savingOf = (product: Product): number => (product.was > 0 ? product.was - product.price : 0);

export const sorted = (products: readonly Product[], sort: Sort): Product[] => [...products].sort(BY[sort]);

export const filterCount = ({ chosen, from, to }: Filters): number =>
  FACETS.reduce((sum, facet) => sum + chosen[facet].length, 0) + (from !== null || to !== null ? 1 : 0);

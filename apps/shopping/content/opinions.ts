// How reviews are spread, sorted and narrowed.
import type { Product } from "./products";
import type { Review } from "./reviews";

/** Shares of five to one stars, in percent, that come to the product's rating. */
export function spreadOf({ rating }: Product): readonly number[] {
  const low = Math.round((5 - rating) * 20);
  const one = Math.round(low * 0.42);
  const two = Math.round(low * 0.2);
  const three = Math.round(low * 0.45);
  const four = Math.max(0, Math.round((5 - rating) * 100 - one * 4 - two * 3 - three * 2));
  return [100 - four - three - two - one, four, three, two, one];
}

export const REVIEW_SORTS = {
  relevant: "Most relevant",
  helpful: "Most helpful",
  newest: "Newest",
  high: "High to low rating",
  low: "Low to high rating",
} as const;

export type ReviewSort = keyof typeof REVIEW_SORTS;

const MONTHS = "Jan Feb Mar Apr May";

const dayOf = (date: string): number => MONTHS.indexOf(date.slice(0, 3)) * 100 + Number(date.match(/ (\d+),/)?.[1]);

export function arranged(reviews: readonly Review[], sort: ReviewSort, stars: number, topic: string): Review[] {
  const left = reviews.filter(
    (one) => (stars === 0 || one.stars === stars) && (topic === "" || one.topics.includes(topic)),
  );
  if (sort === "helpful") return left.sort((a, b) => b.helpful - a.helpful);
  if (sort === "newest") return left.sort((a, b) => dayOf(b.date) - dayOf(a.date));
  if (sort === "high") return left.sort((a, b) => b.stars - a.stars);
  if (sort === "low") return left.sort((a, b) => a.stars - b.stars);
  return left;
}

/** Topics by how many reviews mention them. */
export function topicsOf(reviews: readonly Review[]): { topic: string; count: number }[] {
  const all = [...new Set(reviews.flatMap((one) => one.topics))];
  return all
    .map((topic) => ({ topic, count: reviews.filter((one) => one.topics.includes(topic)).length }))
    .sort((a, b) => b.count - a.count)
    .slice(0, 7);
}

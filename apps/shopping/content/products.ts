// The catalogue as one list, and how a product is written down.
import { type Colour, colourOf } from "./colours";
import { categoryOf } from "./departments";

export type Speed = "today" | "tomorrow" | "twoday" | "later";
export type Badge =
  | "Rollback"
  | "Best seller"
  | "Overall pick"
  | "Reduced price"
  | "Flash Deal"
  | "Clearance"
  | "New"
  | "Popular pick";

export interface Product {
  id: string;
  category: string;
  department: string;
  brand: string;
  title: string;
  /** Cents. */
  price: number;
  /** Cents, before; 0 when it never cost more. */
  was: number;
  rating: number;
  ratings: number;
  kind: string;
  colours: readonly Colour[];
  /** Sizes or capacities, with what each adds in cents. */
  sizes: readonly { name: string; adds: number }[];
  sizeLabel: string;
  badge: Badge | "";
  seller: string;
  speed: Speed;
  /** As in "3.1 ¢/oz". */
  unit: string;
  bought: string;
  words: string;
}

export const OWN = "Brightbarn.com";

export interface More {
  was?: number;
  badge?: Badge;
  seller?: string;
  speed?: Speed;
  unit?: string;
  bought?: string;
  sizes?: string;
  sizeLabel?: string;
  words?: string;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** "Twin, Queen +30, King +45" */
const readSizes = (text: string): { name: string; adds: number }[] =>
  text
    .split(", ")
    .filter(Boolean)
    .map((one) => {
      const [name = one, adds] = one.split(" +");
      return { name, adds: adds ? cents(Number(adds)) : 0 };
    });

/** One line of the catalogue; money in dollars. */
export function ware(
  id: string,
  category: string,
  brand: string,
  title: string,
  price: number,
  [rating, ratings]: readonly [number, number],
  kind: string,
  colours: string,
  more: More = {},
): Product {
  return {
    id,
    category,
    department: categoryOf(category).department,
    brand,
    title,
    price: cents(price),
    was: cents(more.was ?? 0),
    rating,
    ratings,
    kind,
    colours: colours.split(" ").map(colourOf),
    sizes: readSizes(more.sizes ?? ""),
    sizeLabel: more.sizeLabel ?? "Size",
    badge: more.badge ?? "",
    seller: more.seller ?? OWN,
    speed: more.speed ?? "tomorrow",
    unit: more.unit ?? "",
    bought: more.bought ?? "",
    words: more.words ?? "",
  };
}

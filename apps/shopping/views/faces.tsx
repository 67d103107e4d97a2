// The brand, prices, stars, and other small things that recur.
import { Button, names, send } from "../../_kit";
import type { Badge } from "../content/products";
import type { PageName } from "../state/model";
import { money } from "../state/totals";

export const Mark = ({ size = 34 }: { size?: number }) => (
  <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" class="mark">
    <path
      d="M20 1.500l2 6.500M7 6l4 5.500M33 6l-4 5.500M1.500 17.500l6 2M38.500 17.500l-6 2"
      stroke="#ffc531"
      stroke-width="3.400"
      stroke-linecap="round"
    />
    <path d="M20 11l12.500 9.500V37h-25V20.500z" fill="#ffc531" />
    <path
      d="M14.500 37V25.500h11V37M14.500 25.500l11 11.500M25.500 25.500L14.500 37"
      stroke="#0f4bc4"
      stroke-width="2"
      fill="none"
    />
  </svg>
);

export const Logo = () => (
  <span class="logo">
    <span class="logo-word">Brightbarn</span>
    <Mark />
  </span>
);

export const go = (name: PageName, kind = "", key = "") => send({ type: "go", name, kind, key });
export const follow = (kind: string, target = "") => send({ type: "follow", kind, target });
export const say = (text: string) => send({ type: "say", text });

const dollars = (cents: number): readonly [string, string] => {
  const [whole = "0", part = "00"] = money(cents).slice(1).split(".");
  return [whole, part];
};

export function Price({ cents, was = 0, large = false }: { cents: number; was?: number; large?: boolean }) {
  const [whole, part] = dollars(cents);
  const isLower = was > cents;
  return (
    <span class={names("price", isLower && "price-low", large && "price-large")}>
      <span class="price-now">
        {isLower && <span class="price-word">Now </span>}
        <sup>$</sup>
        {whole}
        <sup>{part}</sup>
      </span>
      {isLower && <s class="price-was">{money(was)}</s>}
    </span>
  );
}

const STAR = "M10 1.5l2.600 5.600 6.100.7-4.500 4.200 1.200 6.100L10 15.100l-5.400 3 1.200-6.100L1.300 7.800l6.100-.7z";
const starAt = (at: number): string =>
  STAR.replace("M10", `M${10 + at * 20}`)
    .replace("L10 ", `L${10 + at * 20} `)
    .replace("L1.300", `L${1.3 + at * 20}`);
const ROW = [0, 1, 2, 3, 4].map(starAt).join("");

/** Five stars as one drawing: outlined, and filled up to the rating. */
export function Stars({ rating, count, size = 13 }: { rating: number; count?: number; size?: number }) {
  const shown = Math.round(rating * 2) / 2;
  return (
    <span class="stars" role="img" aria-label={`${rating} out of 5 stars${count ? `, ${count} reviews` : ""}`}>
      <svg viewBox="0 0 100 20" width={size * 5} height={size} aria-hidden="true">
        <path d={ROW} fill="none" stroke="#1f242c" stroke-width="1.400" />
        <path d={ROW} fill="#1f242c" style={{ clipPath: `inset(0 ${100 - shown * 20}px 0 0)` }} />
      </svg>
      {count !== undefined && <span class="stars-count">{count.toLocaleString("en-US")}</span>}
    </span>
  );
}

const LOOKS: Record<Badge, string> = {
  Rollback: "tag-red",
  "Best seller": "tag-line",
  "Overall pick": "tag-line",
  "Reduced price": "tag-red",
  "Flash Deal": "tag-yellow",
  Clearance: "tag-red",
  New: "tag-blue",
  "Popular pick": "tag-line",
};
export const Tag = ({ badge }: { badge: Badge | "" }) =>
  badge === "" ? null : <span class={names("tag", LOOKS[badge])}>{badge}</span>;

/** A heading with a link at its end. */
export function Head({
  title,
  text,
  link,
  id,
  onPress,
}: {
  title: string;
  text?: string;
  link?: string;
  id: string;
  onPress?: () => void;
}) {
  return (
    <header class="head">
      <div>
        <h2>{title}</h2>
        {text && <p class="quiet">{text}</p>}
      </div>
      {link && onPress && (
        <Button as="a" id={id} class="link" label={`${link}: ${title}`} onPress={onPress}>
          {link}
        </Button>
      )}
    </header>
  );
}

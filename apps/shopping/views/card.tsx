// A product as a card in a shelf or grid, and what it offers under the pointer.
import {
  mdiEyeOutline,
  mdiHeart,
  mdiHeartOutline,
  mdiMinus,
  mdiPlus,
  mdiScaleBalance,
  mdiTruckFastOutline,
} from "@mdi/js";
import { memo } from "preact/compat";
import { Button, Icon, names, send } from "../../_kit";
import { shortTitle } from "../content/catalogue";
import { ARRIVES } from "../content/places";
import { OWN, type Product } from "../content/products";
import type { State } from "../state/model";
import { Ware } from "../wares/ware";
import { go, Price, Stars, Tag } from "./faces";

/** What of the state shows on a card. */
export interface Flags {
  /** How many are in the cart. */
  qty: number;
  isKept: boolean;
  isCompared: boolean;
}

export const flagsOf = (app: State, { id }: Product): Flags => ({
  qty: app.cart.reduce((sum, line) => sum + (line.id === id ? line.qty : 0), 0),
  isKept: app.lists[0]?.items.includes(id) === true,
  isCompared: app.compare.includes(id),
});

export interface CardProps extends Flags {
  area: string;
  product: Product;
  /** Width of the picture. */
  size: number;
  sponsored?: boolean;
  /** Only picture, price and title. */
  brief?: boolean;
  /** Without colors and what is for comparing; for shelves. */
  lean?: boolean;
  /** Sold so far, in percent. */
  claimed?: number;
}

/** A button that puts it into the cart, or the number that is in there. */
export function AddButton({ area, product, qty }: { area: string; product: Product; qty: number }) {
  const { id } = product;
  const title = shortTitle(product);
  if (qty > 0) {
    return (
      <span class="stepper">
        <Button
          id={`${area}.less.${id}`}
          class="stepper-button"
          label={`One less of ${title}`}
          onPress={() => send({ type: "card.qty", id, by: -1 })}
        >
          <Icon path={mdiMinus} size={18} />
        </Button>
        <span class="stepper-count">{qty}</span>
        <Button
          id={`${area}.more.${id}`}
          class="stepper-button"
          label={`One more of ${title}`}
          onPress={() => send({ type: "card.qty", id, by: 1 })}
        >
          <Icon path={mdiPlus} size={18} />
        </Button>
      </span>
    );
  }
  if (product.sizes.length > 0) {
    return (
      <Button
        id={`${area}.options.${id}`}
        class="pill pill-line"
        label={`Options for ${title}`}
        onPress={() => send({ type: "quick", id })}
      >
        Options
      </Button>
    );
  }
  return (
    <Button
      id={`${area}.add.${id}`}
      class="pill pill-blue"
      label={`Add ${title} to cart`}
      onPress={() => send({ type: "add", id })}
    >
      <Icon path={mdiPlus} size={18} />
      Add
    </Button>
  );
}

export function Heart({ area, product, isKept }: { area: string; product: Product; isKept: boolean }) {
  return (
    <Button
      id={`${area}.heart.${product.id}`}
      class={names("heart", isKept && "heart-on")}
      label={`${isKept ? "Unsave" : "Save"}: ${shortTitle(product)}`}
      pressed={isKept}
      onPress={() => send({ type: "heart", id: product.id })}
    >
      <Icon path={isKept ? mdiHeart : mdiHeartOutline} size={20} />
    </Button>
  );
}

export function arrivalOf(product: Product): string {
  const when = product.speed === "today" ? "tomorrow" : ARRIVES[product.speed];
  if (product.seller !== OWN) return `Free shipping, arrives ${when}`;
  return product.price >= 3500 ? `Free shipping, arrives ${when}` : `Shipping, arrives ${when}`;
}

const Swatches = ({ product }: { product: Product }) => (
  <span class="dots" role="img" aria-label={`${product.colours.length} colors`}>
    {product.colours.slice(0, 4).map((one) => (
      <span key={one.key} class="dot" style={{ background: one.ink }} />
    ))}
    {product.colours.length > 4 && <span class="quiet small">+{product.colours.length - 4}</span>}
  </span>
);

function ProductCard(props: CardProps) {
  const {
    area,
    product,
    size,
    sponsored = false,
    brief = false,
    lean = false,
    claimed,
    qty,
    isKept,
    isCompared,
  } = props;
  const { id } = product;
  const ink = product.colours[0]?.ink ?? "#999";
  return (
    <article class="card" aria-label={product.title} style={{ "--picture": `${size}px` } as never}>
      <Button as="a" id={`${area}.item.${id}`} class="card-link" onPress={() => go("product", "", id)}>
        <span class="card-picture">
          <Ware kind={product.kind} ink={ink} size={size} />
          <Tag badge={product.badge} />
        </span>
        <span class="card-gap" />
        {sponsored && <span class="quiet small">Sponsored</span>}
        <Price cents={product.price} was={product.was} />
        {product.unit && <span class="quiet small"> {product.unit}</span>}
        <span class="card-title">{product.title}</span>
        {!brief && (
          <>
            {!lean && product.colours.length > 1 && <Swatches product={product} />}
            <Stars rating={product.rating} count={product.ratings} />
            {product.bought && <span class="card-bought">{product.bought}</span>}
            {product.speed === "today" && (
              <span class="small">
                <strong>Pickup</strong> today
              </span>
            )}
            <span class="small card-ship">
              {!lean && <Icon path={mdiTruckFastOutline} size={15} />} {arrivalOf(product)}
            </span>
            {product.seller !== OWN && <span class="quiet small">Sold by {product.seller}</span>}
          </>
        )}
        {claimed !== undefined && (
          <span class="claimed">
            <span class="claimed-bar">
              <span style={{ width: `${claimed}%` }} />
            </span>
            <span class="small">{claimed}% claimed</span>
          </span>
        )}
      </Button>
      <Heart area={area} product={product} isKept={isKept} />
      <span class="card-add">
        <AddButton area={area} product={product} qty={qty} />
      </span>
      <span class="card-tools">
        <Button
          id={`${area}.quick.${id}`}
          class="tool"
          tip="Quick view"
          tipSide="left"
          label={`Quick view: ${shortTitle(product)}`}
          onPress={() => send({ type: "quick", id })}
        >
          <Icon path={mdiEyeOutline} size={20} />
        </Button>
        {!lean && (
          <Button
            id={`${area}.compare.${id}`}
            class={names("tool", isCompared && "tool-on")}
            tip={isCompared ? "Do not compare" : "Compare"}
            tipSide="left"
            label={`Compare ${shortTitle(product)}`}
            pressed={isCompared}
            onPress={() => send({ type: "compare", id })}
          >
            <Icon path={mdiScaleBalance} size={20} />
          </Button>
        )}
      </span>
    </article>
  );
}

/** Drawn anew only when something on it changes. */
export const Card = memo(ProductCard);

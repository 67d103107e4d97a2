// Results as rows, and the brand that pays to be above them.
import { mdiHeartOutline, mdiScaleBalance } from "@mdi/js";
import { Button, Icon, send } from "../../_kit";
import { productOf } from "../content/catalogue";
import type { Product } from "../content/products";
import { BRAND_LINES } from "../content/shelves";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { AddButton, arrivalOf, flagsOf } from "./card";
import { follow, go, Price, Stars, Tag } from "./faces";

export function Row({ app, product }: { app: State; product: Product }) {
  const { id } = product;
  return (
    <article class="row-card" aria-label={product.title}>
      <Button as="a" id={`results.item.${id}`} class="row-link" onPress={() => go("product", "", id)}>
        <Ware kind={product.kind} ink={product.colours[0]?.ink ?? "#999"} size={150} />
        <span class="row-text">
          <Tag badge={product.badge} />
          <strong class="row-title">{product.title}</strong>
          <Stars rating={product.rating} count={product.ratings} size={15} />
          <span class="small">{arrivalOf(product)}</span>
          <span class="quiet small">Sold by {product.seller}</span>
        </span>
        <Price cents={product.price} was={product.was} />
      </Button>
      <span class="row-buttons">
        <AddButton area="results" product={product} qty={flagsOf(app, product).qty} />
        <Button
          id={`results.list.${id}`}
          class="link"
          label={`Add to list: ${product.title}`}
          onPress={() => send({ type: "list.pick", id })}
        >
          <Icon path={mdiHeartOutline} size={18} /> Add to list
        </Button>
        <Button
          id={`results.compare.${id}`}
          class="link"
          label={`Compare ${product.title}`}
          pressed={app.compare.includes(id)}
          onPress={() => send({ type: "compare", id })}
        >
          <Icon path={mdiScaleBalance} size={18} /> Compare
        </Button>
      </span>
    </article>
  );
}

export function BrandLine({ department }: { department: string }) {
  const line = BRAND_LINES.find((one) => one.department === department) ?? BRAND_LINES.at(-1);
  if (!line) return null;
  return (
    <section class="brand-line" aria-label={`Sponsored: ${line.brand}`}>
      <span class="brand-text">
        <span class="quiet small">Sponsored</span>
        <strong>{line.brand}</strong>
        <span>{line.text}</span>
      </span>
      <Button
        as="a"
        id="results.brand"
        class="pill pill-line"
        label={`Shop ${line.brand}`}
        onPress={() => follow("brand", line.brand)}
      >
        Shop {line.brand}
      </Button>
      {line.wares.map(productOf).map((one) => (
        <Button
          as="a"
          key={one.id}
          id={`results.brand.${one.id}`}
          class="brand-ware"
          label={`${one.title}, ${money(one.price)}`}
          onPress={() => go("product", "", one.id)}
        >
          <Ware kind={one.kind} ink={one.colours[0]?.ink ?? "#999"} size={76} />
          <span class="small">{money(one.price)}</span>
        </Button>
      ))}
    </section>
  );
}

// Lines of the cart, and what is saved for later.
import { mdiGiftOutline, mdiShieldCheckOutline } from "@mdi/js";
import { Button, Checkbox, Icon, names, Select, send } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { colourOf } from "../content/colours";
import { OWN } from "../content/products";
import { lineKey } from "../state/basket";
import type { How, Line } from "../state/model";
import { linePrice, money, planPrice, wasOf } from "../state/totals";
import { Ware } from "../wares/ware";
import { go, Price } from "./faces";
import { slug } from "./facets";
import { HOWS } from "./header";

const QTYS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

export const idOf = (line: Line): string => slug(`${line.id} ${line.colour} ${line.size}`);

export const inkOf = (line: Line): string =>
  (line.colour ? colourOf(line.colour) : productOf(line.id).colours[0])?.ink ?? "#999";

export function choiceText(line: Line): string {
  const product = productOf(line.id);
  const colour = product.colours.length > 1 && line.colour ? colourOf(line.colour).name : "";
  return [colour, line.size].filter(Boolean).join(", ");
}

export function LineRow({ line }: { line: Line }) {
  const product = productOf(line.id);
  const key = lineKey(line);
  const id = idOf(line);
  const was = wasOf(product, line.size) * line.qty;
  const to =
    (type: string, more: Record<string, string | number> = {}) =>
    () =>
      send({ type, line: key, ...more });
  return (
    <article class="line" aria-label={product.title}>
      <Ware kind={product.kind} ink={inkOf(line)} size={104} />
      <div class="line-text">
        <Button as="a" id={`cart.item.${id}`} class="line-title" onPress={() => go("product", "", line.id)}>
          {product.title}
        </Button>
        <span class="quiet small">{choiceText(line)}</span>
        <span class="small">Sold by {product.seller}</span>
        <div class="row line-hows" role="radiogroup" aria-label={`How ${shortTitle(product)} comes`}>
          {HOWS.map((one) => (
            <Button
              key={one.key}
              id={`cart.how.${id}.${one.key}`}
              class={names("chip", line.how === one.key && "chip-on")}
              role="radio"
              checked={line.how === one.key}
              inactive={product.seller !== OWN && one.key !== "shipping"}
              onPress={to("cart.how", { how: one.key as How })}
            >
              {one.title}
            </Button>
          ))}
        </div>
        <div class="row">
          <Checkbox id={`cart.gift.${id}`} label="Gift wrap, $3.99" value={line.gift} onChange={to("cart.gift")}>
            <Icon path={mdiGiftOutline} size={16} /> Gift wrap, $3.99
          </Checkbox>
          {product.department === "grocery" || (
            <Checkbox
              id={`cart.plan.${id}`}
              label={`Protection plan, ${money(planPrice(linePrice(line)))}`}
              value={line.plan}
              onChange={to("cart.plan")}
            >
              <Icon path={mdiShieldCheckOutline} size={16} /> Protection plan, {money(planPrice(linePrice(line)))}
            </Checkbox>
          )}
        </div>
      </div>
      <div class="line-end">
        <Price cents={linePrice(line)} was={was} />
        <Select
          id={`cart.qty.${id}`}
          label={`Quantity of ${shortTitle(product)}`}
          value={String(line.qty)}
          options={QTYS}
          onChange={(qty) => send({ type: "cart.qty", line: key, qty: Number(qty) })}
          class="qty-select"
        />
        <div class="row">
          <Button
            id={`cart.remove.${id}`}
            class="link"
            label={`Remove ${shortTitle(product)}`}
            onPress={to("cart.remove")}
          >
            Remove
          </Button>
          <Button
            id={`cart.later.${id}`}
            class="link"
            label={`Save for later ${shortTitle(product)}`}
            onPress={to("cart.later")}
          >
            Save for later
          </Button>
        </div>
      </div>
    </article>
  );
}

export function SavedRow({ line }: { line: Line }) {
  const product = productOf(line.id);
  const id = idOf(line);
  const key = lineKey(line);
  return (
    <article class="saved" aria-label={product.title}>
      <Ware kind={product.kind} ink={inkOf(line)} size={92} />
      <Button as="a" id={`saved.item.${id}`} class="line-title" onPress={() => go("product", "", line.id)}>
        {product.title}
      </Button>
      <span class="quiet small">{choiceText(line)}</span>
      <Price cents={linePrice(line)} was={wasOf(product, line.size) * line.qty} />
      <div class="row">
        <Button
          id={`saved.back.${id}`}
          class="pill pill-line"
          label={`Move to cart: ${shortTitle(product)}`}
          onPress={() => send({ type: "cart.back", line: key })}
        >
          Move to cart
        </Button>
        <Button
          id={`saved.remove.${id}`}
          class="link"
          label={`Remove ${shortTitle(product)}`}
          onPress={() => send({ type: "saved.remove", line: key })}
        >
          Remove
        </Button>
      </div>
    </article>
  );
}

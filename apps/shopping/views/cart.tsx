// The cart: its page, its drawer, and what it comes to.
import { mdiGiftOutline, mdiShieldCheckOutline } from "@mdi/js";
import { Button, Checkbox, close, command, Drawer, Field, Icon, names, Select, send, useKit } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { colourOf } from "../content/colours";
import { COUPONS } from "../content/coupons";
import { ARRIVES, storeOf } from "../content/places";
import { OWN } from "../content/products";
import { lineKey } from "../state/basket";
import type { How, Line, State } from "../state/model";
import { countOf, linePrice, money, planPrice, totalsOf, wasOf } from "../state/totals";
import { Ware } from "../wares/ware";
import { go, Price } from "./faces";
import { slug } from "./facets";
import { Footer } from "./footer";
import { HOWS } from "./header";
import { Shelf } from "./home";

const QTYS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
export const idOf = (line: Line): string => slug(`${line.id} ${line.colour} ${line.size}`);

export const inkOf = (line: Line): string =>
  (line.colour ? colourOf(line.colour) : productOf(line.id).colours[0])?.ink ?? "#999";

export function choiceText(line: Line): string {
  const product = productOf(line.id);
  const colour = product.colours.length > 1 && line.colour ? colourOf(line.colour).name : "";
  return [colour, line.size].filter(Boolean).join(", ");
}

function LineRow({ line }: { line: Line }) {
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

function SavedRow({ line }: { line: Line }) {
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

function Promo({ app }: { app: State }) {
  const typed = useKit<string>("field:promo.field") ?? "";
  const { code, state, why } = app.promo;
  return (
    <div class="promo">
      <div class="row">
        <Field
          id="promo.field"
          label="Promo code"
          placeholder="Promo code"
          onEnter={(text) => send({ type: "promo.apply", code: text })}
        />
        <Button
          id="promo.apply"
          class="pill pill-line"
          inactive={state === "checking"}
          onPress={() => send({ type: "promo.apply", code: typed })}
        >
          Apply
        </Button>
      </div>
      {state === "checking" && <p class="checking">Checking {code}</p>}
      {state === "refused" && <p class="wrong small">{why}</p>}
      {state === "applied" && (
        <p class="right small">
          {code} is on{" "}
          <Button id="promo.drop" class="link" onPress={() => send({ type: "promo.drop" })}>
            Take off
          </Button>
        </p>
      )}
      {app.clipped.map((one) => (
        <Button
          key={one}
          id={`promo.clipped.${one.toLowerCase()}`}
          class="chip"
          onPress={() => send({ type: "promo.apply", code: one })}
        >
          Use {one}
        </Button>
      ))}
    </div>
  );
}

export const termsOf = (app: State) => ({
  code: app.promo.state === "applied" ? app.promo.code : "",
  isPlus: app.isPlus,
  slot: app.checkout.slot,
});

export function Sums({ app }: { app: State }) {
  const totals = totalsOf(app.cart, termsOf(app));
  const line = (title: string, value: string, look = "") => (
    <div class={names("sum", look)}>
      <span>{title}</span>
      <span>{value}</span>
    </div>
  );
  return (
    <div class="sums">
      {line(`Subtotal (${totals.count} ${totals.count === 1 ? "item" : "items"})`, money(totals.subtotal))}
      {totals.savings > 0 && line("Savings, already taken off", money(totals.savings), "right")}
      {totals.discount > 0 && line(`Promo ${app.promo.code}`, `-${money(totals.discount)}`, "right")}
      {totals.extras > 0 && line("Gift wrap and plans", money(totals.extras))}
      {line("Shipping and delivery", totals.shipping === 0 ? "Free" : money(totals.shipping))}
      {line("Estimated taxes", money(totals.tax))}
      {line("Estimated total", money(totals.total), "sum-total")}
    </div>
  );
}

const Coupons = ({ app }: { app: State }) => (
  <section class="coupons" aria-label="Coupons">
    <h3>Coupons for you</h3>
    {COUPONS.map((one) => (
      <div key={one.code} class="coupon">
        <span>
          <strong>{one.title}</strong>
          <span class="quiet small block">{one.text}</span>
        </span>
        <Button
          id={`coupon.clip.${one.code.toLowerCase()}`}
          class="pill pill-line"
          label={`${app.clipped.includes(one.code) ? "Clipped" : "Clip"} ${one.title}`}
          pressed={app.clipped.includes(one.code)}
          onPress={() => send({ type: "coupon.clip", id: one.code })}
        >
          {app.clipped.includes(one.code) ? "Clipped" : "Clip"}
        </Button>
      </div>
    ))}
  </section>
);

export function Cart({ app }: { app: State }) {
  const { count, missing } = totalsOf(app.cart, termsOf(app));
  return (
    <div class="cart">
      <div class="cart-main">
        <h1>
          Cart{" "}
          <span class="quiet">
            ({count} {count === 1 ? "item" : "items"})
          </span>
        </h1>
        {missing > 0 && (
          <p class="notice">
            Add <strong>{money(missing)}</strong> of shipped items for free shipping.
          </p>
        )}
        {app.cart.length === 0 && (
          <div class="nothing">
            <h2>Your cart is empty</h2>
            <Button id="cart.start" class="pill pill-blue" onPress={() => go("home")}>
              Start shopping
            </Button>
          </div>
        )}
        {HOWS.map((how) => {
          const lines = app.cart.filter((line) => line.how === how.key);
          if (lines.length === 0) return null;
          return (
            <section key={how.key} class="cart-group" aria-label={how.title}>
              <header>
                <Icon path={how.icon} size={24} />
                <h2>
                  {how.title},{" "}
                  {how.key === "shipping"
                    ? `arrives ${ARRIVES.tomorrow}`
                    : how.key === "pickup"
                      ? `${storeOf(app.store).name}, today from 4pm`
                      : `to ${app.zip}`}
                </h2>
                <span class="quiet">
                  {countOf(lines)} {countOf(lines) === 1 ? "item" : "items"}
                </span>
              </header>
              {lines.map((line) => (
                <LineRow key={lineKey(line)} line={line} />
              ))}
            </section>
          );
        })}
        <section class="cart-group" aria-label="Saved for later">
          <header>
            <h2>Saved for later</h2>
            <span class="quiet">({app.saved.length})</span>
          </header>
          <div class="saved-grid">
            {app.saved.map((line) => (
              <SavedRow key={lineKey(line)} line={line} />
            ))}
          </div>
          {app.saved.length === 0 && <p class="quiet pad">Nothing here. Things you set aside wait in this place.</p>}
        </section>
        <Shelf
          app={app}
          area="cartmore"
          title="Goes well with your cart"
          ids={["tea-earl", "mugs-four", "milk-oat", "board-acacia", "coffee-pods", "canisters-three", "cereal-rings"]}
          to={["department", "kitchen"]}
        />
      </div>
      <aside class="summary" aria-label="Summary">
        <Button
          id="cart.checkout"
          class="pill pill-blue wide"
          inactive={app.cart.length === 0}
          onPress={() => go("checkout")}
        >
          Continue to checkout
        </Button>
        <Sums app={app} />
        <Promo app={app} />
        <Coupons app={app} />
      </aside>
      <div class="cart-foot">
        <Footer app={app} />
      </div>
    </div>
  );
}

export function BasketDrawer({ app }: { app: State }) {
  const { count, subtotal, missing } = totalsOf(app.cart, termsOf(app));
  const leave = (name: "cart" | "checkout") => () => {
    command(close("basket"));
    go(name);
  };
  return (
    <Drawer
      id="basket"
      side="right"
      label="Cart"
      title={`Cart (${count})`}
      modal
      width={400}
      closeButton
      footer={
        <div class="basket-foot">
          <div class="sum sum-total">
            <span>Subtotal</span>
            <span>{money(subtotal)}</span>
          </div>
          <Button id="basket.checkout" class="pill pill-blue wide" inactive={count === 0} onPress={leave("checkout")}>
            Checkout
          </Button>
          <Button id="basket.cart" class="pill pill-line wide" onPress={leave("cart")}>
            View cart
          </Button>
        </div>
      }
    >
      {missing > 0 ? (
        <p class="notice">Add {money(missing)} for free shipping.</p>
      ) : (
        <p class="notice">Your order ships free.</p>
      )}
      {app.cart.length === 0 && <p class="quiet">Your cart is empty.</p>}
      {app.cart.map((line) => {
        const product = productOf(line.id);
        const id = idOf(line);
        return (
          <article key={id} class="basket-line" aria-label={product.title}>
            <Ware kind={product.kind} ink={inkOf(line)} size={64} />
            <div>
              <Button
                as="a"
                id={`basket.item.${id}`}
                class="line-title"
                onPress={() => {
                  command(close("basket"));
                  go("product", "", line.id);
                }}
              >
                {shortTitle(product)}
              </Button>
              <span class="quiet small block">{[choiceText(line), `Qty ${line.qty}`].filter(Boolean).join(", ")}</span>
              <Button
                id={`basket.remove.${id}`}
                class="link"
                label={`Remove ${shortTitle(product)}`}
                onPress={() => send({ type: "cart.remove", line: lineKey(line) })}
              >
                Remove
              </Button>
            </div>
            <strong>{money(linePrice(line))}</strong>
          </article>
        );
      })}
    </Drawer>
  );
}

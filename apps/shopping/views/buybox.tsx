// The box one buys from: price, how it comes, number, cart.
import { mdiCheckCircle, mdiMinus, mdiPlus, mdiShieldCheckOutline, mdiTimerSandEmpty } from "@mdi/js";
import { Button, Checkbox, command, Icon, names, open, Remaining, send } from "../../_kit";
import { ARRIVES, storeOf } from "../content/places";
import { OWN, type Product } from "../content/products";
import type { State } from "../state/model";
import { money, planPrice, priceOf, wasOf } from "../state/totals";
import { follow, Price } from "./faces";
import { HOWS } from "./header";

function WaitingLine({ app }: { app: State }) {
  if (app.choice.line === "") return null;
  const isIn = app.choice.line === "in";
  return (
    <div class={names("line-box", isIn && "line-in")} role="status">
      <Icon path={isIn ? mdiCheckCircle : mdiTimerSandEmpty} size={24} />
      {isIn ? (
        <span>
          <strong>It is your turn</strong>
          <span class="block small">We hold one for you for 10 minutes.</span>
        </span>
      ) : (
        <Remaining of="line">
          {(left) => (
            <span>
              <strong>You are in line</strong>
              <span class="block small">{Math.ceil(left / 1000) * 37} people before you</span>
            </span>
          )}
        </Remaining>
      )}
    </div>
  );
}

function detail(app: State, product: Product, how: string): string {
  if (how === "pickup") return product.speed === "today" ? "Today, free" : "Tomorrow, free";
  if (how === "delivery")
    return product.speed === "later" ? "Not available" : app.isPlus ? "Free with Plus" : "From $7.95";
  const when = ARRIVES[product.speed === "today" ? "tomorrow" : product.speed];
  const cost = product.price >= 3500 || app.isPlus || product.seller !== OWN ? "free" : "$6.99";
  return `${when === "tomorrow" ? "Tomorrow" : when}, ${cost}`;
}

function Delivery({ app }: { app: State }) {
  const { delivery } = app.choice;
  return (
    <div class="delivery">
      {delivery === "" && (
        <Button id="buy.delivery" class="link" onPress={() => send({ type: "delivery.check" })}>
          Check delivery times for {app.zip}
        </Button>
      )}
      {delivery === "checking" && <span class="checking">Asking the drivers near {app.zip}</span>}
      {delivery === "done" && (
        <div class="delivery-slots">
          {[
            ["fri-2", "Fri 10am to 12pm"],
            ["fri-3", "Fri 1pm to 3pm"],
            ["sat-3", "Sat 1pm to 3pm"],
          ].map(([id, label]) => (
            <Button
              key={id}
              id={`buy.slot.${id}`}
              class={names("chip", app.checkout.slot === id && "chip-on")}
              pressed={app.checkout.slot === id}
              onPress={() => send({ type: "delivery.reserve", id: id ?? "" })}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

export function BuyBox({ app, product }: { app: State; product: Product }) {
  const { choice } = app;
  const cents = priceOf(product, choice.size);
  const was = wasOf(product, choice.size);
  const store = storeOf(app.store);
  const isWaiting = choice.line === "waiting";
  return (
    <aside class="buybox" aria-label="Buy">
      <Price cents={cents} was={was} large />
      {was > cents && <span class="saves">You save {money(was - cents)}</span>}
      <span class="quiet small block">
        {product.unit ? `${product.unit}, price when purchased online` : "Price when purchased online"}
      </span>
      <WaitingLine app={app} />
      <div class="buy-row">
        <span class="qty">
          <Button
            id="buy.less"
            class="round"
            label="One less"
            inactive={choice.qty === 1}
            onPress={() => send({ type: "choice.qty", qty: choice.qty - 1 })}
          >
            <Icon path={mdiMinus} size={18} />
          </Button>
          <span>{choice.qty}</span>
          <Button
            id="buy.more"
            class="round"
            label="One more"
            inactive={choice.qty === 12}
            onPress={() => send({ type: "choice.qty", qty: choice.qty + 1 })}
          >
            <Icon path={mdiPlus} size={18} />
          </Button>
        </span>
        <Button
          id="buy.cart"
          class="pill pill-blue buy-cart"
          inactive={isWaiting}
          onPress={() => send({ type: "add.choice" })}
        >
          Add to cart
        </Button>
      </div>
      <Button id="buy.now" class="pill pill-line buy-now" inactive={isWaiting} onPress={() => send({ type: "buy" })}>
        Buy now
      </Button>
      <h3>How you’ll get this item</h3>
      <div class="how-row">
        {HOWS.map((one) => (
          <Button
            key={one.key}
            id={`buy.how.${one.key}`}
            class={names("how", choice.how === one.key && "how-on")}
            pressed={choice.how === one.key}
            inactive={one.key !== "shipping" && product.seller !== OWN}
            onPress={() => send({ type: "choice.how", id: one.key })}
          >
            <Icon path={one.icon} size={24} />
            <strong>{one.title}</strong>
            <span class="small">
              {product.seller !== OWN && one.key !== "shipping" ? "Not available" : detail(app, product, one.key)}
            </span>
          </Button>
        ))}
      </div>
      <p class="small">
        Ship to <strong>{app.addresses[0]?.street}</strong>{" "}
        <Button id="buy.address" class="link" onPress={() => command(open("zip"))}>
          Change
        </Button>
      </p>
      <p class="small">
        {store.name} {store.kind}:{" "}
        <strong>{product.seller === OWN ? "in stock, aisle B14" : "not sold in store"}</strong>{" "}
        <Button id="buy.stock" class="link" onPress={() => send({ type: "stock.check" })}>
          Check other stores
        </Button>
      </p>
      <Delivery app={app} />
      <div class="plan">
        <Icon path={mdiShieldCheckOutline} size={22} />
        <Checkbox
          id="buy.plan"
          label={`3-year protection plan, ${money(planPrice(cents))}`}
          value={choice.plan}
          onChange={() => send({ type: "choice.plan" })}
        />
      </div>
      <p class="small quiet">
        Sold and shipped by{" "}
        <Button as="a" id="buy.seller" class="link" onPress={() => follow("seller", product.seller)}>
          {product.seller}
        </Button>
        . Free 90-day returns.
      </p>
      <div class="buy-lists">
        <Button id="buy.list" class="link" onPress={() => send({ type: "list.pick", id: product.id })}>
          Add to list
        </Button>
        <Button
          id="buy.compare"
          class="link"
          pressed={app.compare.includes(product.id)}
          onPress={() => send({ type: "compare", id: product.id })}
        >
          {app.compare.includes(product.id) ? "Stop comparing" : "Compare"}
        </Button>
        <Button id="buy.report" class="link" onPress={() => command(open("report"))}>
          Report a mistake
        </Button>
      </div>
    </aside>
  );
}

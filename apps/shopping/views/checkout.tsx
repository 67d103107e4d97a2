// Paying, step by step, and the thanks at the end.
import { mdiCheckCircle, mdiCircleEditOutline, mdiCreditCardOutline, mdiPlus } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { Button, Checkbox, Field, Icon, names, Radio, send } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { CARDS } from "../content/coupons";
import { ARRIVES, SLOT_DAYS, SLOTS, storeOf } from "../content/places";
import { itemsOf } from "../state/account";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { inkOf } from "./cart_lines";
import { follow, go } from "./faces";
import { Footer } from "./footer";
import { Sums } from "./sums";

function Step({
  app,
  step,
  title,
  done,
  children,
}: {
  app: State;
  step: number;
  title: string;
  done: string;
  children: ComponentChildren;
}) {
  const current = app.checkout.step;
  const isPast = step < current;
  return (
    <section class={names("step", step === current && "step-on")} aria-label={title}>
      <header>
        <span class="step-number">{isPast ? <Icon path={mdiCheckCircle} size={26} /> : step}</span>
        <h2>{title}</h2>
        {isPast && <span class="quiet">{done}</span>}
        {isPast && (
          <Button
            id={`checkout.edit.${step}`}
            class="link"
            label={`Edit ${title}`}
            onPress={() => send({ type: "checkout.step", step })}
          >
            <Icon path={mdiCircleEditOutline} size={18} /> Edit
          </Button>
        )}
      </header>
      {step === current && <div class="step-body">{children}</div>}
    </section>
  );
}

const Next = ({ step, inactive = false }: { step: number; inactive?: boolean }) => (
  <Button
    id={`checkout.next.${step}`}
    class="pill pill-blue"
    inactive={inactive}
    onPress={() => send({ type: "checkout.step", step: step + 1 })}
  >
    Continue
  </Button>
);

function AddressStep({ app }: { app: State }) {
  return (
    <>
      <div role="radiogroup" aria-label="Address" class="options">
        {app.addresses.map((one) => (
          <div key={one.id} class={names("option-row", app.checkout.address === one.id && "option-on")}>
            <Radio
              id={`checkout.address.${one.id}`}
              label={`${one.label}: ${one.street}`}
              value={app.checkout.address === one.id}
              onChange={() => send({ type: "checkout.address", id: one.id })}
            >
              <span>
                <strong>{one.label}</strong>: {one.name}, {one.street}, {one.city} {one.zip}
              </span>
            </Radio>
            <Button
              id={`checkout.change.${one.id}`}
              class="link"
              label={`Edit ${one.label}`}
              onPress={() => send({ type: "address.edit", id: one.id })}
            >
              Edit
            </Button>
          </div>
        ))}
      </div>
      <div class="row">
        <Next step={1} />
        <Button id="checkout.add" class="link" onPress={() => send({ type: "address.edit", id: "" })}>
          <Icon path={mdiPlus} size={18} /> Add an address
        </Button>
      </div>
    </>
  );
}

function WindowStep({ app }: { app: State }) {
  const isDelivery = app.cart.some((line) => line.how === "delivery");
  return (
    <>
      <p>
        Shipped items arrive <strong>{ARRIVES.tomorrow}</strong>. Pickup at {storeOf(app.store).name}, today from 4pm.
      </p>
      <p class="quiet">
        {isDelivery ? "Choose when we bring the rest." : "Or let us bring everything from the store:"}
      </p>
      <div class="slots">
        {SLOT_DAYS.map((day) => (
          <div key={day} class="slot-day">
            <strong>{day}</strong>
            {SLOTS.filter((one) => one.day === day).map((one) => (
              <Button
                key={one.id}
                id={`checkout.slot.${one.id}`}
                class={names("slot", app.checkout.slot === one.id && "slot-on")}
                label={`${day}, ${one.hours}, ${one.isFull ? "full" : money(one.fee)}`}
                pressed={app.checkout.slot === one.id}
                inactive={one.isFull}
                onPress={() => send({ type: "checkout.slot", id: one.id })}
              >
                {one.hours}
                <span class="small">{one.isFull ? "Full" : money(one.fee)}</span>
              </Button>
            ))}
          </div>
        ))}
      </div>
      <Field id="checkout.note" label="Note for the driver" placeholder="Note for the driver" />
      <div class="row">
        <Next step={2} inactive={isDelivery && app.checkout.slot === ""} />
        <Checkbox
          id="checkout.gift"
          label="This order is a gift"
          value={app.checkout.gift}
          onChange={() => send({ type: "checkout.gift" })}
        />
      </div>
    </>
  );
}

function PayStep({ app }: { app: State }) {
  return (
    <>
      <div role="radiogroup" aria-label="Card" class="options">
        {CARDS.filter((one) => app.cards.includes(one.id)).map((one) => (
          <div key={one.id} class={names("option-row", app.checkout.card === one.id && "option-on")}>
            <Radio
              id={`checkout.card.${one.id}`}
              label={`${one.brand} ending in ${one.last}`}
              value={app.checkout.card === one.id}
              onChange={() => send({ type: "checkout.card", id: one.id })}
            >
              <Icon path={mdiCreditCardOutline} size={20} />
              <span>
                <strong>{one.brand}</strong> ending in {one.last}, expires {one.expires}
              </span>
            </Radio>
          </div>
        ))}
      </div>
      <Next step={3} />
    </>
  );
}

function ReviewStep({ app }: { app: State }) {
  const { state } = app.checkout;
  return (
    <>
      <div class="review-items">
        {app.cart.map((line) => (
          <div key={`${line.id}${line.colour}${line.size}`} class="review-item">
            <Ware kind={productOf(line.id).kind} ink={inkOf(line)} size={60} />
            <span class="small">
              {shortTitle(productOf(line.id))} <span class="quiet">x {line.qty}</span>
            </span>
          </div>
        ))}
      </div>
      <p class={state === "ready" ? "right" : "checking"} role="status">
        {state === "ready"
          ? "Your card and your items are confirmed."
          : state === "placing"
            ? "Placing your order"
            : "Checking your card and holding your items"}
      </p>
    </>
  );
}

export function Checkout({ app }: { app: State }) {
  const { step, address, card, state } = app.checkout;
  const to = app.addresses.find((one) => one.id === address);
  const by = CARDS.find((one) => one.id === card);
  return (
    <div class="checkout">
      <div class="checkout-main">
        <h1>Checkout</h1>
        <Step app={app} step={1} title="Where it goes" done={to ? `${to.street}, ${to.zip}` : ""}>
          <AddressStep app={app} />
        </Step>
        <Step
          app={app}
          step={2}
          title="When it comes"
          done={SLOTS.find((one) => one.id === app.checkout.slot)?.day ?? "Tomorrow"}
        >
          <WindowStep app={app} />
        </Step>
        <Step app={app} step={3} title="How you pay" done={by ? `${by.brand} ${by.last}` : ""}>
          <PayStep app={app} />
        </Step>
        <Step app={app} step={4} title="Look it over" done="">
          <ReviewStep app={app} />
        </Step>
      </div>
      <aside class="summary" aria-label="Summary">
        <Button
          id="checkout.place"
          class="pill pill-blue wide"
          inactive={step !== 4 || state !== "ready" || app.cart.length === 0}
          onPress={() => send({ type: "checkout.place" })}
        >
          Place order
        </Button>
        <Sums app={app} />
        <Button as="a" id="checkout.cart" class="link" onPress={() => go("cart")}>
          Back to cart
        </Button>
        <p class="quiet small">By placing the order you agree to our terms of use. Taxes are final when it ships.</p>
      </aside>
    </div>
  );
}

export function Thanks({ app }: { app: State }) {
  const order = app.orders[0];
  return (
    <div class="thanks">
      <Icon path={mdiCheckCircle} size={64} class="right" />
      <h1>Thank you, Maren!</h1>
      <p>
        Order {order?.number} with {order ? itemsOf(order) : 0} items is being packed.
      </p>
      <div class="row centred">
        <Button id="thanks.orders" class="pill pill-blue" onPress={() => follow("account", "orders")}>
          View order
        </Button>
        <Button id="thanks.home" class="pill pill-line" onPress={() => go("home")}>
          Keep shopping
        </Button>
      </div>
      <Footer app={app} />
    </div>
  );
}

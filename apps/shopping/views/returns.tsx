// Returns, from the order to the label.
import { Button, Checkbox, names, Radio, send } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { type Order, RETURN_REASONS, RETURN_WAYS } from "../content/orders";
import { itemsOf } from "../state/account";
import type { State } from "../state/model";
import { follow } from "./faces";
import { slug } from "./facets";
import { statusOf } from "./orders";

function ReturnForm({ app, order }: { app: State; order: Order }) {
  const { back } = app;
  const isReady = back.items.length > 0 && back.reason !== "" && back.way !== "";
  return (
    <div class="return-form">
      <section aria-label="What comes back">
        <h3>What comes back?</h3>
        <div class="choices">
          {order.items.map((one) => (
            <Checkbox
              key={one.id}
              id={`returns.item.${one.id}`}
              label={shortTitle(productOf(one.id))}
              value={back.items.includes(one.id)}
              onChange={() => send({ type: "return.item", id: one.id })}
              class="choice"
            />
          ))}
        </div>
      </section>
      <section aria-label="Why">
        <h3>Why?</h3>
        <div role="radiogroup" aria-label="Reason" class="choices">
          {RETURN_REASONS.map((one) => (
            <Radio
              key={one}
              id={`returns.reason.${slug(one)}`}
              label={one}
              value={back.reason === one}
              onChange={() => send({ type: "return.reason", id: one })}
            />
          ))}
        </div>
      </section>
      <section aria-label="How">
        <h3>How?</h3>
        <div class="ways-grid">
          {RETURN_WAYS.map((one) => (
            <Button
              key={one.key}
              id={`returns.way.${one.key}`}
              class={names("how", "how-wide", back.way === one.key && "how-on")}
              pressed={back.way === one.key}
              onPress={() => send({ type: "return.way", id: one.key })}
            >
              <strong>{one.title}</strong>
              <span class="small">{one.text}</span>
            </Button>
          ))}
        </div>
      </section>
      {back.state === "choosing" && (
        <div class="row">
          <Button
            id="returns.submit"
            class="pill pill-blue"
            inactive={!isReady}
            onPress={() => send({ type: "return.submit" })}
          >
            Submit return
          </Button>
          <Button id="returns.leave" class="link" onPress={() => send({ type: "return.leave" })}>
            Cancel
          </Button>
        </div>
      )}
      {back.state === "label" && <p class="checking">Making your label</p>}
      {back.state === "done" && (
        <div class="row">
          <Button
            id="returns.label"
            class="pill pill-blue"
            onPress={() => send({ type: "say", text: "The label is in your downloads" })}
          >
            Download the label
          </Button>
          <Button id="returns.done" class="link" onPress={() => send({ type: "return.leave" })}>
            Done
          </Button>
        </div>
      )}
    </div>
  );
}

export function Returns({ app }: { app: State }) {
  const order = app.orders.find((one) => one.id === app.back.order);
  const able = app.orders.filter((one) => ["Delivered", "Picked up"].includes(statusOf(app, one)));
  return (
    <>
      <h1>Returns</h1>
      {order ? (
        <>
          <p class="quiet">
            Order of {order.placed}, {itemsOf(order)} items
          </p>
          <ReturnForm app={app} order={order} />
        </>
      ) : (
        <>
          <p class="quiet">Choose the order that something comes back from.</p>
          {able.map((one) => (
            <article key={one.id} class="return-row" aria-label={`Order of ${one.placed}`}>
              <span>
                <strong>{one.placed}</strong>
                <span class="quiet block small">
                  {one.items.map((item) => shortTitle(productOf(item.id))).join(", ")}
                </span>
              </span>
              <Button
                id={`returns.start.${one.id}`}
                class="pill pill-line"
                label={`Start a return for ${one.placed}`}
                onPress={() => send({ type: "return.start", id: one.id })}
              >
                Start a return
              </Button>
            </article>
          ))}
          <Button
            as="a"
            id="returns.help"
            class="link"
            onPress={() => follow("say", "Returns: call 555-0187, 8am to 10pm")}
          >
            Returns by phone
          </Button>
        </>
      )}
    </>
  );
}

// Purchase history and returns.
import { mdiDotsHorizontal, mdiMagnify, mdiPackageVariantClosed } from "@mdi/js";
import {
  Button,
  Checkbox,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  MenuSeparator,
  names,
  Radio,
  send,
  Tabs,
} from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { type Order, RETURN_REASONS, RETURN_WAYS } from "../content/orders";
import { itemsOf, orderTotal, TAX } from "../state/account";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { follow, go } from "./faces";
import { slug } from "./facets";

const TABS = [
  { key: "all", label: "All" },
  { key: "way", label: "In progress" },
  { key: "done", label: "Completed" },
  { key: "gone", label: "Canceled" },
] as const;

export const statusOf = (app: State, order: Order): string => app.status[order.id] ?? order.status;
const isOnTheWay = (status: string): boolean => status === "Arriving tomorrow" || status === "Ready for pickup";

function fits(app: State, order: Order): boolean {
  const status = statusOf(app, order);
  if (app.orderTab === "way" && !isOnTheWay(status)) return false;
  if (app.orderTab === "gone" && status !== "Canceled") return false;
  if (app.orderTab === "done" && (isOnTheWay(status) || status === "Canceled")) return false;
  const words = `${order.number} ${order.placed} ${order.items.map((one) => productOf(one.id).title).join(" ")}`;
  return words.toLowerCase().includes(app.orderQuery.trim().toLowerCase());
}

function OrderMenu({ order, status }: { order: Order; status: string }) {
  const { id } = order;
  return (
    <>
      <MenuButton
        id={`orders.more.${id}`}
        menu={`orders.menu.${id}`}
        class="round"
        label={`More for the order of ${order.placed}`}
      >
        <Icon path={mdiDotsHorizontal} size={24} />
      </MenuButton>
      <Menu id={`orders.menu.${id}`} anchor={`orders.more.${id}`} side="bottom-end" label="More">
        <MenuItem id={`orders.invoice.${id}`} onPress={() => send({ type: "order.invoice", id: order.number })}>
          Download invoice
        </MenuItem>
        <MenuItem
          id={`orders.help.${id}`}
          onPress={() => send({ type: "chat.ask", text: `I have a question about order ${order.number}` })}
        >
          Get help with this order
        </MenuItem>
        {isOnTheWay(status) && (
          <MenuItem id={`orders.cancel.${id}`} onPress={() => send({ type: "order.cancel", id })}>
            Cancel order
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem id={`orders.hide.${id}`} danger onPress={() => send({ type: "order.hide", id })}>
          Hide order
        </MenuItem>
      </Menu>
    </>
  );
}

function OrderCard({ app, order }: { app: State; order: Order }) {
  const { id } = order;
  const status = statusOf(app, order);
  const isOpen = app.openOrder === id;
  const items = order.items.reduce((sum, one) => sum + productOf(one.id).price * one.qty, 0);
  return (
    <article class="order" aria-label={`Order of ${order.placed}`}>
      <header>
        <div>
          <h3>
            {status} <span class="quiet">{order.how}</span>
          </h3>
          <span class="quiet small">
            {order.placed} · Order {order.number} · {order.detail}
          </span>
        </div>
        <strong>{money(orderTotal(order))}</strong>
        <OrderMenu order={order} status={status} />
      </header>
      <div class="order-items">
        {order.items.map((one) => (
          <Button
            as="a"
            key={one.id}
            id={`orders.item.${id}.${one.id}`}
            class="order-item"
            label={`${shortTitle(productOf(one.id))}, ${one.qty}`}
            onPress={() => go("product", "", one.id)}
          >
            <Ware kind={productOf(one.id).kind} ink={productOf(one.id).colours[0]?.ink ?? "#999"} size={76} />
            {one.qty > 1 && <span class="order-qty">{one.qty}</span>}
          </Button>
        ))}
        <span class="spring" />
        <div class="order-buttons">
          {status === "Arriving tomorrow" && (
            <Button
              id={`orders.track.${id}`}
              class="pill pill-blue"
              onPress={() => send({ type: "order.track", text: "11 stops away, tomorrow before 8pm" })}
            >
              Track
            </Button>
          )}
          {status === "Ready for pickup" && (
            <Button
              id={`orders.check.${id}`}
              class="pill pill-blue"
              onPress={() =>
                send({ type: "order.track", text: "We know you are coming. Park in a bay with a number." })
              }
            >
              I’m on my way
            </Button>
          )}
          <Button
            id={`orders.again.${id}`}
            class="pill pill-line"
            label={`Reorder all from ${order.placed}`}
            onPress={() => send({ type: "order.again", id })}
          >
            Reorder all
          </Button>
          {!isOnTheWay(status) && status !== "Canceled" && (
            <Button
              id={`orders.return.${id}`}
              class="link"
              label={`Start a return for ${order.placed}`}
              onPress={() => send({ type: "return.start", id })}
            >
              Start a return
            </Button>
          )}
          <Button
            id={`orders.details.${id}`}
            class="link"
            label={`${isOpen ? "Hide" : "View"} details of ${order.placed}`}
            expanded={isOpen}
            onPress={() => send({ type: "order.open", id })}
          >
            {isOpen ? "Hide" : "View"} details
          </Button>
        </div>
      </div>
      {isOpen && (
        <div class="order-details">
          {order.items.map((one) => (
            <div key={one.id} class="sum">
              <span>
                {one.qty} x {productOf(one.id).title}
              </span>
              <span>{money(productOf(one.id).price * one.qty)}</span>
            </div>
          ))}
          <div class="sum">
            <span>Taxes ({(TAX * 100).toFixed(2)}%, not on groceries)</span>
            <span>{money(orderTotal(order) - items)}</span>
          </div>
          <div class="sum sum-total">
            <span>Paid with card {order.card}</span>
            <span>{money(orderTotal(order))}</span>
          </div>
        </div>
      )}
    </article>
  );
}

export function Orders({ app }: { app: State }) {
  const found = app.orders.filter((one) => fits(app, one));
  return (
    <>
      <h1>Purchase history</h1>
      <div class="orders-bar">
        <Tabs
          id="orders.tab"
          label="Orders"
          items={TABS}
          value={app.orderTab}
          onChange={(key) => send({ type: "order.tab", id: key })}
        />
        <span class="questions-find">
          <Icon path={mdiMagnify} size={20} />
          <Field
            id="orders.find"
            label="Search your orders"
            placeholder="Search your orders"
            value={app.orderQuery}
            onInput={(query) => send({ type: "order.find", query })}
          />
        </span>
      </div>
      {found.map((order) => (
        <OrderCard key={order.id} app={app} order={order} />
      ))}
      {found.length === 0 && (
        <div class="nothing">
          <Icon path={mdiPackageVariantClosed} size={48} />
          <p>No orders here.</p>
        </div>
      )}
    </>
  );
}

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

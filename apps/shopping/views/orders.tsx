// Purchase history.
import { mdiDotsHorizontal, mdiMagnify, mdiPackageVariantClosed } from "@mdi/js";
import { Button, Field, Icon, Menu, MenuButton, MenuItem, MenuSeparator, send, Tabs } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import type { Order } from "../content/orders";
import { orderTotal, TAX } from "../state/account";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { go } from "./faces";

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

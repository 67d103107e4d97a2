// The cart as a drawer.
import { Button, close, command, Drawer, send } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { lineKey } from "../state/basket";
import type { State } from "../state/model";
import { linePrice, money, totalsOf } from "../state/totals";
import { Ware } from "../wares/ware";
import { choiceText, idOf, inkOf } from "./cart_lines";
import { go } from "./faces";
import { termsOf } from "./sums";

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
              <span class="quiet small block">
                {[choiceText(line), `Qty ${line.qty}`, line.plan && "3-year plan"].filter(Boolean).join(", ")}
              </span>
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

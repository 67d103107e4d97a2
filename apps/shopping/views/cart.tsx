// The page of the cart.
import { Button, Icon } from "../../_kit";
import { ARRIVES, storeOf } from "../content/places";
import { lineKey } from "../state/basket";
import type { State } from "../state/model";
import { countOf, money, totalsOf } from "../state/totals";
import { LineRow, SavedRow } from "./cart_lines";
import { go } from "./faces";
import { Footer } from "./footer";
import { HOWS } from "./header";
import { Shelf } from "./shelf";
import { Coupons, Promo, Sums, termsOf } from "./sums";

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

// What an order comes to, codes and coupons.
import { Button, Field, names, send, useKit } from "../../_kit";
import { COUPONS } from "../content/coupons";
import type { State } from "../state/model";
import { money, totalsOf } from "../state/totals";

export function Promo({ app }: { app: State }) {
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
      {app.clipped
        .filter((one) => state !== "applied" || one !== code)
        .map((one) => (
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

export const Coupons = ({ app }: { app: State }) => (
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

// The membership, and the table that compares products side by side.
import { mdiCheck, mdiClose } from "@mdi/js";
import { Accordion, Button, Icon, ScrollArea, send } from "../../_kit";
import { PRODUCTS, productOf } from "../content/catalogue";
import { featuresOf } from "../content/features";
import { ARRIVES } from "../content/places";
import type { Product } from "../content/products";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { AddButton, flagsOf } from "./card";
import { go, Price, Stars } from "./faces";
import { Footer } from "./footer";

const PERKS = [
  ["Free shipping, no minimum", true, false],
  ["Free delivery from your store over $35", true, false],
  ["5% back on fuel as Barn Cash", true, false],
  ["Returns picked up at home", true, false],
  ["Flash Deals an hour early", true, false],
  ["Free pickup", true, true],
  ["90-day returns", true, true],
] as const;

const ASKED = [
  [
    "cancel",
    "Can I stop at any time?",
    "Yes, under Account. You keep the benefits until the end of the month you paid for.",
  ],
  ["family", "Can my family use it?", "One more person at the same address, with their own sign-in."],
  ["student", "Is there a price for students?", "Half price for up to four years, with a school address."],
] as const;

export function Plus({ app }: { app: State }) {
  return (
    <div class="plus">
      <section class="plus-hero" aria-label="Brightbarn Plus">
        <h1>Brightbarn Plus</h1>
        <p>Everything comes free, and some of it comes back. 30 days for nothing, then $12.95 a month or $98 a year.</p>
        <Button id="plus.join" class="pill pill-yellow" onPress={() => send({ type: "plus.join" })}>
          {app.isPlus ? "End my membership" : "Start 30 days free"}
        </Button>
      </section>
      <table class="perks">
        <thead>
          <tr>
            <th>What you get</th>
            <th>Plus</th>
            <th>Without</th>
          </tr>
        </thead>
        <tbody>
          {PERKS.map(([title, has, hasNot]) => (
            <tr key={title}>
              <td>{title}</td>
              <td>{has && <Icon path={mdiCheck} size={22} label="Yes" class="right" />}</td>
              <td>
                {hasNot ? (
                  <Icon path={mdiCheck} size={22} label="Yes" class="right" />
                ) : (
                  <Icon path={mdiClose} size={22} label="No" class="quiet" />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section class="folds" aria-label="Questions">
        {ASKED.map(([key, title, text]) => (
          <Accordion key={key} id={`plus.asked.${key}`} title={title} class="fold">
            <p>{text}</p>
          </Accordion>
        ))}
      </section>
      <Footer app={app} />
    </div>
  );
}

const ROWS: readonly { title: string; cell: (product: Product) => string }[] = [
  { title: "Price", cell: (one) => money(one.price) },
  { title: "Rating", cell: (one) => `${one.rating} of 5 (${one.ratings.toLocaleString("en-US")})` },
  { title: "Brand", cell: (one) => one.brand },
  { title: "Colors", cell: (one) => one.colours.map((colour) => colour.name).join(", ") },
  { title: "Arrives", cell: (one) => ARRIVES[one.speed] },
  { title: "Sold by", cell: (one) => one.seller },
  { title: "Good to know", cell: (one) => featuresOf(one.category, one.department)[0] ?? "" },
];

export function Compare({ app }: { app: State }) {
  const chosen = app.compare.map(productOf);
  const alike = PRODUCTS.filter((one) => one.category === chosen[0]?.category && !chosen.includes(one)).slice(0, 4);
  const all = [...chosen, ...alike];
  return (
    <div class="compare">
      <h1>Compare</h1>
      <p class="quiet">
        {chosen.length} chosen{alike.length > 0 && `, and ${alike.length} like them`}
      </p>
      <ScrollArea id="compare.table" label="Comparison" axis="x" wheelAcross class="compare-scroll">
        <table class="compare-table">
          <tbody>
            <tr>
              <th scope="row">Item</th>
              {all.map((one) => (
                <td key={one.id}>
                  <Ware kind={one.kind} ink={one.colours[0]?.ink ?? "#999"} size={92} />
                  <Button
                    as="a"
                    id={`compare.item.${one.id}`}
                    class="line-title"
                    onPress={() => go("product", "", one.id)}
                  >
                    {one.title}
                  </Button>
                  <Price cents={one.price} was={one.was} />
                  <Stars rating={one.rating} count={one.ratings} />
                  <div class="row">
                    <AddButton area="compare" product={one} qty={flagsOf(app, one).qty} />
                    <Button
                      id={`compare.toggle.${one.id}`}
                      class="link"
                      label={`${app.compare.includes(one.id) ? "Remove" : "Choose"} ${one.title}`}
                      onPress={() => send({ type: "compare", id: one.id })}
                    >
                      {app.compare.includes(one.id) ? "Remove" : "Choose"}
                    </Button>
                  </div>
                </td>
              ))}
            </tr>
            {ROWS.map((row) => (
              <tr key={row.title}>
                <th scope="row">{row.title}</th>
                {all.map((one) => (
                  <td key={one.id}>{row.cell(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <Footer app={app} />
    </div>
  );
}

// The deals of the day, with the time that is left.
import { mdiClockOutline } from "@mdi/js";
import { Button, Carousel, Icon, names, Remaining, send } from "../../_kit";
import { productOf } from "../content/catalogue";
import { CLAIMED, FLASH } from "../content/shelves";
import type { State } from "../state/model";
import { Card, flagsOf } from "./card";
import { follow } from "./faces";

const clock = (ms: number): string => {
  const all = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(all / 3600))}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
};

const DEAL_GROUPS: readonly { key: string; title: string; departments: readonly string[] }[] = [
  { key: "kitchen", title: "Kitchen", departments: ["kitchen"] },
  { key: "electronics", title: "Electronics", departments: ["electronics"] },
  { key: "home", title: "Home & outdoors", departments: ["furniture", "household", "outdoors"] },
];

export function FlashDeals({ app }: { app: State }) {
  const { departments = [] } = DEAL_GROUPS.find((one) => one.key === app.deals) ?? {};
  const deals = FLASH.map(productOf).filter((one) => departments.length === 0 || departments.includes(one.department));
  return (
    <section class="shelf" aria-label="Flash Deals">
      <header class="head">
        <div class="row">
          <h2>Flash Deals</h2>
          <span class="deal-clock">
            <Icon path={mdiClockOutline} size={16} />
            Ends in <Remaining of="deals">{(left) => <strong>{clock(left)}</strong>}</Remaining>
          </span>
          {DEAL_GROUPS.map((one) => (
            <Button
              key={one.key}
              id={`home.deals.${one.key}`}
              class={names("chip", app.deals === one.key && "chip-on")}
              pressed={app.deals === one.key}
              onPress={() => send({ type: "deals.only", id: app.deals === one.key ? "" : one.key })}
            >
              {one.title}
            </Button>
          ))}
        </div>
        <Button
          as="a"
          id="home.all.flash"
          class="link"
          label="View all Flash Deals"
          onPress={() => follow("list", "flash")}
        >
          View all
        </Button>
      </header>
      <Carousel
        id="deals"
        label="Flash Deals"
        visible={7}
        step={3}
        gap="14px"
        slides={deals.map((product) => ({
          key: product.id,
          node: (
            <Card
              {...flagsOf(app, product)}
              area="deals"
              product={product}
              size={150}
              claimed={CLAIMED[product.id] ?? 0}
              brief
              lean
            />
          ),
        }))}
      />
    </section>
  );
}

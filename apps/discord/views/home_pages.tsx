// Plume, the subscription, and the shop of profile ornaments.
import { mdiCheck, mdiFeather, mdiStorefront } from "@mdi/js";
import { Art, type ArtKind, Button, Icon, ScrollArea, send } from "../../_kit";
import type { State } from "../state_types";

import { Group } from "./group";

const PERKS: [title: string, text: string, art: string][] = [
  ["Big uploads", "Files of up to 500 MB, also in threads.", "uploads"],
  ["Your emoji everywhere", "Use any emoji of your servers in all of them.", "emoji"],
  ["Sharper streams", "Show your screen in 4K and 60 frames.", "streams"],
  ["Two boosts", "Lift the servers you love.", "boosts"],
  ["Own profile", "Banner, colours and a moving face.", "profile"],
  ["Longer words", "Messages of up to 4,000 characters.", "words"],
];

const PLANS: [key: string, name: string, price: string][] = [
  ["basic", "Plume Light", "2.99 a month"],
  ["full", "Plume", "8.99 a month"],
];

export function Plume({ app }: { app: State }) {
  const plan = ["basic", "full"].find((one) => app.on[`plan:${one}`]) ?? null;
  return (
    <main class="main">
      <header class="head">
        <Icon path={mdiFeather} size={22} class="head-kind" />
        <h1 class="head-name">Plume</h1>
      </header>
      <ScrollArea id="plume.scroll" label="Plume" class="fill" contentClass="plume">
        <div class="plume-hero">
          <h2 class="plume-title">Say it with feathers</h2>
          <p>Plume brings bigger files, sharper streams and your emoji, everywhere.</p>
          <div class="plume-plans">
            {PLANS.map(([key, name, price]) => (
              <Group key={key} class="plan" label={name}>
                <h3>{name}</h3>
                <p>{price}</p>
                <Button
                  id={`plume.plan.${key}`}
                  class="white-button"
                  pressed={plan === key}
                  onPress={() => send({ type: "toggle", key: `plan:${key}`, from: false })}
                >
                  {plan === key ? "Chosen" : "Choose"}
                </Button>
              </Group>
            ))}
          </div>
        </div>
        <h2>What you get</h2>
        <div class="perks">
          {PERKS.map(([title, text, seed]) => (
            <article key={title} class="perk" aria-label={title}>
              <Art kind="abstract" seed={seed} width="100%" height="110" />
              <h3>{title}</h3>
              <p>{text}</p>
              <Button
                id={`plume.perk.${seed}`}
                class="small-button"
                onPress={() => send({ type: "toggle", key: `perk:${seed}`, from: false })}
              >
                <Icon path={mdiCheck} size={14} /> {app.on[`perk:${seed}`] ? "Noted" : "Learn more"}
              </Button>
            </article>
          ))}
        </div>
      </ScrollArea>
    </main>
  );
}

const WARES: [key: string, name: string, price: string, kind: ArtKind][] = [
  ["lanternring", "Lantern Ring", "4.99", "scene"],
  ["moths", "Moth Drift", "5.99", "abstract"],
  ["rain", "Soft Rain", "5.99", "city"],
  ["arcade", "Arcade Frame", "6.99", "game"],
  ["saturn", "Saturn Halo", "6.99", "space"],
  ["bloom", "May Bloom", "4.99", "scene"],
  ["kelp", "Kelp Sway", "4.99", "abstract"],
  ["bakery", "Warm Crust", "3.99", "food"],
  ["cassette", "Cassette", "5.99", "music"],
];

export function Shop({ app }: { app: State }) {
  return (
    <main class="main">
      <header class="head">
        <Icon path={mdiStorefront} size={22} class="head-kind" />
        <h1 class="head-name">Shop</h1>
      </header>
      <ScrollArea id="shop.scroll" label="Shop" class="fill" contentClass="plume">
        <h2>Spring lights</h2>
        <div class="perks">
          {WARES.map(([key, name, price, kind]) => {
            const isWanted = app.on[`wish:${key}`] ?? false;
            return (
              <article key={key} class="perk" aria-label={name}>
                <Art kind={kind} seed={`ware-${key}`} width="100%" height="150" />
                <h3>{name}</h3>
                <p>{price}</p>
                <Button
                  id={`shop.wish.${key}`}
                  class={`small-button${isWanted ? " small-on" : ""}`}
                  pressed={isWanted}
                  onPress={() => send({ type: "toggle", key: `wish:${key}`, from: false })}
                >
                  {isWanted ? "On your wishlist" : "Add to wishlist"}
                </Button>
              </article>
            );
          })}
        </div>
      </ScrollArea>
    </main>
  );
}

// The account: its sections and what is in them.
import {
  mdiBellOutline,
  mdiCreditCardOutline,
  mdiHeartOutline,
  mdiHistory,
  mdiHomeOutline,
  mdiKeyboardReturn,
  mdiPlusCircleOutline,
  mdiRefresh,
  mdiStarCircleOutline,
} from "@mdi/js";
import { Avatar, Button, command, Icon, names, open, Switch, send } from "../../_kit";
import { PRODUCTS, productOf } from "../content/catalogue";
import { CARDS, GIFT_CARDS } from "../content/coupons";
import { SHELVES } from "../content/shelves";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Card, flagsOf } from "./card";
import { follow, go } from "./faces";
import { Footer } from "./footer";
import { Orders } from "./orders";
import { Returns } from "./returns";

const SECTIONS: readonly { key: string; title: string; icon: string }[] = [
  { key: "orders", title: "Purchase history", icon: mdiHistory },
  { key: "again", title: "My items", icon: mdiRefresh },
  { key: "lists", title: "Lists", icon: mdiHeartOutline },
  { key: "returns", title: "Returns", icon: mdiKeyboardReturn },
  { key: "wallet", title: "Wallet", icon: mdiCreditCardOutline },
  { key: "addresses", title: "Addresses", icon: mdiHomeOutline },
  { key: "settings", title: "Communications & privacy", icon: mdiBellOutline },
];

function Again({ app }: { app: State }) {
  const bought = new Set([...app.orders.flatMap((one) => one.items.map((item) => item.id)), ...SHELVES.again]);
  return (
    <>
      <h1>My items</h1>
      <p class="quiet">{bought.size} things you bought before</p>
      <div class="grid grid-4">
        {PRODUCTS.filter((one) => bought.has(one.id)).map((one) => (
          <Card key={one.id} {...flagsOf(app, one)} area="again" product={one} size={170} />
        ))}
      </div>
    </>
  );
}

function Lists({ app }: { app: State }) {
  const list = app.lists.find((one) => one.id === app.openList) ?? app.lists[0];
  const items = list?.items.map(productOf) ?? [];
  const sum = items.reduce((all, one) => all + one.price, 0);
  return (
    <>
      <h1>Lists</h1>
      <div class="row">
        {app.lists.map((one) => (
          <Button
            key={one.id}
            id={`lists.list.${one.id}`}
            class={names("chip", one.id === list?.id && "chip-on")}
            pressed={one.id === list?.id}
            onPress={() => send({ type: "list.show", id: one.id })}
          >
            {one.name} ({one.items.length})
          </Button>
        ))}
        <Button id="lists.new" class="link" onPress={() => send({ type: "list.pick", id: "" })}>
          <Icon path={mdiPlusCircleOutline} size={18} /> New list
        </Button>
      </div>
      <div class="row lists-bar">
        <strong>
          {items.length} {items.length === 1 ? "item" : "items"}, {money(sum)}
        </strong>
        <span class="spring" />
        <Button
          id="lists.add"
          class="pill pill-blue"
          inactive={items.length === 0}
          onPress={() => send({ type: "add.all", ids: items.map((one) => one.id) })}
        >
          Add all to cart
        </Button>
        <Button id="lists.share" class="pill pill-line" onPress={() => command(open("share"))}>
          Share
        </Button>
        <Button id="lists.delete" class="link" onPress={() => send({ type: "list.delete" })}>
          Delete list
        </Button>
      </div>
      <div class="grid grid-4">
        {items.map((one) => (
          <div key={one.id}>
            <Card {...flagsOf(app, one)} area="lists" product={one} size={170} />
            <Button
              id={`lists.drop.${one.id}`}
              class="link"
              label={`Remove ${one.title}`}
              onPress={() => send({ type: "list.drop", id: one.id })}
            >
              Remove
            </Button>
          </div>
        ))}
      </div>
      {items.length === 0 && <p class="quiet">Nothing on this list yet.</p>}
    </>
  );
}

function Wallet({ app }: { app: State }) {
  const gifts = GIFT_CARDS.filter((one) => app.giftCards.includes(one.id));
  return (
    <>
      <h1>Wallet</h1>
      <div class="wallet">
        {CARDS.filter((one) => app.cards.includes(one.id)).map((one) => (
          <article key={one.id} class="wallet-card" aria-label={`${one.brand} ${one.last}`}>
            <strong>{one.brand}</strong>
            <span class="quiet">
              Ending in {one.last}, expires {one.expires}
            </span>
            <div class="row">
              <Button
                id={`wallet.main.${one.id}`}
                class={names("chip", app.mainCard === one.id && "chip-on")}
                label={`Default: ${one.brand}`}
                pressed={app.mainCard === one.id}
                inactive={app.mainCard === one.id}
                onPress={() => send({ type: "card.main", id: one.id })}
              >
                Default
              </Button>
              <Button
                id={`wallet.remove.${one.id}`}
                class="link"
                label={`Remove ${one.brand}`}
                onPress={() => send({ type: "card.remove", id: one.id })}
              >
                Remove
              </Button>
            </div>
          </article>
        ))}
      </div>
      <h2>Gift cards</h2>
      <p>
        {gifts.length} {gifts.length === 1 ? "card" : "cards"},{" "}
        {money(gifts.reduce((sum, one) => sum + one.balance, 0))} left
      </p>
      <Button id="wallet.redeem" class="pill pill-line" onPress={() => send({ type: "gift.redeem" })}>
        Add the gift card from your mail
      </Button>
    </>
  );
}

const Addresses = ({ app }: { app: State }) => (
  <>
    <h1>Addresses</h1>
    <div class="wallet">
      {app.addresses.map((one) => (
        <article key={one.id} class="wallet-card" aria-label={one.label}>
          <strong>{one.label}</strong>
          <span>{one.name}</span>
          <span class="quiet">
            {one.street}, {one.city} {one.zip}
          </span>
          <div class="row">
            <Button
              id={`addresses.edit.${one.id}`}
              class="link"
              label={`Edit ${one.label}`}
              onPress={() => send({ type: "address.edit", id: one.id })}
            >
              Edit
            </Button>
            <Button
              id={`addresses.delete.${one.id}`}
              class="link"
              label={`Remove ${one.label}`}
              onPress={() => send({ type: "address.delete", id: one.id })}
            >
              Remove
            </Button>
          </div>
        </article>
      ))}
    </div>
    <Button id="addresses.add" class="pill pill-line" onPress={() => send({ type: "address.edit", id: "" })}>
      Add an address
    </Button>
  </>
);

const SETTINGS: readonly (readonly [key: string, label: string])[] = [
  ["orders", "Order updates by mail"],
  ["texts", "Order updates by text message"],
  ["price", "Tell me when something on a list costs less"],
  ["stock", "Tell me when something is back in stock"],
  ["weekly", "The deals of the week by mail"],
  ["receipts", "Digital receipts from stores"],
  ["ads", "Use what I buy to choose advertisements"],
  ["history", "Keep my browsing history"],
];

const Settings = ({ app }: { app: State }) => (
  <>
    <h1>Communications & privacy</h1>
    <div class="settings">
      {SETTINGS.map(([key, label]) => (
        <Switch
          key={key}
          id={`settings.${key}`}
          label={label}
          value={app.settings[key] === true}
          onChange={() => send({ type: "setting", id: key })}
          class="setting"
        />
      ))}
    </div>
    <Button id="settings.leave" class="link" onPress={() => command(open("leave"))}>
      Sign out everywhere
    </Button>
  </>
);

const BODIES: Record<string, (props: { app: State }) => preact.JSX.Element> = {
  orders: Orders,
  again: Again,
  lists: Lists,
  returns: Returns,
  wallet: Wallet,
  addresses: Addresses,
  settings: Settings,
};

export function Account({ app }: { app: State }) {
  const Body = BODIES[app.page.kind] ?? Orders;
  return (
    <div class="account">
      <nav class="account-nav" aria-label="Account">
        <div class="account-face">
          <Avatar seed="maren-2" name="Maren Teague" size={48} />
          <span>
            <strong>Hi, Maren</strong>
            <span class="quiet small block">Member since 2019</span>
          </span>
        </div>
        {SECTIONS.map((one) => (
          <Button
            as="a"
            key={one.key}
            id={`account.section.${one.key}`}
            class={names("account-link", app.page.kind === one.key && "account-on")}
            current={app.page.kind === one.key}
            onPress={() => go("account", one.key)}
          >
            <Icon path={one.icon} size={22} />
            {one.title}
          </Button>
        ))}
        <Button as="a" id="account.section.plus" class="account-link" onPress={() => follow("plus")}>
          <Icon path={mdiStarCircleOutline} size={22} />
          Brightbarn Plus
        </Button>
      </nav>
      <div class="account-main">
        <Body app={app} />
      </div>
      <div class="account-foot">
        <Footer app={app} />
      </div>
    </div>
  );
}

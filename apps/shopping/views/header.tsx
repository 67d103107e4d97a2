// The bars at the top: news, brand, how things come, search, account, cart.
import {
  mdiAccountOutline,
  mdiCartOutline,
  mdiChevronDown,
  mdiClose,
  mdiHeartOutline,
  mdiMagnify,
  mdiMapMarkerOutline,
  mdiStorefrontOutline,
  mdiTruckOutline,
} from "@mdi/js";
import {
  Button,
  command,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  MenuSeparator,
  names,
  open,
  Popover,
  send,
  Ticker,
} from "../../_kit";
import { storeOf } from "../content/places";
import { STRIP } from "../content/promos";
import type { How, State } from "../state/model";
import { money, totalsOf } from "../state/totals";
import { Ware } from "../wares/ware";
import { follow, go, Logo } from "./faces";
import { SearchPanel } from "./search";

export const HOWS: readonly { key: How; title: string; icon: string }[] = [
  { key: "shipping", title: "Shipping", icon: mdiTruckOutline },
  { key: "pickup", title: "Pickup", icon: mdiStorefrontOutline },
  { key: "delivery", title: "Delivery", icon: mdiMapMarkerOutline },
];

const Strip = () => (
  <section class="strip" aria-label="News">
    <Ticker
      id="strip"
      label="News"
      everyMs={5000}
      class="strip-ticker"
      items={STRIP.map((one) => ({
        key: one.key,
        node: (
          <p class="strip-line">
            {one.text}
            <Button
              as="a"
              id={`strip.action.${one.key}`}
              class="strip-link"
              onPress={() => follow(one.kind, one.target)}
            >
              {one.action}
            </Button>
          </p>
        ),
      }))}
    />
    <Button id="strip.close" class="strip-close" label="Hide the news" onPress={() => send({ type: "strip.close" })}>
      <Icon path={mdiClose} size={18} />
    </Button>
  </section>
);

function MethodPanel({ app }: { app: State }) {
  return (
    <Popover
      id="method"
      anchor="top.method"
      side="bottom-start"
      label="How do you want your items?"
      class="method-panel"
    >
      <div class="how-row">
        {HOWS.map((one) => (
          <Button
            key={one.key}
            id={`method.${one.key}`}
            class={names("how", app.method === one.key && "how-on")}
            pressed={app.method === one.key}
            onPress={() => send({ type: "method", id: one.key })}
          >
            <Icon path={one.icon} size={30} />
            {one.title}
          </Button>
        ))}
      </div>
      <div class="method-line">
        <Icon path={mdiMapMarkerOutline} size={22} />
        <span>
          <strong>Ship to {app.zip}</strong>
          <span class="quiet block">{app.addresses[0]?.street}</span>
        </span>
        <Button id="method.address" class="link" onPress={() => command(open("zip"))}>
          Change ZIP
        </Button>
      </div>
      <div class="method-line">
        <Icon path={mdiStorefrontOutline} size={22} />
        <span>
          <strong>
            {storeOf(app.store).name} {storeOf(app.store).kind}
          </strong>
          <span class="quiet block">{storeOf(app.store).street}</span>
        </span>
        <Button id="method.store" class="link" onPress={() => command(open("stores"))}>
          Change store
        </Button>
      </div>
    </Popover>
  );
}

function AccountMenu({ app }: { app: State }) {
  const to = (section: string) => () => go("account", section);
  return (
    <Menu id="account" anchor="top.account" side="bottom-end" label="Account" class="account-menu">
      <MenuItem id="account.orders" onPress={to("orders")}>
        Purchase history
      </MenuItem>
      <MenuItem id="account.again" onPress={to("again")}>
        My items
      </MenuItem>
      <MenuItem id="account.lists" onPress={to("lists")}>
        Lists
      </MenuItem>
      <MenuItem id="account.wallet" onPress={to("wallet")}>
        Wallet
      </MenuItem>
      <MenuItem id="account.returns" onPress={to("returns")}>
        Returns
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="account.plus" onPress={() => go("plus")}>
        {app.isPlus ? "Your Plus membership" : "Try Brightbarn Plus"}
      </MenuItem>
      <MenuItem id="account.help" onPress={() => send({ type: "chat.toggle" })}>
        {app.chatOpen ? "Close help" : "Chat with help"}
      </MenuItem>
      <MenuItem id="account.settings" onPress={to("settings")}>
        Settings
      </MenuItem>
      <MenuItem id="account.leave" onPress={() => command(open("leave"))}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

export function Header({ app }: { app: State }) {
  const { count, subtotal } = totalsOf(app.cart, { code: "", isPlus: app.isPlus, slot: "" });
  const how = HOWS.find((one) => one.key === app.method);
  const search = () => send({ type: "search", query: app.query });
  return (
    <header>
      {app.strip && <Strip />}
      <div class="top">
        <Button as="a" id="top.logo" class="logo-link" onPress={() => go("home")}>
          <Logo />
        </Button>
        <MenuButton id="top.method" menu="method" popup="dialog" class="method">
          <span class="method-ware">
            <Ware
              kind={app.method === "shipping" ? "box" : app.method === "pickup" ? "bag" : "basket"}
              ink="#e9a52d"
              size={30}
            />
          </span>
          <span class="method-text">
            <strong>{how?.title === "Shipping" ? "Pickup or delivery?" : how?.title}</strong>
            <span>
              {app.zip} · {storeOf(app.store).name} {storeOf(app.store).kind}
            </span>
          </span>
          <Icon path={mdiChevronDown} size={20} />
        </MenuButton>
        <search class="search">
          <Field
            id="search.field"
            label="Search everything at Brightbarn"
            placeholder="Search everything at Brightbarn online and in store"
            class="search-field"
            value={app.query}
            onFocus={() => command(open("search.panel"))}
            onInput={(query) => {
              send({ type: "search.type", query });
              command(open("search.panel"));
            }}
            onEnter={search}
          />
          {app.query !== "" && (
            <Button
              id="search.clear"
              class="search-clear"
              label="Clear the search"
              onPress={() => send({ type: "search.clear" })}
            >
              <Icon path={mdiClose} size={20} />
            </Button>
          )}
          <Button id="search.submit" class="search-submit" label="Search" onPress={search}>
            <Icon path={mdiMagnify} size={22} />
          </Button>
          <SearchPanel app={app} />
        </search>
        <Button as="a" id="top.again" class="top-link" onPress={() => go("account", "again")}>
          <Icon path={mdiHeartOutline} size={22} />
          <span>
            <small>Reorder</small>
            <strong>My Items</strong>
          </span>
        </Button>
        <MenuButton id="top.account" menu="account" class="top-link">
          <Icon path={mdiAccountOutline} size={24} />
          <span>
            <small>Hi, Maren</small>
            <strong>Account</strong>
          </span>
        </MenuButton>
        <Button
          id="top.cart"
          class="top-cart"
          label={`Cart, ${count} ${money(subtotal)}`}
          aria-haspopup="dialog"
          onPress={() => command(open("basket"))}
        >
          <span class="top-cart-icon">
            <Icon path={mdiCartOutline} size={26} />
            <span class="top-count">{count}</span>
          </span>
          <small>{money(subtotal)}</small>
        </Button>
        <MethodPanel app={app} />
        <AccountMenu app={app} />
      </div>
    </header>
  );
}

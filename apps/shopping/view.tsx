// The shop: bars at the top, one page under them, what floats over it.
import { ScrollArea } from "../_kit";
import type { PageName, State } from "./state/model";
import { Account } from "./views/account";
import { BasketDrawer } from "./views/basket";
import { Cart } from "./views/cart";
import { Checkout, Thanks } from "./views/checkout";
import { Dialogs } from "./views/dialogs";
import { Help, Tray } from "./views/floating";
import { Header } from "./views/header";
import { Home } from "./views/home";
import { Nav } from "./views/nav";
import { Compare, Plus } from "./views/plus";
import { Feedback, Popups } from "./views/popups";
import { ProductPage } from "./views/product";
import { Results } from "./views/results";
import { StockDrawer, StorePicker } from "./views/stores";

const PAGES: Record<PageName, (props: { app: State }) => preact.JSX.Element> = {
  home: Home,
  results: Results,
  product: ProductPage,
  cart: Cart,
  checkout: Checkout,
  thanks: Thanks,
  account: Account,
  compare: Compare,
  plus: Plus,
};

export function View({ app }: { app: State }) {
  const Current = PAGES[app.page.name];
  return (
    <div class="shop">
      <Header app={app} />
      <Nav app={app} />
      <main class="main">
        <ScrollArea id="page" label="Page" class="page">
          <Current app={app} />
        </ScrollArea>
      </main>
      <Feedback app={app} />
      <Help app={app} />
      <Tray app={app} />
      <BasketDrawer app={app} />
      <StorePicker app={app} />
      <StockDrawer app={app} />
      <Dialogs app={app} />
      <Popups app={app} />
    </div>
  );
}

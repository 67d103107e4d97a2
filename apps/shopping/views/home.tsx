// The first page: banners, tiles, departments, shelves.
import { mdiMapMarkerOutline, mdiStorefrontOutline } from "@mdi/js";
import { memo } from "preact/compat";
import { Button, Carousel, command, Icon, names, open, ScrollArea, send } from "../../_kit";
import { productOf } from "../content/catalogue";
import { DEPARTMENTS } from "../content/departments";
import { storeOf } from "../content/places";
import { HEROES, TILES, type Tile } from "../content/promos";
import { SHELVES } from "../content/shelves";
import type { State } from "../state/model";
import { Ware } from "../wares/ware";
import { Card, flagsOf } from "./card";
import { FlashDeals } from "./deals";
import { follow, Head } from "./faces";
import { Footer } from "./footer";
import { HOWS } from "./header";
import { Shelf } from "./shelf";

function Ways({ app }: { app: State }) {
  const store = storeOf(app.store);
  return (
    <section class="ways" aria-label="How you want your items">
      <strong>How do you want your items?</strong>
      {HOWS.map((one) => (
        <Button
          key={one.key}
          id={`home.way.${one.key}`}
          class={names("way", app.method === one.key && "way-on")}
          pressed={app.method === one.key}
          onPress={() => send({ type: "method", id: one.key })}
        >
          <Icon path={one.icon} size={18} />
          {one.title}
        </Button>
      ))}
      <span class="spring" />
      <Button id="home.store" class="way" onPress={() => command(open("stores"))}>
        <Icon path={mdiStorefrontOutline} size={18} />
        {store.name} {store.kind}, open until {store.hours.split(" to ")[1]}
      </Button>
      <Button id="home.zip" class="way" onPress={() => command(open("zip"))}>
        <Icon path={mdiMapMarkerOutline} size={18} />
        Ship to {app.zip}
      </Button>
    </section>
  );
}

const Banner = memo(() => (
  <Carousel
    id="hero"
    label="Highlights"
    class="hero"
    everyMs={9000}
    dots
    pause
    loop
    slides={HEROES.map((one) => ({
      key: one.key,
      node: (
        <div class="hero-slide" style={{ background: one.tint, color: one.ink }}>
          <div class="hero-text">
            <h2>{one.title}</h2>
            <p>{one.text}</p>
            <Button
              as="a"
              id={`hero.action.${one.key}`}
              class="pill pill-white"
              onPress={() => follow(one.kind, one.target)}
            >
              {one.action}
            </Button>
          </div>
          <div class="hero-wares">
            {one.wares.map(([kind, ink], at) => (
              <Ware key={kind} kind={kind} ink={ink} size={at === 0 ? 200 : 124} />
            ))}
          </div>
        </div>
      ),
    }))}
  />
));

const Poster = ({ tile }: { tile: Tile }) => (
  <Button
    as="a"
    id={`home.tile.${tile.key}`}
    class={`tile tile-${tile.size}`}
    style={{ background: tile.tint }}
    onPress={() => follow(tile.kind, tile.target)}
  >
    <span class="tile-text">
      <strong>{tile.title}</strong>
      <span>{tile.text}</span>
      <span class="tile-link">Shop now</span>
    </span>
    <Ware kind={tile.ware[0]} ink={tile.ware[1]} size={tile.size === "tall" ? 170 : 104} />
  </Button>
);

const Circles = memo(() => (
  <ScrollArea id="home.circles" label="Shop by department" axis="x" gutter="overlay" wheelAcross class="circles">
    <div class="circles-row">
      {DEPARTMENTS.map((one) => (
        <Button
          as="a"
          key={one.key}
          id={`home.circle.${one.key}`}
          class="circle"
          onPress={() => follow("department", one.key)}
        >
          <span class="circle-picture">
            <Ware kind={one.kind} ink={one.ink} size={58} />
          </span>
          {one.name}
        </Button>
      ))}
    </div>
  </ScrollArea>
));

function More({ app }: { app: State }) {
  const ids = [...SHELVES.more, ...(app.dealState === "more" ? SHELVES.evenMore : [])];
  return (
    <section class="shelf" aria-label="More to love">
      <Head title="More to love" text="Picked from what you looked at lately" id="more.all" />
      <div class="grid grid-6">
        {ids.map((id) => (
          <Card key={id} {...flagsOf(app, productOf(id))} area="more" product={productOf(id)} size={176} />
        ))}
      </div>
      <div class="centred">
        {app.dealState !== "more" && (
          <Button
            id="more.load"
            class="pill pill-line"
            inactive={app.dealState === "loading"}
            onPress={() => send({ type: "more.load" })}
          >
            {app.dealState === "loading" ? "Loading" : "Show more"}
          </Button>
        )}
      </div>
    </section>
  );
}

export function Home({ app }: { app: State }) {
  const [flash, grocery, gifts, beauty, toys, cook] = TILES as [Tile, Tile, Tile, Tile, Tile, Tile];
  return (
    <div class="home">
      <Ways app={app} />
      <div class="mosaic">
        <div class="mosaic-column">
          <Poster tile={grocery} />
          <Poster tile={gifts} />
        </div>
        <Banner />
        <Poster tile={flash} />
        <div class="mosaic-column">
          <Poster tile={beauty} />
          <Poster tile={toys} />
        </div>
      </div>
      <Circles />
      <FlashDeals app={app} />
      <Shelf
        app={app}
        area="again"
        title="Buy it again"
        text="From your last orders"
        ids={SHELVES.again}
        to={["account", "again"]}
      />
      <Shelf
        app={app}
        area="rolls"
        title="Kitchen rollbacks"
        text="Kettles, coffee and cookware for less"
        ids={SHELVES.kitchen}
        to={["department", "kitchen"]}
      />
      <div class="duo">
        <Poster tile={cook} />
        <section class="plus-tile" aria-label="Brightbarn Plus">
          <h2>Brightbarn Plus</h2>
          <p>Free shipping, free delivery from your store, 5% back on fuel. 30 days free, then $12.95 a month.</p>
          <Button as="a" id="home.plus" class="pill pill-yellow" onPress={() => follow("plus")}>
            Try it free for 30 days
          </Button>
        </section>
      </div>
      <Shelf app={app} area="spon" title="Sponsored for you" ids={SHELVES.sponsored} to={["list", "deals"]} sponsored />
      <More app={app} />
      <Footer app={app} />
    </div>
  );
}

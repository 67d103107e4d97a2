// Search results, categories, deals: what was found, in order, page by page.
import {
  mdiChevronRight,
  mdiClose,
  mdiEmoticonSadOutline,
  mdiHeartOutline,
  mdiScaleBalance,
  mdiViewGridOutline,
  mdiViewListOutline,
} from "@mdi/js";
import { Button, Icon, names, Select, send } from "../../_kit";
import { PRODUCTS, productOf, subjectOf } from "../content/catalogue";
import { categoryOf, departmentOf } from "../content/departments";
import { FACETS, type FacetKey, filterCount, narrowed, SORTS, type Sort, sorted } from "../content/facets";
import { OWN, type Product } from "../content/products";
import { BRAND_LINES } from "../content/promos";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { AddButton, arrivalOf, Card, flagsOf } from "./card";
import { follow, go, Price, Stars, Tag } from "./faces";
import { Facets, slug } from "./facets";
import { Footer } from "./footer";

export const PER_LEAF = 20;

function Crumbs({ app }: { app: State }) {
  const { kind, key } = app.page;
  const department = kind === "department" ? key : kind === "category" ? categoryOf(key).department : "";
  return (
    <nav class="crumbs" aria-label="Where you are">
      <Button as="a" id="crumbs.home" class="crumb" onPress={() => go("home")}>
        Home
      </Button>
      {department && (
        <>
          <Icon path={mdiChevronRight} size={16} />
          <Button
            as="a"
            id="crumbs.department"
            class="crumb"
            current={kind === "department"}
            onPress={() => follow("department", department)}
          >
            {departmentOf(department).name}
          </Button>
        </>
      )}
    </nav>
  );
}

function Siblings({ app }: { app: State }) {
  const { kind, key } = app.page;
  const department = kind === "department" ? key : kind === "category" ? categoryOf(key).department : "";
  if (!department) return null;
  return (
    <div class="siblings">
      {departmentOf(department).categories.map((one) => (
        <Button
          as="a"
          key={one.key}
          id={`results.category.${one.key}`}
          class={names("chip", one.key === key && "chip-on")}
          onPress={() => follow("category", one.key)}
        >
          {one.name}
        </Button>
      ))}
    </div>
  );
}

const SHORT_CUTS: readonly { key: string; label: string; facet: FacetKey; value: string }[] = [
  { key: "today", label: "Get it today", facet: "speed", value: "Today" },
  { key: "rollback", label: "Rollback", facet: "offer", value: "Rollback" },
  { key: "flash", label: "Flash Deals", facet: "offer", value: "Flash Deal" },
  { key: "best", label: "Best sellers", facet: "offer", value: "Best seller" },
  { key: "rating", label: "4.5 stars & up", facet: "rating", value: "4.5 & up" },
  { key: "own", label: "Sold by Brightbarn", facet: "seller", value: OWN },
];

const ShortCuts = ({ app }: { app: State }) => (
  <>
    {SHORT_CUTS.map(({ key, label, facet, value }) => (
      <Button
        key={key}
        id={`results.short.${key}`}
        class={names("chip", app.filters.chosen[facet].includes(value) && "chip-on")}
        pressed={app.filters.chosen[facet].includes(value)}
        onPress={() => send({ type: "facet", facet, value })}
      >
        {label}
      </Button>
    ))}
  </>
);

function Chosen({ app }: { app: State }) {
  const { chosen, from, to } = app.filters;
  if (filterCount(app.filters) === 0) return null;
  return (
    <div class="chosen">
      {(from !== null || to !== null) && (
        <Button
          id="chosen.price"
          class="chip chip-on"
          onPress={() => send({ type: "facet.price", from: null, to: null })}
        >
          {from === null ? `Up to $${to}` : to === null ? `From $${from}` : `$${from} to $${to}`}
          <Icon path={mdiClose} size={16} />
        </Button>
      )}
      {FACETS.flatMap((facet) =>
        chosen[facet].map((value) => (
          <Button
            key={`${facet} ${value}`}
            id={`chosen.${facet}.${slug(value)}`}
            class="chip chip-on"
            onPress={() => send({ type: "facet", facet, value })}
          >
            {value}
            <Icon path={mdiClose} size={16} />
          </Button>
        )),
      )}
    </div>
  );
}

function Row({ app, product }: { app: State; product: Product }) {
  const { id } = product;
  return (
    <article class="row-card" aria-label={product.title}>
      <Button as="a" id={`results.item.${id}`} class="row-link" onPress={() => go("product", "", id)}>
        <Ware kind={product.kind} ink={product.colours[0]?.ink ?? "#999"} size={150} />
        <span class="row-text">
          <Tag badge={product.badge} />
          <strong class="row-title">{product.title}</strong>
          <Stars rating={product.rating} count={product.ratings} size={15} />
          <span class="small">{arrivalOf(product)}</span>
          <span class="quiet small">Sold by {product.seller}</span>
        </span>
        <Price cents={product.price} was={product.was} />
      </Button>
      <span class="row-buttons">
        <AddButton area="results" product={product} qty={flagsOf(app, product).qty} />
        <Button
          id={`results.list.${id}`}
          class="link"
          label={`Add to list: ${product.title}`}
          onPress={() => send({ type: "list.pick", id })}
        >
          <Icon path={mdiHeartOutline} size={18} /> Add to list
        </Button>
        <Button
          id={`results.compare.${id}`}
          class="link"
          label={`Compare ${product.title}`}
          pressed={app.compare.includes(id)}
          onPress={() => send({ type: "compare", id })}
        >
          <Icon path={mdiScaleBalance} size={18} /> Compare
        </Button>
      </span>
    </article>
  );
}

const Leaves = ({ leaf, count }: { leaf: number; count: number }) =>
  count < 2 ? null : (
    <nav class="leaves" aria-label="Pages">
      {Array.from({ length: count }, (_, at) => at + 1).map((one) => (
        <Button
          key={one}
          id={`results.page.${one}`}
          class="leaf"
          label={`Page ${one}`}
          current={one === leaf}
          onPress={() => send({ type: "leaf", leaf: one })}
        >
          {one}
        </Button>
      ))}
    </nav>
  );

const Nothing = ({ app }: { app: State }) => (
  <div class="nothing">
    <Icon path={mdiEmoticonSadOutline} size={56} />
    <h2>Nothing fits</h2>
    <p class="quiet">Try other words, or take a filter away.</p>
    {filterCount(app.filters) > 0 && (
      <Button id="results.reset" class="pill pill-blue" onPress={() => send({ type: "facet.clear" })}>
        Clear all filters
      </Button>
    )}
  </div>
);

function BrandLine({ department }: { department: string }) {
  const line = BRAND_LINES.find((one) => one.department === department) ?? BRAND_LINES.at(-1);
  if (!line) return null;
  return (
    <section class="brand-line" aria-label={`Sponsored: ${line.brand}`}>
      <span class="brand-text">
        <span class="quiet small">Sponsored</span>
        <strong>{line.brand}</strong>
        <span>{line.text}</span>
      </span>
      <Button
        as="a"
        id="results.brand"
        class="pill pill-line"
        label={`Shop ${line.brand}`}
        onPress={() => follow("brand", line.brand)}
      >
        Shop {line.brand}
      </Button>
      {line.wares.map(productOf).map((one) => (
        <Button
          as="a"
          key={one.id}
          id={`results.brand.${one.id}`}
          class="brand-ware"
          label={`${one.title}, ${money(one.price)}`}
          onPress={() => go("product", "", one.id)}
        >
          <Ware kind={one.kind} ink={one.colours[0]?.ink ?? "#999"} size={76} />
          <span class="small">{money(one.price)}</span>
        </Button>
      ))}
    </section>
  );
}

const INTRO: Readonly<Record<string, string>> = {
  flash: "New deals every morning at 7. While they last.",
  deals: "Everything that costs less than before.",
  fast: "At Alder Falls Supercenter and ready in an hour.",
};

export function Results({ app }: { app: State }) {
  const { kind, key } = app.page;
  const { title, products } = subjectOf(kind, key);
  const found = sorted(narrowed(products, app.filters), app.sort);
  const leaves = Math.ceil(found.length / PER_LEAF);
  const shown = found.slice((app.leaf - 1) * PER_LEAF, app.leaf * PER_LEAF);
  const isSearch = kind === "search";
  const adverts = PRODUCTS.filter((one) => one.badge === "Overall pick" && !products.includes(one)).slice(0, 4);
  return (
    <div class="results">
      <Crumbs app={app} />
      <div class="results-title">
        <h1>{isSearch ? `Results for “${title}”` : title}</h1>
        <span class="quiet">({found.length})</span>
        {kind === "brand" && (
          <Button
            id="results.follow"
            class="pill pill-line"
            pressed={app.follows.includes(key)}
            onPress={() => send({ type: "follows", id: key })}
          >
            {app.follows.includes(key) ? "Following" : "Follow brand"}
          </Button>
        )}
      </div>
      <p class="quiet">{INTRO[key] ?? "Price when purchased online"}</p>
      <Siblings app={app} />
      <div class="results-bar">
        <ShortCuts app={app} />
        <span class="spring" />
        <span class="quiet">Sort by</span>
        <Select
          id="results.sort"
          label="Sort by"
          value={app.sort}
          options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
          onChange={(value) => send({ type: "sort", id: value as Sort })}
          side="bottom-end"
          class="sort"
        />
        <Button
          id="results.grid"
          class="round"
          tip="Grid"
          pressed={app.look === "grid"}
          onPress={() => send({ type: "look", id: "grid" })}
        >
          <Icon path={mdiViewGridOutline} size={22} />
        </Button>
        <Button
          id="results.rows"
          class="round"
          tip="List"
          pressed={app.look === "list"}
          onPress={() => send({ type: "look", id: "list" })}
        >
          <Icon path={mdiViewListOutline} size={22} />
        </Button>
      </div>
      <Chosen app={app} />
      <div class="results-body">
        <Facets app={app} products={products} />
        <div class="results-main">
          <BrandLine department={products[0]?.department ?? ""} />
          {shown.length === 0 && <Nothing app={app} />}
          {app.look === "grid" ? (
            <div class="grid grid-4">
              {shown.map((product) => (
                <Card key={product.id} {...flagsOf(app, product)} area="results" product={product} size={216} />
              ))}
            </div>
          ) : (
            shown.map((product) => <Row key={product.id} app={app} product={product} />)
          )}
          <Leaves leaf={app.leaf} count={leaves} />
          <section class="adverts" aria-label="Sponsored">
            <h2>Sponsored</h2>
            <div class="grid grid-4">
              {adverts.map((product) => (
                <Card
                  key={product.id}
                  {...flagsOf(app, product)}
                  area="advert"
                  product={product}
                  size={150}
                  brief
                  sponsored
                />
              ))}
            </div>
          </section>
        </div>
      </div>
      <Footer app={app} />
    </div>
  );
}

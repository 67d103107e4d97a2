// Search results, categories, deals: what was found, in order, page by page.
import { mdiEmoticonSadOutline, mdiViewGridOutline, mdiViewListOutline } from "@mdi/js";
import { Button, Icon, Select, send } from "../../_kit";
import { PRODUCTS, subjectOf } from "../content/catalogue";
import { filterCount, narrowed, SORTS, type Sort, sorted } from "../content/facets";
import type { State } from "../state/model";
import { Card, flagsOf } from "./card";
import { Facets } from "./facets";
import { Footer } from "./footer";
import { Chosen, Crumbs, Leaves, ShortCuts, Siblings } from "./result_bars";
import { BrandLine, Row } from "./result_rows";

export const PER_LEAF = 20;

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

// The panel beside results: price, and choices with their counts.
import { Accordion, Button, Checkbox, Field, Radio, ScrollArea, Slider, send } from "../../_kit";
import { COLOURS } from "../content/colours";
import { choicesOf, FACET_TITLES, FACETS, type FacetKey, filterCount, narrowed, priceRange } from "../content/facets";
import type { Product } from "../content/products";
import type { State } from "../state/model";
import { Stars } from "./faces";

const MOST = 6;
const OPEN: readonly FacetKey[] = ["speed", "brand"];
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
const inkOf = (family: string): string => COLOURS.find((one) => one.family === family)?.ink ?? "#999";

function PriceFacet({ app, products }: { app: State; products: readonly Product[] }) {
  const { least, most } = priceRange(products);
  const from = app.filters.from ?? least;
  const to = app.filters.to ?? most;
  const left = narrowed(products, app.filters, "price");
  const bars = Array.from({ length: 12 }, (_, at) => {
    const width = Math.max(1, (most - least) / 12);
    const low = (least + at * width) * 100;
    return left.filter((one) => one.price >= low && one.price < low + width * 100).length;
  });
  const highest = Math.max(1, ...bars);
  return (
    <Accordion id="facet.price" title="Price" startsOpen class="facet">
      <div class="bars" aria-hidden="true">
        {bars.map((count, at) => (
          <span key={at} style={{ height: `${4 + (count / highest) * 34}px` }} />
        ))}
      </div>
      <div class="price-sliders">
        <Slider
          id="facet.price.least"
          label="Lowest price"
          value={from}
          min={least}
          max={most}
          valueText={`$${from}`}
          onChange={(value) => send({ type: "facet.price", from: Math.min(value, to) })}
        />
        <Slider
          id="facet.price.most"
          label="Highest price"
          value={to}
          min={least}
          max={most}
          valueText={`$${to}`}
          onChange={(value) => send({ type: "facet.price", to: Math.max(value, from) })}
        />
      </div>
      <div class="price-ends">
        <span>${from}</span>
        <span>to</span>
        <span>${to}</span>
      </div>
    </Accordion>
  );
}

function Choice({ app, facet, value, count }: { app: State; facet: FacetKey; value: string; count: number }) {
  const isOn = app.filters.chosen[facet].includes(value);
  const id = `facet.${facet}.${slug(value)}`;
  const common = {
    id,
    label: `${value} (${count})`,
    value: isOn,
    onChange: () => send({ type: "facet", facet, value }),
  };
  if (facet === "rating") {
    return (
      <Radio {...common} class="choice">
        <Stars rating={Number.parseFloat(value)} size={15} /> {value} <span class="quiet">({count})</span>
      </Radio>
    );
  }
  return (
    <Checkbox {...common} class="choice">
      {facet === "colour" && <span class="choice-ink" style={{ background: inkOf(value) }} />}
      {value} <span class="quiet">({count})</span>
    </Checkbox>
  );
}

function Facet({ app, products, facet }: { app: State; products: readonly Product[]; facet: FacetKey }) {
  const all = choicesOf(products, app.filters, facet);
  if (all.length === 0) return null;
  const isBrand = facet === "brand";
  const found = isBrand ? all.filter((one) => one.value.toLowerCase().includes(app.facetQuery.toLowerCase())) : all;
  const shown = isBrand && !app.allBrands ? found.slice(0, MOST) : found;
  const group = shown.map((one) => <Choice key={one.value} app={app} facet={facet} {...one} />);
  return (
    <Accordion id={`facet.${facet}`} title={FACET_TITLES[facet]} startsOpen={OPEN.includes(facet)} class="facet">
      {isBrand && all.length > MOST && (
        <Field
          id="facet.brand.find"
          label="Find a brand"
          placeholder="Find a brand"
          value={app.facetQuery}
          onInput={(query) => send({ type: "facet.find", query })}
        />
      )}
      {facet === "rating" ? (
        <div role="radiogroup" aria-label={FACET_TITLES[facet]} class="choices">
          {group}
        </div>
      ) : (
        <div class="choices">{group}</div>
      )}
      {isBrand && found.length > MOST && (
        <Button id="facet.brand.all" class="link" onPress={() => send({ type: "facet.all" })}>
          {app.allBrands ? "Fewer brands" : `All ${found.length} brands`}
        </Button>
      )}
    </Accordion>
  );
}

export function Facets({ app, products }: { app: State; products: readonly Product[] }) {
  return (
    <aside class="facets" aria-label="Filters">
      <header class="facets-head">
        <strong>Filters</strong>
        {filterCount(app.filters) > 0 && (
          <Button id="facets.clear" class="link" onPress={() => send({ type: "facet.clear" })}>
            Clear all
          </Button>
        )}
      </header>
      <ScrollArea id="facets" label="Filters" class="facets-scroll">
        <PriceFacet app={app} products={products} />
        {FACETS.map((facet) => (
          <Facet key={facet} app={app} products={products} facet={facet} />
        ))}
      </ScrollArea>
    </aside>
  );
}

// Colors and sizes of a product, and its figures.
import { Button, names, send } from "../../_kit";
import { colourOf } from "../content/colours";
import { categoryOf } from "../content/departments";
import type { Product } from "../content/products";
import type { State } from "../state/model";
import { money, priceOf } from "../state/totals";

export function Options({ app, product }: { app: State; product: Product }) {
  const { colour, size } = app.choice;
  return (
    <>
      {product.colours.length > 1 && (
        <section class="option" aria-label="Color">
          <p>
            Color: <strong>{colourOf(colour).name}</strong>
          </p>
          <div class="swatches">
            {product.colours.map((one, at) => (
              <Button
                key={one.key}
                id={`product.colour.${at + 1}`}
                class={names("swatch", one.key === colour && "swatch-on")}
                tip={one.name}
                tipSide="top"
                pressed={one.key === colour}
                onPress={() => send({ type: "choice.colour", id: one.key })}
              >
                <span style={{ background: one.ink }} />
              </Button>
            ))}
          </div>
        </section>
      )}
      {product.sizes.length > 0 && (
        <section class="option" aria-label={product.sizeLabel}>
          <p>
            {product.sizeLabel}: <strong>{size}</strong>
          </p>
          <div class="sizes">
            {product.sizes.map((one, at) => (
              <Button
                key={one.name}
                id={`product.size.${at + 1}`}
                class={names("size", one.name === size && "size-on")}
                pressed={one.name === size}
                onPress={() => send({ type: "choice.size", id: one.name })}
              >
                {one.name}
                <span class="small">{money(priceOf(product, one.name))}</span>
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

export const code = (product: Product): string =>
  `${product.brand.slice(0, 2).toUpperCase()}-${product.id.length * 731 + product.ratings}`;

export function specsOf(app: State, product: Product): readonly (readonly [string, string])[] {
  return [
    ["Brand", product.brand],
    ["Model", code(product)],
    ["Color", colourOf(app.choice.colour).name],
    ...(app.choice.size ? ([[product.sizeLabel, app.choice.size]] as const) : []),
    ["Type", categoryOf(product.category).name],
    ["Sold by", product.seller],
    ["Country of origin", "See the label"],
  ];
}

export const Glance = ({ app, product }: { app: State; product: Product }) => (
  <section class="glance" aria-label="At a glance">
    {specsOf(app, product)
      .filter(([name]) => !["Model", "Country of origin", "Sold by"].includes(name))
      .slice(0, 4)
      .map(([name, value]) => (
        <div key={name}>
          <span class="quiet small">{name}</span>
          <strong>{value}</strong>
        </div>
      ))}
  </section>
);

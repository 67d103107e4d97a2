// The page of a product.
import { mdiChevronRight } from "@mdi/js";
import { Accordion, Button, Icon, send } from "../../_kit";
import { PRODUCTS, productOf } from "../content/catalogue";
import { categoryOf, departmentOf } from "../content/departments";
import { featuresOf } from "../content/features";
import { OWN, type Product } from "../content/products";
import { SHELVES } from "../content/shelves";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { BuyBox } from "./buybox";
import { follow, go, Stars, say } from "./faces";
import { Footer } from "./footer";
import { Gallery } from "./gallery";
import { code, Glance, Options, specsOf } from "./options";
import { Questions } from "./questions";
import { Reviews } from "./reviews";
import { Shelf } from "./shelf";

const Folds = ({ app, product }: { app: State; product: Product }) => (
  <section class="folds" aria-label="About this item">
    <h2 data-igg-area="product.about">About this item</h2>
    <Accordion id="product.fold.details" title="Product details" class="fold" startsOpen>
      <p>
        {product.title}. Made by {product.brand} for every day, checked by our team before it went on the shelf.
      </p>
      <ul class="bullets">
        {featuresOf(product.category, product.department).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Accordion>
    <Accordion id="product.fold.specs" title="Specifications" class="fold">
      <dl class="specs">
        {specsOf(app, product).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        as="a"
        id="product.sheet"
        class="link"
        onPress={() => say(`The data sheet of ${code(product)} is in your downloads`)}
      >
        Download the data sheet
      </Button>
    </Accordion>
    <Accordion id="product.fold.warranty" title="Warranty" class="fold">
      <p>Two years from {product.brand}, one more with the protection plan.</p>
      <div class="row">
        <Button as="a" id="product.warranty" class="link" onPress={() => say("The warranty card is in your downloads")}>
          Download the warranty card
        </Button>
        <Button
          as="a"
          id="product.register"
          class="link"
          onPress={() => say(`${code(product)} is registered to your account`)}
        >
          Register this product
        </Button>
      </div>
    </Accordion>
    <Accordion id="product.fold.returns" title="Returns and shipping" class="fold">
      <p>
        {product.seller === OWN
          ? "Free returns for 90 days, in store or by mail."
          : `${product.seller} takes returns by mail for 30 days.`}
      </p>
      <Button as="a" id="product.policy" class="link" onPress={() => go("account", "returns")}>
        Start a return
      </Button>
    </Accordion>
    <Accordion id="product.fold.safety" title="Warnings" class="fold">
      <p>Keep packaging away from small children. Read the leaflet first.</p>
      <Button as="a" id="product.leaflet" class="link" onPress={() => say("The leaflet is in your downloads")}>
        Download the leaflet
      </Button>
    </Accordion>
  </section>
);

function Together({ app, product }: { app: State; product: Product }) {
  const partners = PRODUCTS.filter(
    (one) => one.department === product.department && one.id !== product.id && one.sizes.length === 0,
  ).slice(0, 2);
  const all = [product, ...partners];
  return (
    <section class="together" aria-label="Frequently bought together">
      <h2>Frequently bought together</h2>
      <div class="row">
        {partners.map((one) => (
          <Button
            as="a"
            key={one.id}
            id={`together.item.${one.id}`}
            class="together-item"
            onPress={() => go("product", "", one.id)}
          >
            {one.title}
            <strong>{money(one.price)}</strong>
          </Button>
        ))}
        <Button
          id="together.add"
          class="pill pill-line"
          inactive={app.choice.line === "waiting"}
          onPress={() => send({ type: "add.all", ids: all.map((one) => one.id) })}
        >
          Add all {all.length} for {money(all.reduce((sum, one) => sum + one.price, 0))}
        </Button>
      </div>
    </section>
  );
}

export function ProductPage({ app }: { app: State }) {
  const product = productOf(app.page.key);
  const { department, category } = product;
  const alike = PRODUCTS.filter((one) => one.category === category && one.id !== product.id).map((one) => one.id);
  const others = PRODUCTS.filter((one) => one.department === department && one.category !== category).map(
    (one) => one.id,
  );
  return (
    <div class="product">
      <nav class="crumbs" aria-label="Where you are">
        <Button as="a" id="product.crumb.department" class="crumb" onPress={() => follow("department", department)}>
          {departmentOf(department).name}
        </Button>
        <Icon path={mdiChevronRight} size={16} />
        <Button as="a" id="product.crumb.category" class="crumb" onPress={() => follow("category", category)}>
          {categoryOf(category).name}
        </Button>
        <Icon path={mdiChevronRight} size={16} />
        <Button as="a" id="product.crumb.brand" class="crumb" onPress={() => follow("brand", product.brand)}>
          {product.brand}
        </Button>
      </nav>
      <div class="product-top">
        <div>
          <Gallery app={app} product={product} />
          <Glance app={app} product={product} />
        </div>
        <div class="product-info">
          <Button
            as="a"
            id="product.brand"
            class="link"
            label={`Visit the ${product.brand} shop`}
            onPress={() => follow("brand", product.brand)}
          >
            Visit the {product.brand} shop
          </Button>
          <h1>{product.title}</h1>
          <div class="row">
            <Button
              as="a"
              id="product.ratings"
              class="ratings-link"
              label={`${product.ratings.toLocaleString("en-US")} ratings`}
              onPress={() => send({ type: "jump", id: "reviews" })}
            >
              <Stars rating={product.rating} size={16} />
              <span>
                ({product.rating}) <u>{product.ratings.toLocaleString("en-US")} ratings</u>
              </span>
            </Button>
            <Button
              as="a"
              id="product.jump.questions"
              class="link"
              onPress={() => send({ type: "jump", id: "questions" })}
            >
              Questions & answers
            </Button>
          </div>
          {product.bought && <p class="card-bought">{product.bought}</p>}
          <Options app={app} product={product} />
          <section class="keys" aria-label="Key item features">
            <h3>Key item features</h3>
            <ul class="bullets">
              {featuresOf(category, department).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Button
              as="a"
              id="product.jump.about"
              class="link"
              onPress={() => send({ type: "jump", id: "product.about" })}
            >
              View full item details
            </Button>
          </section>
        </div>
        <BuyBox app={app} product={product} />
      </div>
      <Together app={app} product={product} />
      <Shelf
        app={app}
        area="alike"
        title="Similar items you might like"
        ids={[...alike, ...others].slice(0, 10)}
        to={["category", category]}
      />
      <Folds app={app} product={product} />
      <Shelf
        app={app}
        area="spon"
        title="Sponsored for you"
        ids={SHELVES.sponsored.filter((id) => id !== product.id)}
        to={["list", "deals"]}
        sponsored
      />
      <Reviews app={app} product={product} />
      <Questions app={app} product={product} />
      <Footer app={app} />
    </div>
  );
}

// Ratings and reviews of a product.
import { mdiCheckDecagram, mdiFlagOutline, mdiThumbUpOutline } from "@mdi/js";
import { Button, Carousel, Dialog, Field, Icon, names, Select, send } from "../../_kit";
import { arranged, REVIEW_SORTS, type ReviewSort, spreadOf, topicsOf } from "../content/opinions";
import type { Product } from "../content/products";
import { type Review, reviewsOf } from "../content/reviews";
import type { State } from "../state/model";
import { SIDES, Ware } from "../wares/ware";
import { Stars } from "./faces";
import { inkOf } from "./gallery";

const MOST = 8;

function Spread({ app, product }: { app: State; product: Product }) {
  const shares = spreadOf(product);
  return (
    <div class="spread">
      {shares.map((share, at) => {
        const stars = 5 - at;
        return (
          <Button
            key={stars}
            id={`reviews.stars.${stars}`}
            class={names("spread-row", app.choice.stars === stars && "spread-on")}
            pressed={app.choice.stars === stars}
            onPress={() => send({ type: "review.stars", stars })}
          >
            <span>{stars === 1 ? "1 star" : `${stars} stars`}</span>
            <span class="spread-bar">
              <span style={{ width: `${share}%` }} />
            </span>
            <span class="quiet">{Math.round((product.ratings * share) / 100).toLocaleString("en-US")}</span>
          </Button>
        );
      })}
    </div>
  );
}

function Item({ app, product, review }: { app: State; product: Product; review: Review }) {
  const key = `${product.id}:${review.id}`;
  const isHelpful = app.helpful.includes(key);
  return (
    <article class="review" aria-label={`Review by ${review.author}`}>
      <header class="row">
        <Stars rating={review.stars} size={15} />
        <span class="quiet small">{review.date}</span>
      </header>
      <h4>{review.title}</h4>
      <p>{review.text}</p>
      {review.picture && (
        <span class="review-picture">
          <Ware
            kind={product.kind}
            ink={inkOf(app, product)}
            size={72}
            side={SIDES.find((one) => one === review.picture) ?? "front"}
          />
        </span>
      )}
      <p class="quiet small row">
        {review.author}
        <Icon path={mdiCheckDecagram} size={15} /> Verified purchase
      </p>
      <div class="row">
        <Button
          id={`reviews.helpful.${review.id}`}
          class={names("chip", isHelpful && "chip-on")}
          label={`Helpful (${review.helpful + (isHelpful ? 1 : 0)})`}
          pressed={isHelpful}
          onPress={() => send({ type: "review.helpful", id: key })}
        >
          <Icon path={mdiThumbUpOutline} size={16} />
          Helpful ({review.helpful + (isHelpful ? 1 : 0)})
        </Button>
        <Button
          id={`reviews.report.${review.id}`}
          class="link"
          onPress={() => send({ type: "review.report", id: key })}
        >
          <Icon path={mdiFlagOutline} size={16} />
          {app.reported.includes(key) ? "Reported" : "Report"}
        </Button>
      </div>
    </article>
  );
}

function WriteReview({ app, product }: { app: State; product: Product }) {
  return (
    <Dialog id="write" title="Write a review" label="Write a review" width={520}>
      <p class="quiet">{product.title}</p>
      <div class="row" role="radiogroup" aria-label="Stars">
        {[1, 2, 3, 4, 5].map((stars) => (
          <Button
            key={stars}
            id={`write.stars.${stars}`}
            class={names("chip", app.feedbackStars === stars && "chip-on")}
            role="radio"
            checked={app.feedbackStars === stars}
            onPress={() => send({ type: "review.rate", stars })}
          >
            {stars}
          </Button>
        ))}
      </div>
      <Field id="write.title" label="Headline" placeholder="Headline" />
      <Field id="write.text" label="Your review" placeholder="What did you like, what not?" multiline rows={4} />
      <Button
        id="write.send"
        class="pill pill-blue"
        inactive={app.feedbackStars === 0}
        onPress={() => send({ type: "review.send" })}
      >
        Send review
      </Button>
    </Dialog>
  );
}

export function Reviews({ app, product }: { app: State; product: Product }) {
  const all = reviewsOf(product);
  const { reviewSort, stars, topic, allReviews } = app.choice;
  const found = arranged(all, reviewSort, stars, topic);
  const shown = allReviews ? found : found.slice(0, MOST);
  const mine = app.myReviews[product.id];
  return (
    <section class="reviews" data-igg-area="reviews" aria-label="Customer ratings and reviews">
      <h2>Customer ratings & reviews</h2>
      <div class="reviews-top">
        <div class="reviews-figure">
          <strong>{product.rating}</strong>
          <span class="quiet">out of 5</span>
          <Stars rating={product.rating} size={20} />
          <span class="small">{product.ratings.toLocaleString("en-US")} ratings</span>
          <Button id="reviews.write" class="pill pill-line" onPress={() => send({ type: "review.write" })}>
            {mine === undefined ? "Write a review" : `You gave ${mine} of 5`}
          </Button>
        </div>
        <Spread app={app} product={product} />
        <div class="reviews-pictures">
          <strong>Pictures by customers</strong>
          <Carousel
            id="photos"
            label="Pictures by customers"
            visible={3}
            step={1}
            gap="8px"
            slides={["front", "room", "pair", "close", "size", "box", "mirrored"].map((side, at) => ({
              key: side,
              node: (
                <Button
                  id={`photos.picture.${side}`}
                  class="photo"
                  label={`Picture by ${all[at % all.length]?.author}`}
                  pressed={SIDES[app.choice.side] === side}
                  onPress={() => send({ type: "choice.side", side: SIDES.indexOf(side as never) })}
                >
                  <Ware
                    kind={product.kind}
                    ink={product.colours[at % product.colours.length]?.ink ?? "#999"}
                    size={104}
                    side={SIDES.find((one) => one === side) ?? "front"}
                  />
                </Button>
              ),
            }))}
          />
        </div>
      </div>
      <div class="row topics">
        <span class="quiet">Mentioned often:</span>
        {topicsOf(all).map((one) => (
          <Button
            key={one.topic}
            id={`reviews.topic.${one.topic}`}
            class={names("chip", topic === one.topic && "chip-on")}
            pressed={topic === one.topic}
            onPress={() => send({ type: "review.topic", id: one.topic })}
          >
            {one.topic} ({one.count})
          </Button>
        ))}
        <span class="spring" />
        <span class="quiet">Sort by</span>
        <Select
          id="reviews.sort"
          label="Sort reviews by"
          value={reviewSort}
          options={Object.entries(REVIEW_SORTS).map(([value, label]) => ({ value, label }))}
          onChange={(value) => send({ type: "review.sort", id: value as ReviewSort })}
        />
      </div>
      {shown.length === 0 && <p class="quiet">No review fits. Take a filter away.</p>}
      <div class="reviews-list">
        {shown.map((review) => (
          <Item key={review.id} app={app} product={product} review={review} />
        ))}
      </div>
      {found.length > MOST && (
        <Button id="reviews.all" class="pill pill-line" onPress={() => send({ type: "review.all" })}>
          {allReviews ? "Fewer reviews" : `All ${found.length} reviews`}
        </Button>
      )}
      <WriteReview app={app} product={product} />
    </section>
  );
}

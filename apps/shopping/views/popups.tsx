// What comes uninvited: an offer, a game, a notice, a question, a survey.
import { mdiChevronRight, mdiEmailOutline, mdiStar, mdiStarOutline } from "@mdi/js";
import { Button, Icon, names, ScrollArea, send } from "../../_kit";
import { COUPONS } from "../content/coupons";
import { storeOf } from "../content/places";
import type { State } from "../state/model";
import { Ware } from "../wares/ware";
import { Mark } from "./faces";

const leave = () => send({ type: "popup.close" });
const step = (to: number) => () => send({ type: "popup.step", step: to });

function PlusOffer({ at }: { at: number }) {
  return (
    <div class="veil" data-igg-area="offer.veil">
      <section class="offer" data-igg-area="offer" role="dialog" aria-label="Brightbarn Plus" aria-modal="true">
        <div class="offer-art">
          <Mark size={72} />
          <Ware kind="box" ink="#e9a52d" size={120} />
        </div>
        {at === 0 ? (
          <>
            <h2>Never pay for shipping again</h2>
            <p>Brightbarn Plus is free for 30 days, then $12.95 a month. Stop whenever you like.</p>
            <Button id="offer.join" class="pill pill-blue wide" onPress={() => send({ type: "plus.join" })}>
              Start 30 days free
            </Button>
            <Button id="offer.no" class="link" onPress={step(1)}>
              I would rather pay for shipping
            </Button>
          </>
        ) : (
          <>
            <h2>Are you sure?</h2>
            <p>Without Plus, orders under $35 cost $6.99 to ship.</p>
            <div class="offer-row">
              <Button id="offer.sure" class="pill pill-line" onPress={leave}>
                Yes, go without
              </Button>
              <Button id="offer.back" class="pill pill-blue" onPress={step(0)}>
                Show me again
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

const PRIZES = ["KETTLE10", "PANTRY5", "PATIO15"] as const;

function Envelopes({ answer }: { answer: string }) {
  const coupon = COUPONS.find((one) => one.code === answer);
  return (
    <div class="veil" data-igg-area="game.veil">
      <section class="game" data-igg-area="game" role="dialog" aria-label="A coupon for you" aria-modal="true">
        <h2>{coupon ? coupon.title : "Pick an envelope"}</h2>
        <p>{coupon ? coupon.text : "There is a coupon in each of them."}</p>
        <div class="game-row">
          {PRIZES.map((code, at) => (
            <Button
              key={code}
              id={`game.envelope.${at + 1}`}
              class={names("envelope", code === answer && "envelope-on")}
              label={`Envelope ${at + 1}`}
              pressed={code === answer}
              onPress={() => send({ type: "popup.answer", id: code })}
            >
              <Icon path={mdiEmailOutline} size={64} />
            </Button>
          ))}
        </div>
        <Button
          id="game.keep"
          class="pill pill-yellow"
          inactive={!coupon}
          onPress={() => {
            send({ type: "coupon.clip", id: answer });
            leave();
          }}
        >
          Keep this coupon
        </Button>
      </section>
    </div>
  );
}

const TERMS = [
  "This item is sold and shipped by Wander Supply, not by Brightbarn.",
  "Shipping takes two to four business days. Pickup and delivery from a store are not possible.",
  "Returns go back by mail within 30 days. The seller pays for the label when something is wrong with the item.",
  "The seller answers questions within one business day. If it does not, our help steps in.",
  "Your payment is handled by Brightbarn. The seller sees your name and address, not your card.",
  "Protection plans are possible for items over $20.",
  "Gift wrap is not possible. Gift notes are printed on the slip.",
  "Electrical items from other sellers are tested twice a year by our laboratory.",
] as const;

function SellerNotice() {
  return (
    <div class="veil" data-igg-area="notice.veil">
      <section
        class="seller-notice"
        data-igg-area="notice"
        role="dialog"
        aria-label="About this seller"
        aria-modal="true"
      >
        <h2>Before you buy from Wander Supply</h2>
        <ScrollArea id="notice.scroll" label="About this seller" class="notice-scroll">
          {TERMS.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Button id="notice.agree" class="pill pill-blue" onPress={leave}>
            I have read this
          </Button>
        </ScrollArea>
      </section>
    </div>
  );
}

function StoreQuestion({ app, at }: { app: State; at: number }) {
  return (
    <section class="ask-store" data-igg-area="asking" role="dialog" aria-label="Your store">
      {at === 0 ? (
        <>
          <strong>Is {storeOf(app.store).name} still your store?</strong>
          <p>Stock and prices follow your store.</p>
          <div class="offer-row">
            <Button id="asking.other" class="pill pill-line" onPress={step(1)}>
              Choose another
            </Button>
            <Button id="asking.keep" class="pill pill-blue" onPress={leave}>
              Keep it
            </Button>
          </div>
        </>
      ) : (
        <>
          <strong>Which one is it?</strong>
          {["cooper", "copperfield"].map((id) => (
            <Button
              key={id}
              id={`asking.store.${id}`}
              class="listpick-row"
              onPress={() => {
                send({ type: "store.pick", id });
                leave();
              }}
            >
              {storeOf(id).name}, {storeOf(id).miles} miles
            </Button>
          ))}
          <Button id="asking.back" class="link" onPress={step(0)}>
            Back
          </Button>
        </>
      )}
    </section>
  );
}

const FACES = ["Very hard", "Hard", "So-so", "Easy", "Very easy"] as const;

function Survey({ app }: { app: State }) {
  return (
    <section class="survey" data-igg-area="survey" role="dialog" aria-label="Survey">
      <Button id="survey.fold" class="survey-fold" label="Fold the survey away" onPress={leave}>
        <Icon path={mdiChevronRight} size={22} />
      </Button>
      <div class="survey-body">
        <strong>How easy was it to find what you wanted?</strong>
        {FACES.map((line, at) => (
          <Button
            key={line}
            id={`survey.answer.${at + 1}`}
            class={names("listpick-row", app.popup.answer === line && "chip-on")}
            pressed={app.popup.answer === line}
            onPress={() => send({ type: "popup.answer", id: line })}
          >
            {line}
          </Button>
        ))}
        <p class="quiet small">{app.popup.answer ? "Thank you for telling us." : "One tap, no names."}</p>
      </div>
    </section>
  );
}

export function Popups({ app }: { app: State }) {
  const { name, step: at, answer } = app.popup;
  if (name === "plus") return <PlusOffer at={at} />;
  if (name === "envelopes") return <Envelopes answer={answer} />;
  if (name === "seller") return <SellerNotice />;
  if (name === "store") return <StoreQuestion app={app} at={at} />;
  if (name === "survey") return <Survey app={app} />;
  return null;
}

/** A tab at the edge that opens a few stars. */
export function Feedback({ app }: { app: State }) {
  if (app.feedback === "sent") {
    return (
      <section class="feedback" data-igg-area="feedback" aria-label="Feedback">
        Thank you!
      </section>
    );
  }
  return (
    <>
      <Button
        id="feedback.open"
        class="feedback-tab"
        expanded={app.feedback === "open"}
        onPress={() => send({ type: "feedback.open" })}
      >
        Feedback
      </Button>
      {app.feedback === "open" && (
        <section class="feedback" data-igg-area="feedback" role="dialog" aria-label="Feedback">
          <strong>How is this page?</strong>
          <span class="row">
            {[1, 2, 3, 4, 5].map((stars) => (
              <Button
                key={stars}
                id={`feedback.star.${stars}`}
                class="round"
                label={`${stars} of 5`}
                pressed={app.feedbackStars >= stars}
                onPress={() => send({ type: "review.rate", stars })}
              >
                <Icon path={app.feedbackStars >= stars ? mdiStar : mdiStarOutline} size={22} />
              </Button>
            ))}
          </span>
          <Button
            id="feedback.send"
            class="pill pill-blue"
            inactive={app.feedbackStars === 0}
            onPress={() => send({ type: "feedback.send" })}
          >
            Send
          </Button>
        </section>
      )}
    </>
  );
}

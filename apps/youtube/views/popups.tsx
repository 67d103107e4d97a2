// What comes uninvited: consent, a survey, an offer, a request for the location, a nudge.
import { mdiClose, mdiMapMarkerOutline, mdiShieldCheckOutline } from "@mdi/js";
import { Art, Button, Icon, send } from "../../_kit";
import type { State } from "../state/model";
import { Logo } from "./faces";

const leave = () => send({ type: "popup.close" });
const step =
  (to: number, then = "") =>
  () =>
    send({ type: "popup.step", step: to, then });

function Consent({ at }: { at: number }) {
  return (
    <div class="veil" data-igg-area="consent.veil">
      <section class="consent" data-igg-area="consent" role="dialog" aria-label="Before you continue" aria-modal="true">
        <Logo />
        <h2>Before you continue</h2>
        {at === 0 ? (
          <>
            <p>We use cookies and data to deliver videos, to keep the service safe, and to measure what works.</p>
            <p>
              If you choose “Accept all”, we also use them to suggest videos and to show you advertisements that fit.
            </p>
            <ul>
              <li>Deliver and maintain the service</li>
              <li>Track outages and protect against spam</li>
              <li>Measure audience engagement</li>
            </ul>
          </>
        ) : (
          <p>
            You can change these choices at any time under Settings, Privacy. Suggestions then follow only the video you
            are watching.
          </p>
        )}
        <footer>
          <Button id="consent.more" class="text-button blue" onPress={step(at === 0 ? 1 : 0)}>
            {at === 0 ? "More options" : "Back"}
          </Button>
          <span class="spring" />
          <Button id="consent.reject" class="pill pill-blue" onPress={leave}>
            Reject all
          </Button>
          <Button id="consent.accept" class="pill pill-blue" onPress={leave}>
            Accept all
          </Button>
        </footer>
      </section>
    </div>
  );
}

const ANSWERS = ["Absolutely outstanding", "Extremely good", "Very good", "Good", "Not good"] as const;

function Survey({ at }: { at: number }) {
  return (
    <section class="survey" data-igg-area="survey" role="dialog" aria-label="Survey">
      <header>
        <strong>{at === 0 ? "What do you think of these recommendations?" : "Thank you!"}</strong>
        <Button id="survey.close" class="round small" label="Dismiss the survey" onPress={leave}>
          <Icon path={mdiClose} size={20} />
        </Button>
      </header>
      {at === 0 ? (
        ANSWERS.map((answer, index) => (
          <Button key={answer} id={`survey.answer.${index + 1}`} class="survey-line" onPress={step(1, "leave")}>
            {answer}
          </Button>
        ))
      ) : (
        <p>Your answer helps us choose better films.</p>
      )}
    </section>
  );
}

function Offer({ at }: { at: number }) {
  return (
    <div class="veil" data-igg-area="offer.veil">
      <section class="offer" data-igg-area="offer" role="dialog" aria-label="Vidlark Clear" aria-modal="true">
        <Art kind="scene" seed="scene:lake:offer" width={560} height={200} />
        <h2>{at === 0 ? "One month of Vidlark Clear, free" : "Choose how to pay"}</h2>
        <p>
          {at === 0
            ? "No advertisements, downloads on every device, videos that go on when the screen is off. Then 11.99 € a month."
            : "Nothing is charged before 14 June 2026."}
        </p>
        {at === 1 && (
          <div class="offer-ways">
            <Button
              id="offer.card"
              class="pill pill-line"
              onPress={() => send({ type: "say", text: "Cards are checked on your phone" })}
            >
              Card
            </Button>
            <Button
              id="offer.bank"
              class="pill pill-line"
              onPress={() => send({ type: "say", text: "Your bank is asked on your phone" })}
            >
              Bank account
            </Button>
          </div>
        )}
        <footer>
          <Button id="offer.skip" class="text-button" onPress={leave}>
            Skip trial
          </Button>
          <span class="spring" />
          <Button id="offer.try" class="pill pill-blue" onPress={step(at === 0 ? 1 : 0)}>
            {at === 0 ? "Start free trial" : "Back"}
          </Button>
        </footer>
      </section>
    </div>
  );
}

function LocationRequest() {
  return (
    <section class="request" data-igg-area="request" role="dialog" aria-label="Location request">
      <p>
        <Icon path={mdiMapMarkerOutline} size={24} />
        <span>
          <strong>vidlark.example</strong> wants to know your location to show news from near you
        </span>
      </p>
      <p class="quiet">
        <Icon path={mdiShieldCheckOutline} size={20} /> You can change this later under Settings, Privacy.
      </p>
      <div class="row">
        <Button id="request.block" class="pill pill-line" onPress={leave}>
          Block
        </Button>
        <Button id="request.allow" class="pill pill-line" onPress={leave}>
          Allow
        </Button>
      </div>
    </section>
  );
}

function Nudge({ at }: { at: number }) {
  return (
    <section class="nudge" data-igg-area="nudge" role="dialog" aria-label="Family sharing">
      <Art kind="interior" seed="nudge" width={296} height={120} />
      <strong>{at === 0 ? "Watch together" : "Who is in your family?"}</strong>
      <p>
        {at === 0
          ? "Share playlists with up to five people in your home."
          : "Add people under Settings, Purchases and memberships."}
      </p>
      <div class="row">
        <Button id="nudge.start" class="pill pill-blue" onPress={step(at === 0 ? 1 : 0)}>
          {at === 0 ? "Get started" : "Back"}
        </Button>
        <Button id="nudge.later" class="text-button" onPress={leave}>
          Maybe later
        </Button>
      </div>
    </section>
  );
}

export function Popups({ app }: { app: State }) {
  const { popup, popupStep } = app;
  if (popup === "consent") return <Consent at={popupStep} />;
  if (popup === "survey") return <Survey at={popupStep} />;
  if (popup === "offer") return <Offer at={popupStep} />;
  if (popup === "location") return <LocationRequest />;
  if (popup === "nudge") return <Nudge at={popupStep} />;
  return null;
}

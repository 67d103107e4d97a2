// What opens by itself: rules, what's new, boosts, a new sign-in.
import { mdiDiamondStone, mdiEmoticonHappy, mdiEmoticonNeutral, mdiEmoticonSad, mdiShieldAlert } from "@mdi/js";
import { Art, Button, Checkbox, close, command, Dialog, Icon, Remaining, send } from "../../_kit";
import type { State } from "../state_types";

const shut = (id: string) => command(close(id));

const NEWS: [title: string, text: string, kind: "scene" | "screen" | "music"][] = [
  ["Threads remember their width", "Drag the edge of a thread; next time it opens as wide as you left it.", "screen"],
  ["Soundboard for everyone", "Eight sounds per server without a boost, and a volume knob for your own ears.", "music"],
  ["Quieter evenings", "Do Not Disturb can now follow your time zone. Good night.", "scene"],
];

const News = () => (
  <Dialog id="news.dialog" label="What’s New" title="What’s New" width={600} class="dialog news-dialog">
    <p class="muted">May 12, 2026</p>
    {NEWS.map(([title, text, kind]) => (
      <section key={title} aria-label={title}>
        <Art kind={kind} seed={`news-${title}`} width="100%" height="150" class="dialog-art" />
        <h3>{title}</h3>
        <p>{text}</p>
      </section>
    ))}
    <Button
      id="news.more"
      as="a"
      class="link"
      onPress={() => send({ type: "dialog", dialog: { kind: "link", to: "palaver.example/changes" } })}
    >
      Read all release notes
    </Button>
  </Dialog>
);

const RULES = [
  "Be kind. Argue with ideas, not with people.",
  "Spoilers behind bars, always after chapter four.",
  "Your own work. Credit references.",
  "One thought per message in #playtest-feedback.",
  "No trading of accounts or keys.",
  "Ask before you write to someone privately.",
];

function Rules({ app }: { app: State }) {
  const agrees = app.on["rules:agree"] ?? false;
  const isRead = app.on["rules:read"] ?? false;
  return (
    <Dialog
      id="rules.dialog"
      label="Rules of Lantern Works"
      title="Before you talk, please read the rules"
      width={520}
      dismissable={false}
      class="dialog"
      footer={
        <>
          <Button id="rules.later" class="grey-button" onPress={() => shut("rules.dialog")}>
            I’ll just look around
          </Button>
          <Button
            id="rules.submit"
            class="main-button"
            inactive={!isRead || !agrees}
            onPress={() => {
              shut("rules.dialog");
              send({ type: "say", text: "Welcome in. The kettle is on." });
            }}
          >
            {isRead ? "Submit" : <Remaining of="rules">{(ms) => <>Submit ({Math.ceil(ms / 1000)})</>}</Remaining>}
          </Button>
        </>
      }
    >
      <ol class="rules">
        {RULES.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      <Checkbox
        id="rules.agree"
        label="I have read and agree to the rules"
        value={agrees}
        onChange={() => send({ type: "toggle", key: "rules:agree", from: false })}
      />
    </Dialog>
  );
}

const Promo = () => (
  <Dialog id="promo.dialog" label="Boost offer" width={440} dismissable={false} class="dialog promo-dialog">
    <Art kind="abstract" seed="promo-boost" width="100%" height="150" class="dialog-art" />
    <h2>
      <Icon path={mdiDiamondStone} size={22} class="pink" /> Five boosts to Level 3
    </h2>
    <p>Lantern Works is at 9 of 14 boosts. Two months of Plume come with two boosts, this week for the price of one.</p>
    <footer class="dialog-row dialog-spread">
      <Button id="promo.later" class="link-button" onPress={() => shut("promo.dialog")}>
        Not this time
      </Button>
      <Button
        id="promo.accept"
        class="main-button"
        onPress={() => {
          shut("promo.dialog");
          send({ type: "go", server: "home", page: "plume" });
        }}
      >
        See the Offer
      </Button>
    </footer>
  </Dialog>
);

const SignIn = () => (
  <Dialog id="signin.dialog" label="New sign-in" width={420} dismissable={false} class="dialog">
    <h2>
      <Icon path={mdiShieldAlert} size={22} class="warn" /> Was this you?
    </h2>
    <p>A tablet in Porto signed in to your account three minutes ago.</p>
    <footer class="dialog-row">
      <Button
        id="signin.no"
        class="main-button"
        onPress={() => {
          shut("signin.dialog");
          send({ type: "sheet", kind: "user", page: "devices" });
        }}
      >
        No, Secure My Account
      </Button>
      <Button id="signin.yes" class="grey-button" onPress={() => shut("signin.dialog")}>
        Yes, That Was Me
      </Button>
    </footer>
  </Dialog>
);

const Survey = () => (
  <Dialog id="survey.dialog" label="Questions about Palaver" width={400} dismissable={false} class="dialog">
    <h2>How is Palaver today?</h2>
    <p>One question, ten seconds. Your answer goes to the people who build it.</p>
    <div class="smileys">
      {[
        ["bad", "Not good", mdiEmoticonSad],
        ["fine", "Fine", mdiEmoticonNeutral],
        ["good", "Great", mdiEmoticonHappy],
      ].map(([key = "", label, path]) => (
        <Button
          key={key}
          id={`survey.${key}`}
          label={label}
          class="smiley"
          onPress={() => {
            shut("survey.dialog");
            send({ type: "say", text: "Thank you" });
          }}
        >
          <Icon path={path} size={36} />
        </Button>
      ))}
    </div>
    <Button id="survey.skip" class="link-button" onPress={() => shut("survey.dialog")}>
      Ask me another day
    </Button>
  </Dialog>
);

export const Popups = ({ app }: { app: State }) => (
  <>
    <News />
    <Rules app={app} />
    <Promo />
    <SignIn />
    <Survey />
  </>
);

import { mdiBell, mdiHeart, mdiMagnify } from "@mdi/js";
import smile from "@twemoji/svg/1f642.svg";
import {
  Accordion,
  Button,
  Checkbox,
  Emoji,
  Field,
  Icon,
  Radio,
  Remaining,
  ScrollArea,
  Select,
  Slider,
  Switch,
  send,
} from "..";
import type { Gallery } from "./state";

const set = (key: string, value: string | number | boolean) => send({ type: "set", key, value });
const press = () => send({ type: "pressed" });

function Choices({ app }: { app: Gallery }) {
  return (
    <section class="g-card">
      <h2>Choices</h2>
      <div class="g-line">
        <Checkbox id="check" label="Remember me" value={app.checked} onChange={(on) => set("checked", on)} />
        <Checkbox id="mixed" label="Some" value={false} mixed={app.mixed} onChange={() => set("mixed", !app.mixed)} />
        <Switch id="dark" label="Dark" value={app.isDark} onChange={() => send({ type: "dark" })} />
      </div>
      <div class="g-line" role="radiogroup" aria-label="Plan">
        {["solo", "team", "firm"].map((plan) => (
          <Radio
            key={plan}
            id={`plan.${plan}`}
            label={plan}
            value={app.plan === plan}
            onChange={() => set("plan", plan)}
          />
        ))}
      </div>
      <div class="g-line">
        <Slider
          id="volume"
          label="Volume"
          min={0}
          max={100}
          value={app.volume}
          onChange={(value) => set("volume", value)}
        />
        <span>{app.volume}</span>
        <Select
          id="order"
          label="Order"
          value={app.order}
          options={[
            { value: "newest", label: "Newest first" },
            { value: "oldest", label: "Oldest first" },
            { value: "liked", label: "Most liked" },
          ]}
          onChange={(value) => set("order", value)}
        />
        <Slider
          id="level"
          label="Level"
          axis="y"
          min={0}
          max={100}
          value={app.level}
          onChange={(v) => set("level", v)}
        />
      </div>
    </section>
  );
}

export function Controls({ app }: { app: Gallery }) {
  return (
    <>
      <section class="g-card">
        <h2>Buttons and tooltips</h2>
        <div class="g-line">
          <Button id="primary" class="k-primary" onPress={press}>
            Save changes
          </Button>
          <Button id="secondary" class="k-secondary" onPress={press}>
            Cancel
          </Button>
          <Button id="inactive" class="k-primary" inactive onPress={press}>
            Send
          </Button>
        </div>
        <div class="g-line">
          <Button id="bell" class="k-icon-button" tip="Notifications" tipSide="bottom" onPress={press}>
            <Icon path={mdiBell} />
          </Button>
          <Button
            id="heart"
            class="k-icon-button"
            tip="Like this very long thing with a very long name"
            onPress={press}
          >
            <Icon path={mdiHeart} label="Like" />
          </Button>
          <Button id="search" class="k-icon-button" tip="Search" tipSide="right" pressed onPress={press}>
            <Icon path={mdiMagnify} />
          </Button>
          <Emoji src={smile} name="smile" />
          <span>{app.presses} presses</span>
        </div>
        <div class="g-line">
          <Button id="wait" class="k-secondary" onPress={() => send({ type: "wait" })}>
            Start the countdown
          </Button>
          <Button id="skip" class="k-secondary" inactive={!app.isReady} onPress={press}>
            <Remaining of="skip">{(left) => (left > 0 ? `Skip in ${left / 1000}` : "Skip")}</Remaining>
          </Button>
        </div>
      </section>
      <Choices app={app} />
    </>
  );
}

export function Texts({ app }: { app: Gallery }) {
  return (
    <section class="g-card">
      <h2>Fields, chat, accordion</h2>
      <ScrollArea id="chat" label="Messages" from="end" class="g-chat" gutter="overlay">
        {app.said.map((line, at) => (
          <p key={at} style={{ margin: "8px 0" }}>
            {line}
          </p>
        ))}
      </ScrollArea>
      <Field id="say" label="Message" placeholder="Say something" onEnter={(text) => send({ type: "say", text })} />
      <Field id="note" label="Note" multiline rows={2} placeholder="A longer note" />
      <Accordion id="more" title="More about this">
        <p style={{ margin: "8px" }}>What was folded away.</p>
      </Accordion>
      <Accordion id="less" title="Open at first" startsOpen>
        <p style={{ margin: "8px" }}>It can be folded.</p>
      </Accordion>
    </section>
  );
}

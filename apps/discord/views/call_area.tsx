// A call in a direct conversation: above the messages, as tall as one likes.
import { mdiMicrophone, mdiMicrophoneOff, mdiMonitorShare, mdiPhoneHangup, mdiVideo } from "@mdi/js";
import { Button, Icon, Splitter, send, useSplit } from "../../_kit";
import { ME, nameOf } from "../content/people";
import type { State } from "../state_types";
import { Face } from "./face";

import { Group } from "./group";

const START_PX = 250;

export function CallArea({ app, who, start = START_PX }: { app: State; who: string; start?: number }) {
  const height = useSplit("call.divider", start);
  const isAnswered = app.on[`answered:${who}`] ?? false;
  const { muted } = app.me;
  return (
    <>
      <section class="call" style={{ height }} aria-label={`Call with ${nameOf(who)}`} data-igg-area="call.area">
        <div class="call-people">
          {[who, ME].map((one) => (
            <Button
              key={one}
              id={`call.person.${one}`}
              label={nameOf(one)}
              class={`call-face${one === who && !isAnswered ? " call-ringing" : ""}`}
              onPress={() => send({ type: "card", who: one, anchor: `call.person.${one}` })}
            >
              <Face who={one} size={80} />
            </Button>
          ))}
        </div>
        <p class="call-line">{isAnswered ? `In a call with ${nameOf(who)}` : `Calling ${nameOf(who)}…`}</p>
        <Group class="stage-controls" label="Call controls">
          <Button
            id="call.camera"
            label="Turn On Camera"
            tip="Turn On Camera"
            class="stage-button"
            inactive={!isAnswered}
            pressed={app.on["call.camera"] ?? false}
            onPress={() => send({ type: "toggle", key: "call.camera", from: false })}
          >
            <Icon path={mdiVideo} size={24} />
          </Button>
          <Button
            id="call.share"
            label="Share Your Screen"
            tip="Share Your Screen"
            class="stage-button"
            inactive={!isAnswered}
            pressed={app.on["call.share"] ?? false}
            onPress={() => send({ type: "toggle", key: "call.share", from: false })}
          >
            <Icon path={mdiMonitorShare} size={24} />
          </Button>
          <Button
            id="call.mute"
            label={muted ? "Unmute" : "Mute"}
            tip={muted ? "Unmute" : "Mute"}
            class="stage-button"
            pressed={muted}
            onPress={() => send({ type: "mute" })}
          >
            <Icon path={muted ? mdiMicrophoneOff : mdiMicrophone} size={24} />
          </Button>
          <Button
            id="call.leave"
            label="Leave Call"
            tip="Leave Call"
            class="stage-button stage-leave"
            onPress={() => send({ type: "hangUp" })}
          >
            <Icon path={mdiPhoneHangup} size={24} />
          </Button>
        </Group>
      </section>
      <Splitter id="call.divider" label="Resize call" axis="y" start={start} min={96} max={520} class="call-divider" />
    </>
  );
}

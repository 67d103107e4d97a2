// Windows that float over the pages: word count, find and replace, voice typing, the call, spelling.
import {
  mdiChevronDown,
  mdiChevronUp,
  mdiHandBackRightOutline,
  mdiMicrophone,
  mdiMicrophoneOff,
  mdiPhoneHangup,
  mdiVideo,
  mdiVideoOff,
} from "@mdi/js";
import { Avatar, Button, Checkbox, Field, Icon, names, Select, send, useKit, Window } from "../../_kit";
import { SPELLINGS } from "../content/panels";
import { firstName } from "../content/people";
import type { State } from "../state/model";
import { countsOf, layoutNow, matchesOf } from "../state/reading";
import { PRESENT } from "./header";

function CountWindow({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:count") === true;
  if (!isOpen) return null;
  const { pages, words, characters, bare } = countsOf(layoutNow(app));
  const rows: readonly [string, number][] = [
    ["Pages", pages],
    ["Words", words],
    ["Characters", characters],
    ["Characters without spaces", bare],
  ];
  return (
    <Window
      id="count"
      title="Word count"
      startsOpen={false}
      start={{ x: 540, y: 300, w: 300, h: 270 }}
      closable
      handleHeight={44}
      class="float"
    >
      <div class="float-body">
        <dl class="counts">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value.toLocaleString("en-GB")}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          id="count.typing"
          label="Show word count while typing"
          value={app.show.count === true}
          onChange={() => send({ type: "show", key: "count" })}
        />
      </div>
    </Window>
  );
}

function FindWindow({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:find") === true;
  const query = useKit<string>("field:find.query") ?? "";
  const replacement = useKit<string>("field:find.with") ?? "";
  if (!isOpen) return null;
  const { at, matchCase, whole } = app.finding;
  const count = matchesOf(layoutNow(app), query, matchCase, whole).length;
  const step = (by: number) => () => send({ type: "find.step", by, count, query });
  const replace = (all: boolean) => () => send({ type: "find.replace", query, replacement, all });
  return (
    <Window
      id="find"
      title="Find and replace"
      startsOpen={false}
      start={{ x: 500, y: 230, w: 440, h: 300 }}
      closable
      handleHeight={44}
      class="float"
    >
      <div class="float-body find">
        <span class="find-row">
          <Field id="find.query" label="Find" placeholder="Find" onEnter={step(1)} />
          <span class="quiet find-count">{query.trim() === "" ? "" : `${count === 0 ? 0 : at + 1} of ${count}`}</span>
        </span>
        <Field id="find.with" label="Replace with" placeholder="Replace with" />
        <Checkbox
          id="find.case"
          label="Match case"
          value={matchCase}
          onChange={() => send({ type: "find.set", key: "matchCase" })}
        />
        <Checkbox
          id="find.whole"
          label="Whole words only"
          value={whole}
          onChange={() => send({ type: "find.set", key: "whole" })}
        />
        <span class="find-foot">
          <Button id="find.replace" class="text-button" inactive={count === 0} onPress={replace(false)}>
            Replace
          </Button>
          <Button id="find.replace-all" class="text-button" inactive={count === 0} onPress={replace(true)}>
            Replace all
          </Button>
          <span class="spring" />
          <Button id="find.previous" class="round small" label="Previous" inactive={count === 0} onPress={step(-1)}>
            <Icon path={mdiChevronUp} size={22} />
          </Button>
          <Button id="find.next" class="round small" label="Next" inactive={count === 0} onPress={step(1)}>
            <Icon path={mdiChevronDown} size={22} />
          </Button>
        </span>
      </div>
    </Window>
  );
}

const TONGUES = ["English (UK)", "English (US)", "Dansk", "Deutsch", "Eesti", "Français"];

function VoiceWindow({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:voice") === true;
  if (!isOpen) return null;
  return (
    <Window
      id="voice"
      title="Voice"
      startsOpen={false}
      start={{ x: 130, y: 300, w: 190, h: 220 }}
      closable
      handleHeight={40}
      class="float"
    >
      <div class="voice">
        <Select
          id="voice.language"
          label="Language"
          value={app.choice.tongue ?? TONGUES[0] ?? ""}
          options={TONGUES.map((name) => ({ value: name, label: name }))}
          onChange={(value) => send({ type: "choose", key: "tongue", value })}
          class="voice-select"
        />
        <Button
          id="voice.speak"
          class={names("voice-button", app.voice && "on")}
          label={app.voice ? "Stop listening" : "Click to speak"}
          pressed={app.voice}
          onPress={() => send({ type: "voice.toggle" })}
        >
          <Icon path={mdiMicrophone} size={36} />
        </Button>
        <span class="quiet">{app.voice ? "Listening…" : "Click to speak"}</span>
      </div>
    </Window>
  );
}

function CallWindow({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:call") === true;
  if (!isOpen) return null;
  const { muted, camera, hand } = app.call;
  const people = (PRESENT[app.doc] ?? ["devi", "bram"]).slice(0, 3);
  return (
    <Window
      id="call"
      title="Festival leads"
      startsOpen={false}
      start={{ x: 1010, y: 130, w: 330, h: 400 }}
      onClose={() => send({ type: "call.leave" })}
      resizable
      handleHeight={44}
      class="float call"
    >
      <div class="call-body">
        <div class="call-tiles">
          {[...people, "ines"].map((who) => (
            <span key={who} class="call-tile">
              {who === "ines" && !camera ? (
                <span class="call-off">Camera off</span>
              ) : (
                <Avatar seed={`foliary-${who}`} name={firstName(who)} size={76} />
              )}
              <span class="call-name">{who === "ines" ? "You" : firstName(who)}</span>
            </span>
          ))}
        </div>
        <span class="call-bar">
          <Button
            id="call.mic"
            class="call-round"
            label={muted ? "Unmute" : "Mute"}
            pressed={muted}
            onPress={() => send({ type: "call", key: "muted" })}
          >
            <Icon path={muted ? mdiMicrophoneOff : mdiMicrophone} size={22} />
          </Button>
          <Button
            id="call.camera"
            class="call-round"
            label={camera ? "Turn the camera off" : "Turn the camera on"}
            pressed={!camera}
            onPress={() => send({ type: "call", key: "camera" })}
          >
            <Icon path={camera ? mdiVideo : mdiVideoOff} size={22} />
          </Button>
          <Button
            id="call.hand"
            class="call-round"
            label={hand ? "Lower hand" : "Raise hand"}
            pressed={hand}
            onPress={() => send({ type: "call", key: "hand" })}
          >
            <Icon path={mdiHandBackRightOutline} size={22} />
          </Button>
          <Button
            id="call.leave"
            class="call-round call-end"
            label="Leave the call"
            onPress={() => send({ type: "call.leave" })}
          >
            <Icon path={mdiPhoneHangup} size={22} />
          </Button>
        </span>
      </div>
    </Window>
  );
}

function SpellingWindow({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:spelling") === true;
  if (!isOpen) return null;
  const one = SPELLINGS[app.spelling.at] ?? SPELLINGS[0];
  if (!one) return null;
  const next = (accepted: boolean) => () => send({ type: "spelling.next", accepted, count: SPELLINGS.length });
  return (
    <Window
      id="spelling"
      title="Spelling and grammar"
      startsOpen={false}
      start={{ x: 1066, y: 588, w: 300, h: 220 }}
      handleHeight={44}
      class="float"
    >
      <div class="float-body spelling">
        <span class="quiet">
          {app.spelling.at + 1} of {SPELLINGS.length} · {one.around}
        </span>
        <p>
          <s>{one.wrong}</s> <strong>{one.right}</strong>
        </p>
        <span class="find-foot">
          <Button id="spelling.accept" class="pill-button" onPress={next(true)}>
            Accept
          </Button>
          <Button id="spelling.ignore" class="line-button" onPress={next(false)}>
            Ignore
          </Button>
        </span>
      </div>
    </Window>
  );
}

export const Windows = ({ app }: { app: State }) => (
  <>
    <CountWindow app={app} />
    <FindWindow app={app} />
    <VoiceWindow app={app} />
    <CallWindow app={app} />
    <SpellingWindow app={app} />
  </>
);

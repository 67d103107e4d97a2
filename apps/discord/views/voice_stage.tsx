// A voice channel seen from inside: who is there, what is shown, the controls.
import {
  mdiAccountPlus,
  mdiFullscreen,
  mdiMicrophone,
  mdiMicrophoneOff,
  mdiMonitorShare,
  mdiPhoneHangup,
  mdiPictureInPictureBottomRight,
  mdiRocketLaunch,
  mdiVideo,
  mdiVideoOff,
  mdiVolumeHigh,
} from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, command, Icon, open, send } from "../../_kit";
import { type Stream, streams } from "../content/events";
import { ME, nameOf } from "../content/people";
import { channelOf, voiceMember } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";

import { Group } from "./group";

const GROUNDS = ["#3c4a63", "#5b4257", "#37564d", "#5d4b36", "#454a7a", "#57404a"];

function Tile({ who, muted, index }: { who: string; muted: boolean; index: number }) {
  const id = `stage.person.${who}`;
  return (
    <Button
      id={id}
      class="tile"
      style={{ background: GROUNDS[index % GROUNDS.length] }}
      onPress={() => send({ type: "card", who, anchor: id })}
    >
      <Face who={who} size={80} />
      <span class="tile-name">
        {muted && <Icon path={mdiMicrophoneOff} size={14} />}
        {nameOf(who)}
      </span>
    </Button>
  );
}

function Preview({ of }: { of: Stream }) {
  return (
    <Group class="stream" label={`Stream of ${nameOf(of.who)}`}>
      <Art kind={of.art.kind as ArtKind} seed={of.art.seed} width="100%" height="100%" />
      <span class="stream-top">
        <span class="live">LIVE</span> {of.watching} watching
      </span>
      <div class="stream-foot">
        <span>
          <b>{nameOf(of.who)}</b> {of.title}
        </span>
        <Button id={`stage.watch.${of.key}`} class="main-button" onPress={() => send({ type: "watch", key: of.key })}>
          Watch Stream
        </Button>
      </div>
    </Group>
  );
}

function Controls({ app }: { app: State }) {
  const { voice, me } = app;
  const isOn = voice?.phase === "connected";
  return (
    <Group class="stage-controls" label="Call controls">
      <Button
        id="stage.camera"
        label={voice?.camera ? "Turn Off Camera" : "Turn On Camera"}
        tip={voice?.camera ? "Turn Off Camera" : "Turn On Camera"}
        class="stage-button"
        inactive={!isOn}
        pressed={voice?.camera ?? false}
        onPress={() => send({ type: "camera" })}
      >
        <Icon path={voice?.camera ? mdiVideo : mdiVideoOff} size={24} />
      </Button>
      <Button
        id="stage.share"
        label="Share Your Screen"
        tip="Share Your Screen"
        class="stage-button"
        inactive={!isOn}
        pressed={voice?.sharing ?? false}
        onPress={() => send({ type: "share" })}
      >
        <Icon path={mdiMonitorShare} size={24} />
      </Button>
      <Button
        id="stage.activity"
        label="Start an Activity"
        tip="Start an Activity"
        class="stage-button"
        inactive={!isOn}
        onPress={() => command(open("activity.dialog"))}
      >
        <Icon path={mdiRocketLaunch} size={24} />
      </Button>
      <Button
        id="stage.mute"
        label={me.muted ? "Unmute" : "Mute"}
        tip={me.muted ? "Unmute" : "Mute"}
        class="stage-button"
        pressed={me.muted}
        onPress={() => send({ type: "mute" })}
      >
        <Icon path={me.muted ? mdiMicrophoneOff : mdiMicrophone} size={24} />
      </Button>
      <Button
        id="stage.leave"
        label="Disconnect"
        tip="Disconnect"
        class="stage-button stage-leave"
        onPress={() => send({ type: "leave" })}
      >
        <Icon path={mdiPhoneHangup} size={24} />
      </Button>
    </Group>
  );
}

export function VoiceStage({ app }: { app: State }) {
  const channel = channelOf(app.at.server, app.at.page);
  const isMine = app.voice?.channel === channel.key && app.voice.server === app.at.server;
  const inside = (channel.inside ?? []).map(voiceMember);
  const people = isMine && app.voice?.phase === "connected" ? [...inside, { who: ME, muted: app.me.muted }] : inside;
  const shown = inside.some((one) => one.streams) ? streams : [];
  return (
    <main class="main stage">
      <header class="head stage-head">
        <Icon path={mdiVolumeHigh} size={22} class="head-kind" />
        <h1 class="head-name">{channel.name}</h1>
        <span class="head-space" />
        <Button
          id="stage.invite"
          label="Invite to Voice"
          tip="Invite to Voice"
          tipSide="bottom"
          class="head-tool"
          onPress={() => command(open("invite.dialog"))}
        >
          <Icon path={mdiAccountPlus} size={22} />
        </Button>
        <Button
          id="stage.popout"
          label="Pop Out"
          tip="Pop Out"
          tipSide="bottom"
          class="head-tool"
          onPress={() => send({ type: "watch", key: shown[0]?.key ?? "bex" })}
        >
          <Icon path={mdiPictureInPictureBottomRight} size={22} />
        </Button>
        <Button
          id="stage.full"
          label="Full Screen"
          tip="Full Screen"
          tipSide="bottom"
          class="head-tool"
          onPress={() => send({ type: "members" })}
        >
          <Icon path={mdiFullscreen} size={24} />
        </Button>
      </header>
      <div class="stage-body">
        {shown.length > 0 && (
          <Carousel
            id="stage.streams"
            label="Streams in this channel"
            class="streams"
            everyMs={9000}
            dots
            pause
            slides={shown.map((one) => ({ key: one.key, node: <Preview of={one} /> }))}
          />
        )}
        <div class="tiles">
          {people.map(({ who, muted }, index) => (
            <Tile key={who} who={who} muted={muted} index={index} />
          ))}
          {people.length === 0 && <p class="nothing">No one is here yet. Bring a lamp.</p>}
        </div>
      </div>
      {isMine ? (
        <Controls app={app} />
      ) : (
        <div class="stage-controls">
          <Button
            id="stage.join"
            class="main-button"
            onPress={() => send({ type: "join", server: app.at.server, channel: channel.key })}
          >
            Join Voice
          </Button>
        </div>
      )}
    </main>
  );
}

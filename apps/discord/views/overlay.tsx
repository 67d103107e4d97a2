// The floating window of a stream: it stays while one reads elsewhere.
import { mdiArrowExpand, mdiChat, mdiVolumeHigh } from "@mdi/js";
import { Art, type ArtKind, Button, Icon, type Rect, send, Window } from "../../_kit";
import { streams } from "../content/events";
import { nameOf } from "../content/people";
import type { State } from "../state_types";

const START: Rect = { x: 1004, y: 560, w: 432, h: 300 };

export function Overlay({ app }: { app: State }) {
  const stream = streams.find((one) => one.key === app.floating);
  if (!stream) return null;
  const isLoud = app.on["overlay.loud"] ?? true;
  return (
    <Window
      id="overlay"
      title={
        <span class="overlay-title">
          <span class="live">LIVE</span> {nameOf(stream.who)} — {stream.title}
        </span>
      }
      label={`LIVE ${nameOf(stream.who)} — ${stream.title}`}
      start={START}
      resizable
      minimisable
      onClose={() => send({ type: "unwatch" })}
      class="overlay"
    >
      <div class="overlay-body">
        <Art kind={stream.art.kind as ArtKind} seed={stream.art.seed} width="100%" height="100%" />
        <div class="overlay-foot">
          <Button
            id="overlay.volume"
            label={isLoud ? "Mute Stream" : "Unmute Stream"}
            pressed={!isLoud}
            class="overlay-tool"
            onPress={() => send({ type: "toggle", key: "overlay.loud", from: true })}
          >
            <Icon path={mdiVolumeHigh} size={18} />
          </Button>
          <Button
            id="overlay.chat"
            label="Stream Chat"
            class="overlay-tool"
            onPress={() => send({ type: "say", text: "Stream chat is quiet just now" })}
          >
            <Icon path={mdiChat} size={18} />
          </Button>
          <span class="overlay-count">{stream.watching} watching</span>
          <Button
            id="overlay.expand"
            label="Back to Call"
            class="overlay-tool"
            onPress={() => send({ type: "go", server: "lantern", page: "coop" })}
          >
            <Icon path={mdiArrowExpand} size={18} />
          </Button>
        </div>
      </div>
    </Window>
  );
}

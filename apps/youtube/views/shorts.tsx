// One short at a time.
import {
  mdiArrowDown,
  mdiArrowUp,
  mdiCommentOutline,
  mdiDotsVertical,
  mdiShareOutline,
  mdiThumbDownOutline,
  mdiThumbUp,
  mdiThumbUpOutline,
} from "@mdi/js";
import { Art, Button, Icon, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { SHORTS } from "../content/extras";
import type { State } from "../state/model";
import { Face, Follow, goChannel } from "./faces";

export function Shorts({ app }: { app: State }) {
  const index = Math.min(SHORTS.length - 1, Math.max(0, Number(app.page.id) || 0));
  const short = SHORTS[index];
  if (!short) return null;
  const channel = channelOf(short.channel);
  const key = `short/${short.id}`;
  const go = (by: number) => () => send({ type: "go", name: "shorts", id: String(index + by) });
  return (
    <div class="shorts-page">
      <section class="short-stage" aria-label={short.title}>
        <Button
          id="shorts.screen"
          class="short-screen"
          label="Pause or play"
          pressed={app.page.tab === "paused"}
          onPress={() => send({ type: "tab", key: app.page.tab === "paused" ? "" : "paused" })}
        >
          <Art kind={short.art} seed={short.seed} width={432} height={768} />
        </Button>
        <div class="short-foot">
          <div class="row">
            <Button as="a" id="shorts.channel" class="short-channel" onPress={() => goChannel(channel.id)}>
              <Face channel={channel} size={36} />
              <span>{channel.handle}</span>
            </Button>
            <Follow area="shorts" channel={channel.id} level={app.bells[channel.id]} />
          </div>
          <p>{short.title}</p>
        </div>
      </section>
      <div class="short-actions">
        <Button
          id="shorts.like"
          class="round round-soft large"
          label="Like"
          pressed={app.votes[key] === "up"}
          onPress={() => send({ type: "vote", id: key, way: "up" })}
        >
          <Icon path={app.votes[key] === "up" ? mdiThumbUp : mdiThumbUpOutline} size={24} />
        </Button>
        <Button
          id="shorts.dislike"
          class="round round-soft large"
          label="Dislike"
          pressed={app.votes[key] === "down"}
          onPress={() => send({ type: "vote", id: key, way: "down" })}
        >
          <Icon path={mdiThumbDownOutline} size={24} />
        </Button>
        <Button
          id="shorts.comments"
          class="round round-soft large"
          label="Comments"
          onPress={() => send({ type: "say", text: "Comments are turned off for this short" })}
        >
          <Icon path={mdiCommentOutline} size={24} />
        </Button>
        <Button
          id="shorts.share"
          class="round round-soft large"
          label="Share"
          onPress={() => send({ type: "sheet", sheet: "share", id: "moon-jar" })}
        >
          <Icon path={mdiShareOutline} size={24} />
        </Button>
        <Button
          id="shorts.more"
          class="round round-soft large"
          label="More"
          onPress={() => send({ type: "sheet", sheet: "report", id: "moon-jar" })}
        >
          <Icon path={mdiDotsVertical} size={24} />
        </Button>
      </div>
      <div class="short-steps">
        <Button
          id="shorts.prev"
          class="round round-soft large"
          label="Previous short"
          inactive={index === 0}
          onPress={go(-1)}
        >
          <Icon path={mdiArrowUp} size={24} />
        </Button>
        <Button
          id="shorts.next"
          class="round round-soft large"
          label="Next short"
          inactive={index === SHORTS.length - 1}
          onPress={go(1)}
        >
          <Icon path={mdiArrowDown} size={24} />
        </Button>
      </div>
    </div>
  );
}

// What lies over the picture: advertisements, questions, the end of a video.
import {
  mdiBellOutline,
  mdiBellRing,
  mdiCoffeeOutline,
  mdiFlashAlertOutline,
  mdiOpenInNew,
  mdiPlay,
  mdiSkipNext,
} from "@mdi/js";
import { Art, Button, Carousel, Icon, Remaining, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { RELATED_FIRST } from "../content/details";
import { clockText, VIDEOS, type Video, videoOf } from "../content/videos";
import type { Ad, State } from "../state/model";
import { nextOf } from "../state/playback";
import { Picture } from "./cards";

export function AdPanel({ ad }: { ad: Ad }) {
  return (
    <section class="ad" data-igg-area="ad" aria-label="Advertisement">
      <Art kind="interior" seed={ad.brand} width="100%" height="100%" />
      <p class="ad-brand">{ad.brand}</p>
      <div class="ad-foot">
        <span class="ad-note">
          Sponsored · {ad.kind === "pre" ? "1 of 1" : "Mid-roll"} · {clockText(ad.left)}
        </span>
        <Button id="ad.visit" class="ad-visit" onPress={() => send({ type: "ad.visit" })}>
          <strong>{ad.title}</strong>
          <span>
            Visit site <Icon path={mdiOpenInNew} size={16} />
          </span>
        </Button>
      </div>
      {ad.skipIn === null ? (
        <span class="ad-skip ad-waiting">Video starts in {ad.left}</span>
      ) : (
        <Button id="ad.skip" class="ad-skip" inactive={ad.skipIn > 0} onPress={() => send({ type: "ad.skip" })}>
          {ad.skipIn > 0 ? (
            <Remaining of="ad.skip">{(left) => <span>Skip in {Math.ceil(left / 1000)}</span>}</Remaining>
          ) : (
            <>
              <span>Skip</span>
              <Icon path={mdiSkipNext} size={24} />
            </>
          )}
        </Button>
      )}
    </section>
  );
}

const answer = (value: string) => () => send({ type: "cover.answer", value });

function Premiere({ app, video }: { app: State; video: Video }) {
  const isSet = app.reminders.includes(video.id);
  const isReady = app.player.cover === "ready";
  return (
    <section class="cover" data-igg-area="cover" aria-label="Premiere">
      <h2>{isReady ? "The premiere is on" : "Premieres in a moment"}</h2>
      <Remaining of="premiere">{(left) => <p class="big-time">{clockText(Math.ceil(left / 1000))}</p>}</Remaining>
      <p>{video.views}. The chat is open.</p>
      <div class="row">
        <Button
          id="cover.remind"
          class="pill pill-soft"
          pressed={isSet}
          onPress={() => send({ type: "remind", id: video.id })}
        >
          <Icon path={isSet ? mdiBellRing : mdiBellOutline} size={20} />
          <span>{isSet ? "Reminder on" : "Notify me"}</span>
        </Button>
        <Button id="cover.play" class="pill pill-light" inactive={!isReady} onPress={answer("play")}>
          <Icon path={mdiPlay} size={20} />
          <span>Join the premiere</span>
        </Button>
      </div>
    </section>
  );
}

export function Cover({ app, video }: { app: State; video: Video }) {
  const { cover } = app.player;
  if (cover === "premiere" || cover === "ready") return <Premiere app={app} video={video} />;
  if (cover === "break") {
    return (
      <section class="cover" data-igg-area="cover" aria-label="Break">
        <Icon path={mdiCoffeeOutline} size={56} />
        <h2>Enjoy your break</h2>
        <p>We kept your place at {clockText(app.player.at)}.</p>
        <Button id="cover.resume" class="pill pill-light" onPress={answer("yes")}>
          Resume
        </Button>
      </section>
    );
  }
  if (cover === "still") {
    return (
      <section class="cover" data-igg-area="cover" aria-label="Paused">
        <h2>Video paused. Continue watching?</h2>
        <div class="row">
          <Button id="cover.break" class="pill pill-light" onPress={answer("break")}>
            Take a break
          </Button>
          <Button id="cover.yes" class="pill pill-soft" onPress={answer("yes")}>
            Yes
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section class="cover" data-igg-area="cover" aria-label="Notice">
      <Icon path={mdiFlashAlertOutline} size={56} />
      <h2>This video has flashing lights</h2>
      <p>{channelOf(video.channel).name} marked it for viewers who are sensitive to them.</p>
      <div class="row">
        <Button id="cover.leave" class="pill pill-light" onPress={answer("leave")}>
          Leave
        </Button>
        <Button id="cover.continue" class="pill pill-clear" onPress={answer("yes")}>
          I understand, continue
        </Button>
      </div>
    </section>
  );
}

export function EndScreen({ app }: { app: State }) {
  const current = app.player.video;
  const next = videoOf(nextOf(app));
  const ids = [...(RELATED_FIRST[current] ?? []), ...VIDEOS.map((one) => one.id)]
    .filter((id) => id !== current && id !== next.id)
    .slice(0, 7);
  return (
    <section class="end" data-igg-area="end-screen" aria-label="End of the video">
      <div class="end-next">
        <span class="end-note">
          Up next
          {app.player.autoplay && <Remaining of="player.next">{(left) => <> in {Math.ceil(left / 1000)}</>}</Remaining>}
        </span>
        <Picture video={next} width={246} height={138} />
        <strong>{next.title}</strong>
        <span>{channelOf(next.channel).name}</span>
        <div class="row">
          <Button
            id="end.cancel"
            class="pill pill-clear"
            onPress={() => send({ type: "player.stay" })}
            inactive={!app.player.autoplay}
          >
            Cancel
          </Button>
          <Button id="end.play" class="pill pill-light" onPress={() => send({ type: "player.next" })}>
            Play now
          </Button>
        </div>
      </div>
      <Carousel
        id="end.cards"
        label="Suggestions at the end"
        everyMs={10000}
        visible={2}
        step={2}
        loop
        dots
        gap="16px"
        slides={ids.map((id) => {
          const video = videoOf(id);
          return {
            key: id,
            node: (
              <Button as="a" id={`end.video.${id}`} class="end-card" onPress={() => send({ type: "watch", id })}>
                <Picture video={video} width={200} height={112} />
                <span class="end-title">{video.title}</span>
              </Button>
            ),
          };
        })}
      />
    </section>
  );
}

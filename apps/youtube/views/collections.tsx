// Subscriptions, topics, history.
import {
  mdiArrowUp,
  mdiClose,
  mdiFormatListBulleted,
  mdiPause,
  mdiPlay,
  mdiTrashCanOutline,
  mdiViewGridOutline,
} from "@mdi/js";
import { Button, Icon, names, send } from "../../_kit";
import { channelOf, ON_AIR, SUBSCRIBED } from "../content/channels";
import { EXPLORE } from "../content/extras";
import { HISTORY } from "../content/lists";
import { daysOf, viewsOf } from "../content/search";
import { VIDEOS, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Card, flagsOf, Narrow } from "./cards";
import { Face, goChannel } from "./faces";
import { watchedOf } from "./home";

function Grid({ app, area, videos }: { app: State; area: string; videos: readonly Video[] }) {
  return (
    <div class="grid">
      {videos.map((video) => (
        <Card
          key={video.id}
          area={area}
          video={video}
          width={285}
          height={160}
          {...flagsOf(app, video, watchedOf(video.id))}
        />
      ))}
    </div>
  );
}

const JUST_IN = ["before-nine", "may-sowing", "goat-fence"];

export function Subscriptions({ app }: { app: State }) {
  const faces = SUBSCRIBED.filter((id) => app.bells[id]);
  const mine = VIDEOS.filter((video) => app.bells[video.channel] && daysOf(video.age) < 60).sort(
    (a, b) => daysOf(a.age) - daysOf(b.age),
  );
  const shown = mine.filter((video) => app.newVideos === "shown" || !JUST_IN.includes(video.id));
  return (
    <div class="subscriptions">
      <nav class="faces" aria-label="Channels">
        {faces.slice(0, 18).map((id) => {
          const channel = channelOf(id);
          return (
            <Button
              as="a"
              key={id}
              id={`subs.face.${id}`}
              class={names("face-link", ON_AIR.has(id) && "face-live")}
              tip={channel.name}
              tipSide="bottom"
              label={channel.name}
              onPress={() => goChannel(id)}
            >
              <Face channel={channel} size={48} />
            </Button>
          );
        })}
      </nav>
      <header class="page-head">
        <h1>Latest</h1>
        {app.newVideos === "offered" && (
          <Button id="subs.new" class="pill pill-blue" onPress={() => send({ type: "subscriptions.show" })}>
            <Icon path={mdiArrowUp} size={18} />
            <span>Show {JUST_IN.length} new videos</span>
          </Button>
        )}
        <span class="spring" />
        <Button
          id="subs.manage"
          class="pill pill-bare blue"
          onPress={() => send({ type: "go", name: "you", tab: "channels" })}
        >
          Manage
        </Button>
        <Button
          id="subs.grid"
          class="round"
          tip="Grid"
          label="Grid"
          pressed={app.grid}
          onPress={() => send({ type: "grid", value: true })}
        >
          <Icon path={mdiViewGridOutline} size={22} />
        </Button>
        <Button
          id="subs.list"
          class="round"
          tip="List"
          label="List"
          pressed={!app.grid}
          onPress={() => send({ type: "grid", value: false })}
        >
          <Icon path={mdiFormatListBulleted} size={22} />
        </Button>
      </header>
      {app.grid ? (
        <Grid app={app} area="subs" videos={shown} />
      ) : (
        <div class="wide-list">
          {shown.map((video) => (
            <Narrow key={video.id} area="subs" video={video} width={246} height={138} {...flagsOf(app, video)} />
          ))}
        </div>
      )}
    </div>
  );
}

export function Explore({ app }: { app: State }) {
  const topic = EXPLORE.find((one) => one.key === app.page.id) ?? EXPLORE[0];
  const topics = topic?.topics ?? [];
  const videos = VIDEOS.filter((video) => topics.length === 0 || video.topics.some((one) => topics.includes(one)));
  const ranked = [...videos]
    .sort((a, b) => viewsOf(b.views) / (daysOf(b.age) + 6) - viewsOf(a.views) / (daysOf(a.age) + 6))
    .slice(0, 24);
  return (
    <div class="explore">
      <header class="page-head">
        <h1>{topic?.title}</h1>
      </header>
      <div class="wide-list">
        {ranked.map((video, index) => (
          <Narrow
            key={video.id}
            area="explore"
            video={video}
            width={246}
            height={138}
            {...flagsOf(app, video)}
            note={`No. ${index + 1}`}
          />
        ))}
      </div>
    </div>
  );
}

export function HistoryPage({ app }: { app: State }) {
  const all = HISTORY.flatMap((day) => day.videos.map((one) => one.id)).join(",");
  return (
    <div class="history">
      <div class="history-main">
        <h1>Watch history</h1>
        {HISTORY.map((day) => {
          const kept = day.videos.filter((one) => !app.forgotten.includes(one.id));
          if (kept.length === 0) return null;
          return (
            <section key={day.day} aria-label={day.day}>
              <h2 class="section">{day.day}</h2>
              {kept.map(({ id, watched }) => (
                <div key={id} class="history-line">
                  <Narrow
                    area="history"
                    video={videoOf(id)}
                    width={246}
                    height={138}
                    {...flagsOf(app, videoOf(id), watched)}
                  />
                  <Button
                    id={`history.remove.${id}`}
                    class="round history-remove"
                    tip="Remove from watch history"
                    label={`Remove from watch history: ${videoOf(id).title}`}
                    onPress={() => send({ type: "history.forget", id })}
                  >
                    <Icon path={mdiClose} size={22} />
                  </Button>
                </div>
              ))}
            </section>
          );
        })}
      </div>
      <aside class="history-tools" aria-label="History">
        <Button
          id="history.tool.clear"
          class="tool-line"
          onPress={() => send({ type: "sheet", sheet: "history.clear", id: app.sheetFor })}
        >
          <Icon path={mdiTrashCanOutline} size={22} />
          <span>Clear all watch history</span>
        </Button>
        <Button
          id="history.tool.pause"
          class="tool-line"
          pressed={app.historyPaused}
          onPress={() => send({ type: "history.pause" })}
        >
          <Icon path={app.historyPaused ? mdiPlay : mdiPause} size={22} />
          <span>{app.historyPaused ? "Resume watch history" : "Pause watch history"}</span>
        </Button>
        <Button
          id="history.tool.comments"
          class="tool-line"
          onPress={() => send({ type: "go", name: "settings", tab: "privacy" })}
        >
          <span>Comments</span>
        </Button>
        <p class="quiet">{all.split(",").length - app.forgotten.length} videos in the last week</p>
      </aside>
    </div>
  );
}

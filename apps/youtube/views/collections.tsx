// Subscriptions, the viewer's own page, history, playlists, topics.
import {
  mdiArrowUp,
  mdiClose,
  mdiFormatListBulleted,
  mdiPause,
  mdiPlay,
  mdiShuffleVariant,
  mdiTrashCanOutline,
  mdiViewGridOutline,
} from "@mdi/js";
import { Button, command, Icon, names, open, send } from "../../_kit";
import { channelOf, ON_AIR, SUBSCRIBED } from "../content/channels";
import { EXPLORE } from "../content/extras";
import { HISTORY } from "../content/lists";
import { daysOf, viewsOf } from "../content/search";
import { VIDEOS, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Card, flagsOf, Narrow, Picture } from "./cards";
import { Face, goChannel, Person } from "./faces";
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

export function PlaylistPage({ app }: { app: State }) {
  const key = app.page.id;
  const own = app.playlists.find((one) => one.id === key);
  const ids = key === "later" ? app.later : key === "liked" ? app.liked : (own?.videos ?? []);
  const title = key === "later" ? "Watch later" : key === "liked" ? "Liked videos" : (own?.title ?? "Playlist");
  const first = ids[0] ? videoOf(ids[0]) : undefined;
  const play = (id: string | undefined) => () => id && send({ type: "watch", id, list: own?.id ?? "" });
  return (
    <div class="playlist">
      <aside class="playlist-side" aria-label={title}>
        {first && <Picture video={first} width={312} height={176} />}
        <h1>{title}</h1>
        <strong>Tobias Kern</strong>
        <span>
          {own?.privacy ?? "Private"} · {ids.length} videos · {own?.updated ?? "Updated today"}
        </span>
        <div class="row">
          <Button id="playlist.play" class="pill pill-light" inactive={!first} onPress={play(ids[0])}>
            <Icon path={mdiPlay} size={22} />
            <span>Play all</span>
          </Button>
          <Button id="playlist.shuffle" class="pill pill-clear" inactive={!first} onPress={play(ids.at(-1))}>
            <Icon path={mdiShuffleVariant} size={20} />
            <span>Shuffle</span>
          </Button>
        </div>
      </aside>
      <div class="playlist-lines">
        {ids.map((id, index) => (
          <div key={id} class="playlist-line">
            <span class="quiet list-number">{index + 1}</span>
            <Narrow
              area="playlist"
              video={videoOf(id)}
              width={160}
              height={90}
              list={own?.id ?? ""}
              {...flagsOf(app, videoOf(id), watchedOf(id))}
            />
            <Button
              id={`playlist.remove.${id}`}
              class="round history-remove"
              label={`Remove from ${title}: ${videoOf(id).title}`}
              onPress={() => send({ type: "list.remove", list: key, id })}
            >
              <Icon path={mdiClose} size={20} />
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({
  app,
  area,
  title,
  ids,
  onAll,
}: {
  app: State;
  area: string;
  title: string;
  ids: readonly string[];
  onAll: () => void;
}) {
  return (
    <section class="you-row" aria-label={title}>
      <header class="page-head">
        <h2>{title}</h2>
        <span class="spring" />
        <Button id={`you.all.${area}`} class="pill pill-line" label={`View all: ${title}`} onPress={onAll}>
          View all
        </Button>
      </header>
      <div class="grid">
        {ids.slice(0, 4).map((id) => (
          <Card
            key={id}
            area={`you.${area}`}
            video={videoOf(id)}
            width={285}
            height={160}
            {...flagsOf(app, videoOf(id), area === "history" ? watchedOf(id) : 0)}
          />
        ))}
      </div>
    </section>
  );
}

export function You({ app }: { app: State }) {
  const { tab } = app.page;
  const goList = (id: string) => () => send({ type: "go", name: "playlist", id });
  const recent = HISTORY.flatMap((day) => day.videos.map((one) => one.id)).filter((id) => !app.forgotten.includes(id));
  const lists = (
    <section class="you-row" aria-label="Playlists">
      <header class="page-head">
        <h2>Playlists</h2>
        <span class="spring" />
        <Button
          id="you.new"
          class="pill pill-line"
          onPress={() => send({ type: "sheet", sheet: "save", id: "moon-jar" })}
        >
          New playlist
        </Button>
      </header>
      <div class="grid">
        {app.playlists.map((list) => (
          <Button as="a" key={list.id} id={`you.list.${list.id}`} class="list-card" onPress={goList(list.id)}>
            {list.videos[0] && <Picture video={videoOf(list.videos[0])} width={285} height={160} />}
            <strong>{list.title}</strong>
            <span class="quiet">
              {list.privacy} · {list.videos.length} videos
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
  return (
    <div class="you">
      <header class="channel-head">
        <Person name="Tobias Kern" size={120} />
        <div>
          <h1>Tobias Kern</h1>
          <p class="quiet">@tobias-k · {Object.keys(app.bells).length} subscriptions</p>
          <div class="row">
            <Button id="you.switch" class="pill pill-soft" onPress={() => command(open("account"))}>
              Switch account
            </Button>
            <Button
              id="you.settings"
              class="pill pill-soft"
              onPress={() => send({ type: "go", name: "settings", tab: "privacy" })}
            >
              Account settings
            </Button>
          </div>
        </div>
      </header>
      {tab === "channels" ? (
        <div class="people">
          {Object.keys(app.bells).map((id) => (
            <Button as="a" key={id} id={`you.channel.${id}`} class="person-link person" onPress={() => goChannel(id)}>
              <Face channel={channelOf(id)} size={96} />
              <span>{channelOf(id).name}</span>
              <span class="quiet">{channelOf(id).subscribers}</span>
            </Button>
          ))}
        </div>
      ) : tab === "videos" ? (
        <p class="empty">
          No videos yet.{" "}
          <Button id="you.upload" class="pill pill-blue" onPress={() => command(open("upload"))}>
            Upload video
          </Button>
        </p>
      ) : tab === "playlists" ? (
        lists
      ) : (
        <>
          <Row
            app={app}
            area="history"
            title="History"
            ids={recent}
            onAll={() => send({ type: "go", name: "history" })}
          />
          {lists}
          <Row app={app} area="later" title="Watch later" ids={app.later} onAll={goList("later")} />
          <Row app={app} area="liked" title="Liked videos" ids={app.liked} onAll={goList("liked")} />
        </>
      )}
    </div>
  );
}

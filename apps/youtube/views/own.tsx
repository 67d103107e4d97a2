// What belongs to the viewer: a playlist, and the page with all of it.
import { mdiClose, mdiPlay, mdiShuffleVariant } from "@mdi/js";
import { Button, command, Icon, open, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { HISTORY } from "../content/lists";
import { videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Card, flagsOf, Narrow, Picture } from "./cards";
import { Face, goChannel, Person } from "./faces";
import { watchedOf } from "./home";

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

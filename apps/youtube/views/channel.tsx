// The page of a channel.
import { Art, Button, names, send, Tabs } from "../../_kit";
import { CHANNELS, channelOf } from "../content/channels";
import { SHORTS } from "../content/extras";
import { HISTORY } from "../content/lists";
import { daysOf, viewsOf } from "../content/search";
import { VIDEOS, type Video, videosOf } from "../content/videos";
import type { State } from "../state/model";
import { Card, flagsOf, Picture } from "./cards";
import { Face, Follow, goChannel, Verified } from "./faces";
import { ShortCard } from "./home";

const TABS = ["home", "videos", "shorts", "live", "playlists", "posts", "about"] as const;
const title = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
const SEEN = new Set(HISTORY.flatMap((day) => day.videos.map((one) => one.id)));

function Grid({ app, videos, area = "channel" }: { app: State; videos: readonly Video[]; area?: string }) {
  if (videos.length === 0) return <p class="empty">Nothing here yet.</p>;
  return (
    <div class="grid">
      {videos.map((video) => (
        <Card key={video.id} area={area} video={video} width={285} height={160} {...flagsOf(app, video)} />
      ))}
    </div>
  );
}

const ORDERS: Readonly<Record<string, (a: Video, b: Video) => number>> = {
  latest: (a, b) => daysOf(a.age) - daysOf(b.age),
  popular: (a, b) => viewsOf(b.views) - viewsOf(a.views),
  oldest: (a, b) => daysOf(b.age) - daysOf(a.age),
};

function VideosTab({ app, videos }: { app: State; videos: readonly Video[] }) {
  const order = ["popular", "oldest"].includes(app.nextChip) ? app.nextChip : "latest";
  return (
    <>
      <div class="chips-row spaced">
        {Object.keys(ORDERS).map((key) => (
          <Button
            key={key}
            id={`channel.order.${key}`}
            class={names("chip", key === order && "chip-on")}
            pressed={key === order}
            onPress={() => send({ type: "next.chip", id: key })}
          >
            {title(key)}
          </Button>
        ))}
      </div>
      <Grid app={app} videos={[...videos].sort(ORDERS[order])} />
    </>
  );
}

const POSTS: readonly { key: string; text: string; age: string; votes: string }[] = [
  {
    key: "kiln",
    text: "Kiln 85 is loaded. Forty-one pots, two prayers, one thermocouple that I do not trust.",
    age: "1 day ago",
    votes: "3.1K",
  },
  {
    key: "shop",
    text: "The shop opens Sunday at 10:00. Last time it took nine minutes, so bring your address already typed.",
    age: "4 days ago",
    votes: "1.8K",
  },
  { key: "heron", text: "The heron has a nest. Filming around it until June.", age: "1 week ago", votes: "9.4K" },
];

function PostsTab({ app, channel }: { app: State; channel: string }) {
  return (
    <div class="posts">
      {POSTS.map((post) => {
        const key = `post/${channel}-${post.key}`;
        return (
          <article key={post.key} class="post" aria-label={post.text}>
            <Face channel={channelOf(channel)} size={40} />
            <div>
              <p>
                <strong>{channelOf(channel).name}</strong> <span class="quiet">{post.age}</span>
              </p>
              <p>{post.text}</p>
              <Button
                id={`channel.post.${post.key}`}
                class="pill pill-bare small"
                pressed={app.votes[key] === "up"}
                onPress={() => send({ type: "vote", id: key, way: "up" })}
              >
                Like · {post.votes}
              </Button>
            </div>
          </article>
        );
      })}
    </div>
  );
}

function PlaylistsTab({ channel }: { channel: string }) {
  const videos = videosOf(channel);
  const lists = [
    { key: "start", name: "Start here", from: 0 },
    { key: "popular", name: "Most watched", from: 1 },
  ];
  return (
    <div class="grid">
      {lists.map(({ key, name, from }) => {
        const first = videos[from] ?? videos[0];
        if (!first) return null;
        return (
          <Button
            as="a"
            key={key}
            id={`channel.list.${key}`}
            class="list-card"
            onPress={() => send({ type: "watch", id: first.id })}
          >
            <Picture video={first} width={285} height={160} />
            <strong>{name}</strong>
            <span class="quiet">{videos.length} videos</span>
          </Button>
        );
      })}
    </div>
  );
}

export function ChannelPage({ app }: { app: State }) {
  const channel = channelOf(app.page.id);
  const tab = app.page.tab || "home";
  const videos = videosOf(channel.id);
  const films = videos.filter((one) => one.length > 0);
  const trailer = films[0] ?? VIDEOS[0];
  const alike = CHANNELS.filter((one) => one.id !== channel.id && one.place !== channel.place).slice(3, 9);
  const banner =
    channel.face === "portrait"
      ? channel.id === "slowclay"
        ? "pottery"
        : "interior"
      : channel.face === "product"
        ? "scene"
        : channel.face;
  return (
    <div class="channel">
      <Art
        kind={banner === "cover" ? "abstract" : banner}
        seed={`${channel.id}-banner`}
        width="100%"
        height={172}
        class="banner"
      />
      <header class="channel-head">
        <Face channel={channel} size={128} />
        <div>
          <h1>
            {channel.name} {channel.verified && <Verified size={20} />}
          </h1>
          <p class="quiet">
            {channel.handle} · {channel.subscribers} · {channel.videos.toLocaleString("en-GB")} videos
          </p>
          <p class="quiet">
            {channel.about}{" "}
            <Button id="channel.about" class="link" onPress={() => send({ type: "tab", key: "about" })}>
              ...more
            </Button>
          </p>
          <div class="row">
            <Follow area="channel" channel={channel.id} level={app.bells[channel.id]} />
            <Button
              id="channel.join"
              class="pill pill-line"
              onPress={() => send({ type: "sheet", sheet: "join", id: trailer?.id ?? "moon-jar" })}
            >
              Join
            </Button>
          </div>
        </div>
      </header>
      <Tabs
        id="channel.tab"
        label="Channel"
        items={TABS.map((key) => ({ key, label: title(key) }))}
        value={tab}
        onChange={(key) => send({ type: "tab", key })}
        class="channel-tabs"
      />
      {tab === "home" && trailer && (
        <>
          <div class="trailer">
            <Button
              as="a"
              id="channel.trailer"
              class="trailer-link"
              onPress={() => send({ type: "watch", id: trailer.id })}
            >
              <span class="off-sight">Play: {trailer.title}</span>
              <Picture video={trailer} width={424} height={238} />
            </Button>
            <div>
              <strong>{trailer.title}</strong>
              <span class="quiet">
                {trailer.views} · {trailer.age}
              </span>
              <p>{channel.about}</p>
            </div>
          </div>
          <h2 class="section">Popular videos</h2>
          <Grid app={app} videos={[...videos].sort(ORDERS.popular)} />
          <h2 class="section">Featured channels</h2>
          <div class="people">
            {alike.map((one) => (
              <article key={one.id} class="person" aria-label={one.name}>
                <Button as="a" id={`channel.open.${one.id}`} class="person-link" onPress={() => goChannel(one.id)}>
                  <Face channel={one} size={104} />
                  <span>{one.name}</span>
                  <span class="quiet">{one.subscribers}</span>
                </Button>
                <Follow area="featured" channel={one.id} level={app.bells[one.id]} />
              </article>
            ))}
          </div>
        </>
      )}
      {tab === "videos" && <VideosTab app={app} videos={films} />}
      {tab === "live" && (
        <Grid app={app} videos={videos.filter((one) => one.topics.includes("Live") || one.length === 0)} />
      )}
      {tab === "shorts" && (
        <div class="shorts-row">
          {SHORTS.map((short, index) =>
            short.channel === channel.id ? <ShortCard key={short.id} area="channel" index={index} /> : null,
          )}
        </div>
      )}
      {tab === "playlists" && <PlaylistsTab channel={channel.id} />}
      {tab === "posts" && <PostsTab app={app} channel={channel.id} />}
      {tab === "about" && (
        <div class="about-page">
          <p>{channel.about}</p>
          <p>{channel.place}</p>
          <p>Joined {channel.joined}</p>
          <p>{channel.subscribers}</p>
          <div class="row">
            <Button
              id="channel.share"
              class="pill pill-soft"
              onPress={() => send({ type: "sheet", sheet: "share", id: trailer?.id ?? "moon-jar" })}
            >
              Share channel
            </Button>
            <Button
              id="channel.report"
              class="pill pill-soft"
              onPress={() => send({ type: "sheet", sheet: "report", id: trailer?.id ?? "moon-jar" })}
            >
              Report user
            </Button>
          </div>
          <p class="quiet">{films.filter((one) => SEEN.has(one.id)).length} of these videos are in your history.</p>
        </div>
      )}
    </div>
  );
}

// The page of a video.
import {
  mdiContentCut,
  mdiDotsHorizontal,
  mdiDownloadCircle,
  mdiDownloadOutline,
  mdiFlagOutline,
  mdiPlaylistPlus,
  mdiProgressDownload,
  mdiShareOutline,
  mdiTextBoxOutline,
  mdiThumbDown,
  mdiThumbDownOutline,
  mdiThumbUp,
  mdiThumbUpOutline,
} from "@mdi/js";
import { Art, Button, Icon, Menu, MenuButton, MenuItem, names, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { chaptersOf, dateOf, descriptionOf, HASHTAGS } from "../content/details";
import { viewsOf } from "../content/search";
import { clockText, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { ListPanel, Transcript, UpNext } from "./aside";
import { Chat } from "./chat";
import { Comments } from "./comments";
import { ChannelLink, Face, Follow, goChannel } from "./faces";
import { Player } from "./player";

/** About one viewer in fourteen likes a video. */
function likesOf(video: Video): string {
  const count = viewsOf(video.views) / (12 + (video.id.length % 5));
  return count >= 1e6
    ? `${(count / 1e6).toFixed(1)}M`
    : count >= 1000
      ? `${Math.round(count / 1000)}K`
      : String(Math.round(count));
}
const sheet = (name: string, id: string) => () => send({ type: "sheet", sheet: name, id });

function Actions({ app, video }: { app: State; video: Video }) {
  const vote = app.votes[video.id];
  const download = app.downloads[video.id];
  return (
    <div class="actions">
      <span class="vote">
        <Button
          id="watch.like"
          class="pill pill-soft vote-up"
          label={`Like this video, ${likesOf(video)}`}
          pressed={vote === "up"}
          onPress={() => send({ type: "vote", id: video.id, way: "up" })}
        >
          <Icon path={vote === "up" ? mdiThumbUp : mdiThumbUpOutline} size={22} />
          <span>{likesOf(video)}</span>
        </Button>
        <Button
          id="watch.dislike"
          class="pill pill-soft vote-down"
          label="Dislike this video"
          tip="I dislike this"
          pressed={vote === "down"}
          onPress={() => send({ type: "vote", id: video.id, way: "down" })}
        >
          <Icon path={vote === "down" ? mdiThumbDown : mdiThumbDownOutline} size={22} />
        </Button>
      </span>
      <Button id="watch.share" class="pill pill-soft" onPress={sheet("share", video.id)}>
        <Icon path={mdiShareOutline} size={22} />
        <span>Share</span>
      </Button>
      <Button id="watch.download" class="pill pill-soft" onPress={() => send({ type: "download", id: video.id })}>
        <Icon
          path={download === "ready" ? mdiDownloadCircle : download ? mdiProgressDownload : mdiDownloadOutline}
          size={22}
        />
        <span>{download === "ready" ? "Downloaded" : download ? "Preparing" : "Download"}</span>
      </Button>
      <Button id="watch.clip" class="pill pill-soft" onPress={sheet("clip", video.id)}>
        <Icon path={mdiContentCut} size={20} />
        <span>Clip</span>
      </Button>
      <MenuButton id="watch.more" menu="watch.menu" class="round round-soft" label="More actions">
        <Icon path={mdiDotsHorizontal} size={22} />
      </MenuButton>
      <Menu id="watch.menu" anchor="watch.more" side="bottom-end" label="More actions">
        <MenuItem
          id="watch.menu.save"
          icon={<Icon path={mdiPlaylistPlus} size={24} />}
          onPress={sheet("save", video.id)}
        >
          Save to playlist
        </MenuItem>
        <MenuItem
          id="watch.menu.transcript"
          icon={<Icon path={mdiTextBoxOutline} size={24} />}
          onPress={() => send({ type: "transcript" })}
        >
          Show transcript
        </MenuItem>
        <MenuItem
          id="watch.menu.report"
          icon={<Icon path={mdiFlagOutline} size={24} />}
          onPress={sheet("report", video.id)}
        >
          Report
        </MenuItem>
      </Menu>
    </div>
  );
}

function Chapters({ video }: { video: Video }) {
  const chapters = chaptersOf(video);
  if (chapters.length === 0) return null;
  return (
    <div class="chapter-cards">
      <h3>Chapters</h3>
      <div class="chapter-row">
        {chapters.map((chapter, index) => (
          <Button
            key={chapter.at}
            id={`about.chapter.${index + 1}`}
            class="chapter-card"
            onPress={() => send({ type: "player.seek", at: chapter.at })}
          >
            <Art kind={video.art} seed={`${video.seed}~${index}`} width={132} height={74} />
            <strong>{chapter.title}</strong>
            <span class="stamp">{clockText(chapter.at)}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

function About({ app, video }: { app: State; video: Video }) {
  const channel = channelOf(video.channel);
  const [first, ...rest] = descriptionOf(video);
  return (
    <section class="about" aria-label="Description">
      <p class="about-head">
        <strong>
          {video.views} {app.more ? dateOf(video) : video.age}
        </strong>{" "}
        {HASHTAGS(video).map((tag) => (
          <Button
            as="a"
            key={tag}
            id={`about.tag.${tag.slice(1)}`}
            class="link"
            onPress={() => send({ type: "search", query: tag.slice(1) })}
          >
            {tag}
          </Button>
        ))}
      </p>
      <p>{first}</p>
      {app.more && (
        <>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Chapters video={video} />
          <h3>Transcript</h3>
          <p class="quiet">Follow along using the transcript.</p>
          <Button id="about.transcript" class="pill pill-line" onPress={() => send({ type: "transcript" })}>
            Show transcript
          </Button>
          <div class="about-channel">
            <Face channel={channel} size={48} />
            <div>
              <strong>{channel.name}</strong>
              <span class="quiet">{channel.subscribers}</span>
            </div>
          </div>
          <div class="row">
            <Button id="about.videos" class="pill pill-line" onPress={() => goChannel(channel.id, "videos")}>
              Videos
            </Button>
            <Button id="about.about" class="pill pill-line" onPress={() => goChannel(channel.id, "about")}>
              About
            </Button>
          </div>
        </>
      )}
      <Button id="about.more" class="text-button strong" expanded={app.more} onPress={() => send({ type: "more" })}>
        {app.more ? "Show less" : "...more"}
      </Button>
    </section>
  );
}

export function Watch({ app }: { app: State }) {
  const video = videoOf(app.player.video);
  const channel = channelOf(video.channel);
  const list = app.playlists.find((one) => one.id === app.page.tab);
  const { theatre, full } = app.player;
  return (
    <div class={names("watch", (theatre || full) && "watch-theatre")}>
      <div class="watch-player">
        <Player app={app} />
      </div>
      <div class="watch-main">
        <h1 class="watch-title">{video.title}</h1>
        <div class="watch-owner">
          <Button
            as="a"
            id="watch.face"
            class="owner-face"
            label={`${channel.name}, channel`}
            onPress={() => goChannel(channel.id)}
          >
            <Face channel={channel} size={40} />
          </Button>
          <div class="owner-text">
            <ChannelLink id="watch.channel" channel={channel} />
            <span class="quiet">{channel.subscribers}</span>
          </div>
          <Button
            id="watch.join"
            class="pill pill-line"
            pressed={app.joined.includes(channel.id)}
            onPress={sheet("join", video.id)}
          >
            {app.joined.includes(channel.id) ? "Member" : "Join"}
          </Button>
          <Follow area="watch" channel={channel.id} level={app.bells[channel.id]} />
          <Actions app={app} video={video} />
        </div>
        <About app={app} video={video} />
        <Comments app={app} />
      </div>
      <aside class="watch-aside" aria-label="Beside the video">
        {list && <ListPanel app={app} list={list} />}
        {app.transcript && <Transcript video={video} />}
        {video.id === "kiln-live" && <Chat app={app} />}
        <UpNext app={app} video={video} />
      </aside>
    </div>
  );
}

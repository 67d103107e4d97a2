// A video as a card in a grid, as a row, and as a row beside the player.
import {
  mdiCheck,
  mdiClockOutline,
  mdiClosedCaption,
  mdiClosedCaptionOutline,
  mdiDotsVertical,
  mdiPlaylistCheck,
  mdiPlaylistPlus,
  mdiVolumeHigh,
  mdiVolumeOff,
} from "@mdi/js";
import { memo } from "preact/compat";
import { Art, Button, Icon, names, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { clockText, isBroadcast, type Video } from "../content/videos";
import type { State } from "../state/model";
import { ChannelLink, Face, goChannel } from "./faces";

export interface CardFlags {
  isLater: boolean;
  isQueued: boolean;
  hidden: "video" | "channel" | undefined;
  /** Seconds of the preview, or -1. */
  preview: number;
  muted: boolean;
  captions: boolean;
  watched: number;
}

export const flagsOf = (app: State, video: Video, watched = 0): CardFlags => {
  const isPreviewed = app.preview.video === video.id;
  return {
    isLater: app.later.includes(video.id),
    isQueued: app.queue.includes(video.id),
    hidden: app.hidden[video.id],
    preview: isPreviewed ? app.preview.seconds : -1,
    muted: isPreviewed && app.preview.muted,
    captions: isPreviewed && app.preview.captions,
    watched,
  };
};

export interface CardProps extends CardFlags {
  area: string;
  video: Video;
  width: number;
  height: number;
  /** Known when the card stands in a playlist. */
  list?: string;
  onPreview?: boolean;
  note?: string | undefined;
}

export const badgeOf = (video: Video): string => (isBroadcast(video) ? (video.badge ?? "") : clockText(video.length));

export function Picture({
  video,
  width,
  height,
  watched = 0,
  preview = -1,
}: {
  video: Video;
  width: number;
  height: number;
  watched?: number;
  preview?: number;
}) {
  const isPlaying = preview >= 0;
  return (
    <span class="picture" style={{ aspectRatio: `${width} / ${height}` }}>
      {isPlaying ? (
        <Art kind={video.art} seed={`${video.seed}~${Math.floor(preview / 2)}`} width={width} height={height} />
      ) : (
        <Art
          kind={video.art}
          seed={video.seed}
          width={width}
          height={height}
          {...(video.caption ? { caption: video.caption } : {})}
        />
      )}
      <span class={names("length", video.badge === "LIVE" && "length-live")}>
        {video.badge === "LIVE" && !isPlaying
          ? "LIVE"
          : isPlaying && video.length > 0
            ? clockText(video.length - preview)
            : badgeOf(video)}
      </span>
      {(watched > 0 || isPlaying) && (
        <span class="seen">
          <span style={{ width: `${isPlaying ? Math.min(100, 4 + preview * 3) : watched}%` }} />
        </span>
      )}
    </span>
  );
}

/** What shows over the picture while the pointer is on the card. */
function HoverTools({ area, video, isLater, isQueued, preview, muted, captions }: CardProps) {
  const { id, title } = video;
  return (
    <>
      <span class="hover-tools">
        <Button
          id={`${area}.later.${id}`}
          class="over"
          tip="Watch later"
          tipSide="left"
          label={`Watch later: ${title}`}
          pressed={isLater}
          onPress={() => send({ type: "later", id })}
        >
          <Icon path={isLater ? mdiCheck : mdiClockOutline} size={20} />
        </Button>
        <Button
          id={`${area}.queue.${id}`}
          class="over"
          tip="Add to queue"
          tipSide="left"
          label={`Add to queue: ${title}`}
          pressed={isQueued}
          onPress={() => send({ type: "queue", id })}
        >
          <Icon path={isQueued ? mdiPlaylistCheck : mdiPlaylistPlus} size={20} />
        </Button>
      </span>
      {preview >= 0 && (
        <span class="preview-tools">
          <Button
            id={`${area}.sound.${id}`}
            class="over"
            label={muted ? "Unmute the preview" : "Mute the preview"}
            onPress={() => send({ type: "preview.set", key: "muted" })}
          >
            <Icon path={muted ? mdiVolumeOff : mdiVolumeHigh} size={18} />
          </Button>
          <Button
            id={`${area}.subtitles.${id}`}
            class="over"
            label="Captions of the preview"
            pressed={captions}
            onPress={() => send({ type: "preview.set", key: "captions" })}
          >
            <Icon path={captions ? mdiClosedCaption : mdiClosedCaptionOutline} size={18} />
          </Button>
        </span>
      )}
    </>
  );
}

export function MoreButton({ area, video }: { area: string; video: Video }) {
  const id = `${area}.menu.${video.id}`;
  return (
    <Button
      id={id}
      class="round more-button"
      label={`More actions: ${video.title}`}
      aria-haspopup="menu"
      onPress={() => send({ type: "card.menu", video: video.id, anchor: id })}
    >
      <Icon path={mdiDotsVertical} size={22} />
    </Button>
  );
}

function Gone({ area, video, hidden }: { area: string; video: Video; hidden: "video" | "channel" }) {
  return (
    <article class="card card-gone" aria-label="Removed">
      <p>
        {hidden === "video" ? "Video removed" : `We won’t recommend videos from ${channelOf(video.channel).name} again`}
      </p>
      <Button
        id={`${area}.undo.${video.id}`}
        class="text-button"
        onPress={() => send({ type: "card.restore", id: video.id })}
      >
        Undo
      </Button>
      <Button
        id={`${area}.why.${video.id}`}
        class="text-button"
        onPress={() => send({ type: "sheet", sheet: "feedback", id: video.id })}
      >
        Tell us why
      </Button>
    </article>
  );
}

const previewOn = (video: Video) => ({
  onPointerEnter: () => send({ type: "preview.wait", id: video.id }),
  onPointerLeave: () => send({ type: "preview.stop" }),
});

function GridCard(props: CardProps) {
  const { area, video, hidden, width, height, preview, watched, list = "", captions } = props;
  if (hidden) return <Gone area={area} video={video} hidden={hidden} />;
  const channel = channelOf(video.channel);
  return (
    <article class="card" aria-label={video.title} {...previewOn(video)}>
      <Button
        as="a"
        id={`${area}.video.${video.id}`}
        class="card-link"
        onPress={() => send({ type: "watch", id: video.id, list })}
      >
        <Picture video={video} width={width} height={height} watched={watched} preview={preview} />
        {captions && preview >= 0 && <span class="preview-caption">[{channel.name} speaks]</span>}
        <span class="card-title">{video.title}</span>
      </Button>
      <HoverTools {...props} />
      <Button
        as="a"
        id={`${area}.face.${video.id}`}
        class="card-face"
        label={`${channel.name}, channel`}
        onPress={() => goChannel(channel.id)}
      >
        <Face channel={channel} size={36} />
      </Button>
      <div class="card-about">
        <ChannelLink id={`${area}.channel.${video.id}`} channel={channel} />
        <span class="quiet">
          {video.views}
          {!isBroadcast(video) && ` · ${video.age}`}
        </span>
        {video.badge === "LIVE" && <span class="live-badge">LIVE</span>}
        {(video.badge === "4K" || video.badge === "New") && <span class="plain-badge">{video.badge}</span>}
      </div>
      <MoreButton area={area} video={video} />
    </article>
  );
}
export const Card = memo(GridCard);

/** Beside the player, and in lists. */
function NarrowCard(props: CardProps) {
  const { area, video, hidden, width, height, watched, list = "", note } = props;
  if (hidden) return <Gone area={area} video={video} hidden={hidden} />;
  const channel = channelOf(video.channel);
  return (
    <article class="narrow" aria-label={video.title} style={{ "--w": `${width}px` } as never}>
      <Button
        as="a"
        id={`${area}.video.${video.id}`}
        class="narrow-link"
        onPress={() => send({ type: "watch", id: video.id, list })}
      >
        <Picture video={video} width={width} height={height} watched={watched} />
        <span class="narrow-title">{video.title}</span>
      </Button>
      <div class="narrow-about">
        <ChannelLink id={`${area}.channel.${video.id}`} channel={channel} size={12} />
        <span class="quiet">
          {video.views}
          {!isBroadcast(video) && ` · ${video.age}`}
        </span>
        {video.badge === "LIVE" && <span class="live-badge">LIVE</span>}
        {note && <span class="plain-badge">{note}</span>}
      </div>
      <MoreButton area={area} video={video} />
    </article>
  );
}
export const Narrow = memo(NarrowCard);

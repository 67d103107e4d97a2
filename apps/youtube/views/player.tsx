// The player: picture, timeline with chapters, controls.
import {
  mdiChevronLeft,
  mdiChevronRight,
  mdiClosedCaption,
  mdiClosedCaptionOutline,
  mdiCogOutline,
  mdiFullscreen,
  mdiFullscreenExit,
  mdiPause,
  mdiPictureInPictureBottomRightOutline,
  mdiPlay,
  mdiRectangleOutline,
  mdiReplay,
  mdiSkipNext,
  mdiVolumeHigh,
  mdiVolumeMedium,
  mdiVolumeOff,
} from "@mdi/js";
import { Art, Button, Icon, Menu, MenuButton, MenuItem, MenuSeparator, names, Slider, send } from "../../_kit";
import { chapterAt, chaptersOf, transcriptOf } from "../content/details";
import { clockText, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { AdPanel, Cover, EndScreen } from "./player_layers";

const SPEEDS = ["0.25", "0.5", "0.75", "Normal", "1.25", "1.5", "1.75", "2"] as const;
const QUALITIES = ["2160p 4K", "1440p", "1080p HD", "720p", "480p", "360p", "144p", "Auto (1080p)"] as const;
const SUBTITLES = ["Off", "English (auto)", "English", "Deutsch", "Eesti"] as const;
const slug = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");

function Timeline({ app, video }: { app: State; video: Video }) {
  const { at, ad } = app.player;
  const chapters = chaptersOf(video);
  const parts = chapters.length > 0 ? chapters : [{ title: "Whole video", at: 0 }];
  const end = video.length || 1;
  return (
    <section class={names("timeline", ad && "timeline-ad")} aria-label="Timeline">
      {parts.map((part, index) => {
        const to = parts[index + 1]?.at ?? end;
        const share = Math.max(0, Math.min(1, (at - part.at) / (to - part.at)));
        return (
          <Button
            key={part.at}
            id={`player.chapter.${index + 1}`}
            class="chapter"
            style={{ flexGrow: to - part.at }}
            label={part.title}
            tip={`${part.title} · ${clockText(part.at)}`}
            inactive={ad !== null}
            onPress={(event) => {
              const box = (event.currentTarget as Element).getBoundingClientRect();
              const within = event.detail === 0 ? 0 : (event.clientX - box.left) / box.width;
              send({ type: "player.seek", at: Math.round(part.at + within * (to - part.at)) });
            }}
          >
            <span class="chapter-bar">
              <span style={{ width: `${(ad ? 0 : share) * 100}%` }} />
            </span>
          </Button>
        );
      })}
    </section>
  );
}

const toggle = (key: string) => () => send({ type: "player.set", key });
const PANELS = { speed: "Playback speed", subtitles: "Subtitles", quality: "Quality" } as const;
type Panel = keyof typeof PANELS;
const showPanel = (value: string) => send({ type: "player.panel", value });

function choose(panel: Panel, line: string, captions: boolean): void {
  if (panel === "speed") send({ type: "player.speed", value: line });
  else if (panel === "quality") send({ type: "player.quality", value: line });
  else if ((line !== "Off") !== captions) send({ type: "player.set", key: "captions" });
}

/** The menu of the cog: what is chosen opens in its place. */
function SettingsMenu({ app }: { app: State }) {
  const { speed, quality, captions, annotations, loop } = app.player;
  const panel = app.player.panel as Panel | "";
  const current = { speed, quality, subtitles: captions ? "English (auto)" : "Off" };
  const lines = { speed: SPEEDS, quality: QUALITIES, subtitles: SUBTITLES };
  return (
    <Menu id="player.settings.menu" anchor="player.settings" side="top-end" label="Player settings" class="player-menu">
      {panel === "" ? (
        <>
          <MenuItem id="player.annotations" checked={annotations} stays onPress={toggle("annotations")}>
            Annotations
          </MenuItem>
          <MenuItem id="player.loop" checked={loop} stays onPress={toggle("loop")}>
            Loop
          </MenuItem>
          {(Object.keys(PANELS) as Panel[]).map((key) => (
            <MenuItem
              key={key}
              id={`player.${key}`}
              stays
              hint={
                <span class="player-hint">
                  {current[key]} <Icon path={mdiChevronRight} size={20} />
                </span>
              }
              onPress={() => showPanel(key)}
            >
              {PANELS[key]}
            </MenuItem>
          ))}
        </>
      ) : (
        <>
          <MenuItem
            id="player.panel.back"
            icon={<Icon path={mdiChevronLeft} size={20} />}
            stays
            onPress={() => showPanel("")}
          >
            {PANELS[panel]}
          </MenuItem>
          <MenuSeparator />
          {lines[panel].map((line) => (
            <MenuItem
              key={line}
              id={`player.${panel}.${slug(line)}`}
              checked={line === current[panel]}
              exclusive
              onPress={() => choose(panel, line, captions)}
            >
              {line}
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}

function Controls({ app, video }: { app: State; video: Video }) {
  const { player } = app;
  const isBusy = player.ad !== null;
  const chapter = chapterAt(video, player.at);
  const loudness =
    player.muted || player.volume === 0 ? mdiVolumeOff : player.volume < 50 ? mdiVolumeMedium : mdiVolumeHigh;
  const button = (
    id: string,
    tip: string,
    icon: string,
    onPress: () => void,
    extra: { pressed?: boolean; inactive?: boolean } = {},
  ) => (
    <Button id={`player.${id}`} class="control" tip={tip} label={tip} onPress={onPress} {...extra}>
      <Icon path={icon} size={26} />
    </Button>
  );
  return (
    <div class="controls">
      {button(
        "play",
        player.ended ? "Replay" : player.playing ? "Pause (k)" : "Play (k)",
        player.ended ? mdiReplay : player.playing ? mdiPause : mdiPlay,
        () => send({ type: "player.toggle" }),
      )}
      {button("next", "Next (Shift+n)", mdiSkipNext, () => send({ type: "player.next" }))}
      {button("mute", player.muted ? "Unmute (m)" : "Mute (m)", loudness, toggle("muted"))}
      <Slider
        id="player.volume"
        label="Volume"
        min={0}
        max={100}
        step={5}
        value={player.muted ? 0 : player.volume}
        onChange={(value) => send({ type: "player.volume", value })}
        class="volume"
      />
      <span class="time">
        {video.length === 0 ? "Live" : `${clockText(player.at)} / ${clockText(video.length)}`}
        {chapter && !isBusy && <span class="time-chapter"> · {chapter.title}</span>}
      </span>
      <span class="spring" />
      <Button
        id="player.autoplay"
        class="control"
        role="switch"
        checked={player.autoplay}
        tip={player.autoplay ? "Autoplay is on" : "Autoplay is off"}
        label="Autoplay"
        onPress={toggle("autoplay")}
      >
        <span class={names("autoplay", player.autoplay && "autoplay-on")}>
          <span>
            <Icon path={player.autoplay ? mdiPlay : mdiPause} size={12} />
          </span>
        </span>
      </Button>
      {button(
        "captions",
        "Subtitles (c)",
        player.captions ? mdiClosedCaption : mdiClosedCaptionOutline,
        toggle("captions"),
        {
          pressed: player.captions,
          inactive: isBusy,
        },
      )}
      <MenuButton
        id="player.settings"
        menu="player.settings.menu"
        class="control"
        tip="Settings"
        label="Settings"
        inactive={isBusy}
        onPress={() => showPanel("")}
      >
        <Icon path={mdiCogOutline} size={24} />
      </MenuButton>
      {button("mini", "Miniplayer (i)", mdiPictureInPictureBottomRightOutline, () => send({ type: "player.mini" }), {
        inactive: isBusy,
      })}
      {button(
        "theatre",
        player.theatre ? "Default view (t)" : "Theatre mode (t)",
        mdiRectangleOutline,
        toggle("theatre"),
        { pressed: player.theatre },
      )}
      {button(
        "full",
        player.full ? "Exit full screen (f)" : "Full screen (f)",
        player.full ? mdiFullscreenExit : mdiFullscreen,
        toggle("full"),
      )}
    </div>
  );
}

export function Player({ app }: { app: State }) {
  const { player } = app;
  const video = videoOf(player.video);
  const chapter = chaptersOf(video).findLastIndex((one) => one.at <= player.at);
  const line = transcriptOf(video).findLast((one) => one.at <= player.at);
  return (
    <section class="player" aria-label="Player" data-igg-area="player">
      <Button
        id="player.screen"
        class="screen"
        label={player.playing ? "Pause the video" : "Play the video"}
        onPress={() => send({ type: "player.toggle" })}
        onDoublePress={() => send({ type: "player.set", key: "full" })}
      >
        <Art kind={video.art} seed={chapter > 0 ? `${video.seed}~${chapter}` : video.seed} width="100%" height="100%" />
        {!player.playing && !player.ended && !player.ad && player.cover === "" && (
          <span class="big-play">
            <Icon path={mdiPlay} size={44} />
          </span>
        )}
      </Button>
      {player.captions && !player.ad && line && <p class="captions">{line.text}</p>}
      {player.ended && <EndScreen app={app} />}
      {player.ad && <AdPanel ad={player.ad} />}
      <div class="chrome">
        <Timeline app={app} video={video} />
        <Controls app={app} video={video} />
        <SettingsMenu app={app} />
      </div>
      {player.cover !== "" && <Cover app={app} video={video} />}
    </section>
  );
}

// Dialogs about a video, and the menu of its card.
import {
  mdiAccountCancelOutline,
  mdiClockOutline,
  mdiCodeTags,
  mdiDownloadOutline,
  mdiEmailOutline,
  mdiFlagOutline,
  mdiLock,
  mdiMinusCircleOutline,
  mdiPlaylistPlay,
  mdiPlaylistPlus,
  mdiShareOutline,
} from "@mdi/js";
import {
  Button,
  Checkbox,
  close,
  command,
  Dialog,
  Field,
  Icon,
  Menu,
  MenuItem,
  MenuSeparator,
  Radio,
  Remaining,
  send,
  useKit,
} from "../../_kit";
import { channelOf } from "../content/channels";
import { clockText, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Face } from "./faces";

const icon = (path: string) => <Icon path={path} size={24} />;

export function CardMenu({ app }: { app: State }) {
  const { video, anchor } = app.menuFor;
  const isLater = app.later.includes(video);
  const sheet = (name: string) => () => send({ type: "sheet", sheet: name, id: video });
  return (
    <Menu id="card.menu" anchor={anchor} side="bottom-end" label="Actions">
      <MenuItem id="card.menu.queue" icon={icon(mdiPlaylistPlay)} onPress={() => send({ type: "queue", id: video })}>
        Add to queue
      </MenuItem>
      <MenuItem id="card.menu.later" icon={icon(mdiClockOutline)} onPress={() => send({ type: "later", id: video })}>
        {isLater ? "Remove from Watch later" : "Save to Watch later"}
      </MenuItem>
      <MenuItem id="card.menu.save" icon={icon(mdiPlaylistPlus)} onPress={sheet("save")}>
        Save to playlist
      </MenuItem>
      <MenuItem
        id="card.menu.download"
        icon={icon(mdiDownloadOutline)}
        onPress={() => send({ type: "download", id: video })}
      >
        {app.downloads[video] ? "Remove download" : "Download"}
      </MenuItem>
      <MenuItem id="card.menu.share" icon={icon(mdiShareOutline)} onPress={sheet("share")}>
        Share
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="card.menu.dislike"
        icon={icon(mdiMinusCircleOutline)}
        onPress={() => send({ type: "card.hide", id: video, kind: "video" })}
      >
        Not interested
      </MenuItem>
      <MenuItem
        id="card.menu.block"
        icon={icon(mdiAccountCancelOutline)}
        onPress={() => send({ type: "card.hide", id: video, kind: "channel" })}
      >
        Don’t recommend channel
      </MenuItem>
      <MenuItem id="card.menu.report" icon={icon(mdiFlagOutline)} onPress={sheet("report")}>
        Report
      </MenuItem>
    </Menu>
  );
}

function SaveSheet({ app }: { app: State }) {
  const video = app.sheetFor;
  const title = useKit<string>("field:save.title") ?? "";
  return (
    <Dialog id="save" title="Save video to…" label="Save video to a playlist" width={300}>
      <div class="save-lines">
        <Checkbox
          id="save.list.later"
          label="Watch later"
          value={app.later.includes(video)}
          onChange={() => send({ type: "later", id: video })}
        />
        {app.playlists.map((list) => (
          <Checkbox
            key={list.id}
            id={`save.list.${list.id}`}
            label={list.title}
            value={list.videos.includes(video)}
            onChange={() => send({ type: "list.toggle", list: list.id, id: video })}
          >
            {list.title} {list.privacy === "Private" && <Icon path={mdiLock} size={14} label="Private" />}
          </Checkbox>
        ))}
      </div>
      <Field id="save.title" label="Name of a new playlist" placeholder="New playlist" class="boxed-field" />
      <Button
        id="save.create"
        class="pill pill-soft wide"
        inactive={title.trim() === ""}
        onPress={() => send({ type: "list.create", id: video, title })}
      >
        Create playlist
      </Button>
    </Dialog>
  );
}

function ShareSheet({ app }: { app: State }) {
  const video = videoOf(app.sheetFor);
  return (
    <Dialog id="share" title="Share" label="Share" width={520}>
      <div class="share-row">
        {[
          ["embed", "Embed", mdiCodeTags],
          ["email", "Email", mdiEmailOutline],
        ].map(([key = "", label = "", path = ""]) => (
          <Button
            key={key}
            id={`share.${key}`}
            class="share-way"
            onPress={() => send({ type: "say", text: `${label} prepared` })}
          >
            <span class="share-icon">{icon(path)}</span>
            <span>{label}</span>
          </Button>
        ))}
      </div>
      <div class="share-link">
        <span>https://vidlark.example/w/{video.id}</span>
        <Button id="share.copy" class="pill pill-blue" onPress={() => send({ type: "copy" })}>
          Copy
        </Button>
      </div>
      <Checkbox
        id="share.start"
        label={`Start at ${clockText(app.player.at)}`}
        value={app.settings.shareStart ?? false}
        onChange={() => send({ type: "setting", key: "shareStart" })}
      />
    </Dialog>
  );
}

const REASONS = [
  "Misleading title or picture",
  "Harmful or dangerous acts",
  "Hateful content",
  "Spam",
  "My rights are infringed",
] as const;

function ReportSheet({ app }: { app: State }) {
  return (
    <Dialog
      id="report"
      title="Report"
      label="Report"
      width={420}
      footer={
        <Button
          id="report.send"
          class="pill pill-blue"
          inactive={app.reason === ""}
          onPress={() => send({ type: "report" })}
        >
          Report
        </Button>
      }
    >
      <div role="radiogroup" aria-label="What is the matter?" class="radio-lines">
        {REASONS.map((reason, index) => (
          <Radio
            key={reason}
            id={`report.reason.${index + 1}`}
            label={reason}
            value={app.reason === reason}
            onChange={() => send({ type: "choose", key: "reason", value: reason })}
          />
        ))}
      </div>
    </Dialog>
  );
}

function ClipSheet({ app }: { app: State }) {
  const { clip } = app;
  const at = clockText(app.player.at);
  return (
    <Dialog id="clip" title="Create clip" label="Create clip" width={420}>
      <p class="quiet">15 seconds from {at}</p>
      <Field id="clip.title" label="Title of the clip" placeholder="Add a title (optional)" class="boxed-field" />
      {clip === "making" && (
        <Remaining of="clip">{(left) => <p>Cutting the clip, {Math.ceil(left / 1000)} s left</p>}</Remaining>
      )}
      {clip === "ready" && <p>Your clip is ready.</p>}
      <div class="row end-row">
        <Button
          id="clip.make"
          class="pill pill-blue"
          inactive={clip === "making"}
          onPress={() => send({ type: "clip.make" })}
        >
          Create clip
        </Button>
        <Button
          id="clip.copy"
          class="pill pill-soft"
          inactive={clip !== "ready"}
          onPress={() => send({ type: "copy" })}
        >
          Copy clip link
        </Button>
      </div>
    </Dialog>
  );
}

function JoinSheet({ app }: { app: State }) {
  const channel = channelOf(videoOf(app.sheetFor).channel);
  const isIn = app.joined.includes(channel.id);
  return (
    <Dialog id="join" label="Join this channel" width={420}>
      <div class="join">
        <Face channel={channel} size={72} />
        <h2>Join {channel.name}</h2>
        <p>Badges beside your name, early kiln openings, a letter every month.</p>
        <Button id="join.confirm" class="pill pill-blue" onPress={() => send({ type: "join", id: channel.id })}>
          {isIn ? "End membership" : "Join for 4.99 € a month"}
        </Button>
      </div>
    </Dialog>
  );
}

function UnsubscribeSheet({ app }: { app: State }) {
  return (
    <Dialog id="unsubscribe" label="Unsubscribe" width={340} closeButton={false}>
      <p>Unsubscribe from {channelOf(app.sheetFor in app.bells ? app.sheetFor : "slowclay").name}?</p>
      <div class="row end-row">
        <Button id="unsubscribe.cancel" class="pill pill-bare" onPress={() => command(close("unsubscribe"))}>
          Cancel
        </Button>
        <Button
          id="unsubscribe.confirm"
          class="pill pill-bare blue"
          onPress={() => send({ type: "unsubscribe", id: app.sheetFor })}
        >
          Unsubscribe
        </Button>
      </div>
    </Dialog>
  );
}

export const FilmSheets = ({ app }: { app: State }) => (
  <>
    <CardMenu app={app} />
    <SaveSheet app={app} />
    <ShareSheet app={app} />
    <ReportSheet app={app} />
    <ClipSheet app={app} />
    <JoinSheet app={app} />
    <UnsubscribeSheet app={app} />
  </>
);

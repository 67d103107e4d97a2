// Where one writes: reply line, uploads, field, pickers, send, slow mode.
import {
  mdiClose,
  mdiCloseCircle,
  mdiEmoticon,
  mdiFile,
  mdiFileGifBox,
  mdiForumPlus,
  mdiGift,
  mdiPlusCircle,
  mdiPoll,
  mdiSend,
  mdiSticker,
  mdiTimerSand,
  mdiUpload,
} from "@mdi/js";
import { Button, command, Field, Icon, Menu, MenuButton, MenuItem, open, Remaining, send } from "../../_kit";
import { messageById } from "../content/messages";
import { nameOf } from "../content/people";
import { channelAt } from "../content/servers";
import type { State, Upload } from "../state_types";

import { Group } from "./group";

function Replying({ to }: { to: string }) {
  const original = messageById(to);
  return (
    <Group class="replying" label="Reply">
      <span>
        Replying to <b>{original ? nameOf(original.by) : "yourself"}</b>
      </span>
      <Button
        id="composer.cancelreply"
        label="Cancel reply"
        class="icon-button"
        onPress={() => send({ type: "cancelReply" })}
      >
        <Icon path={mdiCloseCircle} size={18} />
      </Button>
    </Group>
  );
}

function UploadTray({ upload }: { upload: Upload }) {
  const isDone = upload.percent >= 100;
  return (
    <Group class="upload" label={`Upload of ${upload.name}`}>
      <div class="upload-card">
        <Icon path={mdiFile} size={64} class="file-icon" />
        <div class="upload-name">{upload.name}</div>
        <small>{isDone ? upload.size : `Uploading — ${upload.percent}%`}</small>
        <span class="upload-track">
          <span style={{ width: `${upload.percent}%` }} />
        </span>
        <Button
          id="upload.remove"
          label="Remove attachment"
          tip="Remove attachment"
          class="upload-remove"
          onPress={() => send({ type: "detach" })}
        >
          <Icon path={mdiClose} size={18} />
        </Button>
      </div>
    </Group>
  );
}

const PlusMenu = () => (
  <Menu id="composer.plus.menu" anchor="composer.plus" side="top-start" label="Add to the message" class="menu">
    <MenuItem
      id="composer.menu.upload"
      icon={<Icon path={mdiUpload} size={20} />}
      onPress={() => command(open("file.dialog"))}
    >
      Upload a File
    </MenuItem>
    <MenuItem
      id="composer.menu.thread"
      icon={<Icon path={mdiForumPlus} size={20} />}
      onPress={() => send({ type: "threads" })}
    >
      Browse Threads
    </MenuItem>
    <MenuItem
      id="composer.menu.poll"
      icon={<Icon path={mdiPoll} size={20} />}
      onPress={() => command(open("poll.dialog"))}
    >
      Create Poll
    </MenuItem>
  </Menu>
);

function Pickers() {
  const pick = (tab: string, anchor: string) => {
    send({ type: "pick", for: "composer", anchor });
    send({ type: "pickTab", key: tab });
  };
  return (
    <>
      <Button
        id="composer.gift"
        label="Send a gift"
        tip="Send a gift"
        class="tool"
        onPress={() => command(open("gift.dialog"))}
      >
        <Icon path={mdiGift} size={24} />
      </Button>
      <Button
        id="composer.gif"
        label="Open GIF picker"
        tip="GIFs"
        class="tool"
        onPress={() => pick("gifs", "composer.gif")}
      >
        <Icon path={mdiFileGifBox} size={26} />
      </Button>
      <Button
        id="composer.sticker"
        label="Open sticker picker"
        tip="Stickers"
        class="tool"
        onPress={() => pick("stickers", "composer.sticker")}
      >
        <Icon path={mdiSticker} size={24} />
      </Button>
      <Button
        id="composer.emoji"
        label="Select emoji"
        tip="Emoji"
        class="tool"
        onPress={() => pick("emoji", "composer.emoji")}
      >
        <Icon path={mdiEmoticon} size={24} />
      </Button>
    </>
  );
}

function SlowLine({ address, isCooling }: { address: string; isCooling: boolean }) {
  return (
    <Button
      id="composer.slowmode"
      class="slow"
      onPress={() => send({ type: "say", text: "Slow mode is on: one message at a time, then a short pause." })}
    >
      {isCooling ? (
        <Remaining of={`slow:${address}`}>{(ms) => <>0:{String(Math.ceil(ms / 1000)).padStart(2, "0")}</>}</Remaining>
      ) : (
        "Slow mode is on"
      )}
      <Icon path={mdiTimerSand} size={14} />
    </Button>
  );
}

function placeholderOf(address: string): string {
  const [server = "", page = ""] = address.split("/");
  if (server === "dm") return `Message @${nameOf(page)}`;
  return `Message #${channelAt(address)?.name ?? page}`;
}

export function Composer({ app, address }: { app: State; address: string }) {
  const channel = channelAt(address);
  const draft = app.drafts[address] ?? "";
  const isCooling = app.cooling.includes(address);
  const isUploading = app.upload !== null && app.upload.percent < 100;
  const canSend = (draft.trim() !== "" || app.upload !== null) && !isCooling && !isUploading;
  if (channel?.locked || channel?.kind === "rules" || channel?.kind === "news") {
    return (
      <div class="composer composer-locked">
        <p>You do not have permission to send messages in this channel.</p>
      </div>
    );
  }
  return (
    <div class="composer">
      {app.replyTo && <Replying to={app.replyTo} />}
      {app.upload && <UploadTray upload={app.upload} />}
      <div class={`composer-row${app.replyTo || app.upload ? " composer-joined" : ""}`}>
        <MenuButton id="composer.plus" menu="composer.plus.menu" label="Add" class="tool">
          <Icon path={mdiPlusCircle} size={24} />
        </MenuButton>
        <PlusMenu />
        <Field
          id="composer.field"
          label={placeholderOf(address)}
          placeholder={placeholderOf(address)}
          value={draft}
          onInput={(text) => send({ type: "draft", text })}
          onEnter={() => send({ type: "send" })}
          class="composer-field"
        />
        <Pickers />
        <span class="composer-line" />
        <Button
          id="composer.send"
          label="Send message"
          class={`tool send${canSend ? " send-ready" : ""}`}
          inactive={!canSend}
          onPress={() => send({ type: "send" })}
        >
          <Icon path={mdiSend} size={24} />
        </Button>
      </div>
      <div class="composer-foot">
        {channel?.slowS !== undefined && <SlowLine address={address} isCooling={isCooling} />}
      </div>
    </div>
  );
}

// The notifications panel.
import { mdiBellOffOutline, mdiCheckAll, mdiCogOutline, mdiDotsVertical, mdiEyeOffOutline } from "@mdi/js";
import { Art, Button, Icon, Menu, MenuItem, names, Popover, ScrollArea, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { NOTICES, type Notice } from "../content/extras";
import { videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Face } from "./faces";

function Row({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const video = videoOf(notice.video);
  return (
    <li class="notice" aria-label={notice.text}>
      <Button
        as="a"
        id={`notices.item.${notice.id}`}
        class="notice-link"
        onPress={() => {
          send({ type: "notice.read", id: notice.id });
          send({ type: "watch", id: notice.video });
        }}
      >
        <span class={names("dot", !isNew && "dot-none")} />
        <Face channel={channelOf(notice.channel)} size={48} />
        <span class="notice-text">
          {notice.text}
          <span class="quiet">{notice.age}</span>
        </span>
        <Art kind={video.art} seed={video.seed} width={86} height={48} class="notice-picture" />
      </Button>
      <Button
        id={`notices.more.${notice.id}`}
        class="round"
        label={`Options: ${notice.text}`}
        onPress={() => send({ type: "notice.menu", id: notice.id })}
      >
        <Icon path={mdiDotsVertical} size={20} />
      </Button>
    </li>
  );
}

export function Notices({ app }: { app: State }) {
  const shown = NOTICES.filter((one) => !app.noticesGone.includes(one.id));
  const about = NOTICES.find((one) => one.id === app.noticeMenuFor);
  return (
    <>
      <Popover id="notices" anchor="top.notices" side="bottom-end" label="Notifications" class="notices">
        <div class="notices-head">
          <h2>Notifications</h2>
          <Button
            id="notices.read"
            class="round"
            tip="Mark all as read"
            label="Mark all as read"
            onPress={() => send({ type: "notice.all" })}
          >
            <Icon path={mdiCheckAll} size={22} />
          </Button>
          <Button
            id="notices.settings"
            class="round"
            tip="Settings"
            label="Notification settings"
            onPress={() => send({ type: "go", name: "settings", tab: "notifications" })}
          >
            <Icon path={mdiCogOutline} size={22} />
          </Button>
        </div>
        <ScrollArea id="notices.list" label="Notifications" class="notices-list">
          <ul>
            {shown.map((notice) => (
              <Row key={notice.id} notice={notice} isNew={notice.fresh && !app.noticesRead.includes(notice.id)} />
            ))}
          </ul>
        </ScrollArea>
      </Popover>
      <Menu
        id="notice.menu"
        anchor={`notices.more.${app.noticeMenuFor}`}
        side="bottom-end"
        label="Notification options"
      >
        <MenuItem
          id="notice.menu.hide"
          icon={<Icon path={mdiEyeOffOutline} size={22} />}
          onPress={() => send({ type: "notice.hide" })}
        >
          Hide this notification
        </MenuItem>
        <MenuItem
          id="notice.menu.mute"
          icon={<Icon path={mdiBellOffOutline} size={22} />}
          onPress={() => send({ type: "bell", id: about?.channel ?? "slowclay", level: "none" })}
        >
          Turn off all from {about ? channelOf(about.channel).name : "this channel"}
        </MenuItem>
      </Menu>
    </>
  );
}

// What shows while the pointer is on a message: quick reactions, reply, thread, more.
import {
  mdiContentCopy,
  mdiDelete,
  mdiDotsHorizontal,
  mdiEmailMarkAsUnread,
  mdiEmoticonPlus,
  mdiForumPlus,
  mdiLinkVariant,
  mdiPin,
  mdiReply,
  mdiShareVariant,
  mdiVolumeHigh,
} from "@mdi/js";
import { Button, Emoji, Icon, Menu, MenuItem, MenuSeparator, send } from "../../_kit";
import { emojiBy } from "../content/emoji";
import { nameOf } from "../content/people";

import { Group } from "./group";

const QUICK = ["thumbsup", "heart", "joy"];

interface BarProps {
  of: string;
  by: string;
}

const tellEmoji = (key: string) => {
  const found = emojiBy(key);
  return found ? <Emoji src={found.src} name={found.name} size={20} /> : null;
};

export function MessageBar({ of, by }: BarProps) {
  return (
    <Group class="bar" label={`Actions on the message of ${nameOf(by)}`}>
      {QUICK.map((key) => (
        <Button
          key={key}
          id={`bar.react.${of}-${key}`}
          label={`React with ${emojiBy(key)?.name}`}
          tip={`:${key}:`}
          class="bar-button"
          onPress={() => send({ type: "react", message: of, emoji: key })}
        >
          {tellEmoji(key)}
        </Button>
      ))}
      <span class="bar-line" />
      <Button
        id={`bar.emoji.${of}`}
        tip="Add Reaction"
        label="Add Reaction"
        class="bar-button"
        onPress={() => send({ type: "pick", for: of, anchor: `bar.emoji.${of}` })}
      >
        <Icon path={mdiEmoticonPlus} size={20} />
      </Button>
      <Button
        id={`bar.reply.${of}`}
        tip="Reply"
        label="Reply"
        class="bar-button"
        onPress={() => send({ type: "reply", message: of })}
      >
        <Icon path={mdiReply} size={20} />
      </Button>
      <Button
        id={`bar.forward.${of}`}
        tip="Forward"
        label="Forward"
        class="bar-button"
        onPress={() => send({ type: "say", text: `Message of ${nameOf(by)} copied for forwarding` })}
      >
        <Icon path={mdiShareVariant} size={19} />
      </Button>
      <Button
        id={`bar.more.${of}`}
        tip="More"
        label="More"
        class="bar-button"
        onPress={() => send({ type: "menu", of, anchor: `bar.more.${of}`, menu: "message.menu" })}
      >
        <Icon path={mdiDotsHorizontal} size={20} />
      </Button>
    </Group>
  );
}

/** The menu behind "More". */
export function MessageMenu({ of, anchor, isPinned }: { of: string; anchor: string; isPinned: boolean }) {
  const say = (text: string) => send({ type: "say", text });
  return (
    <Menu id="message.menu" anchor={anchor} side="left-start" label="Message" class="menu">
      <MenuItem
        id={`menu.reply.${of}`}
        icon={<Icon path={mdiReply} size={18} />}
        onPress={() => send({ type: "reply", message: of })}
      >
        Reply
      </MenuItem>
      <MenuItem
        id={`menu.pin.${of}`}
        icon={<Icon path={mdiPin} size={18} />}
        onPress={() => send({ type: "toggle", key: `pin:${of}`, from: isPinned })}
      >
        {isPinned ? "Unpin Message" : "Pin Message"}
      </MenuItem>
      <MenuItem
        id={`menu.thread.${of}`}
        icon={<Icon path={mdiForumPlus} size={18} />}
        onPress={() => send({ type: "threads" })}
      >
        Create Thread
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id={`menu.unread.${of}`}
        icon={<Icon path={mdiEmailMarkAsUnread} size={18} />}
        onPress={() => send({ type: "toggle", key: `unread:${of}`, from: false })}
      >
        Mark Unread
      </MenuItem>
      <MenuItem
        id={`menu.copy.${of}`}
        icon={<Icon path={mdiContentCopy} size={18} />}
        onPress={() => say("Text copied")}
      >
        Copy Text
      </MenuItem>
      <MenuItem
        id={`menu.link.${of}`}
        icon={<Icon path={mdiLinkVariant} size={18} />}
        onPress={() => say("Message link copied")}
      >
        Copy Message Link
      </MenuItem>
      <MenuItem
        id={`menu.speak.${of}`}
        icon={<Icon path={mdiVolumeHigh} size={18} />}
        onPress={() => say("Reading the message aloud")}
      >
        Speak Message
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id={`menu.delete.${of}`}
        danger
        icon={<Icon path={mdiDelete} size={18} />}
        onPress={() => send({ type: "dialog", dialog: { kind: "delete", message: of } })}
      >
        Delete Message
      </MenuItem>
    </Menu>
  );
}

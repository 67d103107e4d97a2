// One message of a conversation.
import { mdiArrowRightBold, mdiDiamondStone, mdiPhone, mdiReply } from "@mdi/js";
import { memo } from "preact/compat";
import { Button, command, Icon, put, send, useKit } from "../../_kit";
import { messageById } from "../content/messages";
import { stamp } from "../content/messages/compose";
import { nameOf, person } from "../content/people";
import { roleColour } from "../content/servers";
import type { Message } from "../content/types";
import { Embed, EventCard, FileCard, Pictures, Poll, Reactions, ThreadStrip } from "./attachments";
import { Face } from "./face";
import { Markup } from "./markup";
import { MessageBar } from "./message_bar";

interface Props {
  message: Message;
  server: string;
  on: Record<string, boolean>;
  isHovered: boolean;
  isSelected: boolean;
  /** Follows one of the same author: no head. */
  isContinued: boolean;
  /** In a panel: no bar, no thread. */
  isQuiet?: boolean;
}

const card = (who: string, anchor: string) => send({ type: "card", who, anchor });

function ReplyLine({ of, to }: { of: string; to: string }) {
  const original = messageById(to);
  if (!original) return null;
  return (
    <div class="reply-line">
      <Face who={original.by} size={16} />
      <b>@{nameOf(original.by)}</b>
      <Button id={`chat.replied.${of}`} class="reply-text" onPress={() => send({ type: "jump", message: to })}>
        {original.text.replace(/[*`|]/g, "").slice(0, 90) || "Click to see the attachment"}
      </Button>
    </div>
  );
}

const SYSTEM_ICONS = {
  join: mdiArrowRightBold,
  boost: mdiDiamondStone,
  pin: mdiReply,
  thread: mdiReply,
  call: mdiPhone,
};

function SystemLine({ message, server }: { message: Message; server: string }) {
  return (
    <div class="system" data-message={message.id}>
      <Icon path={SYSTEM_ICONS[message.system ?? "join"]} size={18} class={`system-${message.system}`} />
      <span>
        <Markup text={message.text} of={message.id} server={server} />
      </span>
      <small>{stamp(message)}</small>
      {message.system === "join" && (
        <Button
          id={`chat.wave.${message.id}`}
          class="wave"
          onPress={() => send({ type: "insert", text: `Hi @${message.by} :wave:` })}
        >
          Wave to say hi!
        </Button>
      )}
    </div>
  );
}

function Blocked({ message, children }: { message: Message; children: preact.ComponentChild }) {
  const key = `open:chat.blocked.${message.id}`;
  const isOpen = useKit<boolean>(key) === true;
  return (
    <div class="blocked">
      <Button
        id={`chat.blocked.${message.id}`}
        class="blocked-line"
        expanded={isOpen}
        onPress={() => command(put(key, !isOpen))}
      >
        1 blocked message — <b>{isOpen ? "Hide message" : "Show message"}</b>
      </Button>
      {isOpen && children}
    </div>
  );
}

function Head({ message, server }: { message: Message; server: string }) {
  const who = person(message.by);
  const id = `chat.author.${message.id}`;
  return (
    <div class="message-head">
      <Button
        id={id}
        class="author"
        style={{ color: roleColour(server, message.by) }}
        onPress={() => card(message.by, id)}
      >
        {who.name}
      </Button>
      {who.bot && <span class="tag">APP</span>}
      <small>{stamp(message)}</small>
    </div>
  );
}

function Body({ message, server, on, isHovered, isQuiet }: Props) {
  return (
    <>
      {message.text !== "" && (
        <div class="words">
          <Markup text={message.text} of={message.id} server={server} />
          {message.edited && <small class="edited"> (edited)</small>}
        </div>
      )}
      <Pictures of={message} on={on} isHovered={isHovered} />
      {message.file && <FileCard of={message.id} file={message.file} />}
      <Embed of={message} />
      <Poll of={message} on={on} />
      {message.event && <EventCard id={message.id} event={message.event} on={on} />}
      <Reactions of={message.id} reactions={message.reactions ?? []} on={on} />
      {message.thread && !isQuiet && <ThreadStrip of={message.id} thread={message.thread} />}
    </>
  );
}

function Row(props: Props) {
  const { message, isHovered, isSelected, isContinued, on } = props;
  const isUnread = on[`unread:${message.id}`] ?? false;
  const marks = [
    isSelected && "selected",
    isHovered && "hovered",
    message.forMe && "for-me",
    isContinued && "continued",
  ];
  return (
    <Button
      as="div"
      role="article"
      id={`chat.message.${message.id}`}
      label={`${nameOf(message.by)}, ${stamp(message)}: ${message.text.slice(0, 80)}`}
      class={["message", ...marks.filter(Boolean)].join(" ")}
      onPress={() => send({ type: "select", id: message.id })}
    >
      <span class="message-anchor" data-message={message.id}>
        {isUnread && <span class="new-mark">NEW</span>}
        {message.reply && <ReplyLine of={message.id} to={message.reply} />}
        {!isContinued && (
          <Button
            id={`chat.avatar.${message.id}`}
            label={`${nameOf(message.by)}, portrait`}
            class="message-face"
            onPress={() => card(message.by, `chat.avatar.${message.id}`)}
          >
            <Face who={message.by} size={40} />
          </Button>
        )}
        {!isContinued && <Head message={message} server={props.server} />}
        {isContinued && isHovered && <small class="side-stamp">{message.at}</small>}
        <Body {...props} />
        {isHovered && <MessageBar of={message.id} by={message.by} />}
      </span>
    </Button>
  );
}

export const MessageRow = memo((props: Props) => {
  if (props.message.system) return <SystemLine message={props.message} server={props.server} />;
  if (props.message.blocked) {
    return (
      <Blocked message={props.message}>
        <Row {...props} />
      </Blocked>
    );
  }
  return <Row {...props} />;
});

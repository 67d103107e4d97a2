// The chat beside the replay of a broadcast, with its poll.
import { mdiAccountCircle, mdiClose, mdiDotsVertical, mdiSend, mdiWrench } from "@mdi/js";
import pot from "@twemoji/svg/1f3fa.svg";
import clap from "@twemoji/svg/1f44f.svg";
import party from "@twemoji/svg/1f389.svg";
import blue from "@twemoji/svg/1f499.svg";
import fire from "@twemoji/svg/1f525.svg";
import {
  Button,
  command,
  Emoji,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  names,
  open,
  Popover,
  Remaining,
  ScrollArea,
  send,
  Tip,
  useKit,
} from "../../_kit";
import { CHAT_MESSAGES, type ChatMessage } from "../content/chat";
import { clockText } from "../content/videos";
import type { State } from "../state/model";
import { Person } from "./faces";

const REACTIONS = [
  { key: "heart", src: blue, name: "Blue heart" },
  { key: "clap", src: clap, name: "Clapping hands" },
  { key: "fire", src: fire, name: "Fire" },
  { key: "party", src: party, name: "Party popper" },
  { key: "pot", src: pot, name: "Amphora" },
] as const;

const POLL = ["Copper red", "Celadon", "Shino white", "Iron black"] as const;

function Poll({ app }: { app: State }) {
  const isOpen = app.chat.poll === "open";
  return (
    <section class="poll" aria-label="Poll">
      <strong>Which glaze goes into kiln 85?</strong>
      <span class="quiet">
        {isOpen ? (
          "Voting is open"
        ) : (
          <Remaining of="poll">{(left) => <>Voting opens in {Math.ceil(left / 1000)}</>}</Remaining>
        )}
      </span>
      {POLL.map((option, index) => (
        <Button
          key={option}
          id={`chat.poll.${index + 1}`}
          class="poll-option"
          inactive={!isOpen}
          pressed={app.chat.vote === option}
          onPress={() => send({ type: "chat.vote", id: option })}
        >
          {option}
        </Button>
      ))}
    </section>
  );
}

function Message({ message }: { message: ChatMessage }) {
  const { id, author, text, mark } = message;
  return (
    <li class={names("message", mark?.includes("€") && "message-paid")} aria-label={`${author}: ${text}`}>
      <Person name={author} size={24} />
      <p>
        <span class="quiet message-time">{clockText(message.at)}</span>
        <Button
          id={`chat.author.${id}`}
          class={names("message-author", mark === "member" && "member", mark === "moderator" && "moderator")}
          onPress={() => send({ type: "talk.menu", id, open: "chat.card" })}
        >
          {author}
          {mark === "moderator" && <Icon path={mdiWrench} size={12} label="Moderator" />}
        </Button>
        {mark?.includes("€") && <span class="paid">{mark}</span>} {text}
      </p>
      <Button
        id={`chat.menu.${id}`}
        class="round small message-more"
        label={`Options of the message by ${author}`}
        aria-haspopup="menu"
        onPress={() => send({ type: "sheet", sheet: "report", id: "kiln-live" })}
      >
        <Icon path={mdiDotsVertical} size={18} />
      </Button>
    </li>
  );
}

export function Chat({ app }: { app: State }) {
  const typed = useKit<string>("field:chat.field") ?? "";
  const { chat } = app;
  if (!chat.open) {
    return (
      <Button id="chat.toggle" class="pill pill-line wide" onPress={() => send({ type: "chat.toggle" })}>
        Show chat replay
      </Button>
    );
  }
  const about = CHAT_MESSAGES.find((one) => one.id === app.talk.menuFor);
  const shown = CHAT_MESSAGES.filter(
    (one) => one.at <= app.player.at && (chat.mode === "all" || !one.text.startsWith("hello")),
  );
  return (
    <section class="panel chat" aria-label="Live chat replay">
      <header class="panel-head">
        <MenuButton id="chat.mode" menu="chat.mode.menu" class="chat-mode">
          {chat.mode === "top" ? "Top chat replay" : "Live chat replay"}
        </MenuButton>
        <Menu id="chat.mode.menu" anchor="chat.mode" label="Chat">
          <MenuItem id="chat.mode.top" onPress={() => send({ type: "chat.mode", value: "top" })}>
            Top chat replay
          </MenuItem>
          <MenuItem id="chat.mode.all" onPress={() => send({ type: "chat.mode", value: "all" })}>
            Live chat replay
          </MenuItem>
        </Menu>
        <Button id="chat.close" class="round" label="Close the chat" onPress={() => send({ type: "chat.toggle" })}>
          <Icon path={mdiClose} size={22} />
        </Button>
      </header>
      <Poll app={app} />
      <ScrollArea id="chat.scroll" label="Messages" from="end" class="panel-scroll chat-scroll">
        <ul>
          {shown.map((message) => (
            <Message key={message.id} message={message} />
          ))}
          {chat.sent.map((words, index) => (
            <li key={index} class="message">
              <Icon path={mdiAccountCircle} size={24} />
              <p>
                <strong>Tobias Kern</strong> {words}
              </p>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <Popover
        id="chat.card"
        anchor={`chat.author.${app.talk.menuFor}`}
        side="left-start"
        label="Profile"
        class="author-card"
      >
        <Person name={about?.author ?? ""} size={64} />
        <strong>{about?.author}</strong>
        <span class="quiet">
          {CHAT_MESSAGES.filter((one) => one.author === about?.author).length} messages in this chat
        </span>
        <Button id="chat.card.report" class="pill pill-soft" onPress={() => command(open("report"))}>
          Report
        </Button>
      </Popover>
      <footer class="chat-foot">
        <div class="reactions">
          {REACTIONS.map(({ key, src, name }) => (
            <Tip key={key} id={`chat.react.${key}`} text={name}>
              <Button
                id={`chat.react.${key}`}
                class="round small"
                label={name}
                onPress={() => send({ type: "chat.send", text: name })}
              >
                <Emoji src={src} name="" size={20} />
              </Button>
            </Tip>
          ))}
        </div>
        <div class="chat-line">
          <Field
            id="chat.field"
            label="Chat"
            placeholder="Chat…"
            class="line-field"
            onEnter={(text) => send({ type: "chat.send", text })}
          />
          <Button id="chat.send" class="round" label="Send" onPress={() => send({ type: "chat.send", text: typed })}>
            <Icon path={mdiSend} size={20} />
          </Button>
        </div>
      </footer>
    </section>
  );
}

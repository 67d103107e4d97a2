// Beside the player: playlist, chat, transcript, what comes next.
import {
  mdiAccountCircle,
  mdiClose,
  mdiDotsVertical,
  mdiPlay,
  mdiPlaylistRemove,
  mdiRepeat,
  mdiSend,
  mdiShuffleVariant,
  mdiWrench,
} from "@mdi/js";
import pot from "@twemoji/svg/1f3fa.svg";
import clap from "@twemoji/svg/1f44f.svg";
import party from "@twemoji/svg/1f389.svg";
import blue from "@twemoji/svg/1f499.svg";
import fire from "@twemoji/svg/1f525.svg";
import {
  Button,
  Emoji,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  names,
  Remaining,
  ScrollArea,
  send,
  Tip,
  useKit,
} from "../../_kit";
import { channelOf } from "../content/channels";
import { CHAT_MESSAGES, type ChatMessage } from "../content/chat";
import { RELATED_FIRST, transcriptOf } from "../content/details";
import type { Playlist } from "../content/lists";
import { clockText, VIDEOS, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { flagsOf, Narrow, Picture } from "./cards";
import { Person } from "./faces";

export function ListPanel({ app, list }: { app: State; list: Playlist }) {
  const at = list.videos.indexOf(app.player.video);
  return (
    <section class="panel" aria-label={`Playlist ${list.title}`}>
      <header class="panel-head">
        <div>
          <h2>{list.title}</h2>
          <span class="quiet">
            Tobias Kern – {at + 1} / {list.videos.length}
          </span>
        </div>
        <Button
          id="list.toggle"
          class="round"
          label={app.list.open ? "Fold the playlist" : "Unfold the playlist"}
          onPress={() => send({ type: "list.set", key: "open" })}
        >
          <Icon path={mdiClose} size={22} />
        </Button>
        <div class="panel-tools">
          <Button
            id="list.loop"
            class="round"
            tip="Loop playlist"
            label="Loop playlist"
            pressed={app.list.loop}
            onPress={() => send({ type: "list.set", key: "loop" })}
          >
            <Icon path={mdiRepeat} size={22} />
          </Button>
          <Button
            id="list.shuffle"
            class="round"
            tip="Shuffle playlist"
            label="Shuffle playlist"
            pressed={app.list.shuffle}
            onPress={() => send({ type: "list.set", key: "shuffle" })}
          >
            <Icon path={mdiShuffleVariant} size={22} />
          </Button>
        </div>
      </header>
      {app.list.open && (
        <ScrollArea id="list.scroll" label={list.title} class="panel-scroll">
          {list.videos.map((id, index) => {
            const video = videoOf(id);
            return (
              <div key={id} class={names("list-line", index === at && "here")}>
                <span class="list-number">{index === at ? <Icon path={mdiPlay} size={14} /> : index + 1}</span>
                <Button
                  as="a"
                  id={`list.video.${id}`}
                  class="list-link"
                  label={video.title}
                  current={index === at}
                  onPress={() => send({ type: "watch", id, list: list.id })}
                >
                  <Picture video={video} width={100} height={56} />
                  <span>
                    <strong>{video.title}</strong>
                    <span class="quiet">{channelOf(video.channel).name}</span>
                  </span>
                </Button>
                <Button
                  id={`list.remove.${id}`}
                  class="round small list-remove"
                  label={`Remove from the playlist: ${video.title}`}
                  onPress={() => send({ type: "list.remove", list: list.id, id })}
                >
                  <Icon path={mdiPlaylistRemove} size={20} />
                </Button>
              </div>
            );
          })}
        </ScrollArea>
      )}
    </section>
  );
}

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
        <strong class={names(mark === "member" && "member", mark === "moderator" && "moderator")}>
          {author}
          {mark === "moderator" && <Icon path={mdiWrench} size={12} label="Moderator" />}
        </strong>
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

export function Transcript({ video }: { video: Video }) {
  return (
    <section class="panel transcript" aria-label="Transcript">
      <header class="panel-head">
        <h2>Transcript</h2>
        <Button
          id="transcript.close"
          class="round"
          label="Close the transcript"
          onPress={() => send({ type: "transcript" })}
        >
          <Icon path={mdiClose} size={22} />
        </Button>
      </header>
      <ScrollArea id="transcript.scroll" label="Transcript" class="panel-scroll">
        {transcriptOf(video).map((line, index) => (
          <Button
            key={line.at}
            id={`transcript.line.${index + 1}`}
            class="transcript-line"
            onPress={() => send({ type: "player.seek", at: line.at })}
          >
            <span class="stamp">{clockText(line.at)}</span>
            <span>{line.text}</span>
          </Button>
        ))}
      </ScrollArea>
    </section>
  );
}

export function UpNext({ app, video }: { app: State; video: Video }) {
  const channel = channelOf(video.channel);
  const topic = video.topics[0] ?? "Learning";
  const chips = ["All", `From ${channel.name}`, topic, "Related", "Watched"];
  const first = RELATED_FIRST[video.id] ?? [];
  const rest = VIDEOS.filter((one) => one.id !== video.id && !first.includes(one.id));
  const ranked = [
    ...first.map(videoOf),
    ...rest.filter((one) => one.topics.some((t) => video.topics.includes(t))),
    ...rest.filter((one) => !one.topics.some((t) => video.topics.includes(t))),
  ];
  const shown = ranked.filter(
    (one) =>
      app.nextChip === "All" ||
      (app.nextChip === topic && one.topics.includes(topic)) ||
      (app.nextChip.startsWith("From") && one.channel === video.channel) ||
      (app.nextChip === "Related" && one.topics.some((t) => video.topics.includes(t))) ||
      (app.nextChip === "Watched" && app.votes[one.id] === "up"),
  );
  return (
    <section class="next" aria-label="Up next">
      <ScrollArea id="next.chips" label="Kinds" axis="x" gutter="none" wheelAcross class="chips chips-small">
        <div class="chips-row">
          {chips.map((chip, index) => (
            <Button
              key={chip}
              id={`next.chip.${index + 1}`}
              class={names("chip", chip === app.nextChip && "chip-on")}
              pressed={chip === app.nextChip}
              onPress={() => send({ type: "next.chip", id: chip })}
            >
              {chip}
            </Button>
          ))}
        </div>
      </ScrollArea>
      {shown.slice(0, 22).map((one) => (
        <Narrow
          key={one.id}
          area="next"
          video={one}
          width={168}
          height={94}
          {...flagsOf(app, one)}
          note={one.badge === "4K" ? "4K" : undefined}
        />
      ))}
    </section>
  );
}

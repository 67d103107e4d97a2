// What hangs below the words of a message: pictures, files, embeds, polls, events, threads, reactions.
import {
  mdiCalendarBlank,
  mdiCheckCircle,
  mdiDownload,
  mdiEmoticonPlus,
  mdiFile,
  mdiForum,
  mdiStar,
  mdiStarOutline,
} from "@mdi/js";
import { Art, type ArtKind, Button, Emoji, Icon, send } from "../../_kit";
import { emojiBy } from "../content/emoji";
import { eventBy } from "../content/events";
import { messagesIn } from "../content/messages";
import { nameOf } from "../content/people";
import { threadBy } from "../content/threads";
import type { Message, Reaction } from "../content/types";
import { Face } from "./face";

import { Group } from "./group";

type On = Record<string, boolean>;

export function Pictures({ of, on, isHovered }: { of: Message; on: On; isHovered: boolean }) {
  if (!of.pictures) return null;
  return (
    <div class="pictures">
      {of.pictures.map((picture, index) => {
        const star = `star:${of.id}-${index}`;
        return (
          <Group class="picture" key={picture.name} label={`Picture ${picture.name}`}>
            <Button
              id={`chat.picture.${of.id}-${index + 1}`}
              label={`Picture ${picture.name}`}
              class="picture-open"
              onPress={() => send({ type: "dialog", dialog: { kind: "picture", message: of.id, index } })}
            >
              <Art kind={picture.kind as ArtKind} seed={picture.seed} width={picture.w} height={picture.h} />
            </Button>
            {isHovered && (
              <div class="picture-tools">
                <Button
                  id={`chat.save.${of.id}-${index + 1}`}
                  label={`Download ${picture.name}`}
                  tip="Download"
                  onPress={() => send({ type: "say", text: `${picture.name} saved` })}
                >
                  <Icon path={mdiDownload} size={18} />
                </Button>
                <Button
                  id={`chat.star.${of.id}-${index + 1}`}
                  label={`Add ${picture.name} to favourites`}
                  tip="Add to Favourites"
                  pressed={on[star] ?? false}
                  onPress={() => send({ type: "toggle", key: star, from: false })}
                >
                  <Icon path={on[star] ? mdiStar : mdiStarOutline} size={18} />
                </Button>
              </div>
            )}
          </Group>
        );
      })}
    </div>
  );
}

export function FileCard({ of, file }: { of: string; file: { name: string; size: string } }) {
  return (
    <Group class="file" label={`File ${file.name}`}>
      <Icon path={mdiFile} size={36} class="file-icon" />
      <div class="file-text">
        <Button
          id={`chat.file.${of}`}
          as="a"
          class="link"
          onPress={() => send({ type: "say", text: `${file.name} opens in a preview` })}
        >
          {file.name}
        </Button>
        <small>{file.size}</small>
      </div>
      <Button
        id={`chat.download.${of}`}
        label={`Download ${file.name}`}
        tip="Download"
        class="file-get"
        onPress={() => send({ type: "say", text: `${file.name} saved` })}
      >
        <Icon path={mdiDownload} size={24} />
      </Button>
    </Group>
  );
}

export function Embed({ of }: { of: Message }) {
  const { embed } = of;
  if (!embed) return null;
  return (
    <Group class="embed" style={{ borderColor: embed.accent }} label={embed.site}>
      <small>{embed.site}</small>
      <Button
        id={`chat.embed.${of.id}`}
        as="a"
        class="link embed-title"
        onPress={() => send({ type: "dialog", dialog: { kind: "link", to: embed.site } })}
      >
        {embed.title}
      </Button>
      <p>{embed.text}</p>
      {embed.art && (
        <Art kind={embed.art.kind as ArtKind} seed={embed.art.seed} width={embed.art.w} height={embed.art.h} />
      )}
    </Group>
  );
}

export function Poll({ of, on }: { of: Message; on: On }) {
  const { poll } = of;
  if (!poll) return null;
  const mine = (key: string) => (on[`vote:${of.id}/${key}`] ? 1 : 0);
  const total = poll.options.reduce((sum, one) => sum + one.votes + mine(one.key), 0);
  return (
    <Group class="poll" label={poll.question}>
      <strong>{poll.question}</strong>
      <small>Select one answer</small>
      {poll.options.map(({ key, text, votes }) => {
        const count = votes + mine(key);
        const share = Math.round((100 * count) / total);
        return (
          <Button
            key={key}
            id={`chat.vote.${of.id}-${key}`}
            class={`poll-option${mine(key) ? " poll-mine" : ""}`}
            pressed={mine(key) === 1}
            onPress={() => send({ type: "toggle", key: `vote:${of.id}/${key}`, from: false })}
          >
            <span class="poll-fill" style={{ width: `${share}%` }} />
            <span class="poll-text">{text}</span>
            <span class="poll-count">
              {count} votes · {share}%
            </span>
            {mine(key) === 1 && <Icon path={mdiCheckCircle} size={20} />}
          </Button>
        );
      })}
      <small>
        {total} votes · {poll.closes}
      </small>
    </Group>
  );
}

export function EventCard({ id, event, on }: { id: string; event: string; on: On }) {
  const found = eventBy(event);
  if (!found) return null;
  const isGoing = on[`going:${event}`] ?? false;
  return (
    <Group class="event-card" label={found.title}>
      <small class="event-when">
        <Icon path={mdiCalendarBlank} size={16} /> {found.when}
      </small>
      <Button
        id={`chat.event.${id}`}
        class="event-title"
        onPress={() => send({ type: "dialog", dialog: { kind: "event", key: event } })}
      >
        {found.title}
      </Button>
      <div class="event-foot">
        <span>{found.going + (isGoing ? 1 : 0)} interested</span>
        <Button
          id={`chat.going.${id}`}
          class={`pill${isGoing ? " pill-on" : ""}`}
          pressed={isGoing}
          onPress={() => send({ type: "toggle", key: `going:${event}`, from: false })}
        >
          Interested
        </Button>
      </div>
    </Group>
  );
}

export function ThreadStrip({ of, thread }: { of: string; thread: string }) {
  const found = threadBy(thread);
  if (!found) return null;
  const messages = messagesIn(`thread/${thread}`);
  const last = messages.at(-1);
  return (
    <Button id={`chat.thread.${of}`} class="thread-strip" onPress={() => send({ type: "thread", key: thread })}>
      <span class="thread-name">{found.name}</span>
      <span class="thread-more">{messages.length} Messages</span>
      {last && (
        <span class="thread-last">
          <Face who={last.by} size={16} /> <b>{nameOf(last.by)}</b> <span>{last.text.slice(0, 60)}</span>
          <small>{found.last}</small>
        </span>
      )}
      <Icon path={mdiForum} size={16} class="thread-icon" />
    </Button>
  );
}

function reactionTip({ by, more, emoji }: Reaction, isMine: boolean): string {
  const people = isMine ? ["You", ...by] : by;
  const rest = more ?? 0;
  const list = rest > 0 ? `${people.join(", ")} and ${rest} ${rest === 1 ? "other" : "others"}` : people.join(" and ");
  return `${list} reacted with :${emoji}:`;
}

function Chip({ of, reaction, isMine }: { of: string; reaction: Reaction; isMine: boolean }) {
  const found = emojiBy(reaction.emoji);
  const count = reaction.by.length + (reaction.more ?? 0) + (isMine ? 1 : 0);
  return (
    <Button
      id={`chat.reaction.${of}-${reaction.emoji}`}
      label={`${found?.name}, ${count} reactions`}
      tip={reactionTip(reaction, isMine)}
      pressed={isMine}
      class={`chip${isMine ? " chip-mine" : ""}`}
      onPress={() => send({ type: "react", message: of, emoji: reaction.emoji })}
    >
      {found && <Emoji src={found.src} name={found.name} size={16} />}
      <span>{count}</span>
    </Button>
  );
}

export function Reactions({ of, reactions, on }: { of: string; reactions: Reaction[]; on: On }) {
  const prefix = `react:${of}/`;
  const known = new Set(reactions.map((one) => one.emoji));
  const added = Object.keys(on)
    .filter((key) => on[key] && key.startsWith(prefix) && !known.has(key.slice(prefix.length)))
    .map((key) => ({ emoji: key.slice(prefix.length), by: [] }));
  const all = [...reactions, ...added];
  if (all.length === 0) return null;
  return (
    <div class="chips">
      {all.map((one) => (
        <Chip key={one.emoji} of={of} reaction={one} isMine={on[`${prefix}${one.emoji}`] ?? false} />
      ))}
      <Button
        id={`chat.addreaction.${of}`}
        label="Add Reaction"
        class="chip chip-add"
        onPress={() => send({ type: "pick", for: of, anchor: `chat.addreaction.${of}` })}
      >
        <Icon path={mdiEmoticonPlus} size={18} />
      </Button>
    </div>
  );
}

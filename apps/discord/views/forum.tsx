// A forum channel: posts as cards, by tag.
import { mdiCheckCircle, mdiForum, mdiMessage, mdiPlus, mdiThumbUp } from "@mdi/js";
import { Button, command, Icon, open, ScrollArea, Select, send, useKit } from "../../_kit";
import { messagesIn } from "../content/messages";
import { nameOf } from "../content/people";
import { channelAt, roleColour } from "../content/servers";
import { type Thread, threadsIn } from "../content/threads";
import type { State } from "../state_types";
import { ChatHeader } from "./chat_header";
import { Face } from "./face";
import { Panel } from "./panels";

const ORDERS = [
  { value: "active", label: "Recently Active" },
  { value: "votes", label: "Most Reactions" },
];

function Post({ of, app }: { of: Thread; app: State }) {
  const voted = app.on[`post:${of.key}`] ?? false;
  const messages = messagesIn(`thread/${of.key}`);
  return (
    <article class="post" aria-label={of.name}>
      <Button id={`forum.post.${of.key}`} class="post-main" onPress={() => send({ type: "thread", key: of.key })}>
        <span class="post-tags">
          {of.solved && (
            <span class="post-tag post-solved">
              <Icon path={mdiCheckCircle} size={12} /> Solved
            </span>
          )}
          {of.tags?.map((tag) => (
            <span key={tag} class="post-tag">
              {tag}
            </span>
          ))}
        </span>
        <b class="post-name">{of.name}</b>
        <span class="post-text">
          <Face who={of.by} size={16} /> <i style={{ color: roleColour(app.at.server, of.by) }}>{nameOf(of.by)}</i>:{" "}
          {messages[0]?.text.slice(0, 110)}
        </span>
      </Button>
      <div class="post-foot">
        <Button
          id={`forum.vote.${of.key}`}
          label={`React to ${of.name}: ${(of.votes ?? 0) + (voted ? 1 : 0)}`}
          class={`chip${voted ? " chip-mine" : ""}`}
          pressed={voted}
          onPress={() => send({ type: "toggle", key: `post:${of.key}`, from: false })}
        >
          <Icon path={mdiThumbUp} size={14} /> {(of.votes ?? 0) + (voted ? 1 : 0)}
        </Button>
        <span class="post-count">
          <Icon path={mdiMessage} size={14} /> {messages.length}
        </span>
        <span>{of.last}</span>
      </div>
    </article>
  );
}

function Tags({ all }: { all: string[] }) {
  const chosen = useKit<string>("tab:forum.tags") ?? "All";
  return (
    <ScrollArea id="forum.tags" label="Tags" axis="x" class="forum-tags" contentClass="forum-tag-row" gutter="overlay">
      {["All", ...all].map((tag) => (
        <Button
          key={tag}
          id={`forum.tag.${tag.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`}
          class={`tag-button${chosen === tag ? " tag-on" : ""}`}
          pressed={chosen === tag}
          onPress={() => command({ do: "set", key: "tab:forum.tags", value: tag })}
        >
          {tag}
        </Button>
      ))}
    </ScrollArea>
  );
}

export function Forum({ app, address }: { app: State; address: string }) {
  const order = useKit<string>("tab:forum.order") ?? "active";
  const tag = useKit<string>("tab:forum.tags") ?? "All";
  const all = threadsIn(address);
  const tags = [...new Set(all.flatMap((one) => one.tags ?? []))];
  const found = all.filter((one) => tag === "All" || !tags.includes(tag) || one.tags?.includes(tag));
  const sorted = order === "votes" ? [...found].sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0)) : found;
  return (
    <main class="main">
      <ChatHeader app={app} address={address} />
      <div class="main-row">
        <div class="forum">
          <div class="forum-new">
            <Icon path={mdiForum} size={24} class="head-kind" />
            <span>{channelAt(address)?.topic}</span>
            <Button id="forum.new" class="main-button" onPress={() => command(open("post.dialog"))}>
              <Icon path={mdiPlus} size={18} /> New Post
            </Button>
          </div>
          <div class="forum-tools">
            <Select
              id="forum.order"
              label="Sort"
              value={order}
              options={ORDERS}
              onChange={(value) => command({ do: "set", key: "tab:forum.order", value })}
            />
            <Tags all={tags} />
          </div>
          <ScrollArea id="forum.list" label="Posts" class="fill" contentClass="forum-posts">
            {sorted.map((one) => (
              <Post key={one.key} of={one} app={app} />
            ))}
          </ScrollArea>
        </div>
        <Panel app={app} />
      </div>
    </main>
  );
}

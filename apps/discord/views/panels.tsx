// Panels beside the conversation: a thread, the list of threads, search results.
import { mdiClose, mdiForum, mdiMagnify } from "@mdi/js";
import { Button, Field, Icon, ScrollArea, Splitter, send, Tabs, useSplit } from "../../_kit";
import { addressOf, messagesIn, searchMessages } from "../content/messages";
import { stamp } from "../content/messages/compose";
import { nameOf } from "../content/people";
import { channelAt } from "../content/servers";
import { type Thread, threadBy, threadsIn } from "../content/threads";
import type { Message } from "../content/types";
import { addressOf as placeAddress, type State } from "../state_types";
import { Conversation } from "./conversation";
import { Face } from "./face";
import { Markup } from "./markup";

const Close = ({ id }: { id: string }) => (
  <Button
    id={id}
    label="Close panel"
    tip="Close"
    tipSide="bottom"
    class="head-tool"
    onPress={() => send({ type: "closePanel" })}
  >
    <Icon path={mdiClose} size={22} />
  </Button>
);

const THREAD_START = 420;

function ThreadPanel({ app, of }: { app: State; of: string }) {
  const width = useSplit("thread.divider", THREAD_START);
  const thread = threadBy(of);
  if (!thread) return null;
  const address = `thread/${of}`;
  const isFollowed = app.on[`follow:${of}`] ?? true;
  const draft = app.drafts[address] ?? "";
  return (
    <aside class="panel thread" style={{ width }} aria-label={`Thread ${thread.name}`}>
      <Splitter
        id="thread.divider"
        label="Resize thread"
        axis="x"
        start={THREAD_START}
        min={340}
        max={1000}
        reversed
        class="thread-divider"
      />
      <header class="head">
        <Icon path={mdiForum} size={22} class="head-kind" />
        <h2 class="head-name">{thread.name}</h2>
        <span class="head-space" />
        <Button
          id="thread.follow"
          class={`small-button${isFollowed ? " small-on" : ""}`}
          pressed={isFollowed}
          onPress={() => send({ type: "toggle", key: `follow:${of}`, from: true })}
        >
          {isFollowed ? "Following" : "Follow"}
        </Button>
        <Close id="thread.close" />
      </header>
      <Conversation app={app} address={address} area="thread" />
      <div class="composer">
        <div class="composer-row">
          <Field
            id="thread.field"
            label={`Message ${thread.name}`}
            placeholder={`Message “${thread.name}”`}
            value={draft}
            onInput={(text) => send({ type: "draft", text, to: address })}
            onEnter={() => send({ type: "send", to: address })}
            class="composer-field"
          />
        </div>
        <div class="composer-foot" />
      </div>
    </aside>
  );
}

function ThreadCard({ of }: { of: Thread }) {
  const messages = messagesIn(`thread/${of.key}`);
  const last = messages.at(-1);
  return (
    <Button id={`threads.open.${of.key}`} class="thread-card" onPress={() => send({ type: "thread", key: of.key })}>
      <b>{of.name}</b>
      {last && (
        <span>
          <Face who={last.by} size={16} /> {nameOf(last.by)}: {last.text.slice(0, 70)}
        </span>
      )}
      <small>
        {messages.length} messages · {of.last}
      </small>
    </Button>
  );
}

function ThreadsPanel({ app }: { app: State }) {
  const found = threadsIn(placeAddress(app.at));
  return (
    <aside class="panel" style={{ width: 420 }} aria-label="Threads">
      <header class="head">
        <Icon path={mdiForum} size={22} class="head-kind" />
        <h2 class="head-name">Threads</h2>
        <span class="head-space" />
        <Close id="threads.close" />
      </header>
      <ScrollArea id="threads.list" label="Threads" class="fill">
        <h3 class="group-name">{found.length} active threads</h3>
        {found.map((one) => (
          <ThreadCard key={one.key} of={one} />
        ))}
      </ScrollArea>
    </aside>
  );
}

function Result({ message }: { message: Message }) {
  const address = addressOf(message.id) ?? "";
  const [, page = ""] = address.split("/");
  const place = channelAt(address)?.name ?? threadBy(page)?.name ?? "";
  return (
    <article class="result" aria-label={`Result of ${nameOf(message.by)}`}>
      <Button
        id={`search.jump.${message.id}`}
        label={`Jump to message of ${nameOf(message.by)}`}
        class="small-button result-jump"
        onPress={() => send({ type: "jump", message: message.id })}
      >
        Jump
      </Button>
      <h4>#{place}</h4>
      <Face who={message.by} size={32} />
      <div class="result-text">
        <b>{nameOf(message.by)}</b> <small>{stamp(message)}</small>
        <div class="words">
          <Markup text={message.text} of={`result-${message.id}`} server={address.split("/")[0] ?? ""} />
        </div>
      </div>
    </article>
  );
}

function SearchPanel({ app, query }: { app: State; query: string }) {
  const found = searchMessages(query, (address) => {
    if (address.startsWith("thread/"))
      return threadBy(address.slice(7))?.parent.startsWith(`${app.at.server}/`) ?? false;
    return app.at.server === "dm" ? address === placeAddress(app.at) : address.startsWith(`${app.at.server}/`);
  });
  const sorted = app.searchTab === "old" ? [...found].reverse() : found;
  return (
    <aside class="panel results" style={{ width: 420 }} aria-label="Search results">
      <header class="head">
        <Icon path={mdiMagnify} size={22} class="head-kind" />
        <h2 class="head-name">{found.length} Results</h2>
        <Tabs
          id="search.sort"
          label="Order"
          items={[
            { key: "new", label: "New" },
            { key: "old", label: "Old" },
          ]}
          value={app.searchTab}
          onChange={(key) => send({ type: "searchTab", key })}
          class="result-tabs"
        />
        <span class="head-space" />
        <Close id="search.close" />
      </header>
      <ScrollArea id="search.list" label="Search results" class="fill">
        {sorted.length === 0 && <p class="nothing">We searched far and wide. No results were found.</p>}
        {sorted.map((one) => (
          <Result key={one.id} message={one} />
        ))}
      </ScrollArea>
    </aside>
  );
}

export function Panel({ app }: { app: State }) {
  if (app.panel?.kind === "thread") return <ThreadPanel app={app} of={app.panel.key} />;
  if (app.panel?.kind === "threads") return <ThreadsPanel app={app} />;
  if (app.panel?.kind === "search") return <SearchPanel app={app} query={app.panel.query} />;
  return null;
}

// The inbox: for you, unread channels, mentions.
import { mdiCheckAll, mdiInbox } from "@mdi/js";
import { Button, close, command, Icon, Popover, ScrollArea, send, Tabs } from "../../_kit";
import { notices } from "../content/inbox";
import { addressOf, mentionsOfMe, messagesIn } from "../content/messages";
import { stamp } from "../content/messages/compose";
import { nameOf } from "../content/people";
import { channelAt, server, servers } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";
import { ServerIcon } from "./server_icon";

const unreadChannels = servers.flatMap((one) =>
  one.categories.flatMap((group) =>
    group.channels.filter((channel) => channel.unread).map((channel) => ({ server: one.key, channel })),
  ),
);

function ForYou({ app }: { app: State }) {
  return (
    <>
      {notices.map((one) => (
        <article key={one.key} class="drop-card" aria-label={`Notice about ${nameOf(one.who)}`}>
          <Face who={one.who} size={36} />
          <div class="drop-text">
            <b>{nameOf(one.who)}</b> {one.text}
            <small> {one.when}</small>
          </div>
          <div class="drop-tools">
            <Button
              id={`inbox.done.${one.key}`}
              class="small-button"
              pressed={app.on[`notice:${one.key}`] ?? false}
              onPress={() => send({ type: "toggle", key: `notice:${one.key}`, from: false })}
            >
              {app.on[`notice:${one.key}`] ? "Done" : one.kind === "friend" ? "Accept" : "Mark done"}
            </Button>
          </div>
        </article>
      ))}
    </>
  );
}

function go(run: () => void): void {
  command(close("inbox.popover"));
  run();
}

function Unreads({ app }: { app: State }) {
  const open = unreadChannels.filter((one) => !app.on[`seen:${one.server}/${one.channel.key}`]);
  return (
    <>
      {open.map(({ server: key, channel }) => {
        const last = messagesIn(`${key}/${channel.key}`).at(-1);
        return (
          <article
            key={`${key}${channel.key}`}
            class="inbox-channel"
            aria-label={`${channel.name} in ${server(key).name}`}
          >
            <header>
              <ServerIcon of={key} size={32} />
              <Button
                id={`inbox.open.${key}-${channel.key}`}
                class="inbox-name"
                onPress={() => go(() => send({ type: "go", server: key, page: channel.key }))}
              >
                <b>#{channel.name}</b>
                <small>{server(key).name}</small>
              </Button>
              <Button
                id={`inbox.read.${key}-${channel.key}`}
                label={`Mark ${channel.name} as read`}
                tip="Mark as Read"
                class="round"
                onPress={() => send({ type: "set", key: `seen:${key}/${channel.key}`, value: true })}
              >
                <Icon path={mdiCheckAll} size={18} />
              </Button>
            </header>
            {last && (
              <p>
                <b>{nameOf(last.by)}</b> {last.text.replace(/[*`|]/g, "").slice(0, 110)}
              </p>
            )}
          </article>
        );
      })}
    </>
  );
}

function Mentions() {
  return (
    <>
      {mentionsOfMe.map((one) => {
        const address = addressOf(one.id) ?? "";
        const [key = ""] = address.split("/");
        return (
          <article key={one.id} class="inbox-channel" aria-label={`Mention by ${nameOf(one.by)}`}>
            <header>
              <ServerIcon of={key} size={32} />
              <span class="inbox-name">
                <b>#{channelAt(address)?.name}</b>
                <small>{server(key).name}</small>
              </span>
              <Button
                id={`inbox.jump.${one.id}`}
                label={`Jump to mention by ${nameOf(one.by)}`}
                class="small-button"
                onPress={() => go(() => send({ type: "jump", message: one.id }))}
              >
                Jump
              </Button>
            </header>
            <p>
              <b>{nameOf(one.by)}</b> <small>{stamp(one)}</small> {one.text.replace(/@rowan/g, "@Rowan").slice(0, 120)}
            </p>
          </article>
        );
      })}
    </>
  );
}

const TABS = [
  { key: "you", label: "For You" },
  { key: "unread", label: "Unreads" },
  { key: "mentions", label: "Mentions" },
];

export function Inbox({ app }: { app: State }) {
  return (
    <Popover id="inbox.popover" anchor="title.inbox" side="bottom-end" label="Inbox" class="drop inbox">
      <header class="drop-head">
        <Icon path={mdiInbox} size={22} /> <b>Inbox</b>
      </header>
      <Tabs
        id="inbox.tab"
        label="Inbox"
        items={TABS}
        value={app.inboxTab}
        onChange={(key) => send({ type: "inboxTab", key })}
        class="inbox-tabs"
      />
      <ScrollArea id="inbox.list" label="Inbox" class="drop-list">
        {app.inboxTab === "you" && <ForYou app={app} />}
        {app.inboxTab === "unread" && <Unreads app={app} />}
        {app.inboxTab === "mentions" && <Mentions />}
      </ScrollArea>
    </Popover>
  );
}

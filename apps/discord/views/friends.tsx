// Friends: online, all, pending, blocked, adding one; and what they are doing now.
import { mdiAccountMultiple, mdiCheck, mdiClose, mdiDotsVertical, mdiMagnify, mdiMessageText } from "@mdi/js";
import { Art, type ArtKind, Button, Field, Icon, Menu, MenuItem, ScrollArea, send, Tabs, useKit } from "../../_kit";
import { activeNow, type Doing } from "../content/events";
import { blockedPeople, requests } from "../content/inbox";
import { directList } from "../content/messages/direct";
import { nameOf, person } from "../content/people";
import type { State } from "../state_types";
import { Face, statusWord } from "./face";

import { Group } from "./group";

const friends = [...directList].sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));

function FriendRow({ who }: { who: string }) {
  const { name, status, doing } = person(who);
  const more = `friends.more.${who}`;
  return (
    <Group class="friend" label={name}>
      <Button
        id={`friends.row.${who}`}
        class="friend-main"
        onPress={() => send({ type: "go", server: "dm", page: who })}
      >
        <Face who={who} size={32} status={status} />
        <span class="friend-text">
          <b>{name}</b>
          <small>{status !== "offline" && doing ? doing : statusWord[status]}</small>
        </span>
      </Button>
      <Button
        id={`friends.message.${who}`}
        label={`Message ${name}`}
        tip="Message"
        class="round"
        onPress={() => send({ type: "go", server: "dm", page: who })}
      >
        <Icon path={mdiMessageText} size={18} />
      </Button>
      <Button
        id={more}
        label={`More about ${name}`}
        tip="More"
        class="round"
        onPress={() => send({ type: "menu", of: who, anchor: more, menu: "friend.menu" })}
      >
        <Icon path={mdiDotsVertical} size={18} />
      </Button>
    </Group>
  );
}

function FriendMenu({ app }: { app: State }) {
  if (!app.menu?.anchor.startsWith("friends.more.")) return null;
  const { of: who, anchor } = app.menu;
  return (
    <Menu id="friend.menu" anchor={anchor} side="bottom-end" label={nameOf(who)} class="menu">
      <MenuItem id={`friends.video.${who}`} onPress={() => send({ type: "call", who })}>
        Start Video Call
      </MenuItem>
      <MenuItem id={`friends.voice.${who}`} onPress={() => send({ type: "call", who })}>
        Start Voice Call
      </MenuItem>
      <MenuItem
        id={`friends.remove.${who}`}
        danger
        onPress={() => send({ type: "set", key: `unfriended:${who}`, value: true })}
      >
        Remove Friend
      </MenuItem>
    </Menu>
  );
}

function List({ title, people }: { title: string; people: string[] }) {
  const query = (useKit<string>("field:friends.search") ?? "").toLowerCase();
  const found = people.filter((who) => nameOf(who).toLowerCase().includes(query));
  return (
    <>
      <div class="friends-find">
        <Icon path={mdiMagnify} size={20} />
        <Field id="friends.search" label="Search friends" placeholder="Search" />
      </div>
      <h2 class="friends-count">
        {title} — {found.length}
      </h2>
      <ScrollArea id="friends.list" label={title} class="fill">
        {found.map((who) => (
          <FriendRow key={who} who={who} />
        ))}
      </ScrollArea>
    </>
  );
}

function Pending({ app }: { app: State }) {
  const open = requests.filter((one) => !app.on[`answered-request:${one.who}`]);
  const answer = (who: string) => send({ type: "set", key: `answered-request:${who}`, value: true });
  return (
    <ScrollArea id="friends.pending" label="Pending" class="fill">
      <h2 class="friends-count">Pending — {open.length}</h2>
      {open.map(({ who, way, mutual }) => (
        <Group key={who} class="friend" label={nameOf(who)}>
          <Button
            id={`friends.request.${who}`}
            class="friend-main"
            onPress={() => send({ type: "card", who, anchor: `friends.request.${who}` })}
          >
            <Face who={who} size={32} status={person(who).status} />
            <span class="friend-text">
              <b>{nameOf(who)}</b>
              <small>
                {way === "in" ? "Incoming" : "Outgoing"} Friend Request · {mutual} mutual
              </small>
            </span>
          </Button>
          {way === "in" && (
            <Button
              id={`friends.accept.${who}`}
              label="Accept"
              tip="Accept"
              class="round round-yes"
              onPress={() => answer(who)}
            >
              <Icon path={mdiCheck} size={18} />
            </Button>
          )}
          <Button
            id={`friends.ignore.${who}`}
            label="Ignore"
            tip="Ignore"
            class="round round-no"
            onPress={() => answer(who)}
          >
            <Icon path={mdiClose} size={18} />
          </Button>
        </Group>
      ))}
    </ScrollArea>
  );
}

function AddFriend() {
  const ask = (name: string) => {
    const text = name.trim() ? `Request sent to ${name.trim()}` : "Whose username is it?";
    send({ type: "say", text });
  };
  const typed = useKit<string>("field:friends.add") ?? "";
  return (
    <div class="friends-add">
      <h2>Add Friend</h2>
      <p>You can add friends with their Palaver username.</p>
      <div class="friends-add-row">
        <Field id="friends.add" label="Username" placeholder="You can add friends with their username." onEnter={ask} />
        <Button id="friends.addsend" class="main-button" inactive={typed.trim() === ""} onPress={() => ask(typed)}>
          Send Friend Request
        </Button>
      </div>
    </div>
  );
}

function ActiveCard({ of }: { of: Doing }) {
  return (
    <Group class="active-card" label={nameOf(of.who)}>
      <Button
        id={`active.person.${of.key}`}
        class="active-head"
        onPress={() => send({ type: "card", who: of.who, anchor: `active.person.${of.key}` })}
      >
        <Face who={of.who} size={32} status={person(of.who).status} />
        <span class="friend-text">
          <b>{nameOf(of.who)}</b>
          <small>{of.title}</small>
        </span>
      </Button>
      <div class="active-body">
        <Art kind={of.art.kind as ArtKind} seed={of.art.seed} width={44} height={44} class="active-art" />
        <span class="friend-text">
          <b>{of.detail}</b>
          <small>{of.since}</small>
        </span>
        {of.with && (
          <span class="active-with">
            {of.with.slice(0, 3).map((who) => (
              <Face key={who} who={who} size={20} />
            ))}
          </span>
        )}
      </div>
      {of.kind === "stream" && (
        <Button
          id={`active.watch.${of.key}`}
          class="wide-button"
          onPress={() => send({ type: "join", server: "lantern", channel: "coop" })}
        >
          Watch Stream
        </Button>
      )}
      {of.kind === "voice" && (
        <Button
          id={`active.join.${of.key}`}
          class="wide-button"
          onPress={() => send({ type: "join", server: "lantern", channel: "hearth" })}
        >
          Join Voice
        </Button>
      )}
    </Group>
  );
}

const TABS = [
  { key: "online", label: "Online" },
  { key: "all", label: "All" },
  { key: "pending", label: "Pending" },
  { key: "blocked", label: "Blocked" },
  { key: "add", label: "Add Friend" },
];

export function Friends({ app }: { app: State }) {
  const mine = friends.filter((who) => !app.on[`unfriended:${who}`]);
  const tab = app.friendsTab;
  return (
    <main class="main">
      <header class="head">
        <Icon path={mdiAccountMultiple} size={22} class="head-kind" />
        <h1 class="head-name">Friends</h1>
        <span class="head-line" />
        <Tabs
          id="friends.tab"
          label="Friends"
          items={TABS}
          value={tab}
          onChange={(key) => send({ type: "friendsTab", key })}
          class="friends-tabs"
        />
      </header>
      <div class="main-row">
        <div class="friends">
          {tab === "online" && <List title="Online" people={mine.filter((who) => person(who).status !== "offline")} />}
          {tab === "all" && <List title="All friends" people={mine} />}
          {tab === "pending" && <Pending app={app} />}
          {tab === "blocked" && <List title="Blocked" people={blockedPeople} />}
          {tab === "add" && <AddFriend />}
        </div>
        <FriendMenu app={app} />
        <aside class="active-now" aria-label="Active Now">
          <h2>Active Now</h2>
          <ScrollArea id="active.list" label="Active now" class="fill" gutter="overlay">
            {activeNow.map((one) => (
              <ActiveCard key={one.key} of={one} />
            ))}
          </ScrollArea>
        </aside>
      </div>
    </main>
  );
}

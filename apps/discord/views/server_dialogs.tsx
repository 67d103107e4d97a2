// Dialogs around a server: inviting, creating, channels, events, boosts.
import { mdiBullhorn, mdiCalendarPlus, mdiDiamondStone, mdiForum, mdiPound, mdiVolumeHigh } from "@mdi/js";
import { Button, close, command, Dialog, Field, Icon, Radio, Switch, send, useKit } from "../../_kit";
import { eventsOf } from "../content/events";
import { directList } from "../content/messages/direct";
import { nameOf, person } from "../content/people";
import { isServer, server } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";
import { Group } from "./group";

const shut = (id: string) => command(close(id));
const say = (text: string) => send({ type: "say", text });

interface Props {
  app: State;
}

export function Invite({ app }: Props) {
  const query = (useKit<string>("field:invite.search") ?? "").toLowerCase();
  const to = isServer(app.at.server) ? server(app.at.server).name : "your conversation";
  return (
    <Dialog id="invite.dialog" label="Invite friends" title={`Invite friends to ${to}`} width={460} class="dialog">
      <Field id="invite.search" label="Search for friends" placeholder="Search for friends" class="dialog-field" />
      <div class="invite-list">
        {directList
          .filter((who) => nameOf(who).toLowerCase().includes(query))
          .slice(0, 12)
          .map((who) => {
            const isSent = app.on[`invited:${who}`] ?? false;
            return (
              <Group key={who} class="setting-row" label={nameOf(who)}>
                <Face who={who} size={32} />
                <span>
                  <b>{nameOf(who)}</b>
                  <small>{person(who).handle}</small>
                </span>
                <Button
                  id={`invite.send.${who}`}
                  label={`Invite ${nameOf(who)}`}
                  class={isSent ? "grey-button" : "outline-button"}
                  pressed={isSent}
                  onPress={() => send({ type: "toggle", key: `invited:${who}`, from: false })}
                >
                  {isSent ? "Sent" : "Invite"}
                </Button>
              </Group>
            );
          })}
      </div>
      <p class="muted">Or send an invite link: palaver.example/quay-lamp</p>
      <Button id="invite.copy" class="main-button" onPress={() => say("Invite link copied")}>
        Copy
      </Button>
    </Dialog>
  );
}

const TEMPLATES = ["Create My Own", "Gaming", "School Club", "Study Group", "Friends", "Artists & Creators"];

export const Create = () => (
  <Dialog id="create.dialog" label="Create Your Server" title="Create Your Server" width={440} class="dialog">
    <p class="muted">Your server is where you and your friends hang out. Make yours and start talking.</p>
    {TEMPLATES.map((name, index) => (
      <Button
        key={name}
        id={`create.template.${index + 1}`}
        class="template"
        onPress={() => {
          shut("create.dialog");
          say(`A server from the template “${name}” is being prepared`);
        }}
      >
        {name}
      </Button>
    ))}
    <Button id="create.join" class="grey-button wide" onPress={() => say("Paste an invite to join a server")}>
      Join a Server
    </Button>
  </Dialog>
);

const KINDS: [key: string, name: string, text: string, icon: string][] = [
  ["text", "Text", "Send messages, pictures, emoji, opinions", mdiPound],
  ["voice", "Voice", "Hang out together with voice, video and screen share", mdiVolumeHigh],
  ["forum", "Forum", "Create a space for organised discussions", mdiForum],
  ["news", "Announcement", "Important updates for people in and out of the server", mdiBullhorn],
];

export function Channel({ app }: Props) {
  const chosen = KINDS.find(([key]) => app.on[`newchannel:${key}`])?.[0] ?? "text";
  const name = useKit<string>("field:channel.name") ?? "";
  return (
    <Dialog
      id="channel.dialog"
      label="Create Channel"
      title="Create Channel"
      width={460}
      class="dialog"
      footer={
        <>
          <Button id="channel.cancel" class="grey-button" onPress={() => shut("channel.dialog")}>
            Cancel
          </Button>
          <Button
            id="channel.create"
            class="main-button"
            inactive={name.trim() === ""}
            onPress={() => shut("channel.dialog")}
          >
            Create Channel
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label="Channel type">
        {KINDS.map(([key, label, text, icon]) => (
          <Radio
            key={key}
            id={`channel.kind.${key}`}
            label={label}
            value={chosen === key}
            class="kind-radio"
            onChange={() => {
              for (const [one] of KINDS) send({ type: "set", key: `newchannel:${one}`, value: one === key });
            }}
          >
            <Icon path={icon} size={22} />
            <span>
              <b>{label}</b>
              <small>{text}</small>
            </span>
          </Radio>
        ))}
      </div>
      <h4>Channel Name</h4>
      <Field id="channel.name" label="Channel name" placeholder="new-channel" class="dialog-field" />
      <Switch
        id="channel.private"
        label="Private Channel"
        value={app.on["newchannel:private"] ?? false}
        onChange={() => send({ type: "toggle", key: "newchannel:private", from: false })}
      />
    </Dialog>
  );
}

export function Events({ app }: Props) {
  if (!isServer(app.at.server)) return null;
  const found = eventsOf(app.at.server);
  return (
    <Dialog
      id="events.dialog"
      label="Events"
      title={`${found.length} ${found.length === 1 ? "Event" : "Events"}`}
      width={560}
      class="dialog"
    >
      {found.map((one) => (
        <article key={one.key} class="event-card" aria-label={one.title}>
          <small class="event-when">{one.when}</small>
          <Button
            id={`events.detail.${one.key}`}
            class="event-title"
            onPress={() => send({ type: "dialog", dialog: { kind: "event", key: one.key } })}
          >
            {one.title}
          </Button>
          <p>{one.text}</p>
          <div class="event-foot">
            <span>{one.going} interested</span>
            <Button id={`events.share.${one.key}`} class="pill" onPress={() => say("Event link copied")}>
              Share
            </Button>
          </div>
        </article>
      ))}
      <Button id="events.create" class="main-button" onPress={() => say("Only hosts can create events here")}>
        <Icon path={mdiCalendarPlus} size={18} /> Create Event
      </Button>
    </Dialog>
  );
}

const LEVELS: [level: number, boosts: number, perks: string][] = [
  [1, 2, "Own banner, 128 kbps audio, 100 emoji"],
  [2, 7, "Streams in 1080p, 256 kbps audio, 150 emoji"],
  [3, 14, "Vanity link, 384 kbps audio, 250 emoji"],
];

export function Boost({ app }: Props) {
  const of = isServer(app.at.server) ? server(app.at.server) : server("lantern");
  return (
    <Dialog
      id="boost.dialog"
      label="Server Boost"
      title={`${of.name} is at ${of.boosts ?? 0} boosts`}
      width={560}
      class="dialog"
    >
      {LEVELS.map(([level, needed, perks]) => (
        <Group key={level} class="setting-row" label={`Level ${level}`}>
          <Icon path={mdiDiamondStone} size={28} class={(of.boosts ?? 0) >= needed ? "pink" : "muted"} />
          <span>
            <b>
              Level {level} — {needed} boosts
            </b>
            <small>{perks}</small>
          </span>
          <Button
            id={`boost.level.${level}`}
            class="small-button"
            onPress={() => send({ type: "toggle", key: `perks:${level}`, from: false })}
          >
            {app.on[`perks:${level}`] ? perks.split(",")[0] : "See perks"}
          </Button>
        </Group>
      ))}
      <Button
        id="boost.now"
        class="main-button"
        onPress={() => {
          shut("boost.dialog");
          send({ type: "go", server: "home", page: "plume" });
        }}
      >
        Boost This Server
      </Button>
    </Dialog>
  );
}

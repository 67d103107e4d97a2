// Dialogs of the tools: invite, create, find, upload, poll, events, boosts, help.
import {
  mdiBullhorn,
  mdiCalendarPlus,
  mdiDiamondStone,
  mdiFile,
  mdiForum,
  mdiGamepadVariant,
  mdiGift,
  mdiPound,
  mdiVolumeHigh,
} from "@mdi/js";
import {
  Button,
  Checkbox,
  close,
  command,
  Dialog,
  Field,
  Icon,
  Popover,
  Radio,
  ScrollArea,
  Switch,
  send,
  useKit,
} from "../../_kit";
import { eventsOf } from "../content/events";
import { directList } from "../content/messages/direct";
import { nameOf, person } from "../content/people";
import { isServer, server, servers } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";
import { Group } from "./group";
import { ServerIcon } from "./server_icon";

const shut = (id: string) => command(close(id));
const say = (text: string) => send({ type: "say", text });

interface Props {
  app: State;
}

function Invite({ app }: Props) {
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

const Create = () => (
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

function Quick() {
  const query = (useKit<string>("field:quick.field") ?? "").toLowerCase();
  const people = directList.filter((who) => nameOf(who).toLowerCase().includes(query)).slice(0, 6);
  const places = servers.filter((one) => one.name.toLowerCase().includes(query)).slice(0, 6);
  const go = (target: { server: string; page: string }) => {
    shut("quick.dialog");
    send({ type: "go", ...target });
  };
  return (
    <Dialog id="quick.dialog" label="Where would you like to go?" width={560} closeButton={false} class="dialog">
      <Field
        id="quick.field"
        label="Where would you like to go?"
        placeholder="Where would you like to go?"
        class="dialog-field quick-field"
      />
      <h4>People</h4>
      {people.map((who) => (
        <Button key={who} id={`quick.person.${who}`} class="quick-row" onPress={() => go({ server: "dm", page: who })}>
          <Face who={who} size={20} /> {nameOf(who)} <small>{person(who).handle}</small>
        </Button>
      ))}
      <h4>Servers</h4>
      {places.map((one) => (
        <Button
          key={one.key}
          id={`quick.server.${one.key}`}
          class="quick-row"
          onPress={() => go({ server: one.key, page: one.home })}
        >
          <ServerIcon of={one.key} size={20} /> {one.name}
        </Button>
      ))}
    </Dialog>
  );
}

const KINDS: [key: string, name: string, text: string, icon: string][] = [
  ["text", "Text", "Send messages, pictures, emoji, opinions", mdiPound],
  ["voice", "Voice", "Hang out together with voice, video and screen share", mdiVolumeHigh],
  ["forum", "Forum", "Create a space for organised discussions", mdiForum],
  ["news", "Announcement", "Important updates for people in and out of the server", mdiBullhorn],
];

function Channel({ app }: Props) {
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

const FILES: [key: string, name: string, size: string, when: string][] = [
  ["splits", "splits_may14.csv", "11 KB", "Today, 9:40"],
  ["mill", "mill_walkthrough.mp4", "7.4 MB", "Today, 9:02"],
  ["map", "valley_map_draft.png", "2.8 MB", "Yesterday, 18:31"],
  ["notes", "call_notes.md", "4 KB", "Yesterday, 17:10"],
  ["save", "slot3.save", "1.1 MB", "May 12, 22:05"],
  ["loop", "hearth_loop_v2.ogg", "5.9 MB", "May 11, 21:20"],
  ["rota", "stall_rota.pdf", "88 KB", "May 10, 12:12"],
  ["dough", "country_loaf_log.txt", "2 KB", "May 9, 8:15"],
];

function Files({ app }: Props) {
  const chosen = FILES.find(([key]) => app.on[`file:${key}`]);
  return (
    <Dialog
      id="file.dialog"
      label="Open file"
      title="Open File"
      width={620}
      class="dialog file-dialog"
      footer={
        <>
          <Button id="file.cancel" class="grey-button" onPress={() => shut("file.dialog")}>
            Cancel
          </Button>
          <Button
            id="file.open"
            class="main-button"
            inactive={!chosen}
            onPress={() => chosen && send({ type: "attach", name: chosen[1], size: chosen[2] })}
          >
            Open
          </Button>
        </>
      }
    >
      <div role="listbox" aria-label="Files">
        {FILES.map(([key, name, size, when]) => (
          <Button
            key={key}
            id={`file.row.${key}`}
            role="option"
            selected={chosen?.[0] === key}
            class={`file-row${chosen?.[0] === key ? " file-row-on" : ""}`}
            onPress={() => {
              for (const [one] of FILES) send({ type: "set", key: `file:${one}`, value: one === key });
            }}
          >
            <Icon path={mdiFile} size={20} />
            <span class="file-row-name">{name}</span>
            <small>{when}</small>
            <small>{size}</small>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function PollDialog({ app }: Props) {
  return (
    <Dialog
      id="poll.dialog"
      label="Create a Poll"
      title="Create a Poll"
      class="dialog"
      footer={
        <Button
          id="poll.post"
          class="main-button"
          onPress={() => {
            shut("poll.dialog");
            say("A poll needs a question and two answers");
          }}
        >
          Post
        </Button>
      }
    >
      <h4>Question</h4>
      <Field id="poll.question" label="Question" placeholder="What question do you want to ask?" class="dialog-field" />
      <h4>Answers</h4>
      <Field id="poll.answer1" label="Answer 1" placeholder="Type your answer" class="dialog-field" />
      <Field id="poll.answer2" label="Answer 2" placeholder="Type your answer" class="dialog-field" />
      <Checkbox
        id="poll.multiple"
        label="Allow multiple answers"
        value={app.on["poll:multiple"] ?? false}
        onChange={() => send({ type: "toggle", key: "poll:multiple", from: false })}
      />
    </Dialog>
  );
}

function Events({ app }: Props) {
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

function Boost({ app }: Props) {
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

const Gift = () => (
  <Dialog id="gift.dialog" label="Send a Gift" title="Send a Gift" width={420} class="dialog">
    {["One month of Plume — 8.99", "One year of Plume — 89.99", "Lantern Ring — 4.99"].map((name, index) => (
      <Button
        key={name}
        id={`gift.item.${index + 1}`}
        class="template"
        onPress={() => {
          shut("gift.dialog");
          say("Your gift is wrapped; choose who gets it");
        }}
      >
        <Icon path={mdiGift} size={20} /> {name}
      </Button>
    ))}
  </Dialog>
);

const GAMES = ["Sketch Relay", "Chess in the Park", "Lamp Checkers", "Watch Together", "Word Harbour"];

const Activity = () => (
  <Dialog id="activity.dialog" label="Activities" title="Activities" width={460} class="dialog">
    {GAMES.map((name, index) => (
      <Button
        key={name}
        id={`activity.start.${index + 1}`}
        class="template"
        onPress={() => {
          shut("activity.dialog");
          say(`${name} starts for everyone in the channel`);
        }}
      >
        <Icon path={mdiGamepadVariant} size={20} /> {name}
      </Button>
    ))}
  </Dialog>
);

const SOUNDS = ["quay bell", "boot owl", "kettle", "moth wings", "slow clap", "soup!", "bonk", "rain"];

const Sounds = () => (
  <Popover id="sounds.popover" anchor="voice.sounds" side="top-start" label="Soundboard" class="drop sounds">
    <ScrollArea id="sounds.list" label="Sounds" class="drop-list">
      <div class="sound-grid">
        {SOUNDS.map((name, index) => (
          <Button key={name} id={`sounds.play.${index + 1}`} class="sound" onPress={() => say(`You played “${name}”`)}>
            {name}
          </Button>
        ))}
      </div>
    </ScrollArea>
  </Popover>
);

function Small({ app }: Props) {
  const topic = isServer(app.at.server)
    ? server(app.at.server)
        .categories.flatMap((one) => one.channels)
        .find((one) => one.key === app.at.page)
    : undefined;
  return (
    <>
      <Dialog id="topic.dialog" label="Topic" title={`#${topic?.name ?? ""}`} width={440} class="dialog">
        <p>{topic?.topic}</p>
      </Dialog>
      <Dialog
        id="leave.dialog"
        label="Leave Server"
        title="Leave this server?"
        width={440}
        class="dialog"
        footer={
          <>
            <Button id="leave.cancel" class="grey-button" onPress={() => shut("leave.dialog")}>
              Cancel
            </Button>
            <Button
              id="leave.confirm"
              class="danger-button"
              onPress={() => {
                shut("leave.dialog");
                send({ type: "visit", server: "home" });
              }}
            >
              Leave Server
            </Button>
          </>
        }
      >
        <p>You will not be able to rejoin unless you are invited again.</p>
      </Dialog>
      <Dialog id="help.dialog" label="Help" title="Help & Shortcuts" width={440} class="dialog">
        <p>Press Enter to send, Escape to close what is on top, arrows to move in menus.</p>
        <Button id="help.centre" class="main-button" onPress={() => say("The help centre opens in your browser")}>
          Visit Help Centre
        </Button>
      </Dialog>
      <Dialog id="post.dialog" label="New Post" title="New Post" width={520} class="dialog">
        <Field id="post.title" label="Title" placeholder="Title" class="dialog-field" />
        <Field id="post.text" label="Message" placeholder="Enter a message…" multiline rows={5} class="dialog-field" />
        <Button id="post.send" class="main-button" onPress={() => say("A post needs a title and some words")}>
          Post
        </Button>
      </Dialog>
    </>
  );
}

export const ToolDialogs = ({ app }: Props) => (
  <>
    <Invite app={app} />
    <Create />
    <Quick />
    <Channel app={app} />
    <Files app={app} />
    <PollDialog app={app} />
    <Events app={app} />
    <Boost app={app} />
    <Gift />
    <Activity />
    <Sounds />
    <Small app={app} />
  </>
);

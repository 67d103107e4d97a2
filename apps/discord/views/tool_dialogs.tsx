// Dialogs of the tools: finding, uploading, polls, gifts, activities, sounds, help.
import { mdiFile, mdiGamepadVariant, mdiGift } from "@mdi/js";
import { Button, Checkbox, close, command, Dialog, Field, Icon, Popover, ScrollArea, send, useKit } from "../../_kit";
import { directList } from "../content/messages/direct";
import { nameOf, person } from "../content/people";
import { isServer, server, servers } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";
import { Boost, Channel, Create, Events, Invite } from "./server_dialogs";
import { ServerIcon } from "./server_icon";

const shut = (id: string) => command(close(id));
const say = (text: string) => send({ type: "say", text });

interface Props {
  app: State;
}

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

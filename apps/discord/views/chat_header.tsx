// The bar above a conversation: name, topic, tools, search.
import {
  mdiAccountMultiple,
  mdiAccountPlus,
  mdiAt,
  mdiBell,
  mdiBellOff,
  mdiBookOpenPageVariant,
  mdiBullhorn,
  mdiForum,
  mdiMagnify,
  mdiPhone,
  mdiPin,
  mdiPound,
  mdiVideo,
} from "@mdi/js";
import { Button, command, Field, Icon, Menu, MenuButton, MenuItem, MenuSeparator, open, send } from "../../_kit";
import { person } from "../content/people";
import { channelOf, server } from "../content/servers";
import type { State } from "../state_types";

const KIND_ICONS: Record<string, string> = {
  text: mdiPound,
  news: mdiBullhorn,
  forum: mdiForum,
  rules: mdiBookOpenPageVariant,
};

const DURATIONS: [key: string, label: string][] = [
  ["15m", "For 15 Minutes"],
  ["1h", "For 1 Hour"],
  ["3h", "For 3 Hours"],
  ["8h", "For 8 Hours"],
  ["24h", "For 24 Hours"],
  ["always", "Until I turn it back on"],
];

function BellMenu({ app, address }: { app: State; address: string }) {
  const muted = app.on[`muted:${address}`] ?? false;
  const level = ["all", "mentions", "nothing"].find((one) => app.on[`notify-${one}:${address}`]) ?? "default";
  const setLevel = (next: string) => {
    for (const one of ["all", "mentions", "nothing"]) {
      send({ type: "set", key: `notify-${one}:${address}`, value: one === next });
    }
  };
  return (
    <Menu id="header.bell.menu" anchor="header.bell" side="bottom-end" label="Notification settings" class="menu">
      <MenuItem
        id="bell.mute"
        submenu={
          <Menu id="bell.mute.menu" label="Mute channel" class="menu">
            {DURATIONS.map(([key, label]) => (
              <MenuItem
                key={key}
                id={`bell.mute.${key}`}
                onPress={() => send({ type: "set", key: `muted:${address}`, value: true })}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        }
      >
        Mute Channel
      </MenuItem>
      {muted && (
        <MenuItem id="bell.unmute" onPress={() => send({ type: "set", key: `muted:${address}`, value: false })}>
          Unmute Channel
        </MenuItem>
      )}
      <MenuSeparator />
      {[
        ["default", "Use Category Default"],
        ["all", "All Messages"],
        ["mentions", "Only @mentions"],
        ["nothing", "Nothing"],
      ].map(([key = "", label]) => (
        <MenuItem key={key} id={`bell.level.${key}`} exclusive checked={level === key} onPress={() => setLevel(key)}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Search({ app }: { app: State }) {
  const name = app.at.server === "dm" ? person(app.at.page).name : server(app.at.server).name;
  return (
    <div class="search-box">
      <Field
        id="search.field"
        label={`Search ${name}`}
        placeholder={`Search ${name}`}
        onEnter={(query) => send({ type: "search", query })}
        class="search-field"
      />
      <Icon path={mdiMagnify} size={18} />
    </div>
  );
}

interface ToolProps {
  id: string;
  tip: string;
  path: string;
  pressed?: boolean;
  onPress: () => void;
}

const Tool = ({ id, tip, path, pressed, onPress }: ToolProps) => (
  <Button id={id} tip={tip} label={tip} tipSide="bottom" class="head-tool" pressed={pressed} onPress={onPress}>
    <Icon path={path} size={22} />
  </Button>
);

const pins = () => command(open("pins.popover"));

function DirectHeader({ app }: { app: State }) {
  const who = person(app.at.page);
  return (
    <header class="head">
      <Icon path={mdiAt} size={22} class="head-kind" />
      <Button
        id="header.name"
        class="head-name"
        onPress={() => send({ type: "card", who: who.key, anchor: "header.name" })}
      >
        {who.name}
      </Button>
      <span class="head-space" />
      <Tool
        id="header.call"
        tip="Start Voice Call"
        path={mdiPhone}
        onPress={() => send({ type: "call", who: who.key })}
      />
      <Tool
        id="header.video"
        tip="Start Video Call"
        path={mdiVideo}
        onPress={() => send({ type: "call", who: who.key })}
      />
      <Tool id="header.pins" tip="Pinned Messages" path={mdiPin} onPress={pins} />
      <Tool
        id="header.addfriends"
        tip="Add Friends to DM"
        path={mdiAccountPlus}
        onPress={() => command(open("invite.dialog"))}
      />
      <Tool
        id="header.members"
        tip={app.profileShown ? "Hide User Profile" : "Show User Profile"}
        path={mdiAccountMultiple}
        pressed={app.profileShown}
        onPress={() => send({ type: "profile" })}
      />
      <Search app={app} />
    </header>
  );
}

export function ChatHeader({ app, address }: { app: State; address: string }) {
  if (app.at.server === "dm") return <DirectHeader app={app} />;
  const channel = channelOf(app.at.server, app.at.page);
  const isMuted = app.on[`muted:${address}`] ?? false;
  return (
    <header class="head">
      <Icon path={KIND_ICONS[channel.kind] ?? mdiPound} size={22} class="head-kind" />
      <h1 class="head-name">{channel.name}</h1>
      <span class="head-line" />
      <Button id="header.topic" class="head-topic" onPress={() => command(open("topic.dialog"))}>
        {channel.topic}
      </Button>
      <Tool
        id="header.threads"
        tip="Threads"
        path={mdiForum}
        pressed={app.panel?.kind === "threads"}
        onPress={() => send({ type: "threads" })}
      />
      <MenuButton
        id="header.bell"
        menu="header.bell.menu"
        tip="Notification Settings"
        tipSide="bottom"
        label="Notification Settings"
        class="head-tool"
      >
        <Icon path={isMuted ? mdiBellOff : mdiBell} size={22} />
      </MenuButton>
      <BellMenu app={app} address={address} />
      <Tool id="header.pins" tip="Pinned Messages" path={mdiPin} onPress={pins} />
      <Tool
        id="header.members"
        tip={app.membersShown ? "Hide Member List" : "Show Member List"}
        path={mdiAccountMultiple}
        pressed={app.membersShown && !app.panel}
        onPress={() => send({ type: "members" })}
      />
      <Search app={app} />
    </header>
  );
}

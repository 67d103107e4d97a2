// The foot of the left side: the voice connection, oneself, microphone, headphones, settings.
import {
  mdiCellphoneSound,
  mdiChevronRight,
  mdiCog,
  mdiHeadphones,
  mdiHeadphonesOff,
  mdiMicrophone,
  mdiMicrophoneOff,
  mdiMonitorShare,
  mdiPhoneHangup,
  mdiRocketLaunch,
  mdiSignalCellular3,
  mdiSignalCellularOutline,
  mdiVideo,
  mdiVideoOff,
} from "@mdi/js";
import { Button, command, Icon, Menu, MenuButton, MenuItem, MenuSeparator, open, send } from "../../_kit";
import { ME, person, type Status } from "../content/people";
import { channelOf, server } from "../content/servers";
import type { State, Voice } from "../state_types";
import { Face, statusWord } from "./face";

import { Group } from "./group";

function VoiceCard({ voice }: { voice: Voice }) {
  const isOn = voice.phase === "connected";
  const place = `${channelOf(voice.server, voice.channel).name} / ${server(voice.server).name}`;
  const tools: [key: string, tip: string, path: string, act: () => void][] = [
    [
      "camera",
      voice.camera ? "Turn Off Camera" : "Turn On Camera",
      voice.camera ? mdiVideo : mdiVideoOff,
      () => send({ type: "camera" }),
    ],
    ["share", voice.sharing ? "Stop Sharing" : "Share Your Screen", mdiMonitorShare, () => send({ type: "share" })],
    ["activity", "Start an Activity", mdiRocketLaunch, () => command(open("activity.dialog"))],
    ["sounds", "Open Soundboard", mdiCellphoneSound, () => command(open("sounds.popover"))],
  ];
  return (
    <Group class="voice-card" label="Voice connection">
      <div class="voice-line">
        <Icon path={isOn ? mdiSignalCellular3 : mdiSignalCellularOutline} size={18} class={isOn ? "good" : "waiting"} />
        <div class="voice-text">
          <Button
            id="voice.status"
            class={isOn ? "good" : "waiting"}
            onPress={() => send({ type: "say", text: isOn ? "Ping 21 ms, no loss" : "Looking for a route" })}
          >
            {isOn ? "Voice Connected" : "Connecting…"}
          </Button>
          <Button
            id="voice.place"
            class="voice-place"
            onPress={() => send({ type: "go", server: voice.server, page: voice.channel })}
          >
            {place}
          </Button>
        </div>
        <Button
          id="voice.leave"
          label="Disconnect"
          tip="Disconnect"
          class="user-tool"
          onPress={() => send({ type: "leave" })}
        >
          <Icon path={mdiPhoneHangup} size={20} />
        </Button>
      </div>
      <div class="voice-tools">
        {tools.map(([key, tip, path, act]) => (
          <Button key={key} id={`voice.${key}`} label={tip} tip={tip} class="voice-tool" inactive={!isOn} onPress={act}>
            <Icon path={path} size={20} />
          </Button>
        ))}
      </div>
    </Group>
  );
}

const STATUSES: [Status, string][] = [
  ["online", ""],
  ["idle", "You will be shown as away"],
  ["dnd", "You will not receive desktop notifications"],
  ["offline", "You will appear offline"],
];

function StatusMenu({ current }: { current: Status }) {
  return (
    <Menu id="user.menu" anchor="user.me" side="top-start" label="You" class="menu user-menu">
      <MenuItem id="user.menu.profile" onPress={() => send({ type: "sheet", kind: "user", page: "profiles" })}>
        Edit Profile
      </MenuItem>
      <MenuItem
        id="user.menu.status"
        icon={<i class={`dot-inline dot-${current}`} />}
        submenu={
          <Menu id="user.status.menu" label="Status" class="menu status-menu">
            {STATUSES.map(([key, hint]) => (
              <MenuItem
                key={key}
                id={`user.status.${key}`}
                icon={<i class={`dot-inline dot-${key}`} />}
                onPress={() => send({ type: "status", status: key })}
              >
                {key === "offline" ? "Invisible" : statusWord[key]}
                {hint && <small class="menu-note">{hint}</small>}
              </MenuItem>
            ))}
          </Menu>
        }
      >
        {current === "offline" ? "Invisible" : statusWord[current]}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="user.menu.switch"
        hint={<Icon path={mdiChevronRight} size={16} />}
        onPress={() => send({ type: "say", text: "You have one account on this device" })}
      >
        Switch Accounts
      </MenuItem>
      <MenuItem id="user.menu.copy" onPress={() => send({ type: "say", text: "User ID copied" })}>
        Copy User ID
      </MenuItem>
    </Menu>
  );
}

export function UserBar({ app, width }: { app: State; width: number }) {
  const { muted, deafened, status } = app.me;
  const me = person(ME);
  return (
    <div class="user-bar" style={{ width }}>
      {app.voice && <VoiceCard voice={app.voice} />}
      <div class="user-row">
        <MenuButton id="user.me" menu="user.menu" class="user-me">
          <Face who={ME} size={32} status={status} />
          <span class="user-text">
            <b>{me.name}</b>
            <small>{status === "offline" ? "Invisible" : statusWord[status]}</small>
          </span>
        </MenuButton>
        <StatusMenu current={status} />
        <Button
          id="user.mute"
          label={muted ? "Unmute" : "Mute"}
          tip={muted ? "Unmute" : "Mute"}
          class={`user-tool${muted ? " user-off" : ""}`}
          pressed={muted}
          onPress={() => send({ type: "mute" })}
        >
          <Icon path={muted ? mdiMicrophoneOff : mdiMicrophone} size={20} />
        </Button>
        <Button
          id="user.deafen"
          label={deafened ? "Undeafen" : "Deafen"}
          tip={deafened ? "Undeafen" : "Deafen"}
          class={`user-tool${deafened ? " user-off" : ""}`}
          pressed={deafened}
          onPress={() => send({ type: "deafen" })}
        >
          <Icon path={deafened ? mdiHeadphonesOff : mdiHeadphones} size={20} />
        </Button>
        <Button
          id="user.settings"
          label="User Settings"
          tip="User Settings"
          class="user-tool"
          onPress={() => send({ type: "sheet", kind: "user", page: "account" })}
        >
          <Icon path={mdiCog} size={20} />
        </Button>
      </div>
    </div>
  );
}

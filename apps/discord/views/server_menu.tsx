// The menu under a server's name.
import {
  mdiAccountPlus,
  mdiBell,
  mdiCalendarPlus,
  mdiCog,
  mdiDiamondStone,
  mdiExitToApp,
  mdiEyeOff,
  mdiPencil,
  mdiPlusCircle,
  mdiShield,
} from "@mdi/js";
import { command, Icon, Menu, MenuItem, MenuSeparator, open, send } from "../../_kit";
import type { Server } from "../content/types";
import type { State } from "../state_types";

const icon = (path: string) => <Icon path={path} size={18} />;

const PRIVACY: [key: string, label: string][] = [
  ["dms", "Direct Messages"],
  ["requests", "Message Requests"],
  ["activity", "Activity Status"],
];

export function ServerMenu({ app, of }: { app: State; of: Server }) {
  const toggle = (key: string, from: boolean) => send({ type: "toggle", key, from });
  const hidesMuted = app.on[`hidemuted:${of.key}`] ?? false;
  return (
    <Menu id="server.menu" anchor="channels.menu" label={of.name} class="menu server-menu">
      <MenuItem id="server.menu.boost" icon={icon(mdiDiamondStone)} onPress={() => command(open("boost.dialog"))}>
        Server Boost
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="server.menu.invite" icon={icon(mdiAccountPlus)} onPress={() => command(open("invite.dialog"))}>
        Invite to Server
      </MenuItem>
      <MenuItem
        id="server.menu.settings"
        icon={icon(mdiCog)}
        onPress={() => send({ type: "sheet", kind: "server", page: "overview" })}
      >
        Server Settings
      </MenuItem>
      <MenuItem id="server.menu.channel" icon={icon(mdiPlusCircle)} onPress={() => command(open("channel.dialog"))}>
        Create Channel
      </MenuItem>
      <MenuItem id="server.menu.event" icon={icon(mdiCalendarPlus)} onPress={() => command(open("events.dialog"))}>
        Create Event
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="server.menu.notify"
        icon={icon(mdiBell)}
        onPress={() => send({ type: "sheet", kind: "server", page: "notifications" })}
      >
        Notification Settings
      </MenuItem>
      <MenuItem
        id="server.menu.privacy"
        icon={icon(mdiShield)}
        submenu={
          <Menu id="server.privacy.menu" label="Privacy" class="menu">
            {PRIVACY.map(([key, label]) => (
              <MenuItem
                key={key}
                id={`server.privacy.${key}`}
                stays
                checked={app.on[`privacy:${of.key}/${key}`] ?? true}
                onPress={() => toggle(`privacy:${of.key}/${key}`, true)}
              >
                {label}
              </MenuItem>
            ))}
          </Menu>
        }
      >
        Privacy Settings
      </MenuItem>
      <MenuItem
        id="server.menu.profile"
        icon={icon(mdiPencil)}
        onPress={() => send({ type: "sheet", kind: "user", page: "profiles" })}
      >
        Edit Per-server Profile
      </MenuItem>
      <MenuItem
        id="server.menu.hide"
        icon={icon(mdiEyeOff)}
        checked={hidesMuted}
        onPress={() => toggle(`hidemuted:${of.key}`, false)}
      >
        Hide Muted Channels
      </MenuItem>
      <MenuItem
        id="server.menu.read"
        icon={icon(mdiEyeOff)}
        onPress={() => send({ type: "set", key: `read:${of.key}`, value: true })}
      >
        Mark As Read
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="server.menu.leave" danger icon={icon(mdiExitToApp)} onPress={() => command(open("leave.dialog"))}>
        Leave Server
      </MenuItem>
    </Menu>
  );
}

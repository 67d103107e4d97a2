// Parts of server settings that are more than rows of switches.
import { mdiCheckCircle, mdiDelete, mdiDotsHorizontal } from "@mdi/js";
import { Button, Field, Icon, ScrollArea, send } from "../../_kit";
import { ownEmoji } from "../content/emoji";
import { nameOf, person } from "../content/people";
import { server } from "../content/servers";
import { auditLog, invites, serverBans } from "../content/settings_lists";
import type { State } from "../state_types";
import { Face } from "./face";
import { Group } from "./group";
import { OwnEmojiPicture } from "./own_emoji";
import { ServerIcon } from "./server_icon";

interface Props {
  app: State;
}

const say = (text: string) => send({ type: "say", text });
const homeOf = (app: State) => server(["home", "dm", "discovery"].includes(app.at.server) ? "lantern" : app.at.server);

export function ServerCard({ app }: Props) {
  const of = homeOf(app);
  return (
    <div class="server-card">
      <ServerIcon of={of.key} size={80} />
      <div>
        <label class="setting-label" for="servername">
          Name
        </label>
        <Field id="server.name" label="Server name" value={of.name} readOnly class="note-field" />
      </div>
      <Button id="server.icon" class="main-button" onPress={() => say("Pick a picture from your files")}>
        Change Server Icon
      </Button>
    </div>
  );
}

const PERMISSIONS = [
  "View Channels",
  "Send Messages",
  "Attach Files",
  "Mention Everyone",
  "Use Voice",
  "Stream",
  "Manage Messages",
  "Manage Roles",
  "Kick Members",
  "Ban Members",
];

export function Roles({ app }: Props) {
  const of = homeOf(app);
  const roles = of.roles.filter((one) => !["Online", "Offline"].includes(one.name));
  return (
    <ScrollArea id="roles.table" label="Roles and permissions" axis="x" class="roles-scroll" gutter="own">
      <table class="roles-table">
        <thead>
          <tr>
            <th>Role</th>
            {PERMISSIONS.map((one) => (
              <th key={one}>{one}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map((role, row) => (
            <tr key={role.name} aria-label={role.name}>
              <td>
                <i class="role-dot" style={{ background: role.colour }} /> {role.name}{" "}
                <small>{role.members.length}</small>
              </td>
              {PERMISSIONS.map((one, column) => {
                const key = `role.${row + 1}-${column + 1}`;
                const from = column < 3 || row < 2;
                const isOn = app.on[key] ?? from;
                return (
                  <td key={one}>
                    <Button
                      id={`roles.cell.${row + 1}-${column + 1}`}
                      role="checkbox"
                      label={`${one} for ${role.name}`}
                      checked={isOn}
                      class={`cell-check${isOn ? " cell-on" : ""}`}
                      onPress={() => send({ type: "toggle", key, from })}
                    >
                      {isOn && <Icon path={mdiCheckCircle} size={20} />}
                    </Button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

export const EmojiList = ({ app }: Props) => (
  <>
    {ownEmoji
      .filter((one) => !app.on[`emoji-gone:${one.key}`])
      .map((one) => (
        <Group key={one.key} class="setting-row" label={one.name}>
          <OwnEmojiPicture of={one} size={32} />
          <span>
            <b>:{one.name}:</b>
            <small>Uploaded by Minji</small>
          </span>
          <Button
            id={`emoji.delete.${one.key}`}
            label={`Delete ${one.name}`}
            class="icon-button"
            onPress={() => send({ type: "set", key: `emoji-gone:${one.key}`, value: true })}
          >
            <Icon path={mdiDelete} size={18} />
          </Button>
        </Group>
      ))}
  </>
);

export const Audit = ({ app }: Props) => (
  <>
    {auditLog.map(([key, who, what, when]) => {
      const isOpen = app.on[`audit:${key}`] ?? false;
      return (
        <Button
          key={key}
          id={`audit.row.${key}`}
          class="audit"
          expanded={isOpen}
          onPress={() => send({ type: "toggle", key: `audit:${key}`, from: false })}
        >
          <Face who={who} size={32} />
          <span>
            <b>{nameOf(who)}</b> {what}
            <small>{isOpen ? `${when} · from the desktop app` : when}</small>
          </span>
        </Button>
      );
    })}
  </>
);

export const Bans = ({ app }: Props) => (
  <>
    {serverBans
      .filter(([key]) => !app.on[`unbanned:${key}`])
      .map(([key, name, reason]) => (
        <Group key={key} class="setting-row" label={name}>
          <span>
            <b>{name}</b>
            <small>{reason}</small>
          </span>
          <Button
            id={`bans.revoke.${key}`}
            class="grey-button"
            onPress={() => send({ type: "set", key: `unbanned:${key}`, value: true })}
          >
            Revoke Ban
          </Button>
        </Group>
      ))}
  </>
);

export function MemberTable({ app }: Props) {
  const of = homeOf(app);
  const people = of.roles.flatMap((role) => role.members.map((who) => [who, role.name] as const));
  return (
    <>
      {people.map(([who, role]) => (
        <Group key={who} class="setting-row" label={nameOf(who)}>
          <Face who={who} size={32} />
          <span>
            <b>{nameOf(who)}</b>
            <small>
              {person(who).handle} · {role} · joined {person(who).joined}
            </small>
          </span>
          <Button
            id={`members.more.${who}`}
            label={`Actions for ${nameOf(who)}`}
            class="icon-button"
            onPress={() => send({ type: "card", who, anchor: `members.more.${who}` })}
          >
            <Icon path={mdiDotsHorizontal} size={18} />
          </Button>
        </Group>
      ))}
    </>
  );
}

export const Invites = ({ app }: Props) => (
  <>
    {invites
      .filter(([key]) => !app.on[`revoked:${key}`])
      .map(([key, code, who, uses, left]) => (
        <Group key={key} class="setting-row" label={code}>
          <Face who={who} size={32} />
          <span>
            <b>palaver.example/{code}</b>
            <small>
              {nameOf(who)} · {uses} uses · {left}
            </small>
          </span>
          <Button
            id={`invites.revoke.${key}`}
            class="grey-button"
            onPress={() => send({ type: "set", key: `revoked:${key}`, value: true })}
          >
            Revoke
          </Button>
        </Group>
      ))}
  </>
);

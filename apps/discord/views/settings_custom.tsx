// Parts of settings pages that are more than rows of switches.
import { mdiCheckCircle, mdiDelete, mdiDotsHorizontal, mdiKeyboard, mdiLaptop, mdiMicrophone } from "@mdi/js";
import { Art, Button, Field, Icon, Radio, ScrollArea, send, useKit } from "../../_kit";
import { ownEmoji } from "../content/emoji";
import { ME, nameOf, person } from "../content/people";
import { server } from "../content/servers";
import { auditLog, devices, invites, keybinds, languages, serverBans } from "../content/settings";
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

function Account() {
  const me = person(ME);
  const rows: [key: string, label: string, value: string][] = [
    ["name", "Display Name", me.name],
    ["user", "Username", me.handle],
    ["mail", "Email", "r••••@vale.example"],
    ["phone", "Phone Number", "•••••••• 417"],
  ];
  return (
    <div class="account">
      <Art kind="scene" seed="banner-rowan" width="100%" height="100" class="account-banner" />
      <div class="account-top">
        <Face who={ME} size={80} status={me.status} />
        <h2>{me.name}</h2>
        <Button
          id="account.profile"
          class="main-button"
          onPress={() => send({ type: "sheet", kind: "user", page: "profiles" })}
        >
          Edit User Profile
        </Button>
      </div>
      <div class="account-rows">
        {rows.map(([key, label, value]) => (
          <Group key={key} class="setting-row" label={label}>
            <span>
              <b>{label}</b>
              <small>{value}</small>
            </span>
            <Button
              id={`account.edit.${key}`}
              class="grey-button"
              onPress={() => say(`${label} can be changed once a day`)}
            >
              Edit
            </Button>
          </Group>
        ))}
      </div>
    </div>
  );
}

const Devices = ({ app }: Props) => (
  <>
    {devices
      .filter(([key]) => !app.on[`device-out:${key}`])
      .map(([key, name, place, when]) => (
        <Group key={key} class="setting-row" label={name}>
          <Icon path={mdiLaptop} size={32} class="file-icon" />
          <span>
            <b>{name}</b>
            <small>
              {place} · {when}
            </small>
          </span>
          {key !== "this" && (
            <Button
              id={`devices.out.${key}`}
              label={`Log out ${name}`}
              class="icon-button"
              onPress={() => send({ type: "set", key: `device-out:${key}`, value: true })}
            >
              <Icon path={mdiDelete} size={18} />
            </Button>
          )}
        </Group>
      ))}
  </>
);

function MicTest({ app }: Props) {
  const phase = app.on["mic:done"] ? "done" : app.on["mic:running"] ? "running" : "idle";
  return (
    <Group class="mic-test" label="Mic test">
      <h3>Mic Test</h3>
      <p>Having microphone issues? Start a test and say something fun, we will play your voice back to you.</p>
      <div class="mic-row">
        <Button
          id="mic.start"
          class="main-button"
          inactive={phase === "running"}
          onPress={() => send({ type: "micTest" })}
        >
          {phase === "running" ? "Listening…" : "Let’s Check"}
        </Button>
        <span class={`mic-bars mic-${phase}`}>
          {Array.from({ length: 32 }, (_, index) => (
            <i key={index} class={phase !== "idle" && index < 19 ? "mic-lit" : ""} />
          ))}
        </span>
      </div>
      <div class="mic-row">
        <Icon
          path={phase === "done" ? mdiCheckCircle : mdiMicrophone}
          size={20}
          class={phase === "done" ? "good" : ""}
        />
        <span>{phase === "done" ? "We can hear you" : "No result yet"}</span>
        <Button
          id="mic.save"
          class="grey-button"
          inactive={phase !== "done"}
          onPress={() => say("This microphone is now your default")}
        >
          Use This Microphone
        </Button>
      </div>
    </Group>
  );
}

const Keybinds = ({ app }: Props) => (
  <>
    {keybinds.map(([key, name, keys]) => (
      <Group key={key} class="setting-row" label={name}>
        <span>
          <b>{name}</b>
        </span>
        <kbd>{app.on[`record:${key}`] ? "Press keys…" : keys}</kbd>
        <Button
          id={`keybinds.record.${key}`}
          label={`Record keybind ${name}`}
          class="grey-button"
          pressed={app.on[`record:${key}`] ?? false}
          onPress={() => send({ type: "toggle", key: `record:${key}`, from: false })}
        >
          <Icon path={mdiKeyboard} size={18} />
        </Button>
      </Group>
    ))}
  </>
);

function Languages() {
  const chosen = useKit<string>("value:language") ?? "en-us";
  return (
    <div role="radiogroup" aria-label="Language" class="languages">
      {languages.map(([key, name, english]) => (
        <Radio
          key={key}
          id={`language.${key}`}
          label={name}
          value={chosen === key}
          onChange={() => send({ type: "slide", id: "language", value: key })}
          class="setting-radio"
        >
          {name} <small>{english}</small>
        </Radio>
      ))}
    </div>
  );
}

function ServerCard({ app }: Props) {
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

function Roles({ app }: Props) {
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

const EmojiList = ({ app }: Props) => (
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

const Audit = ({ app }: Props) => (
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

const Bans = ({ app }: Props) => (
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

function MemberTable({ app }: Props) {
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

const Invites = ({ app }: Props) => (
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

const DisplayName = () => (
  <Field id="profile.displayname" label="Display name" placeholder={person(ME).name} class="note-field" />
);

export function SettingsCustom({ of, app }: { of: string; app: State }) {
  switch (of) {
    case "account":
      return <Account />;
    case "displayname":
      return <DisplayName />;
    case "devices":
      return <Devices app={app} />;
    case "mictest":
      return <MicTest app={app} />;
    case "keybinds":
      return <Keybinds app={app} />;
    case "languages":
      return <Languages />;
    case "servercard":
      return <ServerCard app={app} />;
    case "roles":
      return <Roles app={app} />;
    case "emoji":
      return <EmojiList app={app} />;
    case "audit":
      return <Audit app={app} />;
    case "bans":
      return <Bans app={app} />;
    case "members":
      return <MemberTable app={app} />;
    case "invites":
      return <Invites app={app} />;
    default:
      throw new Error(`no part ${of}`);
  }
}

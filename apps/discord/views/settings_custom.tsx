// Parts of settings pages that are more than rows of switches.
import { mdiCheckCircle, mdiDelete, mdiKeyboard, mdiLaptop, mdiMicrophone } from "@mdi/js";
import { Art, Button, Field, Icon, Radio, send, useKit } from "../../_kit";
import { ME, person } from "../content/people";
import { devices, keybinds, languages } from "../content/settings_lists";
import type { State } from "../state_types";
import { Face } from "./face";
import { Group } from "./group";
import { Audit, Bans, EmojiList, Invites, MemberTable, Roles, ServerCard } from "./settings_server_parts";

interface Props {
  app: State;
}

const say = (text: string) => send({ type: "say", text });
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

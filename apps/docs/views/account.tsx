// The account, and the other programs of the house.
import {
  mdiAccountPlusOutline,
  mdiCalendarMonth,
  mdiChatOutline,
  mdiCloudOutline,
  mdiDotsGrid,
  mdiEmailOutline,
  mdiFileDocument,
  mdiFileTable,
  mdiFormSelect,
  mdiLogout,
  mdiMapMarkerOutline,
  mdiNoteOutline,
  mdiPresentation,
} from "@mdi/js";
import { Button, close, command, Icon, MenuButton, Popover, Switch, send } from "../../_kit";
import type { State } from "../state/model";
import { Face } from "./faces";

const PROGRAMS: readonly [key: string, name: string, icon: string, colour: string][] = [
  ["docs", "Foliary", mdiFileDocument, "#2a6fdb"],
  ["tables", "Tables", mdiFileTable, "#137333"],
  ["slides", "Slides", mdiPresentation, "#b35c00"],
  ["forms", "Forms", mdiFormSelect, "#6d3bb8"],
  ["drive", "Cellar", mdiCloudOutline, "#00695c"],
  ["mail", "Post", mdiEmailOutline, "#c5221f"],
  ["calendar", "Calendar", mdiCalendarMonth, "#1a73e8"],
  ["chat", "Chat", mdiChatOutline, "#0b7285"],
  ["notes", "Notes", mdiNoteOutline, "#7a5b00"],
  ["maps", "Maps", mdiMapMarkerOutline, "#ad1457"],
];

export const ProgramsButton = () => (
  <>
    <MenuButton
      id="home.programs"
      menu="programs"
      popup="dialog"
      class="round"
      label="Programs"
      tip="Programs"
      tipSide="bottom"
    >
      <Icon path={mdiDotsGrid} size={24} />
    </MenuButton>
    <Popover id="programs" anchor="home.programs" side="bottom-end" label="Programs" class="programs">
      {PROGRAMS.map(([key, name, icon, colour]) => (
        <Button
          key={key}
          id={`programs.${key}`}
          class="program"
          onPress={() => {
            command(close("programs"));
            if (key === "docs") send({ type: "go", screen: "home" });
            else send({ type: "say", text: `${name} opens in a tab of its own` });
          }}
        >
          <Icon path={icon} size={32} style={{ color: colour }} />
          {name}
        </Button>
      ))}
    </Popover>
  </>
);

const ACCOUNTS = [
  ["trust", "Tidewell Harbour Trust", "ines@tidewell.example"],
  ["rowing", "Tidewell Rowing Club", "ines@rowing.example"],
] as const;

export const AccountButton = ({ place }: { place: "header" | "home" }) => (
  <MenuButton
    id={`${place}.account`}
    menu="account"
    popup="dialog"
    class="account-button"
    label="Account: Ines Calder"
    tip="Account: Ines Calder"
    tipSide="bottom"
  >
    <Face who="ines" size={32} />
  </MenuButton>
);

export function AccountCard({ app }: { app: State }) {
  const anchor = app.screen === "doc" ? "header.account" : "home.account";
  const current = app.choice.account ?? "trust";
  return (
    <Popover id="account" anchor={anchor} side="bottom-end" label="Account" class="account-card">
      <div class="account-me">
        <Face who="ines" size={72} />
        <strong>Hello, Ines!</strong>
        <Button
          id="account.manage"
          class="line-button"
          onPress={() => send({ type: "say", text: "Your account opens in a tab of its own" })}
        >
          Manage your account
        </Button>
      </div>
      {ACCOUNTS.map(([key, name, mail]) => (
        <Button
          key={key}
          id={`account.use.${key}`}
          class="account-line"
          pressed={current === key}
          onPress={() =>
            send({
              type: "choose",
              key: "account",
              value: current === key ? (key === "trust" ? "rowing" : "trust") : key,
            })
          }
        >
          <span class="account-dot">{name[9]}</span>
          <span>
            {name}
            <span class="quiet block">{mail}</span>
          </span>
        </Button>
      ))}
      <Switch
        id="account.offline"
        label="Work offline"
        value={app.choice.offline === "yes"}
        onChange={() => send({ type: "flip", key: "offline" })}
        class="account-switch"
      />
      <div class="account-foot">
        <Button
          id="account.add"
          class="text-button"
          onPress={() => send({ type: "say", text: "Adding an account needs your telephone" })}
        >
          <Icon path={mdiAccountPlusOutline} size={18} /> Add account
        </Button>
        <Button
          id="account.leave"
          class="text-button"
          onPress={() => send({ type: "say", text: "You stay signed in on this computer" })}
        >
          <Icon path={mdiLogout} size={18} /> Sign out
        </Button>
      </div>
    </Popover>
  );
}

// The card of a person, and the profile beside a direct conversation.
import {
  mdiAccountCheck,
  mdiBug,
  mdiDiamondStone,
  mdiDotsHorizontal,
  mdiFeather,
  mdiLeaf,
  mdiMessageText,
  mdiPhone,
  mdiTrophy,
} from "@mdi/js";
import {
  Art,
  Button,
  close,
  command,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  MenuSeparator,
  Popover,
  ScrollArea,
  send,
} from "../../_kit";
import { ME, person } from "../content/people";
import { isServer, servers } from "../content/servers";
import type { State } from "../state_types";
import { Face, statusWord } from "./face";
import { Group } from "./group";
import { ServerIcon } from "./server_icon";

const BADGES: [key: string, name: string, icon: string, colour: string][] = [
  ["early", "Early Supporter", mdiFeather, "#8fb4ff"],
  ["plume", "Plume subscriber since 2024", mdiLeaf, "#6ee7b7"],
  ["boost", "Boosting since March 2025", mdiDiamondStone, "#f9a8d4"],
  ["bugs", "Bug Hunter, level two", mdiBug, "#a3e635"],
  ["quest", "Completed the Winter Quest", mdiTrophy, "#fcd34d"],
];

/** Everybody has some of the badges, always the same ones. */
export const badgesOf = (who: string) => {
  const sum = [...who].reduce((total, char) => total + char.charCodeAt(0), 0);
  return who === "minji" ? BADGES : BADGES.filter((_, index) => (sum >> index) % 2 === 1);
};

export const serversWith = (who: string) =>
  servers.filter((one) => one.roles.some((role) => role.members.includes(who)));

const Badges = ({ who, area }: { who: string; area: string }) => (
  <Group class="badges" label="Badges">
    {badgesOf(who).map(([key, name, icon, colour]) => (
      <Button
        key={key}
        id={`${area}.badge.${key}`}
        label={name}
        tip={name}
        class="badge"
        style={{ color: colour }}
        onPress={() => send({ type: "say", text: name })}
      >
        <Icon path={icon} size={18} />
      </Button>
    ))}
  </Group>
);

function Roles({ who, of }: { who: string; of: string }) {
  if (!isServer(of)) return null;
  const roles = servers
    .find((one) => one.key === of)
    ?.roles.filter((role) => role.members.includes(who) && !["Online", "Offline"].includes(role.name));
  if (!roles || roles.length === 0) return null;
  return (
    <>
      <h4>Roles</h4>
      <div class="roles">
        {roles.map((role) => (
          <span key={role.name} class="role">
            <i style={{ background: role.colour }} />
            {role.name}
          </span>
        ))}
      </div>
    </>
  );
}

function MoreMenu({ app, who }: { app: State; who: string }) {
  const say = (text: string) => send({ type: "say", text });
  const isBlocked = app.on[`blocked:${who}`] ?? false;
  return (
    <Menu id="card.more.menu" anchor="card.more" label="More about this person" class="menu">
      <MenuItem id="card.menu.note" onPress={() => say("Full profile opened")}>
        View Full Profile
      </MenuItem>
      <MenuItem id="card.menu.invite" onPress={() => say("Invite sent")}>
        Invite to Server
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="card.menu.ignore"
        checked={app.on[`ignored:${who}`] ?? false}
        onPress={() => send({ type: "toggle", key: `ignored:${who}`, from: false })}
      >
        Ignore
      </MenuItem>
      <MenuItem
        id="card.menu.block"
        danger
        onPress={() => send({ type: "toggle", key: `blocked:${who}`, from: false })}
      >
        {isBlocked ? "Unblock" : "Block"}
      </MenuItem>
      <MenuItem id="card.menu.report" danger onPress={() => say("Thank you, the report is with our team")}>
        Report Profile
      </MenuItem>
    </Menu>
  );
}

function CardTop({ app, who }: { app: State; who: string }) {
  const { status, bot } = person(who);
  const isFriend = app.on[`friend:${who}`] ?? true;
  return (
    <>
      <Art kind="scene" seed={`banner-${who}`} width={320} height={100} class="card-banner" />
      {who !== ME && (
        <div class="card-tools">
          {!bot && (
            <Button
              id="card.friend"
              label={isFriend ? "Friend" : "Add Friend"}
              tip={isFriend ? "Friend" : "Add Friend"}
              pressed={isFriend}
              class="round"
              onPress={() => send({ type: "toggle", key: `friend:${who}`, from: true })}
            >
              <Icon path={mdiAccountCheck} size={18} />
            </Button>
          )}
          <MenuButton id="card.more" menu="card.more.menu" label="More" tip="More" class="round">
            <Icon path={mdiDotsHorizontal} size={18} />
          </MenuButton>
          <MoreMenu app={app} who={who} />
        </div>
      )}
      <span class="card-face">
        <Face who={who} size={80} status={status} />
      </span>
    </>
  );
}

export function PersonCard({ app }: { app: State }) {
  if (!app.card) return null;
  const { who, anchor } = app.card;
  const { name, handle, about, doing, joined, status } = person(who);
  const draft = app.drafts[`dm/${who}`] ?? "";
  const write = () => {
    command(close("person.card"));
    send({ type: "go", server: "dm", page: who });
  };
  return (
    <Popover id="person.card" anchor={anchor} side="right-start" label={`Profile of ${name}`} class="card">
      <CardTop app={app} who={who} />
      <div class="card-body">
        <h2>{name}</h2>
        <div class="card-handle">
          {handle}
          <Badges who={who} area="card" />
        </div>
        <p>{about}</p>
        <h4>{statusWord[status]}</h4>
        {doing && <p>{doing}</p>}
        <h4>Member Since</h4>
        <p>{joined}</p>
        <Roles who={who} of={app.at.server} />
        {who === ME ? (
          <Button
            id="card.edit"
            class="wide-button"
            onPress={() => {
              command(close("person.card"));
              send({ type: "sheet", kind: "user", page: "profiles" });
            }}
          >
            Edit Profile
          </Button>
        ) : (
          <div class="card-write">
            <Field
              id="card.message"
              label={`Message @${name}`}
              placeholder={`Message @${name}`}
              value={draft}
              onInput={(text) => send({ type: "draft", text, to: `dm/${who}` })}
              onEnter={write}
            />
            <Button id="card.write" label={`Message ${name}`} tip="Message" class="round" onPress={write}>
              <Icon path={mdiMessageText} size={18} />
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}

/** Beside a direct conversation. */
export function ProfilePanel({ app }: { app: State }) {
  const who = app.at.page;
  const { name, handle, about, joined, status } = person(who);
  const shared = serversWith(who).filter((one) => one.roles.some((role) => role.members.includes(ME)));
  return (
    <aside class="profile" aria-label={`Profile of ${name}`}>
      <ScrollArea id="profile.scroll" label="Profile" class="fill" gutter="overlay">
        <Art kind="scene" seed={`banner-${who}`} width={340} height={120} class="card-banner" />
        <div class="profile-body">
          <span class="profile-face">
            <Face who={who} size={80} status={status} />
          </span>
          <h2>{name}</h2>
          <div class="card-handle">
            {handle}
            <Badges who={who} area="profile" />
          </div>
          <div class="panel-box">
            <h4>About Me</h4>
            <p>{about}</p>
            <h4>Member Since</h4>
            <p>{joined}</p>
          </div>
          <div class="panel-box">
            <h4>Note</h4>
            <Field id={`profile.note.${who}`} label="Note" placeholder="Click to add a note" class="note-field" />
          </div>
          <div class="panel-box">
            <h4>Mutual Servers — {shared.length}</h4>
            {shared.map((one) => (
              <Button
                key={one.key}
                id={`profile.server.${one.key}`}
                class="mutual"
                onPress={() => send({ type: "visit", server: one.key })}
              >
                <ServerIcon of={one.key} size={40} />
                <span>{one.name}</span>
              </Button>
            ))}
          </div>
          <Button id="profile.call" class="wide-button" onPress={() => send({ type: "call", who })}>
            <Icon path={mdiPhone} size={18} /> Call {name}
          </Button>
        </div>
      </ScrollArea>
    </aside>
  );
}

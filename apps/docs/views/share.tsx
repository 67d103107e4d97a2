// Sharing: people, their roles, the link.
import {
  mdiAccountGroupOutline,
  mdiArrowLeft,
  mdiClose,
  mdiCogOutline,
  mdiEarth,
  mdiLink,
  mdiLockOutline,
} from "@mdi/js";
import { Button, Checkbox, Dialog, Field, Icon, ScrollArea, Select, send, useKit } from "../../_kit";
import { fileOf } from "../content/files";
import { ME, PEOPLE, personOf } from "../content/people";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { Face } from "./faces";

const ROLES = [
  { value: "viewer", label: "Viewer" },
  { value: "commenter", label: "Commenter" },
  { value: "editor", label: "Editor" },
  { value: "none", label: "Remove access" },
];
const LINK_ROLES = ROLES.slice(0, 3);
const ACCESS = [
  { value: "restricted", label: "Restricted" },
  { value: "trust", label: "Tidewell Harbour Trust" },
  { value: "anyone", label: "Anyone with the link" },
];
const ACCESS_LOOK = {
  restricted: [mdiLockOutline, "Only people with access can open it with the link"],
  trust: [mdiAccountGroupOutline, "Everyone in the Trust with the link can open it"],
  anyone: [mdiEarth, "Anyone on the internet with the link can open it"],
} as const;

const SHARED = [
  "bram",
  "celia",
  "devi",
  "emil",
  "freya",
  "gus",
  "hana",
  "idris",
  "juno",
  "kit",
  "lotte",
  "mateo",
  "nadia",
  "perla",
];
const STARTS: Record<string, string> = { lotte: "commenter", mateo: "viewer", nadia: "commenter", celia: "commenter" };

function People({ app }: { app: State }) {
  const owner = app.doc.startsWith("new.") ? ME : fileOf(app.doc).owner;
  return (
    <ScrollArea id="share.people" label="People with access" class="share-people">
      {[owner, ...SHARED.filter((who) => who !== owner)].map((who) => {
        const role = app.share.roles[who] ?? STARTS[who] ?? "editor";
        if (role === "none") return null;
        return (
          <div key={who} class="share-person" role="group" aria-label={personOf(who).name}>
            <Face who={who} size={36} />
            <span class="share-name">
              {personOf(who).name}
              {who === ME && " (you)"}
              <span class="quiet block">{personOf(who).mail}</span>
            </span>
            {who === owner ? (
              <span class="quiet">Owner</span>
            ) : (
              <Select
                id={`share.role.${who}`}
                label={`Access of ${personOf(who).name}`}
                value={role}
                options={ROLES}
                onChange={(value) => send({ type: "share.role", id: who, value })}
                class="bare-select"
              />
            )}
          </div>
        );
      })}
    </ScrollArea>
  );
}

function Invite({ app }: { app: State }) {
  const query = (useKit<string>("field:share.field") ?? "").trim().toLowerCase();
  const { invited } = app.share;
  const found =
    query === ""
      ? []
      : PEOPLE.filter((one) => one.name.toLowerCase().includes(query) && !invited.includes(one.key)).slice(0, 4);
  return (
    <div class="share-invite">
      <Field id="share.field" label="Add people and groups" placeholder="Add people and groups" />
      {found.map((one) => (
        <Button
          key={one.key}
          id={`share.add.${one.key}`}
          class="contact"
          onPress={() => send({ type: "share.invite", id: one.key })}
        >
          <Face who={one.key} size={28} />
          <span>{one.name}</span>
        </Button>
      ))}
      {invited.map((who) => (
        <span key={who} class="invited">
          {personOf(who).name}
          <Button
            id={`share.remove.${who}`}
            class="round tiny"
            label={`Leave out ${personOf(who).name}`}
            onPress={() => send({ type: "share.uninvite", id: who })}
          >
            <Icon path={mdiClose} size={14} />
          </Button>
        </span>
      ))}
      {invited.length > 0 && (
        <span class="row">
          <Checkbox
            id="share.notify"
            label="Notify people"
            value={app.share.notify}
            onChange={() => send({ type: "share.notify" })}
          />
          <span class="spring" />
          <Select
            id="share.invited"
            label="Role of those invited"
            value={app.share.inviteRole}
            options={LINK_ROLES}
            onChange={(value) => send({ type: "share.inviteRole", value })}
            class="bare-select"
          />
        </span>
      )}
    </div>
  );
}

const SETTINGS = [
  ["reshare", "Editors can change permissions and share"],
  ["download", "Viewers and commenters can download, print and copy"],
  ["expire", "Remove access when the festival is over"],
  ["history", "Viewers can see the version history"],
] as const;

export function ShareDialog({ app }: { app: State }) {
  const { access, role, pane, invited } = app.share;
  const [icon, line] = ACCESS_LOOK[access];
  const isSettings = pane === "settings";
  return (
    <Dialog
      id="share"
      width={520}
      label="Share"
      dismissable
      closeButton={false}
      class="share"
      title={
        <span class="share-head">
          {isSettings && (
            <Button
              id="share.back"
              class="round small"
              label="Back"
              onPress={() => send({ type: "share.pane", value: "people" })}
            >
              <Icon path={mdiArrowLeft} size={20} />
            </Button>
          )}
          {isSettings ? "Settings for sharing" : `Share “${titleOf(app, app.doc)}”`}
          <span class="spring" />
          {!isSettings && (
            <Button
              id="share.settings"
              class="round small"
              label="Settings for sharing"
              tip="Settings for sharing"
              onPress={() => send({ type: "share.pane", value: "settings" })}
            >
              <Icon path={mdiCogOutline} size={22} />
            </Button>
          )}
        </span>
      }
      footer={
        <>
          <Button id="share.link" class="line-button" onPress={() => send({ type: "link.copy" })}>
            <Icon path={mdiLink} size={18} /> Copy link
          </Button>
          <span class="spring" />
          <Button
            id="share.done"
            class="pill-button"
            onPress={() => send({ type: invited.length > 0 ? "share.send" : "share.done" })}
          >
            {invited.length > 0 ? "Send" : "Done"}
          </Button>
        </>
      }
    >
      {isSettings ? (
        SETTINGS.map(([key, label]) => (
          <div key={key} class="share-setting">
            <Checkbox
              id={`share.setting.${key}`}
              label={label}
              value={app.choice[`share:${key}`] !== "no"}
              onChange={(value) => send({ type: "choose", key: `share:${key}`, value: value ? "yes" : "no" })}
            />
          </div>
        ))
      ) : (
        <>
          <Invite app={app} />
          <h3 class="share-sub">People with access</h3>
          <People app={app} />
          <h3 class="share-sub">General access</h3>
          <div class="share-person">
            <span class="share-icon">
              <Icon path={icon} size={20} />
            </span>
            <span class="share-name">
              <Select
                id="share.access"
                label="General access"
                value={access}
                options={ACCESS}
                onChange={(value) => send({ type: "share.access", value })}
                class="bare-select strong"
              />
              <span class="quiet block">{line}</span>
            </span>
            {access !== "restricted" && (
              <Select
                id="share.general"
                label="Role of the link"
                value={role}
                options={LINK_ROLES}
                onChange={(value) => send({ type: "share.link", value })}
                class="bare-select"
              />
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

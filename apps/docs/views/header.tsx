// The head of the editor: title, menus, who is here, sharing.
import {
  mdiAccountGroupOutline,
  mdiCloudCheckOutline,
  mdiCloudOffOutline,
  mdiCloudSyncOutline,
  mdiCommentTextOutline,
  mdiEarth,
  mdiFolderMoveOutline,
  mdiHistory,
  mdiLink,
  mdiLockOutline,
  mdiMenuDown,
  mdiStar,
  mdiStarOutline,
  mdiVideoOutline,
} from "@mdi/js";
import { Button, command, Field, Icon, Menu, MenuButton, MenuItem, names, open, send } from "../../_kit";
import { fileOf } from "../content/files";
import { personOf } from "../content/people";
import { EDIT, FILE, VIEW } from "../menus/file_edit_view";
import { FORMAT } from "../menus/format";
import { INSERT } from "../menus/insert";
import { EXTENSIONS, HELP, TOOLS } from "../menus/tools_help";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { AccountButton } from "./account";
import { Face, Mark } from "./faces";
import { Entries } from "./menu_tree";

const MENUS = [
  ["file", "File", FILE],
  ["edit", "Edit", EDIT],
  ["view", "View", VIEW],
  ["insert", "Insert", INSERT],
  ["format", "Format", FORMAT],
  ["tools", "Tools", TOOLS],
  ["extensions", "Extensions", EXTENSIONS],
  ["help", "Help", HELP],
] as const;

export const PRESENT: Record<string, readonly string[]> = {
  plan: ["devi", "hana", "gus", "perla", "mateo"],
  grant: ["oskar", "emil", "nadia", "lotte"],
  minutes: ["lotte", "celia", "mateo", "nadia"],
  handbook: ["devi", "juno", "kit", "hana"],
};
const DOING: Record<string, string> = {
  devi: "is editing “Visitors and queues”",
  hana: "is reading page 3",
  gus: "is reading “The tall ship”",
  perla: "is editing “Access”",
  mateo: "is reading “Money”",
  oskar: "is editing “What it costs”",
  emil: "is reading page 1",
  nadia: "is reading the signatures",
  lotte: "is editing the last page",
  celia: "is reading “Finance”",
  juno: "is reading “Children’s tent”",
  kit: "is reading “If something goes wrong”",
};

const SAVINGS = {
  saved: [mdiCloudCheckOutline, "All changes are saved"],
  saving: [mdiCloudSyncOutline, "Saving…"],
  offline: [mdiCloudOffOutline, "Trying to connect…"],
} as const;

export function MenuBar({ app }: { app: State }) {
  return (
    <div class="menu-bar" role="menubar" aria-label="Menus">
      {MENUS.map(([key, label, entries]) => (
        <span key={key} class="menu-place" role="none">
          <MenuButton
            id={`menubar.${key}`}
            menu={`menu.${key}`}
            role="menuitem"
            class="menu-button"
            inactive={app.convert.phase === "opening" && key !== "help"}
          >
            {label}
          </MenuButton>
          <Menu id={`menu.${key}`} anchor={`menubar.${key}`} label={label} class="docs-menu">
            <Entries app={app} entries={entries} id={key} path={key} />
          </Menu>
        </span>
      ))}
    </div>
  );
}

function Titles({ app }: { app: State }) {
  const title = titleOf(app, app.doc);
  const isStarred = app.starred.includes(app.doc);
  const [icon, words] = SAVINGS[app.saving];
  return (
    <div class="title-row">
      <Field
        id="title.field"
        label="Rename"
        class="title-field"
        style={{ width: `${Math.min(560, Math.max(120, title.length * 9.2 + 16))}px` }}
        value={title}
        onInput={(text) => send({ type: "doc.rename", id: app.doc, title: text })}
      />
      {app.doc === "insurance" && app.convert.phase !== "done" && <span class="badge">.DOCX</span>}
      <Button
        id="title.star"
        class="round small"
        label={isStarred ? "Remove the star" : "Star"}
        tip={isStarred ? "Remove the star" : "Star"}
        pressed={isStarred}
        onPress={() => send({ type: "star", id: app.doc })}
      >
        <Icon path={isStarred ? mdiStar : mdiStarOutline} size={18} />
      </Button>
      <Button id="title.move" class="round small" label="Move" tip="Move" onPress={() => command(open("move"))}>
        <Icon path={mdiFolderMoveOutline} size={18} />
      </Button>
      <MenuButton
        id="title.cloud"
        menu="cloud"
        popup="dialog"
        class="round small"
        label="See document status"
        tip="See document status"
      >
        <Icon path={icon} size={18} />
      </MenuButton>
      {app.saving !== "saved" && <span class="saving quiet">{words}</span>}
    </div>
  );
}

function Presence({ app }: { app: State }) {
  const people = PRESENT[app.doc] ?? [];
  return (
    <span class="presence">
      {people.map((who) => (
        <Button
          key={who}
          id={`presence.${who}`}
          class={names("presence-face", app.following === who && "followed")}
          style={{ "--ring": personOf(who).colour } as never}
          label={`Colleague ${people.indexOf(who) + 1} of ${people.length}`}
          tip={`${personOf(who).name} ${DOING[who] ?? "is here"}`}
          tipSide="bottom"
          onPress={() => send({ type: "follow", id: who })}
        >
          <Face who={who} size={28} />
        </Button>
      ))}
    </span>
  );
}

function lastChange(doc: string): string {
  if (doc.startsWith("new.")) return "See version history";
  const { changed, changedBy } = fileOf(doc);
  return `Last change by ${personOf(changedBy).name}, ${changed}`;
}

const ACCESS_ICONS = { restricted: mdiLockOutline, trust: mdiAccountGroupOutline, anyone: mdiEarth };

export function Header({ app }: { app: State }) {
  const isBusy = app.convert.phase === "opening" || app.saving === "offline";
  return (
    <header class="doc-header">
      <Button
        as="a"
        id="header.home"
        class="header-logo"
        label="Foliary home"
        tip="Foliary home"
        tipSide="bottom"
        onPress={() => send({ type: "go", screen: "home" })}
      >
        <Mark size={40} />
      </Button>
      <div class="header-middle">
        <Titles app={app} />
        <MenuBar app={app} />
      </div>
      <div class="header-right">
        <Presence app={app} />
        <Button
          id="header.history"
          class="round"
          label={lastChange(app.doc)}
          tip={lastChange(app.doc)}
          tipSide="bottom"
          inactive={isBusy}
          onPress={() => send({ type: "history.open" })}
        >
          <Icon path={mdiHistory} size={24} />
        </Button>
        <Button
          id="header.comments"
          class="round"
          label="Show all comments"
          tip="Show all comments"
          tipSide="bottom"
          pressed={app.panel === "comments"}
          onPress={() => send({ type: "panel", name: "comments" })}
        >
          <Icon path={mdiCommentTextOutline} size={22} />
        </Button>
        <MenuButton
          id="header.call"
          menu="call.menu"
          class="call-button"
          label="Join a call here or present"
          tip="Join a call here or present"
        >
          <Icon path={mdiVideoOutline} size={24} />
          <Icon path={mdiMenuDown} size={18} />
        </MenuButton>
        <Menu id="call.menu" anchor="header.call" side="bottom-end" label="Call" class="docs-menu">
          <MenuItem
            id="call.menu.start"
            icon={<Icon path={mdiVideoOutline} size={20} />}
            onPress={() => send({ type: "call.join" })}
          >
            Start a new call
          </MenuItem>
          <MenuItem
            id="call.menu.weekly"
            icon={<Icon path={mdiVideoOutline} size={20} />}
            onPress={() => send({ type: "call.join" })}
          >
            Festival leads, every Thursday
          </MenuItem>
          <MenuItem
            id="call.menu.code"
            icon={<Icon path={mdiLink} size={20} />}
            onPress={() => send({ type: "link.copy" })}
          >
            Copy a link to the call
          </MenuItem>
        </Menu>
        <span class="share-pair">
          <Button id="header.share" class="share-button" inactive={isBusy} onPress={() => send({ type: "share.open" })}>
            <Icon path={ACCESS_ICONS[app.share.access]} size={18} />
            Share
          </Button>
          <MenuButton
            id="header.share.more"
            menu="share.menu"
            class="share-more"
            label="Quick sharing"
            inactive={isBusy}
          >
            <Icon path={mdiMenuDown} size={20} />
          </MenuButton>
          <Menu id="share.menu" anchor="header.share.more" side="bottom-end" label="Quick sharing" class="docs-menu">
            <MenuItem
              id="share.menu.copy"
              icon={<Icon path={mdiLink} size={20} />}
              onPress={() => send({ type: "link.copy" })}
            >
              Copy link
            </MenuItem>
            <MenuItem
              id="share.menu.requests"
              icon={<Icon path={mdiAccountGroupOutline} size={20} />}
              onPress={() => command(open("requests"))}
            >
              Requests for access
            </MenuItem>
          </Menu>
        </span>
        <AccountButton place="header" />
      </div>
    </header>
  );
}

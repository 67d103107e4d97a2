// The menus of the account and of creating.
import {
  mdiAccountSwitchOutline,
  mdiArrowLeft,
  mdiBroadcast,
  mdiCashMultiple,
  mdiChevronRight,
  mdiCogOutline,
  mdiEarth,
  mdiHelpCircleOutline,
  mdiKeyboardOutline,
  mdiLogoutVariant,
  mdiMessageAlertOutline,
  mdiPencilBoxOutline,
  mdiShieldAccountOutline,
  mdiThemeLightDark,
  mdiTranslate,
  mdiTrayArrowUp,
  mdiVideoOutline,
  mdiViewDashboardOutline,
} from "@mdi/js";
import { Button, command, Icon, Menu, MenuItem, MenuSeparator, open, send } from "../../_kit";
import type { State } from "../state/model";
import { Person } from "./faces";

const icon = (path: string) => <Icon path={path} size={24} />;
const sheet = (name: string) => () => command(open(name));

export const CreateMenu = () => (
  <Menu id="create" anchor="top.create" side="bottom-end" label="Create">
    <MenuItem id="create.upload" icon={icon(mdiTrayArrowUp)} onPress={sheet("upload")}>
      Upload video
    </MenuItem>
    <MenuItem id="create.live" icon={icon(mdiBroadcast)} onPress={sheet("golive")}>
      Go live
    </MenuItem>
    <MenuItem id="create.post" icon={icon(mdiPencilBoxOutline)} onPress={sheet("post")}>
      Create post
    </MenuItem>
  </Menu>
);

interface Choice {
  key: "theme" | "language" | "place" | "account";
  title: string;
  options: readonly string[];
}

const CHOICES: Record<Choice["key"], Choice> = {
  theme: { key: "theme", title: "Appearance", options: ["Device theme", "Dark theme", "Light theme"] },
  language: {
    key: "language",
    title: "Language",
    options: [
      "English (UK)",
      "English (US)",
      "Deutsch",
      "Eesti",
      "Español",
      "Français",
      "Italiano",
      "Nederlands",
      "Português",
      "Svenska",
    ],
  },
  place: {
    key: "place",
    title: "Location",
    options: ["Belgium", "Estonia", "Finland", "Germany", "Ireland", "Italy", "Latvia", "Norway", "Portugal", "Sweden"],
  },
  account: { key: "account", title: "Switch account", options: ["tobias", "kern-pottery", "family"] },
};
const ACCOUNTS: Record<string, string> = {
  tobias: "Tobias Kern",
  "kern-pottery": "Kern Pottery",
  family: "Kern Family",
};
const slug = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");

const showPanel = (key: string) => () => send({ type: "account.panel", key });

/** What one line of the menu opens, in its place. */
function Panel({ app, choice }: { app: State; choice: Choice }) {
  const { key, title, options } = choice;
  return (
    <>
      <MenuItem id="account.panel.back" icon={icon(mdiArrowLeft)} stays onPress={showPanel("")}>
        {title}
      </MenuItem>
      <MenuSeparator />
      {options.map((option) => (
        <MenuItem
          key={option}
          id={`account.${key}.${slug(option)}`}
          checked={app[key] === option}
          exclusive
          onPress={() => send({ type: "choose", key, value: option })}
        >
          {key === "account" ? ACCOUNTS[option] : option}
        </MenuItem>
      ))}
    </>
  );
}

const more = <Icon path={mdiChevronRight} size={20} />;

export function AccountMenu({ app }: { app: State }) {
  const own = () => send({ type: "go", name: "you" });
  const choice = CHOICES[app.accountPanel as Choice["key"]];
  if (choice) {
    return (
      <Menu id="account" anchor="top.account" side="bottom-end" label={choice.title} class="account-menu">
        <Panel app={app} choice={choice} />
      </Menu>
    );
  }
  return (
    <Menu id="account" anchor="top.account" side="bottom-end" label="Account" class="account-menu">
      <div class="account-head" role="presentation">
        <Person name="Tobias Kern" size={40} />
        <div>
          <strong>{ACCOUNTS[app.account]}</strong>
          <span>@tobias-k</span>
          <Button as="a" role="menuitem" id="account.channel" class="link" onPress={own}>
            View your channel
          </Button>
        </div>
      </div>
      <MenuSeparator />
      <MenuItem
        id="account.switch"
        icon={icon(mdiAccountSwitchOutline)}
        stays
        hint={more}
        onPress={showPanel("account")}
      >
        Switch account
      </MenuItem>
      <MenuItem id="account.out" icon={icon(mdiLogoutVariant)} onPress={sheet("signout")}>
        Sign out
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="account.studio"
        icon={icon(mdiViewDashboardOutline)}
        onPress={() => send({ type: "go", name: "you", tab: "videos" })}
      >
        Vidlark Studio
      </MenuItem>
      <MenuItem
        id="account.purchases"
        icon={icon(mdiCashMultiple)}
        onPress={() => send({ type: "go", name: "settings", tab: "memberships" })}
      >
        Purchases and memberships
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="account.data"
        icon={icon(mdiShieldAccountOutline)}
        onPress={() => send({ type: "go", name: "settings", tab: "privacy" })}
      >
        Your data in Vidlark
      </MenuItem>
      <MenuItem id="account.appearance" icon={icon(mdiThemeLightDark)} stays hint={more} onPress={showPanel("theme")}>
        Appearance: {app.theme}
      </MenuItem>
      <MenuItem id="account.language" icon={icon(mdiTranslate)} stays hint={more} onPress={showPanel("language")}>
        Language: {app.language}
      </MenuItem>
      <MenuItem
        id="account.restricted"
        icon={icon(mdiVideoOutline)}
        hint={app.restricted ? "On" : "Off"}
        onPress={() => send({ type: "restrict" })}
      >
        Restricted mode
      </MenuItem>
      <MenuItem id="account.location" icon={icon(mdiEarth)} stays hint={more} onPress={showPanel("place")}>
        Location: {app.place}
      </MenuItem>
      <MenuItem id="account.keys" icon={icon(mdiKeyboardOutline)} onPress={sheet("keys")}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        id="account.settings"
        icon={icon(mdiCogOutline)}
        onPress={() => send({ type: "go", name: "settings", tab: "notifications" })}
      >
        Settings
      </MenuItem>
      <MenuItem id="account.help" icon={icon(mdiHelpCircleOutline)} onPress={sheet("help")}>
        Help
      </MenuItem>
      <MenuItem id="account.feedback" icon={icon(mdiMessageAlertOutline)} onPress={sheet("feedback")}>
        Send feedback
      </MenuItem>
    </Menu>
  );
}

// The places at the left of the file browser.
import { Bell, ChevronDown, Clock, FileText, Folder, Globe, LayoutGrid, Search, Trash2 } from "lucide-preact";
import { Avatar, Button, Field, Icon, Menu, MenuButton, MenuItem, ScrollArea, send } from "../../_kit";
import { FILES, PROJECTS } from "../content/files";
import { ME, person } from "../content/people";
import type { State } from "../state/model";
import { KIND_ICONS } from "./file_card";

const NAV = [
  ["recents", "Recents", Clock],
  ["drafts", "Drafts", FileText],
  ["projects", "All projects", LayoutGrid],
  ["community", "Community", Globe],
  ["trash", "Trash", Trash2],
] as const;

const go = (value: string) => () => send({ type: "pick", name: "section", value });

export function FilesSide({ app }: { app: State }) {
  const section = app.picks.section;
  return (
    <nav class="files-side" aria-label="Places">
      <div class="files-me">
        <MenuButton id="files.account" menu="files.account.menu" class="account-button">
          <Avatar seed={ME} name={person(ME).name} size={24} />
          {person(ME).name}
          <Icon of={ChevronDown} size={12} />
        </MenuButton>
        <Menu id="files.account.menu" anchor="files.account" label="Account">
          <MenuItem id="files.settings" onPress={() => send({ type: "popup", id: "account" })}>
            Settings
          </MenuItem>
          <MenuItem
            id="files.dark"
            checked={app.flags.dark === true}
            onPress={() => send({ type: "flag", id: "dark" })}
          >
            Dark theme
          </MenuItem>
          <MenuItem id="files.news" onPress={() => send({ type: "popup", id: "changes" })}>
            What’s new
          </MenuItem>
        </Menu>
        <Button
          id="files.bell"
          tip="Notifications"
          tipSide="bottom"
          class="icon-button"
          onPress={() => send({ type: "open", id: "notices" })}
        >
          <Icon of={Bell} size={16} />
        </Button>
      </div>
      <span class="search-box">
        <Icon of={Search} size={14} />
        <Field id="files.find" label="Search files" placeholder="Search" type="search" />
      </span>
      <ScrollArea id="files.nav" label="Places" class="files-nav" gutter="overlay">
        {NAV.map(([key, name, icon]) => (
          <Button key={key} id={`files.place.${key}`} class="nav-row" current={section === key} onPress={go(key)}>
            <Icon of={icon} size={16} />
            {name}
            {key === "trash" && app.trashed.length > 0 && <span class="quiet">{app.trashed.length}</span>}
          </Button>
        ))}
        <p class="nav-title">Skerry Ferries</p>
        {PROJECTS.map((project) => (
          <Button
            key={project}
            id={`files.project.${project.toLowerCase().replace(/ /g, "-")}`}
            class="nav-row"
            current={section === `project:${project}`}
            onPress={go(`project:${project}`)}
          >
            <Icon of={Folder} size={16} />
            {project}
          </Button>
        ))}
        <p class="nav-title">Starred</p>
        {FILES.filter((file) => app.starred.includes(file.key)).map((file) => (
          <Button
            key={file.key}
            id={`files.starred.${file.key}`}
            class="nav-row"
            onPress={() => send({ type: "file.open", id: file.key })}
          >
            <Icon of={KIND_ICONS[file.kind]} size={16} />
            {app.renamed[file.key] ?? file.name}
          </Button>
        ))}
      </ScrollArea>
    </nav>
  );
}

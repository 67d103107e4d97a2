// The file browser.
import {
  Bell,
  ChevronDown,
  Clock,
  Ellipsis,
  FileText,
  Folder,
  Globe,
  LayoutGrid,
  List,
  PenTool,
  Plus,
  Presentation,
  Search,
  Star,
  StickyNote,
  Trash2,
  Workflow,
} from "lucide-preact";
import {
  Art,
  Avatar,
  Button,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  MenuSeparator,
  names,
  ScrollArea,
  Select,
  send,
  useKit,
} from "../../_kit";
import { BLANK_FILES, FILES, PROJECTS, type WorkFile } from "../content/files";
import { ME, person } from "../content/people";
import type { State } from "../state/model";
import { Highlights } from "./highlights";
import { Logo } from "./logo";
import { Mini } from "./mini";

const KIND_ICONS = { design: PenTool, board: StickyNote, deck: Presentation, prototype: Workflow } as const;
const KIND_NAMES = { design: "Design", board: "Whiteboard", deck: "Slides", prototype: "Prototype" } as const;

const NAV = [
  ["recents", "Recents", Clock],
  ["drafts", "Drafts", FileText],
  ["projects", "All projects", LayoutGrid],
  ["community", "Community", Globe],
  ["trash", "Trash", Trash2],
] as const;

const go = (value: string) => () => send({ type: "pick", name: "section", value });

function filesIn(app: State, words: string): WorkFile[] {
  const section = app.picks.section ?? "recents";
  const made = BLANK_FILES.filter((one) => app.created.includes(one.key));
  const found = [...made, ...FILES].filter((file) => {
    const name = (app.renamed[file.key] ?? file.name).toLowerCase();
    if (section === "trash") return app.trashed.includes(file.key);
    if (app.trashed.includes(file.key) || !name.includes(words)) return false;
    if (section === "drafts") return file.project === "Drafts" || file.by[0] === ME;
    if (section.startsWith("project:")) return file.project === section.slice(8);
    return app.picks.kind === "all" || file.kind === app.picks.kind;
  });
  return app.picks.sort === "name" ? found.sort((a, b) => a.name.localeCompare(b.name, "en")) : found;
}

function Side({ app }: { app: State }) {
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

const Thumb = ({ file }: { file: WorkFile }) =>
  file.page && file.page !== "blank" && file.page !== "empty" ? (
    <Mini page={file.page} />
  ) : (
    <Art kind={file.art[0]} seed={file.art[1]} width={260} height={150} />
  );

function Card({ app, file }: { app: State; file: WorkFile }) {
  const isStarred = app.starred.includes(file.key);
  const name = app.renamed[file.key] ?? file.name;
  return (
    <li class="file-card" aria-label={name}>
      <Button
        id={`files.open.${file.key}`}
        class="file-thumb"
        label={`Open ${name}`}
        onPress={() => send({ type: "file.open", id: file.key })}
      >
        <Thumb file={file} />
        {app.loading === file.key && <span class="file-loading">Opening…</span>}
      </Button>
      <span class={`file-kind kind-${file.kind}`}>
        <Icon of={KIND_ICONS[file.kind]} size={14} label={KIND_NAMES[file.kind]} />
      </span>
      <Button
        id={`files.name.${file.key}`}
        class="file-title"
        onPress={() => send({ type: "file.open", id: file.key })}
      >
        {name}
      </Button>
      <span class="quiet file-edited">Edited {file.edited}</span>
      <span class={names("file-tools", (isStarred || app.menuFor === file.key) && "file-tools-on")}>
        <Button
          id={`files.star.${file.key}`}
          label={`${isStarred ? "Unstar" : "Star"} ${name}`}
          pressed={isStarred}
          class={names("icon-button", isStarred && "starred")}
          onPress={() => send({ type: "file.star", id: file.key })}
        >
          <Icon of={Star} size={15} />
        </Button>
        <Button
          id={`files.menu.${file.key}`}
          label={`More on ${name}`}
          class="icon-button"
          onPress={() => send({ type: "file.menu", id: file.key })}
        >
          <Icon of={Ellipsis} size={15} />
        </Button>
      </span>
    </li>
  );
}

function CardMenu({ app }: { app: State }) {
  const key = app.menuFor;
  const isGone = app.trashed.includes(key);
  return (
    <Menu id="file.menu" anchor={`files.menu.${key}`} side="bottom-end" label="File">
      <MenuItem id="file.menu.open" onPress={() => send({ type: "file.open", id: key })}>
        Open
      </MenuItem>
      <MenuItem id="file.menu.star" onPress={() => send({ type: "file.star", id: key })}>
        {app.starred.includes(key) ? "Remove from starred" : "Add to starred"}
      </MenuItem>
      <MenuItem id="file.menu.link" hint="Ctrl+L" onPress={() => send({ type: "say", text: "Link copied" })}>
        Copy link
      </MenuItem>
      <MenuItem id="file.menu.share" onPress={() => send({ type: "open", id: "share" })}>
        Share
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="file.menu.rename" onPress={() => send({ type: "popup", id: "rename" })}>
        Rename
      </MenuItem>
      <MenuItem id="file.menu.duplicate" onPress={() => send({ type: "say", text: "Copied to your drafts" })}>
        Duplicate
      </MenuItem>
      <MenuItem id="file.menu.move" onPress={() => send({ type: "popup", id: "move" })}>
        Move file…
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="file.menu.trash" danger={!isGone} onPress={() => send({ type: "file.trash", id: key })}>
        {isGone ? "Restore" : "Move to trash"}
      </MenuItem>
    </Menu>
  );
}

const KINDS = [
  { value: "all", label: "All files" },
  { value: "design", label: "Design files" },
  { value: "board", label: "Whiteboards" },
  { value: "deck", label: "Slides" },
  { value: "prototype", label: "Prototypes" },
];

const TITLES: Record<string, string> = {
  recents: "Recents",
  drafts: "Drafts",
  projects: "All projects",
  community: "Community",
  trash: "Trash",
};

export function FilesPlace({ app }: { app: State }) {
  const section = app.picks.section ?? "recents";
  const words = String(useKit("field:files.find") ?? "").toLowerCase();
  const shown = filesIn(app, words);
  const isList = app.picks.layout === "list";
  return (
    <div class="files">
      <Side app={app} />
      <main class="files-main">
        <header class="files-head">
          <Logo size={22} />
          <h1>{section.startsWith("project:") ? section.slice(8) : TITLES[section]}</h1>
          <span class="spring" />
          <Button id="files.new.design" class="new-button" onPress={() => send({ type: "file.new", kind: "design" })}>
            <Icon of={PenTool} size={15} /> Design file
          </Button>
          <Button id="files.new.board" class="new-button" onPress={() => send({ type: "file.new", kind: "board" })}>
            <Icon of={StickyNote} size={15} /> Whiteboard
          </Button>
          <Button id="files.invite" class="secondary" onPress={() => send({ type: "open", id: "share" })}>
            <Icon of={Plus} size={15} /> Invite
          </Button>
        </header>
        <div class="files-bar">
          <Select
            id="files.kind"
            label="Kind of file"
            class="mini-select"
            value={app.picks.kind ?? "all"}
            options={KINDS}
            onChange={(value) => send({ type: "pick", name: "kind", value })}
          />
          <Select
            id="files.sort"
            label="Sort"
            class="mini-select"
            value={app.picks.sort ?? "edited"}
            options={[
              { value: "edited", label: "Last modified" },
              { value: "name", label: "Alphabetical" },
            ]}
            onChange={(value) => send({ type: "pick", name: "sort", value })}
          />
          <span class="quiet">{shown.length} files</span>
          <span class="spring" />
          {(["grid", "list"] as const).map((layout) => (
            <Button
              key={layout}
              id={`files.layout.${layout}`}
              tip={layout === "grid" ? "Show as grid" : "Show as list"}
              pressed={app.picks.layout === layout}
              class="icon-button"
              onPress={() => send({ type: "pick", name: "layout", value: layout })}
            >
              <Icon of={layout === "grid" ? LayoutGrid : List} size={16} />
            </Button>
          ))}
        </div>
        <ScrollArea id="files.scroll" label="Files" class="files-scroll">
          {section === "recents" && words === "" && <Highlights />}
          <ul class={isList ? "file-rows" : "file-grid"} aria-label="Files">
            {shown.map((file) => (
              <Card key={file.key} app={app} file={file} />
            ))}
          </ul>
          {shown.length === 0 && (
            <p class="empty">{section === "trash" ? "The trash is empty." : "No file is called that."}</p>
          )}
        </ScrollArea>
      </main>
      <CardMenu app={app} />
    </div>
  );
}

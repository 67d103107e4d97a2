// Small layers over the text: what a chip stands for, the status of saving, searching the menus.
import {
  mdiCalendarPlus,
  mdiContentCopy,
  mdiEmailOutline,
  mdiFileDocumentOutline,
  mdiLinkVariant,
  mdiLinkVariantOff,
  mdiMagnify,
  mdiMessageTextOutline,
  mdiPencilOutline,
} from "@mdi/js";
import {
  Button,
  close,
  command,
  Field,
  Icon,
  Menu,
  MenuItem,
  MenuSeparator,
  Popover,
  Switch,
  send,
  useKit,
} from "../../_kit";
import { type Chip, chipOf, STATUS_OPTIONS, STATUS_START } from "../content/chips";
import { fileOf } from "../content/files";
import { personOf } from "../content/people";
import type { Entry } from "../menus/entries";
import { EDIT, FILE, VIEW } from "../menus/file_edit_view";
import { FORMAT } from "../menus/format";
import { INSERT } from "../menus/insert";
import { HELP, TOOLS } from "../menus/tools_help";
import type { State } from "../state/model";
import { Face } from "./faces";

const tool = (id: string, label: string, icon: string, onPress: () => void) => (
  <Button id={id} class="chip-tool" onPress={onPress}>
    <Icon path={icon} size={18} />
    {label}
  </Button>
);
const say = (text: string) => () => {
  command(close("chip.card"));
  send({ type: "say", text });
};

function ChipBody({ chip }: { chip: Chip }) {
  if (chip.kind === "person" || chip.kind === "shift") {
    const { name, mail, role } = personOf(chip.of);
    return (
      <>
        <div class="chip-head">
          <Face who={chip.of} size={56} />
          <span>
            <strong class="chip-name">{name}</strong>
            <span class="quiet block">{role}</span>
            <span class="quiet block">{mail}</span>
          </span>
        </div>
        <div class="chip-tools">
          {tool("card.email", "Email", mdiEmailOutline, say(`A message to ${name} was begun`))}
          {tool("card.chat", "Chat", mdiMessageTextOutline, say(`A chat with ${name} was begun`))}
          {tool("card.meet", "Schedule", mdiCalendarPlus, say(`A meeting with ${name} was proposed`))}
        </div>
      </>
    );
  }
  const open = () => {
    command(close("chip.card"));
    if (chip.kind === "file") send({ type: "doc.open", id: chip.of });
    else if (chip.kind === "heading") send({ type: "outline.jump", id: chip.of });
    else
      send({
        type: "say",
        text: chip.kind === "date" ? "A meeting was put on that day" : "The page opens in a tab of its own",
      });
  };
  const openers = { file: "Open", heading: "Go there", date: "Book a meeting", web: "Open" } as const;
  return (
    <>
      <div class="chip-head">
        <Icon path={chip.kind === "file" ? mdiFileDocumentOutline : mdiLinkVariant} size={28} />
        <span>
          <strong>{chip.label}</strong>
          {chip.kind === "file" && <span class="quiet block">Owner: {personOf(fileOf(chip.of).owner).name}</span>}
          {chip.kind === "file" && <span class="quiet block">Last changed {fileOf(chip.of).changed}</span>}
          {chip.kind === "web" && <span class="quiet block">{chip.of}</span>}
        </span>
      </div>
      <div class="chip-tools">
        {tool("card.open", openers[chip.kind as keyof typeof openers] ?? "Open", mdiPencilOutline, open)}
        {tool("card.copy", "Copy link", mdiContentCopy, () => send({ type: "link.copy" }))}
        {tool("card.plain", "Only text", mdiLinkVariantOff, say("It stays a chip while others are reading"))}
      </div>
    </>
  );
}

export function ChipCard({ app }: { app: State }) {
  if (app.chip.key === "" || app.chip.key.startsWith("status")) return null;
  const chip = chipOf(app.chip.key);
  return (
    <Popover id="chip.card" anchor={app.chip.anchor} label={chip.label} class="chip-card">
      <ChipBody chip={chip} />
    </Popover>
  );
}

export function StatusMenu({ app }: { app: State }) {
  const of = app.chip.key.split(".")[1] ?? "";
  const options = STATUS_OPTIONS[of];
  if (!app.chip.key.startsWith("status") || !options) return null;
  const now = app.statuses[of] ?? STATUS_START[of];
  return (
    <Menu id="status.menu" anchor={app.chip.anchor} label="Status" class="docs-menu">
      {options.map((value) => (
        <MenuItem
          key={value}
          id={`status.${value.toLowerCase().replaceAll(" ", "-")}`}
          checked={now === value}
          exclusive
          onPress={() => send({ type: "status.set", of, value })}
        >
          {value}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem id="status.edit" onPress={() => send({ type: "say", text: "These options belong to the Trust" })}>
        Add or edit options
      </MenuItem>
    </Menu>
  );
}

export const TableMenu = (_: { app: State }) => (
  <Menu id="table.menu" anchor="table.options" side="bottom-end" label="Table options" class="docs-menu">
    {(
      [
        ["row", "Insert row below"],
        ["column", "Insert column right"],
        ["less-row", "Delete row"],
        ["less-column", "Delete column"],
      ] as const
    ).map(([change, label]) => (
      <MenuItem key={change} id={`table.${change}`} onPress={() => send({ type: "rows.change", change })}>
        {label}
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem id="table.delete" onPress={() => send({ type: "remove.selected" })}>
      Delete table
    </MenuItem>
  </Menu>
);

export const FigureMenu = (_: { app: State }) => (
  <Menu id="figure.menu" anchor="wrap.more" side="bottom-end" label="Picture options" class="docs-menu">
    <MenuItem id="figure.menu.comment" onPress={() => send({ type: "talk.draft" })}>
      Comment
    </MenuItem>
    <MenuItem id="figure.menu.alt" onPress={() => send({ type: "say", text: "The description says what is seen" })}>
      Check the description
    </MenuItem>
    <MenuItem id="figure.menu.delete" onPress={() => send({ type: "remove.selected" })}>
      Delete picture
    </MenuItem>
  </Menu>
);

const SAYS = {
  saved: ["All changes are saved", "Every change you make is saved at once and is there for everybody."],
  saving: ["Saving…", "The last change is on its way."],
  offline: ["No connection", "Your changes are kept on this computer. Sharing and history come back with the line."],
} as const;

export function CloudCard({ app }: { app: State }) {
  const [title, line] = SAYS[app.saving];
  const isKept = app.home.offline.includes(app.doc);
  return (
    <Popover id="cloud" anchor="title.cloud" label="Document status" class="cloud-card">
      <strong>{title}</strong>
      <p>{line}</p>
      <Switch
        id="cloud.offline"
        label="Available offline"
        value={isKept}
        onChange={() => send({ type: "home.offline", id: app.doc })}
      />
    </Popover>
  );
}

interface Leaf {
  id: string;
  label: string;
  path: string;
  entry: Entry;
}

const leavesOf = (entries: readonly (Entry | null)[], id: string, path: string): Leaf[] =>
  entries.flatMap((entry) => {
    if (!entry) return [];
    if (entry.sub && entry.sub.length > 0) return leavesOf(entry.sub, `${id}.${entry.key}`, `${path} › ${entry.label}`);
    return entry.grid ? [] : [{ id: `${id}.${entry.key}`, label: entry.label, path, entry }];
  });
const LEAVES: readonly Leaf[] = [
  ...leavesOf(FILE, "file", "File"),
  ...leavesOf(EDIT, "edit", "Edit"),
  ...leavesOf(VIEW, "view", "View"),
  ...leavesOf(INSERT, "insert", "Insert"),
  ...leavesOf(FORMAT, "format", "Format"),
  ...leavesOf(TOOLS, "tools", "Tools"),
  ...leavesOf(HELP, "help", "Help"),
];
const USUAL = [
  "file.print",
  "insert.image.pictures",
  "tools.count",
  "view.outline",
  "format.clear",
  "file.history.see",
];

export function Finder({ app }: { app: State }) {
  const query = (useKit<string>("field:finder.field") ?? "").trim().toLowerCase();
  const found = LEAVES.filter((leaf) =>
    query === "" ? USUAL.includes(leaf.id) : leaf.label.toLowerCase().includes(query),
  ).slice(0, 8);
  return (
    <Popover id="finder" anchor="tool.finder" label="Search the menus" class="finder">
      <span class="finder-field">
        <Icon path={mdiMagnify} size={20} />
        <Field id="finder.field" label="Search the menus" placeholder="Search the menus" />
      </span>
      {found.map((leaf) => (
        <Button
          key={leaf.id}
          id={`finder.${leaf.id}`}
          class="contact"
          inactive={leaf.entry.inactive?.(app)}
          onPress={() => {
            command(close("finder"));
            const { sends, does } = leaf.entry;
            if (sends) send(typeof sends === "function" ? sends(app) : sends);
            if (does) command(...does());
          }}
        >
          <span>
            {leaf.label}
            <span class="quiet block">{leaf.path}</span>
          </span>
        </Button>
      ))}
      {found.length === 0 && <p class="quiet">Nothing in the menus is called “{query}”.</p>}
    </Popover>
  );
}

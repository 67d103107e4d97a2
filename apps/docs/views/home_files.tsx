// The documents of the home screen, as cards or rows.
import {
  mdiAccountMultipleOutline,
  mdiCheckCircle,
  mdiDeleteOutline,
  mdiDotsVertical,
  mdiFileDocument,
  mdiFileWord,
  mdiFolderOutline,
  mdiFormatListBulletedSquare,
  mdiOpenInNew,
  mdiRename,
  mdiSortAlphabeticalAscending,
  mdiViewGridOutline,
} from "@mdi/js";
import { Button, command, Icon, Menu, MenuButton, MenuItem, names, open, Select, send } from "../../_kit";
import { type FileEntry, openedNote, PERIODS } from "../content/files";
import { personOf } from "../content/people";
import { listed, titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { Sheet } from "./sheet";

const OWNERS = [
  { value: "anyone", label: "Owned by anyone" },
  { value: "me", label: "Owned by me" },
  { value: "others", label: "Not owned by me" },
];
const SORTS = [
  ["opened", "Last opened"],
  ["opened-me", "Last opened by me"],
  ["changed", "Last changed"],
  ["title", "Title"],
] as const;

const DocIcon = ({ file }: { file: FileEntry }) => (
  <Icon
    path={file.format === "docx" ? mdiFileWord : mdiFileDocument}
    size={22}
    style={{ color: file.format === "docx" ? "#185abd" : "#2a6fdb" }}
    class="doc-icon"
  />
);

const Marks = ({ app, file }: { app: State; file: FileEntry }) => (
  <>
    {file.shared && <Icon path={mdiAccountMultipleOutline} size={18} label="Shared" class="file-mark" />}
    {app.home.offline.includes(file.key) && (
      <Icon path={mdiCheckCircle} size={16} label="Available offline" class="file-mark" />
    )}
  </>
);

const MoreButton = ({ file, title }: { file: FileEntry; title: string }) => (
  <Button
    id={`files.more.${file.key}`}
    class="round small file-more"
    label={`More actions for ${title}`}
    tip="More actions"
    aria-haspopup="menu"
    onPress={() => send({ type: "home.menu", id: file.key })}
  >
    <Icon path={mdiDotsVertical} size={20} />
  </Button>
);

function Card({ app, file }: { app: State; file: FileEntry }) {
  const title = titleOf(app, file.key);
  return (
    <div class="file-card" role="group" aria-label={title}>
      <Button
        as="div"
        id={`files.open.${file.key}`}
        class="file-open"
        onPress={() => send({ type: "doc.open", id: file.key })}
      >
        <span class="file-sheet">
          <Sheet
            seed={file.key}
            title={file.title}
            layout={file.layout}
            accent={file.accent}
            width={208}
            height={263}
          />
        </span>
        <span class="file-foot">
          <span class="file-title">{title}</span>
          <span class="file-line quiet">
            <DocIcon file={file} />
            <Marks app={app} file={file} />
            <span class="cut-off">{openedNote(file)}</span>
          </span>
        </span>
      </Button>
      <MoreButton file={file} title={title} />
    </div>
  );
}

function Row({ app, file }: { app: State; file: FileEntry }) {
  const title = titleOf(app, file.key);
  return (
    <div class="file-row" role="group" aria-label={title}>
      <Button
        as="div"
        id={`files.open.${file.key}`}
        class="file-row-open"
        onPress={() => send({ type: "doc.open", id: file.key })}
      >
        <DocIcon file={file} />
        <span class="file-row-title">
          <span class="cut-off">{title}</span>
          <Marks app={app} file={file} />
        </span>
        <span class="file-row-owner">{file.owner === "ines" ? "me" : personOf(file.owner).name}</span>
        <span class="file-row-when">{app.home.sort === "changed" ? file.changed : file.opened}</span>
      </Button>
      <MoreButton file={file} title={title} />
    </div>
  );
}

function Bar({ app, first }: { app: State; first: string }) {
  const { layout, owner } = app.home;
  return (
    <div class="files-bar">
      <h2>{first}</h2>
      <Select
        id="files.owner"
        label="Owner"
        value={owner}
        options={OWNERS}
        onChange={(value) => send({ type: "home.set", key: "owner", value })}
        class="owner-select"
      />
      <span class="files-sort-name quiet">
        {layout === "list" ? SORTS.find(([key]) => key === app.home.sort)?.[1] : ""}
      </span>
      <Button
        id="files.layout"
        class="round"
        label={layout === "grid" ? "List view" : "Grid view"}
        tip={layout === "grid" ? "List view" : "Grid view"}
        onPress={() => send({ type: "home.set", key: "layout", value: layout === "grid" ? "list" : "grid" })}
      >
        <Icon path={layout === "grid" ? mdiFormatListBulletedSquare : mdiViewGridOutline} size={24} />
      </Button>
      <MenuButton id="files.sort" menu="files.sort.menu" class="round" label="Sort options" tip="Sort options">
        <Icon path={mdiSortAlphabeticalAscending} size={24} />
      </MenuButton>
      <Menu id="files.sort.menu" anchor="files.sort" side="bottom-end" label="Sort options" class="docs-menu">
        {SORTS.map(([key, name]) => (
          <MenuItem
            key={key}
            id={`files.sort.${key}`}
            checked={app.home.sort === key}
            exclusive
            onPress={() => send({ type: "home.set", key: "sort", value: key })}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Button
        id="files.picker"
        class="round"
        label="Open file picker"
        tip="Open file picker"
        onPress={() => command(open("picker"))}
      >
        <Icon path={mdiFolderOutline} size={24} />
      </Button>
    </div>
  );
}

const FileMenu = ({ app }: { app: State }) => {
  const id = app.home.menuFor;
  return (
    <Menu id="home.menu" anchor={`files.more.${id}`} side="bottom-end" label="Document" class="docs-menu">
      <MenuItem
        id="file.menu.rename"
        icon={<Icon path={mdiRename} size={20} />}
        onPress={() => send({ type: "doc.renaming", id })}
      >
        Rename
      </MenuItem>
      <MenuItem
        id="file.menu.remove"
        icon={<Icon path={mdiDeleteOutline} size={20} />}
        onPress={() => send({ type: "doc.remove", id })}
      >
        Remove
      </MenuItem>
      <MenuItem
        id="file.menu.tab"
        icon={<Icon path={mdiOpenInNew} size={20} />}
        onPress={() => send({ type: "say", text: "Opened in a new tab" })}
      >
        Open in new tab
      </MenuItem>
      <MenuItem
        id="file.menu.offline"
        icon={<Icon path={mdiCheckCircle} size={20} />}
        checked={app.home.offline.includes(id)}
        onPress={() => send({ type: "home.offline", id })}
      >
        Available offline
      </MenuItem>
    </Menu>
  );
};

export function Files({ app }: { app: State }) {
  const files = listed(app);
  const { layout, sort } = app.home;
  const isByTime = sort === "opened" || sort === "opened-me";
  let from = -1;
  const groups = isByTime
    ? PERIODS.map(([name, days]) => {
        const inside = files.filter((file) => file.daysAgo > from && file.daysAgo <= days);
        from = days;
        return { name, inside };
      }).filter(({ inside }) => inside.length > 0)
    : [{ name: sort === "title" ? "By title" : "By last change", inside: files }];
  const One = layout === "grid" ? Card : Row;
  return (
    <section class="files" aria-label="Documents">
      <Bar app={app} first={groups[0]?.name ?? "Nothing found"} />
      {groups.length === 0 && <p class="files-empty quiet">No document fits. Try another word or another owner.</p>}
      {groups.map(({ name, inside }, at) => (
        <div key={name}>
          {at > 0 && <h3 class="files-period">{name}</h3>}
          <div class={names(layout === "grid" ? "file-grid" : "file-list")}>
            {inside.map((file) => (
              <One key={file.key} app={app} file={file} />
            ))}
          </div>
        </div>
      ))}
      <FileMenu app={app} />
    </section>
  );
}

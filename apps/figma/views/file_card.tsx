// One file in the browser, and the menu that hangs on it.
import { Ellipsis, PenTool, Presentation, Star, StickyNote, Workflow } from "lucide-preact";
import { Art, Button, Icon, Menu, MenuItem, MenuSeparator, names, send } from "../../_kit";
import type { WorkFile } from "../content/files";
import type { State } from "../state/model";
import { Mini } from "./mini";

export const KIND_ICONS = { design: PenTool, board: StickyNote, deck: Presentation, prototype: Workflow } as const;
const KIND_NAMES = { design: "Design", board: "Whiteboard", deck: "Slides", prototype: "Prototype" } as const;

const Thumb = ({ file }: { file: WorkFile }) =>
  file.page && file.page !== "blank" && file.page !== "empty" ? (
    <Mini page={file.page} />
  ) : (
    <Art kind={file.art[0]} seed={file.art[1]} width={260} height={150} />
  );

export function FileCard({ app, file }: { app: State; file: WorkFile }) {
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

export function FileMenu({ app }: { app: State }) {
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

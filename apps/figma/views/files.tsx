// The file browser.
import { LayoutGrid, List, PenTool, Plus, StickyNote } from "lucide-preact";
import { Button, Icon, ScrollArea, Select, send, useKit } from "../../_kit";
import { BLANK_FILES, FILES, type WorkFile } from "../content/files";
import { ME } from "../content/people";
import type { State } from "../state/model";
import { FileCard, FileMenu } from "./file_card";
import { FilesSide } from "./files_side";
import { Highlights } from "./highlights";
import { Logo } from "./logo";

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
      <FilesSide app={app} />
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
              <FileCard key={file.key} app={app} file={file} />
            ))}
          </ul>
          {shown.length === 0 && (
            <p class="empty">{section === "trash" ? "The trash is empty." : "No file is called that."}</p>
          )}
        </ScrollArea>
      </main>
      <FileMenu app={app} />
    </div>
  );
}

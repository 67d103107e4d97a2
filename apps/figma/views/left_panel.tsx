// The left side of the design editor: file, pages, layers; assets.
import {
  ChevronDown,
  ChevronRight,
  Circle,
  Component,
  Diamond,
  Eye,
  EyeOff,
  Frame,
  Group,
  Image,
  Lock,
  LockOpen,
  PanelLeft,
  Plus,
  Search,
  Slash,
  Square,
  StickyNote,
  Type,
} from "lucide-preact";
import { memo } from "preact/compat";
import { Button, Field, Icon, MenuButton, names, ScrollArea, Splitter, send, useKit, useSplit } from "../../_kit";
import { fileOf, pagesOf } from "../content/files";
import type { Kind } from "../content/things";
import type { State } from "../state/model";
import { isAlike, keysIn, type Live, thingOf } from "../state/tree";
import { Assets } from "./assets";
import { Logo } from "./logo";
import { FileNameMenu, MainMenu } from "./main_menu";

const KIND_ICONS: Record<Kind, typeof Frame> = {
  frame: Frame,
  section: Square,
  group: Group,
  component: Component,
  instance: Diamond,
  rect: Square,
  ellipse: Circle,
  line: Slash,
  text: Type,
  image: Image,
  icon: Diamond,
  note: StickyNote,
  shape: Square,
  stamp: Circle,
};

const isPurple = (thing: Live): boolean => thing.kind === "component" || thing.kind === "instance";

function RowTools({ thing }: { thing: Live }) {
  const { key, name, locked, hidden } = thing;
  return (
    <span class="row-tools">
      <Button
        id={`layers.lock.${key}`}
        label={`${locked ? "Unlock" : "Lock"} ${name}`}
        class={names("row-tool", locked && "row-tool-on")}
        onPress={() => send({ type: "row.turn", id: key, name: "locked" })}
      >
        <Icon of={locked ? Lock : LockOpen} size={13} />
      </Button>
      <Button
        id={`layers.eye.${key}`}
        label={`${hidden ? "Show" : "Hide"} ${name}`}
        class={names("row-tool", hidden && "row-tool-on")}
        onPress={() => send({ type: "row.turn", id: key, name: "hidden" })}
      >
        <Icon of={hidden ? EyeOff : Eye} size={13} />
      </Button>
    </span>
  );
}

interface RowProps {
  app: State;
  name: string;
  depth: number;
}

function Row({ app, name, depth }: RowProps) {
  const thing = thingOf(app, name);
  if (!thing) return null;
  const kids = keysIn(app, name);
  const isOpen = app.expanded.includes(name);
  const isRenaming = app.picks.renaming === name;
  return (
    <>
      <Button
        as="div"
        id={`layers.row.${name}`}
        role="treeitem"
        label={thing.name}
        selected={app.selection.includes(name)}
        expanded={kids.length > 0 ? isOpen : undefined}
        aria-level={depth + 1}
        class={names("row", isPurple(thing) && "row-purple", thing.hidden && "row-hidden", depth === 0 && "row-top")}
        style={{ paddingLeft: 8 + depth * 18 }}
        onPress={(event) => send({ type: "select", id: name, shift: event.shiftKey })}
        onDoublePress={() => send({ type: "rename.start", id: name })}
      >
        {kids.length > 0 ? (
          <Button
            id={`layers.toggle.${name}`}
            label={`${isOpen ? "Fold" : "Unfold"} ${thing.name}`}
            class="row-toggle"
            tabIndex={-1}
            onPress={() => send({ type: "expand", id: name })}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} />
          </Button>
        ) : (
          <span class="row-toggle" />
        )}
        <Icon of={KIND_ICONS[thing.kind]} size={13} class="row-icon" />
        {isRenaming ? (
          <Field
            id="layers.rename"
            label={`Name of ${thing.name}`}
            class="row-field"
            value={app.picks.draft ?? thing.name}
            onInput={(value) => send({ type: "pick", name: "draft", value })}
            onEnter={(value) => send({ type: "rename.end", value })}
          />
        ) : (
          <span class="row-name">{thing.name}</span>
        )}
        <RowTools thing={thing} />
      </Button>
      {isOpen && [...kids].reverse().map((kid) => <LayerRow key={kid} app={app} name={kid} depth={depth + 1} />)}
    </>
  );
}

const isSame = (before: RowProps, after: RowProps): boolean =>
  before.name === after.name &&
  before.app.selection === after.app.selection &&
  before.app.expanded === after.app.expanded &&
  before.app.made === after.app.made &&
  before.app.gone === after.app.gone &&
  before.app.picks === after.app.picks &&
  isAlike(before.app, after.app, before.name);

const LayerRow = memo(Row, isSame);

function Pages({ app }: { app: State }) {
  const height = useSplit("pages.divider", 254);
  const isFolded = app.flags.pagesFolded === true;
  return (
    <>
      <div class="pages" style={{ height: isFolded ? 38 : height }} data-igg-area="pages.panel">
        <div class="panel-head">
          <Button
            id="pages.fold"
            class="head-title"
            expanded={!isFolded}
            onPress={() => send({ type: "flag", id: "pagesFolded" })}
          >
            <Icon of={isFolded ? ChevronRight : ChevronDown} size={12} />
            Pages
          </Button>
          <span class="spring" />
          <Button
            id="pages.add"
            tip="Add new page"
            class="icon-button"
            onPress={() => send({ type: "say", text: "Your plan holds eight pages in a file" })}
          >
            <Icon of={Plus} size={16} />
          </Button>
        </div>
        {!isFolded && (
          <ScrollArea id="pages.list" label="Pages" class="pages-list" gutter="overlay">
            {pagesOf(app.file).map((page) => (
              <Button
                key={page.key}
                id={`pages.page.${page.key}`}
                class="page-row"
                current={page.key === app.page}
                onPress={() => send({ type: "page", id: page.key })}
              >
                {page.name}
              </Button>
            ))}
          </ScrollArea>
        )}
      </div>
      {!isFolded && (
        <Splitter
          id="pages.divider"
          label="Resize pages"
          axis="y"
          start={254}
          min={38}
          max={420}
          class="thin-divider"
        />
      )}
    </>
  );
}

function Layers({ app }: { app: State }) {
  const words = String(useKit("field:layers.find") ?? "").toLowerCase();
  const shown = [...keysIn(app, null)].reverse().filter((key) => {
    const name = thingOf(app, key)?.name.toLowerCase() ?? "";
    return words === "" || name.includes(words);
  });
  return (
    <div class="layers">
      <div class="panel-head">
        <span class="head-title">Layers</span>
        <span class="spring" />
        <Button
          id="layers.fold"
          tip="Collapse layers"
          class="icon-button"
          inactive={app.expanded.length === 0}
          onPress={() => send({ type: "expand.none" })}
        >
          <Icon of={ChevronDown} size={16} />
        </Button>
      </div>
      {app.flags.finding === true && (
        <Field id="layers.find" label="Find layers" placeholder="Find layers" class="find-field" />
      )}
      <ScrollArea id="layers.list" label="Layers" role="tree" class="layers-list" gutter="overlay">
        {shown.map((key) => (
          <LayerRow key={key} app={app} name={key} depth={0} />
        ))}
      </ScrollArea>
    </div>
  );
}

export function LeftPanel({ app }: { app: State }) {
  const width = useSplit("left.divider", 240);
  const file = fileOf(app.file);
  const tab = app.picks.left;
  return (
    <>
      <aside class="left" style={{ width }} aria-label="File" data-igg-area="left.panel">
        <header class="left-head">
          <MenuButton id="main.button" menu="main.menu" tip="Main menu" class="logo-button">
            <Logo size={20} />
            <Icon of={ChevronDown} size={12} />
          </MenuButton>
          <MainMenu app={app} anchor="main.button" />
          <span class="spring" />
          <Button
            id="left.fold"
            tip="Minimise UI"
            class="icon-button"
            onPress={() => send({ type: "flag", id: "panels" })}
          >
            <Icon of={PanelLeft} size={16} />
          </Button>
        </header>
        <div class="file-name">
          <MenuButton id="file.name" menu="file.name.menu" class="file-button">
            {app.renamed[app.file] ?? file.name}
            <Icon of={ChevronDown} size={12} />
          </MenuButton>
          <FileNameMenu app={app} anchor="file.name" />
          <span class="quiet file-place">{file.project} · Draft 3.2</span>
        </div>
        <div class="left-tabs" role="tablist" aria-label="Left panel">
          {(["file", "assets"] as const).map((key) => (
            <Button
              key={key}
              id={`left.tab.${key}`}
              role="tab"
              selected={tab === key}
              class="small-tab"
              onPress={() => send({ type: "pick", name: "left", value: key })}
            >
              {key === "file" ? "File" : "Assets"}
            </Button>
          ))}
          <span class="spring" />
          <Button
            id="left.find"
            tip="Find"
            class="icon-button"
            pressed={app.flags.finding === true}
            onPress={() => send({ type: "flag", id: "finding" })}
          >
            <Icon of={Search} size={16} />
          </Button>
        </div>
        {tab === "file" ? (
          <>
            <Pages app={app} />
            <Layers app={app} />
          </>
        ) : (
          <Assets app={app} />
        )}
      </aside>
      <Splitter
        id="left.divider"
        label="Resize left panel"
        axis="x"
        start={240}
        min={150}
        max={420}
        class="thin-divider"
      />
    </>
  );
}

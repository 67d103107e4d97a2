// The left side of the design editor: file, pages, layers; assets.
import { ChevronDown, ChevronRight, PanelLeft, Plus, Search } from "lucide-preact";
import { Button, Field, Icon, MenuButton, ScrollArea, Splitter, send, useKit, useSplit } from "../../_kit";
import { fileOf, pagesOf } from "../content/files";
import type { State } from "../state/model";
import { keysIn, thingOf } from "../state/tree";
import { Assets } from "./assets";
import { besideZoom } from "./beside";
import { LayerRow } from "./layer_row";
import { Logo } from "./logo";
import { FileNameMenu, MainMenu } from "./main_menu";

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

export const LeftPanel = besideZoom(({ app }) => {
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
        <div class="left-tabs">
          <div class="tab-list" role="tablist" aria-label="Left panel">
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
          </div>
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
});

// The tabs of the document and the outline of the open one.
import {
  mdiArrowLeft,
  mdiChevronDown,
  mdiChevronRight,
  mdiClose,
  mdiDotsVertical,
  mdiFileDocumentOutline,
  mdiPlus,
} from "@mdi/js";
import { Button, Icon, Menu, MenuButton, MenuItem, names, ScrollArea, Splitter, send, useSplit } from "../../_kit";
import { docOf } from "../content/docs";
import type { Tab } from "../content/types";
import type { State } from "../state/model";
import { headingsOf, layoutNow } from "../state/reading";

const START_PX = 248;

const parentOf = (tab: Pick<Tab, "parent">): string => tab.parent ?? "";

function TabRow({
  app,
  tab,
  depth,
  parent,
}: {
  app: State;
  tab: Pick<Tab, "key" | "name">;
  depth: number;
  parent: boolean;
}) {
  const isFolded = app.tabsFolded.includes(tab.key);
  const renamed = app.tabNames[tab.key];
  return (
    <div class="tab-row" style={{ paddingLeft: `${depth * 16}px` }} role="group" aria-label={tab.name}>
      {parent ? (
        <Button
          id={`tabs.fold.${tab.key}`}
          class="tab-fold"
          label={isFolded ? `Unfold ${tab.name}` : `Fold ${tab.name}`}
          expanded={!isFolded}
          onPress={() => send({ type: "tab.fold", id: tab.key })}
        >
          <Icon path={isFolded ? mdiChevronRight : mdiChevronDown} size={18} />
        </Button>
      ) : (
        <span class="tab-fold" />
      )}
      <Button
        id={`tabs.tab.${tab.key}`}
        class={names("tab-button", app.tab === tab.key && "current")}
        current={app.tab === tab.key}
        onPress={() =>
          app.tab === tab.key ? send({ type: "outline.jump", id: tab.key }) : send({ type: "tab.open", id: tab.key })
        }
      >
        <Icon path={mdiFileDocumentOutline} size={18} />
        <span class="cut-off">
          {tab.name}
          {renamed && <span class="quiet"> · {renamed}</span>}
        </span>
      </Button>
      <MenuButton
        id={`tabs.more.${tab.key}`}
        menu={`tabs.menu.${tab.key}`}
        class="tab-more"
        label={`Options of ${tab.name}`}
      >
        <Icon path={mdiDotsVertical} size={18} />
      </MenuButton>
      <Menu
        id={`tabs.menu.${tab.key}`}
        anchor={`tabs.more.${tab.key}`}
        side="bottom-start"
        label="Tab options"
        class="docs-menu"
      >
        <MenuItem id={`tabs.label.${tab.key}`} onPress={() => send({ type: "tab.name", id: tab.key })}>
          Change the label
        </MenuItem>
        <MenuItem id={`tabs.link.${tab.key}`} onPress={() => send({ type: "link.copy" })}>
          Copy link
        </MenuItem>
        <MenuItem id={`tabs.copy.${tab.key}`} onPress={() => send({ type: "tab.add" })}>
          Duplicate
        </MenuItem>
      </Menu>
    </div>
  );
}

function Headings({ app }: { app: State }) {
  const headings = headingsOf(layoutNow(app)).filter((one) => !app.outlineGone.includes(one.key));
  if (headings.length === 0) return <p class="outline-empty">Headings you add to the document will appear here.</p>;
  return (
    <div class="outline-list" role="list" aria-label="Outline">
      {headings.map(({ key, text, level }) => (
        <div
          key={key}
          class={names("outline-row", `outline-${level}`, app.at === key && "current")}
          role="listitem"
          aria-label={text}
        >
          <Button
            id={`outline.item.${key}`}
            class="outline-item"
            current={app.at === key}
            onPress={() => send({ type: "outline.jump", id: key })}
          >
            {text}
          </Button>
          <Button
            id={`outline.remove.${key}`}
            class="outline-remove"
            label="Remove from the outline"
            onPress={() => send({ type: "outline.remove", id: key })}
          >
            <Icon path={mdiClose} size={16} />
          </Button>
        </div>
      ))}
    </div>
  );
}

/** Tabs below their parents, with the outline below the open one. */
export function Outline({ app }: { app: State }) {
  const width = useSplit("outline.split", START_PX);
  if (!app.show.outline) {
    return (
      <div class="outline-closed">
        <Button
          id="outline.open"
          class="round"
          label="Show tabs and outlines"
          tip="Show tabs and outlines"
          tipSide="right"
          onPress={() => send({ type: "show", key: "outline" })}
        >
          <Icon path={mdiFileDocumentOutline} size={20} />
        </Button>
      </div>
    );
  }
  const { tabs } = docOf(app.doc);
  const made: Pick<Tab, "key" | "name" | "parent">[] = app.tabsMade.map((key) => ({ key, name: "New tab" }));
  const rows = [...tabs, ...made].filter((tab) => !(parentOf(tab) !== "" && app.tabsFolded.includes(parentOf(tab))));
  return (
    <nav class="outline" aria-label="Tabs and outline" style={{ width: `${width}px` }}>
      <div class="outline-top">
        <Button
          id="outline.close"
          class="round small"
          label="Close tabs and outline"
          tip="Close tabs and outline"
          tipSide="right"
          onPress={() => send({ type: "show", key: "outline" })}
        >
          <Icon path={mdiArrowLeft} size={20} />
        </Button>
      </div>
      <div class="outline-title">
        <span>Document tabs</span>
        <Button
          id="tabs.add"
          class="round small"
          label="Add tab"
          tip="Add tab"
          onPress={() => send({ type: "tab.add" })}
        >
          <Icon path={mdiPlus} size={20} />
        </Button>
      </div>
      <ScrollArea id="outline" label="Outline" class="outline-scroll">
        <div class="outline-content">
          {rows.map((tab) => (
            <div key={tab.key}>
              <TabRow
                app={app}
                tab={tab}
                depth={parentOf(tab) === "" ? 0 : 1}
                parent={tabs.some((one) => one.parent === tab.key)}
              />
              {app.tab === tab.key && <Headings app={app} />}
            </div>
          ))}
        </div>
      </ScrollArea>
      <Splitter
        id="outline.split"
        label="Width of the outline"
        axis="x"
        start={START_PX}
        min={64}
        max={420}
        class="outline-split"
      />
    </nav>
  );
}

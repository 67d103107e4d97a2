// The version history: the document as it was, and the list of its versions.
import { mdiArrowLeft, mdiChevronDown, mdiChevronRight, mdiDotsVertical, mdiPrinterOutline } from "@mdi/js";
import {
  Button,
  Checkbox,
  command,
  Dialog,
  Field,
  Icon,
  Menu,
  MenuItem,
  names,
  open,
  ScrollArea,
  Switch,
  send,
  useKit,
} from "../../_kit";
import { tabOf } from "../content/docs";
import { personOf } from "../content/people";
import { daysOf, type Version, versionOf } from "../content/versions";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { layoutOf } from "../state/ops";
import { layoutNow } from "../state/reading";
import { Actions } from "./dialogs_page";
import { numbersOf, OneBlock } from "./pages";

function VersionRow({ app, version, isDetail }: { app: State; version: Version; isDetail: boolean }) {
  const { key, when, who, detailed } = version;
  const name = app.history.names[key] ?? version.name;
  const isOpen = app.history.open.includes(key);
  return (
    <div
      class={names("version", isDetail && "detail", app.history.version === key && "current")}
      role="listitem"
      aria-label={when}
    >
      {detailed ? (
        <Button
          id={`history.unfold.${key}`}
          class="tab-fold"
          label={isOpen ? `Fold ${when}` : `Unfold ${when}`}
          expanded={isOpen}
          onPress={() => send({ type: "history.toggle", id: key })}
        >
          <Icon path={isOpen ? mdiChevronDown : mdiChevronRight} size={20} />
        </Button>
      ) : (
        <span class="tab-fold" />
      )}
      <Button
        id={`history.version.${key}`}
        class="version-text"
        current={app.history.version === key}
        onPress={() => send({ type: "history.choose", id: key })}
      >
        <strong>{name ?? when}</strong>
        {name && <span class="block quiet">{when}</span>}
        {key === "now" && <em class="block quiet">Current version</em>}
        {who.map((one) => (
          <span key={one} class="version-who">
            <span class="version-dot" style={{ background: personOf(one).colour }} />
            {personOf(one).name}
          </span>
        ))}
      </Button>
      <Button
        id={`history.more.${key}`}
        class="round small version-more"
        label={`Options of ${when}`}
        onPress={() => send({ type: "history.menu", id: key })}
      >
        <Icon path={mdiDotsVertical} size={20} />
      </Button>
    </div>
  );
}

function Versions({ app }: { app: State }) {
  const { named, names: given, open: unfolded, changes } = app.history;
  const isShown = (one: Version) => !named || (given[one.key] ?? one.name) !== undefined;
  return (
    <aside class="versions" aria-label="Version history">
      <h2>Version history</h2>
      <Switch
        id="history.named"
        label="Only named versions"
        value={named}
        onChange={() => send({ type: "history.set", key: "named" })}
        class="versions-switch"
      />
      <ScrollArea id="history.list" label="Versions" class="versions-list">
        {daysOf(app.doc).map(({ day, versions }) => {
          const shown = versions.filter(isShown);
          if (shown.length === 0) return null;
          return (
            <section key={day} aria-label={day}>
              <h3>{day}</h3>
              <div role="list" aria-label={`Versions, ${day}`}>
                {shown.map((version) => (
                  <div key={version.key}>
                    <VersionRow app={app} version={version} isDetail={false} />
                    {unfolded.includes(version.key) &&
                      version.detailed?.map((one) => <VersionRow key={one.key} app={app} version={one} isDetail />)}
                  </div>
                ))}
              </div>
            </section>
          );
        })}
      </ScrollArea>
      <footer>
        <Checkbox
          id="history.changes"
          label="Highlight changes"
          value={changes}
          onChange={() => send({ type: "history.set", key: "changes" })}
        />
      </footer>
      <Menu
        id="history.menu"
        anchor={`history.more.${app.history.menuFor}`}
        side="bottom-end"
        label="Version options"
        class="docs-menu"
      >
        <MenuItem id="history.menu.name" onPress={() => command(open("version.name"))}>
          Name this version
        </MenuItem>
        <MenuItem
          id="history.menu.restore"
          inactive={app.history.menuFor === "now"}
          onPress={() => {
            send({ type: "history.choose", id: app.history.menuFor });
            command(open("version.restore"));
          }}
        >
          Restore this version
        </MenuItem>
        <MenuItem id="history.menu.copy" onPress={() => send({ type: "doc.copy" })}>
          Make a copy
        </MenuItem>
      </Menu>
    </aside>
  );
}

export function History({ app }: { app: State }) {
  const version = versionOf(app.doc, app.history.version);
  const isNow = version.key === "now";
  const base = tabOf(app.doc, app.tab);
  const layout = isNow ? layoutNow(app) : layoutOf(base, [], version.without);
  const who = personOf(version.who[0] ?? "ines");
  const look = (key: string) => ({
    selected: app.sel?.whole === true && app.sel.from === key,
    caret: app.sel?.from === key && !app.sel.whole,
    finder: null,
  });
  const frozen: State = { ...app, sel: null, figure: "", mode: "viewing", show: { ...app.show, comments: false } };
  return (
    <div class="history">
      <header class="history-head">
        <Button
          id="history.back"
          class="round"
          label="Back to the document"
          tip="Back to the document"
          tipSide="bottom"
          onPress={() => send({ type: "go", screen: "doc" })}
        >
          <Icon path={mdiArrowLeft} size={24} />
        </Button>
        <span class="history-title">
          {isNow
            ? `Today, ${version.when.replace(/^.*, /, "")}`
            : (app.history.names[version.key] ?? version.name ?? version.when)}
        </span>
        <span class="quiet">{titleOf(app, app.doc)}</span>
        <span class="spring" />
        <Button
          id="history.print"
          class="round"
          label="Print"
          tip="Print"
          tipSide="bottom"
          onPress={() => command(open("print"))}
        >
          <Icon path={mdiPrinterOutline} size={22} />
        </Button>
        <Button
          id="history.restore"
          class="pill-button"
          inactive={isNow}
          onPress={() => command(open("version.restore"))}
        >
          Restore this version
        </Button>
      </header>
      <div class="history-body">
        <main class="history-main">
          <ScrollArea id="history.page" label="The document as it was" class="doc-scroll">
            <div class="pages">
              {layout.pages.map((page, at) => {
                const numbers = numbersOf(page, layout);
                return (
                  <div key={at} class="page-row">
                    <article
                      class="page"
                      aria-label={`Page ${at + 1}`}
                      style={
                        {
                          width: "816px",
                          minHeight: "1056px",
                          paddingLeft: "80px",
                          paddingRight: "80px",
                          "--author": who.colour,
                        } as never
                      }
                    >
                      {page.map((block, index) => (
                        <OneBlock
                          key={block.key}
                          app={frozen}
                          block={block}
                          layout={layout}
                          look={look}
                          number={numbers[index] ?? 1}
                          changed={app.history.changes && version.changed.includes(block.key)}
                        />
                      ))}
                      <span class="page-number">{at + 1}</span>
                    </article>
                  </div>
                );
              })}
            </div>
          </ScrollArea>
        </main>
        <Versions app={app} />
      </div>
    </div>
  );
}

export function VersionDialogs({ app }: { app: State }) {
  const name = useKit<string>("field:version.name.field") ?? "";
  const id = app.screen === "history" ? app.history.menuFor || app.history.version : "now";
  const save = () => send({ type: "history.name", id, name });
  return (
    <>
      <Dialog id="version.name" width={400} label="Name the version" title="Name the version">
        <Field id="version.name.field" label="Name" placeholder="Version name" onEnter={save} />
        <Actions id="version.name" label="Save" inactive={name.trim() === ""} onPress={save} />
      </Dialog>
      <Dialog id="version.restore" width={420} label="Restore this version?" title="Restore this version?">
        <p>The document goes back to this version. The current one is kept in the history.</p>
        <Actions id="version.restore" label="Restore" onPress={() => send({ type: "history.restore" })} />
      </Dialog>
    </>
  );
}

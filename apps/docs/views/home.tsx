// The home screen: what to start from, and the documents.
import { mdiDotsVertical, mdiMagnify, mdiMenu, mdiUnfoldMoreHorizontal } from "@mdi/js";
import { Button, command, Drawer, Field, Icon, Menu, MenuButton, MenuItem, open, ScrollArea, send } from "../../_kit";
import { SHELVES, type Template, templateOf } from "../content/templates";
import type { State } from "../state/model";
import { AccountButton, ProgramsButton } from "./account";
import { Brand } from "./faces";
import { Files } from "./home_files";
import { MainMenu } from "./main_menu";
import { Sheet } from "./sheet";

export function Masthead({ app }: { app: State }) {
  return (
    <header class="home-head">
      <Button
        id="home.menu.main"
        class="round"
        label="Main menu"
        tip="Main menu"
        tipSide="bottom"
        onPress={() => command(open("main"))}
      >
        <Icon path={mdiMenu} size={24} />
      </Button>
      <Button
        as="a"
        id="home.brand"
        class="home-brand"
        label="Foliary home"
        onPress={() => send({ type: "go", screen: "home" })}
      >
        <Brand />
      </Button>
      <span class="home-search">
        <Icon path={mdiMagnify} size={24} />
        <Field
          id="home.search"
          label="Search"
          placeholder="Search"
          type="search"
          value={app.home.query}
          onInput={(value) => send({ type: "home.set", key: "query", value })}
        />
      </span>
      <ProgramsButton />
      <AccountButton place="home" />
      <Drawer id="main" side="left" label="Main menu" title={<Brand />} modal width={280} class="main-menu">
        <MainMenu app={app} />
      </Drawer>
    </header>
  );
}

const WIDTH = 143;

export const TemplateCard = ({
  template,
  area,
  width = WIDTH,
}: {
  template: Template;
  area: string;
  width?: number;
}) => (
  <Button
    id={`${area}.template.${template.key}`}
    class="template"
    onPress={() => send({ type: "doc.new", id: template.key })}
  >
    <span class="template-sheet" style={{ width: `${width}px`, height: `${Math.round(width * 1.3)}px` }}>
      {template.key === "blank" ? (
        <svg width={64} height={64} viewBox="0 0 64 64" aria-hidden="true">
          <path d="M29 10h6v44h-6z" fill="#2a6fdb" />
          <path d="M10 29h22v6H10z" fill="#00695c" />
          <path d="M32 29h22v6H32z" fill="#f2a600" />
          <path d="M29 32h6v22h-6z" fill="#c5221f" />
        </svg>
      ) : (
        <Sheet
          seed={template.key}
          title={template.name}
          layout={template.layout}
          accent={template.accent}
          width={width - 2}
          height={Math.round(width * 1.3) - 2}
        />
      )}
    </span>
    <span class="template-name">{template.name}</span>
    <span class="quiet template-style">{template.style}</span>
  </Button>
);

const FIRST = [...(SHELVES[0]?.templates ?? []), templateOf("report")];

function Strip() {
  return (
    <section class="strip" aria-label="Start a new document">
      <div class="strip-inner">
        <header>
          <h2>Start a new document</h2>
          <span class="spring" />
          <Button id="strip.gallery" class="strip-gallery" onPress={() => send({ type: "go", screen: "gallery" })}>
            Template gallery
            <Icon path={mdiUnfoldMoreHorizontal} size={20} />
          </Button>
          <MenuButton id="strip.more" menu="strip.menu" class="round" label="More options" tip="More options">
            <Icon path={mdiDotsVertical} size={24} />
          </MenuButton>
          <Menu id="strip.menu" anchor="strip.more" side="bottom-end" label="More options" class="docs-menu">
            <MenuItem id="strip.hide" onPress={() => send({ type: "home.strip" })}>
              Hide all templates
            </MenuItem>
          </Menu>
        </header>
        <div class="strip-cards">
          {FIRST.map((template) => (
            <TemplateCard key={template.key} template={template} area="strip" />
          ))}
        </div>
      </div>
    </section>
  );
}

export function Home({ app }: { app: State }) {
  return (
    <div class="home">
      <Masthead app={app} />
      <main class="home-main">
        <ScrollArea id="page" label="Documents" class="home-scroll">
          {app.home.strip && app.home.query === "" && <Strip />}
          <Files app={app} />
        </ScrollArea>
      </main>
    </div>
  );
}

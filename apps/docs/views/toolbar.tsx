// The toolbar: icon-only, its pickers in toolbar_pickers.tsx.
import {
  mdiAccountSupervisorOutline,
  mdiChevronUp,
  mdiCommentPlusOutline,
  mdiEyeOutline,
  mdiFormatPaint,
  mdiImageOutline,
  mdiLinkVariantPlus,
  mdiMagnify,
  mdiMenuDown,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiRedo,
  mdiSpellcheck,
  mdiUndo,
} from "@mdi/js";
import { command, Icon, MenuButton, names, open, send } from "../../_kit";
import { fontOf, styleOf } from "../content/looks";
import type { State } from "../state/model";
import { formatNow } from "../state/reading";
import {
  AlignMenu,
  BulletMenu,
  ColourMenu,
  FontMenu,
  ModeMenu,
  NumberMenu,
  SpacingMenu,
  StyleMenu,
  ZoomMenu,
} from "./toolbar_pickers";

import { Characters, Drop, Line, Paragraphs, Sizes, Tool } from "./toolbar_tools";

const MODES = {
  editing: ["Editing", mdiPencilOutline],
  suggesting: ["Suggesting", mdiAccountSupervisorOutline],
  viewing: ["Viewing", mdiEyeOutline],
} as const;

export function Toolbar({ app }: { app: State }) {
  const format = formatNow(app);
  const work = app.work[`${app.doc}/${app.tab}`];
  const isBusy = app.convert.phase === "opening";
  const off = app.mode === "viewing" || isBusy;
  const [modeName, modeIcon] = MODES[app.mode];
  return (
    <div class="toolbar" role="toolbar" aria-label="Formatting">
      <MenuButton
        id="tool.finder"
        menu="finder"
        popup="dialog"
        class="tool tool-wide"
        label="Menus"
        tip="Search the menus (Alt+/)"
        tipSide="bottom"
        inactive={isBusy}
      >
        <Icon path={mdiMagnify} size={20} />
        Menus
      </MenuButton>
      <Tool
        id="undo"
        keys="Ctrl+Z"
        tip="Undo"
        icon={mdiUndo}
        inactive={off || !work?.ops.length}
        onPress={() => send({ type: "undo" })}
      />
      <Tool
        id="redo"
        keys="Ctrl+Y"
        tip="Redo"
        icon={mdiRedo}
        inactive={off || !work?.undone.length}
        onPress={() => send({ type: "redo" })}
      />
      <Tool
        id="print"
        keys="Ctrl+P"
        tip="Print"
        icon={mdiPrinterOutline}
        inactive={isBusy}
        onPress={() => command(open("print"))}
      />
      <Tool
        id="spelling"
        keys="Ctrl+Alt+X"
        tip="Spelling and grammar check"
        icon={mdiSpellcheck}
        inactive={off}
        onPress={() => send({ type: "spelling.begin" })}
      />
      <Tool
        id="paint"
        tip="Paint format"
        icon={mdiFormatPaint}
        inactive={off}
        pressed={app.painting !== null}
        onPress={() => send({ type: "format.paint" })}
      />
      <MenuButton
        id="tool.zoom"
        menu="tool.zoom.menu"
        class="tool-choice"
        label={`Zoom ${app.zoom}`}
        tip="Zoom"
        tipSide="bottom"
        style={{ width: "70px" }}
      >
        {app.zoom}
        <Icon path={mdiMenuDown} size={18} />
      </MenuButton>
      <Line />
      <MenuButton
        id="tool.style"
        menu="tool.style.menu"
        class="tool-choice"
        label={`Styles ${styleOf(format.style ?? "p")?.name}`}
        tip="Styles"
        tipSide="bottom"
        inactive={off}
        style={{ width: "112px" }}
      >
        {styleOf(format.style ?? "p")?.name}
        <Icon path={mdiMenuDown} size={18} />
      </MenuButton>
      <Line />
      <MenuButton
        id="tool.font"
        menu="tool.font.menu"
        class="tool-choice"
        label={`Font ${fontOf(format.font ?? "inter")?.name}`}
        tip="Font"
        tipSide="bottom"
        inactive={off}
        style={{ width: "94px" }}
      >
        <span class="cut-off">{fontOf(format.font ?? "inter")?.name}</span>
        <Icon path={mdiMenuDown} size={18} />
      </MenuButton>
      <Line />
      <Sizes format={format} off={off} />
      <Line />
      <Characters format={format} off={off} />
      <Line />
      <Tool
        id="link"
        keys="Ctrl+K"
        tip="Insert link"
        icon={mdiLinkVariantPlus}
        inactive={off}
        onPress={() => command(open("link"))}
      />
      <Tool
        id="comment"
        keys="Ctrl+Alt+M"
        tip="Add comment"
        icon={mdiCommentPlusOutline}
        inactive={isBusy}
        onPress={() => send({ type: "talk.draft" })}
      />
      <Drop id="image" tip="Insert image" icon={mdiImageOutline} inactive={off} />
      <Line />
      <Paragraphs format={format} off={off} />
      <span class="spring" />
      <MenuButton
        id="tool.mode"
        menu="tool.mode.menu"
        class={names("tool-mode", app.mode !== "editing" && "changed")}
        label={`Mode ${modeName}`}
        tip="Editing mode"
        tipSide="bottom"
        inactive={isBusy}
      >
        <Icon path={modeIcon} size={20} />
        {app.mode !== "editing" && modeName}
        <Icon path={mdiMenuDown} size={18} />
      </MenuButton>
      <Tool
        id="fold"
        tip="Hide the menus"
        icon={mdiChevronUp}
        pressed={!app.show.header}
        onPress={() => send({ type: "show", key: "header" })}
      />
      <ZoomMenu app={app} />
      <StyleMenu app={app} />
      <FontMenu app={app} />
      <ColourMenu app={app} kind="colour" />
      <ColourMenu app={app} kind="highlight" />
      <AlignMenu app={app} />
      <SpacingMenu app={app} />
      <BulletMenu app={app} />
      <NumberMenu app={app} />
      <ModeMenu app={app} />
    </div>
  );
}

// The main menu behind the mark, and the menu of the file's name.

import { Menu } from "../../_kit";
import { PLUGINS } from "../content/library";
import {
  ARRANGE_MENU,
  CANVAS_MENU,
  EDIT_MENU,
  FILE_MENU,
  HELP_MENU,
  type Line,
  OBJECT_MENU,
  PREFERENCES_MENU,
  TEXT_MENU,
  VIEW_MENU,
} from "../content/menus";
import type { State } from "../state/model";
import { besideZoom } from "./beside";
import { Lines } from "./menu_lines";

const PLUGIN_LINES: readonly Line[] = [
  ...PLUGINS.map((plugin) => ({ key: plugin.key, label: plugin.name, send: { type: "plugin.open", id: plugin.key } })),
  "-",
  { key: "browse", label: "Find more plugins…", send: { type: "open", id: "actions" } },
];

const MAIN: readonly Line[] = [
  { key: "back", label: "Back to files", send: { type: "files.leave" } },
  { key: "actions", label: "Actions…", hint: "Ctrl+K", send: { type: "open", id: "actions" } },
  "-",
  FILE_MENU,
  EDIT_MENU,
  VIEW_MENU,
  OBJECT_MENU,
  TEXT_MENU,
  ARRANGE_MENU,
  "-",
  { key: "plugins", label: "Plugins", kids: PLUGIN_LINES },
  PREFERENCES_MENU,
  { key: "libraries", label: "Libraries", hint: "Alt+3", send: { type: "popup", id: "library" } },
  "-",
  HELP_MENU,
];

export const MainMenu = besideZoom(({ app, anchor }: { app: State; anchor: string }) => (
  <Menu id="main.menu" anchor={anchor} label="Main menu">
    <Lines app={app} prefix="main" lines={MAIN} />
  </Menu>
));

const NAME_LINES: readonly Line[] = [
  { key: "history", label: "Show version history", send: { type: "pick", name: "right", value: "history" } },
  { key: "publish", label: "Publish library…", send: { type: "publish.open" } },
  { key: "export", label: "Export…", hint: "Ctrl+Shift+E", send: { type: "export.start" } },
  "-",
  { key: "rename", label: "Rename", send: { type: "popup", id: "rename" } },
  { key: "duplicate", label: "Duplicate", send: { type: "say", text: "Copied to your drafts" } },
  { key: "move", label: "Move to project…", send: { type: "popup", id: "move" } },
];

export const FileNameMenu = besideZoom(({ app, anchor }: { app: State; anchor: string }) => (
  <Menu id="file.name.menu" anchor={anchor} label="File">
    <Lines app={app} prefix="name" lines={NAME_LINES} />
  </Menu>
));

export const CanvasMenu = ({ app }: { app: State }) => (
  <Menu id="canvas.menu" label="Canvas">
    <Lines app={app} prefix="context" lines={CANVAS_MENU} />
  </Menu>
);

// The whole screen of the document editor.
import { command, open, send } from "../_kit";
import type { State } from "./state";
import { AccountCard } from "./views/account";
import { FileDialogs } from "./views/dialogs_file";
import { PageDialogs } from "./views/dialogs_page";
import { TextDialogs } from "./views/dialogs_text";
import { ToolDialogs } from "./views/dialogs_tools";
import { Editor } from "./views/editor";
import { Explore } from "./views/explore";
import { Gallery } from "./views/gallery";
import { History, VersionDialogs } from "./views/history";
import { Home } from "./views/home";
import { ChipCard, CloudCard, FigureMenu, Finder, StatusMenu, TableMenu } from "./views/layers";
import { Popups } from "./views/popups";
import { PublishDialog } from "./views/publish";
import { ShareDialog } from "./views/share";
import { Windows } from "./views/windows";

const SCREENS = { home: Home, gallery: Gallery, doc: Editor, history: History } as const;

const SHORTCUTS: Record<string, () => void> = {
  b: () => send({ type: "format.toggle", key: "bold" }),
  i: () => send({ type: "format.toggle", key: "italic" }),
  u: () => send({ type: "format.toggle", key: "underline" }),
  z: () => send({ type: "undo" }),
  y: () => send({ type: "redo" }),
  a: () => send({ type: "select.all" }),
  f: () => command(open("find")),
  h: () => command(open("find")),
  k: () => command(open("link")),
  p: () => command(open("print")),
};

function onKeyDown(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
  const shortcut = SHORTCUTS[event.key];
  if (!shortcut || event.shiftKey || event.altKey) return;
  event.preventDefault();
  shortcut();
}

export function View({ app }: { app: State }) {
  const Screen = SCREENS[app.screen];
  const isDoc = app.screen === "doc";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts work wherever the focus is
    <div class="foliary" onKeyDown={isDoc ? onKeyDown : undefined}>
      <Screen app={app} />
      {isDoc && (
        <>
          <Windows app={app} />
          <Explore app={app} />
          <TableMenu app={app} />
          <FigureMenu app={app} />
          <CloudCard app={app} />
          <Finder app={app} />
          <ShareDialog app={app} />
          <PublishDialog app={app} />
        </>
      )}
      <ChipCard app={app} />
      <StatusMenu app={app} />
      <AccountCard app={app} />
      <PageDialogs app={app} />
      <FileDialogs app={app} />
      <TextDialogs app={app} />
      <ToolDialogs app={app} />
      <VersionDialogs app={app} />
      <Popups app={app} />
    </div>
  );
}

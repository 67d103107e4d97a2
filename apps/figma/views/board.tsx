// A whiteboard: the bars in its corners, and the windows that float over it.
import { ChevronDown, Clock, MessageSquare, Minus, Phone, Plus, Vote } from "lucide-preact";
import { Button, Icon, MenuButton, names, send } from "../../_kit";
import { fileOf } from "../content/files";
import type { State } from "../state/model";
import { BoardTools } from "./board_tools";
import { BoardWindows } from "./board_windows";
import { Canvas } from "./canvas";
import { CommentsPanel } from "./comments_panel";
import { People, ZoomButton } from "./corner";
import { History } from "./history";
import { Logo } from "./logo";
import { FileNameMenu, MainMenu } from "./main_menu";

const FLOATS = [
  ["timer", "Timer", Clock],
  ["voting", "Voting session", Vote],
  ["call", "Audio", Phone],
] as const;

export function BoardPlace({ app }: { app: State }) {
  const file = fileOf(app.file);
  const side = app.picks.right;
  const hasSide = side === "comments" || side === "history";
  return (
    <main class="board-place">
      <Canvas app={app} />
      {app.flags.panels === true && (
        <>
          <div class="corner corner-left">
            <MenuButton id="main.button" menu="main.menu" tip="Main menu" tipSide="bottom" class="logo-button">
              <Logo size={22} />
              <Icon of={ChevronDown} size={12} />
            </MenuButton>
            <MainMenu app={app} anchor="main.button" />
            <MenuButton id="file.name" menu="file.name.menu" class="file-button">
              {app.renamed[app.file] ?? file.name}
              <Icon of={ChevronDown} size={12} />
            </MenuButton>
            <FileNameMenu app={app} anchor="file.name" />
            <span class="quiet">{file.project}</span>
          </div>
          <div class="corner corner-right">
            <People app={app} size={28} />
            {FLOATS.map(([flag, name, icon]) => (
              <Button
                key={flag}
                id={`board.${flag}`}
                tip={name}
                tipSide="bottom"
                pressed={app.flags[flag] === true}
                class={names("icon-button", app.flags[flag] === true && "icon-on")}
                onPress={() =>
                  send(
                    flag === "voting" && app.flags.voting !== true
                      ? { type: "vote.start" }
                      : { type: "flag", id: flag },
                  )
                }
              >
                <Icon of={icon} size={18} />
              </Button>
            ))}
            <Button
              id="board.comments"
              tip="Comments"
              tipSide="bottom"
              pressed={side === "comments"}
              class="icon-button"
              onPress={() => send({ type: "pick", name: "right", value: side === "comments" ? "design" : "comments" })}
            >
              <Icon of={MessageSquare} size={18} />
            </Button>
            <Button id="right.share" class="primary small" onPress={() => send({ type: "open", id: "share" })}>
              Share
            </Button>
          </div>
          <div class="corner corner-foot">
            <Button
              id="board.zoomout"
              tip="Zoom out"
              class="icon-button"
              onPress={() => send({ type: "zoom.step", up: false })}
            >
              <Icon of={Minus} size={16} />
            </Button>
            <ZoomButton app={app} />
            <Button
              id="board.zoomin"
              tip="Zoom in"
              class="icon-button"
              onPress={() => send({ type: "zoom.step", up: true })}
            >
              <Icon of={Plus} size={16} />
            </Button>
          </div>
        </>
      )}
      {hasSide && (
        <aside class="board-side" aria-label="Side panel">
          {side === "comments" ? <CommentsPanel app={app} /> : <History app={app} />}
        </aside>
      )}
      {app.flags.panels === true ? (
        <BoardTools app={app} />
      ) : (
        <Button
          id="ui.show"
          class="show-ui secondary"
          onPress={() => send({ type: "flag", id: "panels", value: true })}
        >
          Show UI
        </Button>
      )}
      <BoardWindows app={app} />
    </main>
  );
}

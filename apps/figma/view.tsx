// The whole screen of the design tool.
import { Button, names, send } from "../_kit";
import { COLOUR_STYLES } from "./content/library";
import { person } from "./content/people";
import type { State } from "./state";
import { besideZoom } from "./views/beside";
import { BoardPlace } from "./views/board";
import { Canvas } from "./views/canvas";
import { Dialogs } from "./views/dialogs";
import { FilesPlace } from "./views/files";
import { LeftPanel } from "./views/left_panel";
import { CanvasMenu } from "./views/main_menu";
import { Picker } from "./views/picker";
import { Thread } from "./views/pins";
import { PlayerPlace } from "./views/player";
import { PluginWindow } from "./views/plugin_window";
import { Popups } from "./views/popups";
import { RightPanel } from "./views/right_panel";
import { Toolbelt } from "./views/toolbelt";

function Following({ who }: { who: string }) {
  const one = person(who);
  return (
    <div class="following" style={{ "--person": one.colour } as never}>
      <span class="following-label">
        Following {one.name}
        <Button id="following.stop" class="following-stop" onPress={() => send({ type: "follow", id: who })}>
          Stop
        </Button>
      </span>
    </div>
  );
}

function DesignPlace({ app }: { app: State }) {
  const hasPanels = app.flags.panels === true;
  const background = COLOUR_STYLES.find((one) => one.key === app.picks.canvasStyle)?.value;
  return (
    <div class="editor">
      {hasPanels && <LeftPanel app={app} />}
      <main class="middle" style={{ background }}>
        <Canvas app={app} />
        {!hasPanels && (
          <Button
            id="ui.show"
            class="show-ui secondary"
            onPress={() => send({ type: "flag", id: "panels", value: true })}
          >
            Show UI
          </Button>
        )}
        <Toolbelt app={app} />
      </main>
      {hasPanels && <RightPanel app={app} />}
    </div>
  );
}

const Above = besideZoom(({ app }) => {
  const isOnCanvas = app.place === "design" || app.place === "board";
  return (
    <>
      {isOnCanvas && app.following !== "" && <Following who={app.following} />}
      {isOnCanvas && <Thread app={app} />}
      {isOnCanvas && <CanvasMenu app={app} />}
      {isOnCanvas && <PluginWindow app={app} />}
      {app.place === "design" && app.flags.picker === true && <Picker app={app} />}
      <Dialogs app={app} />
      <Popups app={app} />
    </>
  );
});

export function View({ app }: { app: State }) {
  return (
    <div class={names("mullion", app.flags.dark === true && "dark")}>
      {app.place === "files" && <FilesPlace app={app} />}
      {app.place === "player" && <PlayerPlace app={app} />}
      {app.place === "board" && <BoardPlace app={app} />}
      {app.place === "design" && <DesignPlace app={app} />}
      <Above app={app} />
    </div>
  );
}

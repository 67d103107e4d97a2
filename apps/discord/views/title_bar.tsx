// The bar over everything: back and forth, where one is, inbox, help.
import { mdiArrowLeft, mdiArrowRight, mdiHelpCircle, mdiInbox } from "@mdi/js";
import { Button, command, Icon, MenuButton, open, send } from "../../_kit";
import { isServer, server } from "../content/servers";
import type { State } from "../state_types";
import { Brand, ServerIcon } from "./server_icon";

export function titleOf(at: string): string {
  if (isServer(at)) return server(at).name;
  return at === "discovery" ? "Discover" : at === "dm" ? "Direct Messages" : "Friends";
}

export function TitleBar({ app }: { app: State }) {
  const at = app.at.server;
  return (
    <header class="title-bar">
      <div class="title-side">
        <Button
          id="title.back"
          label="Back"
          tip="Back"
          tipSide="bottom"
          class="title-tool"
          onPress={() => send({ type: "visit", server: "home" })}
        >
          <Icon path={mdiArrowLeft} size={18} />
        </Button>
        <Button
          id="title.forward"
          label="Forward"
          tip="Forward"
          tipSide="bottom"
          class="title-tool"
          inactive={app.last.dm === undefined}
          onPress={() => send({ type: "visit", server: "dm" })}
        >
          <Icon path={mdiArrowRight} size={18} />
        </Button>
      </div>
      <div class="title-name">
        {isServer(at) ? <ServerIcon of={at} size={18} /> : <Brand size={18} />}
        <span>{titleOf(at)}</span>
      </div>
      <div class="title-side title-right">
        <MenuButton
          id="title.inbox"
          menu="inbox.popover"
          popup="dialog"
          label="Inbox"
          tip="Inbox"
          tipSide="bottom"
          class="title-tool"
        >
          <Icon path={mdiInbox} size={19} />
        </MenuButton>
        <Button
          id="title.help"
          label="Help"
          tip="Help"
          tipSide="bottom"
          class="title-tool"
          onPress={() => command(open("help.dialog"))}
        >
          <Icon path={mdiHelpCircle} size={19} />
        </Button>
      </div>
    </header>
  );
}

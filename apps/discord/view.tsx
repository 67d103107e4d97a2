// The whole screen.
import { Splitter, useSplit } from "../_kit";
import { messageById } from "./content/messages";
import { channelAt, isServer } from "./content/servers";
import { addressOf, type State } from "./state_types";
import { Chat } from "./views/chat";
import { AskedDialog } from "./views/dialogs";
import { Discovery, SidebarDiscovery } from "./views/discovery";
import { EmojiPicker } from "./views/emoji_picker";
import { Forum } from "./views/forum";
import { Friends } from "./views/friends";
import { Plume, Shop } from "./views/home_pages";
import { Inbox } from "./views/inbox";
import { MessageMenu } from "./views/message_bar";
import { Overlay } from "./views/overlay";
import { PersonCard } from "./views/person_card";
import { Pins } from "./views/pins";
import { Popups } from "./views/popups";
import { Rail } from "./views/rail";
import { Settings } from "./views/settings";
import { SidebarHome } from "./views/sidebar_home";
import { SidebarServer } from "./views/sidebar_server";
import { TitleBar } from "./views/title_bar";
import { ToolDialogs } from "./views/tool_dialogs";
import { UserBar } from "./views/user_bar";
import { VoiceStage } from "./views/voice_stage";

const SIDE_START = 264;
const RAIL_PX = 72;

function Main({ app }: { app: State }) {
  const { server, page } = app.at;
  if (server === "discovery") return <Discovery app={app} />;
  if (server === "home") {
    if (page === "plume") return <Plume app={app} />;
    return page === "shop" ? <Shop app={app} /> : <Friends app={app} />;
  }
  const address = addressOf(app.at);
  const kind = channelAt(address)?.kind;
  if (kind === "voice" || kind === "stage") return <VoiceStage app={app} />;
  if (kind === "forum") return <Forum app={app} address={address} />;
  return <Chat app={app} />;
}

function Side({ app }: { app: State }) {
  const width = useSplit("side.divider", SIDE_START);
  const { server } = app.at;
  return (
    <>
      <nav class="side" style={{ width }} aria-label="Channels">
        {isServer(server) && <SidebarServer app={app} />}
        {server === "discovery" && <SidebarDiscovery app={app} />}
        {(server === "home" || server === "dm") && <SidebarHome app={app} />}
      </nav>
      <Splitter
        id="side.divider"
        label="Resize sidebar"
        axis="x"
        start={SIDE_START}
        min={168}
        max={400}
        class="side-divider"
      />
      <UserBar app={app} width={width + RAIL_PX - 16} />
    </>
  );
}

function Layers({ app }: { app: State }) {
  const menu = app.menu;
  const message = menu ? messageById(menu.of) : undefined;
  const address = addressOf(app.at);
  return (
    <>
      <Inbox app={app} />
      <Pins address={address} on={app.on} />
      <PersonCard app={app} />
      {menu && <EmojiPicker picking={app.picking} previewed={app.previewed} anchor={menu.anchor} />}
      {menu && (
        <MessageMenu
          of={menu.of}
          anchor={menu.anchor}
          isPinned={app.on[`pin:${menu.of}`] ?? message?.pinned ?? false}
        />
      )}
      <ToolDialogs app={app} />
      <AskedDialog app={app} />
      <Popups app={app} />
      {app.floating && <Overlay app={app} />}
    </>
  );
}

export function View({ app }: { app: State }) {
  return (
    <div class="app">
      <TitleBar app={app} />
      <div class={`body${app.voice ? " body-voice" : ""}`}>
        <Rail at={app.at.server} on={app.on} />
        <Side app={app} />
        <Main app={app} />
      </div>
      {app.sheet && <Settings app={app} />}
      <Layers app={app} />
    </div>
  );
}

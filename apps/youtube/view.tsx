// The whole screen of the video platform.
import { mdiArrowExpand, mdiMenu, mdiPause, mdiPlay, mdiSkipNext } from "@mdi/js";
import { Art, Button, close, command, Drawer, Icon, names, ScrollArea, send, Window } from "../_kit";
import { channelOf } from "./content/channels";
import { clockText, videoOf } from "./content/videos";
import type { State } from "./state";
import { ChannelPage } from "./views/channel";
import { Explore, HistoryPage, Subscriptions } from "./views/collections";
import { DeskSheets } from "./views/desk_sheets";
import { Logo } from "./views/faces";
import { FoldedGuide, GuideBody } from "./views/guide";
import { Home } from "./views/home";
import { Masthead } from "./views/masthead";
import { PlaylistPage, You } from "./views/own";
import { Popups } from "./views/popups";
import { Search } from "./views/search";
import { Settings } from "./views/settings";
import { FilmSheets } from "./views/sheets";
import { Shorts } from "./views/shorts";
import { Watch } from "./views/watch";

const PAGES = {
  home: Home,
  watch: Watch,
  search: Search,
  channel: ChannelPage,
  subscriptions: Subscriptions,
  you: You,
  history: HistoryPage,
  playlist: PlaylistPage,
  shorts: Shorts,
  explore: Explore,
  settings: Settings,
} as const;

/** The film goes on in a corner while its page is left. */
function MiniPlayer({ app }: { app: State }) {
  const { player } = app;
  const video = videoOf(player.video);
  const share = video.length > 0 ? (player.at / video.length) * 100 : 100;
  return (
    <Window
      id="mini"
      label="Miniplayer"
      title={<span class="mini-title">Miniplayer</span>}
      start={{ x: 976, y: 556, w: 400, h: 328 }}
      handleHeight={36}
      onClose={() => send({ type: "mini.close" })}
      class="mini"
    >
      <Button
        id="mini.expand"
        class="mini-picture"
        label="Expand the miniplayer"
        onPress={() => send({ type: "mini.expand" })}
      >
        <Art kind={video.art} seed={video.seed} width={400} height={196} />
        <span class="mini-expand">
          <Icon path={mdiArrowExpand} size={20} />
        </span>
      </Button>
      <span class="seen mini-seen">
        <span style={{ width: `${share}%` }} />
      </span>
      <div class="mini-foot">
        <div class="mini-text">
          <strong>{video.title}</strong>
          <span class="quiet">
            {channelOf(video.channel).name} · {clockText(player.at)}
          </span>
        </div>
        <Button
          id="mini.play"
          class="round"
          label={player.playing ? "Pause" : "Play"}
          onPress={() => send({ type: "player.toggle" })}
        >
          <Icon path={player.playing ? mdiPause : mdiPlay} size={26} />
        </Button>
        <Button id="mini.next" class="round" label="Next" onPress={() => send({ type: "player.next" })}>
          <Icon path={mdiSkipNext} size={26} />
        </Button>
      </div>
    </Window>
  );
}

const DrawerHead = () => (
  <span class="drawer-head">
    <Button id="drawer.fold" class="round" label="Fold the guide" onPress={() => command(close("guide.drawer"))}>
      <Icon path={mdiMenu} size={24} />
    </Button>
    <Button
      as="a"
      id="drawer.logo"
      class="logo-link"
      label="Vidlark home"
      onPress={() => send({ type: "go", name: "home", id: "All" })}
    >
      <Logo />
    </Button>
  </span>
);

export function View({ app }: { app: State }) {
  const Current = PAGES[app.page.name];
  const hasGuide = app.page.name !== "watch";
  return (
    <div class={names("vidlark", app.theme === "Dark theme" && "dark")}>
      <Masthead app={app} />
      <div class="body">
        {hasGuide &&
          (app.guide === "full" ? (
            <div class="guide">
              <GuideBody app={app} prefix="guide" />
            </div>
          ) : (
            <FoldedGuide app={app} />
          ))}
        <main class="main">
          <ScrollArea id="page" label="Page" class="page">
            <Current app={app} />
          </ScrollArea>
        </main>
      </div>
      {app.mini && <MiniPlayer app={app} />}
      <Drawer id="guide.drawer" side="left" label="Guide" modal width={240} class="guide-drawer" title={<DrawerHead />}>
        <GuideBody app={app} prefix="drawer" />
      </Drawer>
      <FilmSheets app={app} />
      <DeskSheets app={app} />
      <Popups app={app} />
    </div>
  );
}

// The guide at the left: full, folded to icons, or as a drawer over the page of a video.
import {
  mdiAccountCircleOutline,
  mdiBroadcast,
  mdiChevronDown,
  mdiChevronUp,
  mdiClockOutline,
  mdiCogOutline,
  mdiFire,
  mdiFlagOutline,
  mdiGamepadVariantOutline,
  mdiHelpCircleOutline,
  mdiHistory,
  mdiHome,
  mdiHomeOutline,
  mdiLightningBoltOutline,
  mdiMessageAlertOutline,
  mdiMusicNote,
  mdiNewspaperVariantOutline,
  mdiPlayBoxMultipleOutline,
  mdiPlayBoxOutline,
  mdiPlaylistPlay,
  mdiSchoolOutline,
  mdiThumbUpOutline,
  mdiTrophyOutline,
} from "@mdi/js";
import { Button, command, Icon, names, open, ScrollArea, send } from "../../_kit";
import { channelOf, FRESH, ON_AIR, SUBSCRIBED } from "../content/channels";
import type { PageName, State } from "../state/model";
import { Face, goChannel } from "./faces";

interface Entry {
  key: string;
  label: string;
  icon: string;
  iconHere?: string;
  name: PageName;
  id?: string;
  tab?: string;
}

const MAIN: readonly Entry[] = [
  { key: "home", label: "Home", icon: mdiHomeOutline, iconHere: mdiHome, name: "home", id: "All" },
  { key: "shorts", label: "Shorts", icon: mdiLightningBoltOutline, name: "shorts", id: "0" },
  { key: "subscriptions", label: "Subscriptions", icon: mdiPlayBoxMultipleOutline, name: "subscriptions" },
];
const YOU: readonly Entry[] = [
  { key: "history", label: "History", icon: mdiHistory, name: "history" },
  { key: "playlists", label: "Playlists", icon: mdiPlaylistPlay, name: "you", tab: "playlists" },
  { key: "videos", label: "Your videos", icon: mdiPlayBoxOutline, name: "you", tab: "videos" },
  { key: "later", label: "Watch later", icon: mdiClockOutline, name: "playlist", id: "later" },
  { key: "liked", label: "Liked videos", icon: mdiThumbUpOutline, name: "playlist", id: "liked" },
];
const EXPLORE: readonly Entry[] = [
  { key: "trending", label: "Trending", icon: mdiFire, name: "explore", id: "trending" },
  { key: "music", label: "Music", icon: mdiMusicNote, name: "explore", id: "music" },
  { key: "gaming", label: "Gaming", icon: mdiGamepadVariantOutline, name: "explore", id: "gaming" },
  { key: "news", label: "News", icon: mdiNewspaperVariantOutline, name: "explore", id: "news" },
  { key: "sports", label: "Sports", icon: mdiTrophyOutline, name: "explore", id: "sports" },
  { key: "learning", label: "Learning", icon: mdiSchoolOutline, name: "explore", id: "learning" },
];
const FOOT = ["About", "Press", "Copyright", "Creators", "Advertise", "Terms", "Privacy", "Policy and safety"] as const;
const SHORT_LIST = 8;

function Line({ prefix, entry, isHere }: { prefix: string; entry: Entry; isHere: boolean }) {
  return (
    <Button
      as="a"
      id={`${prefix}.link.${entry.key}`}
      class={names("guide-line", isHere && "here")}
      current={isHere}
      onPress={() => send({ type: "go", name: entry.name, id: entry.id ?? "", tab: entry.tab ?? "" })}
    >
      <Icon path={isHere ? (entry.iconHere ?? entry.icon) : entry.icon} size={24} />
      <span>{entry.label}</span>
    </Button>
  );
}

function ChannelLine({ prefix, id, isHere }: { prefix: string; id: string; isHere: boolean }) {
  const channel = channelOf(id);
  return (
    <Button
      as="a"
      id={`${prefix}.channel.${id}`}
      class={names("guide-line", isHere && "here")}
      current={isHere}
      onPress={() => goChannel(id)}
    >
      <Face channel={channel} size={24} />
      <span>{channel.name}</span>
      {ON_AIR.has(id) ? (
        <Icon path={mdiBroadcast} size={18} label="Live now" class="on-air" />
      ) : FRESH.has(id) ? (
        <span class="dot" role="img" aria-label="New" />
      ) : null}
    </Button>
  );
}

/** All of the guide; `prefix` tells the drawer's from the page's. */
export function GuideBody({ app, prefix }: { app: State; prefix: string }) {
  const { page } = app;
  const isHere = (entry: Entry) =>
    page.name === entry.name &&
    (entry.name === "home" ||
      entry.name === "shorts" ||
      ((entry.id ?? "") === page.id && (entry.tab ?? "") === page.tab));
  const lines = (entries: readonly Entry[]) =>
    entries.map((entry) => <Line key={entry.key} prefix={prefix} entry={entry} isHere={isHere(entry)} />);
  const followed = [
    ...Object.keys(app.bells).filter((id) => !SUBSCRIBED.includes(id)),
    ...SUBSCRIBED.filter((id) => app.bells[id]),
  ];
  const shown = app.guideMore ? followed : followed.slice(0, SHORT_LIST);
  return (
    <ScrollArea id={prefix} label="Guide" gutter="overlay" class="guide-scroll">
      <nav class="guide-group" aria-label="Main">
        {lines(MAIN)}
      </nav>
      <nav class="guide-group" aria-label="You">
        <Button as="a" id={`${prefix}.link.you`} class="guide-head" onPress={() => send({ type: "go", name: "you" })}>
          You <Icon path={mdiChevronDown} size={20} class="turn" />
        </Button>
        {lines(YOU)}
      </nav>
      <nav class="guide-group" aria-label="Subscriptions">
        <h3 class="guide-title">Subscriptions</h3>
        {shown.map((id) => (
          <ChannelLine key={id} prefix={prefix} id={id} isHere={page.name === "channel" && page.id === id} />
        ))}
        <Button
          id={`${prefix}.more`}
          class="guide-line"
          expanded={app.guideMore}
          onPress={() => send({ type: "guide.more" })}
        >
          <Icon path={app.guideMore ? mdiChevronUp : mdiChevronDown} size={24} />
          <span>{app.guideMore ? "Show fewer" : `Show ${followed.length - SHORT_LIST} more`}</span>
        </Button>
      </nav>
      <nav class="guide-group" aria-label="Explore">
        <h3 class="guide-title">Explore</h3>
        {lines(EXPLORE)}
      </nav>
      <nav class="guide-group" aria-label="More">
        <Button
          as="a"
          id={`${prefix}.link.settings`}
          class="guide-line"
          onPress={() => send({ type: "go", name: "settings", tab: "notifications" })}
        >
          <Icon path={mdiCogOutline} size={24} />
          <span>Settings</span>
        </Button>
        <Button id={`${prefix}.report`} class="guide-line" onPress={() => command(open("reports"))}>
          <Icon path={mdiFlagOutline} size={24} />
          <span>Report history</span>
        </Button>
        <Button id={`${prefix}.help`} class="guide-line" onPress={() => command(open("help"))}>
          <Icon path={mdiHelpCircleOutline} size={24} />
          <span>Help</span>
        </Button>
        <Button id={`${prefix}.feedback`} class="guide-line" onPress={() => command(open("feedback"))}>
          <Icon path={mdiMessageAlertOutline} size={24} />
          <span>Send feedback</span>
        </Button>
      </nav>
      <footer class="guide-foot">
        <p>
          {FOOT.map((line) => (
            <Button
              as="a"
              key={line}
              id={`${prefix}.foot.${line.toLowerCase().replaceAll(" ", "-")}`}
              onPress={() => send({ type: "sheet", sheet: "legal", id: app.sheetFor })}
            >
              {line}
            </Button>
          ))}
        </p>
        <p>© 2026 Vidlark</p>
      </footer>
    </ScrollArea>
  );
}

export function FoldedGuide({ app }: { app: State }) {
  const you: Entry = { key: "you", label: "You", icon: mdiAccountCircleOutline, name: "you" };
  return (
    <nav class="guide-folded" aria-label="Guide" data-igg-area="guide">
      {[...MAIN, you].map((entry) => (
        <Button
          as="a"
          key={entry.key}
          id={`guide.link.${entry.key}`}
          class={names("folded-line", app.page.name === entry.name && "here")}
          onPress={() => send({ type: "go", name: entry.name, id: entry.id ?? "", tab: entry.tab ?? "" })}
        >
          <Icon path={app.page.name === entry.name ? (entry.iconHere ?? entry.icon) : entry.icon} size={24} />
          <span>{entry.label}</span>
        </Button>
      ))}
    </nav>
  );
}

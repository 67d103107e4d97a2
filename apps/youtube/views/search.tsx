// Search results and their filters.
import { mdiTune } from "@mdi/js";
import { Button, command, Dialog, Icon, names, open, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { descriptionOf } from "../content/details";
import { find } from "../content/search";
import { isBroadcast, type Video } from "../content/videos";
import type { Filters, State } from "../state/model";
import { MoreButton, Picture } from "./cards";
import { ChannelLink, Face, Follow, goChannel } from "./faces";

const GROUPS: readonly {
  key: keyof Filters;
  title: string;
  options: readonly (readonly [value: string, label: string])[];
}[] = [
  {
    key: "date",
    title: "Upload date",
    options: [
      ["hour", "Last hour"],
      ["today", "Today"],
      ["week", "This week"],
      ["month", "This month"],
      ["year", "This year"],
    ],
  },
  {
    key: "type",
    title: "Type",
    options: [
      ["video", "Video"],
      ["channel", "Channel"],
      ["playlist", "Playlist"],
      ["film", "Film"],
    ],
  },
  {
    key: "length",
    title: "Duration",
    options: [
      ["short", "Under 4 minutes"],
      ["middle", "4 – 20 minutes"],
      ["long", "Over 20 minutes"],
    ],
  },
  {
    key: "feature",
    title: "Features",
    options: [
      ["live", "Live"],
      ["4k", "4K"],
      ["subtitles", "Subtitles/CC"],
      ["hdr", "HDR"],
    ],
  },
  {
    key: "sort",
    title: "Sort by",
    options: [
      ["relevance", "Relevance"],
      ["date", "Upload date"],
      ["views", "View count"],
      ["rating", "Rating"],
    ],
  },
];

function FilterSheet({ filters }: { filters: Filters }) {
  return (
    <Dialog id="filters" title="Search filters" label="Search filters" width={760}>
      <div class="filters">
        {GROUPS.map(({ key, title, options }) => (
          <section key={key} aria-label={title}>
            <h3>{title}</h3>
            {options.map(([value, label]) => (
              <Button
                key={value}
                id={`filter.${key}.${value}`}
                class={names("filter", filters[key] === value && "filter-on")}
                pressed={filters[key] === value}
                onPress={() => send({ type: "filter", key, value })}
              >
                {label}
              </Button>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Result({ app, video }: { app: State; video: Video }) {
  const channel = channelOf(video.channel);
  return (
    <article class="result" aria-label={video.title}>
      <Button
        as="a"
        id={`search.video.${video.id}`}
        class="result-link"
        onPress={() => send({ type: "watch", id: video.id })}
      >
        <Picture video={video} width={360} height={202} />
        <span class="result-title">{video.title}</span>
      </Button>
      <div class="result-about">
        <span class="quiet">
          {video.views}
          {!isBroadcast(video) && ` · ${video.age}`}
        </span>
        <span class="result-channel">
          <Face channel={channel} size={24} />
          <ChannelLink id={`search.channel.${video.id}`} channel={channel} />
        </span>
        <p class="quiet two-lines">{descriptionOf(video)[0]}</p>
        {video.badge === "LIVE" && <span class="live-badge">LIVE</span>}
        {video.badge === "4K" && <span class="plain-badge">4K</span>}
        {app.later.includes(video.id) && <span class="plain-badge">In Watch later</span>}
      </div>
      <MoreButton area="search" video={video} />
    </article>
  );
}

export function Search({ app }: { app: State }) {
  const { channels, videos } = find(app.page.id, app.filters);
  return (
    <div class="results">
      <div class="results-head">
        <span class="quiet">
          {videos.length} results for “{app.page.id}”
        </span>
        <Button
          id="search.filters"
          class="pill pill-bare"
          aria-haspopup="dialog"
          onPress={() => command(open("filters"))}
        >
          <span>Filters</span>
          <Icon path={mdiTune} size={22} />
        </Button>
      </div>
      <FilterSheet filters={app.filters} />
      {channels.map((channel) => (
        <article key={channel.id} class="result-channel-row" aria-label={channel.name}>
          <Button
            as="a"
            id={`search.open.${channel.id}`}
            class="result-channel-link"
            onPress={() => goChannel(channel.id)}
          >
            <span class="result-face">
              <Face channel={channel} size={136} />
            </span>
            <span class="result-channel-text">
              <strong>{channel.name}</strong>
              <span class="quiet">
                {channel.handle} · {channel.subscribers}
              </span>
              <span class="quiet">{channel.about}</span>
            </span>
          </Button>
          <Follow area="search" channel={channel.id} level={app.bells[channel.id]} />
        </article>
      ))}
      {videos.map((video) => (
        <Result key={video.id} app={app} video={video} />
      ))}
      {videos.length === 0 && channels.length === 0 && <p class="empty">No results. Try other filters.</p>}
    </div>
  );
}

// Beside the player: playlist, chat, transcript, what comes next.
import { mdiClose, mdiPlay, mdiPlaylistRemove, mdiRepeat, mdiShuffleVariant } from "@mdi/js";
import { Button, Icon, names, ScrollArea, send } from "../../_kit";
import { channelOf } from "../content/channels";
import { RELATED_FIRST, transcriptOf } from "../content/details";
import type { Playlist } from "../content/lists";
import { clockText, VIDEOS, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { flagsOf, Narrow, Picture } from "./cards";

export function ListPanel({ app, list }: { app: State; list: Playlist }) {
  const at = list.videos.indexOf(app.player.video);
  return (
    <section class="panel" aria-label={`Playlist ${list.title}`}>
      <header class="panel-head">
        <div>
          <h2>{list.title}</h2>
          <span class="quiet">
            Tobias Kern – {at + 1} / {list.videos.length}
          </span>
        </div>
        <Button
          id="list.toggle"
          class="round"
          label={app.list.open ? "Fold the playlist" : "Unfold the playlist"}
          onPress={() => send({ type: "list.set", key: "open" })}
        >
          <Icon path={mdiClose} size={22} />
        </Button>
        <div class="panel-tools">
          <Button
            id="list.loop"
            class="round"
            tip="Loop playlist"
            label="Loop playlist"
            pressed={app.list.loop}
            onPress={() => send({ type: "list.set", key: "loop" })}
          >
            <Icon path={mdiRepeat} size={22} />
          </Button>
          <Button
            id="list.shuffle"
            class="round"
            tip="Shuffle playlist"
            label="Shuffle playlist"
            pressed={app.list.shuffle}
            onPress={() => send({ type: "list.set", key: "shuffle" })}
          >
            <Icon path={mdiShuffleVariant} size={22} />
          </Button>
        </div>
      </header>
      {app.list.open && (
        <ScrollArea id="list.scroll" label={list.title} class="panel-scroll">
          {list.videos.map((id, index) => {
            const video = videoOf(id);
            return (
              <div key={id} class={names("list-line", index === at && "here")}>
                <span class="list-number">{index === at ? <Icon path={mdiPlay} size={14} /> : index + 1}</span>
                <Button
                  as="a"
                  id={`list.video.${id}`}
                  class="list-link"
                  current={index === at}
                  onPress={() => send({ type: "watch", id, list: list.id })}
                >
                  <Picture video={video} width={100} height={56} />
                  <span>
                    <strong>{video.title}</strong>
                    <span class="quiet">{channelOf(video.channel).name}</span>
                  </span>
                </Button>
                <Button
                  id={`list.remove.${id}`}
                  class="round small list-remove"
                  label={`Remove from the playlist: ${video.title}`}
                  onPress={() => send({ type: "list.remove", list: list.id, id })}
                >
                  <Icon path={mdiPlaylistRemove} size={20} />
                </Button>
              </div>
            );
          })}
        </ScrollArea>
      )}
    </section>
  );
}

export function Transcript({ video }: { video: Video }) {
  return (
    <section class="panel transcript" aria-label="Transcript">
      <header class="panel-head">
        <h2>Transcript</h2>
        <Button
          id="transcript.close"
          class="round"
          label="Close the transcript"
          onPress={() => send({ type: "transcript" })}
        >
          <Icon path={mdiClose} size={22} />
        </Button>
      </header>
      <ScrollArea id="transcript.scroll" label="Transcript" class="panel-scroll">
        {transcriptOf(video).map((line, index) => (
          <Button
            key={line.at}
            id={`transcript.line.${index + 1}`}
            class="transcript-line"
            onPress={() => send({ type: "player.seek", at: line.at })}
          >
            <span class="stamp">{clockText(line.at)}</span>
            <span>{line.text}</span>
          </Button>
        ))}
      </ScrollArea>
    </section>
  );
}

export function UpNext({ app, video }: { app: State; video: Video }) {
  const channel = channelOf(video.channel);
  const topic = video.topics[0] ?? "Learning";
  const chips = ["All", `From ${channel.name}`, topic, "Related", "Watched"];
  const first = RELATED_FIRST[video.id] ?? [];
  const rest = VIDEOS.filter((one) => one.id !== video.id && !first.includes(one.id));
  const ranked = [
    ...first.map(videoOf),
    ...rest.filter((one) => one.topics.some((t) => video.topics.includes(t))),
    ...rest.filter((one) => !one.topics.some((t) => video.topics.includes(t))),
  ];
  const shown = ranked.filter(
    (one) =>
      app.nextChip === "All" ||
      (app.nextChip === topic && one.topics.includes(topic)) ||
      (app.nextChip.startsWith("From") && one.channel === video.channel) ||
      (app.nextChip === "Related" && one.topics.some((t) => video.topics.includes(t))) ||
      (app.nextChip === "Watched" && app.votes[one.id] === "up"),
  );
  return (
    <section class="next" aria-label="Up next">
      <ScrollArea id="next.chips" label="Kinds" axis="x" gutter="none" wheelAcross class="chips chips-small">
        <div class="chips-row">
          {chips.map((chip, index) => (
            <Button
              key={chip}
              id={`next.chip.${index + 1}`}
              class={names("chip", chip === app.nextChip && "chip-on")}
              pressed={chip === app.nextChip}
              onPress={() => send({ type: "next.chip", id: chip })}
            >
              {chip}
            </Button>
          ))}
        </div>
      </ScrollArea>
      {shown.slice(0, 22).map((one) => (
        <Narrow
          key={one.id}
          area="next"
          video={one}
          width={168}
          height={94}
          {...flagsOf(app, one)}
          note={one.badge === "4K" ? "4K" : undefined}
        />
      ))}
    </section>
  );
}

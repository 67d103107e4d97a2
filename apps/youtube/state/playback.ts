// The player: playback by timers, advertisements, settings, the end of a video.
import { after, type Command, cancel, countdown, scrollTo, stopCountdown, toast } from "../../_kit";
import { RELATED_FIRST } from "../content/details";
import { isBroadcast, VIDEOS, videoOf } from "../content/videos";
import { type Ad, type Handlers, newPlayer, type Player, page, type State, text } from "./model";

const SECOND = 1000;
export const NEXT_IN_MS = 8000;

const PRE_ROLLS: readonly Omit<Ad, "left" | "kind">[] = [
  { brand: "Puddle & Pine Raincoats", title: "Made for weather, not for hooks", total: 15, skipIn: 5 },
  { brand: "Nordkorn Oat Drink", title: "Mornings, but creamier", total: 6, skipIn: null },
  { brand: "Tally Bank", title: "Your money, in plain words", total: 20, skipIn: 5 },
];
const MID_ROLL: Omit<Ad, "left" | "kind"> = {
  brand: "Lumo Desk Lamps",
  title: "Light that follows the page",
  total: 12,
  skipIn: 6,
};

/** Videos that begin with an advertisement, and which. */
const WITH_AD: Readonly<Record<string, number>> = {
  "two-suns": 0,
  "sleeper-malmo": 0,
  "true-wheel": 1,
  "cat-judge": 2,
  "glaze-test": 1,
  "urban-otter": 0,
  "night-mail": 2,
};

const speedOf = (player: Player): number => (player.speed === "Normal" ? 1 : Number(player.speed));

const tickLater = (player: Player): Command =>
  after("player.tick", Math.round(SECOND / speedOf(player)), { type: "player.second" });

/** The next video: from the queue, the playlist, or what is related. */
export function nextOf(state: State): string {
  const current = state.player.video;
  const queued = state.queue[0];
  if (queued) return queued;
  const list = state.playlists.find((one) => one.id === state.page.tab)?.videos ?? [];
  const at = list.indexOf(current);
  if (at >= 0 && list.length > 1) return list[(at + 1) % list.length] ?? current;
  const related = RELATED_FIRST[current]?.[0];
  return related ?? VIDEOS[(VIDEOS.findIndex((one) => one.id === current) + 1) % VIDEOS.length]?.id ?? current;
}

function begin(player: Player, ad: Omit<Ad, "left" | "kind">, kind: Ad["kind"]): Command[] {
  player.ad = { ...ad, kind, left: ad.total };
  const timers: Command[] = [cancel("player.tick"), after("ad.second", SECOND, { type: "ad.second" })];
  if (ad.skipIn !== null) timers.push(countdown("ad.skip", ad.skipIn * SECOND, { type: "ad.skippable" }));
  return timers;
}

/** Put a video into the player and start it, with its advertisement if it has one. */
export function load(state: State, id: string): Command[] {
  const before = state.player;
  const video = videoOf(id);
  const { volume, muted, captions, speed, quality, theatre, autoplay } = before;
  state.player = { ...newPlayer(id), volume, muted, captions, speed, quality, theatre, autoplay };
  state.more = false;
  state.transcript = false;
  state.clip = "none";
  state.talk = { ...state.talk, open: [], replyTo: "", sort: "top", removed: [], loaded: true };
  state.queue = state.queue.filter((one) => one !== id);
  const stops = [cancel("ad.second"), stopCountdown("ad.skip"), stopCountdown("player.next")];
  if (video.badge === "PREMIERE") {
    state.player.cover = "premiere";
    state.player.playing = false;
    return [...stops, cancel("player.tick")];
  }
  const ad = PRE_ROLLS[WITH_AD[id] ?? -1];
  return [...stops, ...(ad ? begin(state.player, ad, "pre") : [tickLater(state.player)])];
}

/** Go to the page of a video. */
export function watch(state: State, id: string, list = ""): Command[] {
  state.page = page("watch", id, list);
  state.mini = false;
  state.preview.video = "";
  state.nextChip = "All";
  return [...load(state, id), scrollTo("page", "start")];
}

function endAd(player: Player): Command[] {
  player.ad = null;
  return [cancel("ad.second"), stopCountdown("ad.skip"), ...(player.playing ? [tickLater(player)] : [])];
}

function finish(state: State): Command[] {
  const { player } = state;
  player.playing = false;
  player.ended = true;
  return [
    cancel("player.tick"),
    ...(player.autoplay ? [countdown("player.next", NEXT_IN_MS, { type: "player.next" })] : []),
  ];
}

const seek = (player: Player, at: number): Command[] => {
  player.at = Math.max(0, Math.min(at, videoOf(player.video).length));
  player.ended = false;
  return [stopCountdown("player.next")];
};

export const playback: Handlers = {
  "player.second": (state) => {
    const { player } = state;
    const video = videoOf(player.video);
    if (!player.playing || player.ad) return [];
    player.at += 1;
    if (isBroadcast(video)) return [tickLater(player)];
    if (player.at >= video.length) return player.loop ? [...seek(player, 0), tickLater(player)] : finish(state);
    if (!player.midDone && player.at === Math.floor(video.length * 0.5) && video.length > 900) {
      player.midDone = true;
      return begin(player, MID_ROLL, "mid");
    }
    return [tickLater(player)];
  },
  "player.toggle": (state) => {
    const { player } = state;
    if (player.ended) {
      player.playing = true;
      return [...seek(player, 0), tickLater(player)];
    }
    player.playing = !player.playing;
    return [player.playing && !player.ad ? tickLater(player) : cancel("player.tick")];
  },
  "player.seek": (state, message) => seek(state.player, Number(message.at)),
  "player.next": (state) => watch(state, nextOf(state), state.page.tab),
  "player.stay": () => [stopCountdown("player.next")],
  "player.set": (state, message) => {
    const key = text(message, "key") as "captions" | "muted" | "theatre" | "full" | "autoplay" | "loop" | "annotations";
    state.player[key] = !state.player[key];
    return key === "autoplay" ? [toast(state.player.autoplay ? "Autoplay is on" : "Autoplay is off")] : [];
  },
  "player.volume": (state, message) => {
    state.player.volume = Number(message.value);
    state.player.muted = state.player.volume === 0;
  },
  "player.speed": (state, message) => {
    state.player.speed = text(message, "value");
  },
  "player.panel": (state, message) => {
    state.player.panel = text(message, "value");
  },
  "player.quality": (state, message) => {
    state.player.quality = text(message, "value");
  },
  "player.mini": (state) => {
    state.mini = true;
    state.page = page("home", "All");
    return [scrollTo("page", "start")];
  },
  "mini.expand": (state) => {
    state.mini = false;
    state.page = page("watch", state.player.video);
    return [scrollTo("page", "start")];
  },
  "mini.close": (state) => {
    state.mini = false;
    state.player.playing = false;
    return [cancel("player.tick")];
  },
  "cover.answer": (state, message) => {
    const { player } = state;
    const answer = text(message, "value");
    if (answer === "leave") {
      state.page = page("home", "All");
      return [scrollTo("page", "start")];
    }
    player.cover = answer === "break" ? "break" : "";
    player.playing = player.cover === "";
    return player.playing ? [tickLater(player)] : [];
  },
  "premiere.start": (state) => {
    state.player.cover = "ready";
  },
  "ad.second": (state) => {
    const { ad } = state.player;
    if (!ad) return [];
    ad.left -= 1;
    return ad.left <= 0 ? endAd(state.player) : [after("ad.second", SECOND, { type: "ad.second" })];
  },
  "ad.skippable": (state) => {
    if (state.player.ad) state.player.ad.skipIn = 0;
  },
  "ad.skip": (state) => endAd(state.player),
  "ad.visit": (state) => [toast(`${state.player.ad?.brand ?? "The advertiser"} opens after the video`)],
};

// Where the video platform starts and how it changes.
import { after, type Command, countdown, fill, type Message, open } from "../_kit";
import { videoOf } from "./content/videos";
import { browsing } from "./state/browsing";
import { library } from "./state/library";
import { fresh, type Handlers, newPlayer, page, type State } from "./state/model";
import { load, NEXT_IN_MS, playback } from "./state/playback";
import { talking } from "./state/talking";

export type { State } from "./state/model";

const HANDLERS: Handlers = { ...playback, ...browsing, ...library, ...talking };

type Start = (state: State) => Command[];

/** At the page of a film, paused. */
const paused = (state: State, id: string, at: number, list = ""): Command[] => {
  state.page = page("watch", id, list);
  state.player = { ...newPlayer(id), playing: false, at };
  return [];
};

/** What a handler makes of it, before anything is shown. */
const told = (state: State, message: Message): Command[] => HANDLERS[message.type]?.(state, message) ?? [];

const STARTS: Record<string, Start> = {
  "1": () => [],
  "2": (state) => {
    state.popup = "consent";
    return [];
  },
  "3": (state) => paused(state, "moon-jar", 554),
  "4": (state) => {
    state.page = page("watch", "sleeper-malmo");
    return load(state, "sleeper-malmo");
  },
  "5": (state) => {
    state.player = { ...newPlayer("one-take-fjord"), playing: false, at: 47 };
    state.mini = true;
    return [];
  },
  "6": (state) => {
    state.page = page("search", "pottery");
    state.query = "pottery";
    return [fill("search.field", "pottery")];
  },
  "7": (state) => {
    state.page = page("channel", "slowclay", "home");
    return [];
  },
  "8": (state) => {
    state.page = page("subscriptions");
    state.guide = "mini";
    return [after("subscriptions.new", 4500, { type: "subscriptions.offer" })];
  },
  "9": (state) => [...paused(state, "kiln-live", 842), countdown("poll", 6000, { type: "chat.poll" })],
  "10": (state) => {
    state.popup = "survey";
    return [];
  },
  "11": (state) => {
    state.popup = "offer";
    return [];
  },
  "12": (state) => {
    paused(state, "moon-jar", videoOf("moon-jar").length);
    state.player.ended = true;
    state.player.autoplay = false;
    return [];
  },
  "13": (state) => {
    state.page = page("history");
    return [];
  },
  "14": (state) => paused(state, "boathouse-encore", 64, "slow-sunday"),
  "15": (state) => {
    paused(state, "premiere-ridge", 0);
    state.player.cover = "premiere";
    return [countdown("premiere", 10000, { type: "premiere.start" })];
  },
  "16": (state) => {
    paused(state, "ferry-azores", 1490);
    state.player.cover = "still";
    return [];
  },
  "17": (state) => {
    state.page = page("you");
    state.popup = "nudge";
    return [];
  },
  "18": (state) => {
    paused(state, "loop-worldrec", 0);
    state.player.cover = "notice";
    return [];
  },
  "19": (state) => {
    state.popup = "location";
    return [];
  },
  "20": (state) => {
    paused(state, "branch-line", 301);
    state.talk.loaded = false;
    return [after("talk", 4200, { type: "talk.loaded" })];
  },
  "21": (state) => [open("upload"), ...told(state, { type: "upload.pick", id: "first-mug.mp4" })],
  "22": (state) => {
    const film = "moon-jar";
    paused(state, film, 554);
    return [...told(state, { type: "sheet", sheet: "clip", id: film }), ...told(state, { type: "clip.make" })];
  },
};

export { NEXT_IN_MS };

export function initial(name: string): { app: State; commands: Command[] } {
  const state = fresh();
  const start = STARTS[name];
  if (!start) throw new Error(`no state ${name}`);
  const commands = start(state);
  return { app: state, commands };
}

export function reduce(state: State, message: Message): Command[] {
  const handler = HANDLERS[message.type];
  if (!handler) throw new Error(`nothing handles ${message.type}`);
  return handler(state, message) ?? [];
}

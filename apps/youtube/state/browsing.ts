// Moving between pages, searching, the guide, menus of cards.
import { after, type Command, cancel, close, fill, focus, open, scrollTo, toast } from "../../_kit";
import { VIDEOS, videoOf } from "../content/videos";
import { type Handlers, NO_FILTERS, type PageName, page, type State, text, without } from "./model";
import { watch } from "./playback";

const LOADING_MS = 600;
const FINDING_MS = 3000;

const top = (): Command => scrollTo("page", "start");

/** A film that plays goes on in the mini-player when its page is left. */
function leave(state: State): Command[] {
  const { player, page: from } = state;
  if (from.name !== "watch" || !player.playing) return from.name === "watch" ? [cancel("player.tick")] : [];
  state.mini = true;
  return [];
}

function go(state: State, name: PageName, id: string, tab: string): Command[] {
  const left = leave(state);
  state.page = page(name, id, tab);
  state.preview.video = "";
  const arrived: Command[] = [close("guide.drawer"), close("account"), close("notices"), top()];
  if (name === "subscriptions" && state.newVideos === "waiting") {
    arrived.push(after("subscriptions.new", 4500, { type: "subscriptions.offer" }));
  }
  if (name === "home" && state.loading === "home") state.loading = "";
  return [...left, ...arrived];
}

function search(state: State, query: string): Command[] {
  const asked = query.trim();
  if (asked === "") return [focus("search.field")];
  state.query = asked;
  state.past = [asked, ...without(state.past, asked)].slice(0, 6);
  state.filters = { ...NO_FILTERS };
  return [close("search.panel"), ...go(state, "search", asked, ""), fill("search.field", asked)];
}

export const browsing: Handlers = {
  go: (state, message) => go(state, text(message, "name") as PageName, text(message), text(message, "tab")),
  watch: (state, message) => watch(state, text(message), text(message, "list")),
  tab: (state, message) => {
    state.page.tab = text(message, "key");
  },
  chip: (state, message) => {
    state.page.id = text(message);
    state.loading = "home";
    const ms = state.page.id === "New to you" ? FINDING_MS : LOADING_MS;
    return [after("home.loaded", ms, { type: "home.loaded" })];
  },
  "home.loaded": (state) => {
    state.loading = "";
  },
  "next.chip": (state, message) => {
    state.nextChip = text(message);
  },
  "guide.toggle": (state) => {
    if (state.page.name === "watch") return [open("guide.drawer")];
    state.guide = state.guide === "full" ? "mini" : "full";
  },
  "guide.more": (state) => {
    state.guideMore = !state.guideMore;
  },
  search: (state, message) => search(state, text(message, "query")),
  "search.type": (state, message) => {
    state.query = text(message, "query");
  },
  "search.clear": (state) => {
    state.query = "";
    return [fill("search.field", "")];
  },
  "search.forget": (state, message) => {
    state.past = without(state.past, text(message));
  },
  "search.voice": (state) => {
    state.listening = !state.listening;
    return state.listening ? [open("voice"), after("voice", 6000, { type: "search.heard" })] : [cancel("voice")];
  },
  "search.heard": (state) => {
    state.listening = false;
    return [close("voice"), ...search(state, "moon jar")];
  },
  filter: (state, message) => {
    const key = text(message, "key") as keyof State["filters"];
    const value = text(message, "value");
    state.filters[key] = state.filters[key] === value && key !== "sort" ? "any" : value;
    return [close("filters")];
  },
  "card.menu": (state, message) => {
    state.menuFor = { video: text(message, "video"), anchor: text(message, "anchor") };
    return [open("card.menu")];
  },
  "card.hide": (state, message) => {
    const id = text(message);
    const kind = text(message, "kind") as "video" | "channel";
    const channel = videoOf(id).channel;
    for (const video of kind === "channel" ? VIDEOS.filter((one) => one.channel === channel) : [videoOf(id)])
      state.hidden[video.id] = kind;
  },
  "card.restore": (state, message) => {
    const id = text(message);
    const channel = videoOf(id).channel;
    const all = state.hidden[id] === "channel";
    for (const key of Object.keys(state.hidden))
      if (key === id || (all && videoOf(key).channel === channel)) delete state.hidden[key];
  },
  "preview.wait": (_, message) => [after("preview", 180, { type: "preview.start", id: text(message) })],
  "preview.start": (state, message) => {
    if (state.settings.inline === false) return [];
    state.preview = { ...state.preview, video: text(message), seconds: 0 };
    return [after("preview", 1000, { type: "preview.second" })];
  },
  "preview.second": (state) => {
    if (state.preview.video === "") return [];
    state.preview.seconds += 1;
    return [after("preview", 1000, { type: "preview.second" })];
  },
  "preview.stop": (state) => {
    state.preview.video = "";
    return [cancel("preview")];
  },
  "preview.set": (state, message) => {
    const key = text(message, "key") as "muted" | "captions";
    state.preview[key] = !state.preview[key];
  },
  "shelf.close": (state, message) => {
    const key = text(message) as "shorts" | "hero";
    state.shelf[key] = false;
    return [
      toast(key === "shorts" ? "Shorts are hidden for 30 days" : "Highlights hidden", {
        action: { id: "toast.undo", label: "Undo", message: { type: "shelf.open", id: key } },
      }),
    ];
  },
  "shelf.open": (state, message) => {
    state.shelf[text(message) as "shorts" | "hero"] = true;
  },
  "subscriptions.offer": (state) => {
    state.newVideos = "offered";
  },
  "subscriptions.show": (state) => {
    state.newVideos = "shown";
    return [top()];
  },
  grid: (state, message) => {
    state.grid = message.value === true;
  },
};

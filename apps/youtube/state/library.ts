// What the viewer keeps and says: votes, subscriptions, lists, comments, settings, uploads.
import { after, type Command, close, countdown, fill, open, toast } from "../../_kit";
import { channelOf } from "../content/channels";
import { type BellLevel, type Handlers, type State, text, toggle, without } from "./model";

const UPLOAD_STEP_MS = 420;
const UPLOAD_STEP = 9;

const undoable = (line: string, message: { type: string; [key: string]: string }): Command =>
  toast(line, { action: { id: "toast.undo", label: "Undo", message } });

function vote(state: State, id: string, way: "up" | "down"): void {
  if (state.votes[id] === way) delete state.votes[id];
  else state.votes[id] = way;
  state.liked = without(state.liked, id);
  if (state.votes[id] === "up" && !id.includes("/")) state.liked.unshift(id);
}

export const library: Handlers = {
  vote: (state, message) => vote(state, text(message), text(message, "way") as "up" | "down"),
  subscribe: (state, message) => {
    const id = text(message);
    if (state.bells[id]) return [open("unsubscribe")];
    state.bells[id] = "personalised";
    return [toast(`Subscribed to ${channelOf(id).name}`)];
  },
  unsubscribe: (state, message) => {
    const id = text(message);
    delete state.bells[id];
    return [close("unsubscribe"), undoable(`Unsubscribed from ${channelOf(id).name}`, { type: "subscribe", id })];
  },
  bell: (state, message) => {
    const level = text(message, "level") as BellLevel;
    state.bells[text(message)] = level;
    return [
      toast(
        level === "none"
          ? "Notifications turned off for this channel"
          : level === "all"
            ? "You will get all notifications"
            : "You will get some notifications",
      ),
    ];
  },
  later: (state, message) => {
    const id = text(message);
    const isIn = state.later.includes(id);
    state.later = isIn ? without(state.later, id) : [id, ...state.later];
    return [undoable(isIn ? "Removed from Watch later" : "Saved to Watch later", { type: "later", id })];
  },
  queue: (state, message) => {
    const id = text(message);
    const isIn = state.queue.includes(id);
    state.queue = isIn ? without(state.queue, id) : [...state.queue, id];
    return [toast(isIn ? "Removed from the queue" : `Added to the queue (${state.queue.length})`)];
  },
  sheet: (state, message) => {
    state.sheetFor = text(message);
    if (text(message, "sheet") === "clip") state.clip = "none";
    return [open(text(message, "sheet"))];
  },
  "list.toggle": (state, message) => {
    const list = state.playlists.find((one) => one.id === text(message, "list"));
    if (!list) return [];
    const id = text(message);
    const isIn = list.videos.includes(id);
    list.videos = isIn ? list.videos.filter((one) => one !== id) : [...list.videos, id];
    return [toast(isIn ? `Removed from ${list.title}` : `Saved to ${list.title}`)];
  },
  "list.create": (state, message) => {
    const title = text(message, "title").trim() || `New playlist ${state.playlists.length + 1}`;
    state.playlists.push({
      id: `own-${state.playlists.length + 1}`,
      title,
      privacy: "Private",
      updated: "Updated today",
      videos: [text(message)],
    });
    return [fill("save.title", ""), toast(`Saved to ${title}`)];
  },
  "list.remove": (state, message) => {
    const id = text(message);
    const key = text(message, "list");
    if (key === "later") state.later = without(state.later, id);
    else if (key === "liked") state.liked = without(state.liked, id);
    else {
      const list = state.playlists.find((one) => one.id === key);
      if (list) list.videos = list.videos.filter((one) => one !== id);
    }
    return [toast("Removed from the playlist")];
  },
  "list.set": (state, message) => {
    const key = text(message, "key") as "open" | "shuffle" | "loop";
    state.list[key] = !state.list[key];
  },
  "history.forget": (state, message) => {
    toggle(state.forgotten, text(message));
    return [undoable("Removed from your history", { type: "history.restore", id: text(message) })];
  },
  "history.restore": (state, message) => {
    state.forgotten = without(state.forgotten, text(message));
  },
  "history.clear": (state, message) => {
    state.forgotten = [...text(message, "all").split(",")];
    return [close("history.clear"), toast("Watch history cleared")];
  },
  "history.pause": (state) => {
    state.historyPaused = !state.historyPaused;
  },
  more: (state) => {
    state.more = !state.more;
  },
  transcript: (state) => {
    state.transcript = !state.transcript;
  },
  "clip.make": (state) => {
    state.clip = "making";
    return [countdown("clip", 5000, { type: "clip.ready" })];
  },
  "clip.ready": (state) => {
    state.clip = "ready";
  },
  download: (state, message) => {
    const id = text(message);
    if (state.downloads[id]) {
      delete state.downloads[id];
      return [toast("Download removed")];
    }
    state.downloads[id] = "preparing";
    return [after(`download.${id}`, 6000, { type: "download.ready", id }), toast("Preparing your download")];
  },
  "download.ready": (state, message) => {
    const id = text(message);
    if (state.downloads[id] !== "preparing") return [];
    state.downloads[id] = "ready";
    return [toast("Ready to watch offline")];
  },
  copy: () => [toast("Link copied")],
  say: (_, message) => [toast(text(message, "text"))],
  remind: (state, message) => {
    toggle(state.reminders, text(message));
    return [toast(state.reminders.includes(text(message)) ? "Reminder set" : "Reminder removed")];
  },
  join: (state, message) => {
    toggle(state.joined, text(message));
    return [close("join"), toast(state.joined.includes(text(message)) ? "Welcome to the members" : "Membership ended")];
  },
  setting: (state, message) => {
    const key = text(message, "key");
    state.settings[key] = !state.settings[key];
  },
  choose: (state, message) => {
    state[text(message, "key") as "theme" | "language" | "place" | "account" | "reason"] = text(message, "value");
  },
  "account.panel": (state, message) => {
    state.accountPanel = text(message, "key");
  },
  restrict: (state) => {
    state.restricted = !state.restricted;
    return [toast(state.restricted ? "Restricted mode is on" : "Restricted mode is off")];
  },
  report: (state) => {
    state.reason = "";
    return [close("report"), toast("Thank you, we will look at it")];
  },
  feedback: () => [close("feedback"), fill("feedback.text", ""), toast("Thank you for your feedback")],
  "popup.step": (state, message) => {
    state.popupStep = Number(message.step);
    return text(message, "then") === "leave" ? [after("popup", 2500, { type: "popup.close" })] : [];
  },
  "popup.close": (state) => {
    state.popup = "";
    state.popupStep = 0;
  },
  "upload.pick": (state, message) => {
    state.upload = { file: text(message), percent: 0, done: false, visibility: "Private", audience: "no" };
    return [after("upload", UPLOAD_STEP_MS, { type: "upload.step" })];
  },
  "upload.step": (state) => {
    if (!state.upload) return [];
    state.upload.percent = Math.min(100, state.upload.percent + UPLOAD_STEP);
    state.upload.done = state.upload.percent === 100;
    return state.upload.done ? [] : [after("upload", UPLOAD_STEP_MS, { type: "upload.step" })];
  },
  "upload.set": (state, message) => {
    if (state.upload) state.upload[text(message, "key") as "visibility" | "audience"] = text(message, "value");
  },
  "upload.publish": (state) => {
    const visibility = state.upload?.visibility ?? "Private";
    state.upload = null;
    return [close("upload"), toast(`Video published as ${visibility.toLowerCase()}`)];
  },
  "upload.cancel": (state) => {
    state.upload = null;
  },
};

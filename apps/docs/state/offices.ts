// Sharing, publishing, translating, uploading, side panels, preferences.
import { after, type Command, close, fill, open, put, toast } from "../../_kit";
import { write } from "./editing";
import { type Handlers, type State, text, toggle } from "./model";

const PUBLISH_MS = 4000;
const TRANSLATE_MS = 5200;
const UPLOAD_STEP_MS = 400;
const UPLOAD_STEP = 10;

const upload = (state: State): Command[] => {
  if (state.upload.phase !== "running") return [];
  state.upload.percent = Math.min(100, state.upload.percent + UPLOAD_STEP);
  if (state.upload.percent < 100) return [after("upload", UPLOAD_STEP_MS, { type: "upload.step" })];
  state.upload.phase = "done";
  return [];
};

export const offices: Handlers = {
  "share.open": (state) => {
    state.share.pane = "people";
    state.share.sent = false;
    return [open("share")];
  },
  "share.pane": (state, message) => {
    state.share.pane = text(message, "value") as "people";
  },
  "share.role": (state, message) => {
    const who = text(message);
    const role = text(message, "value");
    state.share.roles[who] = role;
    return role === "none" ? [toast("Access removed")] : [];
  },
  "share.access": (state, message) => {
    state.share.access = text(message, "value") as State["share"]["access"];
  },
  "share.link": (state, message) => {
    state.share.role = text(message, "value");
  },
  "share.invite": (state, message) => {
    const who = text(message);
    if (state.share.invited.includes(who)) return [];
    state.share.invited.push(who);
    return [fill("share.field", "")];
  },
  "share.uninvite": (state, message) => {
    toggle(state.share.invited, text(message));
  },
  "share.inviteRole": (state, message) => {
    state.share.inviteRole = text(message, "value");
  },
  "share.notify": (state) => {
    state.share.notify = !state.share.notify;
  },
  "share.send": (state) => {
    const { invited, inviteRole } = state.share;
    for (const who of invited) state.share.roles[who] = inviteRole;
    const count = invited.length;
    state.share.invited = [];
    return [close("share"), toast(`${count} ${count === 1 ? "person" : "people"} added`)];
  },
  "share.done": () => [close("share"), toast("Access was saved")],
  "link.copy": () => [toast("Link copied")],
  "publish.pane": (state, message) => {
    state.publish.pane = text(message, "value") as "link";
  },
  "publish.begin": (state) => {
    state.publish.phase = "making";
    return [after("publish", PUBLISH_MS, { type: "publish.ready" })];
  },
  "publish.ready": (state) => {
    state.publish.phase = "on";
  },
  "publish.stop": (state) => {
    state.publish.phase = "off";
    return [toast("No longer published")];
  },
  "publish.auto": (state) => {
    state.publish.auto = !state.publish.auto;
  },
  "translate.to": (state, message) => {
    state.translate = { phase: "", to: text(message, "value") };
  },
  "translate.begin": (state) => {
    state.translate.phase = "making";
    return [after("translate", TRANSLATE_MS, { type: "translate.ready" })];
  },
  "translate.ready": (state) => {
    if (state.translate.phase === "making") state.translate.phase = "done";
  },
  "translate.open": (state) => {
    state.translate.phase = "";
    return [close("translate"), toast(`The ${state.translate.to} copy is among your documents`)];
  },
  "upload.begin": (state, message) => {
    state.upload = { phase: "running", file: text(message), percent: 0 };
    return [after("upload", UPLOAD_STEP_MS, { type: "upload.step" })];
  },
  "upload.step": upload,
  "upload.clear": (state) => {
    state.upload = { phase: "", file: "", percent: 0 };
    return [close("upload")];
  },
  "offline.end": (state) => {
    state.saving = "saved";
  },
  pref: (state, message) => {
    const key = text(message, "key");
    state.prefs[key] = !state.prefs[key];
  },
  choose: (state, message) => {
    state.choice[text(message, "key")] = text(message, "value");
  },
  flip: (state, message) => {
    const key = text(message, "key");
    state.choice[key] = state.choice[key] === "yes" ? "no" : "yes";
  },
  margin: (state, message) => {
    const key = text(message, "key") as "left";
    state.margins[key] = Math.max(20, Math.min(300, Math.round(Number(message.value))));
  },
  indent: (state, message) => {
    state.margins.indent = Math.max(-60, Math.min(300, Math.round(Number(message.value))));
  },
  "page.set": (state, message) => {
    const key = text(message, "key");
    if (key === "landscape") state.page.landscape = !state.page.landscape;
    else if (key === "pageless") state.page.pageless = !state.page.pageless;
    else state.page[key as "size" | "colour"] = text(message, "value");
  },
  "task.toggle": (state, message) => toggle(state.tasks.done, text(message)),
  "task.add": (state, message) => {
    const words = text(message, "text").trim();
    if (words === "") return [];
    state.tasks.added.push(words);
    return [fill("tasks.field", "")];
  },
  "note.pin": (state, message) => toggle(state.notes.pinned, text(message)),
  "note.remove": (state, message) => {
    state.notes.gone.push(text(message));
    return [toast("Note deleted")];
  },
  "note.add": (state, message) => {
    const words = text(message, "text").trim();
    if (words === "") return [];
    state.notes.added.push(words);
    return [fill("notes.field", "")];
  },
  call: (state, message) => {
    const key = text(message, "key") as "muted" | "camera" | "hand";
    state.call[key] = !state.call[key];
  },
  "call.leave": () => [close("call"), toast("You left the call")],
  "call.join": () => [open("call"), put("open:call", true)],
  "voice.toggle": (state) => {
    state.voice = !state.voice;
    return state.voice ? [after("voice", 2200, { type: "voice.hear" })] : [];
  },
  "voice.hear": (state) => {
    if (!state.voice) return [];
    return [...write(state, " Low water is at a quarter past six."), after("voice", 6000, { type: "voice.end" })];
  },
  "voice.end": (state) => {
    state.voice = false;
  },
};

// Comments, suggestions, chips and the pop-ups that come uninvited.
import { after, type Command, close, fill, open, scrollTo, toast } from "../../_kit";
import { STATUS_START } from "../content/chips";
import { personOf } from "../content/people";
import { did } from "./editing";
import { type Handlers, type State, text, toggle, without } from "./model";
import { selectedKeys } from "./reading";

function settle(state: State, suggestion: string, accepted: boolean): Command[] {
  state.talk.active = "";
  return did(state, { do: "settle", suggestion, accepted });
}

export const talking: Handlers = {
  "talk.activate": (state, message) => {
    const id = text(message);
    state.talk.active = state.talk.active === id ? "" : id;
    state.talk.replying = "";
    if (state.panel !== "" && state.panel !== "comments") state.panel = "";
    state.show.comments = true;
  },
  "talk.resolve": (state, message) => {
    const id = text(message);
    state.talk.resolved.push(id);
    state.talk.active = "";
    return [
      toast("Marked as resolved", {
        action: { id: "toast.undo", label: "Undo", message: { type: "talk.reopen", id } },
      }),
    ];
  },
  "talk.reopen": (state, message) => {
    state.talk.resolved = without(state.talk.resolved, text(message));
    state.show.comments = true;
  },
  "talk.remove": (state, message) => {
    state.talk.removed.push(text(message));
    return [close("comment.remove"), toast("Comment deleted")];
  },
  "talk.removing": (state, message) => {
    state.talk.active = text(message);
    return [open("comment.remove")];
  },
  "talk.like": (state, message) => toggle(state.talk.liked, text(message)),
  "talk.reply": (state, message) => {
    const id = text(message);
    const words = text(message, "text").trim();
    if (words === "") return [];
    state.talk.replies[id] = [...(state.talk.replies[id] ?? []), words];
    return [fill(`comment.reply.${id}`, "")];
  },
  "talk.draft": (state) => {
    state.talk.draftOn = selectedKeys(state)[0] ?? "";
    state.talk.active = "";
    state.panel = "";
    state.show.comments = true;
  },
  "talk.cancel": (state) => {
    state.talk.draftOn = "";
    return [fill("comment.new.field", "")];
  },
  "talk.send": (state, message) => {
    const words = text(message, "text").trim();
    if (words === "") return [];
    const { draftOn, added } = state.talk;
    added.push({ key: `added-${added.length + 1}`, doc: state.doc, tab: state.tab, block: draftOn, text: words });
    state.talk.draftOn = "";
    return [fill("comment.new.field", "")];
  },
  "talk.filter": (state, message) => {
    state.talk.filter = text(message, "value");
  },
  "talk.find": (state, message) => {
    state.talk.active = text(message);
    return [scrollTo("doc", { element: `mark.${text(message)}` })];
  },
  "suggestion.accept": (state, message) => settle(state, text(message), true),
  "suggestion.reject": (state, message) => settle(state, text(message), false),
  "chip.open": (state, message) => {
    state.chip = { key: text(message), anchor: text(message, "anchor") };
    return [open("chip.card")];
  },
  "status.open": (state, message) => {
    state.chip = { key: text(message), anchor: text(message, "anchor") };
    return [open("status.menu")];
  },
  "status.set": (state, message) => {
    const name = text(message, "of");
    const value = text(message, "value");
    if (value === STATUS_START[name]) delete state.statuses[name];
    else state.statuses[name] = value;
    state.saving = "saving";
    return [after("save", 900, { type: "saved" })];
  },
  follow: (state, message) => {
    const id = text(message);
    state.following = state.following === id ? "" : id;
    const name = personOf(id).name;
    return [toast(state.following ? `You are following ${name}` : `You no longer follow ${name}`)];
  },
  say: (_, message) => [toast(text(message, "text"))],
  "popup.open": (state, message) => {
    state.popup = { name: text(message, "name"), step: 0, choice: "" };
  },
  "popup.step": (state, message) => {
    state.popup.step = Number(message.step);
  },
  "popup.choose": (state, message) => {
    state.popup.choice = text(message, "value");
  },
  "popup.close": (state, message) => {
    state.popup = { name: "", step: 0, choice: "" };
    const words = text(message, "says");
    return words === "" ? [] : [toast(words)];
  },
  "spelling.next": (state, message) => {
    state.spelling.at += 1;
    const said = message.accepted === true ? [toast("Changed")] : [];
    if (state.spelling.at < Number(message.count)) return said;
    state.spelling = { at: 0, done: true };
    return [...said, close("spelling"), toast("No more suggestions")];
  },
  "spelling.begin": (state) => {
    state.spelling = { at: 0, done: false };
    return [open("spelling")];
  },
};

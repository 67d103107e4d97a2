// Comments, chat, notifications.
import { close, fill, open, toast } from "../../_kit";
import { NOTICES } from "../content/extras";
import { type Handlers, text, toggle } from "./model";

export const talking: Handlers = {
  "talk.sort": (state, message) => {
    state.talk.sort = text(message, "value") === "new" ? "new" : "top";
  },
  "talk.replies": (state, message) => toggle(state.talk.open, text(message)),
  "talk.reply": (state, message) => {
    state.talk.replyTo = state.talk.replyTo === text(message) ? "" : text(message);
    return [fill("comment.reply-field", "")];
  },
  "talk.send": (state, message) => {
    const words = text(message, "text").trim();
    if (words === "") return [toast("Write something first")];
    const key = text(message);
    state.talk.mine[key] = [words, ...(state.talk.mine[key] ?? [])];
    state.talk.replyTo = "";
    return [
      fill("comment.field", ""),
      fill("comment.reply-field", ""),
      toast(key.includes("/") ? "Reply added" : "Comment added"),
    ];
  },
  "talk.menu": (state, message) => {
    state.talk.menuFor = text(message);
    return [open(text(message, "open"))];
  },
  "talk.remove": (state) => {
    state.talk.removed.push(state.talk.menuFor);
    return [toast("Comment hidden")];
  },
  "talk.loaded": (state) => {
    state.talk.loaded = true;
  },
  "chat.toggle": (state) => {
    state.chat.open = !state.chat.open;
  },
  "chat.mode": (state, message) => {
    state.chat.mode = text(message, "value");
  },
  "chat.poll": (state) => {
    state.chat.poll = "open";
  },
  "chat.vote": (state, message) => {
    state.chat.vote = text(message);
    return [toast("Your vote counts")];
  },
  "chat.send": (state, message) => {
    const words = text(message, "text").trim();
    if (words === "") return [toast("Write something first")];
    state.chat.sent.push(words);
    return [fill("chat.field", "")];
  },
  "notice.read": (state, message) => {
    if (!state.noticesRead.includes(text(message))) state.noticesRead.push(text(message));
    return [close("notices")];
  },
  "notice.all": (state) => {
    state.noticesRead = NOTICES.map((notice) => notice.id);
  },
  "notice.menu": (state, message) => {
    state.noticeMenuFor = text(message);
    return [open("notice.menu")];
  },
  "notice.hide": (state) => {
    state.noticesGone.push(state.noticeMenuFor);
  },
};

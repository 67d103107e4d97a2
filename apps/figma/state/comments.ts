// Comments: pins on the canvas and the threads behind them.
import { type Command, fill, focus, toast } from "../../_kit";
import { COMMENTS, commentOf } from "../content/comments";
import { type Handlers, type State, text, toggle } from "./model";
import { centreOn } from "./tree";

export function addComment(state: State, x: number, y: number): Command[] {
  state.count += 1;
  const key = `mine-${state.count}`;
  state.comments.made.push({ key, page: state.page, x: Math.round(x), y: Math.round(y), text: "" });
  state.openComment = key;
  state.tool = "move";
  return [fill("thread.reply", ""), focus("thread.reply")];
}

function openThread(state: State, key: string): Command[] {
  state.openComment = state.openComment === key ? "" : key;
  if (!state.comments.read.includes(key)) state.comments.read.push(key);
  state.selection = [];
  return [fill("thread.reply", "")];
}

/** A comment that was begun and left without a word is no comment. */
function leave(state: State): void {
  state.comments.made = state.comments.made.filter((one) => one.key !== state.openComment || one.text !== "");
  state.openComment = "";
}

export const comments: Handlers = {
  "comment.open": (state, message) => openThread(state, text(message)),
  "comment.close": (state) => leave(state),
  "comment.go": (state, message) => {
    const comment = commentOf(text(message)) ?? state.comments.made.find((one) => one.key === text(message));
    if (!comment) return [];
    state.page = comment.page;
    state.openComment = "";
    const opened = openThread(state, comment.key);
    return [...opened, centreOn(state, { x: comment.x, y: comment.y, w: 0, h: 0 })];
  },
  "comment.send": (state, message) => {
    const words = text(message, "value").trim();
    const key = state.openComment;
    if (words === "" || key === "") return [focus("thread.reply")];
    const own = state.comments.made.find((one) => one.key === key && one.text === "");
    if (own) own.text = words;
    else state.comments.replies[key] = [...(state.comments.replies[key] ?? []), words];
    return [fill("thread.reply", "")];
  },
  "comment.resolve": (state, message) => {
    const key = text(message);
    toggle(state.comments.resolved, key);
    if (!state.comments.resolved.includes(key)) return [];
    state.openComment = "";
    return [
      toast("Marked as resolved", {
        id: "resolved",
        action: { id: "toast.unresolve", label: "Undo", message: { type: "comment.resolve", id: key } },
      }),
    ];
  },
  "comment.delete": (state, message) => {
    const key = text(message);
    state.comments.made = state.comments.made.filter((one) => one.key !== key);
    if (COMMENTS.some((one) => one.key === key)) state.comments.resolved.push(key);
    state.openComment = "";
  },
  "comment.read": (state) => {
    state.comments.read = COMMENTS.map((one) => one.key);
  },
};

// Writing: drafts, replies, uploads, sending, slow mode.
import { after, cancel, close, countdown, focus, scrollTo } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { channelAt } from "./content/servers";
import { type AreaReducer, addressOf, type State, text } from "./state_types";

const UPLOAD_STEP_MS = 400;
const UPLOAD_STEP_PERCENT = 8;

const TEN_O_CLOCK_MIN = 10 * 60;

/** The fictional day's clock: ten in the morning, plus environment time. */
export function clockAt(now: number): string {
  const minutes = TEN_O_CLOCK_MIN + Math.floor(now / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} AM`;
}

/** Where the composer writes to: the open channel, or the open thread. */
const where = (draft: State, message: Message): string =>
  typeof message.to === "string" ? message.to : addressOf(draft.at);

function post(draft: State, address: string, now: number, words: string, sticker: string | null): Command[] {
  const list = draft.sent[address] ?? [];
  draft.sent[address] = list;
  const file = draft.upload ? { name: draft.upload.name, size: draft.upload.size } : null;
  const number = Object.values(draft.sent).flat().length + 1;
  list.push({ id: `sent-${number}`, text: words, at: clockAt(now), reply: draft.replyTo, file, sticker });
  draft.drafts[address] = "";
  draft.replyTo = null;
  draft.upload = null;
  const slowS = channelAt(address)?.slowS;
  const commands = [scrollTo(address.startsWith("thread/") ? "thread.list" : "chat.list", "end")];
  if (slowS === undefined) return commands;
  draft.cooling.push(address);
  return [...commands, countdown(`slow:${address}`, slowS * 1000, { type: "slowOver", address })];
}

function sendDraft(draft: State, address: string, now: number): Command[] {
  const words = (draft.drafts[address] ?? "").trim();
  const isUploading = draft.upload !== null && draft.upload.percent < 100;
  if ((words === "" && !draft.upload) || isUploading || draft.cooling.includes(address)) return [];
  return post(draft, address, now, words, null);
}

function progress(draft: State): Command[] {
  if (!draft.upload) return [];
  draft.upload.percent = Math.min(100, draft.upload.percent + UPLOAD_STEP_PERCENT);
  return draft.upload.percent < 100 ? [after("upload", UPLOAD_STEP_MS, { type: "progress" })] : [];
}

export const reduceCompose: AreaReducer = (draft: State, message: Message, now: number): Command[] | undefined => {
  switch (message.type) {
    case "draft":
      draft.drafts[where(draft, message)] = text(message, "text");
      return [];
    case "insert": {
      const address = where(draft, message);
      const before = draft.drafts[address] ?? "";
      draft.drafts[address] = `${before}${before === "" || before.endsWith(" ") ? "" : " "}${text(message, "text")} `;
      return [close("emoji.picker")];
    }
    case "reply":
      draft.replyTo = text(message, "message");
      return [focus("composer.field")];
    case "cancelReply":
      draft.replyTo = null;
      return [];
    case "send":
      return sendDraft(draft, where(draft, message), now);
    case "sticker":
      return [...post(draft, addressOf(draft.at), now, "", text(message, "key")), close("emoji.picker")];
    case "slowOver":
      draft.cooling = draft.cooling.filter((one) => one !== message.address);
      return [];
    case "attach":
      draft.upload = { name: text(message, "name"), size: text(message, "size"), percent: 0 };
      return [close("file.dialog"), after("upload", UPLOAD_STEP_MS, { type: "progress" })];
    case "progress":
      return progress(draft);
    case "detach":
      draft.upload = null;
      return [cancel("upload")];
    default:
      return undefined;
  }
};

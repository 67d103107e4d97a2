// Voice channels, streams and calls.
import { after, cancel } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { type AreaReducer, type State, text } from "./state_types";

const JOINING_MS = 3200;
const RINGING_MS = 6000;

function join(draft: State, server: string, channel: string): Command[] {
  draft.at = { server, page: channel };
  draft.panel = null;
  if (draft.voice?.server === server && draft.voice.channel === channel) return [];
  draft.voice = { server, channel, phase: "joining", camera: false, sharing: false };
  return [after("voice", JOINING_MS, { type: "joined" })];
}

function leave(draft: State): Command[] {
  const voice = draft.voice;
  draft.voice = null;
  draft.floating = null;
  if (voice && draft.at.server === voice.server && draft.at.page === voice.channel) {
    draft.at = { server: voice.server, page: draft.last[voice.server] ?? "general" };
  }
  return [cancel("voice")];
}

function switchInCall(draft: State, what: "camera" | "sharing"): Command[] {
  if (draft.voice?.phase === "connected") draft.voice[what] = !draft.voice[what];
  return [];
}

export const reduceCall: AreaReducer = (draft: State, message: Message, now: number): Command[] | undefined => {
  switch (message.type) {
    case "join":
      return join(draft, text(message, "server"), text(message, "channel"));
    case "joined":
      if (draft.voice) draft.voice.phase = "connected";
      return [];
    case "leave":
      return leave(draft);
    case "camera":
      return switchInCall(draft, "camera");
    case "share":
      return switchInCall(draft, "sharing");
    case "watch":
      draft.floating = text(message, "key");
      return [];
    case "unwatch":
      draft.floating = null;
      return [];
    case "call":
      draft.call = { who: text(message, "who"), since: now };
      return [after("ringing", RINGING_MS, { type: "answered" })];
    case "answered":
      if (draft.call) draft.on[`answered:${draft.call.who}`] = true;
      return [];
    case "hangUp": {
      const who = draft.call?.who;
      draft.call = null;
      if (who) delete draft.on[`answered:${who}`];
      return [cancel("ringing")];
    }
    default:
      return undefined;
  }
};

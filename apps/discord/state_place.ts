// Where one is: servers, channels, direct messages, panels beside the conversation.
import { focus, open, put, scrollTo } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { addressOf as addressOfMessage } from "./content/messages";
import { channelAt, isServer, server } from "./content/servers";
import { threadBy } from "./content/threads";
import { type AreaReducer, type State, text } from "./state_types";

function arrive(draft: State, at: { server: string; page: string }): void {
  draft.at = at;
  draft.last[at.server] = at.page;
  draft.hovered = null;
  draft.selected = null;
  draft.replyTo = null;
  draft.panel = null;
  draft.upload = null;
  draft.on[`seen:${at.server}/${at.page}`] = true;
}

const firstPage = (draft: State, key: string): string => {
  if (key === "dm") return draft.last.dm ?? "minji";
  return draft.last[key] ?? (isServer(key) ? server(key).home : key === "home" ? "friends" : "all");
};

function goTo(draft: State, key: string, page: string | null): Command[] {
  const target = page ?? firstPage(draft, key);
  if (isServer(key) && channelAt(`${key}/${target}`)?.kind === "voice") {
    draft.at = { server: key, page: target };
    return [];
  }
  arrive(draft, { server: key, page: target });
  return [];
}

function jumpTo(draft: State, id: string): Command[] {
  const address = addressOfMessage(id) ?? addressOfMessage(id.replace(/-reply$/, ""));
  if (!address) throw new Error(`no message ${id}`);
  const [key = "", page = ""] = address.split("/");
  if (key === "thread") openThread(draft, page);
  else if (draft.at.server !== key || draft.at.page !== page) arrive(draft, { server: key, page });
  draft.selected = id;
  return [scrollTo(key === "thread" ? "thread.list" : "chat.list", { element: `chat.message.${id}` })];
}

function openThread(draft: State, key: string): void {
  const thread = threadBy(key);
  if (!thread) throw new Error(`no thread ${key}`);
  const [home = "", page = ""] = thread.parent.split("/");
  if (draft.at.server !== home || draft.at.page !== page) arrive(draft, { server: home, page });
  draft.panel = { kind: "thread", key };
}

export const reducePlace: AreaReducer = (draft: State, message: Message): Command[] | undefined => {
  switch (message.type) {
    case "visit":
      return goTo(draft, text(message, "server"), null);
    case "go":
      return [...goTo(draft, text(message, "server"), text(message, "page")), focus("composer.field")];
    case "jump":
      return jumpTo(draft, text(message, "message"));
    case "thread":
      openThread(draft, text(message, "key"));
      return [];
    case "threads":
      draft.panel = draft.panel?.kind === "threads" ? null : { kind: "threads" };
      return [];
    case "search": {
      const query = text(message, "query").trim();
      draft.panel = query === "" ? null : { kind: "search", query };
      return [put("field:search.field", query)];
    }
    case "closePanel":
      draft.panel = null;
      return [put("field:search.field", "")];
    case "members":
      draft.membersShown = draft.panel ? true : !draft.membersShown;
      draft.panel = null;
      return [];
    case "profile":
      draft.profileShown = !draft.profileShown;
      return [];
    case "friendsTab":
      draft.friendsTab = text(message, "key");
      return [];
    case "discoveryTab":
      draft.discoveryTab = text(message, "key");
      return [];
    case "inboxTab":
      draft.inboxTab = text(message, "key");
      return [];
    case "searchTab":
      draft.searchTab = text(message, "key");
      return [];
    case "sheet":
      draft.sheet = { kind: text(message, "kind") as "user" | "server", page: text(message, "page") };
      return [];
    case "closeSheet":
      draft.sheet = null;
      return [];
    case "dialog":
      draft.dialog = message.dialog as unknown as State["dialog"];
      return [open(`${draft.dialog.kind}.dialog`)];
    default:
      return undefined;
  }
};

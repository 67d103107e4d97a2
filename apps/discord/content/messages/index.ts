// All conversations by the address of their channel.
import type { Message } from "../types";
import { direct } from "./direct";
import { lanternGame } from "./lantern_game";
import { general } from "./lantern_general";
import { lanternMore } from "./lantern_more";
import { otherServers } from "./other_servers";
import { smallServerTalk } from "./small_servers";
import { threads } from "./threads";

const conversations = new Map<string, Message[]>([
  general,
  ...lanternMore,
  ...lanternGame,
  ...otherServers,
  ...smallServerTalk,
  ...direct,
  ...threads,
]);

export const messagesIn = (address: string): Message[] => conversations.get(address) ?? [];

const byId = new Map<string, [address: string, message: Message]>();
for (const [address, list] of conversations) for (const one of list) byId.set(one.id, [address, one]);

export const messageById = (id: string): Message | undefined => byId.get(id)?.[1];
/** Where a message was written. */
export const addressOf = (id: string): string | undefined => byId.get(id)?.[0];

export const pinnedIn = (address: string): Message[] => messagesIn(address).filter((one) => one.pinned);

/** What mentions you, newest first as far as the day goes. */
export const mentionsOfMe: Message[] = [...conversations.values()].flat().filter((one) => one.forMe === true);

/** Messages whose text or author's key holds all words of `query`. */
export function searchMessages(query: string, within: (address: string) => boolean): Message[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...conversations]
    .filter(([address]) => within(address))
    .flatMap(([, list]) => list)
    .filter((one) =>
      words.every((word) => `${one.text} ${one.by} ${one.file?.name ?? ""}`.toLowerCase().includes(word)),
    )
    .reverse();
}

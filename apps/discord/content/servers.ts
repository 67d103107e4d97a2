// All servers in the order of the rail, and the ways to find something in them.
import { bakers, makers, nightshift, tidepool } from "./servers_detailed";
import { lantern } from "./servers_lantern";
import { smallServers } from "./servers_small";
import type { Channel, Server } from "./types";

export const servers: Server[] = [lantern, tidepool, makers, bakers, nightshift, ...smallServers];

const byKey = new Map(servers.map((one) => [one.key, one]));
const channels = new Map<string, Channel>(
  servers.flatMap((one) =>
    one.categories.flatMap((group) => group.channels.map((channel) => [`${one.key}/${channel.key}`, channel] as const)),
  ),
);

export function server(key: string): Server {
  const found = byKey.get(key);
  if (!found) throw new Error(`no server ${key}`);
  return found;
}

export const isServer = (key: string): boolean => byKey.has(key);

export function channelOf(serverKey: string, key: string): Channel {
  const found = channels.get(`${serverKey}/${key}`);
  if (!found) throw new Error(`no channel ${key} in ${serverKey}`);
  return found;
}

/** A channel by the address `server/channel`. */
export const channelAt = (address: string): Channel | undefined => channels.get(address);

/** Whom a server's members see in a colour of their own. */
export function roleColour(serverKey: string, who: string): string | undefined {
  if (!byKey.has(serverKey)) return undefined;
  const role = server(serverKey).roles.find((one) => one.members.includes(who));
  return role && role.name !== "Offline" && role.name !== "Online" && role.name !== "Members" ? role.colour : undefined;
}

/** Someone in a voice channel: `*` streams, `-` is muted. */
export function voiceMember(entry: string): { who: string; streams: boolean; muted: boolean } {
  return { who: entry.replace(/[*-]$/, ""), streams: entry.endsWith("*"), muted: entry.endsWith("-") };
}

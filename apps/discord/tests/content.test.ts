import { describe, expect, it } from "vitest";
import { emojiBy } from "../content/emoji";
import { scheduledEvents, streams } from "../content/events";
import { notices, requests } from "../content/inbox";
import { messageById, messagesIn } from "../content/messages";
import { directList, directUnread } from "../content/messages/direct";
import { people } from "../content/people";
import { channelAt, isServer, servers, voiceMember } from "../content/servers";
import { threadList } from "../content/threads";
import type { Message } from "../content/types";

const addresses = [
  ...servers.flatMap((one) =>
    one.categories.flatMap((group) => group.channels.map((channel) => `${one.key}/${channel.key}`)),
  ),
  ...directList.map((who) => `dm/${who}`),
  ...threadList.map((one) => `thread/${one.key}`),
];
const all: Message[] = addresses.flatMap(messagesIn);

describe("content", () => {
  it("has a conversation with everybody in the direct message list", () => {
    expect(directList.length).toBeGreaterThanOrEqual(40);
    expect(new Set(directList).size).toBe(directList.length);
    for (const who of directList) expect(messagesIn(`dm/${who}`), who).not.toHaveLength(0);
  });

  it("counts as unread what has been said by the other one last", () => {
    for (const [who, count] of Object.entries(directUnread)) {
      const last = messagesIn(`dm/${who}`).slice(-count);
      expect(last.map((one) => one.by)).toEqual(Array(count).fill(who));
    }
  });

  it("names only people who exist", () => {
    const named = [
      ...all.map((one) => one.by),
      ...directList,
      ...requests.map((one) => one.who),
      ...notices.map((one) => one.who),
      ...scheduledEvents.map((one) => one.host),
      ...streams.map((one) => one.who),
      ...servers.flatMap((one) => one.roles.flatMap((role) => role.members)),
    ];
    for (const who of named) expect(Object.keys(people)).toContain(who);
  });

  it("lets everyone in a server once, and to its voice channels as members", () => {
    for (const one of servers) {
      const members = one.roles.flatMap((role) => role.members);
      expect(new Set(members).size, one.name).toBe(members.length);
      for (const channel of one.categories.flatMap((group) => group.channels)) {
        for (const entry of channel.inside ?? []) expect(members, channel.name).toContain(voiceMember(entry).who);
      }
    }
  });

  it("gives each channel of a server one key, and opens on one of them", () => {
    for (const one of servers) {
      const keys = one.categories.flatMap((group) => group.channels.map((channel) => channel.key));
      expect(new Set(keys).size, one.name).toBe(keys.length);
      expect(keys).toContain(one.home);
    }
  });

  it("gives every message an id of its own and answers to messages that exist", () => {
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
    for (const one of all) if (one.reply) expect(messageById(one.reply), one.id).toBeDefined();
  });

  it("reacts with emoji that can be drawn, and hangs threads on channels", () => {
    for (const one of all) for (const { emoji } of one.reactions ?? []) expect(emojiBy(emoji), emoji).toBeDefined();
    for (const one of threadList) expect(channelAt(one.parent), one.name).toBeDefined();
    for (const one of scheduledEvents) expect(isServer(one.server)).toBe(true);
  });

  it("uses only characters that the shipped font has", () => {
    const known = /^[\u0020-\u00ff\u0100-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\n]*$/;
    for (const one of all) expect(one.text).toMatch(known);
    for (const one of Object.values(people)) expect(`${one.name} ${one.doing} ${one.about}`).toMatch(known);
  });
});

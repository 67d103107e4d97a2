// One channel in the list; below a voice channel, who is in it.
import {
  mdiAccountPlus,
  mdiBookOpenPageVariant,
  mdiBroadcast,
  mdiBullhorn,
  mdiCog,
  mdiForum,
  mdiLock,
  mdiMessageText,
  mdiMicrophoneOff,
  mdiPound,
  mdiVolumeHigh,
} from "@mdi/js";
import { memo } from "preact/compat";
import { Button, command, Icon, open, send } from "../../_kit";
import { ME, nameOf } from "../content/people";
import { voiceMember } from "../content/servers";
import type { Channel } from "../content/types";
import type { Voice } from "../state_types";
import { Face } from "./face";

import { Group } from "./group";

const KIND_ICONS: Record<Channel["kind"], string> = {
  text: mdiPound,
  news: mdiBullhorn,
  rules: mdiBookOpenPageVariant,
  forum: mdiForum,
  voice: mdiVolumeHigh,
  stage: mdiBroadcast,
};

interface Props {
  server: string;
  channel: Channel;
  isOpen: boolean;
  isHovered: boolean;
  isSeen: boolean;
  isMuted: boolean;
  voice: Voice | null;
}

const isSpoken = (channel: Channel): boolean => channel.kind === "voice" || channel.kind === "stage";

function Tools({ server, channel }: { server: string; channel: Channel }) {
  return (
    <span class="channel-tools">
      {isSpoken(channel) && (
        <Button
          id={`channels.chat.${channel.key}`}
          label={`Open chat of ${channel.name}`}
          tip="Open Chat"
          class="channel-tool"
          onPress={() => send({ type: "say", text: `${channel.name} has no written messages yet` })}
        >
          <Icon path={mdiMessageText} size={16} />
        </Button>
      )}
      <Button
        id={`channels.invite.${channel.key}`}
        label={`Invite to ${channel.name}`}
        tip="Create Invite"
        class="channel-tool"
        onPress={() => command(open("invite.dialog"))}
      >
        <Icon path={mdiAccountPlus} size={16} />
      </Button>
      <Button
        id={`channels.edit.${channel.key}`}
        label={`Edit ${channel.name}`}
        tip="Edit Channel"
        class="channel-tool"
        onPress={() => send({ type: "sheet", kind: "server", page: `channel-${server}-${channel.key}` })}
      >
        <Icon path={mdiCog} size={16} />
      </Button>
    </span>
  );
}

function Inside({ channel, voice }: { channel: Channel; voice: Voice | null }) {
  const mine = voice?.channel === channel.key && voice.phase === "connected";
  const entries = [...(channel.inside ?? []), ...(mine ? [ME] : [])].map(voiceMember);
  if (entries.length === 0) return null;
  return (
    <div class="inside">
      {entries.map(({ who, streams, muted }) => {
        const id = `channels.voice.${channel.key}-${who}`;
        return (
          <Button key={who} id={id} class="inside-row" onPress={() => send({ type: "card", who, anchor: id })}>
            <Face who={who} size={24} />
            <span>{nameOf(who)}</span>
            {streams && <span class="live">LIVE</span>}
            {muted && <Icon path={mdiMicrophoneOff} size={16} class="inside-muted" />}
          </Button>
        );
      })}
    </div>
  );
}

export const ChannelRow = memo((props: Props) => {
  const { server, channel, isOpen, isHovered, isSeen, isMuted, voice } = props;
  const isUnread = !isSeen && (channel.unread ?? false);
  const mentions = isSeen ? 0 : (channel.mentions ?? 0);
  const count = channel.inside?.length ?? 0;
  const marks = [isOpen && "channel-open", isUnread && "channel-unread", isMuted && "channel-muted"];
  return (
    <>
      <Group
        class={["channel", ...marks.filter(Boolean)].join(" ")}
        data-row={`channel:${server}/${channel.key}`}
        label={channel.name}
      >
        {isUnread && <span class="channel-dot" />}
        <Button
          id={`channels.channel.${channel.key}`}
          class="channel-button"
          current={isOpen}
          onPress={() =>
            send(
              isSpoken(channel)
                ? { type: "join", server, channel: channel.key }
                : { type: "go", server, page: channel.key },
            )
          }
        >
          <Icon path={channel.locked ? mdiLock : KIND_ICONS[channel.kind]} size={20} />
          <span class="channel-name">{channel.name}</span>
        </Button>
        {isHovered || isOpen ? (
          <Tools server={server} channel={channel} />
        ) : (
          <>
            {channel.limit !== undefined && (
              <span class="limit">
                {String(count).padStart(2, "0")}/{String(channel.limit).padStart(2, "0")}
              </span>
            )}
            {mentions > 0 && <span class="count">{mentions}</span>}
          </>
        )}
      </Group>
      {isSpoken(channel) && <Inside channel={channel} voice={voice?.server === server ? voice : null} />}
    </>
  );
});

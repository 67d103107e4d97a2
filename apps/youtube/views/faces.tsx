// The brand, faces of channels and people, and the buttons that follow a channel.
import { mdiBellOffOutline, mdiBellOutline, mdiBellRingOutline, mdiCheckDecagram, mdiChevronDown } from "@mdi/js";
import { Art, Avatar, Button, Icon, Menu, MenuButton, MenuItem, names, send } from "../../_kit";
import { CHANNELS, type Channel, channelOf } from "../content/channels";
import type { BellLevel } from "../state/model";

export function Logo() {
  return (
    <span class="logo">
      <svg viewBox="0 0 34 24" width="34" height="24" aria-hidden="true">
        <path d="M5 1h19a9 9 0 0 1 9 9v4a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9V5a4 4 0 0 1 4-4z" fill="#f0432c" />
        <path d="M13 6.6l9.2 5.400l-9.2 5.400z" fill="#fff" />
        <path d="M25.5 5.600a2 2 0 1 1 0 4a2 2 0 0 1 0-4z" fill="#ffd9d2" />
      </svg>
      <span class="logo-word">Vidlark</span>
      <sup class="logo-place">EE</sup>
    </span>
  );
}

export function Face({ channel, size }: { channel: Channel; size: number }) {
  if (channel.face === "portrait") return <Avatar seed={channel.seed} name={channel.name} size={size} />;
  return <Art kind={channel.face} seed={channel.seed} width={size} height={size} label={channel.name} class="face" />;
}

/** Somebody by name or handle: the viewer, a channel, or one of the audience. */
export function Person({ name, size }: { name: string; size: number }) {
  const channel = CHANNELS.find((one) => one.id === name);
  if (channel) return <Face channel={channel} size={size} />;
  return <Avatar seed={name === "Tobias Kern" ? "viewer-4" : `person ${name}`} name={name} size={size} />;
}

export const Verified = ({ size = 14 }: { size?: number }) => (
  <Icon path={mdiCheckDecagram} size={size} label="Verified" class="verified" />
);

export const goChannel = (id: string, tab = "home") => send({ type: "go", name: "channel", id, tab });

/** The name of a channel as a link. */
export function ChannelLink({ id, channel, size }: { id: string; channel: Channel; size?: number }) {
  return (
    <span class="channel-line">
      <Button as="a" id={id} class="channel-link" onPress={() => goChannel(channel.id)}>
        {channel.name}
      </Button>
      {channel.verified && <Verified {...(size ? { size } : {})} />}
    </span>
  );
}

const BELLS: Record<BellLevel, { icon: string; label: string }> = {
  all: { icon: mdiBellRingOutline, label: "All" },
  personalised: { icon: mdiBellOutline, label: "Personalised" },
  none: { icon: mdiBellOffOutline, label: "None" },
};

/** Subscribe, or the bell with its menu. `area` tells one such button from another. */
export function Follow({ area, channel, level }: { area: string; channel: string; level: BellLevel | undefined }) {
  const { name } = channelOf(channel);
  if (!level) {
    return (
      <Button
        id={`${area}.subscribe.${channel}`}
        class="pill pill-dark"
        label={`Subscribe to ${name}`}
        onPress={() => send({ type: "subscribe", id: channel })}
      >
        Subscribe
      </Button>
    );
  }
  const menu = `${area}.bell.${channel}.menu`;
  return (
    <>
      <MenuButton
        id={`${area}.bell.${channel}`}
        menu={menu}
        class="pill pill-soft"
        label={`Subscribed to ${name}: notifications`}
      >
        <Icon path={BELLS[level].icon} size={20} />
        <span>Subscribed</span>
        <Icon path={mdiChevronDown} size={18} />
      </MenuButton>
      <Menu id={menu} anchor={`${area}.bell.${channel}`} side="bottom-end" label="Notifications">
        {(["all", "personalised", "none"] as const).map((one) => (
          <MenuItem
            key={one}
            id={`${area}.bell.${channel}.${one}`}
            icon={<Icon path={BELLS[one].icon} size={22} />}
            class={names(one === level && "chosen")}
            onPress={() => send({ type: "bell", id: channel, level: one })}
          >
            {BELLS[one].label}
          </MenuItem>
        ))}
        <MenuItem
          id={`${area}.bell.${channel}.unsubscribe`}
          icon={<Icon path={mdiBellOffOutline} size={22} />}
          onPress={() => send({ type: "sheet", sheet: "unsubscribe", id: channel })}
        >
          Unsubscribe
        </MenuItem>
      </Menu>
    </>
  );
}

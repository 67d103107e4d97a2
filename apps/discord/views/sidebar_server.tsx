// The side bar in a server: its menu, events, channels by category.
import {
  mdiAccountPlus,
  mdiCalendarMonth,
  mdiChevronDown,
  mdiChevronRight,
  mdiClose,
  mdiDiamondStone,
  mdiPlus,
} from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, command, Icon, MenuButton, open, ScrollArea, send } from "../../_kit";
import { eventsOf } from "../content/events";
import { server } from "../content/servers";
import type { Category, Server } from "../content/types";
import type { State } from "../state_types";
import { ChannelRow } from "./channel_row";
import { Group } from "./group";
import { ServerMenu } from "./server_menu";

function Events({ of, app }: { of: Server; app: State }) {
  const events = eventsOf(of.key);
  if (events.length === 0) return null;
  return (
    <Carousel
      id="events.banner"
      label="Upcoming events"
      class="event-banner"
      everyMs={7000}
      dots
      slides={events.map((event) => {
        const isGoing = app.on[`going:${event.key}`] ?? false;
        return {
          key: event.key,
          node: (
            <Group class="event-slide" label={event.title}>
              <Art kind={event.art.kind as ArtKind} seed={event.art.seed} width="100%" height="64" />
              <small>{event.when}</small>
              <Button
                id={`events.open.${event.key}`}
                class="event-slide-title"
                onPress={() => send({ type: "dialog", dialog: { kind: "event", key: event.key } })}
              >
                {event.title}
              </Button>
              <div class="event-slide-foot">
                <span>{event.where}</span>
                <Button
                  id={`events.going.${event.key}`}
                  label={`${isGoing ? "Going" : "Interested"}: ${event.title}`}
                  class={`pill${isGoing ? " pill-on" : ""}`}
                  pressed={isGoing}
                  onPress={() => send({ type: "toggle", key: `going:${event.key}`, from: false })}
                >
                  {isGoing ? "Going" : "Interested"}
                </Button>
              </div>
            </Group>
          ),
        };
      })}
    />
  );
}

function Boosts({ of }: { of: Server }) {
  if (of.boosts === undefined || of.boostGoal === undefined) return null;
  return (
    <Button id="channels.boosts" class="boost-goal" onPress={() => command(open("boost.dialog"))}>
      <span>
        <Icon path={mdiDiamondStone} size={14} /> Boost goal
      </span>
      <b>
        {of.boosts}/{of.boostGoal} boosts
      </b>
      <span class="boost-track">
        <span style={{ width: `${(100 * of.boosts) / of.boostGoal}%` }} />
      </span>
    </Button>
  );
}

function CategoryGroup({ of, group, app }: { of: Server; group: Category; app: State }) {
  const key = `folded:${of.key}/${group.key}`;
  const isFolded = app.on[key] ?? group.startsClosed ?? false;
  const area = `group:${of.key}/${group.key}`;
  const shown = isFolded ? group.channels.filter((one) => app.at.page === one.key) : group.channels;
  return (
    <section class="category" aria-label={group.name}>
      <div class="category-head" data-row={area}>
        <Button
          id={`channels.category.${group.key}`}
          class="category-button"
          expanded={!isFolded}
          onPress={() => send({ type: "toggle", key, from: group.startsClosed ?? false })}
        >
          {group.name}
          <Icon path={isFolded ? mdiChevronRight : mdiChevronDown} size={14} />
        </Button>
        {app.hovered === area && (
          <Button
            id={`channels.create.${group.key}`}
            label={`Create channel in ${group.name}`}
            tip="Create Channel"
            class="side-add"
            onPress={() => command(open("channel.dialog"))}
          >
            <Icon path={mdiPlus} size={16} />
          </Button>
        )}
      </div>
      {shown.map((channel) => (
        <ChannelRow
          key={channel.key}
          server={of.key}
          channel={channel}
          isOpen={app.at.page === channel.key}
          isHovered={app.hovered === `channel:${of.key}/${channel.key}`}
          isSeen={(app.on[`seen:${of.key}/${channel.key}`] ?? false) || (app.on[`read:${of.key}`] ?? false)}
          isMuted={app.on[`muted:${of.key}/${channel.key}`] ?? false}
          voice={app.voice}
        />
      ))}
    </section>
  );
}

function hoverFrom(event: PointerEvent, current: string | null): void {
  const row = event.target instanceof Element ? event.target.closest("[data-row]") : null;
  const key = row?.getAttribute("data-row") ?? null;
  if (key !== current) send({ type: "hover", id: key ?? "" });
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

function Notice({ text }: { text: string }) {
  return (
    <Group class="notice" label="Notice">
      <span>{text}</span>
      <Button
        id="channels.notice.close"
        label="Dismiss notice"
        class="icon-button"
        onPress={() => send({ type: "dismissNotice" })}
      >
        <Icon path={mdiClose} size={16} />
      </Button>
    </Group>
  );
}

export function SidebarServer({ app }: { app: State }) {
  const of = server(app.at.server);
  return (
    <div class="side-inner">
      <div class="server-head">
        <MenuButton id="channels.menu" menu="server.menu" class="server-name">
          <span>{of.name}</span>
          <Icon path={mdiChevronDown} size={18} />
        </MenuButton>
        <ServerMenu app={app} of={of} />
        <Button
          id="channels.invite"
          label="Invite to Server"
          tip="Invite to Server"
          tipSide="bottom"
          class="side-add"
          onPress={() => command(open("invite.dialog"))}
        >
          <Icon path={mdiAccountPlus} size={18} />
        </Button>
      </div>
      {app.notice && <Notice text={app.notice} />}
      <ScrollArea id="channels.list" label="Channels" class="fill side-scroll" gutter="overlay" key={of.key}>
        <Boosts of={of} />
        <Events of={of} app={app} />
        <Button id="channels.events" class="side-page side-small" onPress={() => command(open("events.dialog"))}>
          <Icon path={mdiCalendarMonth} size={20} />
          <span>{counted(eventsOf(of.key).length, "Event")}</span>
        </Button>
        <Button id="channels.boost" class="side-page side-small" onPress={() => command(open("boost.dialog"))}>
          <Icon path={mdiDiamondStone} size={20} />
          <span>Server Boosts</span>
        </Button>
        <hr class="side-line" />
        <div
          onPointerOver={(event) => hoverFrom(event, app.hovered)}
          onPointerLeave={() => app.hovered && send({ type: "hover", id: "" })}
        >
          {of.categories.map((group) => (
            <CategoryGroup key={group.key} of={of} group={group} app={app} />
          ))}
        </div>
      </ScrollArea>
    </div>
  );
}

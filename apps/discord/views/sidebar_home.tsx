// The side bar at home: friends, premium, direct messages.
import { mdiAccountMultiple, mdiClose, mdiFeather, mdiPlus, mdiStorefront } from "@mdi/js";
import { memo } from "preact/compat";
import { Button, command, Icon, open, ScrollArea, send } from "../../_kit";
import { requests } from "../content/inbox";
import { directList, directUnread } from "../content/messages/direct";
import { person } from "../content/people";
import type { State } from "../state_types";
import { Face } from "./face";

interface RowProps {
  who: string;
  isOpen: boolean;
  isHovered: boolean;
  unread: number;
}

const DirectRow = memo(({ who, isOpen, isHovered, unread }: RowProps) => {
  const { name, status, doing } = person(who);
  return (
    <div class={`direct${isOpen ? " direct-open" : ""}${unread ? " direct-unread" : ""}`} data-row={who}>
      <Button
        id={`messaging.dm.${who}`}
        class="direct-button"
        current={isOpen}
        onPress={() => send({ type: "go", server: "dm", page: who })}
      >
        <Face who={who} size={32} status={status} />
        <span class="direct-text">
          <span class="direct-name">{name}</span>
          {doing && status !== "offline" && <span class="direct-doing">{doing}</span>}
        </span>
        {unread > 0 && <span class="count">{unread}</span>}
      </Button>
      {isHovered && (
        <Button
          id={`messaging.close.${who}`}
          label={`Close DM with ${name}`}
          class="direct-close"
          onPress={() => send({ type: "set", key: `closed:${who}`, value: true })}
        >
          <Icon path={mdiClose} size={16} />
        </Button>
      )}
    </div>
  );
});

function hoverFrom(event: PointerEvent, current: string | null): void {
  const row = event.target instanceof Element ? event.target.closest("[data-row]") : null;
  const key = row ? `row:${row.getAttribute("data-row")}` : null;
  if (key !== current) send({ type: "hover", id: key ?? "" });
}

const PAGES: [key: string, name: string, icon: string][] = [
  ["friends", "Friends", mdiAccountMultiple],
  ["plume", "Plume", mdiFeather],
  ["shop", "Shop", mdiStorefront],
];

export function SidebarHome({ app }: { app: State }) {
  const asking = requests.filter((one) => one.way === "in" && !app.on[`answered-request:${one.who}`]).length;
  const list = directList.filter((who) => !app.on[`closed:${who}`]);
  return (
    <div class="side-inner">
      <div class="side-find">
        <Button id="messaging.find" class="find" onPress={() => command(open("quick.dialog"))}>
          Find or start a conversation
        </Button>
      </div>
      <ScrollArea id="messaging.list" label="Direct messages" class="fill side-scroll" gutter="overlay">
        {PAGES.map(([key, name, icon]) => (
          <Button
            key={key}
            id={`messaging.page.${key}`}
            class={`side-page${app.at.server === "home" && app.at.page === key ? " side-on" : ""}`}
            current={app.at.server === "home" && app.at.page === key}
            onPress={() => send({ type: "go", server: "home", page: key })}
          >
            <Icon path={icon} size={22} />
            <span>{name}</span>
            {key === "friends" && asking > 0 && <span class="count">{asking}</span>}
            {key === "shop" && <span class="new-tag">NEW</span>}
          </Button>
        ))}
        <hr class="side-line" />
        <div class="side-head">
          <h2>Direct Messages</h2>
          <Button
            id="messaging.create"
            label="Create DM"
            tip="Create DM"
            class="side-add"
            onPress={() => command(open("invite.dialog"))}
          >
            <Icon path={mdiPlus} size={16} />
          </Button>
        </div>
        <div
          onPointerOver={(event) => hoverFrom(event, app.hovered)}
          onPointerLeave={() => app.hovered && send({ type: "hover", id: "" })}
        >
          {list.map((who) => (
            <DirectRow
              key={who}
              who={who}
              isOpen={app.at.server === "dm" && app.at.page === who}
              isHovered={app.hovered === `row:${who}`}
              unread={app.on[`seen:dm/${who}`] ? 0 : (directUnread[who] ?? 0)}
            />
          ))}
        </div>
      </ScrollArea>
    </div>
  );
}

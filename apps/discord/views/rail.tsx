// The rail of servers: icons without words, names on hover.
import { mdiCompass, mdiDownload, mdiPlus } from "@mdi/js";
import { memo } from "preact/compat";
import { Button, command, Icon, open, ScrollArea, send } from "../../_kit";
import { directUnread } from "../content/messages/direct";
import { person } from "../content/people";
import { servers } from "../content/servers";
import type { Server } from "../content/types";
import { Face } from "./face";
import { Brand, ServerIcon } from "./server_icon";

interface ItemProps {
  of: Server;
  isOpen: boolean;
  isSeen: boolean;
}

function ServerItem({ of, isOpen, isSeen }: ItemProps) {
  const mentions = isSeen ? 0 : (of.mentions ?? 0);
  const isUnread = !isSeen && (of.unread ?? false);
  const mark = isOpen ? " rail-open" : isUnread ? " rail-unread" : "";
  return (
    <div class={`rail-item${mark}`}>
      <span class="rail-mark" />
      <Button
        id={`rail.server.${of.key}`}
        label={of.name}
        tip={of.name}
        tipSide="right"
        current={isOpen}
        class="rail-button"
        onPress={() => send({ type: "visit", server: of.key })}
      >
        <ServerIcon of={of.key} size={40} />
      </Button>
      {mentions > 0 && <span class="count rail-count">{mentions}</span>}
    </div>
  );
}

interface Props {
  at: string;
  on: Record<string, boolean>;
}

export const Rail = memo(({ at, on }: Props) => (
  <nav class="rail" aria-label="Servers">
    <ScrollArea id="rail.list" label="Servers" class="fill" gutter="none">
      <div class={`rail-item${at === "home" || at === "dm" ? " rail-open" : ""}`}>
        <span class="rail-mark" />
        <Button
          id="rail.home"
          label="Direct Messages"
          tip="Direct Messages"
          tipSide="right"
          class="rail-button rail-home"
          onPress={() => send({ type: "visit", server: "home" })}
        >
          <Brand size={26} />
        </Button>
      </div>
      {Object.entries(directUnread).map(([who, count]) =>
        on[`seen:dm/${who}`] ? null : (
          <div key={who} class="rail-item rail-unread">
            <span class="rail-mark" />
            <Button
              id={`rail.direct.${who}`}
              label={person(who).name}
              tip={person(who).name}
              tipSide="right"
              class="rail-button rail-direct"
              onPress={() => send({ type: "go", server: "dm", page: who })}
            >
              <Face who={who} size={40} />
            </Button>
            <span class="count rail-count">{count}</span>
          </div>
        ),
      )}
      <hr class="rail-line" />
      {servers.map((one) => (
        <ServerItem key={one.key} of={one} isOpen={at === one.key} isSeen={on[`read:${one.key}`] ?? false} />
      ))}
      <div class="rail-item">
        <Button
          id="rail.add"
          label="Add a Server"
          tip="Add a Server"
          tipSide="right"
          class="rail-button rail-green"
          onPress={() => command(open("create.dialog"))}
        >
          <Icon path={mdiPlus} size={22} />
        </Button>
      </div>
      <div class={`rail-item${at === "discovery" ? " rail-open" : ""}`}>
        <span class="rail-mark" />
        <Button
          id="rail.discover"
          label="Discover"
          tip="Discover"
          tipSide="right"
          class="rail-button rail-green"
          onPress={() => send({ type: "visit", server: "discovery" })}
        >
          <Icon path={mdiCompass} size={22} />
        </Button>
      </div>
      <div class="rail-item">
        <Button
          id="rail.download"
          label="Download Apps"
          tip="Download Apps"
          tipSide="right"
          class="rail-button rail-green"
          onPress={() => send({ type: "say", text: "Palaver for desktop is on its way to your downloads" })}
        >
          <Icon path={mdiDownload} size={22} />
        </Button>
      </div>
    </ScrollArea>
  </nav>
));

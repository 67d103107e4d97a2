// Pinned messages of a channel.
import { mdiClose, mdiPin } from "@mdi/js";
import { Button, close, command, Icon, Popover, ScrollArea, send } from "../../_kit";
import { messagesIn } from "../content/messages";
import { stamp } from "../content/messages/compose";
import { nameOf } from "../content/people";
import { Face } from "./face";

interface Props {
  address: string;
  on: Record<string, boolean>;
}

export function Pins({ address, on }: Props) {
  const pinned = messagesIn(address)
    .filter((one) => on[`pin:${one.id}`] ?? one.pinned ?? false)
    .reverse();
  return (
    <Popover id="pins.popover" anchor="header.pins" side="bottom-end" label="Pinned messages" class="drop pins">
      <header class="drop-head">
        <Icon path={mdiPin} size={20} /> <b>Pinned Messages</b>
      </header>
      <ScrollArea id="pins.list" label="Pinned messages" class="drop-list">
        {pinned.length === 0 && <p class="nothing">This channel does not have any pinned messages… yet.</p>}
        {pinned.map((one) => (
          <article key={one.id} class="drop-card" aria-label={`Pin of ${nameOf(one.by)}`}>
            <Face who={one.by} size={32} />
            <div class="drop-text">
              <b>{nameOf(one.by)}</b> <small>{stamp(one)}</small>
              <p>{one.text.replace(/[*`|]/g, "").slice(0, 220)}</p>
              {one.file && <small>{one.file.name}</small>}
            </div>
            <div class="drop-tools">
              <Button
                id={`pins.jump.${one.id}`}
                label={`Jump to message of ${nameOf(one.by)}`}
                class="small-button"
                onPress={() => {
                  command(close("pins.popover"));
                  send({ type: "jump", message: one.id });
                }}
              >
                Jump
              </Button>
              <Button
                id={`pins.unpin.${one.id}`}
                label={`Unpin message of ${nameOf(one.by)}`}
                class="icon-button"
                onPress={() => send({ type: "toggle", key: `pin:${one.id}`, from: one.pinned ?? false })}
              >
                <Icon path={mdiClose} size={16} />
              </Button>
            </div>
          </article>
        ))}
      </ScrollArea>
    </Popover>
  );
}

// A conversation: messages by day, with the beginning on top and the newest at the end.
import { mdiPound } from "@mdi/js";
import { Icon, ScrollArea, send } from "../../_kit";
import { messagesIn } from "../content/messages";
import { TODAY } from "../content/messages/compose";
import { ME, nameOf, person } from "../content/people";
import { channelAt } from "../content/servers";
import type { Message } from "../content/types";
import type { Sent, State } from "../state_types";
import { Face } from "./face";
import { MessageRow } from "./message";
import { SentRow } from "./sent";

const QUIET_MINUTES = 10;

const minutesOf = (at: string): number => {
  const [, hours = "0", minutes = "0", half = "AM"] = /^(\d+):(\d+) (AM|PM)$/.exec(at) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === "PM" ? 720 : 0);
};

/** Whether a message goes on after the one before, without a head of its own. */
export function continues(message: Message, before: Message | undefined): boolean {
  if (!before || before.by !== message.by || before.day !== message.day) return false;
  if (message.reply || before.system || before.blocked) return false;
  return minutesOf(message.at) - minutesOf(before.at) < QUIET_MINUTES;
}

const Day = ({ day }: { day: string }) => (
  <div class="day" role="separator" aria-label={day}>
    <span>{day}</span>
  </div>
);

function Start({ address }: { address: string }) {
  const [server = "", page = ""] = address.split("/");
  if (server === "dm") {
    const who = person(page);
    return (
      <div class="start">
        <Face who={page} size={80} />
        <h2>{who.name}</h2>
        <h3>{who.handle}</h3>
        <p>
          This is the beginning of your direct message history with <b>{who.name}</b>.
        </p>
      </div>
    );
  }
  const channel = channelAt(address);
  if (!channel) return null;
  return (
    <div class="start">
      <span class="start-mark">
        <Icon path={mdiPound} size={44} />
      </span>
      <h2>Welcome to #{channel.name}!</h2>
      <p>
        This is the start of the #{channel.name} channel. {channel.topic}
      </p>
    </div>
  );
}

/** The messages that are to be shown, those that came in later last. */
function shownMessages(app: State, address: string): Message[] {
  return messagesIn(address).filter(
    (one) => !app.gone.includes(one.id) && (!one.id.includes("-later-") || app.arrived.includes(one.id)),
  );
}

interface Props {
  app: State;
  address: string;
  /** `chat` or `thread`. */
  area: "chat" | "thread";
}

function hoverFrom(event: PointerEvent, current: string | null): void {
  const row = event.target instanceof Element ? event.target.closest("[data-message], .message") : null;
  const inside = row?.matches(".message") ? row.querySelector("[data-message]") : row;
  const id = inside?.getAttribute("data-message") ?? null;
  if (id !== current) send({ type: "hover", id: id ?? "" });
}

export function Conversation({ app, address, area }: Props) {
  const server = address.split("/")[0] ?? "";
  const home = area === "thread" ? app.at.server : server;
  const messages = shownMessages(app, address);
  const mine = (app.sent[address] ?? []).filter((one) => !app.gone.includes(one.id));
  const typist = app.typing[address];
  return (
    <ScrollArea id={`${area}.list`} key={address} label="Messages" from="end" class="conversation" role="log">
      <div
        class="messages"
        onPointerOver={(event) => hoverFrom(event, app.hovered)}
        onPointerLeave={() => app.hovered && send({ type: "hover", id: "" })}
      >
        {area === "chat" && <Start address={address} />}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          return [
            message.day !== before?.day && <Day key={message.day} day={message.day} />,
            <MessageRow
              key={message.id}
              message={message}
              server={home}
              on={app.on}
              isHovered={app.hovered === message.id}
              isSelected={app.selected === message.id}
              isContinued={continues(message, before)}
              isQuiet={area === "thread"}
            />,
          ];
        })}
        {mine.length > 0 && messages.at(-1)?.day !== TODAY && <Day day={TODAY} />}
        {mine.map((one: Sent) => (
          <SentRow key={one.id} sent={one} by={ME} server={home} on={app.on} isHovered={app.hovered === one.id} />
        ))}
        <div class="typing" aria-live="polite">
          {typist && (
            <>
              <b>{nameOf(typist)}</b> is typing…
            </>
          )}
        </div>
      </div>
    </ScrollArea>
  );
}

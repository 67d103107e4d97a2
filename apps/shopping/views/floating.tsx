// What floats over the pages: the help chat and the tray of things to compare.
import { mdiChevronDown, mdiChevronUp, mdiClose, mdiMessageTextOutline, mdiSend } from "@mdi/js";
import { Button, Field, Icon, names, ScrollArea, send, useKit, Window } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { ASKS, type ChatLine } from "../content/help";
import type { State } from "../state/model";
import { money } from "../state/totals";
import { Ware } from "../wares/ware";
import { follow, go } from "./faces";

const CHAT_AT = { x: 1046, y: 152, w: 350, h: 500 };

const Said = ({ line }: { line: ChatLine }) => (
  <div class={names("said", line.by === "you" && "said-you")}>
    <p>{line.text}</p>
    {line.link && (
      <Button
        as="a"
        id={`chat.link.${line.id}`}
        class="link"
        onPress={() => line.link && follow(line.link[1], line.link[2])}
      >
        {line.link[0]}
      </Button>
    )}
    <span class="said-at">{line.at}</span>
  </div>
);

function Chat({ app }: { app: State }) {
  const typed = useKit<string>("field:chat.field") ?? "";
  const ask = (text: string) => send({ type: "chat.ask", text });
  return (
    <Window
      id="chat"
      title="Brightbarn Help"
      start={CHAT_AT}
      resizable
      minimisable
      class="chat"
      handleHeight={46}
      onClose={() => send({ type: "chat.toggle" })}
    >
      <ScrollArea id="chat.lines" label="Help chat" from="end" class="chat-lines">
        {app.chat.lines.map((line) => (
          <Said key={line.id} line={line} />
        ))}
        {app.chat.isTyping && <p class="typing">Bea is typing</p>}
      </ScrollArea>
      <div class="chat-asks">
        {ASKS.map((one) => (
          <Button
            key={one.key}
            id={`chat.ask.${one.key}`}
            class="chip"
            onPress={() => send({ type: "chat.ask", id: one.key })}
          >
            {one.label}
          </Button>
        ))}
      </div>
      <div class="chat-row">
        <Field id="chat.field" label="Message" placeholder="Write a message" onEnter={ask} />
        <Button
          id="chat.send"
          class="round chat-send"
          label="Send"
          onPress={() => (typed.trim() === "" ? send({ type: "say", text: "Write something first" }) : ask(typed))}
        >
          <Icon path={mdiSend} size={20} />
        </Button>
      </div>
    </Window>
  );
}

export function Help({ app }: { app: State }) {
  return (
    <>
      {!app.chatOpen && (
        <Button id="chat.open" class="chat-open" onPress={() => send({ type: "chat.toggle" })}>
          <Icon path={mdiMessageTextOutline} size={22} />
          Help
        </Button>
      )}
      {app.chatOpen && <Chat app={app} />}
    </>
  );
}

export function Tray({ app }: { app: State }) {
  if (app.compare.length === 0 || app.page.name === "compare") return null;
  const isOpen = app.tray === "open";
  return (
    <section class={names("tray", !isOpen && "tray-folded")} data-igg-area="tray" aria-label="Compare">
      <header>
        <strong>Compare</strong>
        <span class="quiet">{app.compare.length} of 4</span>
        <Button id="tray.clear" class="link" onPress={() => send({ type: "compare.clear" })}>
          Clear
        </Button>
        <Button
          id="tray.fold"
          class="round"
          label={isOpen ? "Fold" : "Unfold"}
          expanded={isOpen}
          onPress={() => send({ type: "compare.fold" })}
        >
          <Icon path={isOpen ? mdiChevronDown : mdiChevronUp} size={24} />
        </Button>
      </header>
      {isOpen && (
        <div class="tray-row">
          {app.compare.map((id) => {
            const product = productOf(id);
            return (
              <div key={id} class="tray-item">
                <Ware kind={product.kind} ink={product.colours[0]?.ink ?? "#999"} size={54} />
                <span class="small">
                  <strong class="block">{money(product.price)}</strong>
                  {shortTitle(product)}
                </span>
                <Button
                  id={`tray.remove.${id}`}
                  class="round"
                  label={`Do not compare ${shortTitle(product)}`}
                  onPress={() => send({ type: "compare", id })}
                >
                  <Icon path={mdiClose} size={18} />
                </Button>
              </div>
            );
          })}
          <Button
            id="tray.compare"
            class="pill pill-blue"
            inactive={app.compare.length < 2}
            onPress={() => go("compare")}
          >
            {app.compare.length < 2 ? "Add one more" : `Compare ${app.compare.length} items`}
          </Button>
        </div>
      )}
    </section>
  );
}

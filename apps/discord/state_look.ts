// What is pointed at, opened, switched and reacted to.
import { after, close, open, put, toast } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { type AreaReducer, type State, text } from "./state_types";

const MIC_TEST_MS = 5000;

function toggle(draft: State, key: string, from: boolean): void {
  draft.on[key] = !(draft.on[key] ?? from);
}

function deafen(draft: State): void {
  draft.me.deafened = !draft.me.deafened;
  if (draft.me.deafened) draft.me.muted = true;
}

function withMenu(draft: State, message: Message): Command[] {
  draft.menu = { of: text(message, "of"), anchor: text(message, "anchor") };
  return [open(text(message, "menu"))];
}

export const reduceLook: AreaReducer = (draft: State, message: Message): Command[] | undefined => {
  switch (message.type) {
    case "hover":
      draft.hovered = text(message, "id") || null;
      return [];
    case "preview":
      draft.previewed = text(message, "key") || null;
      return [];
    case "select":
      draft.selected = draft.selected === message.id ? null : text(message, "id");
      return [];
    case "toggle":
      toggle(draft, text(message, "key"), message.from === true);
      return [];
    case "set":
      draft.on[text(message, "key")] = message.value === true;
      return [];
    case "react":
      toggle(draft, `react:${text(message, "message")}/${text(message, "emoji")}`, false);
      draft.picking = null;
      return [close("emoji.picker")];
    case "pick":
      draft.picking = { for: text(message, "for"), tab: draft.picking?.tab ?? "emoji" };
      draft.menu = { of: text(message, "for"), anchor: text(message, "anchor") };
      draft.previewed = null;
      return [open("emoji.picker")];
    case "pickTab":
      if (draft.picking) draft.picking.tab = text(message, "key");
      return [];
    case "card":
      draft.card = { who: text(message, "who"), anchor: text(message, "anchor") };
      return [open("person.card")];
    case "menu":
      return withMenu(draft, message);
    case "status":
      draft.me.status = text(message, "status") as State["me"]["status"];
      return [];
    case "mute":
      draft.me.muted = !draft.me.muted;
      if (!draft.me.muted) draft.me.deafened = false;
      return [];
    case "deafen":
      deafen(draft);
      return [];
    case "remove":
      draft.gone.push(text(message, "message"));
      draft.hovered = null;
      return [close("delete.dialog")];
    case "say":
      return [toast(text(message, "text"))];
    case "slide":
      return [put(`value:${text(message, "id")}`, message.value ?? null)];
    case "micTest":
      draft.on["mic:running"] = true;
      draft.on["mic:done"] = false;
      return [after("mic", MIC_TEST_MS, { type: "micDone" })];
    case "micDone":
      draft.on["mic:running"] = false;
      draft.on["mic:done"] = true;
      return [];
    case "dismissNotice":
      draft.notice = null;
      return [];
    case "arrive":
      draft.arrived.push(text(message, "message"));
      delete draft.typing[text(message, "address")];
      return [];
    case "typing":
      draft.typing[text(message, "address")] = text(message, "who");
      return [];
    default:
      return undefined;
  }
};

import { after, type Command, close, countdown, type Message, open, toast } from "..";

export interface Gallery {
  isDark: boolean;
  checked: boolean;
  mixed: boolean;
  plan: string;
  order: string;
  volume: number;
  level: number;
  pin: { x: number; y: number };
  dropped: string | null;
  said: string[];
  presses: number;
  isReady: boolean;
  isLong: boolean;
}

export function initial(state: string): { app: Gallery; commands?: Command[] } {
  const app: Gallery = {
    isDark: false,
    checked: true,
    mixed: true,
    plan: "team",
    order: "newest",
    volume: 40,
    level: 60,
    pin: { x: 20, y: 20 },
    dropped: null,
    said: [
      ...Array.from({ length: 8 }, (_, at) => `Line ${at + 1}, from some time ago.`),
      "The newest line is at the foot.",
    ],
    presses: 0,
    isReady: false,
    isLong: state === "4",
  };
  if (state === "2") return { app, commands: [open("dialog"), open("menu"), toast("Opened with the page")] };
  if (state === "3") return { app, commands: [open("strict"), after("late", 3000, { type: "ready" })] };
  return { app };
}

export function reduce(draft: Gallery, message: Message): Command[] | undefined {
  switch (message.type) {
    case "pressed":
      draft.presses++;
      return;
    case "dark":
      draft.isDark = !draft.isDark;
      return;
    case "set":
      Object.assign(draft, { [String(message.key)]: message.value });
      return;
    case "moved":
      draft.pin.x += Number(message.x);
      draft.pin.y += Number(message.y);
      return;
    case "dropped":
      draft.dropped = message.over as string | null;
      return;
    case "say":
      draft.said.push(String(message.text));
      return [{ do: "set", key: "field:say", value: "" }];
    case "notify":
      return [toast("Note archived", { action: { id: "undo", label: "Undo", message: { type: "pressed" } } })];
    case "wait":
      draft.isReady = false;
      return [countdown("skip", 5000, { type: "ready" })];
    case "ready":
      draft.isReady = true;
      return;
    case "agree":
      return [close("strict"), toast("Thank you")];
  }
}

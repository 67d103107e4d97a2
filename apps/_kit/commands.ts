// Constructors for what a reducer may ask of the kit.
import type { Command, Json, Message } from "./types";

/** Send `message` to the reducer in `ms` of environment time; the same key replaces a pending one. */
export const after = (key: string, ms: number, message: Message): Command => ({ do: "after", key, ms, message });
export const cancel = (key: string): Command => ({ do: "cancel", key });

/** Open or close a kit component that is addressed by its id: menu, dialog, drawer, accordion, hover card. */
export const open = (id: string): Command => ({ do: "set", key: `open:${id}`, value: true });
export const close = (id: string): Command => ({ do: "set", key: `open:${id}`, value: false });

/** Put text into a kit field. */
export const fill = (id: string, text: string): Command => ({ do: "set", key: `field:${id}`, value: text });

/** Put any value into the kit's slice. */
export const put = (key: string, value: Json): Command => ({ do: "set", key, value });
export const forget = (key: string): Command => ({ do: "clear", key });

/** Scroll a kit scroll area once the new state is on screen. */
export const scrollTo = (id: string, to: "start" | "end" | number | { element: string }): Command => ({
  do: "scroll",
  id,
  to,
});
export const focus = (id: string): Command => ({ do: "focus", id });

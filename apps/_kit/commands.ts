// Constructors for what a reducer may ask of the kit.
import type { Command, Json, Message, Pan } from "./types";

/** Handle `message` at once, within the same transition. */
export const ask = (message: Message): Command => ({ do: "send", message });

/** Send `message` to the reducer in `ms` of environment time; the same key replaces a pending one. */
export const after = (key: string, ms: number, message: Message): Command => ({ do: "after", key, ms, message });
export const cancel = (key: string): Command => ({ do: "cancel", key });

/** Open or close a kit component that is addressed by its id: menu, dialog, drawer, accordion, hover card. */
export const open = (id: string): Command => ask({ type: "kit.open", id });
export const close = (id: string): Command => ask({ type: "kit.close", id });

/** Count down from `ms`; `countdown:<key>` holds what is left, `message` is sent at 0. */
export const countdown = (key: string, ms: number, message: Message, tickMs = 1000): Command =>
  ask({ type: "kit.countdown", key, ms, message, tickMs });
export const stopCountdown = (key: string): Command => ask({ type: "kit.countdown.stop", key });

export type ToastOptions = { id?: string; ms?: number; action?: { id: string; label: string; message: Message } };
/** A line at the foot of the page that goes by itself, with at most one action. */
export const toast = (text: string, { id, ms = 4000, action }: ToastOptions = {}): Command =>
  ask({ type: "kit.toast", text, id: id ?? null, ms, action: action ?? null });

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
/** Move a kit scroll area in both directions, as a canvas is panned and zoomed; places are content pixels. */
export const pan = (id: string, by: Pan): Command => ({ do: "pan", id, by });
export const focus = (id: string): Command => ({ do: "focus", id });

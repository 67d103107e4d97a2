// What a menu is made of.
import type { Command, Message } from "../../_kit";
import type { State } from "../state/model";

export interface Entry {
  key: string;
  label: string;
  icon?: string;
  hint?: string;
  sends?: Message | ((app: State) => Message);
  does?: () => Command[];
  checked?: (app: State) => boolean;
  exclusive?: boolean;
  inactive?: (app: State) => boolean;
  sub?: readonly (Entry | null)[];
  /** A submenu that is not a list. */
  grid?: "table";
}

type More = Omit<Entry, "key" | "label" | "sends" | "sub">;

export const item = (key: string, label: string, sends: Entry["sends"], more: More = {}): Entry => ({
  key,
  label,
  ...(sends ? { sends } : {}),
  ...more,
});
export const sub = (key: string, label: string, entries: readonly (Entry | null)[], more: More = {}): Entry => ({
  key,
  label,
  sub: entries,
  ...more,
});
export const say = (text: string): Message => ({ type: "say", text });
export const isViewing = (app: State): boolean => app.mode === "viewing";

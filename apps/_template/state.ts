// What changes, and how.
import type { Command, Message } from "../_kit/types";
import { shelves } from "./content";

export interface State {
  shelf: string;
  open: string | null;
  starred: string[];
  borrowed: string[];
}

export function initial(state: string): { app: State; commands?: Command[] } {
  const first = { shelf: shelves[0]?.key ?? "", open: null, starred: [], borrowed: [] };
  return { app: state === "2" ? { ...first, shelf: "films", open: "films-elsby" } : first };
}

const toggle = (list: string[], key: string): string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];

export function reduce(draft: State, message: Message): void {
  const key = String(message.key ?? "");
  switch (message.type) {
    case "shelf":
      draft.shelf = key;
      draft.open = null;
      break;
    case "open":
      draft.open = draft.open === key ? null : key;
      break;
    case "star":
      draft.starred = toggle(draft.starred, key);
      break;
    case "borrow":
      draft.borrowed = toggle(draft.borrowed, key);
      break;
  }
}

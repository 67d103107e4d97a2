// What changes, and how.
import { close, fill, open, scrollTo, toast } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { keyOf, type Person, people } from "./content";

export interface State {
  people: Person[];
  group: string;
  open: string | null;
  favourites: string[];
  isCompact: boolean;
}

export function initial(state: string): { app: State; commands?: Command[] } {
  const app = { people: [...people], group: "all", open: null, favourites: [], isCompact: false };
  if (state === "2") return { app: { ...app, group: "suppliers", open: "jonas-brandt" } };
  if (state === "3") return { app, commands: [open("new")] };
  return { app };
}

const toggle = (list: string[], key: string): string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];

const nameOf = (draft: State, key: string): string => draft.people.find((one) => one.key === key)?.name ?? "";

function add(draft: State, name: string, company: string): Command[] {
  const key = keyOf(name);
  if (draft.people.some((one) => one.key === key)) return [toast(`${name} is there already`)];
  draft.people.push({ key, name, role: "", company, group: "", city: "", phone: "" });
  draft.group = "all";
  draft.open = key;
  return [close("new"), fill("new.field.name", ""), fill("new.field.company", ""), scrollTo("people", "end")];
}

function remove(draft: State, key: string): Command[] {
  const index = draft.people.findIndex((one) => one.key === key);
  const [person] = draft.people.splice(index, 1);
  if (!person) return [];
  draft.open = null;
  const message = { type: "put-back", index, person: { ...person } };
  return [toast(`${person.name} removed`, { action: { id: "undo", label: "Undo", message } })];
}

export function reduce(draft: State, message: Message): Command[] | undefined {
  const key = String(message.key ?? "");
  switch (message.type) {
    case "group":
      draft.group = key;
      draft.open = null;
      return [scrollTo("people", "start")];
    case "open":
      draft.open = draft.open === key ? null : key;
      break;
    case "favourite":
      draft.favourites = toggle(draft.favourites, key);
      break;
    case "forget-favourites":
      draft.favourites = [];
      break;
    case "compact":
      draft.isCompact = !draft.isCompact;
      break;
    case "call":
      return [toast(`Calling ${nameOf(draft, key)}…`)];
    case "write":
      return [toast(`A letter to ${nameOf(draft, key)} is in your drafts`)];
    case "letter":
      return [scrollTo("people", { element: `people.open.${key}` })];
    case "add":
      return add(draft, String(message.name), String(message.company));
    case "remove":
      return remove(draft, key);
    case "put-back":
      draft.people.splice(Number(message.index), 0, message.person as unknown as Person);
      break;
  }
}

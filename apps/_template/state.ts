// What changes, and how.
import { close, fill, open, scrollTo, toast } from "../_kit/commands";
import type { Command, Message } from "../_kit/types";
import { orderOf, type Person, people } from "./content";

export interface State {
  people: Person[];
  group: string;
  open: string | null;
  letter: string | null;
  added: number;
  favourites: string[];
  isCompact: boolean;
}

export function initial(state: string): { app: State; commands?: Command[] } {
  const app = {
    people: [...people],
    group: "all",
    open: null,
    letter: null,
    added: 0,
    favourites: [],
    isCompact: false,
  };
  if (state === "2") return { app: { ...app, group: "suppliers" } };
  if (state === "3") return { app, commands: [open("new")] };
  return { app: { ...app, open: people[0]?.key ?? null } };
}

const toggle = (list: string[], key: string): string[] =>
  list.includes(key) ? list.filter((one) => one !== key) : [...list, key];

const nameOf = (draft: State, key: string): string => draft.people.find((one) => one.key === key)?.name ?? "";

function add(draft: State, name: string, company: string): Command[] {
  if (draft.people.some((one) => one.name === name)) return [toast(`${name} is there already`)];
  draft.added += 1;
  const person = { key: `added-${draft.added}`, name, role: "", company, group: "", city: "", phone: "" };
  const next = draft.people.findIndex((one) => orderOf(one.name) > orderOf(name));
  draft.people.splice(next < 0 ? draft.people.length : next, 0, person);
  draft.group = "all";
  draft.open = person.key;
  const emptied = [fill("new.field.name", ""), fill("new.field.company", ""), fill("top.search", "")];
  return [close("new"), ...emptied, scrollTo("people", { element: `people.open.${person.key}` })];
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
      draft.letter = null;
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
      draft.letter = key;
      return [scrollTo("people", { element: `people.open.${String(message.first)}` })];
    case "add":
      return add(draft, String(message.name), String(message.company));
    case "remove":
      return remove(draft, key);
    case "put-back":
      draft.people.splice(Number(message.index), 0, message.person as unknown as Person);
      break;
  }
}

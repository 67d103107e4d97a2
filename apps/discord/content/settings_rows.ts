// What a page of settings is made of.
export type Row =
  | { kind: "switch"; key: string; label: string; note?: string; from?: boolean }
  | { kind: "choice"; key: string; label: string; options: [key: string, label: string, note?: string][]; from: string }
  | { kind: "slider"; key: string; label: string; min: number; max: number; from: number; unit: string }
  | { kind: "action"; key: string; label: string; note: string; button: string; said: string; danger?: boolean }
  | { kind: "custom"; key: string };

export interface Section {
  title: string;
  text?: string;
  rows: Row[];
}

export interface Page {
  key: string;
  name: string;
  sections: Section[];
}

export interface Chapter {
  name: string;
  pages: Page[];
}

export const on = (key: string, label: string, note?: string, from = true): Row => ({
  kind: "switch",
  key,
  label,
  from,
  ...(note ? { note } : {}),
});
export const off = (key: string, label: string, note?: string): Row => on(key, label, note, false);
export const custom = (key: string): Section => ({ title: "", rows: [{ kind: "custom", key }] });
export const act = (key: string, label: string, note: string, button: string, said: string, danger = false): Row => ({
  kind: "action",
  key,
  label,
  note,
  button,
  said,
  danger,
});

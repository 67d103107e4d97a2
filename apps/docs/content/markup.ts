// The markup of a line of text: **bold**, _italic_, [[chip]], {comment|text}, {+suggestion|text}, {-suggestion|text}, ^note^.

export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  chip?: string;
  comment?: string;
  added?: string;
  removed?: string;
  note?: string;
}

const TOKEN =
  /\*\*(.+?)\*\*|\b_(.+?)_\b|\[\[([\w:.-]+)\]\]|\{\+([\w-]+)\|([^}]*)\}|\{-([\w-]+)\|([^}]*)\}|\{([\w-]+)\|([^}]*)\}|\^(\w+)\^/g;

function runOf(found: RegExpMatchArray): Run {
  const [, bold, italic, chip, added, addedText, removed, removedText, comment, commented, note] = found;
  if (bold !== undefined) return { text: bold, bold: true };
  if (italic !== undefined) return { text: italic, italic: true };
  if (chip !== undefined) return { text: "", chip };
  if (added !== undefined) return { text: addedText ?? "", added };
  if (removed !== undefined) return { text: removedText ?? "", removed };
  if (comment !== undefined) return { text: commented ?? "", comment };
  return { text: "", note: note ?? "" };
}

const parsed = new Map<string, readonly Run[]>();

export function runsOf(text: string): readonly Run[] {
  const known = parsed.get(text);
  if (known) return known;
  const runs: Run[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    if (found.index > end) runs.push({ text: text.slice(end, found.index) });
    runs.push(runOf(found));
    end = found.index + found[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  parsed.set(text, runs);
  return runs;
}

/** The words alone, as counted and searched. */
export const plain = (text: string): string =>
  runsOf(text)
    .filter((run) => run.removed === undefined)
    .map((run) => run.text)
    .join("");

/** The text once a suggestion is settled. */
export function settled(text: string, suggestion: string, isAccepted: boolean): string {
  const escaped = suggestion.replace(/[^\w-]/g, "");
  const added = new RegExp(`\\{\\+${escaped}\\|([^}]*)\\}`, "g");
  const removed = new RegExp(`\\{-${escaped}\\|([^}]*)\\}`, "g");
  return text.replace(added, isAccepted ? "$1" : "").replace(removed, isAccepted ? "" : "$1");
}

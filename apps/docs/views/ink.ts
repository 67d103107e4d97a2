// What the words of a line depend on besides themselves, and whether a line must be drawn again.
import type { Format } from "../content/types";
import type { State } from "../state/model";
import type { LineProps } from "./line";

export interface Ink {
  active: string;
  /** Comments that are no longer marked. */
  gone: string;
  comments: boolean;
  statuses: Readonly<Record<string, string>>;
  indent: number;
}

export const inkOf = ({ talk, show, statuses, margins }: State): Ink => ({
  active: talk.active,
  gone: [...talk.resolved, ...talk.removed].join(" "),
  comments: show.comments === true,
  statuses,
  indent: margins.indent,
});

const isSameFormat = (one: Format, other: Format): boolean => {
  if (one === other) return true;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Format>;
  for (const key of keys) if (one[key] !== other[key]) return false;
  return true;
};

const isSameInk = (text: string, one: Ink, other: Ink): boolean => {
  if (one === other) return true;
  if (one.indent !== other.indent) return false;
  if (text.includes("[[status") && JSON.stringify(one.statuses) !== JSON.stringify(other.statuses)) return false;
  if (!text.includes("{")) return true;
  return one.active === other.active && one.gone === other.gone && one.comments === other.comments;
};

export const isSameLine = (one: LineProps, other: LineProps): boolean =>
  one.line === other.line &&
  one.text === other.text &&
  one.number === other.number &&
  one.selected === other.selected &&
  one.caret === other.caret &&
  one.changed === other.changed &&
  one.remote === other.remote &&
  one.finder === other.finder &&
  isSameFormat(one.format, other.format) &&
  isSameInk(one.text, one.ink, other.ink);

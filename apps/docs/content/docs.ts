// All documents by their key, and new ones from templates.
import { GRANT, HANDBOOK, MINUTES } from "./handbook";
import { PLAN } from "./plan";
import { FESTIVAL_SHORTS } from "./shorts_festival";
import { TRUST_SHORTS } from "./shorts_trust";
import { bodyOf } from "./templates";
import type { Block, Doc, Tab } from "./types";

export const DOCS: readonly Doc[] = [PLAN, HANDBOOK, GRANT, MINUTES, ...FESTIVAL_SHORTS, ...TRUST_SHORTS];

const byKey = new Map(DOCS.map((one) => [one.key, one]));

/** A document of the list, or a new one whose key is `new.<template>`. */
export function docOf(key: string): Doc {
  const known = byKey.get(key);
  if (known) return known;
  const made = bodyOf(key.replace(/^new\./, ""));
  byKey.set(key, made);
  return made;
}

export function tabOf(doc: string, tab: string): Tab {
  const { tabs } = docOf(doc);
  const found = tabs.find((one) => one.key === tab) ?? tabs[0];
  if (!found) throw new Error(`${doc} has no tab`);
  return found;
}

export interface Heading {
  key: string;
  text: string;
  level: 1 | 2 | 3;
}

export const headingLevel = (block: Block): 1 | 2 | 3 | null => {
  if (block.kind !== "text") return null;
  const style = block.format.style;
  return style === "h1" ? 1 : style === "h2" ? 2 : style === "h3" ? 3 : null;
};

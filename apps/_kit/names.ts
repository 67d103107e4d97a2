// Accessible names, roles and surroundings, enough of them for tools to tell elements apart.
import { idOf } from "./identify";
import type { LabelType } from "./types";

const IMPLICIT_ROLES: Record<string, string> = {
  A: "link",
  BUTTON: "button",
  TEXTAREA: "textbox",
  LI: "listitem",
  UL: "list",
  OL: "list",
  NAV: "navigation",
  ASIDE: "complementary",
  MAIN: "main",
  HEADER: "banner",
  ARTICLE: "article",
  SECTION: "region",
  IMG: "img",
  TR: "row",
  TD: "cell",
  TH: "columnheader",
  TABLE: "table",
  H1: "heading",
  H2: "heading",
  H3: "heading",
  H4: "heading",
};
const INPUT_ROLES: Record<string, string> = {
  checkbox: "checkbox",
  radio: "radio",
  range: "slider",
  search: "searchbox",
};
const CONTEXT_ROLES = new Set([
  "row",
  "listitem",
  "article",
  "dialog",
  "region",
  "group",
  "treeitem",
  "tabpanel",
  "complementary",
  "menu",
]);

export function roleOf(element: Element): string {
  const explicit = element.getAttribute("role");
  if (explicit) return explicit;
  if (element instanceof HTMLInputElement) return INPUT_ROLES[element.type] ?? "textbox";
  return IMPLICIT_ROLES[element.tagName] ?? "generic";
}

const squeeze = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  if (!(node instanceof Element)) return "";
  if (node.getAttribute("aria-hidden") === "true") return "";
  const label = node.getAttribute("aria-label") ?? (node instanceof HTMLImageElement ? node.alt : null);
  if (label !== null) return ` ${label} `;
  return Array.from(node.childNodes, textOf).join(" ");
}

export function accessibleName(element: Element): string {
  const by = element.getAttribute("aria-labelledby");
  if (by) {
    const parts = by.split(/\s+/).map((id) => document.getElementById(id));
    return squeeze(parts.map((part) => (part ? textOf(part) : "")).join(" "));
  }
  const label = squeeze(element.getAttribute("aria-label"));
  if (label) return label;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    return squeeze(element.labels?.[0]?.textContent) || squeeze(element.placeholder);
  }
  if (element instanceof HTMLImageElement) return squeeze(element.alt);
  return squeeze(Array.from(element.childNodes, textOf).join(" ")).slice(0, 200);
}

/** What can be read in it, names that are only spoken left out. */
function shownTextOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
  return node instanceof SVGElement ? "" : Array.from(node.childNodes, shownTextOf).join(" ");
}

export function labelTypeOf(element: Element): LabelType {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return "field";
  if (squeeze(shownTextOf(element))) return "text";
  if (element.matches("img, canvas") || element.querySelector("img, canvas, [data-art]")) return "image";
  if (element.querySelector("svg") || element instanceof SVGElement) return "icon";
  return "none";
}

/** Text and names of the nearest surroundings that have any beyond the element's own. */
export function contextOf(element: Element): string {
  const parts: string[] = [];
  for (let node = element.parentElement, levels = 0; node && levels < 2; node = node.parentElement) {
    if (!CONTEXT_ROLES.has(roleOf(node)) && !node.hasAttribute("aria-label")) continue;
    levels++;
    parts.push(squeeze(node.getAttribute("aria-label")), squeeze(textOf(node)).slice(0, 400), idOf(node) ?? "");
  }
  return squeeze(parts.join(" ")).slice(0, 900);
}

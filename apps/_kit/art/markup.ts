// Shapes and words as SVG text: the browser's parser makes the nodes, much faster than one by one.
import type { Caption } from "./caption";
import type { Shape } from "./shapes";

type Value = string | number | undefined;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const attributes = (values: Record<string, Value>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");

const path = ({ d, fill, stroke, width, opacity, at }: Shape): string =>
  `<path${attributes({
    d,
    fill: fill ?? "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": stroke && "round",
    "stroke-linejoin": stroke && "round",
    opacity,
    transform: at,
  })}/>`;

const kept = new WeakMap<readonly Shape[], string>();

/** The `<path>` elements of a picture, written once. */
export function pathsMarkup(shapes: readonly Shape[]): string {
  const known = kept.get(shapes);
  if (known !== undefined) return known;
  const text = shapes.map(path).join("");
  kept.set(shapes, text);
  return text;
}

export function wordsMarkup({ lines, size, fill, edge, plate, anchor, x, y }: Caption): string {
  const spans = lines.map(
    (line, index) => `<tspan${attributes({ x, y: y + index * size * 1.06 })}>${escaped(line)}</tspan>`,
  );
  const look = attributes({
    x,
    y,
    fill,
    "font-size": size,
    "font-weight": 900,
    "text-anchor": anchor,
    stroke: plate ? undefined : edge,
    "stroke-width": plate ? undefined : size * 0.16,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
    "letter-spacing": -0.2,
  });
  return `${plate ? path({ d: plate, fill: edge }) : ""}<text${look}>${spans.join("")}</text>`;
}

// One line or cell of a document: it takes the caret, is written into, and shows its format.
import type { JSX } from "preact";
import { memo } from "preact/compat";
import { Button, Checkbox, type Message, names, send, useDrag } from "../../_kit";
import { BULLETS, fontOf } from "../content/looks";
import { plain } from "../content/markup";
import { personOf } from "../content/people";
import type { Format } from "../content/types";
import { type Ink, isSameLine } from "./ink";
import { type Finder, Runs } from "./runs";

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function markerOf(format: Format, number: number): string {
  const marker = format.marker;
  if (format.list === "bullet") return BULLETS.find(([key]) => key === marker)?.[2] ?? "•";
  const letter = String.fromCharCode(96 + ((number - 1) % 26) + 1);
  if (marker === "paren") return `${number})`;
  if (marker === "alpha") return `${letter.toUpperCase()}.`;
  if (marker === "lower") return `${letter})`;
  if (marker === "roman") return `${ROMAN[(number - 1) % ROMAN.length]}.`;
  if (marker === "zero") return `${String(number).padStart(2, "0")}.`;
  return `${number}.`;
}

const CAPS = { none: undefined, upper: "uppercase", lower: "lowercase", title: "capitalize" } as const;
const ALIGN = { left: undefined, centre: "center", right: "right", justify: "justify" } as const;

export function styleFor(format: Format): JSX.CSSProperties {
  const decoration = [format.underline && "underline", format.strike && "line-through"].filter(Boolean).join(" ");
  return {
    fontWeight: format.bold === undefined ? undefined : format.bold ? 700 : 400,
    fontStyle: format.italic ? "italic" : undefined,
    textDecoration: decoration || undefined,
    verticalAlign: format.script === "super" ? "super" : format.script === "sub" ? "sub" : undefined,
    color: format.colour,
    background: format.highlight,
    fontFamily: format.font ? fontOf(format.font)?.family : undefined,
    fontSize: format.size ? `${(format.size * 4) / 3}px` : undefined,
    textTransform: CAPS[format.caps ?? "none"],
  };
}

const boxFor = (format: Format, margins: number): JSX.CSSProperties => ({
  textAlign: ALIGN[format.align ?? "left"],
  lineHeight: format.spacing ? String(format.spacing * 1.25) : undefined,
  marginLeft: format.indent || margins ? `${(format.indent ?? 0) * 36 + margins}px` : undefined,
  paddingTop: format.before ? "10px" : undefined,
  paddingBottom: format.after ? "10px" : undefined,
  columnCount: format.columns && format.columns > 1 ? format.columns : undefined,
  border: format.border ? "1px solid #5f6368" : undefined,
  direction: format.rtl ? "rtl" : undefined,
});

const isPrintable = (event: KeyboardEvent): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

function onKeyDown(event: KeyboardEvent): void {
  if (event.target !== event.currentTarget) return;
  const message: Message | null = isPrintable(event)
    ? { type: "type", text: event.key }
    : event.key === "Backspace"
      ? { type: "type.back" }
      : event.key === "Enter"
        ? { type: "type.enter" }
        : null;
  if (!message) return;
  event.preventDefault();
  send(message);
}

export interface LineProps {
  ink: Ink;
  line: string;
  text: string;
  format: Format;
  number?: number;
  isCell?: boolean;
  selected: boolean;
  caret: boolean;
  finder: Finder | null;
  changed?: boolean;
  /** Who else has the cursor here. */
  remote?: string | undefined;
}

function OneLine({
  ink,
  line,
  text,
  format,
  number = 1,
  isCell = false,
  selected,
  caret,
  finder,
  changed,
  remote,
}: LineProps) {
  const id = `text.${line}`;
  const style = format.style ?? "p";
  const list = format.list ?? "none";
  const level = { h1: 1, h2: 2, h3: 3, title: 1, subtitle: 2, p: 0 }[style];
  const drag = useDrag(id, {
    onMove: () => {},
    onDrop: ({ over }) => {
      const to = over?.startsWith("text.") ? over.slice(5) : line;
      send({ type: "range", start: line, end: to });
    },
  });
  const isHeading = level > 0 && style !== "subtitle";
  return (
    <div
      class={names("line", `line-${style}`, list !== "none" && `line-${list}`, isCell && "line-cell")}
      style={boxFor(format, isCell ? 0 : ink.indent)}
    >
      {list === "check" ? (
        <Checkbox
          id={`check.${line}`}
          label={plain(text) || "Item"}
          hidesLabel
          class="line-check"
          value={format.done === true}
          onChange={() => send({ type: "check.toggle", id: line })}
        />
      ) : (
        list !== "none" && (
          <span class="line-mark" aria-hidden="true">
            {markerOf(format, number)}
          </span>
        )
      )}
      <Button
        as="div"
        id={id}
        role={isHeading ? "heading" : "paragraph"}
        aria-level={isHeading ? level : undefined}
        tabIndex={caret || selected ? 0 : -1}
        drag={drag}
        class={names("line-text", selected && "selected", format.done && "done", changed && "changed", `as-${style}`)}
        style={styleFor(format)}
        onPress={(event) => send({ type: "caret", id: line, extend: event.shiftKey })}
        onDoublePress={() => send({ type: "caret", id: line, whole: true })}
        onKeyDown={onKeyDown}
      >
        <Runs text={text} ink={ink} finder={finder} />
        {caret && <span class="caret" />}
        {remote && <span class="remote-caret" style={{ "--who": personOf(remote).colour } as never} />}
        {text === "" && !caret && <br />}
      </Button>
    </div>
  );
}

/** Drawn again only when something of it changed. */
export const Line = memo(OneLine, isSameLine);

// A picture of something for sale, in a colour, from the front or from another side.
import { memo } from "preact/compat";
import { APPAREL } from "./apparel";
import { ELECTRONICS } from "./electronics";
import { HOME } from "./home";
import { KITCHEN } from "./kitchen";
import { LEISURE } from "./leisure";
import { PANTRY } from "./pantry";
import type { Draw, Shape } from "./shapes";

export const WARES: Readonly<Record<string, Draw>> = {
  ...KITCHEN,
  ...HOME,
  ...ELECTRONICS,
  ...PANTRY,
  ...APPAREL,
  ...LEISURE,
};

export type Side = "front" | "mirrored" | "close" | "room" | "pair" | "size" | "box";
export const SIDES: readonly Side[] = ["front", "mirrored", "close", "room", "pair", "size", "box"];

const drawn = new Map<string, Shape[]>();

function shapesOf(kind: string, ink: string): Shape[] {
  const key = `${kind} ${ink}`;
  const found = drawn.get(key);
  if (found) return found;
  const draw = WARES[kind];
  if (!draw) throw new Error(`nothing draws ${kind}`);
  const shapes = draw(ink);
  drawn.set(key, shapes);
  return shapes;
}

const Figure = ({ kind, ink }: { kind: string; ink: string }) => (
  <>
    {shapesOf(kind, ink).map(({ d, fill = "none", stroke, width, opacity }, at) => (
      <path
        key={at}
        d={d}
        fill={fill}
        stroke={stroke}
        stroke-width={width}
        opacity={opacity}
        stroke-linecap={stroke ? "round" : undefined}
        stroke-linejoin={stroke ? "round" : undefined}
      />
    ))}
  </>
);

/** What stands around it on the other pictures of a gallery. */
function Setting({ side }: { side: Side }) {
  if (side === "room") {
    return (
      <>
        <path d="M-20 -20h140v96h-140z" fill="#e7ded0" />
        <path d="M-20 76h140v44h-140z" fill="#b08d68" />
        <path d="M6 8h30v34H6z" fill="#fbfaf6" />
        <path d="M9 11h24v28H9z" fill="#bcd8e6" />
        <path d="M76 4v8M66 26q10 -22 20 0z" stroke="#6b5a45" stroke-width="1.5" fill="#f3cf7f" />
      </>
    );
  }
  if (side === "size") {
    return (
      <>
        <path d="M8 12v76M5 12h6M5 88h6M16 95h68M16 92v6M84 92v6" stroke="#5b6470" stroke-width="1" fill="none" />
        <text x="4" y="52" font-size="5" fill="#3c444e" transform="rotate(-90 4 52)" text-anchor="middle">
          13.4 in
        </text>
        <text x="50" y="100.5" font-size="5" fill="#3c444e" text-anchor="middle">
          11.8 in
        </text>
      </>
    );
  }
  return null;
}

const PLACE: Record<Side, string | undefined> = {
  front: undefined,
  mirrored: "translate(100 0) scale(-1 1)",
  close: "translate(-42 -30) scale(1.8)",
  room: "translate(24 36) scale(.5)",
  pair: "translate(-6 14) scale(.62)",
  size: "translate(16 10) scale(.78)",
  box: "translate(44 30) scale(.5)",
};

interface WareProps {
  kind: string;
  ink: string;
  size: number | string;
  side?: Side;
  label?: string;
  class?: string;
}

function Drawing({ kind, ink, size, side = "front", label, class: name }: WareProps) {
  return (
    <svg
      class={name}
      viewBox="-4 -4 108 108"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <Setting side={side} />
      {side === "box" && (
        <>
          <path d="M6 40h44v48H6z" fill="#c99d68" />
          <path d="M50 40l12 -8v48l-12 8z" fill="#a97f4d" />
          <path d="M6 40l12 -8h44l-12 8z" fill="#deb987" />
          <path d="M12 56h18v12H12z" fill="#fff" opacity=".8" />
        </>
      )}
      {side === "front" ? (
        <Figure kind={kind} ink={ink} />
      ) : (
        <g transform={PLACE[side]}>
          <Figure kind={kind} ink={ink} />
        </g>
      )}
      {side === "pair" && (
        <g transform="translate(44 14) scale(-.62 .62) translate(-88 18)">
          <Figure kind={kind} ink={ink} />
        </g>
      )}
    </svg>
  );
}

export const Ware = memo(Drawing);

// Pictures drawn from a seed: what stands in for photographs, thumbnails and portraits in the mockups.
import { memo } from "preact/compat";
import { rng } from "../rng";
import { type Caption, captionOf, seen } from "./caption";
import { look } from "./faces";
import { type ArtKind, once, pictureOf } from "./pictures";
import type { Shape } from "./shapes";

export { ART_KINDS, type ArtKind } from "./pictures";

const paths = (shapes: readonly Shape[]) =>
  shapes.map((shape, index) => (
    <path
      key={index}
      d={shape.d}
      fill={shape.fill ?? "none"}
      stroke={shape.stroke}
      stroke-width={shape.width}
      stroke-linecap={shape.stroke ? "round" : undefined}
      stroke-linejoin={shape.stroke ? "round" : undefined}
      opacity={shape.opacity}
      transform={shape.at}
    />
  ));

const words = ({ lines, size, fill, edge, plate, anchor, x, y }: Caption) => (
  <>
    {plate ? <path d={plate} fill={edge} /> : null}
    <text
      x={x}
      y={y}
      fill={fill}
      font-size={size}
      font-weight="900"
      text-anchor={anchor}
      stroke={plate ? undefined : edge}
      stroke-width={plate ? undefined : size * 0.16}
      stroke-linejoin="round"
      paint-order="stroke"
      letter-spacing="-0.2"
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * size * 1.06}>
          {line}
        </tspan>
      ))}
    </text>
  </>
);

export interface ArtProps {
  kind: ArtKind;
  seed: string | number;
  width: number | string;
  height: number | string;
  /** Accessible name; without one the picture is ornament. */
  label?: string;
  /** Big words over the picture, as on a video thumbnail. */
  caption?: string;
  class?: string;
}

function Drawing({ kind, seed, width, height, label, caption, class: name }: ArtProps) {
  const key = String(seed);
  const picture = pictureOf(kind, key);
  const [w, h] = picture.size;
  const [frameWidth, frameHeight] = [Number(width) || 16, Number(height) || 9];
  // A thing on a plain ground is shown whole, a view fills its frame.
  const stretch = Math.max(frameWidth / frameHeight, frameHeight / frameWidth);
  const isWhole = (kind === "product" || kind === "portrait") && stretch > 1.2;
  return (
    <svg
      data-art={kind}
      class={name}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={`xMidYMid ${isWhole ? "meet" : "slice"}`}
      width={width}
      height={height}
      style={{ background: picture.ground }}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      {paths(picture.shapes)}
      {caption
        ? words(captionOf(rng(`caption|${key}`), caption, seen(picture.size, frameWidth, frameHeight, isWhole)))
        : null}
    </svg>
  );
}

/** Redrawn only when its props change. */
export const Art = memo(Drawing);

export interface AvatarProps {
  seed: string | number;
  name: string;
  size: number;
  status?: "online" | "idle" | "busy" | "offline";
  shape?: "circle" | "rounded" | "square";
  class?: string;
}

const STATUS_COLOURS = { online: "#23a55a", idle: "#f0b232", busy: "#f23f43", offline: "#80848e" } as const;

function Portrait({ seed, name, size, status, shape = "circle", class: extra }: AvatarProps) {
  const key = String(seed);
  const { shapes, ground } = once(`avatar|${key}`, () => ({ size: [100, 100], ...look(rng(`avatar|${key}`)) }));
  const radius = shape === "circle" ? "50%" : shape === "rounded" ? `${Math.round(size * 0.25)}px` : "0";
  const dot = Math.max(8, Math.round(size * 0.3));
  return (
    <span
      class={extra}
      role="img"
      aria-label={status ? `${name}, ${status}` : name}
      style={{ position: "relative", display: "inline-block", flex: "none", width: `${size}px`, height: `${size}px` }}
    >
      <svg
        data-art="avatar"
        viewBox="0 0 100 100"
        width={size}
        height={size}
        style={{ background: ground, borderRadius: radius }}
        aria-hidden="true"
      >
        {paths(shapes)}
      </svg>
      {status ? (
        <span
          style={{
            position: "absolute",
            right: "-2px",
            bottom: "-2px",
            width: `${dot}px`,
            height: `${dot}px`,
            borderRadius: "50%",
            background: STATUS_COLOURS[status],
            border: "2px solid var(--k-surface, #fff)",
          }}
        />
      ) : null}
    </span>
  );
}

export const Avatar = memo(Portrait);

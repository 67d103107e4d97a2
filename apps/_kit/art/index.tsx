// Pictures drawn from a seed: what stands in for photographs, thumbnails and portraits in the mockups.
import { memo } from "preact/compat";
import { rng } from "../rng";
import { captionOf, seen } from "./caption";
import { look } from "./faces";
import { pathsMarkup, wordsMarkup } from "./markup";
import { type ArtKind, once, pictureOf } from "./pictures";

export { ART_KINDS, type ArtKind } from "./pictures";

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
  const words = caption
    ? wordsMarkup(captionOf(rng(`caption|${key}`), caption, seen(picture.size, frameWidth, frameHeight, isWhole)))
    : "";
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
      dangerouslySetInnerHTML={{ __html: pathsMarkup(picture.shapes) + words }}
    />
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
        dangerouslySetInnerHTML={{ __html: pathsMarkup(shapes) }}
      />
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

// Pictures of a few pixels: icons from packages, emoji from shipped files.
import type { ComponentType } from "preact";
import { type Look, names } from "./look";

export interface IconProps extends Look {
  /** an svg path on a 24 × 24 grid */
  path?: string;
  /** or a component that draws one */
  // biome-ignore lint/suspicious/noExplicitAny: any component of an icon package
  of?: ComponentType<any>;
  size?: number;
  label?: string;
}

export function Icon({ path, of: Drawing, size = 20, label, style, ...look }: IconProps) {
  const common = {
    class: names("k-icon", look.class),
    style,
    width: size,
    height: size,
    role: label ? ("img" as const) : undefined,
    "aria-label": label,
    "aria-hidden": label ? undefined : ("true" as const),
  };
  if (Drawing) return <Drawing {...common} size={size} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden
    <svg {...common} viewBox="0 0 24 24" fill="currentColor">
      <path d={path} />
    </svg>
  );
}

export interface EmojiProps extends Look {
  src: string;
  name: string;
  size?: number;
}

export function Emoji({ src, name, size = 20, style, ...look }: EmojiProps) {
  return (
    <img
      class={names("k-emoji", look.class)}
      style={style}
      src={src}
      alt={name}
      width={size}
      height={size}
      decoding="sync"
      draggable={false}
    />
  );
}

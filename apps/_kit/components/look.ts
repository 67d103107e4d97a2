// What every component takes beside its own props.
import type { JSX } from "preact";

export interface Look {
  class?: string | undefined;
  style?: JSX.CSSProperties | undefined;
}

/** Class names, the absent ones left out. */
export const names = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" ");

// A labelled group: what its controls belong to.
import type { ComponentChildren, JSX } from "preact";

interface GroupProps {
  label: string;
  class?: string;
  style?: JSX.CSSProperties;
  "data-row"?: string;
  children?: ComponentChildren;
}

export const Group = ({ label, children, ...look }: GroupProps) => (
  <div role="group" aria-label={label} {...look}>
    {children}
  </div>
);

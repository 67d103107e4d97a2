// The brand, faces and the pictures of documents.
import { mdiStar } from "@mdi/js";
import { Avatar, Icon, names } from "../../_kit";
import { personOf } from "../content/people";

/** A sheet with a leaf's fold. */
export const Mark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path d="M8 4h16l9 9v20a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" fill="#2a6fdb" />
    <path d="M24 4c0 6 3 9 9 9z" fill="#a9cbff" />
    <path d="M12 30c0-8 5-12 14-13-1 9-5 13-12 12l-3 4z" fill="#fff" />
    <path d="M13 30c3-5 6-8 10-10" fill="none" stroke="#2a6fdb" stroke-width="1.4" />
  </svg>
);

export const Brand = () => (
  <span class="brand">
    <Mark size={38} />
    <span class="brand-name">Foliary</span>
  </span>
);

export const Face = ({ who, size = 32 }: { who: string; size?: number }) => {
  const { name, colour } = personOf(who);
  return (
    <span class="face" aria-hidden="true" style={{ "--ring": colour } as never}>
      <Avatar seed={`foliary-${who}`} name={name} size={size} />
    </span>
  );
};

export const Star = ({ on }: { on: boolean }) => <Icon path={mdiStar} size={16} class={names("star", on && "on")} />;

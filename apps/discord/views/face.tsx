// Pictures of people: drawn portraits, pictures they chose, or the plain mark.
import { memo } from "preact/compat";
import { Art, type ArtKind, Avatar } from "../../_kit";
import { person, type Status } from "../content/people";

const PLAIN = ["#5b6ef5", "#747f8d", "#3ba55c", "#d9822b", "#d83c5e", "#8b5cf6"];

export const statusWord: Record<Status, string> = {
  online: "Online",
  idle: "Idle",
  dnd: "Do Not Disturb",
  offline: "Offline",
};

/** Portraits are drawn from the key; some people look better drawn from another seed. */
const SEEDS: Record<string, string> = {
  otto: "otto-18",
  imani: "imani-8",
  nadia: "nadia-13",
  petra: "petra-21",
  nell: "nell-2",
  ines: "ines-5",
  minji: "minji-19",
  priya: "priya-20",
};

function Drawn({ who, size }: { who: string; size: number }) {
  const { face, name } = person(who);
  if (typeof face === "number") {
    return (
      <svg viewBox="0 0 40 40" width={size} height={size} data-art="mark" aria-hidden="true">
        <path d="M0 0h40v40H0z" fill={PLAIN[face]} />
        <path d="M11 12h13a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-6l-5 4v-4h-2z" fill="#fff" opacity=".95" />
      </svg>
    );
  }
  if (face === "portrait") return <Avatar seed={SEEDS[who] ?? who} name={name} size={size} />;
  return <Art kind={face as ArtKind} seed={`face-${who}`} width={size} height={size} />;
}

interface FaceProps {
  who: string;
  size: number;
  /** Shows the dot. */
  status?: Status | undefined;
}

export const Face = memo(({ who, size, status }: FaceProps) => (
  <span class="face" style={{ width: size, height: size }} aria-hidden="true">
    <span class="face-round">
      <Drawn who={who} size={size} />
    </span>
    {status && <span class={`dot dot-${status}${size > 60 ? " dot-big" : ""}`} />}
  </span>
));

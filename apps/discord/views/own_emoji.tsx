// Emoji of a server's own, and stickers: a shape, a colour, a mood.
import { memo } from "preact/compat";
import type { OwnEmoji } from "../content/emoji";

const BODIES: Record<OwnEmoji["shape"], string> = {
  lamp: "M9 3h14v3h-3l5 6v13a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4V12l5-6H9z",
  moth: "M16 9c2-5 8-7 12-5 2 5 0 10-4 11 3 2 4 7 1 11-4 1-8-2-9-6-1 4-5 7-9 6-3-4-2-9 1-11-4-1-6-6-4-11 4-2 10 0 12 5z",
  drop: "M16 2c5 7 10 11 10 17a10 10 0 0 1-20 0C6 13 11 9 16 2z",
  owl: "M5 4l6 3h10l6-3v15a11 11 0 0 1-22 0z",
};

const FACES: Record<OwnEmoji["mood"], [eyes: string, mouth: string]> = {
  happy: ["M11 15v3M21 15v3", "M11 21c2 4 8 4 10 0"],
  cry: ["M10 16h3M19 16h3M11 19v4M21 19v4", "M13 25c1-2 5-2 6 0"],
  sleep: ["M10 17c1 2 3 2 4 0M18 17c1 2 3 2 4 0", "M15 23h2"],
  angry: ["M9 14l4 2M23 14l-4 2M11.5 17v1M20.5 17v1", "M12 24c2-3 6-3 8 0"],
  wow: ["M11 14v4M21 14v4", "M14 23a2 2.5 0 1 0 4 0a2 2.5 0 1 0-4 0"],
  wink: ["M11 15v3M19 17h4", "M12 22c2 2 6 2 8-1"],
  smug: ["M9 15h4M19 15h4", "M12 23c3 1 6 0 8-3"],
  love: ["M9 15l2 3 2-3M19 15l2 3 2-3", "M11 21c2 4 8 4 10 0"],
};

export const OwnEmojiPicture = memo(({ of, size }: { of: OwnEmoji; size: number }) => {
  const [eyes, mouth] = FACES[of.mood];
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" data-art="emoji">
      <path d={BODIES[of.shape]} fill={of.colour} stroke="#00000055" stroke-width="1" />
      <path d={`${eyes} ${mouth}`} fill="none" stroke="#1b1206" stroke-width="2" stroke-linecap="round" />
    </svg>
  );
});

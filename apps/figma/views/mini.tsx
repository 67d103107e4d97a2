// A page made small, for the file browser.
import { memo } from "preact/compat";
import { kidsOf, originalThing, pageOf, rootsOf } from "../content/files";

type Block = { key: string; x: number; y: number; w: number; h: number; fill: string; radius: number };

function blocksOf(key: string, x: number, y: number, depth: number): Block[] {
  const thing = originalThing(key);
  if (!thing) return [];
  const box = { key, x: x + thing.x, y: y + thing.y, w: thing.w, h: thing.h };
  const fill = thing.kind === "text" ? "" : (thing.fill ?? (thing.kind === "image" ? "#8fb3c4" : ""));
  const own = fill ? [{ ...box, fill, radius: Math.min(thing.radius ?? 0, 20) }] : [];
  return depth === 0 ? own : [...own, ...kidsOf(key).flatMap((kid) => blocksOf(kid, box.x, box.y, depth - 1))];
}

function Drawn({ page }: { page: string }) {
  const { size } = pageOf(page);
  const depth = page === "wall" ? 0 : 1;
  return (
    <svg
      class="mini"
      viewBox={`300 300 ${size.w - 600} ${(size.w - 600) * 0.57}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {rootsOf(page)
        .flatMap((key) => blocksOf(key, 0, 0, depth))
        .slice(0, 150)
        .map((block) => (
          <rect
            key={block.key}
            x={block.x}
            y={block.y}
            width={block.w}
            height={block.h}
            rx={block.radius}
            fill={block.fill}
          />
        ))}
    </svg>
  );
}

export const Mini = memo(Drawn);

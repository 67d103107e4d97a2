// The ruler: centimetres, and three markers to be dragged.
import { Button, names, send, useDrag } from "../../_kit";
import type { State } from "../state/model";
import { sizeOf } from "./pages";

const CM = 37.8;

interface MarkerProps {
  id: "left" | "right" | "indent";
  label: string;
  at: number;
  side: "left" | "right";
  onMove: (by: number) => void;
}

function Marker({ id, label, at, side, onMove }: MarkerProps) {
  const drag = useDrag(`ruler.${id}`, { onMove: ({ stepX }) => onMove(side === "left" ? stepX : -stepX) });
  return (
    <Button
      as="div"
      id={`ruler.${id}`}
      role="slider"
      label={label}
      tip={label}
      tipSide="bottom"
      aria-valuenow={Math.round(at)}
      aria-valuemin={-60}
      aria-valuemax={300}
      class={`ruler-marker ruler-${id}`}
      style={{ [side]: `${at - 6}px` }}
      drag={drag}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        onMove(event.key === (side === "left" ? "ArrowRight" : "ArrowLeft") ? 4 : -4);
      }}
    />
  );
}

export function Ruler({ app, isAside }: { app: State; isAside: boolean }) {
  const [width] = sizeOf(app);
  const { left, right, indent } = app.margins;
  const count = Math.floor((width - left) / CM);
  const ticks = Array.from({ length: count }, (_, at) => `M${left + (at + 0.5) * CM} 9v4`).join("");
  return (
    <div class={names("ruler-row", isAside && "aside")}>
      <div class="ruler" style={{ width: `${width}px` }}>
        <span class="ruler-off" style={{ width: `${left}px` }} />
        <span class="ruler-off ruler-off-right" style={{ width: `${right}px` }} />
        <svg class="ruler-ticks" width={width} height={22} aria-hidden="true">
          <path d={ticks} stroke="#80868b" fill="none" />
          {Array.from({ length: count }, (_, at) => (
            <text key={at} x={left + at * CM} y={15} font-size="10" text-anchor="middle" fill="#5f6368">
              {at === 0 ? "" : at}
            </text>
          ))}
        </svg>
        <Marker
          id="left"
          label="Left margin"
          at={left}
          side="left"
          onMove={(by) => send({ type: "margin", key: "left", value: left + by })}
        />
        <Marker
          id="indent"
          label="Indent"
          at={left + indent}
          side="left"
          onMove={(by) => send({ type: "indent", value: indent + by })}
        />
        <Marker
          id="right"
          label="Right margin"
          at={right}
          side="right"
          onMove={(by) => send({ type: "margin", key: "right", value: right + by })}
        />
      </div>
    </div>
  );
}

// Pointer path, click, drag, scroll, the target's box and the box of what was hit.
import { type Box, type Point, pathOf, type ReplayStep, resultWord } from "./model";

interface Props {
  step: ReplayStep;
  viewport: readonly [number, number];
  isAfter: boolean;
}

function Frame({ box, kind, label }: { box: Box; kind: string; label: string }) {
  const [x, y, width, height] = box;
  return (
    <g class={`frame frame-${kind}`}>
      <rect x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={5} />
      <text x={x} y={y > 24 ? y - 8 : y + height + 20}>
        {label}
      </text>
    </g>
  );
}

function Scroll({ at, by }: { at: Point; by: Point }) {
  const length = (delta: number): number => Math.sign(delta) * Math.min(140, 30 + Math.abs(delta) / 8);
  const [x, y] = at;
  const [endX, endY] = [x + (by[0] ? length(by[0]) : 0), y + (by[1] ? length(by[1]) : 0)];
  return (
    <g class="scrolled">
      <line x1={x} y1={y} x2={endX} y2={endY} marker-end="url(#arrow)" />
      <text x={x + 16} y={y}>{`${by[1] ? Math.round(by[1]) : Math.round(by[0])} px`}</text>
    </g>
  );
}

export function Overlay({ step, viewport, isAfter }: Props) {
  const target = isAfter ? step.targetAfter : step.target;
  const start = step.trail[0];
  return (
    <svg class="overlay" viewBox={`0 0 ${viewport[0]} ${viewport[1]}`} aria-hidden="true">
      <defs>
        <marker
          id="arrow"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse"
        >
          <path d="M0 0L10 5L0 10z" />
        </marker>
      </defs>
      {target?.box && <Frame box={target.box} kind={target.share > 0 ? "target" : "hidden"} label="target" />}
      {!isAfter && step.hitBox && step.hitId !== target?.id && (
        <Frame box={step.hitBox} kind="hit" label={step.hitId} />
      )}
      {!isAfter && step.trail.length > 1 && <path class="trail" d={pathOf(step.trail)} />}
      {!isAfter && start && <circle class="trail-start" cx={start[0]} cy={start[1]} r={4} />}
      {!isAfter && step.point && step.to && (
        <line
          class="dragged"
          x1={step.point[0]}
          y1={step.point[1]}
          x2={step.to[0]}
          y2={step.to[1]}
          marker-end="url(#arrow)"
        />
      )}
      {!isAfter && step.point && step.scroll && <Scroll at={step.point} by={step.scroll} />}
      {!isAfter && step.point && (
        <g
          class={`press press-${resultWord(step) || step.kind}`}
          transform={`translate(${step.point[0]} ${step.point[1]})`}
        >
          <circle r={17} class="press-ring" />
          <circle r={5} class="press-dot" />
        </g>
      )}
    </svg>
  );
}

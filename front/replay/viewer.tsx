// Lays the viewer out; the address is its only state.
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Details } from "./details";
import { clampStep, type Position, picturesAround, type ReplayEpisode, readPosition, writePosition } from "./model";
import { Rail } from "./rail";
import { Stage } from "./stage";
import { Timeline } from "./timeline";

const position = signal<Position>({ step: 1, isAfter: false });
const decoded = new Map<string, HTMLImageElement>();

/** Keep the pictures around a step decoded, and let go of those far away. */
function keepNear(episode: ReplayEpisode, step: number): void {
  const near = picturesAround(episode.steps, step - 1, 6);
  for (const url of near) {
    if (decoded.has(url)) continue;
    const image = new Image();
    image.src = url;
    void image.decode().catch(() => decoded.delete(url));
    decoded.set(url, image);
  }
  for (const url of [...decoded.keys()]) if (decoded.size > 40 && !near.includes(url)) decoded.delete(url);
}

export function Viewer({ episode, back }: { episode: ReplayEpisode; back: string }) {
  const count = episode.steps.length;
  useMemo(() => {
    position.value = readPosition(location.search, count);
  }, [count]);

  const go = (next: Partial<Position>): void => {
    const step = clampStep(next.step ?? position.value.step, Math.max(1, count));
    position.value = { step, isAfter: next.isAfter ?? (next.step === undefined && position.value.isAfter) };
    history.replaceState(null, "", writePosition(position.value));
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { step, isAfter } = position.value;
      const moves: Record<string, Partial<Position>> = {
        ArrowDown: { step: step + 1 },
        ArrowRight: { step: step + 1 },
        ArrowUp: { step: step - 1 },
        ArrowLeft: { step: step - 1 },
        Home: { step: 1 },
        End: { step: count },
        a: { isAfter: !isAfter },
      };
      const move = moves[event.key];
      if (!move) return;
      event.preventDefault();
      go(move);
    };
    const onBack = (): void => {
      position.value = readPosition(location.search, count);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("popstate", onBack);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("popstate", onBack);
    };
  });

  const { step, isAfter } = position.value;
  useEffect(() => keepNear(episode, step), [episode, step]);
  const current = episode.steps[step - 1];
  return (
    <div class="viewer">
      <Head episode={episode} back={back} />
      <Rail steps={episode.steps} selected={step} onSelect={(index) => go({ step: index })} />
      <Stage episode={episode} step={current} isAfter={isAfter} onView={(after) => go({ isAfter: after })} />
      <Details episode={episode} step={current} />
      <Timeline steps={episode.steps} selected={step} onSelect={(index) => go({ step: index })} />
    </div>
  );
}

function Head({ episode, back }: { episode: ReplayEpisode; back: string }) {
  const { task } = episode;
  return (
    <header class="viewer-head">
      <a class="back" href={back} aria-label="All episodes">
        ←
      </a>
      <div class="viewer-title">
        <h1>{task.instruction}</h1>
        <p>
          <a href={task.url}>{task.id}</a> · {task.environmentTitle} · {task.subType} {task.subTypeName}
        </p>
      </div>
      <span class="who">
        <b>{episode.actor}</b> {episode.actorName}
      </span>
      <span class={`outcome outcome-${episode.outcome || "open"}`}>{episode.outcome || "open"}</span>
    </header>
  );
}

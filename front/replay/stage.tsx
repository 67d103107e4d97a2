// The screen an action was made on, with the action drawn over it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ReplayEpisode, ReplayStep } from "./model";
import { Overlay } from "./overlay";

interface Props {
  episode: ReplayEpisode;
  step: ReplayStep | undefined;
  isAfter: boolean;
  onView: (isAfter: boolean) => void;
}

export function Stage({ episode, step, isAfter, onView }: Props) {
  const [width, height] = episode.viewport;
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const resize = (): void => setScale(Math.min(1, element.clientWidth / width, element.clientHeight / height));
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => observer.disconnect();
  }, [width, height]);

  const picture = (isAfter && step?.after) || step?.picture;
  const hasPictures = episode.steps.some((one) => one.picture || one.after);
  return (
    <section class="stage" aria-label="Screen">
      <div class="stage-bar">
        {hasPictures ? (
          <fieldset class="switch" aria-label="Which picture">
            <button type="button" aria-pressed={!isAfter} onClick={() => onView(false)}>
              Before
            </button>
            <button type="button" aria-pressed={isAfter} disabled={!step?.after} onClick={() => onView(true)}>
              After
            </button>
          </fieldset>
        ) : (
          <p class="stage-note">The mockup as it was at the start; recorded pointer and scrolling are drawn over it.</p>
        )}
        <p class="keys">
          <kbd>↑</kbd>
          <kbd>↓</kbd> step {hasPictures && <kbd>a</kbd>} {hasPictures && "before / after"}
        </p>
      </div>
      <div class="stage-room" ref={room}>
        <div class="screen" style={{ width: `${width * scale}px`, height: `${height * scale}px` }}>
          <div class="screen-full" style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}>
            {picture && <img src={picture} width={width} height={height} alt={`Screen at step ${step?.index}`} />}
            {!picture && !hasPictures && (
              <iframe
                class="screen-mockup"
                title="The mockup at the start"
                sandbox="allow-scripts"
                tabIndex={-1}
                width={width}
                height={height}
                src={episode.mockupUrl}
              />
            )}
            {step && <Overlay step={step} viewport={episode.viewport} isAfter={isAfter && Boolean(step.after)} />}
          </div>
        </div>
      </div>
    </section>
  );
}

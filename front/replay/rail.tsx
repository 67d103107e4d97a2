// The steps, one under the other.
import { useEffect, useRef } from "preact/hooks";
import { milliseconds, type ReplayStep, resultWord } from "./model";

const GLYPHS: Record<string, string> = {
  click: "M9 4l9 9-4.5.6L16 19l-2.4 1-2.4-5.3L8 18z",
  empty: "M9 4l9 9-4.5.6L16 19l-2.4 1-2.4-5.3L8 18z",
  move: "M12 4v16M4 12h16M12 4l-2 2M12 4l2 2M12 20l-2-2M12 20l2-2M4 12l2-2M4 12l2 2M20 12l-2-2M20 12l-2 2",
  scroll: "M12 3v18M12 3L8.5 6.5M12 3l3.5 3.5M12 21l-3.5-3.5M12 21l3.5-3.5",
  drag: "M5 19L18 6M18 6h-6M18 6v6",
  wait: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  malformed: "M12 4l9 16H3zM12 10v4M12 17h.01",
  key: "M4 7h16v10H4zM8 13h8",
  keyboard: "M4 7h16v10H4zM8 13h8",
  load: "M20 12a8 8 0 1 1-2.5-5.8M20 4v4h-4",
};

export function Glyph({ kind }: { kind: string }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={GLYPHS[kind] ?? "M12 12h.01"} />
    </svg>
  );
}

interface Props {
  steps: readonly ReplayStep[];
  selected: number;
  onSelect: (index: number) => void;
}

export function Rail({ steps, selected, onSelect }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <nav class="rail" aria-label="Steps">
      <h2>
        Steps <span>{steps.length}</span>
      </h2>
      {steps.length === 0 && <p class="rail-empty">Nothing was done in this episode.</p>}
      <ol ref={list}>
        {steps.map((step, index) => (
          <li key={step.index}>
            <button
              type="button"
              class={step.isAfterEnd ? "rail-step after-end" : "rail-step"}
              aria-current={index + 1 === selected ? "step" : undefined}
              onClick={() => onSelect(index + 1)}
            >
              <Glyph kind={step.kind} />
              <span class="rail-text">
                <span class="rail-title">{step.title}</span>
                <span class="rail-under">
                  {step.isAfterEnd ? "after the end · " : ""}
                  {step.hitId || milliseconds(step.t)}
                </span>
              </span>
              {step.result && <span class={`word word-${resultWord(step)}`}>{resultWord(step)}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

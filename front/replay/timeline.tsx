// Environment time from left to right; each step a mark.
import { milliseconds, type ReplayStep, resultWord, timelinePlaces } from "./model";

interface Props {
  steps: readonly ReplayStep[];
  selected: number;
  onSelect: (index: number) => void;
}

export function Timeline({ steps, selected, onSelect }: Props) {
  const places = timelinePlaces(steps);
  const last = steps[steps.length - 1];
  return (
    <nav class="timeline" aria-label="Timeline">
      <span class="timeline-end">0 s</span>
      <div class="timeline-line">
        <i class="timeline-done" style={{ width: `${(places[selected - 1] ?? 0) * 100}%` }} />
        {steps.map((step, index) => (
          <button
            key={step.index}
            type="button"
            class={`mark mark-${resultWord(step) || "other"}`}
            style={{ left: `${(places[index] ?? 0) * 100}%` }}
            aria-current={index + 1 === selected ? "step" : undefined}
            aria-label={`Step ${step.index}: ${step.title}`}
            onClick={() => onSelect(index + 1)}
          />
        ))}
      </div>
      <span class="timeline-end">{milliseconds(last?.t ?? 0)}</span>
    </nav>
  );
}

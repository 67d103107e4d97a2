// Rendering follows each transition at once, so that what mounts at a moment starts at that moment.
import { options } from "preact";

let pending: (() => void) | null = null;

options.debounceRendering = (process) => {
  pending = process;
  queueMicrotask(flushRender);
};

export function flushRender(): void {
  for (let rounds = 0; pending; rounds++) {
    if (rounds > 100) throw new Error("rendering does not come to rest");
    const process = pending;
    pending = null;
    process();
  }
}

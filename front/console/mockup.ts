// The mockup as a participant sees it, running, with a reset and the id of what was pressed last.
import { MockupFrame } from "../player/frame";
import type { RecordedEvent } from "../player/outbox";

interface Shown {
  readonly src: string;
  readonly viewport: readonly [number, number];
}

const pressedId = (event: RecordedEvent): string | null => {
  const id: unknown = event.type === "click" ? Reflect.get(event, "id") : null;
  return typeof id === "string" ? id : null;
};

export function showMockup(host: HTMLElement): void {
  const stage = host.querySelector<HTMLElement>("[data-console-stage]");
  const json = document.getElementById("console-mockup")?.textContent;
  if (!stage || !json) throw new Error("console: the page has no mockup");
  const shown = JSON.parse(json) as Shown;
  const pressed = host.querySelector<HTMLElement>("[data-console-pressed]");

  const open = (): void => {
    stage.replaceChildren();
    if (pressed) pressed.textContent = "";
    const frame = new MockupFrame(stage, shown.src, shown.viewport, (events) => {
      for (const event of events) {
        const id = pressedId(event);
        if (id && pressed) pressed.textContent = `Last click: ${id}`;
      }
    });
    frame.start();
  };
  host.querySelector("[data-console-reset]")?.addEventListener("click", open);
  open();
}

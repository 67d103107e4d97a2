// The mockup in its sandboxed frame: exactly its viewport in CSS pixels, scaled down to fit if asked, talking over a port.
import type { RecordedEvent } from "./outbox";

export class MockupFrame {
  readonly element: HTMLIFrameElement;
  private port: MessagePort | null = null;
  private isStarted = false;

  constructor(
    private readonly box: HTMLElement,
    src: string,
    private readonly viewport: readonly [number, number],
    private readonly onEvents: (events: readonly RecordedEvent[]) => void,
    private readonly size: "to fit" | "real size" = "to fit",
  ) {
    this.element = document.createElement("iframe");
    this.element.setAttribute("sandbox", "allow-scripts");
    this.element.title = "The app";
    this.element.width = String(viewport[0]);
    this.element.height = String(viewport[1]);
    this.element.addEventListener("load", () => this.connect());
    this.element.src = src;
    box.append(this.element);
    new ResizeObserver(() => this.fit()).observe(box.parentElement ?? box);
    this.fit();
  }

  /** The clock of the mockup begins to run. */
  start(): void {
    this.isStarted = true;
    this.tell("start");
    this.element.focus();
  }

  /** The mockup stops its clock and says `end`. */
  stop(): void {
    this.tell("stop");
  }

  flush(): void {
    this.tell("flush");
  }

  private connect(): void {
    const channel = new MessageChannel();
    this.port?.close();
    this.port = channel.port1;
    this.port.onmessage = ({ data }) => {
      if (data?.type === "events" && Array.isArray(data.events)) this.onEvents(data.events);
    };
    // The frame's origin is opaque, so no target origin can be named; the port itself is the secret.
    this.element.contentWindow?.postMessage({ igg: "port", v: 1 }, "*", [channel.port2]);
    if (this.isStarted) this.tell("start");
  }

  private tell(type: "start" | "stop" | "flush"): void {
    this.port?.postMessage({ type });
  }

  private fit(): void {
    const [width, height] = this.viewport;
    const room = this.box.parentElement?.getBoundingClientRect();
    if (!room) return;
    const top = this.box.getBoundingClientRect().top + window.scrollY;
    const fitting = Math.min(1, room.width / width, Math.max(0.3, (window.innerHeight - top - 12) / height));
    const scale = this.size === "real size" ? 1 : fitting;
    this.element.style.transform = scale === 1 ? "" : `scale(${scale})`;
    this.box.style.width = `${width * scale}px`;
    this.box.style.height = `${height * scale}px`;
  }
}

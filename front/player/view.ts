// What stands around the mockup: the instruction with the counter above it, the cover over it, the state of the line.
import type { Outcome, PlayerConfig } from "./config";

function make(tag: string, className: string, text = ""): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export class PlayerView {
  readonly stage = make("div", "player-stage");
  private readonly counter = make("p", "player-counter");
  private readonly dots = make("span", "player-dots");
  private readonly line = make("p", "player-line");
  private readonly cover = make("div", "player-cover");
  private readonly card = make("div", "player-card");

  constructor(
    host: HTMLElement,
    private readonly config: PlayerConfig,
  ) {
    const instruction = host.querySelector<HTMLElement>("[data-player-instruction]") ?? make("p", "player-instruction");
    const head = make("div", "player-head");
    this.counter.setAttribute("role", "status");
    this.line.setAttribute("role", "status");
    head.append(instruction, this.line, this.counter);
    this.cover.append(this.card);
    this.stage.append(this.cover);
    const room = make("div", "player-room");
    room.append(this.stage);
    host.append(head, room);
    this.showAttempts(config.attempts);
  }

  /** Instruction first: nothing of the mockup passes before the person starts it. */
  askToStart(onStart: () => void): void {
    const button = make("button", "button button-primary button-large", this.config.isStarted ? "Continue" : "Start");
    button.addEventListener("click", () => {
      button.remove();
      onStart();
    });
    this.coverWith("ask", this.instructionText(), `You have ${this.config.budget} clicks or drags.`, button);
    button.focus();
  }

  uncover(): void {
    this.cover.hidden = true;
  }

  showSaving(): void {
    this.coverWith("saving", "One moment", "Saving what you did…");
  }

  showOutcome(outcome: Outcome): void {
    if (outcome === "success") this.coverWith("success", "Found it", "That was the right one.");
    else this.coverWith("failure", "No attempts left", "This one was hard to find.");
  }

  showRefused(line: string): void {
    this.coverWith("refused", "This trial cannot be recorded", line);
  }

  showAttempts(attempts: number): void {
    const { budget } = this.config;
    const used = Math.min(attempts, budget);
    this.dots.replaceChildren(
      ...Array.from({ length: budget }, (_, index) => make("i", index < used ? "player-dot used" : "player-dot")),
    );
    this.dots.setAttribute("aria-hidden", "true");
    this.counter.replaceChildren(this.dots, document.createTextNode(`${used} of ${budget} attempts`));
  }

  showConnection(isUp: boolean): void {
    this.line.textContent = isUp ? "" : "Connection lost — your actions are kept and sent as soon as it is back.";
  }

  private instructionText(): string {
    return this.stage.closest("[data-igg-player]")?.querySelector("[data-player-instruction]")?.textContent ?? "";
  }

  private coverWith(kind: string, title: string, text: string, ...more: HTMLElement[]): void {
    this.cover.hidden = false;
    this.cover.dataset.kind = kind;
    this.card.replaceChildren(make("h2", "", title), make("p", "muted", text), ...more);
  }
}

// The player: shows a mockup to a person, records what happens, and ends when the server says so.
//
//   covered ──Start──► live ──outcome──► saving ──all acknowledged──► shown
//      ▲                 └──refused──► refused
//      └── after a reload, with what was not sent yet sent first
import "./player.css";
import { type Outcome, type PlayerConfig, type Receipt, readConfig } from "./config";
import { MockupFrame } from "./frame";
import { openOutbox, type RecordedEvent } from "./outbox";
import { Recorder } from "./recorder";
import { Sender } from "./sender";
import { PlayerView } from "./view";

// A mockup that broke never says `end`; the server then closes its page by itself.
const END_PATIENCE_MS = 3000;

function announce(host: HTMLElement, name: "started" | "attempt" | "finished", detail: object): void {
  host.dispatchEvent(new CustomEvent(`igg:${name}`, { bubbles: true, detail }));
}

async function play(host: HTMLElement, config: PlayerConfig): Promise<void> {
  const view = new PlayerView(host, config);
  const outbox = await openOutbox();
  let decided: Outcome | null = config.outcome || null;
  let attempts = config.attempts;
  let markEnded = (): void => {};
  const ended = new Promise<void>((resolve) => {
    markEnded = resolve;
  });

  const sender = new Sender(config, outbox, {
    onConnection: (isUp) => view.showConnection(isUp),
    onRefused: (line) => view.showRefused(line),
    onReceipt: (receipt: Receipt) => {
      if (receipt.attempts !== attempts) {
        attempts = receipt.attempts;
        view.showAttempts(attempts);
        announce(host, "attempt", { attempts });
      }
      if (receipt.outcome && !decided) {
        decided = receipt.outcome;
        void finish(decided);
      }
    },
  });
  const recorder = new Recorder(config.episode, outbox, () => void sender.drain());
  let frame: MockupFrame | null = null;

  async function finish(outcome: Outcome): Promise<void> {
    view.showSaving();
    frame?.stop();
    if (frame) await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, END_PATIENCE_MS))]);
    await recorder.flush();
    await sender.drain();
    view.showOutcome(outcome);
    announce(host, "finished", { outcome, attempts });
  }

  if (decided) {
    await finish(decided);
    return;
  }
  void sender.drain();
  frame = new MockupFrame(view.stage, config.src, config.viewport, (events: readonly RecordedEvent[]) => {
    recorder.take(events);
    if (events.some((event) => event.type === "end")) markEnded();
  });
  view.askToStart(() => {
    view.uncover();
    frame?.start();
    announce(host, "started", {});
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden") return;
    frame?.flush();
    void recorder.flush();
  });
}

for (const host of document.querySelectorAll<HTMLElement>("[data-igg-player]")) void play(host, readConfig(host));

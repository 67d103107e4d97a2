// What is known of the selected step, and of the whole episode.
import type { ComponentChildren } from "preact";
import {
  type Ledger,
  milliseconds,
  percent,
  type ReplayEpisode,
  type ReplayStep,
  reasonsOf,
  resultWord,
} from "./model";

const WORDS: Record<string, string> = {
  hit: "The click landed on the target.",
  miss: "The click landed on something else.",
  elsewhere: "The click landed elsewhere; the target could not be hit yet.",
  inactive: "The target was clicked, but could not be used yet.",
  empty: "The click landed on nothing identified.",
  malformed: "The reply was no action; it cost one, and nothing was done.",
};

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Visibility({ ledger, name }: { ledger: Ledger; name: string }) {
  const reasons = reasonsOf(ledger);
  return (
    <div class="visibility">
      <div class="visibility-head">
        <span>{name}</span>
        <b>{percent(ledger.share)}</b>
      </div>
      <div class="meter">
        <i style={{ width: `${ledger.share * 100}%` }} />
      </div>
      {!ledger.active && <p>not active</p>}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}

function StepDetails({ step }: { step: ReplayStep }) {
  const word = resultWord(step);
  return (
    <section>
      <h2>Step {step.index}</h2>
      <p class="details-title">{step.title}</p>
      {word && <p class={`details-word word-${word}`}>{WORDS[word]}</p>}
      <dl>
        {step.hitId && <Fact name="Element">{step.hitId}</Fact>}
        {step.point && <Fact name="At">{step.point.map(Math.round).join(", ")}</Fact>}
        {step.to && <Fact name="To">{step.to.map(Math.round).join(", ")}</Fact>}
        {step.scroll && <Fact name="Scrolled">{step.scroll.map(Math.round).join(", ")} px</Fact>}
        <Fact name="Clock">{milliseconds(step.t)}</Fact>
        {step.modelMs > 0 && <Fact name="Model">{milliseconds(step.modelMs)}</Fact>}
        {step.queueMs > 0 && <Fact name="Queue">{milliseconds(step.queueMs)}</Fact>}
        {step.reason && <Fact name="Reason">{step.reason}</Fact>}
      </dl>
      {(step.target || step.targetAfter) && <h3>Target could be hit</h3>}
      {step.target && <Visibility ledger={step.target} name="before" />}
      {step.targetAfter && <Visibility ledger={step.targetAfter} name="after" />}
      {step.action && <Source name="Action" text={JSON.stringify(step.action, null, 1)} />}
      {step.reply && <Source name="Raw reply" text={step.reply} />}
    </section>
  );
}

function Source({ name, text }: { name: string; text: string }) {
  return (
    <details>
      <summary>{name}</summary>
      <pre>{text}</pre>
    </details>
  );
}

export function Details({ episode, step }: { episode: ReplayEpisode; step: ReplayStep | undefined }) {
  return (
    <aside class="details" aria-label="Details">
      {step && <StepDetails step={step} />}
      <section>
        <h2>Episode</h2>
        {episode.error && <p class="details-word word-malformed">{episode.error}</p>}
        <dl>
          <Fact name="Actions">
            {episode.attempts} of {episode.budget}
          </Fact>
          <Fact name="Clock">{milliseconds(episode.clockMs)}</Fact>
          {episode.modelMs > 0 && <Fact name="Model">{milliseconds(episode.modelMs)}</Fact>}
          <Fact name="Target">{episode.task.targetId}</Fact>
          <Fact name="State">{episode.task.state}</Fact>
          <Fact name="Revision">r{episode.task.revision}</Fact>
          <Fact name="Build">
            {episode.buildHash.slice(0, 10) || "unknown"}
            {episode.buildHash && !episode.isCurrentBuild && <span class="stale">another build than today's</span>}
          </Fact>
        </dl>
        <Source name="Protocol" text={JSON.stringify(episode.protocol, null, 1)} />
      </section>
    </aside>
  );
}

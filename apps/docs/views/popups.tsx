// What comes uninvited: a tour, a request for access, two versions in conflict, new terms, a question.
import { mdiAccountKeyOutline, mdiCompare, mdiFileTree, mdiScriptTextOutline } from "@mdi/js";
import { Button, Icon, Radio, ScrollArea, send } from "../../_kit";
import type { State } from "../state/model";
import { Face } from "./faces";

const leave =
  (says = "") =>
  () =>
    send({ type: "popup.close", says });
const step = (to: number) => () => send({ type: "popup.step", step: to });

const TOUR = [
  [
    "Tabs for long documents",
    "A document can hold several tabs, each with pages of its own. Yours has four of them already.",
  ],
  ["Labels for tabs", "Mark a tab as a draft, or as meant for the board, from its menu."],
] as const;

/** A card over the outline that is left only by going through it. */
function Tour({ at }: { at: number }) {
  const [title, text] = TOUR[at] ?? TOUR[0];
  const isLast = at === TOUR.length - 1;
  return (
    <section class="tour" data-igg-area="tour" role="dialog" aria-label="What is new">
      <span class="tour-picture">
        <Icon path={mdiFileTree} size={56} />
      </span>
      <strong>{title}</strong>
      <p>{text}</p>
      <footer>
        <span class="tour-dots" aria-hidden="true">
          {TOUR.map(([name], index) => (
            <span key={name} class={index === at ? "on" : ""} />
          ))}
        </span>
        <span class="spring" />
        {at > 0 && (
          <Button id="tour.back" class="text-button" onPress={step(at - 1)}>
            Back
          </Button>
        )}
        <Button id="tour.next" class="pill-button" onPress={isLast ? leave() : step(at + 1)}>
          {isLast ? "Got it" : "Next"}
        </Button>
      </footer>
    </section>
  );
}

/** Somebody asks to edit; both answers are on it. */
function Request({ at }: { at: number }) {
  return (
    <section class="request" data-igg-area="request" role="dialog" aria-label="Request for access">
      <header>
        <Icon path={mdiAccountKeyOutline} size={22} />
        <strong>{at === 0 ? "Request for access" : "Give which access?"}</strong>
      </header>
      <div class="share-person">
        <Face who="oskar" size={40} />
        <span class="share-name">
          Oskar Lind
          <span class="quiet block">asks to edit “Harbour Festival 2026 – operations plan”</span>
        </span>
      </div>
      <p class="request-text">“I would put the grant’s conditions into the chapter on money, if I may.”</p>
      <footer>
        {at === 0 ? (
          <>
            <Button id="request.grant" class="pill-button" onPress={leave("Oskar Lind can edit now")}>
              Give access
            </Button>
            <Button id="request.other" class="text-button" onPress={step(1)}>
              Another answer
            </Button>
          </>
        ) : (
          <>
            <Button id="request.comment" class="line-button" onPress={leave("Oskar Lind can comment now")}>
              Comments only
            </Button>
            <Button id="request.decline" class="text-button" onPress={leave("The request was declined")}>
              Decline the request
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

const KEPT = [
  ["mine", "Keep the version on this computer", "08:47, Ines Calder, 3 changes"],
  ["theirs", "Keep the version of the others", "09:12, Oskar Lind, 5 changes"],
  ["both", "Keep both, one as a copy", "The copy is put beside it"],
] as const;

/** Goes on only once one of the answers is chosen. */
function Conflict({ choice }: { choice: string }) {
  return (
    <section class="conflict" data-igg-area="conflict" role="dialog" aria-label="Two versions">
      <header>
        <Icon path={mdiCompare} size={22} />
        <strong>Two versions of this page</strong>
      </header>
      <p class="quiet">While you had no connection, somebody else changed the same paragraph.</p>
      <div role="radiogroup" aria-label="Which to keep" class="stack">
        {KEPT.map(([key, name, line]) => (
          <Radio
            key={key}
            id={`conflict.${key}`}
            label={name}
            value={choice === key}
            onChange={() => send({ type: "popup.choose", value: key })}
          >
            {name}
            <span class="quiet block">{line}</span>
          </Radio>
        ))}
      </div>
      <footer>
        <Button
          id="conflict.go"
          class="pill-button"
          inactive={choice === ""}
          onPress={leave("The page was put together")}
        >
          Continue
        </Button>
      </footer>
    </section>
  );
}

const TERMS = [
  "Your words stay yours. We keep them for you, on two computers in two towns, and show them to nobody whom you have not asked.",
  "Whoever you share a document with can copy what it says. Think before you share; we cannot fetch words back.",
  "A document in the bin is deleted for good after thirty days. Until then you can take it out again.",
  "Programs that you add may read the document in which you use them, and no other one.",
  "We count how often a tool is used, not by whom, and not in which text.",
  "If you leave the Trust, its documents go to whoever follows you in your office. Your own documents go with you.",
  "We may change these terms. When we do, you are told so thirty days before, in words like these.",
] as const;

/** The agreement stands below the terms. */
const Terms = () => (
  <section class="terms" data-igg-area="terms" role="dialog" aria-label="New terms">
    <header>
      <Icon path={mdiScriptTextOutline} size={22} />
      <strong>Our terms change on 1 June</strong>
    </header>
    <ScrollArea id="terms.text" label="Terms" class="terms-scroll">
      <div class="terms-content">
        {TERMS.map((line, at) => (
          <p key={line}>
            <strong>{at + 1}.</strong> {line}
          </p>
        ))}
        <Button id="terms.agree" class="pill-button" onPress={leave()}>
          I have read them
        </Button>
      </div>
    </ScrollArea>
    <footer>
      <Button
        id="terms.print"
        class="text-button"
        onPress={() => send({ type: "say", text: "The terms were sent to the printer" })}
      >
        Print
      </Button>
    </footer>
  </section>
);

const MARKS = [1, 2, 3, 4, 5];

function Question({ at, choice }: { at: number; choice: string }) {
  return (
    <section class="question" data-igg-area="question" role="dialog" aria-label="A question">
      {at === 0 ? (
        <>
          <strong>How easy is it to find a document here?</strong>
          <span class="row">
            {MARKS.map((mark) => (
              <Button
                key={mark}
                id={`question.${mark}`}
                class="mark"
                pressed={choice === String(mark)}
                onPress={() => send({ type: "popup.choose", value: String(mark) })}
              >
                {mark}
              </Button>
            ))}
          </span>
          <span class="row quiet question-ends">
            <span>Hard</span>
            <span class="spring" />
            <span>Easy</span>
          </span>
          <footer>
            <Button id="question.send" class="pill-button" inactive={choice === ""} onPress={step(1)}>
              Send
            </Button>
          </footer>
        </>
      ) : (
        <>
          <strong>Thank you!</strong>
          <p>May we ask you again in autumn?</p>
          <footer>
            <Button id="question.yes" class="line-button" onPress={leave()}>
              Yes
            </Button>
            <Button id="question.no" class="line-button" onPress={leave()}>
              Rather not
            </Button>
          </footer>
        </>
      )}
    </section>
  );
}

export function Popups({ app }: { app: State }) {
  const { name, step: at, choice } = app.popup;
  if (name === "tour") return <Tour at={at} />;
  if (name === "request") return <Request at={at} />;
  if (name === "conflict") return <Conflict choice={choice} />;
  if (name === "terms") return <Terms />;
  return name === "question" ? <Question at={at} choice={choice} /> : null;
}

// All comments of the document, the resolved ones too.
import { mdiRestore } from "@mdi/js";
import { Button, Icon, names, Select, send } from "../../_kit";
import { COMMENTS } from "../content/comments";
import { personOf } from "../content/people";
import type { State } from "../state/model";
import { repliesOf } from "./comment_cards";
import { Face } from "./faces";

const FILTERS = [
  { value: "all", label: "All types" },
  { value: "open", label: "Open" },
  { value: "resolved", label: "Resolved" },
  { value: "mine", label: "For you" },
];

export function CommentsPanel({ app }: { app: State }) {
  const { filter, resolved, removed, active } = app.talk;
  const shown = COMMENTS.filter((one) => {
    if (one.doc !== app.doc || removed.includes(one.key)) return false;
    if (filter === "open") return !resolved.includes(one.key);
    if (filter === "resolved") return resolved.includes(one.key);
    return filter !== "mine" || one.assigned === "ines";
  });
  return (
    <>
      <Select
        id="thread.filter"
        label="Which comments"
        value={filter}
        options={FILTERS}
        onChange={(value) => send({ type: "talk.filter", value })}
        class="wide-select"
      />
      {shown.length === 0 && <p class="quiet">No comments of this kind.</p>}
      {shown.map((one) => {
        const isResolved = resolved.includes(one.key);
        return (
          <article
            key={one.key}
            class={names("thread", active === one.key && "active", isResolved && "resolved")}
            aria-label={`Thread by ${personOf(one.who).name}`}
          >
            <span class="row">
              <Face who={one.who} size={28} />
              <span>
                <strong>{personOf(one.who).name}</strong>
                <span class="quiet block">{one.when}</span>
              </span>
              {isResolved && <span class="thread-flag">Resolved</span>}
            </span>
            <span class="quote">{one.quote}</span>
            <Button
              as="div"
              id={`thread.${one.key}`}
              class="thread-text"
              onPress={() => send({ type: "talk.find", id: one.key })}
            >
              {one.text}
            </Button>
            {repliesOf(app, one).map((reply, at) => (
              <p key={at} class="thread-reply">
                <strong>{personOf(reply.who).name}</strong> {reply.text}
              </p>
            ))}
            {isResolved && (
              <Button
                id={`thread.reopen.${one.key}`}
                class="text-button"
                onPress={() => send({ type: "talk.reopen", id: one.key })}
              >
                <Icon path={mdiRestore} size={16} /> Reopen
              </Button>
            )}
          </article>
        );
      })}
    </>
  );
}

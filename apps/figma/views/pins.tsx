// Comment pins on the canvas, and the thread that one opens.

import { Check, Ellipsis, X } from "lucide-preact";
import { Avatar, Button, Field, HoverCard, Icon, names, send, useKit } from "../../_kit";
import { COMMENTS, type Comment, commentOf } from "../content/comments";
import { ME, person } from "../content/people";
import type { State } from "../state/model";

export function commentsOf(app: State): readonly Comment[] {
  const own = app.comments.made.map((one) => ({ ...one, by: ME, at: "Just now", replies: [] }));
  return [...COMMENTS, ...own].filter((one) => !app.comments.resolved.includes(one.key));
}

export const answersTo = (app: State, comment: Comment): number =>
  comment.replies.length + (app.comments.replies[comment.key]?.length ?? 0);

const Preview = ({ comment, count }: { comment: Comment; count: number }) => (
  <div class="pin-preview">
    <strong>{person(comment.by).name}</strong>
    <span class="quiet">{comment.at}</span>
    <p>{comment.text}</p>
    {count > 0 && <span class="quiet">{count === 1 ? "1 reply" : `${count} replies`}</span>}
  </div>
);

export function Pins({ app }: { app: State }) {
  const here = commentsOf(app).filter((one) => one.page === app.page);
  return (
    <>
      {here.map((comment) => {
        const id = `canvas.pin.${comment.key}`;
        return (
          <HoverCard
            key={comment.key}
            id={id}
            side="right-start"
            label={`Comment of ${person(comment.by).name}`}
            class="pin-card"
            card={() => <Preview comment={comment} count={answersTo(app, comment)} />}
          >
            <Button
              id={id}
              label={`Comment by ${person(comment.by).name}`}
              class={names(
                "pin",
                app.openComment === comment.key && "pin-open",
                app.comments.read.includes(comment.key) && "pin-read",
              )}
              style={{ left: comment.x, top: comment.y, transform: `translateY(-100%) scale(${1 / app.zoom})` }}
              onPress={() => send({ type: "comment.open", id: comment.key })}
            >
              <Avatar seed={comment.by} name={person(comment.by).name} size={26} />
            </Button>
          </HoverCard>
        );
      })}
    </>
  );
}

interface LineProps {
  by: string;
  at: string;
  text: string;
}

const Said = ({ by, at, text }: LineProps) => (
  <li class="said">
    <Avatar seed={by} name={person(by).name} size={24} />
    <div>
      <strong>{person(by).name}</strong> <span class="quiet">{at}</span>
      <p>{text}</p>
    </div>
  </li>
);

/** The open thread, at the right of the canvas. */
export function Thread({ app }: { app: State }) {
  const draft = useKit<string>("field:thread.reply") ?? "";
  const key = app.openComment;
  const own = app.comments.made.find((one) => one.key === key);
  const comment = commentOf(key) ?? (own ? { ...own, by: ME, at: "Just now", replies: [] } : undefined);
  if (!comment) return null;
  const mine = app.comments.replies[key] ?? [];
  const isNew = comment.text === "";
  return (
    <section class="thread" data-igg-area="thread" role="dialog" aria-label="Comment thread">
      <header>
        <strong>{isNew ? "New comment" : "Comment"}</strong>
        <span class="spring" />
        {!isNew && (
          <>
            <Button
              id="thread.delete"
              class="icon-button"
              tip="Delete thread"
              onPress={() => send({ type: "comment.delete", id: key })}
            >
              <Icon of={Ellipsis} size={16} />
            </Button>
            <Button
              id="thread.resolve"
              class="icon-button"
              tip="Mark as resolved"
              onPress={() => send({ type: "comment.resolve", id: key })}
            >
              <Icon of={Check} size={16} />
            </Button>
          </>
        )}
        <Button
          id="thread.close"
          class="icon-button"
          label="Close the thread"
          onPress={() => send({ type: "comment.close" })}
        >
          <Icon of={X} size={16} />
        </Button>
      </header>
      {!isNew && (
        <ul>
          <Said by={comment.by} at={comment.at} text={comment.text} />
          {comment.replies.map((reply) => (
            <Said key={reply.text} {...reply} />
          ))}
          {mine.map((words, index) => (
            <Said key={`${index} ${words}`} by={ME} at="Just now" text={words} />
          ))}
        </ul>
      )}
      <div class="thread-foot">
        <Field
          id="thread.reply"
          label={isNew ? "Comment" : "Reply"}
          placeholder={isNew ? "Add a comment" : "Reply"}
          onEnter={(value) => send({ type: "comment.send", value })}
        />
        <Button id="thread.send" class="primary small" onPress={() => send({ type: "comment.send", value: draft })}>
          Send
        </Button>
      </div>
    </section>
  );
}

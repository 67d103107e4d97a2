// The cards of comments and suggestions, and the one being written.
import {
  mdiCheck,
  mdiClose,
  mdiDeleteOutline,
  mdiDotsVertical,
  mdiLinkVariant,
  mdiPencilOutline,
  mdiThumbUpOutline,
} from "@mdi/js";
import { Button, Field, Icon, Menu, MenuButton, MenuItem, names, send, useKit } from "../../_kit";
import type { Comment, Reply, Suggestion } from "../content/comments";
import { ME, personOf } from "../content/people";
import type { State } from "../state/model";
import { Face } from "./faces";

export const isOpenComment = (app: State, key: string): boolean =>
  !app.talk.resolved.includes(key) && !app.talk.removed.includes(key);

const Head = ({ who, when, children }: { who: string; when: string; children?: preact.ComponentChildren }) => (
  <header class="card-head">
    <Face who={who} size={32} />
    <span class="card-who">
      <strong>{personOf(who).name}</strong>
      <span class="quiet">{when}</span>
    </span>
    <span class="card-tools">{children}</span>
  </header>
);

const Answer = ({ reply }: { reply: Reply }) => (
  <div class="card-reply">
    <Head who={reply.who} when={reply.when} />
    <p>{reply.text}</p>
  </div>
);

export const repliesOf = (app: State, comment: Comment): Reply[] => [
  ...comment.replies,
  ...(app.talk.replies[comment.key] ?? []).map((text) => ({ who: ME, when: "Just now", text })),
];

const CardMenu = ({ app, id }: { app: State; id: string }) => (
  <Menu id={`comment.menu.${id}`} anchor={`comment.more.${id}`} side="bottom-end" label="Comment options">
    <MenuItem
      id={`comment.link.${id}`}
      icon={<Icon path={mdiLinkVariant} size={18} />}
      onPress={() => send({ type: "link.copy" })}
    >
      Get link to this comment
    </MenuItem>
    <MenuItem
      id={`comment.like.${id}`}
      icon={<Icon path={mdiThumbUpOutline} size={18} />}
      checked={app.talk.liked.includes(id)}
      onPress={() => send({ type: "talk.like", id })}
    >
      Agree
    </MenuItem>
    <MenuItem
      id={`comment.edit.${id}`}
      icon={<Icon path={mdiPencilOutline} size={18} />}
      onPress={() => send({ type: "talk.activate", id })}
    >
      Edit
    </MenuItem>
    <MenuItem
      id={`comment.delete.${id}`}
      icon={<Icon path={mdiDeleteOutline} size={18} />}
      onPress={() => send({ type: "talk.removing", id })}
    >
      Delete
    </MenuItem>
  </Menu>
);

function ReplyBox({ id }: { id: string }) {
  const field = `comment.reply.${id}`;
  const text = useKit<string>(`field:${field}`) ?? "";
  const reply = () => send({ type: "talk.reply", id, text });
  return (
    <div class="reply-box">
      <Field
        id={field}
        label="Reply or add others with @"
        placeholder="Reply or add others with @"
        onEnter={reply}
        class="reply-field"
      />
      <span class="reply-actions">
        <Button id={`comment.cancel.${id}`} class="text-button" onPress={() => send({ type: "talk.activate", id })}>
          Cancel
        </Button>
        <Button id={`comment.send.${id}`} class="pill-button" inactive={text.trim() === ""} onPress={reply}>
          Reply
        </Button>
      </span>
    </div>
  );
}

export function CommentCard({ app, comment }: { app: State; comment: Comment }) {
  const { key } = comment;
  const isActive = app.talk.active === key;
  return (
    <article class={names("card", isActive && "active")} aria-label={`Comment by ${personOf(comment.who).name}`}>
      <Head who={comment.who} when={comment.when}>
        <Button
          id={`comment.resolve.${key}`}
          class="card-tool"
          label="Mark as resolved"
          tip="Mark as resolved"
          onPress={() => send({ type: "talk.resolve", id: key })}
        >
          <Icon path={mdiCheck} size={20} />
        </Button>
        <MenuButton id={`comment.more.${key}`} menu={`comment.menu.${key}`} class="card-tool" label="More options">
          <Icon path={mdiDotsVertical} size={20} />
        </MenuButton>
      </Head>
      <Button
        as="div"
        id={`comment.card.${key}`}
        class="card-text"
        onPress={() => send({ type: "talk.activate", id: key })}
      >
        {comment.assigned && <span class="assigned">Assigned to {personOf(comment.assigned).name}</span>}
        {comment.text}
      </Button>
      {repliesOf(app, comment).map((reply, at) => (
        <Answer key={at} reply={reply} />
      ))}
      {isActive && <ReplyBox id={key} />}
      <CardMenu app={app} id={key} />
    </article>
  );
}

export function SuggestionCard({ app, suggestion }: { app: State; suggestion: Suggestion }) {
  const { key, what, from, to } = suggestion;
  const isActive = app.talk.active === key;
  return (
    <article
      class={names("card card-edit", isActive && "active")}
      aria-label={`Suggestion by ${personOf(suggestion.who).name}`}
    >
      <Head who={suggestion.who} when={suggestion.when}>
        <Button
          id={`edit.accept.${key}`}
          class="card-tool"
          label="Accept suggestion"
          tip="Accept suggestion"
          onPress={() => send({ type: "suggestion.accept", id: key })}
        >
          <Icon path={mdiCheck} size={20} />
        </Button>
        <Button
          id={`edit.reject.${key}`}
          class="card-tool"
          label="Reject suggestion"
          tip="Reject suggestion"
          onPress={() => send({ type: "suggestion.reject", id: key })}
        >
          <Icon path={mdiClose} size={20} />
        </Button>
      </Head>
      <Button
        as="div"
        id={`edit.card.${key}`}
        class="card-text"
        onPress={() => send({ type: "talk.activate", id: key })}
      >
        <strong>{what}:</strong> {from && `“${from}”`} {from && to && "with "}
        {to && `“${to.trim()}”`}
      </Button>
      {isActive && <ReplyBox id={key} />}
    </article>
  );
}

export const OwnCard = ({ app, id, text }: { app: State; id: string; text: string }) => (
  <article class={names("card", app.talk.active === id && "active")} aria-label="Comment by Ines Calder">
    <Head who={ME} when="Just now">
      <Button
        id={`comment.resolve.${id}`}
        class="card-tool"
        label="Mark as resolved"
        onPress={() => send({ type: "talk.resolve", id })}
      >
        <Icon path={mdiCheck} size={20} />
      </Button>
    </Head>
    <Button as="div" id={`comment.card.${id}`} class="card-text" onPress={() => send({ type: "talk.activate", id })}>
      {text}
    </Button>
    {(app.talk.replies[id] ?? []).map((words, at) => (
      <Answer key={at} reply={{ who: ME, when: "Just now", text: words }} />
    ))}
    {app.talk.active === id && <ReplyBox id={id} />}
  </article>
);

export function NewCard() {
  const text = useKit<string>("field:comment.new.field") ?? "";
  const sends = () => send({ type: "talk.send", text });
  return (
    <article class="card active" aria-label="New comment">
      <Head who={ME} when="New comment" />
      <Field
        id="comment.new.field"
        label="Comment or add others with @"
        placeholder="Comment or add others with @"
        multiline
        rows={2}
        onEnter={sends}
      />
      <span class="reply-actions">
        <Button id="comment.new.cancel" class="text-button" onPress={() => send({ type: "talk.cancel" })}>
          Cancel
        </Button>
        <Button id="comment.new.send" class="pill-button" inactive={text.trim() === ""} onPress={sends}>
          Comment
        </Button>
      </span>
    </article>
  );
}

// The list of comments in the right panel.
import { CheckCheck, ListFilter, X } from "lucide-preact";
import { Avatar, Button, Field, Icon, Menu, MenuButton, MenuItem, names, ScrollArea, send, useKit } from "../../_kit";
import { pageOf } from "../content/files";
import { ME, person } from "../content/people";
import { besideZoom } from "./beside";
import { answersTo, commentsOf } from "./pins";

const ORDERS = [
  ["newest", "Newest first"],
  ["oldest", "Oldest first"],
  ["page", "Only this page"],
] as const;

export const CommentsPanel = besideZoom(({ app }) => {
  const words = String(useKit("field:comments.find") ?? "").toLowerCase();
  const order = app.picks.commentOrder ?? "newest";
  const found = commentsOf(app).filter(
    (one) =>
      one.text.toLowerCase().includes(words) && (order !== "page" || one.page === app.page) && one.page !== "retro",
  );
  const shown = order === "oldest" ? [...found].reverse() : found;
  return (
    <div class="list-panel">
      <div class="panel-head">
        <strong>Comments</strong>
        <span class="spring" />
        <Button
          id="comments.read"
          tip="Mark all as read"
          class="icon-button"
          onPress={() => send({ type: "comment.read" })}
        >
          <Icon of={CheckCheck} size={16} />
        </Button>
        <MenuButton id="comments.filter" menu="comments.order" tip="Sort and filter" class="icon-button">
          <Icon of={ListFilter} size={16} />
        </MenuButton>
        <Menu id="comments.order" anchor="comments.filter" side="bottom-end" label="Sort and filter">
          {ORDERS.map(([key, label]) => (
            <MenuItem
              key={key}
              id={`comments.order.${key}`}
              exclusive
              checked={order === key}
              onPress={() => send({ type: "pick", name: "commentOrder", value: key })}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
        <Button
          id="comments.close"
          label="Close comments"
          class="icon-button"
          onPress={() => send({ type: "pick", name: "right", value: "design" })}
        >
          <Icon of={X} size={16} />
        </Button>
      </div>
      <Field id="comments.find" label="Search comments" placeholder="Search" class="find-field" type="search" />
      <ScrollArea id="comments.list" label="Comments" class="list-scroll" gutter="overlay">
        {shown.map((comment) => {
          const count = answersTo(app, comment);
          return (
            <Button
              key={comment.key}
              as="div"
              id={`comments.row.${comment.key}`}
              class={names("comment-row", app.openComment === comment.key && "comment-open")}
              onPress={() => send({ type: "comment.go", id: comment.key })}
            >
              <span class="comment-top">
                <Avatar seed={comment.by} name={person(comment.by).name} size={24} />
                <span class="quiet">
                  #{pageOf(comment.page).name} · {comment.at}
                </span>
                {!app.comments.read.includes(comment.key) && comment.by !== ME && <span class="unread" />}
              </span>
              <strong>{person(comment.by).name}</strong>
              <span class="comment-text">{comment.text}</span>
              {count > 0 && <span class="quiet">{count === 1 ? "1 reply" : `${count} replies`}</span>}
            </Button>
          );
        })}
        {shown.length === 0 && <p class="empty">No comment says that.</p>}
      </ScrollArea>
    </div>
  );
});

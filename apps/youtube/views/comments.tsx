// Comments under a video.
import {
  mdiChevronDown,
  mdiChevronUp,
  mdiDotsVertical,
  mdiHeart,
  mdiPin,
  mdiSortVariant,
  mdiStarCircle,
  mdiThumbDown,
  mdiThumbDownOutline,
  mdiThumbUp,
  mdiThumbUpOutline,
} from "@mdi/js";
import {
  Button,
  command,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  names,
  open,
  Popover,
  send,
  useKit,
} from "../../_kit";
import { type Comment, commentsOf, countOf } from "../content/comments";
import { videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Person } from "./faces";

const bare = (handle: string) => handle.replace("@", "");

function ReplyField({ target }: { target: string }) {
  const typed = useKit<string>("field:comment.reply-field") ?? "";
  return (
    <div class="reply-field">
      <Person name="Tobias Kern" size={24} />
      <Field
        id="comment.reply-field"
        label="Reply"
        placeholder="Add a reply…"
        class="line-field"
        onEnter={(text) => send({ type: "talk.send", id: target, text })}
      />
      <Button id="comment.reply-cancel" class="pill pill-bare" onPress={() => send({ type: "talk.reply", id: "" })}>
        Cancel
      </Button>
      <Button
        id="comment.reply-send"
        class="pill pill-blue"
        inactive={typed.trim() === ""}
        onPress={() => send({ type: "talk.send", id: target, text: typed })}
      >
        Reply
      </Button>
    </div>
  );
}

function Mine({ words }: { words: string }) {
  return (
    <article class="comment" aria-label="Comment by you">
      <Person name="Tobias Kern" size={40} />
      <div class="comment-body">
        <p class="comment-head">
          <strong>@tobias-k</strong> <span class="quiet">just now</span>
        </p>
        <p class="comment-text">{words}</p>
      </div>
    </article>
  );
}

function One({ app, comment, isReply }: { app: State; comment: Comment; isReply: boolean }) {
  const { talk, votes } = app;
  const { id, author, replies } = comment;
  const key = `${app.player.video}/${id}`;
  const vote = votes[key];
  const isOpen = talk.open.includes(id);
  const mine = talk.mine[key] ?? [];
  const what = isReply ? "reply" : "comment";
  if (talk.removed.includes(id)) return null;
  return (
    <article class={names("comment", isReply && "comment-reply")} aria-label={`Comment by ${author}`}>
      <Button
        as="a"
        id={`comment.author.${id}`}
        class="comment-face"
        label={`${author}, profile`}
        onPress={() => send({ type: "talk.menu", id, open: "author" })}
      >
        <Person name={bare(author)} size={isReply ? 24 : 40} />
      </Button>
      <div class="comment-body">
        {comment.pinned && (
          <p class="quiet pinned">
            <Icon path={mdiPin} size={14} /> Pinned by @slowclay
          </p>
        )}
        <p class="comment-head">
          <strong class={names(author === "@slowclay" && "owner")}>{author}</strong>
          {comment.member !== undefined && (
            <Button
              id={`comment.badge.${id}`}
              class="badge"
              label={`Membership of ${author}`}
              tip={`Member for ${comment.member} months`}
              onPress={() => command(open("join"))}
            >
              <Icon path={mdiStarCircle} size={16} />
            </Button>
          )}
          <span class="quiet">{comment.age}</span>
        </p>
        <p class="comment-text">{comment.text}</p>
        <div class="comment-foot">
          <Button
            id={`comment.up.${id}`}
            class="round small"
            label={`Like the ${what} by ${author}`}
            pressed={vote === "up"}
            onPress={() => send({ type: "vote", id: key, way: "up" })}
          >
            <Icon path={vote === "up" ? mdiThumbUp : mdiThumbUpOutline} size={18} />
          </Button>
          <span class="quiet">{(comment.likes + (vote === "up" ? 1 : 0)).toLocaleString("en-GB")}</span>
          <Button
            id={`comment.down.${id}`}
            class="round small"
            label={`Dislike the ${what} by ${author}`}
            pressed={vote === "down"}
            onPress={() => send({ type: "vote", id: key, way: "down" })}
          >
            <Icon path={vote === "down" ? mdiThumbDown : mdiThumbDownOutline} size={18} />
          </Button>
          {comment.hearted && <Icon path={mdiHeart} size={14} label="Loved by the channel" class="heart" />}
          <Button
            id={`comment.reply.${id}`}
            class="pill pill-bare small"
            onPress={() => send({ type: "talk.reply", id })}
          >
            Reply
          </Button>
        </div>
        {talk.replyTo === id && <ReplyField target={key} />}
        {replies.length > 0 && (
          <Button
            id={`comment.replies.${id}`}
            class="replies"
            expanded={isOpen}
            onPress={() => send({ type: "talk.replies", id })}
          >
            <Icon path={isOpen ? mdiChevronUp : mdiChevronDown} size={22} />
            <span>
              {replies.length} {replies.length === 1 ? "reply" : "replies"}
            </span>
          </Button>
        )}
        {mine.map((words) => (
          <Mine key={words} words={words} />
        ))}
        {isOpen && replies.map((reply) => <One key={reply.id} app={app} comment={reply} isReply />)}
      </div>
      <Button
        id={`comment.menu.${id}`}
        class="round small comment-more"
        label="Options of this comment"
        aria-haspopup="menu"
        onPress={() => send({ type: "talk.menu", id, open: "comment.menu" })}
      >
        <Icon path={mdiDotsVertical} size={20} />
      </Button>
    </article>
  );
}

export function Comments({ app }: { app: State }) {
  const { talk } = app;
  const video = videoOf(app.player.video);
  const all = commentsOf(video);
  const typed = useKit<string>("field:comment.field") ?? "";
  const mine = talk.mine[video.id] ?? [];
  const sorted =
    talk.sort === "top"
      ? all
      : [...all].sort((a, b) => a.days - b.days || b.id.length - a.id.length || (a.id < b.id ? 1 : -1));
  const about = all.flatMap((one) => [one, ...one.replies]).find((one) => one.id === talk.menuFor);
  if (!talk.loaded) {
    return (
      <section class="comments" aria-label="Comments" aria-busy="true">
        {[1, 2, 3].map((line) => (
          <div key={line} class="ghost">
            <span />
            <div>
              <span />
              <span />
            </div>
          </div>
        ))}
        <p class="quiet centred">Loading comments</p>
      </section>
    );
  }
  return (
    <section class="comments" aria-label="Comments">
      <div class="comments-head">
        <h2>{(countOf(all) + mine.length).toLocaleString("en-GB")} comments</h2>
        <MenuButton id="comment.sort" menu="comment.sort.menu" class="sort">
          <Icon path={mdiSortVariant} size={24} />
          <span>Sort by</span>
        </MenuButton>
        <Menu id="comment.sort.menu" anchor="comment.sort" label="Sort comments">
          <MenuItem
            id="comment.sort.top"
            class={names(talk.sort === "top" && "chosen")}
            onPress={() => send({ type: "talk.sort", value: "top" })}
          >
            Top comments
          </MenuItem>
          <MenuItem
            id="comment.sort.new"
            class={names(talk.sort === "new" && "chosen")}
            onPress={() => send({ type: "talk.sort", value: "new" })}
          >
            Newest first
          </MenuItem>
        </Menu>
      </div>
      <div class="own-comment">
        <Person name="Tobias Kern" size={40} />
        <Field
          id="comment.field"
          label="Add a comment"
          placeholder="Add a comment…"
          class="line-field"
          onEnter={(text) => send({ type: "talk.send", id: video.id, text })}
        />
        {typed !== "" && (
          <Button
            id="comment.send"
            class="pill pill-blue"
            onPress={() => send({ type: "talk.send", id: video.id, text: typed })}
          >
            Comment
          </Button>
        )}
      </div>
      {mine.map((words) => (
        <Mine key={words} words={words} />
      ))}
      {sorted.map((comment) => (
        <One key={comment.id} app={app} comment={comment} isReply={false} />
      ))}
      <Menu id="comment.menu" anchor={`comment.menu.${talk.menuFor}`} side="bottom-end" label="Options of this comment">
        <MenuItem id="comment.menu.copy" onPress={() => send({ type: "copy" })}>
          Copy link
        </MenuItem>
        <MenuItem id="comment.menu.hide" onPress={() => send({ type: "talk.remove" })}>
          Hide
        </MenuItem>
        <MenuItem id="comment.menu.report" onPress={() => command(open("report"))}>
          Report
        </MenuItem>
      </Menu>
      <Popover
        id="author"
        anchor={`comment.author.${talk.menuFor}`}
        side="right-start"
        label="Profile"
        class="author-card"
      >
        <Person name={bare(about?.author ?? "")} size={64} />
        <strong>{about?.author}</strong>
        <span class="quiet">On Vidlark since 2017 · {about ? (about.likes % 37) + 2 : 2} comments on this channel</span>
        <Button id="author.report" class="pill pill-soft" onPress={() => command(open("report"))}>
          Report
        </Button>
      </Popover>
    </section>
  );
}

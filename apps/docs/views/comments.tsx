// What stands beside the page: comments, suggestions and the one being written.
import { mdiCommentTextOutline } from "@mdi/js";
import { Button, Icon, send } from "../../_kit";
import { commentsIn, type Suggestion, suggestionsIn } from "../content/comments";
import { ME } from "../content/people";
import type { Block } from "../content/types";
import type { State } from "../state/model";
import { keysOf } from "../state/ops";
import { layoutNow } from "../state/reading";
import { CommentCard, isOpenComment, NewCard, OwnCard, repliesOf, SuggestionCard } from "./comment_cards";

interface Placed {
  key: string;
  top: number;
  height: number;
  node: preact.ComponentChild;
}

const linesOf = (text: string): number => Math.ceil(text.length / 36);
const MINE: Omit<Suggestion, "to" | "page" | "top"> = {
  key: "mine",
  doc: "",
  tab: "",
  who: ME,
  when: "Just now",
  what: "Add",
  from: "",
};

/** The texts of a page, to see which suggestions are still open. */
const joined = (page: readonly Block[]): string =>
  page
    .map((block) => (block.kind === "text" ? block.text : block.kind === "table" ? block.rows.flat().join(" ") : ""))
    .join(" ");

function cardsOf(app: State, page: number): Placed[] {
  const blocks = layoutNow(app).pages[page] ?? [];
  const text = joined(blocks);
  const cards: Placed[] = [];
  for (const comment of commentsIn(app.doc, app.tab)) {
    if (comment.page !== page || !isOpenComment(app, comment.key) || !text.includes(`{${comment.key}|`)) continue;
    const replies = repliesOf(app, comment);
    const height = 84 + 20 * linesOf(comment.text) + replies.reduce((sum, one) => sum + 60 + 20 * linesOf(one.text), 0);
    cards.push({ key: comment.key, top: comment.top, height, node: <CommentCard app={app} comment={comment} /> });
  }
  for (const suggestion of suggestionsIn(app.doc, app.tab)) {
    const { key } = suggestion;
    if (suggestion.page !== page || !(text.includes(`{+${key}|`) || text.includes(`{-${key}|`))) continue;
    cards.push({ key, top: suggestion.top, height: 104, node: <SuggestionCard app={app} suggestion={suggestion} /> });
  }
  const mine = text.match(/\{\+mine\|([^}]*)\}/)?.[1];
  if (mine)
    cards.push({
      key: "mine",
      top: 60,
      height: 104,
      node: <SuggestionCard app={app} suggestion={{ ...MINE, page, top: 60, to: mine }} />,
    });
  const keys = new Set(keysOf([blocks]));
  for (const own of app.talk.added) {
    if (own.doc !== app.doc || !keys.has(own.block) || !isOpenComment(app, own.key)) continue;
    cards.push({ key: own.key, top: 120, height: 110, node: <OwnCard app={app} id={own.key} text={own.text} /> });
  }
  if (keys.has(app.talk.draftOn)) cards.push({ key: "new", top: 90, height: 150, node: <NewCard /> });
  return cards.sort((a, b) => a.top - b.top);
}

/** Whether anything stands beside the pages. */
export const hasCards = (app: State): boolean =>
  app.panel === "" &&
  app.show.comments === true &&
  layoutNow(app).pages.some((_, page) => cardsOf(app, page).length > 0);

/** Beside its page; cards that would overlap follow each other. */
export function Margin({ app, page }: { app: State; page: number }) {
  let end = 0;
  return (
    <aside class="margin" aria-label={`Comments on page ${page + 1}`}>
      {cardsOf(app, page).map(({ key, top, height, node }) => {
        const gap = Math.max(10, top - end);
        end += gap + height;
        return (
          <div key={key} style={{ marginTop: `${gap}px` }}>
            {node}
          </div>
        );
      })}
    </aside>
  );
}

/** What is left of the cards when there is no room for them. */
export function Bubbles({ app, page }: { app: State; page: number }) {
  if (!app.show.comments) return null;
  return (
    <aside class="bubbles" aria-label={`Comments on page ${page + 1}, folded`}>
      {cardsOf(app, page)
        .filter(({ key }) => key !== "new")
        .map(({ key, top }) => (
          <Button
            key={key}
            id={`bubble.${key}`}
            class="bubble"
            style={{ top: `${top}px` }}
            label={`Show comment ${key.slice(2)}`}
            onPress={() => send({ type: "talk.activate", id: key })}
          >
            <Icon path={mdiCommentTextOutline} size={20} />
          </Button>
        ))}
    </aside>
  );
}

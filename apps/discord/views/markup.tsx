// The small markup of messages: bold, italic, code, quotes, lists, spoilers, mentions, channels, links, emoji.
import { mdiBullhorn, mdiForum, mdiPound } from "@mdi/js";
import type { ComponentChild } from "preact";
import { Button, command, Emoji, Icon, put, ScrollArea, send, useKit } from "../../_kit";
import { emojiBy } from "../content/emoji";
import { people } from "../content/people";
import { channelAt } from "../content/servers";

interface Scene {
  /** Id of the message, for the ids of what can be clicked in it. */
  of: string;
  /** Server in which `#name` is looked up. */
  server: string;
  count: number;
}

const TOKEN = /(\*\*[^*]+\*\*|\*[^*\n]+\*|`[^`\n]+`|\|\|[^|]+\|\||\[[^\]]+\]\([^)]+\)|@[a-z]+\b|#[a-z-]+\b|:[a-z]+:)/g;

function Spoiler({ id, children }: { id: string; children: ComponentChild }) {
  const isOpen = useKit<boolean>(`open:${id}`) === true;
  return (
    <Button
      id={id}
      as="div"
      class={`spoiler${isOpen ? " spoiler-open" : ""}`}
      label={isOpen ? undefined : "Spoiler"}
      onPress={() => command(put(`open:${id}`, !isOpen))}
    >
      {isOpen ? children : <span class="spoiler-bar" />}
    </Button>
  );
}

function mention(key: string, scene: Scene): ComponentChild {
  if (!people[key]) return `@${key}`;
  const id = `chat.mention.${scene.of}-${++scene.count}`;
  return (
    <Button id={id} class="mention" onPress={() => send({ type: "card", who: key, anchor: id })}>
      @{people[key].name}
    </Button>
  );
}

const CHANNEL_ICONS: Partial<Record<string, string>> = { forum: mdiForum, news: mdiBullhorn };

function channelLink(key: string, scene: Scene): ComponentChild {
  const channel = channelAt(`${scene.server}/${key}`);
  if (!channel) return `#${key}`;
  const id = `chat.channel.${scene.of}-${++scene.count}`;
  return (
    <Button id={id} class="mention" onPress={() => send({ type: "go", server: scene.server, page: key })}>
      <Icon path={CHANNEL_ICONS[channel.kind] ?? mdiPound} size={15} />
      {channel.name}
    </Button>
  );
}

function link(token: string, scene: Scene): ComponentChild {
  const [, words = "", to = ""] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(token) ?? [];
  return (
    <Button
      id={`chat.link.${scene.of}-${++scene.count}`}
      as="a"
      class="link"
      onPress={() => send({ type: "dialog", dialog: { kind: "link", to } })}
    >
      {words}
    </Button>
  );
}

function piece(token: string, scene: Scene): ComponentChild {
  if (token.startsWith("**")) return <strong>{token.slice(2, -2)}</strong>;
  if (token.startsWith("*")) return <em>{token.slice(1, -1)}</em>;
  if (token.startsWith("`")) return <code>{token.slice(1, -1)}</code>;
  if (token.startsWith("||")) {
    return <Spoiler id={`chat.spoiler.${scene.of}-${++scene.count}`}>{token.slice(2, -2)}</Spoiler>;
  }
  if (token.startsWith("[")) return link(token, scene);
  if (token.startsWith("@")) return mention(token.slice(1), scene);
  if (token.startsWith("#")) return channelLink(token.slice(1), scene);
  const found = emojiBy(token.slice(1, -1));
  return found ? <Emoji src={found.src} name={token} size={20} /> : token;
}

const line = (text: string, scene: Scene): ComponentChild[] =>
  text.split(TOKEN).map((token, index) => (index % 2 === 1 ? piece(token, scene) : token));

function Code({ id, text }: { id: string; text: string }) {
  const [, language = "", body = ""] = /^(\w*)\n([\s\S]*)$/.exec(text) ?? [];
  return (
    <ScrollArea id={`chat.code.${id}`} label={`Code, ${language}`} axis="x" class="code" contentClass="code-text">
      <code>{body.trimEnd()}</code>
    </ScrollArea>
  );
}

const List = ({ items, scene }: { items: string[]; scene: Scene }) => (
  <ul class="list">
    {items.map((item) => (
      <li key={item}>{line(item.slice(2), scene)}</li>
    ))}
  </ul>
);

/** Lines, with those that begin with "- " gathered into lists. */
function paragraphs(text: string, scene: Scene): ComponentChild[] {
  const shown: ComponentChild[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0) shown.push(<List key={`list${shown.length}`} items={items} scene={scene} />);
    items = [];
  };
  for (const one of text.split("\n")) {
    if (one.startsWith("- ")) items.push(one);
    else {
      endList();
      const key = `line${shown.length}`;
      if (one.startsWith("> ")) shown.push(<blockquote key={key}>{line(one.slice(2), scene)}</blockquote>);
      else if (one !== "") shown.push(<div key={key}>{line(one, scene)}</div>);
    }
  }
  endList();
  return shown;
}

/** Text as paragraphs, lists and code blocks. */
export function Markup({ text, of, server }: { text: string; of: string; server: string }) {
  const scene: Scene = { of, server, count: 0 };
  const blocks = text.split("```");
  return (
    <>
      {blocks.map((block, index) => {
        const key = `${index}`;
        if (index % 2 === 1) return <Code key={key} id={of} text={block} />;
        return <div key={key}>{paragraphs(block, scene)}</div>;
      })}
    </>
  );
}

// The picker of emoji, GIFs and stickers.
import {
  mdiAirplane,
  mdiBasketball,
  mdiEmoticonHappy,
  mdiFoodApple,
  mdiHeart,
  mdiLeaf,
  mdiLightbulb,
  mdiMagnify,
} from "@mdi/js";
import { memo } from "preact/compat";
import {
  Art,
  type ArtKind,
  Button,
  command,
  Emoji,
  Field,
  Icon,
  Popover,
  ScrollArea,
  scrollTo,
  send,
  Tabs,
  useKit,
} from "../../_kit";
import { emoji, emojiBy, emojiGroups, ownEmoji } from "../content/emoji";
import { OwnEmojiPicture } from "./own_emoji";
import { ServerIcon } from "./server_icon";

const GROUP_ICONS: Record<string, string> = {
  people: mdiEmoticonHappy,
  nature: mdiLeaf,
  food: mdiFoodApple,
  activity: mdiBasketball,
  travel: mdiAirplane,
  objects: mdiLightbulb,
  symbols: mdiHeart,
};

const GIFS: [key: string, kind: string, name: string][] = [
  ["clapping", "portrait", "slow clap"],
  ["otter", "pet", "otter spin"],
  ["lamps", "scene", "lamps lighting up"],
  ["rocket", "space", "lift-off"],
  ["cake", "food", "cake slide"],
  ["goal", "sport", "goal dance"],
  ["city", "city", "rush hour"],
  ["arcade", "game", "high score"],
  ["cat", "pet", "cat nods"],
  ["synth", "music", "bass drop"],
];

const PLACEHOLDERS: Record<string, string> = {
  gifs: "Search GIFs",
  stickers: "Find the perfect sticker",
  emoji: "Find the perfect emoji",
};

const stickers = ownEmoji.slice(0, 16);

/** Putting it into the message, or under the message it was opened for. */
const choose = (target: string, key: string): void =>
  target === "composer"
    ? send({ type: "insert", text: `:${key}:` })
    : send({ type: "react", message: target, emoji: key });

const point = (key: string) => ({ onPointerEnter: () => send({ type: "preview", key }) });

const OwnGrid = memo(({ target, query }: { target: string; query: string }) => (
  <section aria-label="Lantern Works" data-igg-area="picker.group.lantern">
    <h4>Lantern Works</h4>
    <div class="emoji-grid">
      {ownEmoji
        .filter((one) => one.name.includes(query))
        .map((one) => (
          <span key={one.key} {...point(one.key)}>
            <Button
              id={`picker.own.${one.key}`}
              class="emoji-cell"
              label={one.name}
              onPress={() => choose(target, one.key)}
            >
              <OwnEmojiPicture of={one} size={32} />
            </Button>
          </span>
        ))}
    </div>
  </section>
));

const Grid = memo(({ target, query }: { target: string; query: string }) => (
  <>
    <OwnGrid target={target} query={query} />
    {emojiGroups.map((group) => (
      <section key={group.key} aria-label={group.name} data-igg-area={`picker.group.${group.key}`}>
        <h4>{group.name}</h4>
        <div class="emoji-grid">
          {emoji
            .filter((one) => one.group === group.key && `${one.key} ${one.name}`.includes(query))
            .map((one) => (
              <span key={one.key} {...point(one.key)}>
                <Button
                  id={`picker.emoji.${one.key}`}
                  class="emoji-cell"
                  label={one.name}
                  onPress={() => choose(target, one.key)}
                >
                  <Emoji src={one.src} name={one.name} size={30} />
                </Button>
              </span>
            ))}
        </div>
      </section>
    ))}
  </>
));

function Preview({ of }: { of: string | null }) {
  const own = ownEmoji.find((one) => one.key === of);
  const found = of === null ? undefined : emojiBy(of);
  return (
    <div class="emoji-preview">
      {own && <OwnEmojiPicture of={own} size={28} />}
      {found && <Emoji src={found.src} name={found.name} size={28} />}
      <b>{of === null ? "Pick an emoji" : `:${of}:`}</b>
      {own && <small>from Lantern Works</small>}
    </div>
  );
}

const Groups = () => (
  <div class="emoji-groups">
    <Button
      id="picker.jump.lantern"
      label="Lantern Works"
      class="emoji-group"
      onPress={() => command(scrollTo("picker.list", { element: "picker.group.lantern" }))}
    >
      <ServerIcon of="lantern" size={24} />
    </Button>
    {emojiGroups.map((group) => (
      <Button
        key={group.key}
        id={`picker.jump.${group.key}`}
        label={group.name}
        class="emoji-group"
        onPress={() => command(scrollTo("picker.list", { element: `picker.group.${group.key}` }))}
      >
        <Icon path={GROUP_ICONS[group.key]} size={22} />
      </Button>
    ))}
  </div>
);

const Gifs = ({ query }: { query: string }) => (
  <ScrollArea id="picker.gifs" label="GIFs" class="picker-scroll">
    <div class="gif-grid">
      {GIFS.filter(([, , name]) => name.includes(query)).map(([key, kind, name]) => (
        <Button
          key={key}
          id={`picker.gif.${key}`}
          label={`GIF ${name}`}
          class="gif"
          onPress={() => send({ type: "insert", text: `[${name}](gif.palaver/${key})` })}
        >
          <Art kind={kind as ArtKind} seed={`gif-${key}`} width={196} height={110} />
          <span>{name}</span>
        </Button>
      ))}
    </div>
  </ScrollArea>
);

const Stickers = ({ query }: { query: string }) => (
  <ScrollArea id="picker.stickers" label="Stickers" class="picker-scroll">
    <div class="sticker-grid">
      {stickers
        .filter((one) => one.name.includes(query))
        .map((one) => (
          <Button
            key={one.key}
            id={`picker.sticker.${one.key}`}
            label={`Sticker ${one.name}`}
            class="sticker"
            onPress={() => send({ type: "sticker", key: one.key })}
          >
            <OwnEmojiPicture of={one} size={84} />
          </Button>
        ))}
    </div>
  </ScrollArea>
);

interface Props {
  picking: { for: string; tab: string } | null;
  previewed: string | null;
  anchor: string;
}

export function EmojiPicker({ picking, previewed, anchor }: Props) {
  const query = (useKit<string>("field:picker.search") ?? "").toLowerCase();
  if (!picking) return null;
  const isReaction = picking.for !== "composer";
  const tabs = [
    { key: "gifs", label: "GIFs" },
    { key: "stickers", label: "Stickers" },
    { key: "emoji", label: "Emoji" },
  ];
  const tab = isReaction ? "emoji" : picking.tab;
  return (
    <Popover id="emoji.picker" anchor={anchor} side="top-end" label="Emoji picker" class="picker">
      {!isReaction && (
        <Tabs
          id="picker.tab"
          label="Kinds"
          items={tabs}
          value={tab}
          onChange={(key) => send({ type: "pickTab", key })}
          class="picker-tabs"
        />
      )}
      <div class="picker-search">
        <Field id="picker.search" label="Search" placeholder={PLACEHOLDERS[tab] ?? ""} class="picker-field" />
        <Icon path={mdiMagnify} size={20} />
      </div>
      {tab === "gifs" && <Gifs query={query} />}
      {tab === "stickers" && <Stickers query={query} />}
      {tab === "emoji" && (
        <div class="picker-emoji">
          <Groups />
          <div class="picker-right">
            <ScrollArea id="picker.list" label="Emoji" class="picker-scroll">
              <Grid target={picking.for} query={query} />
            </ScrollArea>
            <Preview of={previewed} />
          </div>
        </div>
      )}
    </Popover>
  );
}

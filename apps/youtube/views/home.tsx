// The first page: chips, highlights, the grid, the shelf of shorts.
import { mdiClose, mdiLightningBolt } from "@mdi/js";
import { Art, Button, Carousel, Icon, names, ScrollArea, send } from "../../_kit";
import { CHIPS, PROMOS, SHORTS } from "../content/extras";
import { HISTORY } from "../content/lists";
import { VIDEOS, type Video, videoOf } from "../content/videos";
import type { State } from "../state/model";
import { Card, flagsOf } from "./cards";

const FIRST = 8;
const MOST = 40;
const WATCHED = new Map(HISTORY.flatMap((day) => day.videos.map((one) => [one.id, one.watched] as const)));
const NEW_TO_YOU = [
  "storm-names",
  "carbon-top",
  "poster-grid",
  "heel-hook",
  "lino-market",
  "drums-tuned",
  "van-battery",
  "seaplane-build",
  "kimchi-winter",
  "skate-spine",
  "bench-primes",
  "walls-of-code",
];

export const watchedOf = (id: string): number => WATCHED.get(id) ?? 0;

function chosen(chip: string): Video[] {
  if (chip === "All") return VIDEOS.filter((video) => !NEW_TO_YOU.includes(video.id)).slice(0, MOST);
  if (chip === "Watched") return [...WATCHED.keys()].map(videoOf);
  if (chip === "New to you") return NEW_TO_YOU.map(videoOf);
  return VIDEOS.filter((video) => video.topics.includes(chip));
}

export function Chips({ app }: { app: State }) {
  return (
    <ScrollArea id="home.chips" label="Topics" axis="x" gutter="none" wheelAcross class="chips">
      <section class="chips-row" aria-label="Topics">
        {CHIPS.map((chip) => (
          <Button
            key={chip}
            id={`home.chip.${chip.toLowerCase().replaceAll(" ", "-")}`}
            class={names("chip", chip === app.page.id && "chip-on")}
            pressed={chip === app.page.id}
            onPress={() => send({ type: "chip", id: chip })}
          >
            {chip}
          </Button>
        ))}
      </section>
    </ScrollArea>
  );
}

export function Highlights({ app }: { app: State }) {
  return (
    <div class="hero-frame">
      <Carousel
        id="hero"
        label="Highlights"
        class="hero"
        everyMs={9000}
        dots
        pause
        loop
        slides={PROMOS.map((promo) => ({
          key: promo.key,
          node: (
            <div class="promo" style={{ background: promo.tint }}>
              <div class="promo-text">
                <h2>{promo.title}</h2>
                <p>{promo.text}</p>
                <Button
                  id={`hero.action.${promo.key}`}
                  class="pill pill-light"
                  pressed={app.reminders.includes(promo.key)}
                  onPress={() => send({ type: "remind", id: promo.key })}
                >
                  {promo.action}
                </Button>
              </div>
              <Art kind={promo.art} seed={promo.seed} width={520} height={188} class="promo-art" />
            </div>
          ),
        }))}
      />
      <Button
        id="hero.close"
        class="round hero-close"
        label="Hide the highlights"
        onPress={() => send({ type: "shelf.close", id: "hero" })}
      >
        <Icon path={mdiClose} size={20} />
      </Button>
    </div>
  );
}

export function ShortCard({ area, index }: { area: string; index: number }) {
  const short = SHORTS[index];
  if (!short) return null;
  return (
    <Button
      as="a"
      id={`${area}.short.${short.id}`}
      class="short"
      label={short.title}
      onPress={() => send({ type: "go", name: "shorts", id: String(index) })}
    >
      <Art kind={short.art} seed={short.seed} width={190} height={316} />
      <span class="short-title">{short.title}</span>
      <span class="quiet">{short.views}</span>
    </Button>
  );
}

function Shelf({ visible }: { visible: number }) {
  return (
    <section class="shelf" aria-label="Shorts">
      <header class="shelf-head">
        <Icon path={mdiLightningBolt} size={26} class="accent" />
        <h2>Shorts</h2>
        <Button
          id="home.shorts.close"
          class="round"
          label="Hide the shelf of shorts"
          onPress={() => send({ type: "shelf.close", id: "shorts" })}
        >
          <Icon path={mdiClose} size={22} />
        </Button>
      </header>
      <Carousel
        id="home.shelf"
        label="Shorts"
        visible={visible}
        step={visible}
        gap="12px"
        slides={SHORTS.map((short, index) => ({ key: short.id, node: <ShortCard area="home" index={index} /> }))}
      />
    </section>
  );
}

const Ghosts = () => (
  <div class="grid" aria-busy="true">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((one) => (
      <div key={one} class="ghost-card">
        <span class="ghost-picture" />
        <span class="ghost-line" />
        <span class="ghost-line ghost-short" />
      </div>
    ))}
  </div>
);

export function Home({ app }: { app: State }) {
  const chip = app.page.id;
  const videos = chosen(chip);
  const isAll = chip === "All";
  const cards = (some: readonly Video[]) => (
    <div class="grid">
      {some.map((video) => (
        <Card
          key={video.id}
          area="home"
          video={video}
          width={285}
          height={160}
          {...flagsOf(app, video, isAll ? 0 : watchedOf(video.id))}
        />
      ))}
    </div>
  );
  return (
    <div class="home">
      <Chips app={app} />
      {app.loading === "home" ? (
        <>
          {chip === "New to you" && <p class="finding">Looking for something you have not seen yet</p>}
          <Ghosts />
        </>
      ) : (
        <>
          {isAll && app.shelf.hero && <Highlights app={app} />}
          {cards(isAll ? videos.slice(0, FIRST) : videos)}
          {isAll && app.shelf.shorts && <Shelf visible={app.guide === "full" ? 5 : 6} />}
          {isAll && cards(videos.slice(FIRST))}
        </>
      )}
    </div>
  );
}

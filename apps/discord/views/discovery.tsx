// Public servers: a side bar of groups, big cards in turn, a grid.
import {
  mdiCheckDecagram,
  mdiCompass,
  mdiFlaskOutline,
  mdiFoodApple,
  mdiGamepadVariant,
  mdiMagnify,
  mdiMusic,
  mdiPalette,
  mdiSchool,
  mdiTrain,
} from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, Field, Icon, ScrollArea, send, useKit } from "../../_kit";
import { featured, type Listing, listingGroups, listings } from "../content/discovery";
import type { State } from "../state_types";

import { Group } from "./group";

const ICONS: Record<string, string> = {
  home: mdiCompass,
  gaming: mdiGamepadVariant,
  music: mdiMusic,
  education: mdiSchool,
  science: mdiFlaskOutline,
  art: mdiPalette,
  food: mdiFoodApple,
  travel: mdiTrain,
};

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

export const SidebarDiscovery = ({ app }: { app: State }) => (
  <div class="side-inner">
    <h2 class="side-title">Discover</h2>
    <div class="side-find">
      <div class="search-box search-wide">
        <Field id="discovery.search" label="Search communities" placeholder="Search communities" class="search-field" />
        <Icon path={mdiMagnify} size={18} />
      </div>
    </div>
    <ScrollArea id="discovery.groups" label="Groups" class="fill side-scroll" gutter="overlay">
      {listingGroups.map(({ key, name }) => (
        <Button
          key={key}
          id={`discovery.group.${key}`}
          class={`side-page${app.discoveryTab === key ? " side-on" : ""}`}
          current={app.discoveryTab === key}
          onPress={() => send({ type: "discoveryTab", key })}
        >
          <Icon path={ICONS[key]} size={22} />
          <span>{name}</span>
        </Button>
      ))}
    </ScrollArea>
  </div>
);

const Card = ({ of, isJoined }: { of: Listing; isJoined: boolean }) => (
  <article class="listing" aria-label={of.name}>
    <Button
      id={`discovery.open.${of.key}`}
      class="listing-main"
      onPress={() => send({ type: "dialog", dialog: { kind: "listing", key: of.key } })}
    >
      <Art kind={of.art.kind as ArtKind} seed={of.art.seed} width="100%" height="120" class="listing-art" />
      <span class="listing-icon">
        <Art kind="abstract" seed={`icon-${of.key}`} width={44} height={44} />
      </span>
      <b>
        {of.verified && <Icon path={mdiCheckDecagram} size={16} class="good" />} {of.name}
      </b>
      <span class="listing-text">{of.text}</span>
    </Button>
    <div class="listing-foot">
      <span class="listing-counts">
        <i class="dot-inline dot-online" /> {grouped(of.online)} Online <i class="dot-inline dot-offline" />{" "}
        {grouped(of.members)} Members
      </span>
      <Button
        id={`discovery.join.${of.key}`}
        label={`${isJoined ? "Leave" : "Join"} ${of.name}`}
        class={`small-button${isJoined ? "" : " small-on"}`}
        pressed={isJoined}
        onPress={() => send({ type: "toggle", key: `joined:${of.key}`, from: false })}
      >
        {isJoined ? "Joined" : "Join"}
      </Button>
    </div>
  </article>
);

const Featured = ({ app }: { app: State }) => (
  <Carousel
    id="discovery.featured"
    label="Featured"
    class="featured"
    everyMs={5000}
    dots
    pause
    slides={featured.map((one) => {
      const isSaved = app.on[`saved:${one.key}`] ?? false;
      return {
        key: one.key,
        node: (
          <Group class="feature" label={one.title}>
            <Art kind={one.art.kind as ArtKind} seed={one.art.seed} width="100%" height="100%" />
            <div class="feature-text">
              <h2>{one.title}</h2>
              <p>{one.text}</p>
              <div class="feature-row">
                <Button
                  id={`discovery.feature.${one.key}`}
                  class="white-button"
                  onPress={() => send({ type: "say", text: `${one.title} opens` })}
                >
                  Take a Look
                </Button>
                <Button
                  id={`discovery.save.${one.key}`}
                  class="ghost-button"
                  pressed={isSaved}
                  onPress={() => send({ type: "toggle", key: `saved:${one.key}`, from: false })}
                >
                  {isSaved ? "Saved" : "Save for Later"}
                </Button>
              </div>
            </div>
          </Group>
        ),
      };
    })}
  />
);

export function Discovery({ app }: { app: State }) {
  const query = (useKit<string>("field:discovery.search") ?? "").toLowerCase();
  const tab = app.discoveryTab;
  const found = listings.filter(
    (one) => (tab === "home" || one.group === tab) && `${one.name} ${one.text}`.toLowerCase().includes(query),
  );
  return (
    <main class="main">
      <ScrollArea id="discovery.scroll" label="Discover" class="fill" contentClass="discovery">
        {tab === "home" && query === "" && <Featured app={app} />}
        <h2>{tab === "home" ? "Featured Communities" : listingGroups.find((one) => one.key === tab)?.name}</h2>
        <div class="listings">
          {found.map((one) => (
            <Card key={one.key} of={one} isJoined={app.on[`joined:${one.key}`] ?? false} />
          ))}
        </div>
        {found.length === 0 && <p class="nothing">Nothing here yet.</p>}
      </ScrollArea>
    </main>
  );
}

// Components to put on the canvas: this file's, in groups of unlabelled pictures.
import { BookOpen, ChevronDown, ChevronRight, Component } from "lucide-preact";
import { Fragment } from "preact";
import { Button, Field, Icon, ScrollArea, send, useKit } from "../../_kit";
import { ALL_THINGS, kidsOf, originalThing, rootsOf } from "../content/files";
import type { Thing } from "../content/things";
import type { State } from "../state/model";
import { drawing } from "./icons";
import { ThingView } from "./thing";

interface Shelf {
  key: string;
  name: string;
  items: readonly Thing[];
}

const componentsIn = (key: string): Thing[] =>
  kidsOf(key).flatMap((kid) => {
    const thing = originalThing(kid);
    return thing?.kind === "component" ? [thing] : [];
  });

const SHELVES: readonly Shelf[] = [...rootsOf("components"), ...rootsOf("icons")].flatMap((key) => {
  const thing = originalThing(key);
  const items = componentsIn(key);
  return thing && items.length > 0 ? [{ key, name: thing.name, items }] : [];
});

const TOTAL = ALL_THINGS.filter((thing) => thing.kind === "component").length;

const TILE = { w: 98, h: 64 };

/** The component itself, made small; not to be pressed in its parts. */
function Picture({ app, thing }: { app: State; thing: Thing }) {
  const scale = Math.min((TILE.w - 16) / thing.w, (TILE.h - 16) / thing.h, 1);
  const glyph = kidsOf(thing.key)
    .map(originalThing)
    .find((kid) => kid?.kind === "icon");
  if (glyph) return <Icon of={drawing(glyph.icon ?? "dot")} size={26} />;
  return (
    <span class="tile-room" style={{ width: thing.w * scale, height: thing.h * scale }} aria-hidden="true">
      <span
        class="tile-ground"
        style={{
          width: thing.w,
          height: thing.h,
          transform: `scale(${scale})`,
          background: thing.fill,
          borderRadius: thing.radius,
          boxShadow: thing.stroke ? `inset 0 0 0 2px ${thing.stroke}` : undefined,
        }}
      >
        {kidsOf(thing.key).map((kid) => (
          <Fragment key={kid}>
            <ThingView app={app} name={kid} plain />{" "}
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Its name, and the words that can be read in the picture. */
const labelOf = (thing: Thing): string =>
  [thing.name, ...kidsOf(thing.key).map((kid) => originalThing(kid)?.text ?? "")].filter(Boolean).join(" ");

export function Assets({ app }: { app: State }) {
  const words = String(useKit("field:assets.find") ?? "").toLowerCase();
  return (
    <div class="assets">
      <div class="assets-head">
        <Field
          id="assets.find"
          label="Search assets"
          placeholder={`Search ${TOTAL} components`}
          class="find-field"
          type="search"
        />
        <Button
          id="assets.libraries"
          tip="Libraries"
          class="icon-button"
          onPress={() => send({ type: "popup", id: "library" })}
        >
          <Icon of={BookOpen} size={16} />
        </Button>
      </div>
      <ScrollArea id="assets.list" label="Assets" class="assets-list" gutter="overlay">
        <p class="assets-file">
          <Icon of={Component} size={13} /> Created in this file
        </p>
        {SHELVES.map((shelf) => {
          const items = shelf.items.filter((one) => one.name.toLowerCase().includes(words));
          const isFolded = app.flags[`shelf:${shelf.key}`] === true;
          if (items.length === 0) return null;
          return (
            <section key={shelf.key} aria-label={shelf.name}>
              <Button
                id={`assets.shelf.${shelf.key}`}
                class="shelf-head"
                expanded={!isFolded}
                onPress={() => send({ type: "flag", id: `shelf:${shelf.key}` })}
              >
                <Icon of={isFolded ? ChevronRight : ChevronDown} size={12} />
                <span>{shelf.name}</span>
                <span class="quiet">{items.length}</span>
              </Button>
              {!isFolded && (
                <div class="tiles">
                  {items.map((thing) => (
                    <Button
                      key={thing.key}
                      id={`assets.item.${thing.key}`}
                      label={labelOf(thing)}
                      tip={thing.name}
                      tipSide="right"
                      class="tile"
                      onPress={() => send({ type: "asset.insert", id: thing.key })}
                    >
                      <Picture app={app} thing={thing} />
                    </Button>
                  ))}
                </div>
              )}
            </section>
          );
        })}
      </ScrollArea>
    </div>
  );
}

// Contacts, map, pictures, add-ons and the dictionary beside the document.
import { mdiEmailOutline, mdiMessageTextOutline, mdiPhoneOutline } from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, Field, Icon, send, useKit } from "../../_kit";
import { ADDONS, PICTURES, WORDS } from "../content/panels";
import { PEOPLE } from "../content/people";
import type { State } from "../state/model";
import { Face } from "./faces";

export function ContactsPanel({ app }: { app: State }) {
  const query = (useKit<string>("field:contacts.field") ?? "").toLowerCase();
  const chosen = app.choice.contact ?? "";
  return (
    <>
      <Field id="contacts.field" label="Search contacts" placeholder="Search contacts" class="side-search" />
      {PEOPLE.filter((one) => one.name.toLowerCase().includes(query)).map((one) => (
        <div key={one.key} role="group" aria-label={one.name}>
          <Button
            id={`contact.${one.key}`}
            class="contact"
            expanded={chosen === one.key}
            onPress={() => send({ type: "choose", key: "contact", value: chosen === one.key ? "" : one.key })}
          >
            <Face who={one.key} size={36} />
            <span>
              {one.name}
              <span class="quiet block">{one.role}</span>
            </span>
          </Button>
          {chosen === one.key && (
            <div class="contact-more">
              <span class="quiet">{one.mail}</span>
              <span class="row">
                <Button
                  id="contact.mail"
                  class="round small"
                  label={`Send an email to ${one.name}`}
                  onPress={() => send({ type: "say", text: `A message to ${one.name} was begun` })}
                >
                  <Icon path={mdiEmailOutline} size={18} />
                </Button>
                <Button
                  id="contact.chat"
                  class="round small"
                  label={`Chat with ${one.name}`}
                  onPress={() => send({ type: "say", text: `A chat with ${one.name} was begun` })}
                >
                  <Icon path={mdiMessageTextOutline} size={18} />
                </Button>
                <Button
                  id="contact.call"
                  class="round small"
                  label={`Call ${one.name}`}
                  onPress={() => send({ type: "call.join" })}
                >
                  <Icon path={mdiPhoneOutline} size={18} />
                </Button>
              </span>
            </div>
          )}
        </div>
      ))}
    </>
  );
}

const PLACES = [
  ["quay", "East quay", "Ferry steps, tall ship queue"],
  ["loft", "Net loft", "Control room, first floor"],
  ["slipway", "Old slipway", "Zone C, marquee and stage"],
  ["museum", "Harbour museum", "Quiet room, lost children"],
  ["hill", "Ropewalk Hill", "640 cars"],
] as const;

export function MapPanel({ app }: { app: State }) {
  const place = app.choice.place ?? "quay";
  return (
    <>
      <Art
        kind="map"
        seed={`map:harbour:${place}`}
        width={276}
        height={220}
        label={`Map around ${place}`}
        class="side-map"
      />
      {PLACES.map(([key, name, line]) => (
        <Button
          key={key}
          id={`place.${key}`}
          class="contact"
          pressed={place === key}
          onPress={() =>
            place === key
              ? send({ type: "insert.text", text: ` ${name}` })
              : send({ type: "choose", key: "place", value: key })
          }
        >
          <span>
            {name}
            <span class="quiet block">{line}</span>
          </span>
        </Button>
      ))}
    </>
  );
}

const FEATURED = PICTURES.slice(0, 5);

export function PicturesPanel(_: { app: State }) {
  const query = (useKit<string>("field:pictures.field") ?? "").toLowerCase();
  const insert = (one: (typeof PICTURES)[number]) => () =>
    send({ type: "insert.figure", name: one.name, art: one.art, seed: one.seed });
  return (
    <>
      <Field id="pictures.field" label="Search pictures" placeholder="Search pictures" class="side-search" />
      <h3 class="side-sub">All pictures</h3>
      <div class="picture-grid">
        {PICTURES.filter((one) => one.name.toLowerCase().includes(query)).map((one) => (
          <Button key={one.key} id={`picture.${one.key}`} class="picture" onPress={insert(one)}>
            <Art kind={one.art as ArtKind} seed={one.seed} width={126} height={84} />
            {one.name}
          </Button>
        ))}
      </div>
      <h3 class="side-sub">Chosen by Hana this week</h3>
      <Carousel
        id="pictures.week"
        label="Pictures of the week"
        arrows={false}
        dots
        class="week"
        slides={FEATURED.map((one, at) => ({
          key: one.key,
          node: (
            <div class="week-slide">
              <Art kind={one.art as ArtKind} seed={`${one.seed}:week`} width={268} height={150} />
              <Button id={`week.${one.key}`} class="pill-button" onPress={insert(one)}>
                {
                  [
                    "Insert the quay",
                    "Insert the boats",
                    "Insert the still water",
                    "Insert the city",
                    "Insert the soup",
                  ][at]
                }
              </Button>
            </div>
          ),
        }))}
      />
    </>
  );
}

export const AddonsPanel = ({ app }: { app: State }) => (
  <>
    {ADDONS.map((one) => {
      const isIn = app.choice[`addon:${one.key}`] === "yes";
      return (
        <article key={one.key} class="addon" aria-label={one.name}>
          <span class="addon-mark" style={{ background: one.colour }}>
            {one.name[0]}
          </span>
          <span class="addon-text">
            <strong>{one.name}</strong>
            <span class="quiet block">{one.by}</span>
            <span class="block">{one.line}</span>
            <Button
              id={`addon.${one.key}`}
              class="line-button"
              onPress={() => send({ type: "flip", key: `addon:${one.key}` })}
            >
              {isIn ? "Remove" : "Install"}
            </Button>
          </span>
        </article>
      );
    })}
  </>
);

export function DictionaryPanel({ app }: { app: State }) {
  const query = (useKit<string>("field:dictionary.field") ?? "").trim().toLowerCase();
  const chosen = app.choice.word ?? "quay";
  const found = WORDS.filter((one) => (query === "" ? one.word === chosen : one.word.startsWith(query)));
  return (
    <>
      <Field id="dictionary.field" label="Look up a word" placeholder="Look up a word" class="side-search" />
      {query !== "" && found.length === 0 && <p>No entry for “{query}”.</p>}
      {found.map((one) => (
        <section key={one.word} aria-label={one.word}>
          <h3 class="word">{one.word}</h3>
          <em class="quiet">{one.kind}</em>
          {one.meanings.map((meaning, at) => (
            <p key={meaning}>
              {at + 1}. {meaning}
            </p>
          ))}
          <span class="quiet">Alike:</span>
          <span class="row wrap">
            {one.alike.map((alike) => (
              <Button
                key={alike}
                id={`word.${alike}`}
                class="chip-button"
                onPress={() => send({ type: "insert.text", text: ` ${alike}` })}
              >
                {alike}
              </Button>
            ))}
          </span>
        </section>
      ))}
      <h3 class="side-sub">Looked up before</h3>
      {WORDS.map((one) => (
        <Button
          key={one.word}
          id={`lookup.${one.word}`}
          class="contact"
          pressed={chosen === one.word}
          onPress={() => send({ type: "choose", key: "word", value: chosen === one.word ? "ebb" : one.word })}
        >
          {one.word}
        </Button>
      ))}
    </>
  );
}

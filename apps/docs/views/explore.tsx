// What the editor suggests around the document: topics, pictures, related documents.
import { mdiChevronDown, mdiMagnify, mdiPlus } from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, Field, Icon, ScrollArea, send, useKit, Window } from "../../_kit";
import { FILES } from "../content/files";
import { PICTURES, TOPICS } from "../content/panels";
import type { State } from "../state/model";

const RELATED = ["stage-times", "tide-notes", "lantern-risk", "signage", "press-release", "radio-plan", "lessons-2025"];

const Topic = ({ app, topic }: { app: State; topic: (typeof TOPICS)[number] }) => {
  const isOpen = app.choice.topic === topic.key;
  return (
    <div class="topic" role="group" aria-label={topic.title}>
      <Button
        id={`explore.topic.${topic.key}`}
        class="topic-head"
        expanded={isOpen}
        onPress={() => send({ type: "choose", key: "topic", value: isOpen ? "" : topic.key })}
      >
        <span>
          <strong>{topic.title}</strong>
          <span class="quiet block">{topic.from}</span>
        </span>
        <Icon path={mdiChevronDown} size={18} />
      </Button>
      {isOpen && (
        <p>
          {topic.text}{" "}
          <Button
            id="explore.quote"
            class="text-link"
            as="a"
            role="button"
            onPress={() => send({ type: "insert.text", text: ` (${topic.from})` })}
          >
            Cite as a footnote
          </Button>
        </p>
      )}
    </div>
  );
};

export function Explore({ app }: { app: State }) {
  const isOpen = useKit<boolean>("open:explore") === true;
  const query = (useKit<string>("field:explore.field") ?? "").toLowerCase();
  if (!isOpen) return null;
  const has = (text: string) => query === "" || text.toLowerCase().includes(query);
  const shelves = [PICTURES.slice(0, 2), PICTURES.slice(2, 4), PICTURES.slice(4, 6), PICTURES.slice(6, 8)];
  return (
    <Window
      id="explore"
      title="Explore"
      startsOpen={false}
      start={{ x: 1014, y: 180, w: 340, h: 560 }}
      closable
      resizable
      handleHeight={44}
      least={{ w: 260, h: 220 }}
      class="float"
    >
      <div class="explore">
        <span class="explore-search">
          <Icon path={mdiMagnify} size={20} />
          <Field id="explore.field" label="Search the library" placeholder="Search the library" />
        </span>
        <ScrollArea id="explore.scroll" label="Explore" class="explore-scroll">
          <div class="explore-content">
            <h3 class="side-sub">Topics</h3>
            {TOPICS.filter((one) => has(one.title)).map((topic) => (
              <Topic key={topic.key} app={app} topic={topic} />
            ))}
            <h3 class="side-sub">Pictures</h3>
            <Carousel
              id="explore.pictures"
              label="Pictures"
              dots
              slides={shelves.map((shelf, at) => ({
                key: String(at),
                node: (
                  <div class="explore-shelf">
                    {shelf.map((one) => (
                      <Button
                        key={one.key}
                        id={`explore.picture.${one.key}`}
                        class="picture"
                        onPress={() => send({ type: "insert.figure", name: one.name, art: one.art, seed: one.seed })}
                      >
                        <Art kind={one.art as ArtKind} seed={one.seed} width={112} height={92} />
                        {one.name}
                      </Button>
                    ))}
                  </div>
                ),
              }))}
            />
            <h3 class="side-sub">Related documents</h3>
            {RELATED.map((key) => {
              const one = FILES.find((entry) => entry.key === key);
              if (!one || !has(one.title)) return null;
              return (
                <span key={key} class="related" role="group" aria-label={one.title}>
                  <Button
                    id={`explore.doc.${key}`}
                    class="related-name"
                    onPress={() => send({ type: "doc.open", id: key })}
                  >
                    {one.title}
                  </Button>
                  <Button
                    id={`explore.link.${key}`}
                    class="round small"
                    label={`Insert a link to ${one.title}`}
                    onPress={() => send({ type: "insert.text", text: ` ${one.title}` })}
                  >
                    <Icon path={mdiPlus} size={18} />
                  </Button>
                </span>
              );
            })}
          </div>
        </ScrollArea>
      </div>
    </Window>
  );
}

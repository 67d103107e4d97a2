// The gallery of templates: one that is featured, and shelves that go on sideways.
import { mdiArrowLeft } from "@mdi/js";
import { Art, type ArtKind, Button, Carousel, Icon, ScrollArea, send, Tabs } from "../../_kit";
import { FEATURED, SHELVES, templateOf } from "../content/templates";
import type { State } from "../state/model";
import { AccountButton, ProgramsButton } from "./account";
import { TemplateCard } from "./home";
import { Sheet } from "./sheet";

const BACKDROPS: readonly [ArtKind, string][] = [
  ["scene", "scene:lake:bunting"],
  ["city", "city:lighthouse"],
  ["food", "food:ramen:supper"],
  ["scene", "scene:lake:shore"],
  ["scene", "scene:lake:gull"],
  ["interior", "interior:loft:chalk"],
];

const Hero = () => (
  <Carousel
    id="hero"
    label="Featured templates"
    class="hero"
    dots
    loop
    slides={FEATURED.map(({ template, headline, line, by }, at) => {
      const { name, layout, accent } = templateOf(template);
      const [kind, seed] = BACKDROPS[at] ?? ["scene", "scene:lake:hero"];
      return {
        key: template,
        node: (
          <div class="hero-slide">
            <Art kind={kind} seed={seed} width="100%" height={252} class="hero-art" />
            <div class="hero-text">
              <strong>{headline}</strong>
              <span>{line}</span>
              <Button
                id={`hero.use.${template}`}
                class="pill-button"
                onPress={() => send({ type: "doc.new", id: template })}
              >
                Use “{name}” by {by}
              </Button>
            </div>
            <span class="hero-sheet">
              <Sheet seed={`hero-${template}`} title={name} layout={layout} accent={accent} width={170} height={214} />
            </span>
          </div>
        ),
      };
    })}
  />
);

const OWN = ["plan", "minutes-board", "letter-thanks", "risk", "newsletter"];

export function Gallery({ app }: { app: State }) {
  const isOwn = app.home.templates === "own";
  return (
    <div class="home gallery">
      <header class="home-head">
        <Button
          id="gallery.back"
          class="round"
          label="Back"
          tip="Back"
          tipSide="bottom"
          onPress={() => send({ type: "go", screen: "home" })}
        >
          <Icon path={mdiArrowLeft} size={24} />
        </Button>
        <span class="gallery-title">Template gallery</span>
        <span class="spring" />
        <ProgramsButton />
        <AccountButton place="home" />
      </header>
      <Tabs
        id="gallery.tab"
        label="Whose templates"
        class="gallery-tabs"
        value={app.home.templates}
        items={[
          { key: "general", label: "General" },
          { key: "own", label: "Tidewell Harbour Trust" },
        ]}
        onChange={(value) => send({ type: "home.set", key: "templates", value })}
      />
      <main class="home-main">
        <ScrollArea id="page" label="Templates" class="home-scroll">
          <div class="gallery-content">
            {isOwn ? (
              <div class="own-templates">
                {OWN.map((key) => (
                  <TemplateCard key={key} template={templateOf(key)} area="own" width={170} />
                ))}
              </div>
            ) : (
              <>
                <Hero />
                {SHELVES.map((shelf) => (
                  <section key={shelf.key} aria-label={shelf.name} class="shelf">
                    <h2>{shelf.name}</h2>
                    <ScrollArea id={`shelf.${shelf.key}`} label={shelf.name} axis="x" class="shelf-scroll">
                      <div class="shelf-cards">
                        {shelf.templates.map((template) => (
                          <TemplateCard key={template.key} template={template} area="shelf" width={170} />
                        ))}
                      </div>
                    </ScrollArea>
                  </section>
                ))}
              </>
            )}
          </div>
        </ScrollArea>
      </main>
    </div>
  );
}

// What turns at the top of the file browser.
import { Art, Button, Carousel, send } from "../../_kit";

const SLIDES = [
  {
    key: "sections",
    title: "Sections that keep their place",
    body: "Lock a section and work freely inside it.",
    action: "Try sections",
    goes: { type: "file.open", id: "skerry-booking-app" },
    art: "scene:coast:h1",
  },
  {
    key: "voting",
    title: "Votes without counting",
    body: "A session ends by itself and adds up.",
    action: "Start a vote",
    goes: { type: "file.open", id: "summer-retro" },
    art: "scene:lake:h2",
  },
  {
    key: "wall",
    title: "Walls of three hundred notes",
    body: "Pan and zoom stay quick, whatever you pin.",
    action: "See the wall",
    goes: { type: "file.open", id: "interview-wall" },
    art: "scene:mountain:h3",
  },
  {
    key: "dev",
    title: "Measures in dev mode",
    body: "Engineers read values instead of guessing.",
    action: "Meet dev mode",
    goes: { type: "popup", id: "changes" },
    art: "scene:coast:h4",
  },
  {
    key: "course",
    title: "Forty minutes of variables",
    body: "A course by Priya, Thursday 28 May at 14:00.",
    action: "Keep a seat",
    goes: { type: "say", text: "A seat is kept for you" },
    art: "scene:lake:h5",
  },
] as const;

export const Highlights = () => (
  <Carousel
    id="highlights"
    label="Highlights"
    everyMs={6000}
    dots
    pause
    arrows={false}
    pauseOnHover
    class="highlights"
    slides={SLIDES.map((slide) => ({
      key: slide.key,
      node: (
        <div class="highlight">
          <Art kind="scene" seed={slide.art} width={300} height={132} />
          <div class="highlight-text">
            <strong>{slide.title}</strong>
            <p>{slide.body}</p>
            <Button id={`highlights.action.${slide.key}`} class="secondary small" onPress={() => send(slide.goes)}>
              {slide.action}
            </Button>
          </div>
        </div>
      ),
    }))}
  />
);

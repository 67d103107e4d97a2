import { Button, Carousel, ScrollArea, send, Ticker, useDrag } from "..";
import type { Gallery } from "./state";

const HUES = [212, 265, 330, 18, 45, 150];
const slides = (prefix: string) =>
  HUES.map((hue, at) => ({
    key: String(hue),
    node: (
      <Button
        id={`${prefix}.slide.${at + 1}`}
        class="g-slide"
        style={{ paddingLeft: prefix === "hero" ? "64px" : "16px", background: `hsl(${hue} 45% 38%)` }}
        onPress={() => send({ type: "pressed" })}
      >
        Offer {at + 1}
      </Button>
    ),
  }));

const LINES = ["Trains on time", "Bridge reopened", "Rain by evening", "Market up a little"];

export function Rotating() {
  return (
    <>
      <section class="g-card">
        <h2>Carousel that turns by itself</h2>
        <Carousel id="hero" label="Offers" slides={slides("hero")} everyMs={4000} dots pause pauseOnHover />
        <h2>Three at a time, steered</h2>
        <Carousel id="shelf" label="Shelf" slides={slides("shelf")} visible={3} step={2} gap="10px" dots />
      </section>
      <section class="g-card">
        <h2>Tickers</h2>
        <Ticker
          id="news"
          label="News"
          everyMs={3000}
          items={LINES.map((line) => ({ key: line, node: <p style={{ margin: "4px 0" }}>{line}</p> }))}
        />
        <Ticker
          id="quotes"
          label="Quotes"
          everyMs={2000}
          visible={2}
          items={LINES.map((line) => ({ key: line, node: <p style={{ margin: "4px 0" }}>{line}</p> }))}
        />
        <h2>Sideways</h2>
        <ScrollArea id="strip" label="Strip" axis="x" wheelAcross contentClass="g-strip">
          <div style={{ display: "flex", gap: "8px" }}>
            {slides("strip").map((slide) => (
              <div key={slide.key} style={{ width: "140px" }}>
                {slide.node}
              </div>
            ))}
          </div>
        </ScrollArea>
      </section>
    </>
  );
}

export function Moving({ app }: { app: Gallery }) {
  const drag = useDrag("pin", {
    onMove: ({ stepX, stepY }) => send({ type: "moved", x: stepX, y: stepY }),
    onDrop: ({ over }) => send({ type: "dropped", over }),
  });
  return (
    <section class="g-card">
      <h2>Dragging</h2>
      <div class="g-board">
        <Button id="slot" class="g-slot" label="Slot" />
        <Button id="pin" as="div" class="g-pin" label="Pin" drag={drag} style={{ left: app.pin.x, top: app.pin.y }} />
      </div>
    </section>
  );
}

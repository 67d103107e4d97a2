// The screen that the running prototype shows.
import { Art, Button, Carousel, names, send } from "../../_kit";
import { kidsOf } from "../content/files";
import { EVENING, linkOf, SLIDES } from "../content/flow";
import type { State } from "../state/model";
import { keysIn, thingOf } from "../state/tree";
import { placeOf, ThingView } from "./thing";

/** Something on the screen that leads on. */
function Spot({ app, name }: { app: State; name: string }) {
  const thing = thingOf(app, name);
  if (!thing) return null;
  return (
    <Button
      as="div"
      id={`player.spot.${name}`}
      label={thing.name}
      class={names("hotspot", app.player.phase === "hint" && "hotspot-shown")}
      style={placeOf(thing)}
      onPress={() => send({ type: "player.press", id: name })}
    />
  );
}

const Onboarding = () => (
  <Carousel
    id="onboarding"
    label="Welcome"
    everyMs={5000}
    dots
    arrows={false}
    class="welcome"
    slides={SLIDES.map((slide) => ({
      key: slide.key,
      node: (
        <div class="welcome-slide">
          <Art kind="scene" seed={slide.art} width={335} height={320} />
          <h2>{slide.title}</h2>
          <p>{slide.body}</p>
          <Button
            id={`player.slide.${slide.key}`}
            class="welcome-action"
            onPress={() => send({ type: "player.go", id: "home" })}
          >
            {slide.action}
          </Button>
        </div>
      ),
    }))}
  />
);

const Evening = () => (
  <div class="evening">
    <p>Later today</p>
    {EVENING.map(([leaves, arrives, ship, price]) => (
      <Button
        key={leaves}
        id={`player.evening.${leaves.replace(":", "")}`}
        class="evening-row"
        onPress={() => send({ type: "player.go", id: "trip-details" })}
      >
        <strong>
          {leaves} to {arrives}
        </strong>
        <span>{ship}</span>
        <strong>{price}</strong>
      </Button>
    ))}
  </div>
);

export function Screen({ app }: { app: State }) {
  const { screen, phase } = app.player;
  const frame = thingOf(app, screen);
  if (screen === "onboarding") return <Onboarding key={app.count} />;
  return (
    <>
      <div class="screen-things" style={{ height: 812, background: frame?.fill }}>
        {keysIn(app, screen).map((key) => (
          <ThingView key={key} app={app} name={key} plain />
        ))}
        {kidsOf(screen)
          .filter((key) => linkOf(key) !== undefined)
          .map((key) => (
            <Spot key={key} app={app} name={key} />
          ))}
        {phase === "hint" && <span class="hint-veil" />}
      </div>
      {screen === "timetable" && <Evening />}
    </>
  );
}

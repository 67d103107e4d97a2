// The running prototype.
import { ArrowLeft, ArrowRight, ChevronDown, Maximize, MessageCircle, PanelLeft, RotateCcw, X } from "lucide-preact";
import { Art, Button, Carousel, Icon, Menu, MenuButton, MenuItem, names, ScrollArea, send } from "../../_kit";
import { COMMENTS } from "../content/comments";
import { kidsOf, originalThing } from "../content/files";
import { EVENING, FLOWS, linkOf, SCREENS, SLIDES } from "../content/flow";
import { person } from "../content/people";
import type { State } from "../state/model";
import { boxOf, keysIn, thingOf } from "../state/tree";
import { Logo } from "./logo";
import { placeOf, ThingView } from "./thing";

const nameOf = (key: string): string => originalThing(key)?.name ?? key;

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

function Screen({ app }: { app: State }) {
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

const NEAR_PX = 60;

/** What was said on the screen that runs. */
function ScreenComments({ app }: { app: State }) {
  const box = boxOf(app, app.player.screen);
  const said = COMMENTS.filter(
    ({ page, x, y }) =>
      page === "booking" && x > box.x - NEAR_PX && x < box.x + box.w + NEAR_PX && y > box.y && y < box.y + box.h,
  );
  return (
    <aside class="player-comments" aria-label="Comments on this screen">
      <strong>Comments on {nameOf(app.player.screen)}</strong>
      {said.map((one) => (
        <p key={one.key}>
          <strong>{person(one.by).name}</strong> {one.text}
        </p>
      ))}
      {said.length === 0 && <p>Nobody has said anything here.</p>}
    </aside>
  );
}

const SIZES = [
  ["fit", "Fit device"],
  ["actual", "Actual size"],
] as const;

export function PlayerPlace({ app }: { app: State }) {
  const { screen } = app.player;
  const at = SCREENS.indexOf(screen as (typeof SCREENS)[number]) + 1;
  return (
    <main class="player">
      <header class="player-head">
        <Button
          id="player.leave"
          tip="Back to the file"
          tipSide="bottom"
          class="player-button"
          onPress={() => send({ type: "present.end" })}
        >
          <Logo size={20} />
        </Button>
        <Button
          id="player.flows"
          tip="Flows"
          tipSide="bottom"
          pressed={app.flags.flowsHidden !== true}
          class="player-button"
          onPress={() => send({ type: "flag", id: "flowsHidden" })}
        >
          <Icon of={PanelLeft} size={18} />
        </Button>
        <span class="player-title">Skerry booking app</span>
        <span class="spring" />
        <Button
          id="player.comment"
          tip="Comments"
          tipSide="bottom"
          class="player-button"
          pressed={app.flags.playerComments === true}
          onPress={() => send({ type: "flag", id: "playerComments" })}
        >
          <Icon of={MessageCircle} size={18} />
        </Button>
        <MenuButton id="player.options" menu="player.options.menu" class="player-button wide-button">
          Options
          <Icon of={ChevronDown} size={12} />
        </MenuButton>
        <Menu id="player.options.menu" anchor="player.options" side="bottom-end" label="Options">
          {SIZES.map(([key, label]) => (
            <MenuItem
              key={key}
              id={`player.size.${key}`}
              exclusive
              checked={(app.picks.playerSize ?? "fit") === key}
              onPress={() => send({ type: "pick", name: "playerSize", value: key })}
            >
              {label}
            </MenuItem>
          ))}
          <MenuItem
            id="player.hotspots"
            checked={app.flags.noHints !== true}
            onPress={() => send({ type: "flag", id: "noHints" })}
          >
            Show hotspot hints on click
          </MenuItem>
          <MenuItem
            id="player.frameless"
            checked={app.flags.frameless === true}
            onPress={() => send({ type: "flag", id: "frameless" })}
          >
            Hide device
          </MenuItem>
        </Menu>
        <Button id="player.share" class="primary small" onPress={() => send({ type: "open", id: "share" })}>
          Share prototype
        </Button>
        <Button
          id="player.full"
          tip="Full screen"
          tipSide="bottom"
          class="player-button"
          pressed={app.flags.playerFull === true}
          onPress={() => send({ type: "flag", id: "playerFull" })}
        >
          <Icon of={Maximize} size={18} />
        </Button>
        <Button
          id="player.close"
          label="Close the prototype"
          class="player-button"
          onPress={() => send({ type: "present.end" })}
        >
          <Icon of={X} size={18} />
        </Button>
      </header>
      {app.flags.flowsHidden !== true && app.flags.playerFull !== true && (
        <nav class="player-side" aria-label="Flows">
          <h2>Flows</h2>
          {FLOWS.map((flow) => (
            <Button
              key={flow.key}
              id={`player.flow.${flow.key}`}
              class="player-flow"
              onPress={() => send({ type: "player.restart", id: flow.start })}
            >
              {flow.name}
              <span>{nameOf(flow.start)}</span>
            </Button>
          ))}
          <h2>Screens</h2>
          <ScrollArea id="player.screens" label="Screens" class="player-screens">
            {SCREENS.map((key) => (
              <Button
                key={key}
                id={`player.screen.${key}`}
                class="player-screen"
                current={key === screen}
                onPress={() => send({ type: "player.go", id: key })}
              >
                {nameOf(key)}
              </Button>
            ))}
          </ScrollArea>
        </nav>
      )}
      {app.flags.playerComments === true && <ScreenComments app={app} />}
      {/* A press beside every link shows where the links are. */}
      <div class="player-middle">
        <div class={names("device", app.flags.frameless === true && "device-bare")}>
          <ScrollArea
            id="player.device"
            label={nameOf(screen)}
            class={names("device-screen", app.picks.playerSize === "actual" && "device-actual")}
            gutter="none"
          >
            <Button
              as="div"
              id="player.canvas"
              role="group"
              label="Screen"
              tabIndex={-1}
              class="device-canvas"
              onPress={() => app.flags.noHints !== true && send({ type: "player.hint" })}
            >
              <Screen app={app} />
            </Button>
          </ScrollArea>
        </div>
      </div>
      <footer class="player-foot">
        <Button
          id="player.restart"
          tip="Restart"
          class="player-button"
          onPress={() => send({ type: "player.restart", id: "onboarding" })}
        >
          <Icon of={RotateCcw} size={17} />
        </Button>
        <Button
          id="player.prev"
          tip="Previous screen"
          class="player-button"
          onPress={() => send({ type: "player.step", back: true })}
        >
          <Icon of={ArrowLeft} size={18} />
        </Button>
        <span class="player-count">
          {at} / {SCREENS.length}
        </span>
        <Button
          id="player.next"
          tip="Next screen"
          class="player-button"
          onPress={() => send({ type: "player.step", back: false })}
        >
          <Icon of={ArrowRight} size={18} />
        </Button>
      </footer>
    </main>
  );
}

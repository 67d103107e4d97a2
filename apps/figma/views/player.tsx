// The running prototype.
import { ArrowLeft, ArrowRight, ChevronDown, Maximize, MessageCircle, PanelLeft, RotateCcw, X } from "lucide-preact";
import { Button, Icon, Menu, MenuButton, MenuItem, names, ScrollArea, send } from "../../_kit";
import { COMMENTS } from "../content/comments";
import { originalThing } from "../content/files";
import { FLOWS, SCREENS } from "../content/flow";
import { person } from "../content/people";
import type { State } from "../state/model";
import { boxOf } from "../state/tree";
import { Logo } from "./logo";
import { Screen } from "./player_screen";

const nameOf = (key: string): string => originalThing(key)?.name ?? key;

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

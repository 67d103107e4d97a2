// What stands at the right top of every file: who is here, and how large it is shown.
import { ChevronDown } from "lucide-preact";
import { Avatar, Button, Icon, Menu, MenuButton, names, send } from "../../_kit";
import { present, VISITORS } from "../content/cursors";
import { ZOOM_LINES } from "../content/menus";
import { ME, person } from "../content/people";
import type { State } from "../state/model";
import { Lines } from "./menu_lines";

export function People({ app, size = 24 }: { app: State; size?: number }) {
  return (
    <div class="people">
      <Avatar seed={ME} name={person(ME).name} size={size} class="me" />
      {present(app.page).map((who) => {
        const [x, y] = VISITORS.find((one) => one.who === who && one.page === app.page)?.way[0] ?? [0, 0];
        return (
          <Button
            key={who}
            id={`people.${who}`}
            label={`Follow ${person(who).name}`}
            tip={person(who).name}
            tipSide="bottom"
            pressed={app.following === who}
            class={names("face-button", app.following === who && "face-followed")}
            style={{ "--person": person(who).colour } as never}
            onPress={() => send({ type: "follow", id: who, x, y })}
          >
            <Avatar seed={who} name={person(who).name} size={size} />
          </Button>
        );
      })}
    </div>
  );
}

export function ZoomButton({ app }: { app: State }) {
  return (
    <>
      <MenuButton id="zoom.button" menu="zoom.menu" tip="Zoom and view" tipSide="bottom" class="zoom-button">
        {Math.round(app.zoom * 100)}%
        <Icon of={ChevronDown} size={12} />
      </MenuButton>
      <Menu id="zoom.menu" anchor="zoom.button" side="bottom-end" label="Zoom and view">
        <Lines app={app} prefix="zoom" lines={ZOOM_LINES} />
      </Menu>
    </>
  );
}

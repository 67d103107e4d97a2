// The bar above what is selected on a whiteboard.
import { Bold, Ellipsis, Link, List, Lock, Strikethrough, Trash2 } from "lucide-preact";
import { Button, Icon, Menu, MenuButton, names, send } from "../../_kit";
import { NOTE_COLOURS } from "../content/boards";
import { CANVAS_MENU } from "../content/menus";
import type { State } from "../state/model";
import { around, boxOf, thingOf } from "../state/tree";
import { Lines } from "./menu_lines";

const SIZES = [
  ["Small", "14"],
  ["Medium", "18"],
  ["Large", "26"],
  ["Extra large", "40"],
] as const;

const turn = (name: string) => () => send({ type: "turn", name });

export function NoteBar({ app }: { app: State }) {
  const first = thingOf(app, app.selection[0] ?? "");
  if (!first || app.gesture || app.editing !== "") return null;
  const box = around(app.selection.map((key) => boxOf(app, key)));
  const size = String(first.size ?? 18);
  return (
    <div
      class="note-bar"
      role="toolbar"
      aria-label="Selection"
      data-igg-area="note.bar"
      style={{
        left: box.x + box.w / 2,
        top: box.y - 14 / app.zoom,
        transform: `translate(-50%, -100%) scale(${1 / app.zoom})`,
      }}
    >
      {NOTE_COLOURS.map(([name, value]) => (
        <Button
          key={name}
          id={`note.colour.${name.toLowerCase()}`}
          tip={name}
          class={names("bar-swatch", first.fill === value && "bar-swatch-on")}
          style={{ background: value }}
          onPress={() => send({ type: "set", name: "fill", value })}
        />
      ))}
      <span class="bar-rule" />
      <MenuButton id="note.size" menu="note.sizes" tip="Text size" class="bar-text">
        {SIZES.find(([, value]) => value === size)?.[0] ?? "Medium"}
      </MenuButton>
      <Menu id="note.sizes" anchor="note.size" label="Text size">
        <Lines
          app={app}
          prefix="note.size"
          lines={SIZES.map(([label, value]) => ({ key: value, label, send: { type: "set", name: "size", value } }))}
        />
      </Menu>
      <Button
        id="note.bold"
        tip="Bold"
        class="bar-button"
        pressed={first.weight === 700}
        onPress={() => send({ type: "set", name: "weight", value: first.weight === 700 ? "400" : "700" })}
      >
        <Icon of={Bold} size={16} />
      </Button>
      <Button
        id="note.strike"
        tip="Strikethrough"
        class="bar-button"
        pressed={first.strike === true}
        onPress={turn("strike")}
      >
        <Icon of={Strikethrough} size={16} />
      </Button>
      <Button
        id="note.list"
        tip="Bulleted list"
        class="bar-button"
        pressed={first.list === true}
        onPress={turn("list")}
      >
        <Icon of={List} size={16} />
      </Button>
      <Button id="note.link" tip="Link" class="bar-button" pressed={first.link === true} onPress={turn("link")}>
        <Icon of={Link} size={16} />
      </Button>
      <span class="bar-rule" />
      <Button id="note.lock" tip="Lock" class="bar-button" onPress={turn("locked")}>
        <Icon of={Lock} size={16} />
      </Button>
      <Button id="note.delete" tip="Delete" class="bar-button" onPress={() => send({ type: "delete" })}>
        <Icon of={Trash2} size={16} />
      </Button>
      <MenuButton id="note.more" menu="note.more.menu" tip="More" class="bar-button">
        <Icon of={Ellipsis} size={16} />
      </MenuButton>
      <Menu id="note.more.menu" anchor="note.more" label="More">
        <Lines app={app} prefix="note.more" lines={CANVAS_MENU} />
      </Menu>
    </div>
  );
}

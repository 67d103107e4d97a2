// The toolbelt of a whiteboard: big, with notes and shapes as pictures.
import {
  Circle,
  Diamond,
  Hand,
  Highlighter,
  LayoutTemplate,
  MessageCircle,
  MousePointer2,
  PenLine,
  RectangleHorizontal,
  Smile,
  Spline,
  Square,
  SquareDashed,
  Star,
  Table2,
  Triangle,
  Type,
} from "lucide-preact";
import { Button, Icon, MenuButton, names, Popover, send } from "../../_kit";
import { NOTE_COLOURS } from "../content/boards";
import { BOARD_SHAPES, BOARD_TOOLS, STAMPS } from "../content/tools";
import type { State } from "../state/model";
import { besideZoom } from "./beside";
import { drawing } from "./icons";

const ICONS: Record<string, typeof Hand> = {
  move: MousePointer2,
  hand: Hand,
  marker: PenLine,
  highlighter: Highlighter,
  connector: Spline,
  text: Type,
  section: SquareDashed,
  table: Table2,
  comment: MessageCircle,
  shape: Square,
  oval: Circle,
  diamond: Diamond,
  pill: RectangleHorizontal,
  star: Star,
  polygon: Triangle,
};

function Tool({ app, name }: { app: State; name: string }) {
  const tool = [...BOARD_TOOLS, ...BOARD_SHAPES].find((one) => one.key === name);
  if (!tool) return null;
  const isOn = app.tool === tool.key;
  return (
    <Button
      id={`tools.tool.${tool.key}`}
      label={tool.name}
      tip={tool.hint ? `${tool.name}  ${tool.hint}` : tool.name}
      class={names("belt-tool", isOn && "belt-on")}
      pressed={isOn}
      onPress={() => send({ type: "tool", id: tool.key })}
    >
      <Icon of={ICONS[tool.key] ?? Square} size={22} />
    </Button>
  );
}

export const BoardTools = besideZoom(({ app }) => {
  const colour = NOTE_COLOURS.find(([name]) => name === (app.picks.note ?? "Yellow")) ?? NOTE_COLOURS[0];
  return (
    <div class="toolbelt board-belt" role="toolbar" aria-label="Tools" data-igg-area="tools">
      <span class="belt-pair">
        <Tool app={app} name="move" />
        <Tool app={app} name="hand" />
      </span>
      <span class="belt-rule" />
      <Tool app={app} name="marker" />
      <Tool app={app} name="highlighter" />
      <span class="belt-rule" />
      <Button
        id="tools.tool.note"
        label="Sticky note"
        tip="Sticky note  S"
        pressed={app.tool === "note"}
        class={names("belt-note", app.tool === "note" && "belt-note-on")}
        onPress={() => send({ type: "tool", id: "note" })}
      >
        <span class="belt-paper" style={{ background: colour[1] }} />
      </Button>
      <MenuButton id="tools.more.note" menu="tools.note.colours" popup="dialog" tip="Note colour" class="belt-more">
        <span class="belt-dot" style={{ background: colour[1] }} />
      </MenuButton>
      <Popover id="tools.note.colours" anchor="tools.more.note" side="top" label="Note colour" class="swatch-pop">
        {NOTE_COLOURS.map(([name, value]) => (
          <Button
            key={name}
            id={`tools.note.${name.toLowerCase()}`}
            tip={name}
            class={names("bar-swatch", name === colour[0] && "bar-swatch-on")}
            style={{ background: value }}
            onPress={() => {
              send({ type: "pick", name: "note", value: name, close: "tools.note.colours" });
              send({ type: "tool", id: "note" });
            }}
          />
        ))}
      </Popover>
      <span class="belt-shapes" role="group" aria-label="Shapes">
        {BOARD_SHAPES.slice(0, 4).map((shape) => (
          <Tool key={shape.key} app={app} name={shape.key} />
        ))}
      </span>
      <span class="belt-rule" />
      {["connector", "text", "section", "table"].map((name) => (
        <Tool key={name} app={app} name={name} />
      ))}
      <span class="belt-rule" />
      <MenuButton
        id="tools.stamps"
        menu="stamps"
        popup="dialog"
        tip="Stamps  E"
        class={names("belt-tool", app.tool === "stamp" && "belt-on")}
      >
        <Icon of={Smile} size={22} />
      </MenuButton>
      <Popover id="stamps" anchor="tools.stamps" side="top" label="Stamps" class="swatch-pop">
        {STAMPS.map(([key, name]) => (
          <Button
            key={key}
            id={`tools.stamp.${key}`}
            tip={name}
            class="stamp-button"
            onPress={() => {
              send({ type: "pick", name: "stamp", value: key, close: "stamps" });
              send({ type: "tool", id: "stamp" });
            }}
          >
            <Icon of={drawing(key)} size={22} />
          </Button>
        ))}
      </Popover>
      <Tool app={app} name="comment" />
      <Button
        id="tools.templates"
        tip="Templates"
        class="belt-tool"
        onPress={() => send({ type: "open", id: "templates" })}
      >
        <Icon of={LayoutTemplate} size={22} />
      </Button>
    </div>
  );
});

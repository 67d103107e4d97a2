// The toolbelt of the design editor, at the foot of the canvas.
import {
  Box,
  ChevronDown,
  Circle,
  CodeXml,
  Frame,
  Hand,
  Image,
  MessageCircle,
  MousePointer2,
  MoveUpRight,
  PencilLine,
  PencilRuler,
  PenTool,
  Scaling,
  Slash,
  Slice,
  Sparkles,
  Square,
  SquareDashed,
  Star,
  Triangle,
  Type,
} from "lucide-preact";
import { Button, Icon, Menu, MenuButton, MenuItem, names, send } from "../../_kit";
import { DESIGN_TOOLS, type ToolGroup } from "../content/tools";
import type { State } from "../state/model";
import { besideZoom } from "./beside";

const ICONS: Record<string, typeof Frame> = {
  move: MousePointer2,
  hand: Hand,
  scale: Scaling,
  frame: Frame,
  section: SquareDashed,
  slice: Slice,
  rect: Square,
  line: Slash,
  arrow: MoveUpRight,
  ellipse: Circle,
  polygon: Triangle,
  star: Star,
  image: Image,
  pen: PenTool,
  pencil: PencilLine,
  text: Type,
  comment: MessageCircle,
};

const GROUP_NAMES: Record<string, string> = {
  pointer: "Move tools",
  region: "Region tools",
  shapes: "Shape tools",
  drawing: "Drawing tools",
};

const withHint = (name: string, hint: string): string => (hint ? `${name}  ${hint}` : name);

function Group({ app, group }: { app: State; group: ToolGroup }) {
  const active = group.tools.find((tool) => tool.key === app.tool);
  const shown = active ?? group.tools.find((tool) => tool.key === app.picks[`belt:${group.key}`]) ?? group.tools[0];
  if (!shown) return null;
  const menu = `tools.${group.key}.menu`;
  return (
    <span class="belt-group">
      <Button
        id={`tools.tool.${group.key}`}
        label={shown.name}
        tip={withHint(shown.name, shown.hint)}
        class={names("belt-tool", active && "belt-on")}
        pressed={active !== undefined}
        onPress={() => send({ type: "tool", id: shown.key })}
      >
        <Icon of={ICONS[shown.key] ?? Frame} size={20} />
      </Button>
      {group.tools.length > 1 && (
        <>
          <MenuButton id={`tools.more.${group.key}`} menu={menu} tip={GROUP_NAMES[group.key]} class="belt-more">
            <Icon of={ChevronDown} size={12} />
          </MenuButton>
          <Menu id={menu} anchor={`tools.more.${group.key}`} side="top-start" label={GROUP_NAMES[group.key] ?? "Tools"}>
            {group.tools.map((tool) => (
              <MenuItem
                key={tool.key}
                id={`tools.pick.${tool.key}`}
                icon={<Icon of={ICONS[tool.key] ?? Frame} size={16} />}
                hint={tool.hint}
                checked={tool.key === app.tool}
                exclusive
                onPress={() => {
                  send({ type: "pick", name: `belt:${group.key}`, value: tool.key });
                  send({ type: "tool", id: tool.key });
                }}
              >
                {tool.name}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </span>
  );
}

const MODES = [
  ["draw", "Draw", PencilRuler],
  ["design", "Design", Box],
  ["dev", "Dev mode", CodeXml],
] as const;

export const Toolbelt = besideZoom(({ app }) => {
  const mode = app.flags.dev === true ? "dev" : (app.picks.mode ?? "design");
  return (
    <div class="toolbelt" role="toolbar" aria-label="Tools" data-igg-area="tools">
      {DESIGN_TOOLS.map((group) => (
        <Group key={group.key} app={app} group={group} />
      ))}
      <Button
        id="tools.actions"
        tip="Actions  Ctrl+K"
        class="belt-tool"
        onPress={() => send({ type: "open", id: "actions" })}
      >
        <Icon of={Sparkles} size={20} />
      </Button>
      <span class="belt-rule" />
      <span class="mode-switch" role="radiogroup" aria-label="Mode">
        {MODES.map(([key, name, icon]) => (
          <Button
            key={key}
            id={`tools.mode.${key}`}
            role="radio"
            label={name}
            tip={name}
            checked={mode === key}
            class={names("mode", mode === key && "mode-on", key === "dev" && "mode-dev")}
            onPress={() => {
              send({ type: "flag", id: "dev", value: key === "dev" });
              send({ type: "pick", name: "mode", value: key });
              if (key === "draw") send({ type: "tool", id: "pencil" });
            }}
          >
            <Icon of={icon} size={18} />
          </Button>
        ))}
      </span>
    </div>
  );
});

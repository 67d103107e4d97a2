// The buttons of the toolbar, in groups.
import {
  mdiFormatAlignCenter,
  mdiFormatAlignJustify,
  mdiFormatAlignLeft,
  mdiFormatAlignRight,
  mdiFormatBold,
  mdiFormatClear,
  mdiFormatColorHighlight,
  mdiFormatColorText,
  mdiFormatIndentDecrease,
  mdiFormatIndentIncrease,
  mdiFormatItalic,
  mdiFormatLineSpacing,
  mdiFormatListBulleted,
  mdiFormatListChecks,
  mdiFormatListNumbered,
  mdiFormatUnderline,
  mdiMenuDown,
  mdiMinus,
  mdiPlus,
} from "@mdi/js";
import { Button, Icon, MenuButton, send } from "../../_kit";
import { styleOf } from "../content/looks";
import type { Format } from "../content/types";

interface ToolProps {
  id: string;
  tip: string;
  icon: string;
  /** Its keys. */
  keys?: string;
  onPress: () => void;
  pressed?: boolean;
  inactive?: boolean;
}

export const Tool = ({ id, tip, icon, keys, onPress, pressed, inactive }: ToolProps) => (
  <Button
    id={`tool.${id}`}
    class="tool"
    label={tip}
    tip={keys ? `${tip} (${keys})` : tip}
    tipSide="bottom"
    pressed={pressed}
    inactive={inactive}
    onPress={onPress}
  >
    <Icon path={icon} size={20} />
  </Button>
);

export const Drop = ({
  id,
  tip,
  icon,
  inactive,
  mark,
}: {
  id: string;
  tip: string;
  icon: string;
  inactive?: boolean;
  mark?: string | undefined;
}) => (
  <MenuButton
    id={`tool.${id}`}
    menu={`tool.${id}.menu`}
    class="tool"
    label={tip}
    tip={tip}
    tipSide="bottom"
    inactive={inactive}
  >
    <span class="tool-marked">
      <Icon path={icon} size={20} />
      {mark !== undefined && <span class="tool-mark" style={{ background: mark }} />}
    </span>
  </MenuButton>
);

const Arrow = ({ id, tip, inactive }: { id: string; tip: string; inactive?: boolean }) => (
  <MenuButton
    id={`tool.${id}`}
    menu={`tool.${id}.menu`}
    class="tool-arrow"
    label={tip}
    tip={tip}
    tipSide="bottom"
    inactive={inactive}
  >
    <Icon path={mdiMenuDown} size={16} />
  </MenuButton>
);

export const Line = () => <span class="tool-line" />;
const toggles = (key: "bold" | "italic" | "underline") => () => send({ type: "format.toggle", key });
const lists = (value: "bullet" | "number" | "check") => () => send({ type: "format.list", value });
const indents = (by: number) => () => send({ type: "format.indent", by });

const ALIGNS = {
  left: mdiFormatAlignLeft,
  centre: mdiFormatAlignCenter,
  right: mdiFormatAlignRight,
  justify: mdiFormatAlignJustify,
};

export function Sizes({ format, off }: { format: Format; off: boolean }) {
  const size = format.size ?? styleOf(format.style ?? "p")?.size ?? 11;
  const by = (step: number) => () => send({ type: "format.size", by: step });
  return (
    <span class="tool-sizes">
      <Tool id="size.less" tip="Smaller text" icon={mdiMinus} inactive={off} onPress={by(-1)} />
      <MenuButton
        id="tool.size"
        menu="tool.size.menu"
        class="tool-size"
        label={`Text size ${size}`}
        tip="Text size"
        tipSide="bottom"
        inactive={off}
      >
        {size}
      </MenuButton>
      <Tool id="size.more" tip="Larger text" icon={mdiPlus} inactive={off} onPress={by(1)} />
    </span>
  );
}

export function Paragraphs({ format, off }: { format: Format; off: boolean }) {
  return (
    <>
      <Drop id="align" tip="Align and indent" icon={ALIGNS[format.align ?? "left"]} inactive={off} />
      <Drop id="spacing" tip="Line and paragraph spacing" icon={mdiFormatLineSpacing} inactive={off} />
      <Tool
        id="checklist"
        keys="Ctrl+Shift+9"
        tip="Checklist"
        icon={mdiFormatListChecks}
        inactive={off}
        pressed={format.list === "check"}
        onPress={lists("check")}
      />
      <Tool
        id="bullets"
        keys="Ctrl+Shift+8"
        tip="Bulleted list"
        icon={mdiFormatListBulleted}
        inactive={off}
        pressed={format.list === "bullet"}
        onPress={lists("bullet")}
      />
      <Arrow id="bullets.more" tip="Bulleted list styles" inactive={off} />
      <Tool
        id="numbers"
        keys="Ctrl+Shift+7"
        tip="Numbered list"
        icon={mdiFormatListNumbered}
        inactive={off}
        pressed={format.list === "number"}
        onPress={lists("number")}
      />
      <Arrow id="numbers.more" tip="Numbered list styles" inactive={off} />
      <Tool
        id="indent.less"
        keys="Ctrl+["
        tip="Decrease indent"
        icon={mdiFormatIndentDecrease}
        inactive={off || !format.indent}
        onPress={indents(-1)}
      />
      <Tool
        id="indent.more"
        keys="Ctrl+]"
        tip="Increase indent"
        icon={mdiFormatIndentIncrease}
        inactive={off}
        onPress={indents(1)}
      />
      <Tool
        id="clear"
        keys="Ctrl+\\"
        tip="Clear formatting"
        icon={mdiFormatClear}
        inactive={off}
        onPress={() => send({ type: "format.clear" })}
      />
    </>
  );
}

export function Characters({ format, off }: { format: Format; off: boolean }) {
  return (
    <>
      <Tool
        id="bold"
        keys="Ctrl+B"
        tip="Bold"
        icon={mdiFormatBold}
        inactive={off}
        pressed={format.bold === true}
        onPress={toggles("bold")}
      />
      <Tool
        id="italic"
        keys="Ctrl+I"
        tip="Italic"
        icon={mdiFormatItalic}
        inactive={off}
        pressed={format.italic === true}
        onPress={toggles("italic")}
      />
      <Tool
        id="underline"
        keys="Ctrl+U"
        tip="Underline"
        icon={mdiFormatUnderline}
        inactive={off}
        pressed={format.underline === true}
        onPress={toggles("underline")}
      />
      <Drop id="colour" tip="Text colour" icon={mdiFormatColorText} inactive={off} mark={format.colour ?? "#000"} />
      <Drop
        id="highlight"
        tip="Highlight colour"
        icon={mdiFormatColorHighlight}
        inactive={off}
        mark={format.highlight ?? "transparent"}
      />
    </>
  );
}

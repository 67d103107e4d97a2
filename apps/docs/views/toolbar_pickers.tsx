// What the buttons of the toolbar open.
import {
  mdiAccountSupervisorOutline,
  mdiEyeOutline,
  mdiImageOutline,
  mdiLink,
  mdiPencilOutline,
  mdiTrayArrowUp,
  mdiWaterOffOutline,
} from "@mdi/js";
import { Button, close, command, Icon, Menu, MenuItem, MenuSeparator, names, open, send } from "../../_kit";
import { BULLETS, FONTS, NUMBERINGS, SPACINGS, STYLES, SWATCHES, ZOOMS } from "../content/looks";
import type { Align, FormatKey } from "../content/types";
import type { State } from "../state/model";
import { formatNow } from "../state/reading";

const set = (key: FormatKey, value: string | number) => () => send({ type: "format.set", key, value });

export const ZoomMenu = ({ app }: { app: State }) => (
  <Menu id="tool.zoom.menu" anchor="tool.zoom" label="Zoom" class="docs-menu">
    {ZOOMS.map((value) => (
      <MenuItem
        key={value}
        id={`tool.zoom.${value.toLowerCase().replace("%", "")}`}
        checked={app.zoom === value}
        exclusive
        onPress={() => send({ type: "zoom", value })}
      >
        {value}
      </MenuItem>
    ))}
  </Menu>
);

export const StyleMenu = ({ app }: { app: State }) => (
  <Menu id="tool.style.menu" anchor="tool.style" label="Styles" class="docs-menu style-menu">
    {STYLES.map(({ key, name }) => (
      <MenuItem
        key={key}
        id={`tool.style.${key}`}
        checked={(formatNow(app).style ?? "p") === key}
        exclusive
        onPress={set("style", key)}
      >
        <span class={`style-name as-${key}`}>{name}</span>
      </MenuItem>
    ))}
    <MenuSeparator />
    <MenuItem id="tool.style.save" onPress={() => send({ type: "say", text: "These are your default styles now" })}>
      Save as my default styles
    </MenuItem>
  </Menu>
);

export const FontMenu = ({ app }: { app: State }) => (
  <>
    <Menu id="tool.font.menu" anchor="tool.font" label="Font" class="docs-menu">
      {FONTS.map(({ key, name, family }) => (
        <MenuItem
          key={key}
          id={`tool.font.${key}`}
          checked={(formatNow(app).font ?? "inter") === key}
          exclusive
          onPress={set("font", key)}
        >
          <span style={{ fontFamily: family }}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
    <Menu id="tool.size.menu" anchor="tool.size" label="Text size" class="docs-menu narrow-menu">
      {[8, 9, 10, 11, 12, 14, 18, 24, 30, 36, 48, 60].map((size) => (
        <MenuItem key={size} id={`tool.size.${size}`} onPress={set("size", size)}>
          {size}
        </MenuItem>
      ))}
    </Menu>
    <Menu id="tool.image.menu" anchor="tool.image" label="Insert image" class="docs-menu">
      <MenuItem
        id="tool.image.upload"
        icon={<Icon path={mdiTrayArrowUp} size={20} />}
        onPress={() => command(open("upload"))}
      >
        Upload from computer
      </MenuItem>
      <MenuItem
        id="tool.image.pictures"
        icon={<Icon path={mdiImageOutline} size={20} />}
        onPress={() => send({ type: "panel", name: "pictures" })}
      >
        From the picture library
      </MenuItem>
      <MenuItem
        id="tool.image.address"
        icon={<Icon path={mdiLink} size={20} />}
        onPress={() => command(open("byaddress"))}
      >
        By address
      </MenuItem>
    </Menu>
  </>
);

export function ColourMenu({ app, kind }: { app: State; kind: "colour" | "highlight" }) {
  const current = formatNow(app)[kind];
  const menu = `tool.${kind}.menu`;
  const choose = (value: string | null) => {
    command(close(menu));
    send({ type: "format.set", key: kind, value });
  };
  return (
    <Menu
      id={menu}
      anchor={`tool.${kind}`}
      label={kind === "colour" ? "Text colour" : "Highlight colour"}
      class="docs-menu colour-menu"
    >
      <MenuItem
        id={`${kind}.none`}
        icon={<Icon path={mdiWaterOffOutline} size={20} />}
        onPress={() => send({ type: "format.set", key: kind, value: null })}
      >
        {kind === "colour" ? "Automatic" : "None"}
      </MenuItem>
      <div class="swatches">
        {SWATCHES.map(({ key, name, value }, at) => (
          <Button
            key={key}
            id={`${kind}.swatch.${key}`}
            role="menuitemradio"
            checked={current === value}
            tabIndex={-1}
            class={names("swatch", current === value && "on", at < 20 && "plain")}
            style={{ background: value }}
            label={`Colour ${Math.floor(at / 10) + 1}-${(at % 10) + 1}`}
            tip={name}
            onPress={() => choose(value)}
          />
        ))}
      </div>
    </Menu>
  );
}

const ALIGNS: readonly [Align, string][] = [
  ["left", "Left"],
  ["centre", "Centre"],
  ["right", "Right"],
  ["justify", "Justified"],
];

export const AlignMenu = ({ app }: { app: State }) => (
  <Menu id="tool.align.menu" anchor="tool.align" label="Align and indent" class="docs-menu">
    {ALIGNS.map(([key, name]) => (
      <MenuItem
        key={key}
        id={`tool.align.${key}`}
        checked={(formatNow(app).align ?? "left") === key}
        exclusive
        onPress={() => send({ type: "format.align", value: key })}
      >
        {name}
      </MenuItem>
    ))}
  </Menu>
);

export const SpacingMenu = ({ app }: { app: State }) => (
  <Menu id="tool.spacing.menu" anchor="tool.spacing" label="Line and paragraph spacing" class="docs-menu">
    {SPACINGS.map(([key, name, value]) => (
      <MenuItem
        key={key}
        id={`tool.spacing.${key}`}
        checked={formatNow(app).spacing === value}
        exclusive
        onPress={set("spacing", value)}
      >
        {name}
      </MenuItem>
    ))}
    <MenuSeparator />
    {(["before", "after"] as const).map((key) => (
      <MenuItem
        key={key}
        id={`tool.spacing.${key}`}
        checked={formatNow(app)[key] === true}
        onPress={() => send({ type: "format.toggle", key })}
      >
        Space {key} the paragraph
      </MenuItem>
    ))}
  </Menu>
);

const ListCell = ({
  id,
  label,
  marks,
  onPress,
}: {
  id: string;
  label: string;
  marks: readonly string[];
  onPress: () => void;
}) => (
  <Button id={id} role="menuitem" tabIndex={-1} class="list-cell" label={label} tip={label} onPress={onPress}>
    {marks.map((mark, at) => (
      <span key={at} class="list-cell-line" style={{ paddingLeft: `${at * 8}px` }} aria-hidden="true">
        <span>{mark}</span>
        <span class="list-cell-bar" />
      </span>
    ))}
  </Button>
);

const mark = (menu: string, list: string, value: string) => () => {
  command(close(menu));
  send({ type: "format.marker", list, value });
};

export const BulletMenu = (_: { app: State }) => (
  <Menu id="tool.bullets.more.menu" anchor="tool.bullets.more" label="Bulleted list styles" class="docs-menu list-menu">
    <div class="list-cells">
      {BULLETS.map(([key, name, sign]) => (
        <ListCell
          key={key}
          id={`tool.bullet.${key}`}
          label={name}
          marks={[sign, sign, sign]}
          onPress={mark("tool.bullets.more.menu", "bullet", key)}
        />
      ))}
    </div>
  </Menu>
);

export const NumberMenu = (_: { app: State }) => (
  <Menu id="tool.numbers.more.menu" anchor="tool.numbers.more" label="Numbered list styles" class="docs-menu list-menu">
    <div class="list-cells">
      {NUMBERINGS.map(([key, name, signs]) => (
        <ListCell
          key={key}
          id={`tool.number.${key}`}
          label={name}
          marks={signs}
          onPress={mark("tool.numbers.more.menu", "number", key)}
        />
      ))}
    </div>
  </Menu>
);

const MODES = [
  ["editing", "Editing", "Change the document directly", mdiPencilOutline],
  ["suggesting", "Suggesting", "Changes become suggestions", mdiAccountSupervisorOutline],
  ["viewing", "Viewing", "Read or print the document", mdiEyeOutline],
] as const;

export const ModeMenu = ({ app }: { app: State }) => (
  <Menu id="tool.mode.menu" anchor="tool.mode" side="bottom-end" label="Editing mode" class="docs-menu mode-menu">
    {MODES.map(([key, name, line, icon]) => (
      <MenuItem
        key={key}
        id={`tool.mode.${key}`}
        icon={<Icon path={icon} size={22} />}
        checked={app.mode === key}
        exclusive
        onPress={() => send({ type: "mode", value: key })}
      >
        <strong class="block">{name}</strong>
        <span class="quiet">{line}</span>
      </MenuItem>
    ))}
  </Menu>
);

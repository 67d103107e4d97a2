// A row of the layers tree, with the rows of what is in it.
import {
  ChevronDown,
  ChevronRight,
  Circle,
  Component,
  Diamond,
  Eye,
  EyeOff,
  Frame,
  Group,
  Image,
  Lock,
  LockOpen,
  Slash,
  Square,
  StickyNote,
  Type,
} from "lucide-preact";
import { memo } from "preact/compat";
import { Button, Field, Icon, names, send } from "../../_kit";
import type { Kind } from "../content/things";
import type { State } from "../state/model";
import { isAlike, keysIn, type Live, thingOf } from "../state/tree";

const KIND_ICONS: Record<Kind, typeof Frame> = {
  frame: Frame,
  section: Square,
  group: Group,
  component: Component,
  instance: Diamond,
  rect: Square,
  ellipse: Circle,
  line: Slash,
  text: Type,
  image: Image,
  icon: Diamond,
  note: StickyNote,
  shape: Square,
  stamp: Circle,
};

const isPurple = (thing: Live): boolean => thing.kind === "component" || thing.kind === "instance";

function RowTools({ thing }: { thing: Live }) {
  const { key, name, locked, hidden } = thing;
  return (
    <span class="row-tools">
      <Button
        id={`layers.lock.${key}`}
        label={`${locked ? "Unlock" : "Lock"} ${name}`}
        class={names("row-tool", locked && "row-tool-on")}
        onPress={() => send({ type: "row.turn", id: key, name: "locked" })}
      >
        <Icon of={locked ? Lock : LockOpen} size={13} />
      </Button>
      <Button
        id={`layers.eye.${key}`}
        label={`${hidden ? "Show" : "Hide"} ${name}`}
        class={names("row-tool", hidden && "row-tool-on")}
        onPress={() => send({ type: "row.turn", id: key, name: "hidden" })}
      >
        <Icon of={hidden ? EyeOff : Eye} size={13} />
      </Button>
    </span>
  );
}

interface RowProps {
  app: State;
  name: string;
  depth: number;
}

function Row({ app, name, depth }: RowProps) {
  const thing = thingOf(app, name);
  if (!thing) return null;
  const kids = keysIn(app, name);
  const isOpen = app.expanded.includes(name);
  const isRenaming = app.picks.renaming === name;
  return (
    <>
      <Button
        as="div"
        id={`layers.row.${name}`}
        role="treeitem"
        label={thing.name}
        selected={app.selection.includes(name)}
        expanded={kids.length > 0 ? isOpen : undefined}
        aria-level={depth + 1}
        class={names("row", isPurple(thing) && "row-purple", thing.hidden && "row-hidden", depth === 0 && "row-top")}
        style={{ paddingLeft: 8 + depth * 18 }}
        onPress={(event) => send({ type: "select", id: name, shift: event.shiftKey })}
        onDoublePress={() => send({ type: "rename.start", id: name })}
      >
        {kids.length > 0 ? (
          <Button
            id={`layers.toggle.${name}`}
            label={`${isOpen ? "Fold" : "Unfold"} ${thing.name}`}
            class="row-toggle"
            tabIndex={-1}
            onPress={() => send({ type: "expand", id: name })}
          >
            <Icon of={isOpen ? ChevronDown : ChevronRight} size={12} />
          </Button>
        ) : (
          <span class="row-toggle" />
        )}
        <Icon of={KIND_ICONS[thing.kind]} size={13} class="row-icon" />
        {isRenaming ? (
          <Field
            id="layers.rename"
            label={`Name of ${thing.name}`}
            class="row-field"
            value={app.picks.draft ?? thing.name}
            onInput={(value) => send({ type: "pick", name: "draft", value })}
            onEnter={(value) => send({ type: "rename.end", value })}
          />
        ) : (
          <span class="row-name">{thing.name}</span>
        )}
        <RowTools thing={thing} />
      </Button>
      {isOpen && [...kids].reverse().map((kid) => <LayerRow key={kid} app={app} name={kid} depth={depth + 1} />)}
    </>
  );
}

const isSame = (before: RowProps, after: RowProps): boolean =>
  before.name === after.name &&
  before.app.selection === after.app.selection &&
  before.app.expanded === after.app.expanded &&
  before.app.made === after.app.made &&
  before.app.gone === after.app.gone &&
  before.app.picks.renaming === after.app.picks.renaming &&
  (after.app.picks.renaming !== after.name || before.app.picks.draft === after.app.picks.draft) &&
  isAlike(before.app, after.app, before.name);

export const LayerRow = memo(Row, isSame);

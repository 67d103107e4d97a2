// Floating windows that are dragged by their handle, over the page and under its layers.
import { mdiClose, mdiResizeBottomRight, mdiWindowMaximize, mdiWindowMinimize } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { createPortal } from "preact/compat";
import { ask, close, put } from "../commands";
import { elementsWithId } from "../identify";
import { command, onKitMessage, world } from "../store";
import type { Message } from "../types";
import { useKit, useStanding } from "../use_kit";
import { Button } from "./button";
import { type DragSpec, useDrag } from "./drag";
import { Icon } from "./icon";
import { host } from "./layer";
import { type Look, names } from "./look";
import type { Rect, Size } from "./placement";
import { keepInside, movedBy, resizedBy, shiftOf } from "./window_geometry";

const HANDLE_PX = 40;
const LEAST: Size = { w: 200, h: 120 };

export type WindowPlace = Rect & { z: number; minimised: boolean };

// A window that was closed and left out by its app shows again when the app brings it back.
onKitMessage<Message & { id: string }>("kit.window.leave", (kit, { id }) => {
  if (kit[`open:${id}`] === false) delete kit[`open:${id}`];
});

export interface WindowProps extends Look {
  id: string;
  title: ComponentChildren;
  /** accessible name when the title is not text */
  label?: string;
  start: Rect;
  /** with `open(id)` / `close(id)`; shown at first (true) */
  startsOpen?: boolean;
  resizable?: boolean;
  minimisable?: boolean;
  closable?: boolean;
  onClose?: () => void;
  /** the area it keeps to: an id, a rectangle, or the viewport */
  bounds?: string | Rect;
  least?: Size;
  handleHeight?: number;
  /** more controls in the handle row */
  tools?: ComponentChildren;
  handleClass?: string;
  children?: ComponentChildren;
}

function boundsOf(bounds: string | Rect | undefined): Rect {
  if (typeof bounds === "object") return bounds;
  const element = bounds === undefined ? undefined : elementsWithId(bounds)[0];
  if (!element) return { x: 0, y: 0, w: window.innerWidth, h: window.innerHeight };
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
}

function placeOf({ id, start }: WindowProps): WindowPlace {
  const kept = world.peek().kit[`window:${id}`] as WindowPlace | undefined;
  return kept ?? { ...start, z: 0, minimised: false };
}

function topDepth(): number {
  const places = Object.entries(world.peek().kit).filter(([key]) => key.startsWith("window:"));
  return Math.max(0, ...places.map(([, place]) => (place as WindowPlace).z));
}

const keep = (id: string, place: WindowPlace): void => command(put(`window:${id}`, place));

/** Above the others; by depth, so that no node moves under the pointer. */
function raise(props: WindowProps): void {
  const place = placeOf(props);
  const top = topDepth();
  if (place.z === 0 || place.z < top) keep(props.id, { ...place, z: top + 1 });
}

type Change = (before: WindowPlace, dx: number, dy: number) => Rect;

function dragSpec(props: WindowProps, change: Change): DragSpec {
  let before = placeOf(props);
  return {
    onStart: () => {
      before = placeOf(props);
    },
    onMove: ({ dx, dy }) => keep(props.id, { ...placeOf(props), ...change(before, dx, dy) }),
  };
}

function byKeys(props: WindowProps, change: Change): (event: KeyboardEvent) => void {
  return (event) => {
    const shift = shiftOf(event.key, event.shiftKey);
    if (!shift) return;
    event.preventDefault();
    const before = placeOf(props);
    keep(props.id, { ...before, ...change(before, shift.dx, shift.dy) });
  };
}

function Handle(props: WindowProps & { isMinimised: boolean }) {
  const { id, title, handleHeight = HANDLE_PX, isMinimised } = props;
  const move: Change = (before, dx, dy) => keepInside(movedBy(before, dx, dy), boundsOf(props.bounds), handleHeight);
  const drag = useDrag(`${id}.handle`, dragSpec(props, move));
  const place = () => placeOf(props);
  const onClose = () => {
    command(close(id));
    props.onClose?.();
  };
  return (
    <div class={names("k-window-head", props.handleClass)} style={{ height: handleHeight }}>
      <Button
        as="div"
        id={`${id}.handle`}
        class="k-window-handle"
        aria-roledescription="handle"
        drag={drag}
        onKeyDown={byKeys(props, move)}
      >
        {title}
      </Button>
      {props.tools}
      {props.minimisable && (
        <Button
          id={`${id}.minimise`}
          label={isMinimised ? "Restore" : "Minimise"}
          class="k-icon-button"
          onPress={() => keep(id, { ...place(), minimised: !place().minimised })}
        >
          <Icon path={isMinimised ? mdiWindowMaximize : mdiWindowMinimize} size={16} />
        </Button>
      )}
      {(props.closable ?? props.onClose !== undefined) && (
        <Button id={`${id}.close`} label="Close" class="k-icon-button" onPress={onClose}>
          <Icon path={mdiClose} size={18} />
        </Button>
      )}
    </div>
  );
}

function ResizeHandle(props: WindowProps) {
  const { id, least = LEAST } = props;
  const resize: Change = (before, dx, dy) => resizedBy(before, dx, dy, least, boundsOf(props.bounds));
  const drag = useDrag(`${id}.resize`, dragSpec(props, resize));
  return (
    <Button
      as="div"
      id={`${id}.resize`}
      label="Resize"
      aria-roledescription="handle"
      class="k-window-resize"
      drag={drag}
      onKeyDown={byKeys(props, resize)}
    >
      <Icon path={mdiResizeBottomRight} size={16} />
    </Button>
  );
}

export function Window(props: WindowProps) {
  const { id, title, label, start, startsOpen = true, handleHeight = HANDLE_PX } = props;
  const isOpen = useKit<boolean>(`open:${id}`) ?? startsOpen;
  const place = useKit<WindowPlace>(`window:${id}`) ?? { ...start, z: 0, minimised: false };
  useStanding(id, [], [ask({ type: "kit.window.leave", id })]);
  if (!isOpen) return null;
  const height = place.minimised ? handleHeight + 2 : place.h;
  return createPortal(
    <section
      class={names("k-window", place.minimised && "k-window-minimised", props.class)}
      style={{ ...props.style, left: place.x, top: place.y, width: place.w, height, zIndex: place.z }}
      aria-label={label ?? (typeof title === "string" ? title : undefined)}
      data-igg-area={id}
      onPointerDown={() => raise(props)}
    >
      <Handle {...props} isMinimised={place.minimised} />
      {!place.minimised && <div class="k-window-body">{props.children}</div>}
      {props.resizable && !place.minimised && <ResizeHandle {...props} />}
    </section>,
    host("windows"),
  );
}

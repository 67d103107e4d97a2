// One thing on the canvas, and what is in it. Drawn anew only when it, or something in it, has changed.
import type { ComponentChildren, JSX } from "preact";
import { memo } from "preact/compat";
import { Art, Button, Icon, names, send, useDrag } from "../../_kit";
import { firstName } from "../content/people";
import type { State } from "../state/model";
import { idOnCanvas, isAlike, isContainer, keysIn, type Live, thingOf } from "../state/tree";
import { drawing } from "./icons";

/** Where a press is on the board, in the board's own pixels. */
export function spotOf(event: MouseEvent): { x: number; y: number } {
  const layer = (event.currentTarget as Element).closest<HTMLElement>(".layer");
  if (!layer) return { x: 0, y: 0 };
  const box = layer.getBoundingClientRect();
  const scale = box.width / layer.offsetWidth;
  return { x: Math.round((event.clientX - box.left) / scale), y: Math.round((event.clientY - box.top) / scale) };
}

function turned(thing: Live): string | undefined {
  const parts = [
    thing.rotation ? `rotate(${thing.rotation}deg)` : "",
    thing.flipX ? "scaleX(-1)" : "",
    thing.flipY ? "scaleY(-1)" : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" ") : undefined;
}

export function placeOf(thing: Live): JSX.CSSProperties {
  return {
    left: thing.x,
    top: thing.y,
    width: thing.w,
    height: thing.h,
    opacity: thing.opacity === undefined ? undefined : thing.opacity / 100,
    transform: turned(thing),
    mixBlendMode: thing.blend ? (thing.blend.toLowerCase() as "normal") : undefined,
  };
}

function looksOf(thing: Live): JSX.CSSProperties {
  const isOutline = thing.kind === "shape" || thing.kind === "icon" || thing.kind === "line";
  const border = thing.stroke && !thing.strokeOff && !isOutline ? `inset 0 0 0 1px ${thing.stroke}` : "";
  const effect = thing.shadow || thing.effect === "Drop shadow" ? "0 10px 28px rgb(16 32 44 / 20%)" : "";
  return {
    background: isOutline || thing.fillOff ? undefined : thing.fill,
    borderRadius: thing.kind === "ellipse" ? "50%" : thing.radius,
    boxShadow: [border, effect].filter(Boolean).join(", ") || undefined,
    filter: thing.effect === "Layer blur" ? "blur(4px)" : undefined,
  };
}

export function wordsOf(thing: Live): JSX.CSSProperties {
  return {
    fontSize: thing.size ?? 18,
    fontWeight: thing.weight ?? 400,
    color: thing.ink ?? "#1f2428",
    textAlign: thing.align,
    fontStyle: thing.italic ? "italic" : undefined,
    textDecoration: thing.underline || thing.link ? "underline" : thing.strike ? "line-through" : undefined,
  };
}

const listed = (thing: Live): string =>
  thing.list
    ? (thing.text ?? "")
        .split("\n")
        .map((one) => `• ${one}`)
        .join("\n")
    : (thing.text ?? "");

const FORMS = {
  diamond: "50,1 99,50 50,99 1,50",
  box: "1,1 99,1 99,99 1,99",
} as const;

function Outline({ thing }: { thing: Live }) {
  const { form = "box", fill = "#ffffff", stroke = "#5f666d" } = thing;
  if (form === "diamond") {
    return (
      <svg class="outline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          points={FORMS.diamond}
          fill={fill}
          stroke={stroke}
          stroke-width="2"
          vector-effect="non-scaling-stroke"
        />
      </svg>
    );
  }
  const radius = form === "pill" ? 999 : form === "ellipse" ? "50%" : 8;
  return (
    <span class="outline" style={{ background: fill, boxShadow: `inset 0 0 0 2px ${stroke}`, borderRadius: radius }} />
  );
}

function Insides({ thing }: { thing: Live }) {
  switch (thing.kind) {
    case "text":
      return (
        <span class="words" style={wordsOf(thing)}>
          {listed(thing)}
        </span>
      );
    case "note":
      return (
        <>
          <span class="note-words" style={wordsOf(thing)}>
            {listed(thing)}
          </span>
          <span class="note-author">{thing.author ? firstName(thing.author) : ""}</span>
        </>
      );
    case "shape":
      return (
        <>
          <Outline thing={thing} />
          <span class="shape-words" style={wordsOf(thing)}>
            {listed(thing)}
          </span>
        </>
      );
    case "image":
      return thing.art ? (
        <span class="picture" style={{ borderRadius: thing.radius }}>
          <Art kind={thing.art[0]} seed={thing.art[1]} width={thing.w} height={thing.h} />
        </span>
      ) : null;
    case "icon":
      return <Icon of={drawing(thing.icon ?? "dot")} size={Math.min(thing.w, thing.h)} style={{ color: thing.ink }} />;
    case "stamp":
      if (thing.icon === "dot") return <span class="stamp-dot" style={{ background: thing.ink }} />;
      return (
        <span class="stamp-ground" style={{ color: thing.ink }}>
          <Icon of={drawing(thing.icon ?? "dot")} size={Math.round(thing.w * 0.6)} />
        </span>
      );
    case "line":
      return (
        <svg class="outline" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0 100 100" stroke={thing.stroke} stroke-width="2" vector-effect="non-scaling-stroke" />
        </svg>
      );
    default:
      return null;
  }
}

/** Whether it answers the pointer by itself, or is a mere part of what does. */
function isOnItsOwn(app: State, thing: Live): boolean {
  if (thing.locked) return false;
  if (thing.parent === null) return true;
  const parent = thingOf(app, thing.parent);
  return app.entered === thing.parent || (parent !== undefined && parent.parent === null && isContainer(parent));
}

/** What can be read in it is its name; what shows no words is called by the name of its layer. */
const isWordless = (app: State, thing: Live): boolean =>
  !thing.text &&
  keysIn(app, thing.key).every((kid) => {
    const inner = thingOf(app, kid);
    return !inner || isWordless(app, inner);
  });

interface OwnProps {
  thing: Live;
  label: string | undefined;
  isGroup: boolean;
  children: ComponentChildren;
}

function Own({ thing, label, isGroup, children }: OwnProps) {
  const id = idOnCanvas(thing);
  const { key } = thing;
  const drag = useDrag(id, {
    onStart: () => send({ type: "drag.start", id: key }),
    onMove: ({ dx, dy, stepX, stepY }) => send({ type: "drag.move", dx, dy, stepX, stepY }),
    onDrop: () => send({ type: "drag.end" }),
  });
  return (
    <Button
      as="div"
      id={id}
      role={isGroup ? "group" : "button"}
      label={label}
      tabIndex={-1}
      class={names("thing", `kind-${thing.kind}`)}
      style={{ ...placeOf(thing), ...(isContainer(thing) ? {} : looksOf(thing)) }}
      menu="canvas.menu"
      drag={{
        ...drag,
        onPointerDown: (event) => {
          if (event.button === 2) send({ type: "press.second", id: key });
          else drag.onPointerDown(event);
        },
      }}
      onPress={(event) => send({ type: "press", id: key, shift: event.shiftKey, ...spotOf(event) })}
      onDoublePress={() => send({ type: "enter", id: key })}
    >
      {children}
    </Button>
  );
}

interface DrawnProps {
  app: State;
  name: string;
  /** Only a picture of it, as in a tile or the running prototype. */
  plain?: boolean;
}

function Drawn({ app, name, plain = false }: DrawnProps) {
  const thing = thingOf(app, name);
  if (!thing || thing.hidden) return null;
  const kids = keysIn(app, name);
  const inside = kids.map((kid) => <ThingView key={kid} app={app} name={kid} plain={plain} />);
  const holds = isContainer(thing) && thing.parent === null;
  const content = holds ? (
    <>
      <span class="frame-title">{thing.name}</span>
      <div
        class={thing.kind === "frame" && thing.clip !== false ? "frame-body" : "section-body"}
        style={looksOf(thing)}
      >
        {inside}
      </div>
    </>
  ) : (
    <>
      <Insides thing={thing} />
      {inside}
    </>
  );
  if (plain || !isOnItsOwn(app, thing)) {
    return (
      <div class={names("thing", `kind-${thing.kind}`)} style={{ ...placeOf(thing), ...(holds ? {} : looksOf(thing)) }}>
        {content}
      </div>
    );
  }
  const isGroup = kids.length > 0 && (holds || app.entered === name);
  return (
    <Own thing={thing} label={isGroup || isWordless(app, thing) ? thing.name : undefined} isGroup={isGroup}>
      {content}
    </Own>
  );
}

const isSame = (before: DrawnProps, after: DrawnProps): boolean =>
  before.name === after.name &&
  before.plain === after.plain &&
  before.app.made === after.app.made &&
  before.app.gone === after.app.gone &&
  before.app.entered === after.app.entered &&
  isAlike(before.app, after.app, before.name);

export const ThingView = memo(Drawn, isSame);

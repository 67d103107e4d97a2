// The canvas: a large board under one scaling layer, in a scroll area.
import { memo } from "preact/compat";
import { Button, Field, names, ScrollArea, send, useDrag } from "../../_kit";
import { VISITORS } from "../content/cursors";
import { linksFrom } from "../content/flow";
import { firstName, person } from "../content/people";
import { type State, sizeOf } from "../state/model";
import { around, boxOf, keysIn, thingOf } from "../state/tree";
import { besideZoom } from "./beside";
import { onCanvasKey } from "./canvas_keys";
import { Guides } from "./guides";
import { NoteBar } from "./note_bar";
import { Pins } from "./pins";
import { spotOf, ThingView, wordsOf } from "./thing";

const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
const HANDLE_PX = 9;

function Handle({ at, x, y, zoom }: { at: string; x: number; y: number; zoom: number }) {
  const id = `canvas.handle.${at}`;
  const drag = useDrag(id, {
    onStart: () => send({ type: "resize.start", handle: at }),
    onMove: ({ dx, dy }) => send({ type: "resize.move", dx, dy }),
    onDrop: () => send({ type: "drag.end" }),
  });
  const size = HANDLE_PX / zoom;
  return (
    <Button
      as="div"
      id={id}
      label={`Resize ${at}`}
      tabIndex={-1}
      class={`handle handle-${at}`}
      style={{ left: x - size / 2, top: y - size / 2, width: size, height: size, borderWidth: 1 / zoom }}
      drag={drag}
    />
  );
}

function Selection({ app }: { app: State }) {
  const { zoom, selection } = app;
  const boxes = selection.map((key) => ({ key, box: boxOf(app, key) }));
  if (boxes.length === 0) return null;
  const all = around(boxes.map((one) => one.box));
  const single = selection.length === 1 ? thingOf(app, selection[0] ?? "") : undefined;
  const isComponent = single?.kind === "component" || single?.kind === "instance";
  return (
    <div class={names("selection", isComponent && "selection-component")}>
      {boxes.map(({ key, box }) => (
        <span
          key={key}
          class="selected"
          style={{ left: box.x, top: box.y, width: box.w, height: box.h, outlineWidth: 1.5 / zoom }}
        />
      ))}
      {single && !single.locked && app.editing === "" && (
        <>
          {HANDLES.map((at) => (
            <Handle
              key={at}
              at={at}
              zoom={zoom}
              x={all.x + (at.includes("w") ? 0 : at.includes("e") ? all.w : all.w / 2)}
              y={all.y + (at.includes("n") ? 0 : at.includes("s") ? all.h : all.h / 2)}
            />
          ))}
          <span
            class="size-label"
            style={{
              left: all.x + all.w / 2,
              top: all.y + all.h + 8 / zoom,
              transform: `translateX(-50%) scale(${1 / zoom})`,
            }}
          >
            {all.w} × {all.h}
          </span>
        </>
      )}
    </div>
  );
}

function Editor({ app }: { app: State }) {
  const thing = thingOf(app, app.editing);
  if (!thing) return null;
  const box = boxOf(app, thing.key);
  return (
    <Field
      id="canvas.editor"
      label={`Text of ${thing.name}`}
      multiline
      value={thing.text ?? ""}
      class="editor"
      style={
        {
          ...wordsOf(thing),
          left: box.x,
          top: box.y,
          width: box.w,
          height: box.h,
          background: thing.fill ?? "#ffffff",
        } as never
      }
      onInput={(value) => send({ type: "write", value })}
      onKeyDown={(event) => {
        if (event.key === "Escape") send({ type: "write.end" });
      }}
    />
  );
}

function Cursors({ app }: { app: State }) {
  if (app.flags.cursors !== true) return null;
  return (
    <>
      {VISITORS.filter((one) => one.page === app.page).map(({ who, way }) => {
        const [x, y] = way[app.beat % 3] ?? way[0];
        return (
          <span
            key={who}
            class="cursor"
            style={{ left: x, top: y, transform: `scale(${1 / app.zoom})` }}
            aria-hidden="true"
          >
            <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true">
              <path d="M1 1l6 17 2.6-7.1L17 8.6z" fill={person(who).colour} stroke="#ffffff" stroke-width="1.4" />
            </svg>
            <span class="cursor-name" style={{ background: person(who).colour }}>
              {firstName(who)}
            </span>
          </span>
        );
      })}
    </>
  );
}

/** Arrows of the prototype, shown with its panel. */
function Noodles({ app }: { app: State }) {
  const screens = new Set(keysIn(app, null));
  const size = sizeOf(app);
  const lines = [...screens].flatMap((screen) =>
    linksFrom(screen).flatMap(([from, to]) => {
      if (!screens.has(to)) return [];
      const start = boxOf(app, from);
      const end = boxOf(app, to);
      const [x1, y1] = [start.x + start.w, start.y + start.h / 2];
      const [x2, y2] = [end.x, end.y + 120];
      return [`M${x1} ${y1}C${x1 + 120} ${y1} ${x2 - 120} ${y2} ${x2} ${y2}`];
    }),
  );
  return (
    <svg class="noodles" width={size.w} height={size.h} aria-hidden="true">
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

const Rulers = memo(({ zoom }: { zoom: number }) => (
  <>
    <span class="ruler ruler-x" style={{ backgroundSize: `${100 * zoom}px 100%` }} />
    <span class="ruler ruler-y" style={{ backgroundSize: `100% ${100 * zoom}px` }} />
  </>
));

const Things = besideZoom(({ app }) => (
  <>
    {keysIn(app, null).map((key) => (
      <ThingView key={key} app={app} name={key} />
    ))}
  </>
));

const VIEW_FLAGS = ["grid", "guides", "outlines", "highlight"] as const;

export function Canvas({ app }: { app: State }) {
  const { zoom, place } = app;
  const size = sizeOf(app);
  let start = { x: 0, y: 0 };
  const drag = useDrag("canvas.board", {
    onMove: ({ dx, dy, stepX, stepY }) =>
      send({
        type: "board.move",
        startX: start.x,
        startY: start.y,
        x: start.x + dx / zoom,
        y: start.y + dy / zoom,
        stepX,
        stepY,
      }),
    onDrop: () => send({ type: "board.end" }),
  });
  return (
    <div class={names("canvas", `canvas-${place}`, `tool-${app.tool}`, app.zooming && "zooming")}>
      <ScrollArea id="canvas" label="Canvas" axis="both" gutter="overlay" class="canvas-scroll">
        <div
          class="board-room"
          data-igg-scaled=""
          style={{ width: Math.round(size.w * zoom), height: Math.round(size.h * zoom) }}
          onWheel={(event) => {
            if (!event.ctrlKey) return;
            event.preventDefault();
            const out = event.deltaY > 0 !== (app.flags.invertZoom === true);
            send({ type: "zoom", by: out ? 0.9 : 1.1, at: [event.clientX, event.clientY] });
          }}
        >
          <Button
            as="div"
            id="canvas.board"
            role="group"
            label={place === "board" ? "Board" : "Page"}
            tabIndex={-1}
            class={names(
              "layer",

              ...VIEW_FLAGS.map((flag) => app.flags[flag] === true && `show-${flag}`),
            )}
            style={
              {
                width: size.w,
                height: size.h,
                transform: `scale(${zoom})`,
                "--zoom": place === "design" ? zoom : undefined,
              } as never
            }
            menu="canvas.menu"
            drag={{
              ...drag,
              onPointerDown: (event) => {
                start = spotOf(event);
                drag.onPointerDown(event);
              },
            }}
            onKeyDown={(event) => onCanvasKey(event, place === "board", app.selection.length > 0)}
            onPress={(event) => send({ type: "press.board", ...spotOf(event) })}
          >
            <Things app={app} />
            <div class="over">
              {place === "design" && app.picks.right === "prototype" && <Noodles app={app} />}
              <Selection app={app} />
              {app.gesture && <Guides app={app} />}
              {app.editing !== "" && <Editor app={app} />}
              {app.marquee && (
                <span
                  class="marquee"
                  style={{
                    left: app.marquee.x,
                    top: app.marquee.y,
                    width: app.marquee.w,
                    height: app.marquee.h,
                    borderWidth: 1 / zoom,
                  }}
                />
              )}
              {app.flags.comments === true && <Pins app={app} />}
              <Cursors app={app} />
              {place === "board" && <NoteBar app={app} />}
            </div>
          </Button>
        </div>
      </ScrollArea>
      {app.flags.rulers === true && <Rulers zoom={zoom} />}
    </div>
  );
}

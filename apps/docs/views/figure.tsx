// A picture in the text: chosen by a click, moved, resized by its handles, wrapped by the text or in front of it.
import {
  mdiDotsVertical,
  mdiFormatAlignJustify,
  mdiFormatPageBreak,
  mdiFormatWrapInline,
  mdiFormatWrapTight,
  mdiImageEditOutline,
  mdiImageSizeSelectActual,
} from "@mdi/js";
import { Art, type ArtKind, Button, command, Icon, names, open, send, useDrag } from "../../_kit";
import type { FigureBlock, Wrap } from "../content/types";
import type { State } from "../state/model";

const GRIPS: readonly [key: string, name: string, x: -1 | 0 | 1, y: -1 | 0 | 1][] = [
  ["nw", "Top left", -1, -1],
  ["n", "Top", 0, -1],
  ["ne", "Top right", 1, -1],
  ["e", "Right", 1, 0],
  ["se", "Bottom right", 1, 1],
  ["s", "Bottom", 0, 1],
  ["sw", "Bottom left", -1, 1],
  ["w", "Left", -1, 0],
];

const WRAPS: readonly [key: Wrap, name: string, icon: string][] = [
  ["inline", "In line with the text", mdiFormatWrapInline],
  ["break", "Break the text", mdiFormatPageBreak],
  ["behind", "Behind the text", mdiFormatAlignJustify],
  ["front", "In front of the text", mdiImageSizeSelectActual],
];

const LEAST = 48;
export const isLoose = (wrap: Wrap): boolean => wrap === "front" || wrap === "behind";

interface GripProps {
  figure: string;
  grip: (typeof GRIPS)[number];
  loose: boolean;
}

function Grip({ figure, grip: [key, name, x, y], loose }: GripProps) {
  const id = `figure.${figure}.${key}`;
  const drag = useDrag(id, {
    onMove: ({ stepX, stepY }) =>
      send({
        type: "figure.by",
        id: figure,
        dw: x * stepX,
        dh: y * stepY,
        x: loose && x === -1 ? stepX : 0,
        y: loose && y === -1 ? stepY : 0,
      }),
  });
  return <Button as="div" id={id} class={`grip grip-${key}`} label={`${name} handle`} drag={drag} />;
}

const WrapBar = ({ block }: { block: FigureBlock }) => (
  <span class="wrap-bar">
    {WRAPS.map(([key, name, icon]) => (
      <Button
        key={key}
        id={`wrap.${key}`}
        class="wrap-tool"
        label={name}
        tip={name}
        tipSide="bottom"
        pressed={block.wrap === key}
        onPress={() => send({ type: "figure.wrap", id: block.key, value: key === block.wrap ? "inline" : key })}
      >
        <Icon path={icon} size={20} />
      </Button>
    ))}
    <Button
      id="wrap.replace"
      class="wrap-tool"
      label="Replace the picture"
      tip="Replace the picture"
      tipSide="bottom"
      onPress={() => send({ type: "panel", name: "pictures" })}
    >
      <Icon path={mdiImageEditOutline} size={20} />
    </Button>
    <Button
      id="wrap.size"
      class="wrap-tool"
      label="Original size"
      tip="Original size"
      tipSide="bottom"
      onPress={() => send({ type: "figure.reset" })}
    >
      <Icon path={mdiFormatWrapTight} size={20} />
    </Button>
    <Button
      id="wrap.more"
      class="wrap-tool"
      label="More picture options"
      tip="More picture options"
      tipSide="bottom"
      onPress={() => command(open("figure.menu"))}
    >
      <Icon path={mdiDotsVertical} size={20} />
    </Button>
  </span>
);

export function Figure({ app, block }: { app: State; block: FigureBlock }) {
  const change = app.figures[block.key] ?? { dw: 0, dh: 0, x: 0, y: 0 };
  const width = Math.max(LEAST, block.width + change.dw);
  const height = Math.max(LEAST, block.height + change.dh);
  const loose = isLoose(block.wrap);
  const isChosen = app.figure === block.key;
  const id = `text.${block.key}`;
  const drag = useDrag(id, {
    onMove: ({ stepX, stepY }) => send({ type: "figure.by", id: block.key, x: stepX, y: stepY }),
  });
  const place = loose
    ? { left: `${(block.x ?? 80) + change.x}px`, top: `${(block.y ?? 300) + change.y}px` }
    : { left: `${change.x}px`, top: `${change.y}px` };
  return (
    <div
      class={names("figure", `figure-${block.wrap}`, isChosen && "chosen")}
      style={{ ...place, width: `${width}px` }}
    >
      <span class="figure-frame" style={{ width: `${width}px`, height: `${height}px` }}>
        <Button
          as="div"
          id={id}
          class="figure-picture"
          label={block.name}
          drag={drag}
          onPress={() => send({ type: "figure.choose", id: block.key })}
        >
          <Art kind={block.art as ArtKind} seed={block.seed} width="100%" height="100%" />
        </Button>
        {isChosen && GRIPS.map((grip) => <Grip key={grip[0]} figure={block.key} grip={grip} loose={loose} />)}
      </span>
      {block.caption && <span class="figure-caption">{block.caption}</span>}
      {isChosen && app.mode !== "viewing" && <WrapBar block={block} />}
    </div>
  );
}

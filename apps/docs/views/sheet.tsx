// The small picture of a document: its title and the shape of what follows, drawn from its layout.
import { memo } from "preact/compat";
import { rng } from "../../_kit";

interface SheetProps {
  seed: string;
  title: string;
  layout: string;
  accent: string;
  width: number;
  height: number;
}

const W = 200;
const LEFT = 22;
const INK = "#c3c9d1";

interface Pen {
  y: number;
  shapes: preact.JSX.Element[];
}

function lines(pen: Pen, random: () => number, count: number, left = LEFT): void {
  for (let at = 0; at < count; at++) {
    const width = at === count - 1 ? 60 + random() * 50 : W - left - LEFT - random() * 14;
    pen.shapes.push(<rect key={pen.shapes.length} x={left} y={pen.y} width={width} height={3} rx={1} fill={INK} />);
    pen.y += 7.5;
  }
  pen.y += 6;
}

function words(pen: Pen, text: string, size: number, fill: string): void {
  const room = Math.floor((W - 2 * LEFT) / (size * 0.52));
  const parts = text.split(" ").reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= room) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
    return rows;
  }, []);
  for (const line of parts.slice(0, 3)) {
    pen.y += size;
    pen.shapes.push(
      <text key={pen.shapes.length} x={LEFT} y={pen.y} font-size={size} font-weight="600" fill={fill}>
        {line}
      </text>,
    );
    pen.y += 2;
  }
  pen.y += 7;
}

function table(pen: Pen, accent: string): void {
  const rows = 5;
  const parts: string[] = [];
  for (let row = 0; row <= rows; row++) parts.push(`M${LEFT} ${pen.y + row * 11}h${W - 2 * LEFT}`);
  for (let column = 0; column <= 3; column++) parts.push(`M${LEFT + column * 52} ${pen.y}v${rows * 11}`);
  pen.shapes.push(
    <rect key={pen.shapes.length} x={LEFT} y={pen.y} width={W - 2 * LEFT} height={11} fill={accent} opacity={0.22} />,
    <path key={`${pen.shapes.length}t`} d={parts.join("")} stroke={INK} fill="none" />,
  );
  pen.y += rows * 11 + 10;
}

function picture(pen: Pen, accent: string): void {
  const y = pen.y;
  pen.shapes.push(
    <rect key={pen.shapes.length} x={LEFT} y={y} width={W - 2 * LEFT} height={62} fill={accent} opacity={0.3} />,
    <path
      key={`${pen.shapes.length}p`}
      d={`M${LEFT} ${y + 62}l44-34 30 20 28-26 54 40z`}
      fill={accent}
      opacity={0.75}
    />,
    <circle key={`${pen.shapes.length}s`} cx={W - 48} cy={y + 18} r={8} fill="#fff" opacity={0.9} />,
  );
  pen.y += 72;
}

function list(pen: Pen, random: () => number, accent: string, boxed: boolean): void {
  for (let at = 0; at < 4; at++) {
    pen.shapes.push(
      boxed ? (
        <rect key={pen.shapes.length} x={LEFT + 4} y={pen.y - 2} width={6} height={6} fill="none" stroke={accent} />
      ) : (
        <circle key={pen.shapes.length} cx={LEFT + 7} cy={pen.y + 1.5} r={2} fill={accent} />
      ),
      <rect
        key={`${pen.shapes.length}l`}
        x={LEFT + 16}
        y={pen.y}
        width={70 + random() * 60}
        height={3}
        rx={1}
        fill={INK}
      />,
    );
    pen.y += 9;
  }
  pen.y += 5;
}

function Drawing({ seed, title, layout, accent, width, height }: SheetProps) {
  const { next } = rng(`sheet|${seed}`);
  const pen: Pen = { y: 22, shapes: [] };
  let isNamed = false;
  for (const part of layout.split(" ").filter(Boolean)) {
    if (part === "band") {
      pen.shapes.push(<rect key="band" x={0} y={0} width={W} height={44} fill={accent} />);
      pen.y = 14;
      words(pen, title, 12, "#fff");
      pen.y = Math.max(pen.y, 58);
      isNamed = true;
    } else if (part === "title" || (part === "h" && !isNamed)) {
      words(pen, title, part === "title" ? 15 : 12, part === "title" ? "#24292f" : accent);
      isNamed = true;
    } else if (part === "h") {
      pen.shapes.push(
        <rect key={pen.shapes.length} x={LEFT} y={pen.y} width={50 + next() * 40} height={5} fill={accent} />,
      );
      pen.y += 13;
    } else if (part === "rule") {
      pen.shapes.push(
        <rect key={pen.shapes.length} x={LEFT} y={pen.y - 4} width={W - 2 * LEFT} height={2} fill={accent} />,
      );
      pen.y += 6;
    } else if (part === "letter") {
      words(pen, title, 9, "#24292f");
      lines(pen, next, 2, 118);
      isNamed = true;
    } else if (part === "table") table(pen, accent);
    else if (part === "picture") picture(pen, accent);
    else if (part === "list") list(pen, next, accent, false);
    else if (part === "check") list(pen, next, accent, true);
    else lines(pen, next, Number(part.slice(1)));
  }
  return (
    <svg
      class="sheet"
      width={width}
      height={height}
      viewBox={`0 0 ${W} ${(W * height) / width}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      {pen.shapes}
    </svg>
  );
}

/** Redrawn only when its props change. */
export const Sheet = memo(Drawing);

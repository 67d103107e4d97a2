// A table in the text; a wide one scrolls within its frame.
import { mdiDotsHorizontal, mdiPlus } from "@mdi/js";
import { Button, command, Icon, names, open, ScrollArea, send } from "../../_kit";
import type { TableBlock } from "../content/types";
import type { State } from "../state/model";
import { cellKey, type Layout } from "../state/ops";
import { inkOf } from "./ink";
import { Line } from "./line";
import type { LineLook } from "./pages";

interface TableProps {
  app: State;
  block: TableBlock;
  layout: Layout;
  look: (key: string) => LineLook;
}

function Body({ app, block, layout, look }: TableProps) {
  const ink = inkOf(app);
  return (
    <table class="table" style={{ width: `${block.widths.reduce((sum, width) => sum + width, 0)}px` }}>
      <caption class="unseen">{block.name}</caption>
      <colgroup>
        {block.widths.map((width, at) => (
          <col key={at} style={{ width: `${width}px` }} />
        ))}
      </colgroup>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at} class={names(at === 0 && "table-head")}>
            {row.map((cell, column) => {
              const key = cellKey(block.key, at, column);
              return (
                <td key={key} style={{ background: layout.formats[key]?.highlight }}>
                  <Line ink={ink} line={key} text={cell} format={layout.formats[key] ?? {}} isCell {...look(key)} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Table(props: TableProps) {
  const { app, block } = props;
  const isHeld = app.sel?.from.startsWith(`${block.key}.`) === true;
  return (
    <div class={names("table-frame", isHeld && "held")}>
      {block.wide ? (
        <ScrollArea id={`table.${block.key}`} label={block.name} axis="x" class="table-scroll">
          <Body {...props} />
        </ScrollArea>
      ) : (
        <Body {...props} />
      )}
      {isHeld && (
        <span class="table-tools">
          <Button
            id="table.add-row"
            class="table-tool"
            label="Add a row"
            tip="Add a row"
            onPress={() => send({ type: "rows.change", change: "row" })}
          >
            <Icon path={mdiPlus} size={16} />
          </Button>
          <Button
            id="table.options"
            class="table-tool"
            label="Table options"
            tip="Table options"
            onPress={() => command(open("table.menu"))}
          >
            <Icon path={mdiDotsHorizontal} size={16} />
          </Button>
        </span>
      )}
    </div>
  );
}

// A list as long as a feed or a sheet gets, to measure scrolling on.
import { Avatar, ScrollArea } from "..";

const ROWS = Array.from({ length: 1000 }, (_, at) => ({
  key: String(at + 1),
  name: `Row ${at + 1}`,
  note: `Seen ${1 + ((at * 7) % 59)} minutes ago, in room ${1 + ((at * 13) % 24)}`,
}));

export function LongList() {
  return (
    <ScrollArea id="rows" label="Rows" contentClass="g-rows">
      {ROWS.map(({ key, name, note }) => (
        <button key={key} type="button" class="g-long-row" data-igg-id={`rows.row.${key}`}>
          <Avatar seed={Number(key) % 24} name={name} size={32} />
          <b>{name}</b>
          <span>{note}</span>
        </button>
      ))}
    </ScrollArea>
  );
}

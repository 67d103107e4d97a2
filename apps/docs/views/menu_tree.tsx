// Draws a menu from its entries.
import { Button, command, Icon, Menu, MenuItem, MenuSeparator, send } from "../../_kit";
import type { Entry } from "../menus/entries";
import type { State } from "../state/model";

const COLUMNS = 6;
const ROWS = 6;

const TableGrid = () => (
  <div class="table-grid">
    <span class="table-grid-cells">
      {Array.from({ length: ROWS * COLUMNS }, (_, at) => {
        const columns = (at % COLUMNS) + 1;
        const rows = Math.floor(at / COLUMNS) + 1;
        return (
          <Button
            key={at}
            id={`grid.${columns}x${rows}`}
            role="menuitem"
            class="table-grid-cell"
            label={`${columns} by ${rows}`}
            tip={`${columns} × ${rows}`}
            onPress={() => send({ type: "insert.table", columns, rows })}
          />
        );
      })}
    </span>
  </div>
);

function act(app: State, entry: Entry): void {
  if (entry.sends) send(typeof entry.sends === "function" ? entry.sends(app) : entry.sends);
  if (entry.does) command(...entry.does());
}

function Item({ app, entry, id, path }: { app: State; entry: Entry; id: string; path: string }) {
  const inside = entry.grid ? <TableGrid /> : <Entries app={app} entries={entry.sub ?? []} id={id} path={path} />;
  return (
    <MenuItem
      id={id}
      icon={entry.icon ? <Icon path={entry.icon} size={20} /> : <span class="no-icon" />}
      hint={entry.hint}
      checked={entry.checked?.(app)}
      exclusive={entry.exclusive}
      inactive={entry.inactive?.(app)}
      onPress={() => act(app, entry)}
      submenu={
        entry.sub ? (
          <Menu id={`menu.${path}`} label={entry.label} class="docs-menu">
            {inside}
          </Menu>
        ) : undefined
      }
    >
      {entry.label}
    </MenuItem>
  );
}

export function Entries({
  app,
  entries,
  id,
  path,
}: {
  app: State;
  entries: readonly (Entry | null)[];
  id: string;
  path: string;
}) {
  return (
    <>
      {entries.map((entry, at) =>
        entry ? (
          <Item key={entry.key} app={app} entry={entry} id={`${id}.${entry.key}`} path={`${path}.${entry.key}`} />
        ) : (
          <MenuSeparator key={`-${at}`} />
        ),
      )}
    </>
  );
}

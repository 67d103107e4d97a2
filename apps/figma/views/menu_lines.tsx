// Menu entries as the content lists them.
import { Menu, MenuItem, MenuSeparator, send } from "../../_kit";
import type { Entry, Line } from "../content/menus";
import type { State } from "../state/model";

interface LinesProps {
  app: State;
  /** Start of the ids: `<prefix>.<key>`. */
  prefix: string;
  lines: readonly Line[];
}

function MenuLine({ app, prefix, line }: { app: State; prefix: string; line: Entry }) {
  const id = `${prefix}.${line.key}`;
  const submenu = line.kids ? (
    <Menu id={`${id}.menu`} label={line.label}>
      <Lines app={app} prefix={id} lines={line.kids} />
    </Menu>
  ) : undefined;
  return (
    <MenuItem
      id={id}
      hint={line.hint}
      checked={line.flag === undefined ? undefined : app.flags[line.flag] === true}
      inactive={line.needs === true && app.selection.length === 0}
      submenu={submenu}
      onPress={() => {
        if (line.flag !== undefined) send({ type: "flag", id: line.flag });
        else if (line.send) send(line.send);
      }}
    >
      {line.label}
    </MenuItem>
  );
}

export function Lines({ app, prefix, lines }: LinesProps) {
  return (
    <>
      {lines.map((line, index) =>
        line === "-" ? (
          <MenuSeparator key={`rule-${index}`} />
        ) : (
          <MenuLine key={line.key} app={app} prefix={prefix} line={line} />
        ),
      )}
    </>
  );
}

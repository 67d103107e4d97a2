// Who is in a server, by role.
import { mdiBrush, mdiCrown, mdiFire, mdiShield } from "@mdi/js";
import { memo } from "preact/compat";
import { Button, Icon, ScrollArea, send } from "../../_kit";
import { person } from "../content/people";
import { roleColour, server } from "../content/servers";
import type { RoleGroup, Server } from "../content/types";
import { Face } from "./face";

const ICONS: Record<string, string> = { shield: mdiShield, crown: mdiCrown, flame: mdiFire, brush: mdiBrush };

const isHere = (who: string): boolean => person(who).status !== "offline";

/** Roles with those who are here; those who are not make up the last group. */
export function groupsOf(of: Server): RoleGroup[] {
  const here = of.roles
    .map((role) => ({ ...role, members: role.members.filter(isHere) }))
    .filter((role) => role.members.length > 0);
  const away = of.roles.flatMap((role) => role.members).filter((who) => !isHere(who));
  return away.length === 0 ? here : [...here, { name: "Offline", colour: "#80848e", members: away }];
}

export const onlineIn = (of: Server): number => of.roles.flatMap((role) => role.members).filter(isHere).length;

function Member({ who, role, of }: { who: string; role: RoleGroup; of: string }) {
  const { name, doing, status, bot } = person(who);
  const id = `members.person.${who}`;
  return (
    <Button
      id={id}
      class={`member${status === "offline" ? " member-away" : ""}`}
      onPress={() => send({ type: "card", who, anchor: id })}
    >
      <Face who={who} size={32} status={status} />
      <span class="member-text">
        <span class="member-name" style={{ color: roleColour(of, who) }}>
          {name}
          {bot && <span class="tag">APP</span>}
          {role.icon && <Icon path={ICONS[role.icon]} size={14} class="role-icon" />}
        </span>
        {doing && status !== "offline" && <span class="member-doing">{doing}</span>}
      </span>
    </Button>
  );
}

export const Members = memo(({ of }: { of: string }) => (
  <aside class="members" aria-label="Members">
    <ScrollArea id="members.list" label="Members" class="fill">
      {groupsOf(server(of)).map((role) => (
        <section key={role.name} aria-label={role.name}>
          <h3 class="group-name">
            {role.name} — {role.members.length}
          </h3>
          {role.members.map((who) => (
            <Member key={who} who={who} role={role} of={of} />
          ))}
        </section>
      ))}
    </ScrollArea>
  </aside>
));

// What it looks like: a function of the state.
import {
  mdiAccountPlus,
  mdiClose,
  mdiDotsHorizontal,
  mdiEmailOutline,
  mdiPhone,
  mdiStar,
  mdiStarOutline,
} from "@mdi/js";
import {
  Avatar,
  Button,
  close,
  command,
  Dialog,
  Field,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  open,
  ScrollArea,
  send,
  useKit,
} from "../_kit";
import { type Group, groups, letterOf, type Person } from "./content";
import type { State } from "./state";

const isIn = (app: State, group: string, person: Person): boolean =>
  group === "all" || (group === "favourites" ? app.favourites.includes(person.key) : person.group === group);

function GroupButton({ group, app }: { group: Group; app: State }) {
  return (
    <Button
      id={`groups.group.${group.key}`}
      class="group"
      current={group.key === app.group}
      onPress={() => send({ type: "group", key: group.key })}
    >
      <span>{group.name}</span>
      <span class="count">{app.people.filter((person) => isIn(app, group.key, person)).length}</span>
    </Button>
  );
}

interface ActionProps {
  area: string;
  person: Person;
  type: string;
  tip: string;
  icon: string;
}

function Action({ area, person, type, tip, icon }: ActionProps) {
  return (
    <Button
      id={`${area}.${type}.${person.key}`}
      tip={tip}
      class="k-icon-button"
      onPress={() => send({ type, key: person.key })}
    >
      <Icon path={icon} size={18} />
    </Button>
  );
}

/** What one can do with a person, in the list and beside it. */
function Actions({ area, person, app }: { area: string; person: Person; app: State }) {
  const isFavourite = app.favourites.includes(person.key);
  return (
    <span class="actions">
      <Action
        area={area}
        person={person}
        type="favourite"
        tip={isFavourite ? "Remove from favourites" : "Add to favourites"}
        icon={isFavourite ? mdiStar : mdiStarOutline}
      />
      <Action area={area} person={person} type="write" tip="Write" icon={mdiEmailOutline} />
      <Action area={area} person={person} type="call" tip="Call" icon={mdiPhone} />
    </span>
  );
}

function Row({ person, app }: { person: Person; app: State }) {
  return (
    <li class="row" aria-label={person.name}>
      <Button
        id={`people.open.${person.key}`}
        class="person"
        pressed={app.open === person.key}
        onPress={() => send({ type: "open", key: person.key })}
      >
        <Avatar seed={person.key} name={person.name} size={app.isCompact ? 24 : 32} />
        <span class="name">{person.name}</span>
        <span class="about">{person.role}</span>
        <span class="about">{person.company}</span>
      </Button>
      <Actions area="people" person={person} app={app} />
    </li>
  );
}

function Letters({ shown, app }: { shown: Person[]; app: State }) {
  const firsts = shown.filter(
    (person, index) => index === 0 || letterOf(person) !== letterOf(shown[index - 1] as Person),
  );
  return (
    <nav class="letters" aria-label="Letters">
      {firsts.map((person) => (
        <Button
          key={person.key}
          id={`letters.letter.${letterOf(person)}`}
          class="letter"
          current={app.letter === letterOf(person)}
          onPress={() => send({ type: "letter", key: letterOf(person), first: person.key })}
        >
          {letterOf(person).toUpperCase()}
        </Button>
      ))}
    </nav>
  );
}

function People({ app }: { app: State }) {
  const sought = String(useKit("field:top.search") ?? "").toLowerCase();
  const shown = app.people.filter(
    (person) => isIn(app, app.group, person) && person.name.toLowerCase().includes(sought),
  );
  return (
    <main class="middle">
      <ScrollArea id="people" label="People">
        {shown.length === 0 ? <p class="nobody">Nobody here yet.</p> : null}
        <ul class={app.isCompact ? "rows compact" : "rows"} aria-label="People">
          {shown.map((person) => (
            <Row key={person.key} person={person} app={app} />
          ))}
        </ul>
      </ScrollArea>
      {app.group === "all" && sought === "" ? <Letters shown={shown} app={app} /> : null}
    </main>
  );
}

function Detail({ person, app }: { person: Person; app: State }) {
  return (
    <aside class="detail" aria-label="Details">
      <Button
        id="detail.button.close"
        tip="Close"
        class="k-icon-button close"
        onPress={() => send({ type: "open", key: person.key })}
      >
        <Icon path={mdiClose} size={20} />
      </Button>
      <Avatar seed={person.key} name={person.name} size={96} />
      <h2>{person.name}</h2>
      <p class="about">{[person.role, person.company].filter(Boolean).join(", ")}</p>
      <Actions area="detail" person={person} app={app} />
      <dl>
        <dt>Phone</dt>
        <dd>{person.phone || "not known"}</dd>
        <dt>City</dt>
        <dd>{person.city || "not known"}</dd>
      </dl>
      <Button
        id={`detail.remove.${person.key}`}
        class="k-secondary"
        onPress={() => send({ type: "remove", key: person.key })}
      >
        Remove
      </Button>
    </aside>
  );
}

function NewPerson() {
  const name = String(useKit("field:new.field.name") ?? "").trim();
  const company = String(useKit("field:new.field.company") ?? "").trim();
  const save = () => send({ type: "add", name, company });
  return (
    <Dialog
      id="new"
      title="New person"
      label="New person"
      width={420}
      footer={
        <>
          <Button id="new.button.cancel" class="k-secondary" onPress={() => command(close("new"))}>
            Cancel
          </Button>
          <Button id="new.button.save" class="k-primary" inactive={name === ""} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <div class="fields">
        <Field id="new.field.name" label="Name" placeholder="Name" />
        <Field id="new.field.company" label="Company" placeholder="Company" />
      </div>
    </Dialog>
  );
}

function Top({ app }: { app: State }) {
  return (
    <header class="top">
      <h1>Template</h1>
      <Field id="top.search" label="Search people" placeholder="Search people" class="search" />
      <Button id="top.button.new" class="k-primary" onPress={() => command(open("new"))}>
        <Icon path={mdiAccountPlus} size={18} /> New person
      </Button>
      <MenuButton id="top.button.more" menu="top.menu" tip="More" class="k-icon-button">
        <Icon path={mdiDotsHorizontal} size={20} />
      </MenuButton>
      <Menu id="top.menu" anchor="top.button.more" side="bottom-end" label="More">
        <MenuItem id="top.menu.compact" checked={app.isCompact} onPress={() => send({ type: "compact" })}>
          Compact rows
        </MenuItem>
        <MenuItem
          id="top.menu.forget"
          inactive={app.favourites.length === 0}
          onPress={() => send({ type: "forget-favourites" })}
        >
          Forget all favourites
        </MenuItem>
      </Menu>
    </header>
  );
}

export function View({ app }: { app: State }) {
  const person = app.people.find((one) => one.key === app.open);
  return (
    <div class="page">
      <Top app={app} />
      <nav class="groups" aria-label="Groups">
        {groups.map((group) => (
          <GroupButton key={group.key} group={group} app={app} />
        ))}
      </nav>
      <People app={app} />
      {person ? <Detail person={person} app={app} /> : null}
      <NewPerson />
    </div>
  );
}

// What it looks like: a function of the state.
import { mdiClose, mdiStar, mdiStarOutline } from "@mdi/js";
import { Art, Button, Field, Icon, ScrollArea, send, useKit } from "../_kit";
import { type Shelf, shelfOf, shelves, type Thing } from "./content";
import type { State } from "./state";

function Shelves({ app }: { app: State }) {
  return (
    <nav class="shelves" aria-label="Shelves">
      {shelves.map((shelf) => (
        <Button
          key={shelf.key}
          id={`shelves.shelf.${shelf.key}`}
          class="shelf"
          current={shelf.key === app.shelf}
          onPress={() => send({ type: "shelf", key: shelf.key })}
        >
          <span>{shelf.name}</span>
          <span class="count">{shelf.things.length}</span>
        </Button>
      ))}
    </nav>
  );
}

function Card({ thing, app }: { thing: Thing; app: State }) {
  const isStarred = app.starred.includes(thing.key);
  const isBorrowed = app.borrowed.includes(thing.key);
  return (
    <li class="card" aria-label={thing.name}>
      <Button
        id={`things.picture.${thing.key}`}
        class="picture"
        label={`Open ${thing.name}`}
        onPress={() => send({ type: "open", key: thing.key })}
      >
        <Art kind="cover" seed={thing.key} width={160} height={84} />
      </Button>
      <Button
        id={`things.name.${thing.key}`}
        class="name"
        pressed={app.open === thing.key}
        onPress={() => send({ type: "open", key: thing.key })}
      >
        {thing.name}
      </Button>
      <span class="maker">{thing.maker}</span>
      <span class="actions">
        <Button
          id={`things.star.${thing.key}`}
          tip={isStarred ? "Remove star" : "Star"}
          pressed={isStarred}
          class="k-icon-button"
          onPress={() => send({ type: "star", key: thing.key })}
        >
          <Icon path={isStarred ? mdiStar : mdiStarOutline} size={18} />
        </Button>
        <Button
          id={`things.borrow.${thing.key}`}
          class="k-secondary"
          pressed={isBorrowed}
          onPress={() => send({ type: "borrow", key: thing.key })}
        >
          {isBorrowed ? "Borrowed" : "Borrow"}
        </Button>
      </span>
    </li>
  );
}

function Things({ shelf, app }: { shelf: Shelf; app: State }) {
  const words = String(useKit("field:top.search") ?? "").toLowerCase();
  const shown = shelf.things.filter((thing) => thing.name.toLowerCase().includes(words));
  return (
    <ScrollArea id="things" label={shelf.name} class="things">
      <ul class="cards" aria-label={shelf.name}>
        {shown.map((thing) => (
          <Card key={thing.key} thing={thing} app={app} />
        ))}
      </ul>
    </ScrollArea>
  );
}

function Detail({ thing }: { thing: Thing }) {
  return (
    <aside class="detail" aria-label="Details">
      <Button
        id="detail.button.close"
        tip="Close"
        class="k-icon-button close"
        onPress={() => send({ type: "open", key: thing.key })}
      >
        <Icon path={mdiClose} size={20} />
      </Button>
      <Art kind="cover" seed={thing.key} width={280} height={200} />
      <h2>{thing.name}</h2>
      <p>
        Made by {thing.maker} in {thing.year}.
      </p>
    </aside>
  );
}

export function View({ app }: { app: State }) {
  const shelf = shelfOf(app.shelf);
  const open = shelf.things.find((thing) => thing.key === app.open);
  return (
    <div class="page">
      <header class="top">
        <h1>Template</h1>
        <Field id="top.search" label="Search this shelf" placeholder="Search this shelf" class="search" />
      </header>
      <Shelves app={app} />
      <main class="middle">
        <Things shelf={shelf} app={app} />
      </main>
      {open ? <Detail thing={open} /> : null}
    </div>
  );
}

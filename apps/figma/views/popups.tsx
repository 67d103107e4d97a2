// What lies over the work: some of it uninvited, some asked for from a menu.
import { Button, Field, send, useKit } from "../../_kit";
import { fileOf, PROJECTS } from "../content/files";
import { person } from "../content/people";
import type { State } from "../state/model";
import { Changes, Fonts, Library, Spotlight } from "./popups_uninvited";

const leave = (say = "") => send({ type: "popup.close", say });

interface CardProps {
  title: string;
  id: string;
  children: preact.ComponentChildren;
}

const Card = ({ title, id, children }: CardProps) => (
  <div class="popup-veil" data-igg-area={`${id}.veil`}>
    <section class="popup-card" role="dialog" aria-modal="true" aria-label={title} data-igg-area={id}>
      <h2>{title}</h2>
      {children}
    </section>
  </div>
);

const Foot = ({ done, label }: { done: () => void; label: string }) => (
  <footer>
    <Button id="popup.cancel" class="secondary" onPress={() => leave()}>
      Cancel
    </Button>
    <Button id="popup.done" class="primary" onPress={done}>
      {label}
    </Button>
  </footer>
);

function Save() {
  const name = useKit<string>("field:popup.field") ?? "";
  return (
    <Card id="save" title="Save to version history">
      <Field id="popup.field" label="Title" placeholder="Title, for example “Before legal”" />
      <Foot label="Save" done={() => leave(`Saved “${name.trim() || "Untitled version"}”`)} />
    </Card>
  );
}

function Rename({ app }: { app: State }) {
  const name = useKit<string>("field:popup.field") ?? "";
  return (
    <Card id="rename" title="Rename">
      <Field id="popup.field" label="Name" placeholder={fileOf(app.menuFor || app.file).name} />
      <Foot label="Rename" done={() => (name.trim() === "" ? leave() : send({ type: "file.rename", value: name }))} />
    </Card>
  );
}

function Choose({
  app,
  id,
  title,
  label,
  options,
}: {
  app: State;
  id: string;
  title: string;
  label: string;
  options: readonly string[];
}) {
  return (
    <Card id={id} title={title}>
      <div class="choices" role="radiogroup" aria-label={title}>
        {options.map((option, index) => (
          <Button
            key={option}
            id={`popup.choice.${index + 1}`}
            role="radio"
            checked={app.popupPick === option}
            class="choice"
            onPress={() => send({ type: "popup.pick", id: option })}
          >
            {option}
          </Button>
        ))}
      </div>
      <Foot label={label} done={() => leave(app.popupPick === "" ? "Nothing changed" : `${title}: ${app.popupPick}`)} />
    </Card>
  );
}

const SHORTCUTS = [
  ["Move", "V"],
  ["Frame", "F"],
  ["Rectangle", "R"],
  ["Pen", "P"],
  ["Text", "T"],
  ["Comment", "C"],
  ["Hand tool", "Space"],
  ["Zoom to fit", "Shift+1"],
  ["Actions", "Ctrl+K"],
  ["Show panels", "Ctrl+\\"],
] as const;

const Shortcuts = () => (
  <section class="shortcuts" role="dialog" aria-label="Keyboard shortcuts" data-igg-area="shortcuts">
    <header>
      <strong>Keyboard shortcuts</strong>
      <Button id="shortcuts.close" class="secondary small" onPress={() => leave()}>
        Done
      </Button>
    </header>
    <dl>
      {SHORTCUTS.map(([name, keys]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{keys}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export function Popups({ app }: { app: State }) {
  switch (app.popup) {
    case "fonts":
      return <Fonts app={app} />;
    case "spotlight":
      return <Spotlight app={app} />;
    case "changes":
      return <Changes />;
    case "library":
      return <Library app={app} />;
    case "save":
      return <Save />;
    case "rename":
      return <Rename app={app} />;
    case "move":
      return <Choose app={app} id="move" title="Move to project" label="Move" options={PROJECTS} />;
    case "nudge":
      return (
        <Choose
          app={app}
          id="nudge"
          title="Nudge amount"
          label="Keep"
          options={["1 px and 10 px", "4 px and 16 px", "8 px and 64 px"]}
        />
      );
    case "account":
      return (
        <Choose
          app={app}
          id="account"
          title="Notify me by mail"
          label="Keep"
          options={["About everything", "When I am mentioned", "Never"]}
        />
      );
    case "variables":
      return (
        <Choose
          app={app}
          id="variables"
          title="Mode of this page"
          label="Use mode"
          options={["Light", "Dark", "High contrast"]}
        />
      );
    case "shortcuts":
      return <Shortcuts />;
    case "locked":
      return (
        <Card id="locked" title="Ask for access">
          <p>
            “{fileOf(app.popupPick).name}” belongs to {person(fileOf(app.popupPick).by[0] ?? "priya").name}.
          </p>
          <Foot label="Ask" done={() => leave("Your request was sent")} />
        </Card>
      );
    default:
      return null;
  }
}

import { Button, Checkbox, close, command, Dialog, Select, send } from "../../_kit";
import { FILES } from "../content/files";
import { LANGUAGES } from "../content/panels";
import { KEYS } from "../content/signs";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { Actions } from "./dialogs_page";

const PREFS = [
  ["capitals", "Capitalise words automatically"],
  ["quotes", "Use smart quotes"],
  ["links", "Detect links automatically"],
  ["lists", "Detect lists automatically"],
  ["suggestions", "Show smart reply suggestions"],
  ["markdown", "Detect Markdown"],
  ["spelling", "Correct spelling automatically"],
  ["personal", "Use the personal dictionary"],
] as const;

const PreferencesDialog = ({ app }: { app: State }) => (
  <Dialog id="preferences" width={420} label="Preferences" title="Preferences">
    <div class="stack">
      {PREFS.map(([key, label]) => (
        <Checkbox
          key={key}
          id={`preferences.${key}`}
          label={label}
          value={app.prefs[key] === true}
          onChange={() => send({ type: "pref", key })}
        />
      ))}
    </div>
    <Actions id="preferences" single label="OK" onPress={() => command(close("preferences"))} />
  </Dialog>
);

const TranslateDialog = ({ app }: { app: State }) => {
  const { phase, to } = app.translate;
  return (
    <Dialog id="translate" width={440} label="Translate document" title="Translate document">
      <p>A translated copy of “{titleOf(app, app.doc)}” is made beside it.</p>
      <Select
        id="translate.to"
        label="Into"
        value={to}
        options={LANGUAGES.map((value) => ({ value, label: value }))}
        onChange={(value) => send({ type: "translate.to", value })}
        class="wide-select"
        inactive={phase === "making"}
      />
      {phase === "making" && (
        <p class="row">
          <span class="spinner" /> Translating into {to}…
        </p>
      )}
      {phase === "done" && <p>The {to} copy is ready.</p>}
      <span class="row dialog-actions">
        <span class="spring" />
        {phase === "" && (
          <Button id="translate.go" class="pill-button" onPress={() => send({ type: "translate.begin" })}>
            Translate
          </Button>
        )}
        {phase === "done" && (
          <Button id="translate.open" class="pill-button" onPress={() => send({ type: "translate.open" })}>
            Open the copy
          </Button>
        )}
      </span>
    </Dialog>
  );
};

const CompareDialog = ({ app }: { app: State }) => (
  <Dialog id="compare" width={460} label="Compare documents" title="Compare documents">
    <p>Differences are shown as suggestions in a new document.</p>
    <Select
      id="compare.with"
      label="Compare with"
      value={app.choice.compare ?? "lessons-2025"}
      options={FILES.slice(4, 18).map((one) => ({ value: one.key, label: one.title }))}
      onChange={(value) => send({ type: "choose", key: "compare", value })}
      class="wide-select"
    />
    <Checkbox
      id="compare.comments"
      label="Include comments"
      value={app.choice.compareComments === "yes"}
      onChange={() => send({ type: "flip", key: "compareComments" })}
    />
    <Actions
      id="compare"
      label="Compare"
      onPress={() => {
        command(close("compare"));
        send({ type: "say", text: "The comparison is among your documents" });
      }}
    />
  </Dialog>
);

const TOPICS = [
  ["start", "First steps", "Make a document, share it, and see who changed what."],
  ["offline", "Work without a connection", "Changes are kept on this computer and sent as soon as there is a line."],
  ["history", "Earlier versions", "Every change is kept. Choose a version and restore it."],
  ["suggest", "Suggest instead of change", "In the mode Suggesting what you write waits for somebody’s yes."],
] as const;

const HelpDialog = ({ app }: { app: State }) => (
  <Dialog id="help" width={480} label="Help" title="Help">
    {TOPICS.map(([key, title, text]) => (
      <div key={key}>
        <Button
          id={`help.${key}`}
          class="contact"
          expanded={app.choice.help === key}
          onPress={() => send({ type: "choose", key: "help", value: app.choice.help === key ? "" : key })}
        >
          {title}
        </Button>
        {app.choice.help === key && <p class="quiet">{text}</p>}
      </div>
    ))}
  </Dialog>
);

const KeysDialog = (_: { app: State }) => (
  <Dialog id="keys" width={480} label="Keyboard shortcuts" title="Keyboard shortcuts">
    <dl class="counts">
      {KEYS.map(([action, keys]) => (
        <div key={action}>
          <dt>{action}</dt>
          <dd>
            <kbd>{keys}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);

const ConvertDialog = ({ app }: { app: State }) => {
  const { phase, percent } = app.convert;
  return (
    <Dialog
      id="convert"
      width={440}
      label="Save as a Foliary document"
      title="Save as a Foliary document"
      closeButton={false}
    >
      <p>The original stays where it is; tables and pictures are kept.</p>
      <span class="upload-line">
        <span class="bar">
          <span style={{ width: `${percent}%` }} />
        </span>
        {phase === "done" ? "Converted" : `${percent} %`}
      </span>
      <span class="row dialog-actions">
        <Button id="convert.later" class="text-button" onPress={() => command(close("convert"))}>
          Go on in the background
        </Button>
        <span class="spring" />
        <Button
          id="convert.open"
          class="pill-button"
          inactive={phase !== "done"}
          onPress={() => send({ type: "convert.open" })}
        >
          Open the converted copy
        </Button>
      </span>
    </Dialog>
  );
};

const RemoveDialog = ({ app }: { app: State }) => (
  <Dialog id="comment.remove" width={400} label="Delete this thread?" title="Delete this thread?">
    <p>The comment and its replies are deleted for everybody.</p>
    <Actions id="comment.remove" label="Delete" onPress={() => send({ type: "talk.remove", id: app.talk.active })} />
  </Dialog>
);

export const ToolDialogs = ({ app }: { app: State }) => (
  <>
    <PreferencesDialog app={app} />
    <TranslateDialog app={app} />
    <CompareDialog app={app} />
    <HelpDialog app={app} />
    <KeysDialog app={app} />
    <ConvertDialog app={app} />
    <RemoveDialog app={app} />
  </>
);

// Dialogs about the file: rename, move, picker, requests.
import { mdiFileDocument, mdiFolderOutline } from "@mdi/js";
import { Button, close, command, Dialog, Field, Icon, send, useKit } from "../../_kit";
import { FILES, fileOf } from "../content/files";
import { FOLDERS } from "../content/panels";
import { personOf } from "../content/people";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { Actions } from "./dialogs_page";
import { Face } from "./faces";

function RenameDialog({ app }: { app: State }) {
  const title = useKit<string>("field:rename.field") ?? "";
  const rename = () => send({ type: "doc.rename", id: app.home.renaming || app.doc, title });
  return (
    <Dialog id="rename" width={400} label="Rename" title="Rename">
      <p>Please enter a new name for the document:</p>
      <Field id="rename.field" label="New name" onEnter={rename} />
      <Actions id="rename" label="OK" inactive={title.trim() === ""} onPress={rename} />
    </Dialog>
  );
}

function MoveDialog({ app }: { app: State }) {
  const now = app.home.moved[app.doc] ?? (app.doc.startsWith("new.") ? "My documents" : fileOf(app.doc).place);
  const chosen = app.choice.moveTo ?? now;
  return (
    <Dialog id="move" width={420} label="Move" title={`Move “${titleOf(app, app.doc)}”`}>
      <p class="quiet">Now in {now}</p>
      {FOLDERS.map((name) => (
        <Button
          key={name}
          id={`move.${name.toLowerCase().replaceAll(" ", "-")}`}
          class="contact"
          pressed={chosen === name}
          onPress={() => send({ type: "choose", key: "moveTo", value: chosen === name ? now : name })}
        >
          <Icon path={mdiFolderOutline} size={22} />
          {name}
        </Button>
      ))}
      <Actions
        id="move"
        label="Move"
        inactive={chosen === now}
        onPress={() => send({ type: "move", id: app.doc, to: chosen })}
      />
    </Dialog>
  );
}

const PICKS = FILES.slice(0, 24);

function PickerDialog({ app }: { app: State }) {
  const query = (useKit<string>("field:picker.field") ?? "").toLowerCase();
  return (
    <Dialog id="picker" width={640} label="Open a file" title="Open a file">
      <Field id="picker.field" label="Search your documents" placeholder="Search your documents" type="search" />
      <div class="picker-list">
        {PICKS.filter((one) => one.title.toLowerCase().includes(query)).map((one) => (
          <Button
            key={one.key}
            id={`picker.${one.key}`}
            class="contact"
            onPress={() => {
              command(close("picker"));
              send({ type: "doc.open", id: one.key });
            }}
          >
            <Icon path={mdiFileDocument} size={22} style={{ color: "#2a6fdb" }} />
            <span>
              {titleOf(app, one.key)}
              <span class="quiet block">{personOf(one.owner).name}</span>
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

const RequestsDialog = ({ app }: { app: State }) => (
  <Dialog id="requests" width={440} label="Requests for access" title="Requests for access">
    {["oskar", "idris"].map((who) => {
      const answer = app.choice[`request:${who}`];
      return (
        <div key={who} class="share-person" role="group" aria-label={personOf(who).name}>
          <Face who={who} size={36} />
          <span class="share-name">
            {personOf(who).name}
            <span class="quiet block">{answer ? `You said ${answer}` : "asks to edit"}</span>
          </span>
          <Button
            id={`requests.no.${who}`}
            class="text-button"
            onPress={() => send({ type: "choose", key: `request:${who}`, value: "no" })}
          >
            Decline
          </Button>
          <Button
            id={`requests.yes.${who}`}
            class="line-button"
            onPress={() => send({ type: "choose", key: `request:${who}`, value: "yes" })}
          >
            Allow
          </Button>
        </div>
      );
    })}
  </Dialog>
);

export const FileDialogs = ({ app }: { app: State }) => (
  <>
    <RenameDialog app={app} />
    <MoveDialog app={app} />
    <PickerDialog app={app} />
    <RequestsDialog app={app} />
  </>
);

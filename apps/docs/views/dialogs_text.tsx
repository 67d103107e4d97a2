// Dialogs that put something into the text: links, pictures, signs.
import { mdiFileImageOutline } from "@mdi/js";
import { Button, close, command, Dialog, Field, Icon, ScrollArea, Select, send, useKit } from "../../_kit";
import { FILES } from "../content/files";
import { LOCAL_FILES } from "../content/panels";
import { SPECIALS } from "../content/signs";
import type { State } from "../state/model";
import { headingsOf, layoutNow } from "../state/reading";
import { Actions } from "./dialogs_page";

function LinkDialog({ app }: { app: State }) {
  const address = useKit<string>("field:link.address") ?? "";
  const insert = (text: string) => {
    command(close("link"));
    send({ type: "insert.text", text: ` ${text}` });
  };
  return (
    <Dialog id="link" width={420} label="Insert a link" title="Insert a link">
      <Field
        id="link.address"
        label="Search or paste a link"
        placeholder="Search or paste a link"
        onEnter={() => insert(address)}
      />
      <div class="link-list">
        {headingsOf(layoutNow(app))
          .slice(0, 5)
          .map((one) => (
            <Button key={one.key} id={`link.heading.${one.key}`} class="contact" onPress={() => insert(one.text)}>
              {one.text}
            </Button>
          ))}
        {FILES.slice(5, 10).map((one) => (
          <Button key={one.key} id={`link.file.${one.key}`} class="contact" onPress={() => insert(one.title)}>
            {one.title}
          </Button>
        ))}
      </div>
      <Actions id="link" label="Apply" inactive={address.trim() === ""} onPress={() => insert(address)} />
    </Dialog>
  );
}

function AddressDialog(_: { app: State }) {
  const address = useKit<string>("field:byaddress.field") ?? "";
  return (
    <Dialog id="byaddress" width={420} label="Insert a picture by its address" title="Insert a picture">
      <Field id="byaddress.field" label="Paste the address of a picture" placeholder="Paste the address of a picture" />
      <Actions
        id="byaddress"
        label="Insert"
        inactive={address.trim() === ""}
        onPress={() => {
          command(close("byaddress"));
          send({ type: "insert.figure", name: "A picture from the web", art: "scene", seed: "scene:lake:web" });
        }}
      />
    </Dialog>
  );
}

function UploadDialog({ app }: { app: State }) {
  const { phase, file, percent } = app.upload;
  const chosen = LOCAL_FILES.find(([key]) => key === file);
  return (
    <Dialog
      id="upload"
      width={460}
      label="Upload a picture"
      title="Upload a picture"
      onClose={() => send({ type: "upload.clear" })}
    >
      {LOCAL_FILES.map(([key, name, size]) => (
        <Button
          key={key}
          id={`upload.${key}`}
          class="contact"
          pressed={file === key}
          onPress={() => send({ type: "upload.begin", id: key })}
        >
          <Icon path={mdiFileImageOutline} size={22} />
          <span>
            {name}
            <span class="quiet block">{size}</span>
          </span>
        </Button>
      ))}
      {phase !== "" && (
        <span class="upload-line">
          <span class="bar">
            <span style={{ width: `${percent}%` }} />
          </span>
          {phase === "done" ? "Uploaded" : `${percent} %`}
        </span>
      )}
      <span class="row dialog-actions">
        <span class="spring" />
        <Button id="upload.cancel" class="text-button" onPress={() => send({ type: "upload.clear" })}>
          Cancel
        </Button>
        <Button
          id="upload.insert"
          class="pill-button"
          inactive={phase !== "done"}
          onPress={() => {
            send({ type: "insert.figure", name: chosen?.[1] ?? "Picture", art: "scene", seed: `scene:lake:${file}` });
            send({ type: "upload.clear" });
          }}
        >
          Insert picture
        </Button>
      </span>
    </Dialog>
  );
}

function SpecialDialog({ app }: { app: State }) {
  const query = (useKit<string>("field:special.field") ?? "").toLowerCase();
  const kind = app.choice.signs ?? "all";
  const shown = SPECIALS.filter(
    (one) => (kind === "all" || one.key === kind) && one.name.toLowerCase().includes(query),
  );
  return (
    <Dialog id="special" width={560} label="Insert special characters" title="Insert special characters">
      <span class="row special-top">
        <Select
          id="special.kind"
          label="Kind"
          value={kind}
          options={[
            { value: "all", label: "All kinds" },
            ...SPECIALS.map((one) => ({ value: one.key, label: one.name })),
          ]}
          onChange={(value) => send({ type: "choose", key: "signs", value })}
        />
        <Field id="special.field" label="Search by kind" placeholder="Search by kind" />
      </span>
      <ScrollArea id="special.signs" label="Characters" class="special-scroll">
        {shown.map((one) => (
          <section key={one.key} aria-label={one.name}>
            <h3 class="share-sub">{one.name}</h3>
            <div class="signs">
              {[...one.signs].map((sign, at) => (
                <Button
                  key={sign}
                  id={`sign.${one.key}.${at + 1}`}
                  class="sign"
                  onPress={() => send({ type: "insert.text", text: sign })}
                >
                  {sign}
                </Button>
              ))}
            </div>
          </section>
        ))}
      </ScrollArea>
    </Dialog>
  );
}

export const TextDialogs = ({ app }: { app: State }) => (
  <>
    <LinkDialog app={app} />
    <AddressDialog app={app} />
    <UploadDialog app={app} />
    <SpecialDialog app={app} />
  </>
);

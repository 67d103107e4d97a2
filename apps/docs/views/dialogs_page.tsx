import { Button, Checkbox, close, command, Dialog, Field, Radio, Select, send, useKit } from "../../_kit";
import { fileOf } from "../content/files";
import { personOf } from "../content/people";
import { titleOf } from "../state/browsing";
import type { State } from "../state/model";
import { countsOf, layoutNow } from "../state/reading";

export const Actions = ({
  id,
  label,
  onPress,
  inactive,
  single = false,
}: {
  id: string;
  label: string;
  onPress: () => void;
  inactive?: boolean;
  /** There is nothing to be taken back. */
  single?: boolean;
}) => (
  <span class="row dialog-actions">
    <span class="spring" />
    {!single && (
      <Button id={`${id}.cancel`} class="text-button" onPress={() => command(close(id))}>
        Cancel
      </Button>
    )}
    <Button id={`${id}.ok`} class="pill-button" inactive={inactive} onPress={onPress}>
      {label}
    </Button>
  </span>
);

const PAPER = ["#ffffff", "#fef7e0", "#e6f4ea", "#e8f0fe", "#fce8e6", "#f3e8fd"];
const PAPER_NAMES = ["White", "Cream", "Sea green", "Sky", "Shell", "Lilac"];

const SetupDialog = ({ app }: { app: State }) => (
  <Dialog id="setup" width={460} label="Page setup" title="Page setup">
    <h3 class="share-sub">Orientation</h3>
    <span class="row" role="radiogroup" aria-label="Orientation">
      <Radio
        id="setup.portrait"
        label="Portrait"
        value={!app.page.landscape}
        onChange={() => app.page.landscape && send({ type: "page.set", key: "landscape" })}
      />
      <Radio
        id="setup.landscape"
        label="Landscape"
        value={app.page.landscape}
        onChange={() => !app.page.landscape && send({ type: "page.set", key: "landscape" })}
      />
    </span>
    <h3 class="share-sub">Paper size</h3>
    <Select
      id="setup.size"
      label="Paper size"
      value={app.page.size}
      options={["Letter", "A4", "A5", "Legal"].map((value) => ({ value, label: value }))}
      onChange={(value) => send({ type: "page.set", key: "size", value })}
      class="wide-select"
    />
    <h3 class="share-sub">Page colour</h3>
    <span class="row">
      {PAPER.map((value, at) => (
        <Button
          key={value}
          id={`setup.colour.${at + 1}`}
          class="paper"
          style={{ background: value }}
          label={PAPER_NAMES[at] ?? ""}
          tip={PAPER_NAMES[at] ?? ""}
          pressed={app.page.colour === value}
          onPress={() =>
            send({ type: "page.set", key: "colour", value: app.page.colour === value ? "#ffffff" : value })
          }
        />
      ))}
    </span>
    <h3 class="share-sub">Format</h3>
    <Checkbox
      id="setup.pageless"
      label="Without pages"
      value={app.page.pageless}
      onChange={() => send({ type: "page.set", key: "pageless" })}
    />
    <Actions id="setup" label="Set as default" onPress={() => command(close("setup"))} />
  </Dialog>
);

function PrintDialog({ app }: { app: State }) {
  const { pages } = countsOf(layoutNow(app));
  const copies = Number(app.choice.copies ?? "1");
  return (
    <Dialog id="print" width={420} label="Print" title="Print">
      <p>
        {titleOf(app, app.doc)}, {pages} {pages === 1 ? "page" : "pages"}
      </p>
      <Select
        id="print.where"
        label="Printer"
        value={app.choice.printer ?? "loft"}
        options={[
          { value: "loft", label: "Net loft, upper floor" },
          { value: "museum", label: "Museum desk" },
          { value: "pdf", label: "Save as PDF" },
        ]}
        onChange={(value) => send({ type: "choose", key: "printer", value })}
        class="wide-select"
      />
      <span class="row print-copies">
        Copies
        <Button
          id="print.less"
          class="round small"
          label="Fewer copies"
          inactive={copies <= 1}
          onPress={() => send({ type: "choose", key: "copies", value: String(copies - 1) })}
        >
          –
        </Button>
        <strong>{copies}</strong>
        <Button
          id="print.more"
          class="round small"
          label="More copies"
          onPress={() => send({ type: "choose", key: "copies", value: String(copies + 1) })}
        >
          +
        </Button>
      </span>
      <Checkbox
        id="print.colour"
        label="In colour"
        value={app.choice.printColour === "yes"}
        onChange={() => send({ type: "flip", key: "printColour" })}
      />
      <Actions
        id="print"
        label="Print"
        onPress={() => {
          command(close("print"));
          send({ type: "say", text: `${pages * copies} sheets were sent to the printer` });
        }}
      />
    </Dialog>
  );
}

function DetailsDialog({ app }: { app: State }) {
  if (app.doc.startsWith("new.")) return null;
  const { owner, place, changed, changedBy, opened } = fileOf(app.doc);
  const rows = [
    ["Place", app.home.moved[app.doc] ?? place],
    ["Owner", personOf(owner).name],
    ["Changed", `${changed}, by ${personOf(changedBy).name}`],
    ["Opened", opened],
    ["Made", "12 February 2026"],
  ];
  return (
    <Dialog id="details" width={400} label="Document details" title="Document details">
      <dl class="counts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions id="details" single label="Done" onPress={() => command(close("details"))} />
    </Dialog>
  );
}

function EmailDialog({ app }: { app: State }) {
  const to = useKit<string>("field:email.to") ?? "";
  return (
    <Dialog id="email" width={520} label="Email this document" title="Email this document">
      <div class="stack">
        <Checkbox
          id="email.me"
          label="Send a copy to me"
          value={app.choice.emailMe === "yes"}
          onChange={() => send({ type: "flip", key: "emailMe" })}
        />
        <Field id="email.to" label="To" placeholder="To" />
        <Field id="email.subject" label="Subject" placeholder={titleOf(app, app.doc)} />
        <Field id="email.text" label="Message" placeholder="Message" multiline rows={4} />
        <Select
          id="email.as"
          label="Attach as"
          value={app.choice.emailAs ?? "PDF"}
          options={["PDF", "Word", "Open document", "Plain text"].map((value) => ({ value, label: value }))}
          onChange={(value) => send({ type: "choose", key: "emailAs", value })}
        />
      </div>
      <Actions
        id="email"
        label="Send"
        inactive={to.trim() === ""}
        onPress={() => {
          command(close("email"));
          send({ type: "say", text: `Sent to ${to}` });
        }}
      />
    </Dialog>
  );
}

export const PageDialogs = ({ app }: { app: State }) => (
  <>
    <SetupDialog app={app} />
    <PrintDialog app={app} />
    <DetailsDialog app={app} />
    <EmailDialog app={app} />
  </>
);

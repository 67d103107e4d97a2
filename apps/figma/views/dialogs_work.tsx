// Dialogs that take their time or lead on: export, publish, templates.
import { Art, Button, Carousel, Dialog, Switch, send } from "../../_kit";
import { TEMPLATES } from "../content/library";
import type { State } from "../state/model";

export function Export({ app }: { app: State }) {
  const work = app.exporting;
  return (
    <Dialog
      id="export"
      label="Export frames to PDF"
      title="Export frames to PDF"
      width={400}
      dismissable={false}
      footer={
        <>
          <Button id="export.cancel" class="secondary" onPress={() => send({ type: "export.cancel" })}>
            Cancel
          </Button>
          <Button
            id="export.save"
            class="primary"
            inactive={work?.done !== true}
            onPress={() => send({ type: "export.save" })}
          >
            Save file
          </Button>
        </>
      }
    >
      <p>{work?.done ? "12 pages are ready, 3.8 MB." : "Drawing 12 pages…"}</p>
      <span class="progress">
        <span style={{ width: `${work?.percent ?? 0}%` }} />
      </span>
    </Dialog>
  );
}

const CHANGES = [
  ["Primary, Disabled", "Colour"],
  ["Toast, Refused", "New"],
  ["Chip, Sold out", "New"],
  ["Sailing, Few places", "Text"],
  ["Tide/500", "Value"],
  ["icon/wind", "Redrawn"],
] as const;

export function Publish({ app }: { app: State }) {
  const { phase, percent } = app.publish;
  return (
    <Dialog
      id="publish"
      label="Publish library"
      title="Publish library"
      width={440}
      onClose={() => send({ type: "publish.close" })}
      footer={
        <Button
          id="publish.send"
          class="primary"
          inactive={phase !== "ready"}
          onPress={() => send({ type: "publish.send" })}
        >
          Publish 6 changes
        </Button>
      }
    >
      <p class="quiet">
        {phase === "checking" ? `Checking where these are used, ${percent} %` : "Used in 9 files of 3 teams"}
      </p>
      <ul class="publish-list">
        {CHANGES.map(([name, what], index) => (
          <li key={name}>
            <Switch
              id={`publish.item.${index + 1}`}
              label={name}
              value={app.flags[`skip:${index}`] !== true}
              onChange={() => send({ type: "flag", id: `skip:${index}` })}
            />
            <span class="quiet">{what}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export const Templates = () => (
  <Dialog id="templates" label="Templates" title="Start with a template" width={640}>
    <Carousel
      id="templates.carousel"
      label="Templates"
      class="templates"
      slides={TEMPLATES.map((template) => ({
        key: template.key,
        node: (
          <div class="template">
            <Art kind={template.art[0]} seed={template.art[1]} width={300} height={210} />
            <div>
              <h3>{template.name}</h3>
              <p>{template.what}</p>
              <p class="quiet">From {template.by}</p>
              <Button
                id={`templates.use.${template.key}`}
                label={`Use template ${template.name}`}
                class="primary"
                onPress={() => send({ type: "template.use", id: template.key })}
              >
                Use template
              </Button>
            </div>
          </div>
        ),
      }))}
    />
  </Dialog>
);

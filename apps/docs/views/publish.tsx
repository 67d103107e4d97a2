// Publishing to the web.
import { mdiLink } from "@mdi/js";
import { Button, Checkbox, close, command, Dialog, Field, Icon, send, Tabs } from "../../_kit";
import type { State } from "../state/model";

export function PublishDialog({ app }: { app: State }) {
  const { phase, pane, auto } = app.publish;
  const address =
    pane === "link"
      ? "https://foliary.example/pub/2PACX-harbour-plan"
      : '<iframe src="foliary.example/pub/2PACX-harbour-plan">';
  return (
    <Dialog id="publish" width={560} label="Publish to the web" title="Publish to the web" closeButton={false}>
      <p>Make this document visible to anyone by publishing it to the web. You can link to it or embed it.</p>
      <Tabs
        id="publish.tab"
        label="How"
        value={pane}
        items={[
          { key: "link", label: "Link" },
          { key: "embed", label: "Embed" },
        ]}
        onChange={(value) => send({ type: "publish.pane", value })}
      />
      <div class="publish-body">
        {phase === "off" && (
          <Button id="publish.go" class="pill-button" onPress={() => send({ type: "publish.begin" })}>
            Publish
          </Button>
        )}
        {phase === "making" && (
          <span class="row">
            <span class="spinner" /> Preparing the published page…
          </span>
        )}
        {phase === "on" && <Field id="publish.address" label="Address" value={address} readOnly />}
        <span class="row publish-actions">
          <Button
            id="publish.copy"
            class="line-button"
            inactive={phase !== "on"}
            onPress={() => send({ type: "link.copy" })}
          >
            <Icon path={mdiLink} size={18} /> Copy the address
          </Button>
          <Button
            id="publish.mail"
            class="line-button"
            inactive={phase !== "on"}
            onPress={() => send({ type: "say", text: "A message with the address was begun" })}
          >
            Email it
          </Button>
        </span>
        <Checkbox
          id="publish.auto"
          label="Publish again whenever something is changed"
          value={auto}
          onChange={() => send({ type: "publish.auto" })}
        />
      </div>
      <span class="row dialog-actions">
        <Button
          id="publish.stop"
          class="text-button"
          inactive={phase !== "on"}
          onPress={() => send({ type: "publish.stop" })}
        >
          Stop publishing
        </Button>
        <span class="spring" />
        <Button id="publish.close" class="pill-button" onPress={() => command(close("publish"))}>
          Done
        </Button>
      </span>
    </Dialog>
  );
}

// What the main menu of the home screen holds.
import {
  mdiCogOutline,
  mdiDeleteOutline,
  mdiFileDocument,
  mdiFileTable,
  mdiFolderOutline,
  mdiFormSelect,
  mdiHelpCircleOutline,
  mdiPresentation,
} from "@mdi/js";
import { Button, close, command, Icon, names, open, send } from "../../_kit";
import { FOLDERS } from "../content/panels";
import type { State } from "../state/model";

const PROGRAMS = [
  ["tables", "Tables", mdiFileTable, "#137333"],
  ["slides", "Slides", mdiPresentation, "#b35c00"],
  ["forms", "Forms", mdiFormSelect, "#6d3bb8"],
] as const;

const leave = () => command(close("main"));

export const MainMenu = ({ app }: { app: State }) => (
  <div class="main-list">
    <Button
      id="main.docs"
      class="main-item current"
      onPress={() => {
        leave();
        send({ type: "home.set", key: "folder", value: "" });
      }}
    >
      <Icon path={mdiFileDocument} size={22} style={{ color: "#2a6fdb" }} /> Documents
    </Button>
    {PROGRAMS.map(([key, name, icon, colour]) => (
      <Button
        key={key}
        id={`main.${key}`}
        class="main-item"
        onPress={() => send({ type: "say", text: `${name} opens in a tab of its own` })}
      >
        <Icon path={icon} size={22} style={{ color: colour }} /> {name}
      </Button>
    ))}
    <hr />
    <h3 class="main-sub">Folders</h3>
    {FOLDERS.map((name) => (
      <Button
        key={name}
        id={`main.folder.${name.toLowerCase().replaceAll(" ", "-")}`}
        class={names("main-item", app.home.folder === name && "current")}
        onPress={() => {
          leave();
          send({ type: "home.set", key: "folder", value: app.home.folder === name ? "" : name });
        }}
      >
        <Icon path={mdiFolderOutline} size={22} /> {name}
      </Button>
    ))}
    <hr />
    <Button
      id="main.bin"
      class="main-item"
      onPress={() =>
        send({
          type: "say",
          text:
            app.home.removed.length === 0
              ? "The bin is empty"
              : `${app.home.removed.length} in the bin, kept for 30 days`,
        })
      }
    >
      <Icon path={mdiDeleteOutline} size={22} /> Bin
    </Button>
    <Button
      id="main.settings"
      class="main-item"
      onPress={() => {
        leave();
        command(open("preferences"));
      }}
    >
      <Icon path={mdiCogOutline} size={22} /> Settings
    </Button>
    <Button
      id="main.help"
      class="main-item"
      onPress={() => {
        leave();
        command(open("help"));
      }}
    >
      <Icon path={mdiHelpCircleOutline} size={22} /> Help and feedback
    </Button>
  </div>
);

// The version history in the right panel.
import { Bookmark, Plus, X } from "lucide-preact";
import { Avatar, Button, Icon, Menu, MenuButton, MenuItem, names, ScrollArea, send } from "../../_kit";
import { VERSIONS, type Version } from "../content/comments";
import { firstName, person } from "../content/people";
import { besideZoom } from "./beside";

const titleOf = (version: Version): string => version.name || `Autosave by ${firstName(version.by)}`;

export const History = besideZoom(({ app }) => {
  const onlyNamed = app.flags.onlyNamed === true;
  const shown = VERSIONS.filter((one) => one.named || !onlyNamed);
  return (
    <div class="list-panel">
      <div class="panel-head">
        <strong>Version history</strong>
        <span class="spring" />
        <Button
          id="history.add"
          tip="Save this version"
          class="icon-button"
          onPress={() => send({ type: "popup", id: "save" })}
        >
          <Icon of={Plus} size={16} />
        </Button>
        <Button
          id="history.close"
          label="Close version history"
          class="icon-button"
          onPress={() => send({ type: "pick", name: "right", value: "design" })}
        >
          <Icon of={X} size={16} />
        </Button>
      </div>
      <MenuButton id="history.filter" menu="history.kinds" class="secondary wide">
        {onlyNamed ? "Saved by hand" : "All versions"}
      </MenuButton>
      <Menu id="history.kinds" anchor="history.filter" label="Which versions">
        <MenuItem
          id="history.all"
          exclusive
          checked={!onlyNamed}
          onPress={() => send({ type: "flag", id: "onlyNamed", value: false })}
        >
          All versions
        </MenuItem>
        <MenuItem
          id="history.named"
          exclusive
          checked={onlyNamed}
          onPress={() => send({ type: "flag", id: "onlyNamed", value: true })}
        >
          Saved by hand
        </MenuItem>
      </Menu>
      <ScrollArea id="history.list" label="Versions" class="list-scroll" gutter="overlay">
        {shown.map((version) => {
          const isShown = app.version === version.key || (app.version === "" && version.key === "now");
          return (
            <div
              key={version.key}
              class={names("version", isShown && "version-shown")}
              role="group"
              aria-label={titleOf(version)}
            >
              <Button
                id={`history.version.${version.key}`}
                class="version-button"
                current={isShown}
                onPress={() => send({ type: "version.show", id: version.key })}
              >
                <Icon of={Bookmark} size={13} class={names("version-mark", version.named && "version-named")} />
                <span class="version-text">
                  <strong>{titleOf(version)}</strong>
                  {version.note !== "" && <span>{version.note}</span>}
                  <span class="quiet version-by">
                    <Avatar seed={version.by} name={person(version.by).name} size={16} /> {version.at}
                  </span>
                </span>
              </Button>
              {isShown && version.key !== "now" && (
                <span class="version-tools">
                  <Button
                    id={`history.restore.${version.key}`}
                    class="primary small"
                    onPress={() => send({ type: "version.restore", name: titleOf(version) })}
                  >
                    Restore
                  </Button>
                  <Button
                    id={`history.link.${version.key}`}
                    class="secondary small"
                    onPress={() => send({ type: "say", text: `Link to “${titleOf(version)}” copied` })}
                  >
                    Copy link
                  </Button>
                </span>
              )}
            </div>
          );
        })}
      </ScrollArea>
    </div>
  );
});

// Dialogs that one opens on purpose: share, actions, notices, and those of dialogs_work.
import { Copy, Globe, Link, Lock, Search } from "lucide-preact";
import { Avatar, Button, close, command, Dialog, Drawer, Field, Icon, names, Select, send, useKit } from "../../_kit";
import { PLUGINS } from "../content/library";
import { PEOPLE } from "../content/people";
import { ACTION_LINES } from "../content/tools";
import type { State } from "../state/model";
import { Export, Publish, Templates } from "./dialogs_work";
import { drawing } from "./icons";

const ROLES = ["can edit", "can view", "owner"].map((value) => ({ value, label: value }));

function Share({ app }: { app: State }) {
  const invited = useKit<string>("field:share.email") ?? "";
  return (
    <Dialog id="share" label="Share this file" title="Share this file" width={460}>
      <div class="share-invite">
        <Field id="share.email" label="Invite by mail" placeholder="Add people by mail" type="email" />
        <Button
          id="share.invite"
          class="primary"
          inactive={invited.trim() === ""}
          onPress={() => send({ type: "say", text: `Invited ${invited.trim()}` })}
        >
          Invite
        </Button>
      </div>
      <div class="share-row">
        <Icon of={app.picks.access === "link" ? Globe : Lock} size={18} />
        <Select
          id="share.access"
          label="Who has access"
          class="mini-select wide"
          value={app.picks.access ?? "team"}
          options={[
            { value: "team", label: "Anyone at Skerry Ferries" },
            { value: "link", label: "Anyone with the link" },
            { value: "people", label: "Only people invited" },
          ]}
          onChange={(value) => send({ type: "pick", name: "access", value })}
        />
      </div>
      <ul class="share-people">
        {PEOPLE.slice(0, 6).map((one, index) => (
          <li key={one.key}>
            <Avatar seed={one.key} name={one.name} size={28} />
            <span>
              {one.name}
              <span class="quiet">{one.role}</span>
            </span>
            <Select
              id={`share.role.${one.key}`}
              label={`Role of ${one.name}`}
              class="mini-select"
              value={app.picks[`role:${one.key}`] ?? (index === 0 ? "owner" : "can edit")}
              options={ROLES}
              onChange={(value) => send({ type: "pick", name: `role:${one.key}`, value })}
            />
          </li>
        ))}
      </ul>
      <div class="share-links">
        <Button id="share.link" class="text-button" onPress={() => send({ type: "say", text: "Link copied" })}>
          <Icon of={Link} size={14} /> Copy link
        </Button>
        <Button id="share.dev" class="text-button" onPress={() => send({ type: "say", text: "Dev mode link copied" })}>
          <Icon of={Copy} size={14} /> Copy dev mode link
        </Button>
        <Button
          id="share.prototype"
          class="text-button"
          onPress={() => send({ type: "say", text: "Prototype link copied" })}
        >
          <Icon of={Copy} size={14} /> Copy prototype link
        </Button>
      </div>
    </Dialog>
  );
}

function Actions({ app }: { app: State }) {
  const words = String(useKit("field:actions.find") ?? "").toLowerCase();
  const fits = (name: string): boolean => name.toLowerCase().includes(words);
  return (
    <Dialog id="actions" label="Actions" width={520} class="actions" closeButton={false}>
      <span class="search-box big">
        <Icon of={Search} size={16} />
        <Field
          id="actions.find"
          label="Search actions and plugins"
          placeholder="Search actions and plugins"
          type="search"
        />
      </span>
      <p class="nav-title">Plugins</p>
      {PLUGINS.filter((one) => fits(one.name)).map((plugin) => (
        <Button
          key={plugin.key}
          id={`actions.plugin.${plugin.key}`}
          class="action-row"
          onPress={() => send({ type: "plugin.open", id: plugin.key })}
        >
          <span class="plugin-mark small-mark" style={{ background: plugin.colour }}>
            <Icon of={drawing(plugin.icon)} size={16} />
          </span>
          <span>
            {plugin.name}
            <span class="quiet">{plugin.what}</span>
          </span>
        </Button>
      ))}
      <p class="nav-title">Actions</p>
      {ACTION_LINES.filter(([, name]) => fits(name)).map(([flag, name, where]) => (
        <Button
          key={flag}
          id={`actions.flag.${flag}`}
          class="action-row"
          pressed={app.flags[flag] === true}
          onPress={() => send({ type: "flag", id: flag })}
        >
          <span>
            {name}
            <span class="quiet">
              {where}, {app.flags[flag] === true ? "on" : "off"}
            </span>
          </span>
        </Button>
      ))}
    </Dialog>
  );
}

const NOTICES = [
  ["n1", "tomasz", "mentioned you in Skerry booking app", "08:47"],
  ["n2", "freya", "replied to your comment on Home", "09:12"],
  ["n3", "priya", "invited you to Colour and contrast", "yesterday"],
  ["n4", "leo", "marked Payment as ready for dev", "yesterday"],
  ["n5", "noor", "shared Interview wall", "19 May"],
] as const;

const Notices = ({ app }: { app: State }) => (
  <Drawer id="notices" side="right" label="Notifications" title="Notifications" width={340} closeButton>
    {NOTICES.map(([key, who, what, at]) => {
      const one = PEOPLE.find((person) => person.key === who);
      return (
        <Button
          key={key}
          id={`notices.item.${key}`}
          class={names("notice", app.flags[`read:${key}`] === true && "notice-read")}
          onPress={() => {
            send({ type: "flag", id: `read:${key}`, value: true });
            command(close("notices"));
          }}
        >
          <Avatar seed={who} name={one?.name ?? who} size={28} />
          <span>
            <strong>{one?.name}</strong> {what}
            <span class="quiet">{at}</span>
          </span>
        </Button>
      );
    })}
  </Drawer>
);

export function Dialogs({ app }: { app: State }) {
  return (
    <>
      <Share app={app} />
      <Actions app={app} />
      <Export app={app} />
      <Publish app={app} />
      <Templates />
      <Notices app={app} />
    </>
  );
}

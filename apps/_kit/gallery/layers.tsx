import { mdiContentCopy, mdiDelete, mdiDotsHorizontal, mdiShare } from "@mdi/js";
import {
  Button,
  command,
  Dialog,
  Drawer,
  Field,
  HoverCard,
  Icon,
  Menu,
  MenuButton,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  open,
  Popover,
  Select,
  send,
} from "..";
import type { Gallery } from "./state";

const press = () => send({ type: "pressed" });

const card = () => (
  <div style={{ padding: "16px", width: "260px" }}>
    <strong>Kai Moreau</strong>
    <p style={{ margin: "6px 0 12px" }}>Builds bicycles, answers late.</p>
    <Button id="card.follow" class="k-primary" onPress={press}>
      Follow
    </Button>
  </div>
);

export function LayerTriggers({ app }: { app: Gallery }) {
  return (
    <section class="g-card">
      <h2>Layers</h2>
      <div class="g-line">
        <MenuButton id="menu.button" menu="menu" class="k-secondary" tip="Has a menu">
          Menu <Icon path={mdiDotsHorizontal} size={18} />
        </MenuButton>
        <MenuButton id="pop.button" menu="pop" popup="dialog" class="k-secondary">
          Popover
        </MenuButton>
        <Button id="dialog.open" class="k-secondary" onPress={() => command(open("dialog"))}>
          Dialog
        </Button>
        <Button id="strict.open" class="k-secondary" onPress={() => command(open("strict"))}>
          Strict
        </Button>
        <Button id="drawer.open" class="k-secondary" onPress={() => command(open("drawer"))}>
          Drawer
        </Button>
        <Button id="basket.open" class="k-secondary" onPress={() => command(open("basket"))}>
          Modal drawer
        </Button>
        <Button id="notify" class="k-secondary" onPress={() => send({ type: "notify" })}>
          Notice
        </Button>
        <HoverCard id="kai" card={card} label="Kai Moreau">
          <Button id="kai" as="a" onPress={press} menu="menu">
            @kai
          </Button>
        </HoverCard>
        <span>{app.dropped ?? "nothing"}</span>
      </div>
    </section>
  );
}

const sharing = (
  <Menu id="menu.share" label="Share">
    <MenuItem id="share.link" onPress={press}>
      Copy link
    </MenuItem>
    <MenuItem
      id="share.to"
      submenu={
        <Menu id="menu.people" label="People">
          <MenuItem id="share.ada" onPress={press}>
            Ada
          </MenuItem>
          <MenuItem id="share.pat" onPress={press}>
            Pat
          </MenuItem>
        </Menu>
      }
    >
      Send to
    </MenuItem>
  </Menu>
);

export function Layers() {
  return (
    <>
      <Menu id="menu" anchor="menu.button" label="Actions">
        <MenuLabel>Note</MenuLabel>
        <MenuItem id="menu.copy" icon={<Icon path={mdiContentCopy} size={18} />} hint="Ctrl C" onPress={press}>
          Duplicate
        </MenuItem>
        <MenuItem id="menu.send" icon={<Icon path={mdiShare} size={18} />} submenu={sharing}>
          Share
        </MenuItem>
        <MenuItem id="menu.off" inactive onPress={press}>
          Not now
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="menu.grid" checked onPress={press}>
          Show grid
        </MenuItem>
        <MenuItem id="menu.ruler" checked={false} stays onPress={press}>
          Show ruler
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="menu.delete" danger icon={<Icon path={mdiDelete} size={18} />} onPress={press}>
          Delete
        </MenuItem>
      </Menu>
      <Popover id="pop" anchor="pop.button" label="Filter">
        <div style={{ padding: "16px", width: "240px" }}>
          <Field id="pop.field" label="Filter" placeholder="Filter by name" />
        </div>
      </Popover>
      <Dialog
        id="dialog"
        title="Invite people"
        label="Invite people"
        footer={
          <Button id="dialog.done" class="k-primary" onPress={press}>
            Send invitations
          </Button>
        }
      >
        <p style={{ marginTop: 0 }}>They get a letter with a link.</p>
        <Field id="dialog.mail" label="Address" placeholder="ada@example.com" type="email" />
        <p />
        <Select
          id="dialog.role"
          label="Role"
          value="view"
          options={[
            { value: "view", label: "May read" },
            { value: "edit", label: "May write" },
          ]}
          onChange={press}
        />
      </Dialog>
      <Dialog
        id="strict"
        title="New rules"
        label="New rules"
        width={360}
        dismissable={false}
        footer={
          <Button id="strict.agree" class="k-primary" onPress={() => send({ type: "agree" })}>
            I agree
          </Button>
        }
      >
        {Array.from({ length: 20 }, (_, at) => (
          <p key={at}>Rule {at + 1}: be kind to whoever reads this next.</p>
        ))}
      </Dialog>
      <Drawer id="drawer" side="right" label="Details" title="Details" closeButton>
        <p>What there is to know.</p>
      </Drawer>
      <Drawer id="basket" side="left" label="Basket" title="Basket" modal closeButton width={320}>
        <p>Nothing in it yet.</p>
      </Drawer>
    </>
  );
}

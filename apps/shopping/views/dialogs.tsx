// Small dialogs: a quick look, lists, sharing, addresses, ZIP code, mistakes, leaving.

import { mdiCheck, mdiContentCopy, mdiEmailOutline, mdiMessageTextOutline } from "@mdi/js";
import { Button, close, command, Dialog, Field, Icon, names, send, useKit } from "../../_kit";
import { productOf } from "../content/catalogue";
import { featuresOf } from "../content/features";
import type { State } from "../state/model";
import { Ware } from "../wares/ware";
import { AddButton, arrivalOf, flagsOf } from "./card";
import { go, Price, Stars, say } from "./faces";

function QuickLook({ app }: { app: State }) {
  if (app.quick === "") return null;
  const product = productOf(app.quick);
  return (
    <Dialog id="quick" label="Quick view" title="Quick view" width={820}>
      <div class="quick">
        <Ware kind={product.kind} ink={product.colours[0]?.ink ?? "#999"} size={280} />
        <div class="quick-text">
          <h3>{product.title}</h3>
          <Stars rating={product.rating} count={product.ratings} size={16} />
          <Price cents={product.price} was={product.was} large />
          <span class="small">{arrivalOf(product)}</span>
          {product.sizes.length > 0 && (
            <p>
              {product.sizeLabel}: {product.sizes.map((one) => one.name).join(", ")}
            </p>
          )}
          <ul class="bullets">
            {featuresOf(product.category, product.department).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <div class="row">
            {product.sizes.length === 0 && <AddButton area="quick" product={product} qty={flagsOf(app, product).qty} />}
            <Button
              id="quick.full"
              class="pill pill-line"
              onPress={() => {
                command(close("quick"));
                go("product", "", product.id);
              }}
            >
              {product.sizes.length > 0 ? "Choose options" : "Full details"}
            </Button>
            <Button id="quick.list" class="link" onPress={() => send({ type: "list.pick", id: product.id })}>
              Add to list
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function ListPick({ app }: { app: State }) {
  const name = useKit<string>("field:listpick.name") ?? "";
  return (
    <Dialog id="listpick" label="Lists" title={app.listFor ? "Add to list" : "New list"} width={420}>
      {app.listFor !== "" &&
        app.lists.map((one) => (
          <Button
            key={one.id}
            id={`listpick.list.${one.id}`}
            class="listpick-row"
            pressed={one.items.includes(app.listFor)}
            onPress={() => send({ type: "list.put", list: one.id })}
          >
            <span>
              {one.name} <span class="quiet">({one.items.length})</span>
            </span>
            {one.items.includes(app.listFor) && <Icon path={mdiCheck} size={20} label="On this list" />}
          </Button>
        ))}
      <div class="row answer-row">
        <Field
          id="listpick.name"
          label="Name of a new list"
          placeholder="Name of a new list"
          onEnter={(text) => send({ type: "list.new", name: text })}
        />
        <Button id="listpick.new" class="pill pill-blue" onPress={() => send({ type: "list.new", name })}>
          Create
        </Button>
      </div>
    </Dialog>
  );
}

const SHARES = [
  ["copy", "Copy link", mdiContentCopy, "Link copied"],
  ["mail", "Mail", mdiEmailOutline, "A draft is in your mail"],
  ["text", "Message", mdiMessageTextOutline, "Sent to your phone"],
] as const;

const Share = () => (
  <Dialog id="share" label="Share" title="Share" width={400}>
    {SHARES.map(([key, label, icon, done]) => (
      <Button
        key={key}
        id={`share.${key}`}
        class="listpick-row"
        onPress={() => {
          command(close("share"));
          say(done);
        }}
      >
        <span class="row">
          <Icon path={icon} size={22} />
          {label}
        </span>
      </Button>
    ))}
  </Dialog>
);

function AddressForm({ app }: { app: State }) {
  const name = useKit<string>("field:address.name") ?? "";
  const street = useKit<string>("field:address.street") ?? "";
  const city = useKit<string>("field:address.city") ?? "";
  const zip = useKit<string>("field:address.zip") ?? "";
  return (
    <Dialog id="address" label="Address" title={app.editing ? "Edit address" : "Add an address"} width={460}>
      <div class="form">
        <Field id="address.name" label="Name" placeholder="Name" />
        <Field id="address.street" label="Street" placeholder="Street and number" />
        <Field id="address.city" label="City and state" placeholder="City and state" />
        <Field id="address.zip" label="ZIP code" placeholder="ZIP code" maxLength={5} />
        <Button
          id="address.save"
          class="pill pill-blue"
          onPress={() => send({ type: "address.save", name, street, city, zip })}
        >
          Save address
        </Button>
      </div>
    </Dialog>
  );
}

function ZipCode() {
  const typed = useKit<string>("field:zip.field") ?? "";
  const use = (zip: string) => {
    command(close("zip"));
    send({ type: "zip", zip });
  };
  return (
    <Dialog id="zip" label="ZIP code" title="Where should it go?" width={400}>
      <div class="form">
        <Field id="zip.field" label="ZIP code" placeholder="Five digits" maxLength={5} onEnter={use} />
        <div class="row">
          {["43099", "43098", "43121"].map((one) => (
            <Button key={one} id={`zip.known.${one}`} class="chip" onPress={() => use(one)}>
              {one}
            </Button>
          ))}
        </div>
        <Button id="zip.save" class="pill pill-blue" onPress={() => use(typed)}>
          Use this ZIP
        </Button>
      </div>
    </Dialog>
  );
}

const MISTAKES = ["Wrong price", "Wrong picture", "Wrong description", "Prohibited item"] as const;

const Report = () => (
  <Dialog id="report" label="Report a mistake" title="What is wrong?" width={420}>
    {MISTAKES.map((line, at) => (
      <Button
        key={line}
        id={`report.${at + 1}`}
        class="listpick-row"
        onPress={() => {
          command(close("report"));
          say("Thank you, we will check it");
        }}
      >
        {line}
      </Button>
    ))}
  </Dialog>
);

const Leave = () => (
  <Dialog id="leave" label="Sign out" title="Sign out?" width={380}>
    <p>Your cart stays here for when you come back.</p>
    <div class="row">
      <Button id="leave.stay" class="pill pill-blue" onPress={() => command(close("leave"))}>
        Stay signed in
      </Button>
      <Button
        id="leave.go"
        class={names("pill", "pill-line")}
        onPress={() => {
          command(close("leave"));
          say("Signed out on your other devices");
        }}
      >
        Sign out elsewhere
      </Button>
    </div>
  </Dialog>
);

export const Dialogs = ({ app }: { app: State }) => (
  <>
    <QuickLook app={app} />
    <ListPick app={app} />
    <Share />
    <AddressForm app={app} />
    <ZipCode />
    <Report />
    <Leave />
  </>
);

// Dialogs that hang on something one clicked: an event, a picture, a link, a message, a public server.
import { mdiAccountMultiple, mdiAlert, mdiCalendarBlank, mdiMapMarker, mdiOpenInNew } from "@mdi/js";
import { Art, type ArtKind, Button, close, command, Dialog, Icon, send } from "../../_kit";
import { listings } from "../content/discovery";
import { eventBy } from "../content/events";
import { messageById } from "../content/messages";
import { nameOf } from "../content/people";
import { server } from "../content/servers";
import type { State } from "../state_types";
import { Face } from "./face";

const shut = (id: string) => command(close(id));

function EventDialog({ app, of }: { app: State; of: string }) {
  const event = eventBy(of);
  if (!event) return null;
  const isGoing = app.on[`going:${of}`] ?? false;
  return (
    <Dialog id="event.dialog" label={event.title} width={520} class="dialog">
      <Art kind={event.art.kind as ArtKind} seed={event.art.seed} width="100%" height="180" class="dialog-art" />
      <p class="event-when">
        <Icon path={mdiCalendarBlank} size={16} /> {event.when}
      </p>
      <h2>{event.title}</h2>
      <p class="muted">
        <Icon path={mdiMapMarker} size={16} /> {event.where} · {server(event.server).name}
      </p>
      <p>{event.text}</p>
      <p class="muted">
        <Icon path={mdiAccountMultiple} size={16} /> {event.going + (isGoing ? 1 : 0)} people are interested
      </p>
      <p class="with-face">
        <Face who={event.host} size={24} /> Created by {nameOf(event.host)}
      </p>
      <footer class="dialog-row">
        <Button id="event.copy" class="grey-button" onPress={() => send({ type: "say", text: "Event link copied" })}>
          Copy Link
        </Button>
        <Button
          id="event.going"
          class="main-button"
          pressed={isGoing}
          onPress={() => send({ type: "toggle", key: `going:${of}`, from: false })}
        >
          {isGoing ? "Interested" : "I’m Interested"}
        </Button>
      </footer>
    </Dialog>
  );
}

function PictureDialog({ message, index }: { message: string; index: number }) {
  const picture = messageById(message)?.pictures?.[index];
  if (!picture) return null;
  const scale = Math.min(1000 / picture.w, 620 / picture.h);
  return (
    <Dialog
      id="picture.dialog"
      label={picture.name}
      width={Math.round(picture.w * scale) + 32}
      class="dialog picture-dialog"
    >
      <Art
        kind={picture.kind as ArtKind}
        seed={picture.seed}
        width={Math.round(picture.w * scale)}
        height={Math.round(picture.h * scale)}
        label={picture.name}
      />
      <Button
        id="picture.browser"
        as="a"
        class="link"
        onPress={() => send({ type: "dialog", dialog: { kind: "link", to: picture.name } })}
      >
        <Icon path={mdiOpenInNew} size={16} /> Open in Browser
      </Button>
    </Dialog>
  );
}

const LinkDialog = ({ to }: { to: string }) => (
  <Dialog
    id="link.dialog"
    label="Leaving Palaver"
    title="Leaving Palaver"
    class="dialog"
    footer={
      <>
        <Button id="link.back" class="grey-button" onPress={() => shut("link.dialog")}>
          Go Back
        </Button>
        <Button
          id="link.visit"
          class="main-button"
          onPress={() => {
            shut("link.dialog");
            send({ type: "say", text: "Opened in your browser" });
          }}
        >
          Visit Site
        </Button>
      </>
    }
  >
    <p>
      <Icon path={mdiAlert} size={18} /> This link takes you to the following website:
    </p>
    <p class="link-box">{to}</p>
  </Dialog>
);

const DeleteDialog = ({ message }: { message: string }) => (
  <Dialog
    id="delete.dialog"
    label="Delete Message"
    title="Delete Message"
    class="dialog"
    footer={
      <>
        <Button id="delete.cancel" class="grey-button" onPress={() => shut("delete.dialog")}>
          Cancel
        </Button>
        <Button id="delete.confirm" class="danger-button" onPress={() => send({ type: "remove", message })}>
          Delete
        </Button>
      </>
    }
  >
    <p>Are you sure you want to delete this message?</p>
    <blockquote>{messageById(message)?.text.slice(0, 160) ?? "Your message"}</blockquote>
  </Dialog>
);

function ListingDialog({ app, of }: { app: State; of: string }) {
  const found = listings.find((one) => one.key === of);
  if (!found) return null;
  const isJoined = app.on[`joined:${of}`] ?? false;
  return (
    <Dialog id="listing.dialog" label={found.name} width={480} class="dialog">
      <Art kind={found.art.kind as ArtKind} seed={found.art.seed} width="100%" height="160" class="dialog-art" />
      <h2>{found.name}</h2>
      <p>{found.text}</p>
      <p class="muted">You can look around before you join. Members see your name only when you write.</p>
      <footer class="dialog-row">
        <Button id="listing.share" class="grey-button" onPress={() => send({ type: "say", text: "Invite copied" })}>
          Share
        </Button>
        <Button
          id="listing.join"
          class="main-button"
          pressed={isJoined}
          onPress={() => send({ type: "toggle", key: `joined:${of}`, from: false })}
        >
          {isJoined ? "Leave" : "Join Server"}
        </Button>
      </footer>
    </Dialog>
  );
}

/** The dialog that the app's slice names. */
export function AskedDialog({ app }: { app: State }) {
  const { dialog } = app;
  if (dialog.kind === "event") return <EventDialog app={app} of={dialog.key} />;
  if (dialog.kind === "picture") return <PictureDialog message={dialog.message} index={dialog.index} />;
  if (dialog.kind === "link") return <LinkDialog to={dialog.to} />;
  if (dialog.kind === "delete") return <DeleteDialog message={dialog.message} />;
  if (dialog.kind === "listing") return <ListingDialog app={app} of={dialog.key} />;
  return null;
}

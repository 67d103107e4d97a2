// Pictures of a product: a column of small ones, the one being looked at, a closer look.
import { mdiMagnifyPlusOutline, mdiShareVariantOutline } from "@mdi/js";
import { Button, Carousel, command, Dialog, Icon, names, open, send } from "../../_kit";
import { colourOf } from "../content/colours";
import type { Product } from "../content/products";
import type { State } from "../state/model";
import { SIDES, type Side, Ware } from "../wares/ware";
import { flagsOf, Heart } from "./card";
import { Tag } from "./faces";

export const SIDE_NAMES: Record<Side, string> = {
  front: "Front",
  mirrored: "Other side",
  close: "Detail",
  room: "At home",
  pair: "Two of them",
  size: "Measurements",
  box: "In the box",
};

export const inkOf = (app: State, product: Product): string =>
  colourOf(app.choice.colour || (product.colours[0]?.key ?? "")).ink;

export function Gallery({ app, product }: { app: State; product: Product }) {
  const ink = inkOf(app, product);
  const side = SIDES[app.choice.side] ?? "front";
  return (
    <div class="gallery">
      <Carousel
        id="gallery"
        label="Pictures"
        axis="y"
        visible={4}
        step={1}
        gap="8px"
        class="thumbs"
        slides={SIDES.map((one, at) => ({
          key: one,
          node: (
            <Button
              id={`gallery.picture.${one}`}
              class={names("thumb", one === side && "thumb-on")}
              label={`Picture: ${SIDE_NAMES[one]}`}
              pressed={one === side}
              onPress={() => send({ type: "choice.side", side: at })}
            >
              <Ware kind={product.kind} ink={ink} size={66} side={one} />
            </Button>
          ),
        }))}
      />
      <div class="gallery-main">
        <Tag badge={product.badge} />
        <Button
          id="gallery.zoom"
          class="gallery-zoom"
          label={`Enlarge: ${SIDE_NAMES[side]}`}
          onPress={() => command(open("zoom"))}
        >
          <Ware kind={product.kind} ink={ink} size={440} side={side} />
        </Button>
        <Heart area="product" product={product} isKept={flagsOf(app, product).isKept} />
        <Button id="gallery.share" class="heart gallery-share" label="Share" onPress={() => command(open("share"))}>
          <Icon path={mdiShareVariantOutline} size={20} />
        </Button>
        <span class="gallery-hint quiet small">
          <Icon path={mdiMagnifyPlusOutline} size={16} /> {SIDE_NAMES[side]}, {app.choice.side + 1} of {SIDES.length}
        </span>
      </div>
      <Dialog id="zoom" label="Picture" title={product.title} width={860}>
        <div class="zoom">
          <Ware kind={product.kind} ink={ink} size={app.choice.zoomed ? 760 : 480} side={side} />
        </div>
        <div class="zoom-row">
          <Button id="zoom.in" class="pill pill-line" onPress={() => send({ type: "choice.zoom" })}>
            {app.choice.zoomed ? "Smaller" : "Larger"}
          </Button>
          {SIDES.map((one, at) => (
            <Button
              key={one}
              id={`zoom.picture.${one}`}
              class={names("chip", one === side && "chip-on")}
              pressed={one === side}
              onPress={() => send({ type: "choice.side", side: at })}
            >
              {SIDE_NAMES[one]}
            </Button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}

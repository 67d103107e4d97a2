// Choosing a store, on a list or on a map that can be pulled around.
import { mdiMapMarker, mdiMinus, mdiPlus } from "@mdi/js";
import { Button, Dialog, Drawer, Icon, names, send, useDrag } from "../../_kit";
import { productOf, shortTitle } from "../content/catalogue";
import { STORES, storeOf } from "../content/places";
import type { State } from "../state/model";

const ROADS = [
  "M0 470C240 420 420 520 620 450S980 300 1200 330",
  "M580 0C620 200 560 330 610 470S720 760 690 900",
  "M120 900C200 700 320 640 500 560S820 520 1200 700",
  "M0 210C200 260 260 320 420 330S760 340 900 180S1100 60 1200 40",
  "M300 0C280 160 330 300 300 480S220 760 260 900",
  "M900 0C880 200 960 420 920 560S1000 800 1010 900",
];

const across = (_: unknown, at: number): string => `M${300 + (at % 3) * 20} ${250 + at * 46}h${520 - (at % 4) * 60}`;
const down = (_: unknown, at: number): string => `M${330 + at * 58} ${230 + (at % 3) * 30}v${420 - (at % 2) * 90}`;
const LANES = [...Array.from({ length: 9 }, across), ...Array.from({ length: 9 }, down)].join("");

function StoreMap({ app }: { app: State }) {
  const { x, y, zoom } = app.map;
  let start = { x, y };
  const drag = useDrag("stores.map", {
    onStart: () => {
      start = { x: app.map.x, y: app.map.y };
    },
    onMove: ({ dx, dy }) => send({ type: "map.move", x: start.x + dx, y: start.y + dy }),
  });
  return (
    <div class="map" data-igg-area="stores.frame">
      <div class="map-ground" style={{ left: x, top: y, width: 1200 * zoom, height: 900 * zoom }}>
        <Button as="div" id="stores.map" class="map-sheet" label="Map" role="application" drag={drag}>
          <svg viewBox="0 0 1200 900" width={1200 * zoom} height={900 * zoom} aria-hidden="true">
            <path d="M0 0h1200v900H0z" fill="#f3efe6" />
            <path d="M880 0C900 120 990 150 1040 240S1180 300 1200 290V0z" fill="#a8cfe6" />
            <path
              d="M60 520q120-60 210 20t-20 170t-200-20t10-170zM640 80q120-40 190 20t-30 130t-180-30t20-120zM760 640q100-30 160 40t-40 140t-160-60t40-120z"
              fill="#cfe3c0"
            />
            <path
              d="M0 700C180 640 260 720 400 690S640 640 760 760S1000 820 1200 800"
              stroke="#a8cfe6"
              stroke-width="20"
              fill="none"
            />
            <path d={LANES} stroke="#fff" stroke-width="5" fill="none" />
            <path d={ROADS.join("")} stroke="#fff" stroke-width="14" fill="none" />
            <path d={ROADS.slice(0, 3).join("")} stroke="#f6d27e" stroke-width="7" fill="none" />
            <g font-size="19" fill="#6c675b" font-weight="600">
              <text x="545" y="415">
                Alder Falls
              </text>
              <text x="95" y="300">
                West Meadow
              </text>
              <text x="440" y="620">
                Copperfield
              </text>
              <text x="742" y="570">
                Hale Bridge
              </text>
              <text x="970" y="110" fill="#3f6d87">
                Lake Harbor
              </text>
            </g>
          </svg>
        </Button>
        {STORES.map((one) => (
          <Button
            key={one.id}
            id={`stores.pin.${one.id}`}
            class={names("pin", app.store === one.id && "pin-mine", app.pin === one.id && "pin-on")}
            style={{ left: one.x * zoom - 17, top: one.y * zoom - 36 }}
            tip={`${one.name} ${one.kind}`}
            pressed={app.pin === one.id}
            onPress={() => send({ type: "store.pin", id: one.id })}
          >
            <Icon path={mdiMapMarker} size={34} />
          </Button>
        ))}
      </div>
      <div class="map-zoom">
        <Button
          id="stores.in"
          class="round"
          label="Zoom in"
          inactive={zoom >= 1.5}
          onPress={() => send({ type: "map.zoom", by: 0.25 })}
        >
          <Icon path={mdiPlus} size={20} />
        </Button>
        <Button
          id="stores.out"
          class="round"
          label="Zoom out"
          inactive={zoom <= 0.75}
          onPress={() => send({ type: "map.zoom", by: -0.25 })}
        >
          <Icon path={mdiMinus} size={20} />
        </Button>
      </div>
      {app.pin && (
        <div class="map-card" data-igg-area="stores.card">
          <strong>
            {storeOf(app.pin).name} {storeOf(app.pin).kind}
          </strong>
          <span class="quiet small">{storeOf(app.pin).street}</span>
          <Button id="stores.set" class="pill pill-blue" onPress={() => send({ type: "store.pick", id: app.pin })}>
            Make this my store
          </Button>
        </div>
      )}
    </div>
  );
}

/** The nearest three; the others are on the map. */
export function StorePicker({ app }: { app: State }) {
  return (
    <Dialog id="stores" title="Choose a store" label="Choose a store" width={900} class="stores">
      <div class="stores-body">
        <div class="stores-list">
          <p class="quiet">Closest to {app.zip}. Pull the map to see more.</p>
          {STORES.slice(0, 3).map((one) => (
            <article key={one.id} class={names("store", app.store === one.id && "store-mine")} aria-label={one.name}>
              <strong>
                {one.name} {one.kind}
              </strong>
              <span class="small">
                {one.street}, {one.city}
              </span>
              <span class="quiet small">
                {one.miles} miles, {one.hours}
              </span>
              <Button
                id={`stores.choose.${one.id}`}
                class="pill pill-line"
                label={`${app.store === one.id ? "My store" : "Choose"}: ${one.name}`}
                pressed={app.store === one.id}
                onPress={() => send({ type: "store.pick", id: one.id })}
              >
                {app.store === one.id ? "My store" : "Choose"}
              </Button>
            </article>
          ))}
        </div>
        <StoreMap app={app} />
      </div>
    </Dialog>
  );
}

const STOCK: Readonly<Record<string, string>> = {
  orchard: "In stock, aisle B14",
  cooper: "3 left, aisle 6",
  copperfield: "In stock, aisle C2",
  meadow: "Out of stock until May 18",
  millrace: "1 left, ask at the desk",
  harbor: "In stock, aisle A9",
};

export function StockDrawer({ app }: { app: State }) {
  const { stock, colour } = app.choice;
  if (app.page.name !== "product") return null;
  const product = productOf(app.page.key);
  return (
    <Drawer id="stock" side="right" label="Other stores" title="Other stores" modal width={420} closeButton>
      <p class="quiet">
        {shortTitle(product)}, {product.colours.find((one) => one.key === colour)?.name}
      </p>
      {stock === "checking" && (
        <div class="stock-wait" role="status">
          <span class="checking">Asking {STORES.length} stores</span>
          {STORES.map((one) => (
            <span key={one.id} class="ghost" />
          ))}
        </div>
      )}
      {stock === "done" &&
        STORES.map((one) => (
          <article key={one.id} class="store" aria-label={one.name}>
            <strong>
              {one.name} {one.kind}
            </strong>
            <span class="small">{STOCK[one.id]}</span>
            <span class="quiet small">
              {one.miles} miles, {one.hours}
            </span>
            <Button
              id={`stock.hold.${one.id}`}
              class="pill pill-line"
              label={`Pick up at ${one.name}`}
              inactive={one.id === "meadow"}
              onPress={() => send({ type: "store.hold", id: one.id })}
            >
              Pick up at {one.name}
            </Button>
          </article>
        ))}
    </Drawer>
  );
}

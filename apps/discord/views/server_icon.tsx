// The mark of a server: an icon on a ground of two colours, or a picture.
import {
  mdiBike,
  mdiBookOpenVariant,
  mdiBreadSlice,
  mdiCamera,
  mdiChessKnight,
  mdiDiceMultiple,
  mdiFishbowl,
  mdiFruitCherries,
  mdiHammerWrench,
  mdiNeedle,
  mdiOwl,
  mdiPaw,
  mdiPenguin,
  mdiPiano,
  mdiRadioTower,
  mdiSprout,
  mdiSurfing,
  mdiTea,
  mdiTelescope,
  mdiTerrain,
  mdiTranslate,
} from "@mdi/js";
import { memo } from "preact/compat";
import { Icon } from "../../_kit";
import { server } from "../content/servers";

const MARKS: Record<string, string> = {
  tidepool: mdiFishbowl,
  makers: mdiHammerWrench,
  bakers: mdiBreadSlice,
  nightshift: mdiOwl,
  northline: mdiBike,
  pixel: mdiFruitCherries,
  books: mdiBookOpenVariant,
  synths: mdiPiano,
  signal: mdiRadioTower,
  boardroom: mdiDiceMultiple,
  paws: mdiPaw,
  growers: mdiSprout,
  frames: mdiCamera,
  ridge: mdiTerrain,
  tea: mdiTea,
  kernel: mdiPenguin,
  lingua: mdiTranslate,
  chess: mdiChessKnight,
  cosmic: mdiTelescope,
  needle: mdiNeedle,
  surf: mdiSurfing,
};

/** The studio's own lantern. */
const Lantern = ({ size }: { size: number }) => (
  <svg class="k-icon" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M9 2h6v2h-2v1.1l4.2 2.9v2H6.800V8L11 5.100V4H9zM7 11h10v8H7zm3 2v4h4v-4zM6 20h12v2H6z" />
  </svg>
);

export const ServerIcon = memo(({ of, size }: { of: string; size: number }) => {
  const [from, to] = server(of).colours;
  const mark = MARKS[of];
  return (
    <span
      class="server-icon"
      style={{ width: size, height: size, background: `linear-gradient(150deg, ${from}, ${to})` }}
      aria-hidden="true"
    >
      {mark ? <Icon path={mark} size={Math.round(size * 0.56)} /> : <Lantern size={Math.round(size * 0.62)} />}
    </span>
  );
});

/** The product's mark: two bubbles in conversation. */
export const Brand = ({ size }: { size: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" class="brand">
    <path d="M4 7a4 4 0 0 1 4-4h11a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-7l-5 4v-4.200A4 4 0 0 1 4 13z" fill="currentColor" />
    <path
      d="M25.5 11.600A4 4 0 0 1 28 15v6a4 4 0 0 1-3 3.870V29l-5-4h-6a4 4 0 0 1-3.6-2.250l2.9-2.250H19a6.5 6.5 0 0 0 6.5-6.500z"
      fill="currentColor"
      opacity=".62"
    />
  </svg>
);

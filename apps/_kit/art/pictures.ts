// Every kind of picture, drawn once for a seed.
import { rng } from "../rng";
import { abstract, cover } from "./covers";
import { pet } from "./creatures";
import { portrait, talk } from "./faces";
import { food } from "./food";
import { scene } from "./landscapes";
import { sport, vehicle } from "./outings";
import { product } from "./products";
import { interior, music } from "./rooms";
import { chart, game, map, screen } from "./screens";
import type { Picture } from "./shapes";
import { city, space } from "./skylines";
import { pottery, workshop } from "./studios";

const KINDS = {
  abstract,
  chart,
  city,
  cover,
  food,
  game,
  interior,
  map,
  music,
  pet,
  portrait,
  pottery,
  product,
  scene,
  screen,
  space,
  sport,
  talk,
  vehicle,
  workshop,
} as const;

export type ArtKind = keyof typeof KINDS;
export const ART_KINDS = Object.keys(KINDS) as ArtKind[];

const drawn = new Map<string, Picture>();

export function once(key: string, draw: () => Picture): Picture {
  let picture = drawn.get(key);
  if (!picture) {
    picture = draw();
    drawn.set(key, picture);
  }
  return picture;
}

/** Seeds of the form "<kind>:<variant>:<anything>" choose a variant: "product:lamp:3", "scene:lake:7". */
function variantOf(kind: ArtKind, seed: string): string | undefined {
  const [first, second] = seed.split(":");
  return first === kind ? second : undefined;
}

/** The picture of a kind and a seed, drawn anew; always the same. */
export const draw = (kind: ArtKind, seed: string): Picture =>
  KINDS[kind](rng(`${kind}|${seed}`), variantOf(kind, seed));

export const pictureOf = (kind: ArtKind, seed: string): Picture => once(`${kind}|${seed}`, () => draw(kind, seed));

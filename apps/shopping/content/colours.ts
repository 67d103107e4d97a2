// Names of colours, how they are drawn, and the family a facet sorts them into.
export interface Colour {
  key: string;
  name: string;
  ink: string;
  family: string;
}

const PALETTE: readonly (readonly [key: string, name: string, ink: string, family: string])[] = [
  ["fennel", "Fennel", "#a3b583", "Green"],
  ["juniper", "Juniper", "#3f6f5c", "Green"],
  ["moss", "Moss", "#6f7f3a", "Green"],
  ["mint", "Mint", "#9fd6c0", "Green"],
  ["skylark", "Skylark", "#7fb2d9", "Blue"],
  ["harbor", "Harbor", "#2f5f93", "Blue"],
  ["midnight", "Midnight", "#24365c", "Blue"],
  ["lagoon", "Lagoon", "#2f9aa5", "Blue"],
  ["poppy", "Poppy", "#cf4436", "Red"],
  ["barn", "Barn Red", "#a5322b", "Red"],
  ["rhubarb", "Rhubarb", "#d27a8c", "Pink"],
  ["blush", "Blush", "#ecb9b4", "Pink"],
  ["marigold", "Marigold", "#e9a52d", "Yellow"],
  ["buttercream", "Buttercream", "#f1e2b6", "White"],
  ["oat", "Oat", "#e2d6c2", "White"],
  ["chalk", "Chalk", "#eceae4", "White"],
  ["snow", "Snow", "#f2f4f6", "White"],
  ["pebble", "Pebble", "#a7aaa9", "Gray"],
  ["slate", "Slate", "#66707c", "Gray"],
  ["steel", "Brushed Steel", "#bcc3cb", "Gray"],
  ["graphite", "Graphite", "#40454e", "Black"],
  ["coal", "Coal", "#2b2e35", "Black"],
  ["plum", "Plum", "#6b4a7e", "Purple"],
  ["lilac", "Lilac", "#b7a3d6", "Purple"],
  ["terracotta", "Terracotta", "#c06a45", "Orange"],
  ["apricot", "Apricot", "#eda264", "Orange"],
  ["walnut", "Walnut", "#7b5537", "Brown"],
  ["honey", "Honey Oak", "#c9975a", "Brown"],
  ["copper", "Copper", "#b9714a", "Brown"],
];

export const COLOURS: readonly Colour[] = PALETTE.map(([key, name, ink, family]) => ({ key, name, ink, family }));
const BY_KEY = new Map(COLOURS.map((one) => [one.key, one]));

export function colourOf(key: string): Colour {
  const found = BY_KEY.get(key);
  if (!found) throw new Error(`no colour ${key}`);
  return found;
}

// What never changes. Replace it: nothing here should outlive the first day.
export interface Thing {
  key: string;
  name: string;
  maker: string;
  year: number;
}

export interface Shelf {
  key: string;
  name: string;
  things: Thing[];
}

const SHELVES = ["Travel", "Concerts", "Films", "Circus", "Museums", "Markets", "Races", "Plays"];
const PLACES = (
  "Aldmoor Bexley Carrow Dunmore Elsby Farrow Glenrock Hollin Istley Jarrow " +
  "Kelby Lorne Marsden Norby Oakham Penrow Quarley Rushmere Selby Thornton"
).split(" ");
const MAKERS = ["Alder & Finch", "Brook Works", "Cinder House", "Dahl Brothers", "Elm Street"];

export const shelves: readonly Shelf[] = SHELVES.map((name, row) => ({
  key: name.toLowerCase(),
  name,
  things: PLACES.map((place, column) => ({
    key: `${name.toLowerCase()}-${place.toLowerCase()}`,
    name: `${place} ${1951 + row * 7 + column}`,
    maker: MAKERS[(row + column) % MAKERS.length] as string,
    year: 1951 + row * 7 + column,
  })),
}));

export const shelfOf = (key: string): Shelf => shelves.find((shelf) => shelf.key === key) ?? (shelves[0] as Shelf);

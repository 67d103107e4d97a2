// What never changes. Replace it: nothing here should outlive the first day.
export interface Person {
  key: string;
  name: string;
  role: string;
  company: string;
  group: string;
  city: string;
  phone: string;
}

export interface Group {
  key: string;
  name: string;
}

const words = (text: string): string[] => text.split(" ");
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const GIVEN = words(
  "Ada Bram Carla Dev Elif Finn Greta Hugo Ines Jonas Kemi Lars Mira Noor Oskar Petra Quentin Rosa Sami Thea",
);
const FAMILY = words(
  "Adler Alvarez Bakker Brandt Castel Costa Dahl Dorn Engel Falk Fontana Grau Hale Hoffman Ito Jansen Kovac Lang Lindqvist Moreau Nagy Novak Okoye Pereira Quist Rossi Sato Silva Turner Ueda Vance Weber Yilmaz Zeller",
);
const ROLES = ["Buyer", "Architect", "Editor", "Driver", "Joiner", "Accountant", "Photographer"];
const COMPANIES = [
  "Alder & Finch",
  "Brook Works",
  "Cinder House",
  "Dahl Brothers",
  "Elm Street Press",
  "Farrow & Sons",
];
const CITIES = ["Aldmoor", "Bexley", "Carrow", "Dunmore", "Elsby", "Farrow"];

export const groups: readonly Group[] = [
  { key: "all", name: "Everybody" },
  { key: "favourites", name: "Favourites" },
  { key: "clients", name: "Clients" },
  { key: "suppliers", name: "Suppliers" },
  { key: "workshop", name: "Workshop" },
  { key: "press", name: "Press" },
  { key: "neighbours", name: "Neighbours" },
];
const KINDS = groups.slice(2);

/** Family name first: the order of an address book. */
export const orderOf = (name: string): string => name.toLowerCase().split(" ").reverse().join(" ");
export const letterOf = (person: Person): string => orderOf(person.name).slice(0, 1);

/** Two people of each family. */
export const people: readonly Person[] = FAMILY.flatMap((family, row) =>
  [at(GIVEN, row * 3), at(GIVEN, row * 3 + 7)].sort().map((given, second) => {
    const number = row * 2 + second;
    return {
      key: `${given}-${family}`.toLowerCase(),
      name: `${given} ${family}`,
      role: at(ROLES, number),
      company: at(COMPANIES, number + row),
      group: at(KINDS, number).key,
      city: at(CITIES, number + row),
      phone: `020 7946 0${100 + number * 7}`,
    };
  }),
);

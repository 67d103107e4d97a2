// Who works at the Tidewell Harbour Trust.

export interface Person {
  key: string;
  name: string;
  mail: string;
  role: string;
  colour: string;
}

const person = (key: string, name: string, role: string, colour: string): Person => ({
  key,
  name,
  mail: `${key}@tidewell.example`,
  role,
  colour,
});

export const ME = "ines";

export const PEOPLE: readonly Person[] = [
  person("ines", "Ines Calder", "Programme lead", "#1a73e8"),
  person("bram", "Bram Oosterhuis", "Harbour master", "#b3541e"),
  person("celia", "Celia Marsh", "Treasurer", "#8430ce"),
  person("devi", "Devi Raman", "Volunteer coordinator", "#137333"),
  person("emil", "Emil Kask", "Site engineer", "#c5221f"),
  person("freya", "Freya Holm", "Stalls and food", "#a8397d"),
  person("gus", "Gus Penrose", "Boatyard foreman", "#00695c"),
  person("hana", "Hana Novak", "Press and posters", "#5f3dc4"),
  person("idris", "Idris Bello", "Stage and sound", "#7a5b00"),
  person("juno", "Juno Albright", "Schools and families", "#0b7285"),
  person("kit", "Kit Farrant", "First aid", "#9c2a4e"),
  person("lotte", "Lotte Brandt", "Archivist", "#455a64"),
  person("mateo", "Mateo Ruiz", "Trustee", "#33691e"),
  person("nadia", "Nadia Okoro", "Trustee, chair", "#4527a0"),
  person("oskar", "Oskar Lind", "Grants officer", "#6d4c41"),
  person("perla", "Perla Vance", "Accessibility adviser", "#ad1457"),
];

const byKey = new Map(PEOPLE.map((one) => [one.key, one]));

export function personOf(key: string): Person {
  const found = byKey.get(key);
  if (!found) throw new Error(`nobody is called ${key}`);
  return found;
}

export const firstName = (key: string): string => personOf(key).name.split(" ")[0] ?? "";

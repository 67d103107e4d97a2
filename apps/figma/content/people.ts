// Who works here. Invented, like everything in the files.
export interface Person {
  key: string;
  name: string;
  role: string;
  colour: string;
}

export const PEOPLE: readonly Person[] = [
  { key: "ines", name: "Ines Halvorsen", role: "Product designer", colour: "#0b6bdf" },
  { key: "tomasz", name: "Tomasz Wilk", role: "Product manager", colour: "#c2410c" },
  { key: "priya", name: "Priya Raman", role: "Design lead", colour: "#7c3aed" },
  { key: "leo", name: "Leo Marchetti", role: "iOS engineer", colour: "#047857" },
  { key: "noor", name: "Noor Haddad", role: "Researcher", colour: "#be185d" },
  { key: "freya", name: "Freya Lindqvist", role: "Content designer", colour: "#a16207" },
  { key: "daejung", name: "Dae-jung Park", role: "Android engineer", colour: "#4338ca" },
  { key: "amara", name: "Amara Obi", role: "Illustrator", colour: "#b91c1c" },
];

export const ME = "ines";

export function person(key: string): Person {
  const found = PEOPLE.find((one) => one.key === key);
  if (!found) throw new Error(`nobody is called ${key}`);
  return found;
}

export const firstName = (key: string): string => person(key).name.split(" ")[0] ?? key;

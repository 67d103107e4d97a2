// Tables as text: a record a line, fields between bars.
export const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((field) => field.trim()));

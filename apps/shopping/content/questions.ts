// Questions about products, and who answered.
import type { Product } from "./products";

export interface Answer {
  author: string;
  text: string;
  date: string;
}
export interface Question {
  id: string;
  text: string;
  author: string;
  date: string;
  answers: readonly Answer[];
  helpful: number;
}

const KETTLE: readonly Question[] = [
  {
    id: "q1",
    text: "Can the lid be taken off completely for cleaning?",
    author: "Jem",
    date: "May 8",
    helpful: 14,
    answers: [
      {
        author: "Kettleby Care",
        text: "It stays on the hinge, but opens to 110 degrees. The lime filter lifts out.",
        date: "May 8",
      },
      { author: "Tamika L.", text: "I use a bottle brush and it is fine.", date: "May 9" },
    ],
  },
  {
    id: "q2",
    text: "Does it beep when the water is ready?",
    author: "Orla",
    date: "May 5",
    helpful: 22,
    answers: [{ author: "Brandt H.", text: "No, just a click. That is why I like it.", date: "May 5" }],
  },
  {
    id: "q3",
    text: "Is the outside hot to touch while boiling?",
    author: "Vik",
    date: "Apr 30",
    helpful: 9,
    answers: [{ author: "Greta S.", text: "Warm, not hot. The wall is double.", date: "May 1" }],
  },
  {
    id: "q4",
    text: "How long is the cord?",
    author: "Pascal",
    date: "Apr 26",
    helpful: 31,
    answers: [
      { author: "Paolo G.", text: "28 inches, with a hook under the base.", date: "Apr 26" },
      { author: "Kettleby Care", text: "28 in (71 cm).", date: "Apr 27" },
    ],
  },
  {
    id: "q5",
    text: "Can I boil milk in it?",
    author: "Sunniva",
    date: "Apr 19",
    helpful: 6,
    answers: [{ author: "Kettleby Care", text: "Only water, please. Milk burns onto the plate.", date: "Apr 20" }],
  },
  {
    id: "q6",
    text: "Will the 1.2 L one fit on the same base?",
    author: "Harper",
    date: "Apr 11",
    helpful: 4,
    answers: [],
  },
  {
    id: "q7",
    text: "Is there a version with a thermometer on the lid?",
    author: "Dov",
    date: "Apr 3",
    helpful: 3,
    answers: [
      { author: "Ines V.", text: "Not in this line. The Ovenbird gooseneck has five temperatures.", date: "Apr 4" },
    ],
  },
];

const POOL: readonly Question[] = [
  {
    id: "g1",
    text: "Does this come with a warranty?",
    author: "Lorna",
    date: "May 6",
    helpful: 12,
    answers: [
      {
        author: "Brightbarn Help",
        text: "Yes, see Warranty above. Keep the receipt in your purchase history.",
        date: "May 6",
      },
    ],
  },
  {
    id: "g2",
    text: "Can I return it to a store if I order online?",
    author: "Mikkel",
    date: "Apr 28",
    helpful: 18,
    answers: [{ author: "Brightbarn Help", text: "Yes, within 90 days at any store.", date: "Apr 28" }],
  },
  {
    id: "g3",
    text: "Is the color the same as on the first picture?",
    author: "Ada-Rose",
    date: "Apr 15",
    helpful: 5,
    answers: [{ author: "Corinne E.", text: "A touch darker in daylight.", date: "Apr 16" }],
  },
  { id: "g4", text: "Is it in stock at West Meadow?", author: "Ravi", date: "Apr 2", helpful: 2, answers: [] },
];

export const questionsOf = (product: Product): readonly Question[] => (product.id === "kettle-dome" ? KETTLE : POOL);

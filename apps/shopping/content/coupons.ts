// Codes that take something off, and cards to pay with.
export interface Coupon {
  code: string;
  title: string;
  text: string;
  /** Share of what it applies to, or cents. */
  share: number;
  off: number;
  department: string;
  /** Cents that must be in the cart. */
  least: number;
}

export const COUPONS: readonly Coupon[] = [
  {
    code: "KETTLE10",
    title: "10% off Kitchen & Dining",
    text: "Until May 31. Not on Flash Deals from other sellers.",
    share: 0.1,
    off: 0,
    department: "kitchen",
    least: 0,
  },
  {
    code: "PANTRY5",
    title: "$5 off groceries",
    text: "On $20 of groceries or more, until May 24.",
    share: 0,
    off: 500,
    department: "grocery",
    least: 2000,
  },
  {
    code: "PATIO15",
    title: "15% off Patio & Garden",
    text: "Until June 7, one order per account.",
    share: 0.15,
    off: 0,
    department: "garden",
    least: 0,
  },
  {
    code: "HELLO20",
    title: "$20 off your first $100",
    text: "For accounts without an order.",
    share: 0,
    off: 2000,
    department: "",
    least: 10000,
  },
];

export interface Card {
  id: string;
  brand: string;
  last: string;
  expires: string;
  name: string;
}

export const CARDS: readonly Card[] = [
  { id: "alder", brand: "Alder Bank Debit", last: "4417", expires: "09/28", name: "Maren Teague" },
  { id: "northway", brand: "Northway Credit", last: "0952", expires: "02/27", name: "Maren Teague" },
  { id: "barncard", brand: "Brightbarn Rewards Card", last: "3380", expires: "11/29", name: "Maren Teague" },
];

export const GIFT_CARDS = [
  { id: "gift-1", last: "7714", balance: 2500 },
  { id: "gift-2", last: "2096", balance: 840 },
] as const;

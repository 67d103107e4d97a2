// What was bought before, and the lists things are kept on.
export interface OrderItem {
  id: string;
  qty: number;
}

export interface Order {
  id: string;
  number: string;
  placed: string;
  status: "Arriving tomorrow" | "Ready for pickup" | "Delivered" | "Picked up" | "Canceled";
  detail: string;
  how: "Shipping" | "Pickup" | "Delivery";
  card: string;
  items: readonly OrderItem[];
}

export const ORDERS: readonly Order[] = [
  {
    id: "o-0512",
    number: "2000126-77140935",
    placed: "May 12, 2026",
    status: "Arriving tomorrow",
    detail: "Left the Copperfield hub at 6:42am",
    how: "Shipping",
    card: "4417",
    items: [
      { id: "fryer-compact", qty: 1 },
      { id: "board-acacia", qty: 1 },
    ],
  },
  {
    id: "o-0511",
    number: "2000126-76982214",
    placed: "May 11, 2026",
    status: "Ready for pickup",
    detail: "At Alder Falls Supercenter until May 18",
    how: "Pickup",
    card: "4417",
    items: [{ id: "bulbs-led", qty: 2 }],
  },
  {
    id: "o-0428",
    number: "2000126-70155681",
    placed: "Apr 28, 2026",
    status: "Delivered",
    detail: "Left at the front door, Apr 28",
    how: "Delivery",
    card: "0952",
    items: [
      { id: "milk-oat", qty: 2 },
      { id: "bread-sour", qty: 1 },
      { id: "eggs-dozen", qty: 1 },
      { id: "coffee-beans", qty: 1 },
      { id: "sparkling", qty: 3 },
    ],
  },
  {
    id: "o-0412",
    number: "2000126-64903377",
    placed: "Apr 12, 2026",
    status: "Delivered",
    detail: "Left with a neighbor, Apr 14",
    how: "Shipping",
    card: "4417",
    items: [
      { id: "lamp-table", qty: 1 },
      { id: "towels-six", qty: 1 },
    ],
  },
  {
    id: "o-0314",
    number: "2000126-51280046",
    placed: "Mar 14, 2026",
    status: "Picked up",
    detail: "Cooper’s Yard, Mar 15",
    how: "Pickup",
    card: "0952",
    items: [
      { id: "planter-box", qty: 2 },
      { id: "hose-flex", qty: 1 },
    ],
  },
  {
    id: "o-0220",
    number: "2000126-43377190",
    placed: "Feb 20, 2026",
    status: "Canceled",
    detail: "Canceled by you, Feb 20",
    how: "Shipping",
    card: "4417",
    items: [{ id: "hp-retro", qty: 1 }],
  },
  {
    id: "o-0109",
    number: "2000125-98220763",
    placed: "Jan 9, 2026",
    status: "Delivered",
    detail: "Left at the front door, Jan 11",
    how: "Shipping",
    card: "4417",
    items: [
      { id: "mat-yoga", qty: 1 },
      { id: "dumbbell-pair", qty: 1 },
    ],
  },
  {
    id: "o-1212",
    number: "2000125-87054412",
    placed: "Dec 12, 2025",
    status: "Delivered",
    detail: "Left at the front door, Dec 15",
    how: "Shipping",
    card: "3380",
    items: [
      { id: "bear-alder", qty: 2 },
      { id: "puzzle-lake", qty: 1 },
      { id: "book-lantern", qty: 1 },
    ],
  },
];

export interface WishList {
  id: string;
  name: string;
  items: string[];
}

export const WISH_LISTS: readonly WishList[] = [
  { id: "favorites", name: "Favorites", items: ["mixer-stand", "lamp-table", "speaker-brook", "rug-field"] },
  {
    id: "studio",
    name: "For the studio",
    items: ["desk-writing", "chair-task", "lamp-floor", "shelf-cube", "plant-faux"],
  },
  { id: "june", name: "June’s birthday", items: ["dino-soft", "scooter-kids", "blocks-wood"] },
];

export const RETURN_REASONS = [
  "Arrived damaged",
  "Does not work",
  "Wrong item",
  "Not as described",
  "Ordered by mistake",
  "No longer needed",
] as const;
export const RETURN_WAYS = [
  { key: "store", title: "Bring it to a store", text: "Any Brightbarn, no box needed, money back at once" },
  { key: "curb", title: "Curbside return", text: "Stay in the car, Alder Falls Supercenter, bay 4" },
  { key: "pickup", title: "Pickup from home", text: "Free with Plus, otherwise $4.97" },
  { key: "mail", title: "Send it by mail", text: "Print a label, drop it at any parcel point" },
] as const;

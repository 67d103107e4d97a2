// What the first page shows: rotating banners, tiles, news.

// What the first page shows: rotating banners, tiles, shelves.
export interface Hero {
  key: string;
  title: string;
  text: string;
  action: string;
  tint: string;
  ink: string;
  wares: readonly (readonly [kind: string, ink: string])[];
  /** Where it goes. */
  kind: string;
  target: string;
}

export const HEROES: readonly Hero[] = [
  {
    key: "patio",
    title: "Long evenings, small prices",
    text: "Grills, umbrellas and planters from $19.97",
    action: "Shop patio",
    tint: "#cfe8d5",
    ink: "#123d24",
    wares: [
      ["grill", "#a5322b"],
      ["parasol", "#e9a52d"],
      ["planter", "#c06a45"],
    ],
    kind: "department",
    target: "garden",
  },
  {
    key: "coffee",
    title: "A better first cup",
    text: "Up to $60 off espresso and drip machines",
    action: "Shop coffee makers",
    tint: "#f3dfc8",
    ink: "#4a2a12",
    wares: [
      ["espresso", "#bcc3cb"],
      ["coffeemaker", "#2b2e35"],
      ["mug", "#c06a45"],
    ],
    kind: "category",
    target: "coffeemakers",
  },
  {
    key: "school",
    title: "Finals week, sorted",
    text: "Laptops, tablets and headphones that ship tomorrow",
    action: "Shop computers",
    tint: "#d8e4f8",
    ink: "#14305f",
    wares: [
      ["laptop", "#bcc3cb"],
      ["tablet", "#40454e"],
      ["headphones", "#6b4a7e"],
    ],
    kind: "category",
    target: "computers",
  },
  {
    key: "sleep",
    title: "The cool side of the pillow",
    text: "Sheets, towels and comforters under $45",
    action: "Shop bedding",
    tint: "#e3e0f2",
    ink: "#33285e",
    wares: [
      ["bed", "#6b4a7e"],
      ["pillow", "#f2f4f6"],
      ["sheets", "#7fb2d9"],
    ],
    kind: "category",
    target: "bedding",
  },
  {
    key: "camp",
    title: "Pitch it before the kettle boils",
    text: "Instant tents and coolers for the long weekend",
    action: "Shop camping",
    tint: "#e2e8cb",
    ink: "#3a431b",
    wares: [
      ["tent", "#6f7f3a"],
      ["cooler", "#2f9aa5"],
      ["flask", "#e9a52d"],
    ],
    kind: "category",
    target: "camping",
  },
];

export interface Tile {
  key: string;
  title: string;
  text: string;
  tint: string;
  ware: readonly [kind: string, ink: string];
  kind: string;
  target: string;
  size: "tall" | "wide" | "small";
}

export const TILES: readonly Tile[] = [
  {
    key: "flash",
    title: "Flash Deals",
    text: "Up to 40% off, today only",
    tint: "#fff0b8",
    ware: ["headphones", "#24365c"],
    kind: "list",
    target: "flash",
    size: "tall",
  },
  {
    key: "grocery",
    title: "Dinner, here in an hour",
    text: "Pickup & delivery",
    tint: "#dff0d3",
    ware: ["avocado", "#6f7f3a"],
    kind: "department",
    target: "grocery",
    size: "small",
  },
  {
    key: "gifts",
    title: "Gifts for grads",
    text: "From $20",
    tint: "#d6ecf6",
    ware: ["watch", "#2f5f93"],
    kind: "category",
    target: "phones",
    size: "small",
  },
  {
    key: "beauty",
    title: "New in beauty",
    text: "Dewfern & more",
    tint: "#fbe1e4",
    ware: ["lipstick", "#cf4466"],
    kind: "department",
    target: "beauty",
    size: "small",
  },
  {
    key: "toys",
    title: "Toys they love",
    text: "From $13.96",
    tint: "#fbe9cf",
    ware: ["bear", "#c9975a"],
    kind: "department",
    target: "toys",
    size: "small",
  },
  {
    key: "cook",
    title: "Cookware for keeps",
    text: "Ironmoor, from $24.90",
    tint: "#dfe7ee",
    ware: ["pot", "#2f5f93"],
    kind: "category",
    target: "cookware",
    size: "tall",
  },
];

export const STRIP: readonly { key: string; text: string; action: string; kind: string; target: string }[] = [
  {
    key: "plus",
    text: "Free shipping with no minimum. Try Brightbarn Plus for 30 days",
    action: "Try Plus",
    kind: "plus",
    target: "",
  },
  {
    key: "returns",
    text: "Changed your mind? Free returns in store for 90 days",
    action: "Start a return",
    kind: "account",
    target: "returns",
  },
  {
    key: "tires",
    text: "Tire week: buy three, the fourth is half price until May 20",
    action: "Shop tires",
    kind: "category",
    target: "tires",
  },
  {
    key: "pets",
    text: "Pawsley food and beds: 20% back in Barn Cash",
    action: "Shop pets",
    kind: "department",
    target: "pets",
  },
];

export const SUGGESTIONS: readonly string[] = [
  "kettle",
  "electric kettle",
  "coffee maker",
  "air fryer",
  "headphones",
  "wireless earbuds",
  "tv",
  "office chair",
  "sheet set",
  "dog food",
  "basketball",
  "running shoes",
  "diapers",
  "laptop",
  "tent",
  "paper towels",
  "laundry detergent",
  "espresso machine",
  "rug",
  "floor lamp",
];

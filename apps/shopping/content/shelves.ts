// Which products stand on the shelves of the first page.

export const FLASH: readonly string[] = [
  "hp-studio",
  "fryer-oven",
  "tv-65",
  "kettle-smart",
  "pan-set",
  "chair-task",
  "tablet-ten",
  "vacuum-stick",
  "coffee-espresso",
  "tent-four",
];

/** Sold so far, in percent. */
export const CLAIMED: Readonly<Record<string, number>> = {
  "hp-studio": 71,
  "fryer-oven": 38,
  "tv-65": 54,
  "kettle-smart": 82,
  "pan-set": 27,
  "chair-task": 63,
  "tablet-ten": 91,
  "vacuum-stick": 45,
  "coffee-espresso": 58,
  "tent-four": 33,
};

export const SHELVES = {
  again: [
    "eggs-dozen",
    "milk-oat",
    "coffee-beans",
    "bread-sour",
    "sparkling",
    "detergent-fresh",
    "towels-paper",
    "apples-crisp",
    "bananas",
    "battery-aa",
  ],
  kitchen: [
    "kettle-dome",
    "fryer-compact",
    "mixer-stand",
    "coffee-drip",
    "pan-ceramic",
    "blender-pro",
    "toaster-two",
    "pot-dutch",
    "flask-steel",
  ],
  sponsored: ["speaker-brook", "lamp-table", "shoe-run", "dogbed-plush", "serum-c", "cam-porch"],
  more: [
    "rug-field",
    "tv-55",
    "backpack-city",
    "towels-six",
    "grill-kettle",
    "bear-alder",
    "hoodie-fleece",
    "drill-cordless",
    "candle-cedar",
    "cushion-cord",
    "diapers-three",
    "vase-ribbed",
  ],
  evenMore: ["book-bread", "guitar-folk", "parasol-nine", "shampoo-mint", "stroller-fold", "monitor-27"],
} as const;

/** A brand that pays for a line above the results of a department; the last for all others. */
export const BRAND_LINES: readonly { department: string; brand: string; text: string; wares: readonly string[] }[] = [
  {
    department: "electronics",
    brand: "Sonarra",
    text: "Hear the brook, not the bus",
    wares: ["hp-studio", "speaker-brook", "buds-air"],
  },
  {
    department: "kitchen",
    brand: "Crispin",
    text: "Crisp in half the time",
    wares: ["fryer-dual", "fryer-compact", "fryer-oven"],
  },
  {
    department: "",
    brand: "Trailmoor",
    text: "Made for the long way home",
    wares: ["backpack-city", "flask-steel", "tent-four"],
  },
];

// Departments and the categories under them.
export interface Category {
  key: string;
  name: string;
  department: string;
}

export interface Department {
  key: string;
  name: string;
  /** The picture in the row of departments. */
  kind: string;
  ink: string;
  categories: readonly Category[];
}

const tree: readonly (readonly [
  key: string,
  name: string,
  kind: string,
  ink: string,
  categories: Record<string, string>,
])[] = [
  [
    "grocery",
    "Grocery",
    "fruit",
    "#c8453a",
    {
      produce: "Fruit & Vegetables",
      dairy: "Dairy & Eggs",
      bakery: "Bread & Bakery",
      pantry: "Pantry",
      snacks: "Snacks",
      drinks: "Beverages",
      coffee: "Coffee & Tea",
      frozen: "Frozen",
    },
  ],
  [
    "kitchen",
    "Kitchen & Dining",
    "kettle",
    "#3f6f5c",
    {
      kettles: "Kettles",
      coffeemakers: "Coffee Makers",
      airfryers: "Air Fryers & Toasters",
      blenders: "Blenders & Mixers",
      cookware: "Cookware",
      dining: "Dining & Storage",
    },
  ],
  [
    "home",
    "Home",
    "lamp",
    "#e9a52d",
    { bedding: "Bedding", bath: "Bath", decor: "Decor", lighting: "Lighting", storage: "Storage" },
  ],
  [
    "furniture",
    "Furniture",
    "sofa",
    "#2f9aa5",
    { seating: "Chairs & Sofas", tables: "Tables & Desks", bedroom: "Bedroom Furniture" },
  ],
  [
    "electronics",
    "Electronics",
    "tv",
    "#2f5f93",
    {
      tvs: "TVs",
      headphones: "Headphones",
      computers: "Laptops & Tablets",
      phones: "Phones & Wearables",
      audio: "Speakers",
      gaming: "Video Games",
      smart: "Cameras & Smart Home",
    },
  ],
  [
    "clothing",
    "Clothing & Shoes",
    "tee",
    "#cf4436",
    { tops: "Tops & Jackets", bottoms: "Jeans & Dresses", shoes: "Shoes", bags: "Bags & Accessories" },
  ],
  [
    "toys",
    "Toys",
    "bear",
    "#c9975a",
    { plush: "Dolls & Plush", building: "Building & Puzzles", rideons: "Ride-ons & Bikes" },
  ],
  ["beauty", "Beauty", "lipstick", "#cf4466", { skin: "Skin Care", hair: "Hair Care", makeup: "Makeup" }],
  ["health", "Health & Wellness", "bottle", "#66a0c0", { vitamins: "Vitamins", oral: "Oral Care" }],
  [
    "household",
    "Household Essentials",
    "detergent",
    "#2f9aa5",
    { laundry: "Laundry", paper: "Paper & Plastic", cleaning: "Vacuums & Cleaning" },
  ],
  ["baby", "Baby", "stroller", "#7fb2d9", { diapering: "Diapering", nursery: "Nursery & Strollers" }],
  ["pets", "Pets", "sack", "#a5322b", { dogs: "Dogs", cats: "Cats" }],
  ["outdoors", "Sports & Outdoors", "tent", "#6f7f3a", { camping: "Camping", fitness: "Fitness", cycling: "Cycling" }],
  ["garden", "Patio & Garden", "planter", "#c06a45", { patio: "Patio", gardening: "Gardening" }],
  ["tools", "Home Improvement", "drill", "#e9a52d", { powertools: "Tools", electrical: "Electrical" }],
  ["auto", "Auto & Tires", "tire", "#bcc3cb", { tires: "Tires & Care" }],
  ["books", "Books & Music", "book", "#6b4a7e", { books: "Books", instruments: "Instruments" }],
];

export const DEPARTMENTS: readonly Department[] = tree.map(([key, name, kind, ink, categories]) => ({
  key,
  name,
  kind,
  ink,
  categories: Object.entries(categories).map(([one, title]) => ({ key: one, name: title, department: key })),
}));

export const CATEGORIES: readonly Category[] = DEPARTMENTS.flatMap((one) => one.categories);

export function departmentOf(key: string): Department {
  const found = DEPARTMENTS.find((one) => one.key === key);
  if (!found) throw new Error(`no department ${key}`);
  return found;
}

export function categoryOf(key: string): Category {
  const found = CATEGORIES.find((one) => one.key === key);
  if (!found) throw new Error(`no category ${key}`);
  return found;
}

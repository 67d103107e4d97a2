// Menus of the top bar that are lists of links.
export const SERVICES: readonly { key: string; title: string; text: string }[] = [
  { key: "pharmacy", title: "Pharmacy", text: "Refills, vaccines, delivery" },
  { key: "vision", title: "Vision center", text: "Exams and frames" },
  { key: "auto", title: "Auto care center", text: "Oil, tires, batteries" },
  { key: "photo", title: "Photo prints", text: "Ready in an hour" },
  { key: "money", title: "Money services", text: "Transfers and checks" },
  { key: "install", title: "Home services", text: "Mounting and assembly" },
];

export const FOOTER: readonly { title: string; lines: readonly (readonly [key: string, label: string])[] }[] = [
  {
    title: "Shop",
    lines: [
      ["deals", "All deals"],
      ["flash", "Flash Deals"],
      ["new", "New arrivals"],
      ["best", "Best sellers"],
      ["clearance", "Clearance"],
    ],
  },
  {
    title: "Help",
    lines: [
      ["help", "Help center"],
      ["returns", "Returns"],
      ["track", "Track an order"],
      ["recalls", "Product recalls"],
      ["access", "Accessibility"],
    ],
  },
  {
    title: "Brightbarn",
    lines: [
      ["about", "Our company"],
      ["stores", "Store finder"],
      ["careers", "Careers"],
      ["sell", "Sell with us"],
      ["ads", "Advertise with us"],
    ],
  },
  {
    title: "Your account",
    lines: [
      ["orders", "Purchase history"],
      ["lists", "Lists"],
      ["wallet", "Wallet"],
      ["plus", "Brightbarn Plus"],
      ["registry", "Registry"],
    ],
  },
];
export const LEGAL = [
  "Terms of use",
  "Privacy notice",
  "Your privacy choices",
  "Request my data",
  "Supply chain",
] as const;

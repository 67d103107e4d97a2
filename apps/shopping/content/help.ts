// The help chat: what was said before, what can be asked, what it answers.
export interface ChatLine {
  id: string;
  by: "help" | "you";
  text: string;
  at: string;
  /** A link under the line: label, and where it goes. */
  link?: readonly [label: string, kind: string, target: string];
}

export const EARLIER: readonly ChatLine[] = [
  {
    id: "h1",
    by: "help",
    text: "Hi Maren, I am Bea from Brightbarn Help. What can I do for you?",
    at: "Apr 14, 9:02am",
  },
  { id: "h2", by: "you", text: "My lamp came with a dent in the shade. Can I swap it?", at: "Apr 14, 9:03am" },
  {
    id: "h3",
    by: "help",
    text: "I am sorry about that. You can bring it to any store, or send it back for free. Here is the label:",
    at: "Apr 14, 9:04am",
    link: ["Print the label for the lamp", "say", "The label for the lamp is in your downloads"],
  },
  { id: "h4", by: "you", text: "Store is easier. Is West Meadow fine?", at: "Apr 14, 9:05am" },
  {
    id: "h5",
    by: "help",
    text: "West Meadow is fine. The service desk is open from 8am to 8pm, and this is how to get there:",
    at: "Apr 14, 9:05am",
    link: ["Store hours and map", "stores", ""],
  },
  { id: "h6", by: "you", text: "Thanks. And do I need the box?", at: "Apr 14, 9:07am" },
  {
    id: "h7",
    by: "help",
    text: "No box needed, just the lamp and the bar code in your purchase history.",
    at: "Apr 14, 9:07am",
    link: ["Go to purchase history", "account", "orders"],
  },
  { id: "h8", by: "you", text: "Perfect.", at: "Apr 14, 9:08am" },
  {
    id: "h9",
    by: "help",
    text: "Glad to help. Your $38.00 were refunded to Alder Bank Debit on April 17.",
    at: "Apr 17, 1:30pm",
  },
  { id: "h10", by: "you", text: "Hello again. Where is my air fryer?", at: "Today, 8:12am" },
  {
    id: "h11",
    by: "help",
    text: "It left the Copperfield hub this morning and comes tomorrow before 8pm.",
    at: "Today, 8:12am",
    link: ["Track the air fryer", "say", "The air fryer is 11 stops away, tomorrow before 8pm"],
  },
  { id: "h12", by: "help", text: "Is there anything else I can do for you today?", at: "Today, 8:13am" },
];

export const ASKS: readonly { key: string; label: string; answer: string; link?: ChatLine["link"] }[] = [
  {
    key: "track",
    label: "Track an order",
    answer: "One order is on its way: it arrives tomorrow before 8pm.",
    link: ["Show my orders", "account", "orders"],
  },
  {
    key: "return",
    label: "Return an item",
    answer: "Most things can come back for 90 days. Pick the order and I will do the rest.",
    link: ["Start a return", "account", "returns"],
  },
  {
    key: "store",
    label: "Find a store",
    answer: "The closest is Alder Falls Supercenter, 1.8 miles away, open until 11pm.",
    link: ["Choose a store", "stores", ""],
  },
  {
    key: "person",
    label: "Talk to a person",
    answer: "Everybody is helping somebody right now. The line is about 6 minutes long; I have put you into it.",
  },
];

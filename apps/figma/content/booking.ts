// The page “Booking flow” of the app file: every screen from the first start to the ticket.
import {
  avatarRow,
  button,
  CORAL,
  chip,
  FOAM,
  field,
  heading,
  hero,
  INK,
  LINE,
  MUTED,
  navBar,
  row,
  SEA,
  SUN,
  sailing,
  statusBar,
  stepper,
  TIDE,
  tabBar,
  ticket,
} from "./parts";
import { ellipse, frame, group, icon, image, instance, rect, type Spec, text } from "./things";

const W = 375;
const H = 812;
const COLUMN = 475;
const ROW = 960;
const LEFT = 460;
const TOP = 420;

const screen = (name: string, column: number, line: number, fill: string, kids: readonly Spec[]): Spec =>
  frame(name, LEFT + column * COLUMN, TOP + line * ROW, W, H, { fill, kids });

const splash = screen("Splash", 0, 0, SEA, [
  statusBar("#ffffff"),
  hero("Sea at dawn", "scene:lake:splash", 420, 392),
  icon("Skerry mark", 147, 210, 80, 80, { icon: "ship", ink: SUN }),
  text("Skerry", 20, 306, 335, 40, { weight: 700, ink: "#ffffff", align: "center", name: "Wordmark" }),
  text("Every island, one ticket", 20, 366, 335, 15, { ink: "#d7e8ec", align: "center", name: "Claim" }),
]);

const onboarding = screen("Onboarding", 1, 0, "#ffffff", [
  statusBar(),
  image("Pier illustration", 20, 72, 335, 300, { art: ["scene", "scene:coast:pier"], radius: 24 }),
  heading("Know before you go", 404, 26),
  text("Live departures, queue times and\nweather for all 41 piers.", 20, 452, 335, 16, { ink: MUTED, name: "Body" }),
  group("Page dots", 155, 520, 66, 10, {
    kids: [
      ellipse("Dot 1", 0, 0, 10, 10, { fill: TIDE }),
      ellipse("Dot 2", 28, 0, 10, 10, { fill: LINE }),
      ellipse("Dot 3", 56, 0, 10, 10, { fill: LINE }),
    ],
  }),
  button("Get started", 610),
  button("I have an account", 676, "#ffffff", TIDE),
  text("By going on you accept our terms", 20, 748, 335, 12, { ink: MUTED, align: "center", name: "Terms link" }),
]);

const home = screen("Home", 2, 0, "#f5f8f9", [
  statusBar(),
  group("Greeting", 20, 56, 335, 56, {
    kids: [
      text("Good morning, Marit", 0, 0, 260, 22, { weight: 700, ink: INK, name: "Hello" }),
      text("Thursday 21 May, light westerly wind", 0, 32, 280, 13, { ink: MUTED, name: "Weather line" }),
      image("Portrait", 295, 2, 40, 40, { art: ["portrait", "marit"], radius: 20 }),
    ],
  }),
  instance("Search card", 20, 128, 335, 196, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 18,
    shadow: true,
    kids: [
      field("From", "Brekke pier", 12, 12, 311, "pin"),
      field("To", "Ytre Holm", 12, 78, 311, "flag"),
      rect("Search ground", 12, 144, 311, 42, { fill: TIDE, radius: 12 }),
      text("Find sailings", 12, 155, 311, 15, { weight: 600, ink: "#ffffff", align: "center", name: "Search label" }),
    ],
  }),
  group("Quick chips", 20, 342, 335, 34, {
    kids: [chip("Today", 0, 0, 76, true), chip("Tomorrow", 86, 0, 96), chip("Saturday", 192, 0, 92)],
  }),
  text("Next from Brekke", 20, 396, 335, 17, { weight: 700, ink: INK, name: "Section title" }),
  sailing("10:15", "10:52", "MS Terna", "64 kr", 430, "Boards in 34 min"),
  sailing("11:40", "12:17", "MS Lomvi", "64 kr", 532),
  instance("Weather notice", 20, 640, 335, 74, {
    fill: "#fdf3dc",
    radius: 14,
    kids: [
      icon("Wind", 16, 25, 24, 24, { icon: "wind", ink: "#8a5a00" }),
      text("Gale warning from Friday 18:00", 54, 16, 265, 14, { weight: 600, ink: "#5c3c00", name: "Notice title" }),
      text("Some sailings may be moved", 54, 38, 265, 13, { ink: "#7a5200", name: "Notice body" }),
    ],
  }),
  tabBar("Home"),
]);

const results = screen("Timetable", 3, 0, "#f5f8f9", [
  statusBar(),
  navBar("Brekke to Ytre Holm"),
  group("Day strip", 20, 108, 335, 34, {
    kids: [
      chip("Thu 21", 0, 0, 76, true),
      chip("Fri 22", 86, 0, 76),
      chip("Sat 23", 172, 0, 76),
      chip("Sun 24", 258, 0, 76),
    ],
  }),
  sailing("10:15", "10:52", "MS Terna", "64 kr", 160),
  sailing("11:40", "12:17", "MS Lomvi", "64 kr", 262),
  sailing("13:05", "13:42", "MS Terna", "64 kr", 364, "Few car places"),
  sailing("15:30", "16:07", "MS Alke", "64 kr", 466),
  sailing("17:20", "17:57", "MS Lomvi", "82 kr", 568, "Rush hour"),
  text("All times are local. Boarding closes\n5 minutes before departure.", 20, 676, 335, 13, {
    ink: MUTED,
    name: "Footnote",
  }),
  tabBar("Trips"),
]);

const details = screen("Trip details", 4, 0, "#ffffff", [
  hero("Ship photo", "scene:lake:terna", 0, 240),
  statusBar("#ffffff"),
  heading("10:15 with MS Terna", 264),
  text("37 minutes, 2 stops, arrives 10:52", 20, 304, 335, 15, { ink: MUTED, name: "Summary" }),
  group("Stops", 20, 346, 335, 150, {
    kids: [
      rect("Line", 11, 14, 2, 108, { fill: TIDE }),
      ...["10:15  Brekke pier", "10:31  Lille Holm", "10:52  Ytre Holm"].flatMap((stop, index) => [
        ellipse(`Stop ${index + 1}`, 5, 8 + index * 54, 14, 14, { fill: index === 1 ? "#ffffff" : TIDE, stroke: TIDE }),
        text(stop, 38, 6 + index * 54, 280, 15, { weight: 600, ink: INK }),
      ]),
    ],
  }),
  row("On board", "Café, quiet saloon, 40 bicycle places", 516, "coffee"),
  row("Step-free boarding", "Ramp at all three piers", 592, "accessibility"),
  button("Choose this sailing", 700),
]);

const extras = screen("Passengers", 5, 0, "#f5f8f9", [
  statusBar(),
  navBar("Who is coming?"),
  stepper("Adults", "1", 116),
  stepper("Children under 16", "2", 184),
  stepper("Bicycles", "1", 252),
  stepper("Dogs", "0", 320),
  instance("Family offer", 20, 396, 335, 84, {
    fill: FOAM,
    radius: 14,
    kids: [
      icon("Percent", 16, 28, 28, 28, { icon: "percent", ink: TIDE }),
      text("Children travel free in May", 60, 18, 260, 15, { weight: 600, ink: INK, name: "Offer title" }),
      text("Two children with each adult", 60, 44, 260, 13, { ink: MUTED, name: "Offer body" }),
    ],
  }),
  text("Total", 20, 640, 160, 16, { weight: 600, ink: INK, name: "Total label" }),
  text("89 kr", 195, 634, 160, 24, { weight: 700, ink: INK, align: "right", name: "Total price" }),
  button("Go to payment", 700),
]);

const payment = screen("Payment", 0, 1, "#f5f8f9", [
  statusBar(),
  navBar("Payment"),
  instance("Order summary", 20, 112, 335, 132, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 16,
    kids: [
      text("Brekke to Ytre Holm", 16, 16, 300, 16, { weight: 700, ink: INK, name: "Route" }),
      text("Thu 21 May, 10:15, MS Terna", 16, 42, 300, 13, { ink: MUTED, name: "Departure" }),
      rect("Rule", 16, 74, 303, 1, { fill: LINE }),
      text("1 adult, 2 children, 1 bicycle", 16, 92, 220, 14, { ink: INK, name: "Travellers" }),
      text("89 kr", 239, 92, 80, 15, { weight: 700, ink: INK, align: "right", name: "Sum" }),
    ],
  }),
  text("Pay with", 20, 268, 335, 17, { weight: 700, ink: INK, name: "Section title" }),
  row("Card ending 4417", "Expires 09/28", 302, "card"),
  row("Islander account", "Balance 312 kr", 378, "wallet"),
  row("Invoice to employer", "Fjordlaks AS", 454, "briefcase"),
  group("Terms", 20, 546, 335, 44, {
    kids: [
      rect("Checkbox", 0, 2, 22, 22, { fill: TIDE, radius: 6 }),
      icon("Check", 3, 5, 16, 16, { icon: "check", ink: "#ffffff" }),
      text("I accept the conditions of carriage\nand the refund rules", 34, 0, 300, 14, {
        ink: INK,
        name: "Agreement",
      }),
    ],
  }),
  button("Pay 89 kr", 700, SUN, "#3a2a00", "Pay button"),
]);

const processing = screen("Processing", 1, 1, "#ffffff", [
  statusBar(),
  ellipse("Ring", 127, 270, 120, 120, { fill: "#ffffff", stroke: TIDE }),
  icon("Lock", 165, 308, 44, 44, { icon: "lock", ink: TIDE }),
  text("Talking to your bank", 20, 424, 335, 22, { weight: 700, ink: INK, align: "center", name: "Headline" }),
  text("Keep the app open, this takes\na few seconds.", 20, 464, 335, 15, {
    ink: MUTED,
    align: "center",
    name: "Body",
  }),
]);

const ticketScreen = screen("Ticket", 2, 1, FOAM, [
  statusBar(),
  navBar("Your ticket"),
  ticket("Brekke to Ytre Holm", "Thu 21 May, 10:15", "SK-4471-209", 116),
  rect("Code card", 67, 296, 240, 240, { fill: "#ffffff", radius: 20, shadow: true }),
  icon("Boarding code", 97, 326, 180, 180, { icon: "qr", ink: SEA }),
  text("Show this at the ramp", 20, 556, 335, 15, { ink: MUTED, align: "center", name: "Instruction" }),
  row("Add to wallet", "Works without network", 600, "wallet"),
  tabBar("Wallet"),
]);

const trips = screen("My trips", 3, 1, "#f5f8f9", [
  statusBar(),
  heading("My trips", 60, 28),
  group("Trip filter", 20, 112, 335, 34, { kids: [chip("Upcoming", 0, 0, 96, true), chip("Past", 106, 0, 70)] }),
  ticket("Brekke to Ytre Holm", "Thu 21 May, 10:15", "SK-4471-209", 164),
  ticket("Ytre Holm to Brekke", "Sun 24 May, 18:05", "SK-4471-210", 330, TIDE),
  ticket("Brekke to Lille Holm", "Sat 30 May, 09:10", "SK-4502-118", 496, "#51456b"),
  tabBar("Trips"),
]);

const profile = screen("Profile", 4, 1, "#ffffff", [
  statusBar(),
  avatarRow(72),
  row("Islander card", "40 % off until 31 December", 164, "card"),
  row("Travellers", "Marit, Jonas, Eline", 240, "users"),
  row("Notifications", "Delays and gale warnings", 316, "bell"),
  row("Language", "English", 392, "globe"),
  row("Help", "Answers and phone numbers", 468, "help"),
  button("Sign out", 610, "#ffffff", CORAL),
  tabBar("Profile"),
]);

const cancelled = screen("Cancelled sailing", 5, 1, "#ffffff", [
  statusBar(),
  navBar("17:20 is cancelled"),
  hero("Storm photo", "scene:mountain:storm", 96, 220),
  heading("Too much wind at Ytre Holm", 336, 22),
  text("We have kept places for you on the\n18:45 and can refund you instead.", 20, 376, 335, 15, {
    ink: MUTED,
    name: "Body",
  }),
  sailing("18:45", "19:22", "MS Alke", "0 kr", 440, "Place held"),
  button("Take the 18:45", 600),
  button("Refund 82 kr", 666, "#ffffff", TIDE, "Refund button"),
]);

const DECOR: readonly Spec[] = [
  text("Booking flow", LEFT, 250, 700, 64, { weight: 700, ink: "#1f2428", name: "Page title" }),
  text("Release 3.2, reviewed on Tuesday 19 May. Copy is final, prices are examples.", LEFT, 344, 1100, 22, {
    ink: "#5f666d",
    name: "Page note",
  }),
];

export const BOOKING: readonly Spec[] = [
  ...DECOR,
  splash,
  onboarding,
  home,
  results,
  details,
  extras,
  payment,
  processing,
  ticketScreen,
  trips,
  profile,
  cancelled,
];

export const BOOKING_SIZE = { w: LEFT + 6 * COLUMN + 420, h: TOP + 2 * ROW + 340 };

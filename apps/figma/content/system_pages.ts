// The other pages of the app file.
import {
  button,
  CORAL,
  chip,
  FOAM,
  field,
  heading,
  INK,
  MUTED,
  row,
  SEA,
  SUN,
  sailing,
  statusBar,
  TIDE,
  tabBar,
  ticket,
} from "./parts";
import { component, ellipse, frame, group, icon, image, line, note, rect, type Spec, text } from "./things";

export const COVER: readonly Spec[] = [
  frame("Cover", 420, 320, 1200, 630, {
    fill: SEA,
    kids: [
      image("Cover picture", 620, 0, 580, 630, { art: ["scene", "scene:coast:cover"] }),
      icon("Mark", 80, 120, 72, 72, { icon: "ship", ink: SUN }),
      text("Skerry", 80, 220, 500, 72, { weight: 700, ink: "#ffffff", name: "Product" }),
      text("Booking app, release 3.2", 80, 328, 500, 26, { ink: "#d7e8ec", name: "Subtitle" }),
      rect("Status", 80, 420, 150, 44, { fill: SUN, radius: 22 }),
      text("In review", 80, 431, 150, 17, { weight: 600, ink: "#3a2a00", align: "center", name: "Status label" }),
      text("Priya Raman, Ines Halvorsen", 80, 500, 500, 18, { ink: "#d7e8ec", name: "Owners" }),
    ],
  }),
  frame("How we work", 420, 1030, 1200, 360, {
    fill: "#ffffff",
    kids: [
      text("How we work in this file", 48, 40, 700, 32, { weight: 700, ink: INK, name: "Title" }),
      ...[
        "Booking flow holds what is built. Change it only with a comment.",
        "Tickets & wallet is work in progress for June.",
        "Components are published every second Wednesday.",
      ].map((words, index) => text(words, 48, 110 + index * 56, 1000, 20, { ink: MUTED })),
    ],
  }),
];

const QUOTES = [
  ["I never know which pier it leaves from.", "P03, commuter"],
  ["With two kids and a bike I just give up.", "P07, parent"],
  ["The ticket was gone when I had no signal.", "P11, visitor"],
  ["I want to see the wind, not a promise.", "P02, islander"],
] as const;

export const RESEARCH: readonly Spec[] = [
  frame("What we heard", 420, 320, 1320, 560, {
    fill: "#ffffff",
    kids: [
      text("What we heard in March", 48, 40, 800, 34, { weight: 700, ink: INK, name: "Title" }),
      ...QUOTES.map(([words, who], index) =>
        group(`Quote ${who.slice(0, 3)}`, 48 + index * 310, 130, 286, 220, {
          fill: FOAM,
          radius: 18,
          kids: [
            text(words, 24, 28, 238, 20, { weight: 600, ink: INK, name: "Words" }),
            text(who, 24, 172, 238, 14, { ink: MUTED, name: "Who" }),
          ],
        }),
      ),
      text("12 interviews, 41 piers, 3 weeks. Noor Haddad", 48, 470, 800, 18, { ink: MUTED, name: "Method" }),
    ],
  }),
  frame("Journey numbers", 420, 960, 1320, 420, {
    fill: "#ffffff",
    kids: [
      image("Chart of drop-off", 48, 48, 560, 320, { art: ["chart", "drop-off"], radius: 12 }),
      text("61 % leave at the passenger step", 660, 90, 600, 28, { weight: 700, ink: INK, name: "Finding" }),
      text("April 2026, 8,214 started bookings", 660, 150, 600, 18, { ink: MUTED, name: "Source" }),
    ],
  }),
];

const wire = (name: string, column: number): Spec =>
  frame(name, 420 + column * 440, 320, 375, 700, {
    fill: "#ffffff",
    kids: [
      rect("Header", 0, 0, 375, 64, { fill: "#e4e7ea" }),
      rect("Picture", 20, 84, 335, 180, { fill: "#eef0f2", stroke: "#b9c0c6" }),
      line("Cross", 20, 84, 335, 180, { stroke: "#b9c0c6" }),
      ...[0, 1, 2, 3].map((index) =>
        rect(`Line ${index + 1}`, 20, 292 + index * 34, 335 - index * 40, 16, { fill: "#dfe3e6" }),
      ),
      rect("Action", 20, 600, 335, 56, { fill: "#616a72", radius: 8 }),
      text("Action", 20, 616, 335, 18, { ink: "#ffffff", weight: 600, align: "center", name: "Action label" }),
    ],
  });

export const WIREFRAMES: readonly Spec[] = ["Start", "Pick a day", "Pick people", "Pay", "Ticket sketch"].map(wire);

export const WALLET: readonly Spec[] = [
  text("Tickets & wallet", 420, 230, 700, 56, { weight: 700, ink: "#1f2428", name: "Page title" }),
  frame("Wallet", 420, 360, 375, 812, {
    fill: FOAM,
    kids: [
      statusBar(),
      heading("Wallet", 60, 28),
      group("Wallet filter", 20, 112, 335, 34, {
        kids: [chip("Valid", 0, 0, 70, true), chip("Used", 80, 0, 70), chip("Shared", 160, 0, 80)],
      }),
      ticket("Brekke to Ytre Holm", "Thu 21 May, 10:15", "SK-4471-209", 164),
      ticket("Ytre Holm to Brekke", "Sun 24 May, 18:05", "SK-4471-210", 330, TIDE),
      row("Islander card", "40 % off until 31 December", 500, "card"),
      row("Shared by Jonas", "1 ticket, Sat 30 May", 576, "users"),
      tabBar("Wallet"),
    ],
  }),
  frame("Share a ticket", 895, 360, 375, 812, {
    fill: "#ffffff",
    kids: [
      statusBar(),
      heading("Send to a friend", 60, 26),
      ticket("Brekke to Ytre Holm", "Thu 21 May, 10:15", "SK-4471-209", 116, "#51456b"),
      field("Send to", "Jonas Solberg", 20, 290, 335, "user"),
      field("Message", "See you at the ramp", 20, 362, 335, "message"),
      text("The ticket leaves your wallet as soon\nas Jonas has opened it.", 20, 444, 335, 14, {
        ink: MUTED,
        name: "Warning",
      }),
      button("Send ticket", 640),
      button("Copy link instead", 706, "#ffffff", TIDE),
    ],
  }),
  frame("Offline ticket", 1370, 360, 375, 812, {
    fill: SEA,
    kids: [
      statusBar("#ffffff"),
      heading("No network", 60, 26, "#ffffff"),
      rect("Code card", 47, 130, 280, 280, { fill: "#ffffff", radius: 24 }),
      icon("Boarding code", 77, 160, 220, 220, { icon: "qr", ink: SEA }),
      text("Valid until Friday 22 May, 04:00", 20, 440, 335, 16, { ink: "#ffffff", align: "center", name: "Validity" }),
      button("Show large", 560, SUN, "#3a2a00"),
      row("What if my battery dies?", "Your booking number is enough", 640, "help"),
    ],
  }),
  frame("Storm ticket", 1845, 360, 375, 812, {
    fill: "#ffffff",
    kids: [
      statusBar(),
      heading("Moved to 18:45", 60, 26),
      ticket("Brekke to Ytre Holm", "Thu 21 May, 18:45", "SK-4471-209", 116, CORAL),
      sailing("18:45", "19:22", "MS Alke", "0 kr", 290, "Place held"),
      button("Keep this place", 640),
      button("Refund instead", 706, "#ffffff", CORAL),
    ],
  }),
  image("Reference photo", 1850, 620, 380, 200, { art: ["scene", "scene:mountain:ref"], radius: 4, shadow: true }),
  note("Ask Tomasz whether a ticket still counts when the phone is off", 1380, 900, "#ffe299", "ines", {
    key: "fare-note",
    w: 355,
    h: 190,
    size: 26,
  }),
];

const DRAWINGS =
  "ship ticket pin flag wind bell card wallet users globe help coffee lock qr percent briefcase check house user message".split(
    " ",
  );

export const ICONS: readonly Spec[] = [
  frame("Icons 24", 420, 320, 1000, 620, {
    fill: "#ffffff",
    kids: DRAWINGS.map((drawing, index) =>
      component(`icon/${drawing}`, 60 + (index % 5) * 180, 60 + Math.floor(index / 5) * 140, 72, 72, {
        kids: [icon("Vector", 12, 12, 48, 48, { icon: drawing, ink: INK })],
      }),
    ),
  }),
];

export const ARCHIVE: readonly Spec[] = [
  frame("Home, release 2.9", 420, 320, 375, 812, {
    fill: "#f3f0ea",
    kids: [
      statusBar(),
      heading("Where to?", 70, 30),
      field("From", "Brekke pier", 20, 130, 335, "pin"),
      field("To", "Anywhere", 20, 202, 335, "flag"),
      button("Search", 290, "#7a5c2e"),
      ellipse("Compass", 110, 420, 155, 155, { fill: "#ffffff", stroke: "#b79a63" }),
    ],
  }),
  frame("Ticket, release 2.9", 895, 320, 375, 812, {
    fill: "#f3f0ea",
    kids: [
      statusBar(),
      heading("Ticket", 70, 30),
      ticket("Brekke to Ytre Holm", "1 May, 10:15", "SK-1022-004", 130, "#7a5c2e"),
    ],
  }),
];

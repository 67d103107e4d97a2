// The parts that the screens of the booking app are made of.
import { ellipse, group, icon, image, instance, rect, type Spec, text } from "./things";

export const SEA = "#0f3d4c";
export const TIDE = "#1f7a8c";
export const FOAM = "#e6f2f4";
export const SUN = "#f2b441";
export const CORAL = "#c9472f";
export const INK = "#14262d";
export const MUTED = "#5b6d74";
export const LINE = "#d5dfe2";

const WIDE = 375;

export const statusBar = (ink = INK): Spec =>
  instance("Status bar", 0, 0, WIDE, 44, {
    kids: [
      text("9:41", 28, 14, 40, 14, { weight: 600, ink }),
      icon("Signal", 300, 14, 16, 16, { icon: "signal", ink }),
      icon("Battery", 326, 14, 20, 16, { icon: "battery", ink }),
    ],
  });

export const navBar = (title: string, ink = INK): Spec =>
  instance("Navigation bar", 0, 44, WIDE, 52, {
    kids: [
      icon("Back", 16, 14, 24, 24, { icon: "back", ink }),
      text(title, 60, 15, 255, 17, { weight: 600, ink, align: "center", name: "Title" }),
      icon("More", 335, 14, 24, 24, { icon: "more", ink }),
    ],
  });

const TABS = [
  ["Home", "house"],
  ["Trips", "ship"],
  ["Wallet", "ticket"],
  ["Profile", "user"],
] as const;

export const tabBar = (active: string): Spec =>
  instance("Tab bar", 0, 738, WIDE, 74, {
    fill: "#ffffff",
    stroke: LINE,
    kids: TABS.flatMap(([label, drawing], index) => {
      const ink = label === active ? TIDE : MUTED;
      const x = 12 + index * 88;
      return [
        icon(`${label} icon`, x + 32, 10, 24, 24, { icon: drawing, ink }),
        text(label, x, 36, 88, 11, { ink, align: "center", weight: label === active ? 600 : 500 }),
      ];
    }),
  });

export const button = (label: string, y: number, fill = TIDE, ink = "#ffffff", name = label): Spec =>
  instance(name, 20, y, 335, 52, {
    fill,
    radius: 14,
    kids: [text(label, 0, 15, 335, 16, { weight: 600, ink, align: "center", name: "Label" })],
  });

export const field = (label: string, value: string, x: number, y: number, w: number, drawing: string): Spec =>
  instance(label, x, y, w, 60, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 12,
    kids: [
      icon("Icon", 14, 19, 22, 22, { icon: drawing, ink: TIDE }),
      text(label, 48, 10, w - 60, 11, { ink: MUTED, name: "Label" }),
      text(value, 48, 27, w - 60, 15, { weight: 600, ink: INK, name: "Value" }),
    ],
  });

export const heading = (words: string, y: number, size = 24, ink = INK): Spec =>
  text(words, 20, y, 335, size, { weight: 700, ink });

export const chip = (label: string, x: number, y: number, w: number, isOn = false): Spec =>
  instance(label, x, y, w, 34, {
    fill: isOn ? SEA : "#ffffff",
    stroke: isOn ? SEA : LINE,
    radius: 17,
    kids: [text(label, 0, 9, w, 12, { weight: 600, ink: isOn ? "#ffffff" : INK, align: "center", name: "Label" })],
  });

export const sailing = (leaves: string, arrives: string, ship: string, price: string, y: number, note = ""): Spec =>
  instance(`Sailing ${leaves}`, 20, y, 335, 92, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 14,
    kids: [
      text(leaves, 16, 14, 70, 20, { weight: 700, ink: INK }),
      icon("Arrow", 92, 18, 20, 20, { icon: "right", ink: MUTED }),
      text(arrives, 122, 14, 70, 20, { weight: 700, ink: INK }),
      text(ship, 16, 52, 180, 13, { ink: MUTED }),
      text(price, 230, 14, 89, 18, { weight: 700, ink: TIDE, align: "right", name: "Price" }),
      ...(note ? [text(note, 190, 54, 129, 12, { weight: 600, ink: CORAL, align: "right" as const })] : []),
    ],
  });

export const row = (title: string, detail: string, y: number, drawing: string): Spec =>
  instance(title, 20, y, 335, 64, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 12,
    kids: [
      rect("Icon ground", 12, 12, 40, 40, { fill: FOAM, radius: 10 }),
      icon("Icon", 21, 21, 22, 22, { icon: drawing, ink: TIDE }),
      text(title, 66, 13, 210, 15, { weight: 600, ink: INK, name: "Title" }),
      text(detail, 66, 35, 210, 12, { ink: MUTED, name: "Detail" }),
      icon("Chevron", 300, 22, 20, 20, { icon: "chevron", ink: MUTED }),
    ],
  });

export const ticket = (route: string, when: string, code: string, y: number, fill = SEA): Spec =>
  instance(`Ticket ${code}`, 20, y, 335, 150, {
    fill,
    radius: 18,
    kids: [
      text(route, 20, 20, 240, 18, { weight: 700, ink: "#ffffff", name: "Route" }),
      text(when, 20, 48, 240, 13, { ink: "#ffffff", name: "Departure" }),
      rect("Code ground", 255, 20, 60, 60, { fill: "#ffffff", radius: 8 }),
      icon("Code", 261, 26, 48, 48, { icon: "qr", ink: SEA }),
      rect("Tear line", 20, 100, 295, 1, { fill: "#5c8a97" }),
      text(code, 20, 113, 160, 13, { weight: 600, ink: "#ffffff", name: "Number" }),
      text("1 adult", 215, 113, 100, 13, { ink: "#ffffff", align: "right" }),
    ],
  });

export const hero = (name: string, seed: string, y: number, h: number): Spec =>
  image(name, 0, y, WIDE, h, { art: ["scene", seed] });

export const stepper = (label: string, count: string, y: number): Spec =>
  instance(`${label} stepper`, 20, y, 335, 56, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 12,
    kids: [
      text(label, 16, 18, 150, 15, { weight: 600, ink: INK, name: "Label" }),
      ellipse("Less", 220, 12, 32, 32, { fill: FOAM }),
      icon("Minus", 228, 20, 16, 16, { icon: "minus", ink: TIDE }),
      text(count, 256, 18, 36, 16, { weight: 700, ink: INK, align: "center", name: "Count" }),
      ellipse("Plus ground", 294, 12, 32, 32, { fill: TIDE }),
      icon("Plus", 302, 20, 16, 16, { icon: "plus", ink: "#ffffff" }),
    ],
  });

export const avatarRow = (y: number): Spec =>
  group("Traveller", 20, y, 335, 64, {
    kids: [
      image("Portrait", 0, 0, 64, 64, { art: ["portrait", "marit"], radius: 32 }),
      text("Marit Solberg", 80, 10, 240, 18, { weight: 700, ink: INK, name: "Name" }),
      text("Islander card since 2021", 80, 36, 240, 13, { ink: MUTED, name: "Since" }),
    ],
  });

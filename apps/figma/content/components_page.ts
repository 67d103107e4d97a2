// The page “Components” of the app file.
import { CORAL, INK, LINE, MUTED, SEA, TIDE } from "./parts";
import { component, group, type Spec, section, text } from "./things";

const variants = (name: string, x: number, y: number, w: number, h: number, kids: readonly Spec[]): Spec =>
  section(name, x, y, w, h, { fill: "#faf7ff", stroke: "#8a38f5", kids });

const BUTTONS = [
  ["Default", TIDE, "#ffffff"],
  ["Hover", "#186473", "#ffffff"],
  ["Pressed", SEA, "#ffffff"],
  ["Disabled", "#dfe5e7", "#52606a"],
] as const;

export const COMPONENTS: readonly Spec[] = [
  text("Components", 420, 230, 700, 56, { weight: 700, ink: "#1f2428", name: "Page title" }),
  variants("Button", 420, 360, 860, 330, [
    ...["Primary", "Quiet"].flatMap((kind, line_) =>
      BUTTONS.map(([state, fill, ink], index) =>
        component(`${kind}, ${state}`, 30 + index * 205, 60 + line_ * 120, 185, 52, {
          fill: kind === "Primary" ? fill : "#ffffff",
          stroke: kind === "Primary" ? undefined : fill,
          radius: 14,
          kids: [
            text("Button", 0, 15, 185, 16, {
              weight: 600,
              ink: kind === "Primary" || state === "Disabled" ? (kind === "Primary" ? ink : "#52606a") : fill,
              align: "center",
              name: "Label",
            }),
          ],
        }),
      ),
    ),
  ]),
  variants("Chip", 1340, 360, 520, 200, [
    component("Chip, Off", 30, 80, 120, 34, {
      stroke: LINE,
      fill: "#ffffff",
      radius: 17,
      kids: [text("Today", 0, 9, 120, 12, { align: "center", ink: INK, weight: 600 })],
    }),
    component("Chip, On", 180, 80, 120, 34, {
      fill: SEA,
      radius: 17,
      kids: [text("Today", 0, 9, 120, 12, { align: "center", ink: "#ffffff", weight: 600 })],
    }),
    component("Chip, Sold out", 330, 80, 140, 34, {
      fill: "#dfe5e7",
      radius: 17,
      kids: [text("Sold out", 0, 9, 140, 12, { align: "center", ink: "#4c5b62", weight: 600 })],
    }),
  ]),
  variants("Sailing row", 420, 760, 860, 300, [
    component("Sailing, Plain", 30, 60, 335, 92, {
      fill: "#ffffff",
      stroke: LINE,
      radius: 14,
      kids: [
        text("10:15", 16, 14, 70, 20, { weight: 700, ink: INK }),
        text("64 kr", 230, 14, 89, 18, { weight: 700, ink: TIDE, align: "right" }),
      ],
    }),
    component("Sailing, Few places", 395, 60, 335, 92, {
      fill: "#ffffff",
      stroke: CORAL,
      radius: 14,
      kids: [
        text("13:05", 16, 14, 70, 20, { weight: 700, ink: INK }),
        text("Few places", 200, 54, 119, 12, { weight: 600, ink: CORAL, align: "right" }),
      ],
    }),
    component("Sailing, Cancelled", 30, 180, 335, 92, {
      fill: "#fdfdfd",
      stroke: LINE,
      radius: 14,
      kids: [
        text("17:20", 16, 14, 70, 20, { weight: 700, ink: "#52606a" }),
        text("Cancelled", 200, 54, 119, 12, { weight: 600, ink: CORAL, align: "right" }),
      ],
    }),
  ]),
  variants("Toast", 1340, 620, 520, 440, [
    ...(
      [
        ["Toast, Saved", "#0e6b4f", "Your trip is saved"],
        ["Toast, Moved", "#8a5a00", "Your sailing was moved"],
        ["Toast, Offline", "#3d474c", "You are offline"],
        ["Toast, Refused", CORAL, "Your card was refused"],
      ] as const
    ).map(([name, fill, words], index) =>
      component(name, 30, 60 + index * 90, 360, 56, {
        fill,
        radius: 12,
        kids: [text(words, 20, 18, 320, 15, { weight: 600, ink: "#ffffff", name: "Message" })],
      }),
    ),
  ]),
  variants("Ticket", 420, 1130, 860, 260, [
    component("Ticket, Valid", 30, 60, 335, 150, {
      fill: SEA,
      radius: 18,
      kids: [text("Brekke to Ytre Holm", 20, 20, 280, 18, { weight: 700, ink: "#ffffff" })],
    }),
    component("Ticket, Moved", 395, 60, 335, 150, {
      fill: CORAL,
      radius: 18,
      kids: [text("Moved to 18:45", 20, 20, 280, 18, { weight: 700, ink: "#ffffff" })],
    }),
  ]),
  group("Old spec sheet", 1356, 846, 392, 184, {
    fill: "#ffffff",
    stroke: LINE,
    radius: 6,
    shadow: true,
    kids: [
      text("Toast, spec of 2025", 20, 18, 340, 20, { weight: 700, ink: INK, name: "Heading" }),
      text("Height 48, radius 8, stays 6 seconds", 20, 58, 340, 15, { ink: MUTED, name: "Line one" }),
      text("One line of text, no button", 20, 86, 340, 15, { ink: MUTED, name: "Line two" }),
      text("Replaced by the four on this page", 20, 136, 340, 15, { weight: 600, ink: CORAL, name: "Verdict" }),
    ],
  }),
];

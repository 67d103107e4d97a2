// The prototype: where its parts lead, and what only the running prototype shows.
export const SCREENS = [
  "splash",
  "onboarding",
  "home",
  "timetable",
  "trip-details",
  "passengers",
  "payment",
  "processing",
  "ticket",
  "my-trips",
  "profile",
  "cancelled-sailing",
] as const;

export const FLOWS = [
  { key: "book", name: "Book a trip", start: "onboarding" },
  { key: "storm", name: "Cancelled by the wind", start: "cancelled-sailing" },
  { key: "return", name: "Returning traveller", start: "home" },
] as const;

/** From a part to a screen; "back" is where one came from. */
const LINKS: Record<string, string> = {
  "splash-wordmark": "onboarding",
  "home-search-card": "timetable",
  "home-sailing-10-15": "trip-details",
  "home-sailing-11-40": "trip-details",
  "home-weather-notice": "cancelled-sailing",
  "timetable-navigation-bar": "back",
  "timetable-sailing-10-15": "trip-details",
  "timetable-sailing-11-40": "trip-details",
  "timetable-sailing-13-05": "trip-details",
  "timetable-sailing-17-20": "cancelled-sailing",
  "trip-details-choose-this-sailing": "passengers",
  "trip-details-stops": "timetable",
  "passengers-navigation-bar": "back",
  "passengers-family-offer": "payment",
  "passengers-go-to-payment": "payment",
  "payment-navigation-bar": "back",
  "payment-pay-button": "processing",
  "payment-order-summary": "passengers",
  "ticket-add-to-wallet": "my-trips",
  "ticket-navigation-bar": "back",
  "my-trips-ticket-sk-4471-209": "ticket",
  "profile-islander-card": "payment",
  "profile-sign-out": "onboarding",
  "cancelled-sailing-navigation-bar": "back",
  "cancelled-sailing-take-the-18-45": "ticket",
  "cancelled-sailing-refund-button": "home",
};

export const linkOf = (key: string): string | undefined => LINKS[key];
export const linksFrom = (screen: string): readonly (readonly [string, string])[] =>
  Object.entries(LINKS).filter(([key]) => key.startsWith(`${screen}-`));

export const SLIDES = [
  {
    key: "piers",
    title: "Know before you go",
    body: "Live departures and queue times for all 41 piers.",
    action: "Choose my home pier",
    art: "scene:coast:pier",
  },
  {
    key: "card",
    title: "One card for the islands",
    body: "Your Islander card lives in the app.",
    action: "Add Islander card",
    art: "scene:lake:card",
  },
  {
    key: "gale",
    title: "Ready for the wind",
    body: "We tell you before the ferry does.",
    action: "Turn on gale alerts",
    art: "scene:mountain:gale",
  },
  {
    key: "family",
    title: "Everyone on one ticket",
    body: "Children travel free in May.",
    action: "Add my family",
    art: "scene:coast:family",
  },
] as const;

export const EVENING = [
  ["18:45", "19:22", "MS Alke", "64 kr"],
  ["19:30", "20:07", "MS Terna", "64 kr"],
  ["20:35", "21:12", "MS Lomvi", "64 kr"],
  ["21:40", "22:17", "MS Terna", "52 kr"],
  ["23:10", "23:47", "MS Alke", "52 kr"],
] as const;

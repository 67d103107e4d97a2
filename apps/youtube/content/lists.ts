// What the viewer has kept: playlists, watch later, liked, history.
export interface Playlist {
  id: string;
  title: string;
  privacy: "Private" | "Unlisted" | "Public";
  updated: string;
  videos: readonly string[];
}

export const PLAYLISTS: readonly Playlist[] = [
  {
    id: "slow-sunday",
    title: "Slow Sunday",
    privacy: "Private",
    updated: "Updated yesterday",
    videos: [
      "one-take-fjord",
      "silent-hours",
      "kyoto-rain",
      "boathouse-encore",
      "urban-otter",
      "branch-line",
      "ridge-sunrise",
      "modular-rain",
      "guest-lighthouse",
      "tea-house",
      "salt-roads",
      "ferry-azores",
    ],
  },
  {
    id: "try-this-week",
    title: "Try this week",
    privacy: "Private",
    updated: "Updated 3 days ago",
    videos: ["miso-carbonara", "may-sowing", "true-wheel", "onigiri-lunch", "ike-stool"],
  },
  {
    id: "studio-notes",
    title: "Studio notes",
    privacy: "Unlisted",
    updated: "Updated 2 weeks ago",
    videos: ["moon-jar", "glaze-test", "centre-clay", "trimming-feet", "pulling-handles", "kiln-live", "lino-market"],
  },
  {
    id: "long-trains",
    title: "Long trains",
    privacy: "Public",
    updated: "Updated last month",
    videos: ["sleeper-malmo", "night-mail", "branch-line", "timetable-art", "tram-loop"],
  },
  {
    id: "for-grandad",
    title: "For Grandad",
    privacy: "Unlisted",
    updated: "Updated in March",
    videos: ["terminal-radio", "seaplane-build", "lost-soul-45s", "joinery-no-glue"],
  },
];

export const WATCH_LATER: readonly string[] = [
  "straight-borders",
  "film-fridge",
  "slow-probe",
  "jollof-fire",
  "one-light",
  "kora-strings",
  "pinhole-year",
  "heat-two-players",
  "storm-names",
];
export const LIKED: readonly string[] = [
  "moon-jar",
  "salt-roads",
  "hamster-maze",
  "one-take-fjord",
  "night-mail",
  "joinery-no-glue",
  "moon-smell",
  "urban-otter",
];

export interface Day {
  day: string;
  videos: readonly { id: string; watched: number }[];
}
/** `watched` is the share seen, in percent. */
export const HISTORY: readonly Day[] = [
  {
    day: "Today",
    videos: [
      { id: "ledger-morning", watched: 100 },
      { id: "moon-jar", watched: 38 },
      { id: "cat-judge", watched: 100 },
    ],
  },
  {
    day: "Yesterday",
    videos: [
      { id: "boathouse-encore", watched: 100 },
      { id: "kiln-live", watched: 29 },
      { id: "true-wheel", watched: 72 },
      { id: "before-nine", watched: 15 },
    ],
  },
  {
    day: "Tuesday",
    videos: [
      { id: "dockers-derby", watched: 100 },
      { id: "miso-carbonara", watched: 86 },
      { id: "glaze-test", watched: 100 },
    ],
  },
  {
    day: "Monday",
    videos: [
      { id: "sleeper-malmo", watched: 64 },
      { id: "urban-otter", watched: 100 },
      { id: "napkin-entropy", watched: 100 },
      { id: "tiny-maps", watched: 9 },
    ],
  },
  {
    day: "Saturday, 9 May",
    videos: [
      { id: "kyoto-rain", watched: 51 },
      { id: "ike-stool", watched: 100 },
      { id: "sourdough-2am", watched: 100 },
    ],
  },
];

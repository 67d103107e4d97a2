// Descriptions, chapters, transcripts.
import { channelOf } from "./channels";
import type { Video } from "./videos";

export interface Chapter {
  title: string;
  /** Seconds from the start. */
  at: number;
}

const MOON_JAR: readonly Chapter[] = [
  { title: "Why two halves", at: 0 },
  { title: "Wedging 6 kg", at: 160 },
  { title: "First bowl", at: 325 },
  { title: "Second bowl", at: 490 },
  { title: "Measuring rims", at: 650 },
  { title: "The join", at: 812 },
  { title: "Ribbing the seam", at: 975 },
  { title: "Closing the neck", at: 1138 },
  { title: "Drying slowly", at: 1300 },
];

const WRITTEN: Readonly<Record<string, readonly Chapter[]>> = {
  "moon-jar": MOON_JAR,
  "kiln-live": [
    { title: "Hello and tea", at: 0 },
    { title: "Cracking the door", at: 420 },
    { title: "Top shelf", at: 760 },
    { title: "Middle shelf", at: 1340 },
    { title: "The celadon disaster", at: 1900 },
    { title: "Your questions", at: 2300 },
  ],
  "sleeper-malmo": [
    { title: "Platform 9", at: 0 },
    { title: "Finding compartment 41", at: 240 },
    { title: "Supper in the dining car", at: 610 },
    { title: "The ferry, asleep", at: 1020 },
    { title: "Breakfast in bed", at: 1420 },
  ],
  "glaze-test": [
    { title: "The spreadsheet", at: 0 },
    { title: "Mixing 120 cups", at: 300 },
    { title: "Loading", at: 720 },
    { title: "The winners", at: 1180 },
  ],
};

const BY_TOPIC: Readonly<Record<string, readonly string[]>> = {
  Cooking: ["What you need", "Prep", "On the heat", "The tasting"],
  Trains: ["Departure", "On board", "The view", "Arrival"],
  Gaming: ["First hour", "What works", "What does not", "Verdict"],
  Learning: ["The question", "A first guess", "What really happens", "One more thing"],
  Woodworking: ["The drawing", "Cutting", "Glue-up", "Finish"],
  Podcasts: ["Introductions", "Growing up by the sea", "The night of the storm", "Listener letters"],
};

export function chaptersOf(video: Video): readonly Chapter[] {
  const written = WRITTEN[video.id];
  if (written) return written;
  const topic = video.topics.find((one) => one in BY_TOPIC);
  if (!topic || video.length < 400) return [];
  const titles = BY_TOPIC[topic] ?? [];
  return titles.map((title, index) => ({ title, at: Math.round((video.length / titles.length) * index) }));
}

export function chapterAt(video: Video, seconds: number): Chapter | undefined {
  return chaptersOf(video).findLast((chapter) => chapter.at <= seconds);
}

const DESCRIPTIONS: Readonly<Record<string, readonly string[]>> = {
  "moon-jar": [
    "A moon jar is too wide to throw in one piece, so you throw two bowls and persuade them to become one. Mine are 6 kg of stoneware, joined at the belly and closed at the neck. Expect a seam, a wobble and a short silence.",
    "Clay: grogged white stoneware, cone 9. Ribs: steel, number 3. Music: Hollow Pines, with permission.",
    "Kiln opening next Friday at 18:00, live.",
  ],
  "kiln-live": [
    "We opened kiln number 84 together. Thank you for 2,316 questions; I answered as many as the tea allowed.",
    "Pots from this firing go to the shop on Sunday at 10:00.",
  ],
  "sleeper-malmo": [
    "Thirteen hours, two countries, one ferry and a tray with a boiled egg. Everything I paid is in the table below.",
    "Ticket 64.00, berth supplement 31.50, supper 18.20, breakfast included.",
  ],
};

export function descriptionOf(video: Video): readonly string[] {
  const channel = channelOf(video.channel);
  return (
    DESCRIPTIONS[video.id] ?? [
      `${video.title}. ${channel.about}`,
      `Filmed around ${channel.place}. If you liked this one, the rest of ${channel.name} is a click away: ${channel.videos} videos and counting.`,
    ]
  );
}

const DATES: Readonly<Record<string, string>> = {
  "moon-jar": "12 May 2026",
  "kiln-live": "8 May 2026",
  "sleeper-malmo": "9 May 2026",
};
export const dateOf = (video: Video): string => DATES[video.id] ?? video.age;

export const HASHTAGS = (video: Video): string[] =>
  video.topics.slice(0, 3).map((topic) => `#${topic.toLowerCase().replace(/\s/g, "")}`);

/** What is said, for the videos that have a transcript. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  "moon-jar": [
    "Good morning from the canal, the heron is already complaining.",
    "Today we throw one jar that is really two bowls.",
    "People ask why not throw it in one go, and the answer is gravity.",
    "Wet clay at this width simply lies down.",
    "So I weigh out three kilos, twice, and I wedge both the same way.",
    "Count the turns. I do forty for each half.",
    "First bowl: centre low, open wide, leave the floor thick.",
    "I am compressing the rim every single pull.",
    "Stop when the wall is as thick as your little finger.",
    "Now a ruler, and I write the number on my arm.",
    "Twenty-six centimetres and two millimetres.",
    "Second bowl, same thing, but without a floor.",
    "That one will be upside down, so the floor would become the neck.",
    "Never trust your eyes here, trust the ruler.",
    "Both rims get scored, both get slip, and nobody sneezes.",
    "Down it goes. That sound is the jar being born.",
    "I spin it slowly and paddle the seam from outside.",
    "The rib goes inside through the neck, elbow and all.",
    "If you hear a tick, air is trapped in the join.",
    "Mine ticked once. I pretended not to hear it.",
    "Close the neck with two fingers and a sponge.",
    "A moon jar should lean a little. The moon does too.",
    "Wrap it in plastic with one window, for nine days.",
    "Next Friday we find out together. Bring tea.",
  ],
};

export interface Line {
  at: number;
  text: string;
}

export function transcriptOf(video: Video): Line[] {
  const lines = LINES[video.id] ?? [
    `This is ${channelOf(video.channel).name}.`,
    "Thank you for coming back.",
    "Let us begin with the question most of you sent in.",
    "I tried it three times before the camera was running.",
    "The third time is the one you are about to see.",
    "And that is everything for this week.",
  ];
  return lines.map((text, index) => ({ text, at: Math.round((video.length / lines.length) * index) }));
}

/** Videos beside the one that is playing: same topic first, then the rest of the catalogue. */
export const RELATED_FIRST: Readonly<Record<string, readonly string[]>> = {
  "moon-jar": [
    "centre-clay",
    "glaze-test",
    "plywood-lamp",
    "kiln-live",
    "one-take-fjord",
    "trimming-feet",
    "tea-house",
    "pulling-handles",
  ],
  "kiln-live": ["moon-jar", "glaze-test", "studio-tour", "fox-livecam", "kimchi-winter", "trimming-feet"],
  "sleeper-malmo": ["night-mail", "ferry-azores", "timetable-art", "branch-line", "kyoto-rain", "tram-loop"],
};

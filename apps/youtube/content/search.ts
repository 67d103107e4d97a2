// Finding films and channels by words, and narrowing what was found.
import type { Filters } from "../state/model";
import { CHANNELS, type Channel, channelOf } from "./channels";
import { isBroadcast, VIDEOS, type Video } from "./videos";

const SMALL_WORDS = new Set([
  "and",
  "are",
  "for",
  "how",
  "not",
  "one",
  "that",
  "the",
  "this",
  "what",
  "who",
  "why",
  "with",
  "you",
]);

const wordsOf = (line: string): string[] =>
  line
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !SMALL_WORDS.has(word));

const UNIT_DAYS: Readonly<Record<string, number>> = { minute: 0, hour: 0, day: 1, week: 7, month: 30, year: 365 };

/** "3 weeks ago" → 21 */
export function daysOf(age: string): number {
  const found = /(\d+) (minute|hour|day|week|month|year)/.exec(age);
  return found ? Number(found[1]) * (UNIT_DAYS[found[2] ?? "day"] ?? 1) : 0;
}

/** "1.4M views" → 1400000 */
export function viewsOf(views: string): number {
  const found = /([\d.]+)(K|M)?/.exec(views);
  return found ? Number(found[1]) * (found[2] === "M" ? 1e6 : found[2] === "K" ? 1e3 : 1) : 0;
}

function score(video: Video, words: readonly string[]): number {
  const title = wordsOf(video.title);
  const other = [
    ...wordsOf(channelOf(video.channel).name),
    ...wordsOf(video.topics.join(" ")),
    ...wordsOf(channelOf(video.channel).about),
  ];
  return words.reduce((sum, word) => {
    const stem = word.slice(0, 5);
    return (
      sum + (title.some((one) => one.startsWith(stem)) ? 3 : 0) + (other.some((one) => one.startsWith(stem)) ? 2 : 0)
    );
  }, 0);
}

const DATES: Readonly<Record<string, number>> = { hour: 0, today: 0, week: 7, month: 31, year: 365 };

function passes(video: Video, filters: Filters): boolean {
  const { date, type, length, feature } = filters;
  if (date !== "any" && daysOf(video.age) > (DATES[date] ?? 9999)) return false;
  if (date === "hour" && !video.age.includes("minute")) return false;
  if (type === "film" && video.length < 2400) return false;
  if (type === "channel" || type === "playlist") return false;
  if (length === "short" && (video.length >= 240 || isBroadcast(video))) return false;
  if (length === "middle" && (video.length < 240 || video.length > 1200)) return false;
  if (length === "long" && video.length <= 1200) return false;
  if (feature === "live") return video.badge === "LIVE";
  if (feature === "4k") return video.badge === "4K";
  if (feature === "subtitles") return video.length > 0;
  return true;
}

export interface Found {
  channels: readonly Channel[];
  videos: readonly Video[];
}

export function find(query: string, filters: Filters): Found {
  const words = wordsOf(query);
  const ranked = VIDEOS.map((video) => ({ video, points: score(video, words) }))
    .sort((a, b) => b.points - a.points)
    .filter((one, index) => one.points > 0 || index < 14)
    .map((one) => one.video)
    .filter((video) => passes(video, filters));
  const order: Readonly<Record<string, (a: Video, b: Video) => number>> = {
    date: (a, b) => daysOf(a.age) - daysOf(b.age),
    views: (a, b) => viewsOf(b.views) - viewsOf(a.views),
    rating: (a, b) => viewsOf(b.views) / (daysOf(b.age) + 9) - viewsOf(a.views) / (daysOf(a.age) + 9),
  };
  const by = order[filters.sort];
  const best = CHANNELS.filter((one) => one.id === ranked[0]?.channel);
  const named = CHANNELS.filter((one) =>
    wordsOf(`${one.name} ${one.about}`).some((word) => words.some((asked) => word.startsWith(asked.slice(0, 5)))),
  );
  const shown = [...new Set([...best, ...named])];
  return {
    channels: filters.type === "video" || filters.type === "film" ? [] : shown.slice(0, 3),
    videos: by ? [...ranked].sort(by) : ranked,
  };
}

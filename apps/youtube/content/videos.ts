// The catalogue.
import type { ArtKind } from "../../_kit";
import { CATALOGUE } from "./catalogue";
import { linesOf } from "./lines";

export interface Video {
  id: string;
  title: string;
  channel: string;
  /** Seconds; 0 for a broadcast or a premiere. */
  length: number;
  views: string;
  age: string;
  art: ArtKind;
  seed: string;
  caption?: string;
  topics: readonly string[];
  badge?: "LIVE" | "PREMIERE" | "New" | "4K" | "CC" | undefined;
}

const seconds = (text: string): number => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

export const VIDEOS: readonly Video[] = linesOf(CATALOGUE).map((fields) => {
  const [id = "", channel = "", title = "", length = "", views = "", age = "", art = "", topics = "", caption, badge] =
    fields;
  return {
    id,
    channel,
    title,
    length: length === "" ? 0 : seconds(length),
    views: badge === "LIVE" ? `${views} watching` : badge === "PREMIERE" ? `${views} waiting` : `${views} views`,
    age,
    art: art.split(":")[0] as ArtKind,
    seed: art.includes(":") ? `${art}:${id}` : id,
    topics: topics.split(","),
    ...(caption ? { caption } : {}),
    ...(badge ? { badge: badge as Video["badge"] } : {}),
  };
});

const byId = new Map(VIDEOS.map((video) => [video.id, video]));

export function videoOf(id: string): Video {
  const found = byId.get(id);
  if (!found) throw new Error(`no video ${id}`);
  return found;
}

export const isBroadcast = (video: Video): boolean => video.badge === "LIVE" || video.badge === "PREMIERE";

/** 754 → "12:34" */
export function clockText(total: number): string {
  const whole = Math.max(0, Math.floor(total));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = `${h > 0 ? String(m).padStart(2, "0") : m}:${String(s).padStart(2, "0")}`;
  return h > 0 ? `${h}:${tail}` : tail;
}

export const videosOf = (channel: string): Video[] => VIDEOS.filter((video) => video.channel === channel);

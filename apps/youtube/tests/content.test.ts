import { describe, expect, it } from "vitest";
import { CHANNELS, channelOf, SUBSCRIBED } from "../content/channels";
import { CHAT_MESSAGES } from "../content/chat";
import { commentsOf, countOf } from "../content/comments";
import { chaptersOf, RELATED_FIRST, transcriptOf } from "../content/details";
import { NOTICES, SHORTS } from "../content/extras";
import { HISTORY, LIKED, PLAYLISTS, WATCH_LATER } from "../content/lists";
import { daysOf, find, viewsOf } from "../content/search";
import { clockText, VIDEOS, videoOf } from "../content/videos";
import { NO_FILTERS } from "../state/model";

const distinct = (ids: readonly string[]) => expect(new Set(ids).size).toBe(ids.length);

describe("content", () => {
  it("gives every video and channel one id, and every video a channel", () => {
    distinct(VIDEOS.map((video) => video.id));
    distinct(CHANNELS.map((channel) => channel.id));
    for (const video of VIDEOS) expect(channelOf(video.channel).id).toBe(video.channel);
  });

  it("lists only videos that exist", () => {
    const listed = [
      ...PLAYLISTS.flatMap((list) => list.videos),
      ...HISTORY.flatMap((day) => day.videos.map((one) => one.id)),
      ...WATCH_LATER,
      ...LIKED,
      ...NOTICES.map((one) => one.video),
      ...Object.values(RELATED_FIRST).flat(),
    ];
    for (const id of listed) expect(videoOf(id).id).toBe(id);
    for (const list of PLAYLISTS) distinct(list.videos);
  });

  it("follows only channels that exist", () => {
    for (const id of [...SUBSCRIBED, ...SHORTS.map((one) => one.channel), ...NOTICES.map((one) => one.channel)]) {
      expect(channelOf(id).id).toBe(id);
    }
  });

  it("keeps chapters, transcripts and the chat in order and within the video", () => {
    for (const video of VIDEOS.filter((one) => one.length > 0)) {
      for (const parts of [chaptersOf(video), transcriptOf(video)]) {
        const starts = parts.map((part) => part.at);
        expect(starts, video.id).toEqual([...starts].sort((a, b) => a - b));
        expect(starts.at(-1) ?? 0).toBeLessThan(video.length);
      }
    }
    const times = CHAT_MESSAGES.map((message) => message.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("counts comments with their replies, and gives each one id", () => {
    for (const video of VIDEOS) {
      const all = commentsOf(video).flatMap((one) => [one, ...one.replies]);
      expect(countOf(commentsOf(video))).toBe(all.length);
      distinct(all.map((one) => one.id));
    }
  });

  it("reads its own ages, counts and times", () => {
    expect(daysOf("3 weeks ago")).toBe(21);
    expect(daysOf("5 hours ago")).toBe(0);
    expect(viewsOf("1.4M views")).toBe(1_400_000);
    expect(viewsOf("64K views")).toBe(64_000);
    expect(clockText(3731)).toBe("1:02:11");
    expect(clockText(62)).toBe("1:02");
  });
});

describe("search", () => {
  it("puts what matches best first", () => {
    const { channels, videos } = find("pottery", NO_FILTERS);
    expect(channels[0]?.id).toBe("slowclay");
    expect(videos[0]?.topics).toContain("Pottery");
  });

  it("keeps to the filters", () => {
    const long = find("pottery", { ...NO_FILTERS, length: "long" }).videos;
    expect(long.length).toBeGreaterThan(0);
    for (const video of long) expect(video.length).toBeGreaterThan(1200);
    const views = find("pottery", { ...NO_FILTERS, sort: "views" }).videos.map((video) => viewsOf(video.views));
    expect(views).toEqual([...views].sort((a, b) => b - a));
  });
});

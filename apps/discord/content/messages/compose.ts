// Turns what an author wrote into messages with ids, days and channels.
import type { Message, Said } from "../types";

export type Days = [day: string, said: Said[]][];

export const TODAY = "May 14, 2026";
export const YESTERDAY = "May 13, 2026";

/** `channel` is `server/channel` or `dm/person`. Ids are `<channel>-<key or number>`, dots and slashes left out. */
export function conversation(channel: string, days: Days): [string, Message[]] {
  const prefix = channel.replace("/", "-");
  let count = 0;
  const messages = days.flatMap(([day, said]) =>
    said.map(({ key, ...rest }) => {
      count++;
      return {
        ...rest,
        id: `${prefix}-${key ?? count}`,
        day,
        ...(rest.reply ? { reply: `${prefix}-${rest.reply}` } : {}),
      };
    }),
  );
  return [channel, messages];
}

/** As a time stamp reads beside a name. */
export function stamp(message: { day: string; at: string }): string {
  if (message.day === TODAY) return message.at;
  if (message.day === YESTERDAY) return `Yesterday at ${message.at}`;
  const [month = "", day = "", year = ""] = message.day.replace(",", "").split(" ");
  const number = ["January", "February", "March", "April", "May"].indexOf(month) + 1;
  return `${number}/${day}/${year.slice(2)}, ${message.at}`;
}

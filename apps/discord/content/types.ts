// What channels and messages are made of.
export type ChannelKind = "text" | "news" | "voice" | "forum" | "rules" | "stage";

export interface Channel {
  key: string;
  name: string;
  kind: ChannelKind;
  topic: string;
  unread?: boolean;
  mentions?: number;
  locked?: boolean;
  /** Seconds between two messages of one person. */
  slowS?: number;
  /** Voice: who is in it, `*` behind a name that streams, `-` that is muted. */
  inside?: string[];
  limit?: number;
}

export interface Category {
  key: string;
  name: string;
  startsClosed?: boolean;
  channels: Channel[];
}

export interface RoleGroup {
  name: string;
  colour: string;
  icon?: "shield" | "crown" | "flame" | "brush";
  members: string[];
}

export interface Server {
  key: string;
  name: string;
  /** Two colours of the icon's ground. */
  colours: [string, string];
  members: number;
  unread?: boolean;
  mentions?: number;
  level?: 0 | 1 | 2 | 3;
  boosts?: number;
  boostGoal?: number;
  home: string;
  categories: Category[];
  roles: RoleGroup[];
}

export interface Reaction {
  emoji: string;
  by: string[];
  /** How many more people than those in `by`. */
  more?: number;
}

export interface Picture {
  kind: string;
  seed: string;
  w: number;
  h: number;
  name: string;
}

export interface Message {
  id: string;
  by: string;
  day: string;
  at: string;
  text: string;
  reply?: string;
  reactions?: Reaction[];
  pictures?: Picture[];
  file?: { name: string; size: string };
  embed?: { site: string; title: string; text: string; art?: Picture; accent: string };
  thread?: string;
  edited?: boolean;
  pinned?: boolean;
  /** Mentions you. */
  forMe?: boolean;
  /** Joined, boosted, pinned: no avatar, a line. */
  system?: "join" | "boost" | "pin" | "thread" | "call";
  poll?: { question: string; options: { key: string; text: string; votes: number }[]; closes: string };
  /** Hidden behind "blocked message". */
  blocked?: boolean;
  event?: string;
}

/** What an author of content writes: ids, days and channels are filled in by `channel`. */
export type Said = Omit<Message, "id" | "day"> & { key?: string };

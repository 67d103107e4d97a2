// What friends and servers want of you.
export interface Notice {
  key: string;
  who: string;
  text: string;
  when: string;
  kind: "friend" | "event" | "role" | "reply";
}

export const notices: Notice[] = [
  { key: "joss", who: "joss", text: "sent you a friend request.", when: "25m", kind: "friend" },
  { key: "coopnight", who: "soren", text: "invited you to Co-op Night: The Three Quays.", when: "2h", kind: "event" },
  { key: "role", who: "noor", text: "gave you the role Playtester in Lantern Works.", when: "6d", kind: "role" },
  { key: "koa", who: "koa", text: "replied to your offer in Tidepool Reef Keepers.", when: "1w", kind: "reply" },
];

export interface Request {
  who: string;
  way: "in" | "out";
  mutual: number;
}

export const requests: Request[] = [
  { who: "joss", way: "in", mutual: 1 },
  { who: "koa", way: "in", mutual: 1 },
  { who: "iker", way: "in", mutual: 2 },
  { who: "milo", way: "out", mutual: 1 },
];

export const blockedPeople = ["garret", "flint"];

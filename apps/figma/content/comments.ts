// What was said on the canvas. Places are pixels of the page.
export interface Reply {
  by: string;
  at: string;
  text: string;
}

export interface Comment {
  key: string;
  page: string;
  x: number;
  y: number;
  by: string;
  at: string;
  text: string;
  replies: readonly Reply[];
}

const said = (
  key: string,
  page: string,
  x: number,
  y: number,
  by: string,
  at: string,
  text: string,
  replies: readonly Reply[] = [],
): Comment => ({ key, page, x, y, by, at, text, replies });

const back = (by: string, at: string, text: string): Reply => ({ by, at, text });

export const COMMENTS: readonly Comment[] = [
  said("hello", "booking", 1770, 470, "freya", "Today, 09:12", "Could the greeting drop the name on small phones?", [
    back("ines", "Today, 09:20", "Yes, below 340 px it says only “Good morning”."),
  ]),
  said("fares", "booking", 2300, 740, "tomasz", "Today, 08:47", "Child fares are missing in this list.", [
    back("priya", "Today, 08:59", "They come one step later, with the passengers."),
    back("tomasz", "Today, 09:03", "Then let us say so here."),
  ]),
  said("ramp", "booking", 2520, 1010, "leo", "Yesterday, 16:30", "Is the ramp icon final? iOS has its own."),
  said("weather", "booking", 1425, 1130, "noor", "Yesterday, 14:02", "Five of six people read the gale notice first."),
  said("terms", "booking", 1250, 1180, "freya", "Yesterday, 11:45", "Legal wants the word “conditions” here."),
  said("splash", "booking", 835, 800, "amara", "19 May, 17:20", "I can redraw the dawn with a warmer sky."),
  said("card", "booking", 835, 1740, "daejung", "19 May, 15:08", "Which card brands do we show on Android?", [
    back("tomasz", "19 May, 15:40", "None. The bank page does that."),
  ]),
  said("ring", "booking", 1180, 1660, "leo", "19 May, 10:31", "How long may the spinner take before we say more?"),
  said("code", "booking", 1740, 1780, "daejung", "18 May, 13:15", "The scanner needs 8 px of white around the code."),
  said("past", "booking", 2260, 1520, "noor", "18 May, 09:50", "Nobody in the sessions found past trips."),
  said("wallet-share", "wallet", 1240, 820, "tomasz", "Today, 09:31", "Can a shared ticket be called back?"),
  said("wallet-code", "wallet", 1720, 720, "daejung", "Yesterday, 12:24", "Brightness must go up on this screen."),
  said(
    "disabled",
    "components",
    1230,
    450,
    "freya",
    "Yesterday, 10:02",
    "Grey on grey: please run the contrast check.",
  ),
  said("retro-wifi", "retro", 2250, 640, "priya", "Today, 10:05", "Who owns the wifi at the piers now?"),
  said("retro-vote", "retro", 3290, 1330, "noor", "Today, 10:08", "The waiting list also helps the crew."),
];

export const commentOf = (key: string): Comment | undefined => COMMENTS.find((one) => one.key === key);

export interface Version {
  key: string;
  name: string;
  at: string;
  by: string;
  note: string;
  /** Saved by hand, not every so often. */
  named: boolean;
}

const saved = (key: string, name: string, at: string, by: string, note = ""): Version => ({
  key,
  name,
  at,
  by,
  note,
  named: name !== "",
});

export const VERSIONS: readonly Version[] = [
  saved("now", "Current version", "Today, 10:24", "ines"),
  saved("v32c", "Copy is final", "Today, 09:40", "freya", "All strings checked against the glossary."),
  saved("a1", "", "Today, 08:15", "leo"),
  saved(
    "v32b",
    "After the crew test",
    "Wednesday 20 May, 16:55",
    "tomasz",
    "Ramp screen bigger, order of stops changed.",
  ),
  saved("a2", "", "Wednesday 20 May, 11:20", "ines"),
  saved("a3", "", "Wednesday 20 May, 09:05", "amara"),
  saved("v32a", "Review with legal", "Tuesday 19 May, 17:30", "priya", "Terms moved below the buttons."),
  saved("a4", "", "Tuesday 19 May, 13:42", "daejung"),
  saved("a5", "", "Tuesday 19 May, 10:18", "ines"),
  saved("v31", "Release 3.1, as shipped", "Monday 4 May, 12:00", "leo", "Tag 3.1.0 in the store."),
  saved("a6", "", "Monday 4 May, 09:33", "leo"),
  saved("v31a", "Family offer, second try", "Thursday 30 April, 15:25", "ines", "Offer only from two children on."),
  saved("a7", "", "Thursday 30 April, 10:10", "noor"),
  saved("v30", "Before the new timetable", "Friday 17 April, 18:02", "priya", "Kept for the poster team."),
  saved("v29", "Release 2.9, archived", "Monday 2 March, 08:00", "ines", "Brown theme, old logo."),
];

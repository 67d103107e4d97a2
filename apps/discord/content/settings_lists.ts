// Lists that settings pages show.
export const devices: [key: string, name: string, place: string, when: string][] = [
  ["this", "Linux · Palaver in the browser", "Porto, Portugal", "Now"],
  ["laptop", "Windows · Palaver desktop", "Porto, Portugal", "Yesterday"],
  ["phone", "Phone · Palaver mobile", "Lisbon, Portugal", "2 days ago"],
  ["tablet", "Tablet · Palaver mobile", "Porto, Portugal", "3 weeks ago"],
];

export const keybinds: [key: string, name: string, keys: string][] = [
  ["mute", "Toggle Mute", "Ctrl + Shift + M"],
  ["deafen", "Toggle Deafen", "Ctrl + Shift + D"],
  ["push", "Push to Talk", "V"],
  ["overlay", "Toggle Overlay", "Shift + `"],
  ["find", "Quick Switcher", "Ctrl + K"],
  ["inbox", "Toggle Inbox", "Ctrl + I"],
  ["answer", "Answer Call", "Ctrl + Enter"],
  ["upload", "Upload a File", "Ctrl + Shift + U"],
  ["emoji", "Toggle Emoji Picker", "Ctrl + E"],
  ["unread", "Next Unread Channel", "Alt + Shift + Down"],
  ["read", "Mark Server Read", "Shift + Esc"],
  ["help", "Keyboard Help", "Ctrl + /"],
];

export const languages: [key: string, name: string, english: string][] = [
  ["da", "Dansk", "Danish"],
  ["de", "Deutsch", "German"],
  ["en-gb", "English, UK", "English, UK"],
  ["en-us", "English, US", "English, US"],
  ["es", "Español", "Spanish"],
  ["fr", "Français", "French"],
  ["hr", "Hrvatski", "Croatian"],
  ["it", "Italiano", "Italian"],
  ["nl", "Nederlands", "Dutch"],
  ["no", "Norsk", "Norwegian"],
  ["pt", "Português", "Portuguese"],
  ["fi", "Suomi", "Finnish"],
  ["sv", "Svenska", "Swedish"],
];

export const auditLog: [key: string, who: string, what: string, when: string][] = [
  ["a1", "noor", "gave Playtester to Rowan", "May 8, 2026, 3:00 PM"],
  ["a2", "hana", "pinned a message in #general", "May 12, 2026, 10:05 AM"],
  ["a3", "noor", "timed out Garret for an hour", "Yesterday at 1:34 PM"],
  ["a4", "sully", "set slow mode in #playtest-feedback to 10 seconds", "Yesterday at 6:00 PM"],
  ["a5", "hana", "created the event Photo-mode contest closes", "May 11, 2026, 9:00 AM"],
  ["a6", "priya", "changed the topic of #roadmap", "April 2, 2026, 9:31 AM"],
  ["a7", "ayo", "added the app Mixtape", "March 21, 2026, 6:12 PM"],
  ["a8", "hana", "created the channel #pets", "March 3, 2026, 8:20 AM"],
  ["a9", "noor", "removed a message of Flint", "February 27, 2026, 11:02 PM"],
  ["a10", "minji", "added the emoji moth_smug", "February 14, 2026, 2:14 PM"],
  ["a11", "minji", "added the emoji lamp_dozing", "February 14, 2026, 2:12 PM"],
  ["a12", "priya", "raised the server to Level 2", "January 30, 2026, 4:45 PM"],
];

export const invites: [key: string, code: string, who: string, uses: number, left: string][] = [
  ["i1", "quay-lamp", "hana", 212, "never expires"],
  ["i2", "otter-door", "pip", 9, "2 days left"],
  ["i3", "bell-skip", "bex", 48, "5 days left"],
  ["i4", "soup-8pm", "soren", 3, "7 hours left"],
];

export const serverBans: [key: string, name: string, reason: string][] = [
  ["b1", "cheap-keys-4you", "Selling keys"],
  ["b2", "lampthief", "Three warnings for spoilers"],
  ["b3", "notabot77", "It was a bot"],
];

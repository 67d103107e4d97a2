// The pages of user and server settings, row by row.
export type Row =
  | { kind: "switch"; key: string; label: string; note?: string; from?: boolean }
  | { kind: "choice"; key: string; label: string; options: [key: string, label: string, note?: string][]; from: string }
  | { kind: "slider"; key: string; label: string; min: number; max: number; from: number; unit: string }
  | { kind: "action"; key: string; label: string; note: string; button: string; said: string; danger?: boolean }
  | { kind: "custom"; key: string };

export interface Section {
  title: string;
  text?: string;
  rows: Row[];
}

export interface Page {
  key: string;
  name: string;
  sections: Section[];
}

export interface Chapter {
  name: string;
  pages: Page[];
}

const on = (key: string, label: string, note?: string, from = true): Row => ({
  kind: "switch",
  key,
  label,
  from,
  ...(note ? { note } : {}),
});
const off = (key: string, label: string, note?: string): Row => on(key, label, note, false);
const custom = (key: string): Section => ({ title: "", rows: [{ kind: "custom", key }] });
const act = (key: string, label: string, note: string, button: string, said: string, danger = false): Row => ({
  kind: "action",
  key,
  label,
  note,
  button,
  said,
  danger,
});

export const userChapters: Chapter[] = [
  {
    name: "User Settings",
    pages: [
      {
        key: "account",
        name: "My Account",
        sections: [
          custom("account"),
          {
            title: "Password and Authentication",
            rows: [
              act(
                "password",
                "Password",
                "Last changed on March 2, 2026.",
                "Change Password",
                "A mail with a link is on its way",
              ),
              act(
                "authenticator",
                "Authenticator App",
                "Enabled on this account.",
                "View Backup Codes",
                "Eight backup codes are hidden",
              ),
              act(
                "keys",
                "Security Keys",
                "One key registered: “blue one”.",
                "Register a Security Key",
                "Touch your key",
              ),
            ],
          },
          {
            title: "Account Removal",
            text: "Disabling your account means you can come back at any time.",
            rows: [
              act(
                "disable",
                "Disable Account",
                "Nobody sees you until you return.",
                "Disable Account",
                "Nothing happened: please confirm by mail",
                true,
              ),
              act(
                "erase",
                "Delete Account",
                "After fourteen days there is no way back.",
                "Delete Account",
                "Nothing happened: please confirm by mail",
                true,
              ),
            ],
          },
        ],
      },
      {
        key: "profiles",
        name: "Profiles",
        sections: [
          { title: "Display Name", rows: [{ kind: "custom", key: "displayname" }] },
          {
            title: "Profile",
            rows: [
              on("showgames", "Show played games"),
              on("showmutual", "Show mutual servers"),
              off("showspotify", "Show listening history"),
              act(
                "avatar",
                "Avatar",
                "A drawn portrait, 512 by 512.",
                "Change Avatar",
                "Pick a picture from your files",
              ),
              act("banner", "Banner", "A scene by the sea.", "Change Banner", "Pick a picture from your files"),
            ],
          },
        ],
      },
      {
        key: "privacy",
        name: "Content & Social",
        sections: [
          {
            title: "Direct messages",
            rows: [
              {
                kind: "choice",
                key: "media",
                label: "Sensitive media",
                from: "blur",
                options: [
                  ["show", "Show"],
                  ["blur", "Blur"],
                  ["block", "Block"],
                ],
              },
              on("dmfromservers", "Allow direct messages from server members"),
              on("requests", "Filter message requests", "From people you may not know."),
              off("friendrequests", "Friend requests from everyone"),
              on("friendsoffriends", "Friend requests from friends of friends"),
            ],
          },
        ],
      },
      {
        key: "data",
        name: "Data & Privacy",
        sections: [
          {
            title: "How we use your data",
            rows: [
              off("improve", "Use data to improve Palaver"),
              off("personalise", "Use data to customise my experience"),
              on("sorting", "Sort servers by use"),
              on("snapshots", "Allow screen readers to describe pictures"),
              act(
                "copy",
                "Request a copy of your data",
                "Takes up to 30 days.",
                "Request Data",
                "Your request is noted",
              ),
            ],
          },
        ],
      },
      { key: "devices", name: "Devices", sections: [custom("devices")] },
      {
        key: "connections",
        name: "Connections",
        sections: [
          {
            title: "Accounts",
            rows: [
              on("conn-wavr", "Wavr", "rowan.vale — shown on profile"),
              on("conn-devhub", "DevHub", "rowanvale — shown on profile"),
              off("conn-reelify", "Reelify", "Not shown on profile"),
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Billing Settings",
    pages: [
      {
        key: "plume",
        name: "Plume",
        sections: [
          {
            title: "Subscription",
            rows: [
              act("plan", "Plume Light", "Renews on June 3, 2026.", "Manage", "Your plan renews in June"),
              act(
                "giftcode",
                "Redeem a code",
                "Sixteen letters from a friend.",
                "Redeem",
                "Type your code in the mail we sent",
              ),
            ],
          },
        ],
      },
      {
        key: "subscriptions",
        name: "Subscriptions",
        sections: [
          {
            title: "Boosts",
            rows: [
              act("boosts", "Two boosts", "Both on Lantern Works.", "Transfer", "Boosts can move again on May 20"),
            ],
          },
        ],
      },
    ],
  },
  {
    name: "App Settings",
    pages: [
      {
        key: "appearance",
        name: "Appearance",
        sections: [
          {
            title: "Theme",
            rows: [
              {
                kind: "choice",
                key: "theme",
                label: "Theme",
                from: "ash",
                options: [
                  ["light", "Light"],
                  ["ash", "Ash"],
                  ["dark", "Dark"],
                  ["onyx", "Onyx"],
                ],
              },
              {
                kind: "choice",
                key: "density",
                label: "Message display",
                from: "cosy",
                options: [
                  ["cosy", "Cosy", "Modern, beautiful, easy on the eyes."],
                  ["compact", "Compact", "Fit more messages on screen at one time."],
                ],
              },
              { kind: "slider", key: "font", label: "Chat font scaling", min: 12, max: 24, from: 16, unit: "px" },
              {
                kind: "slider",
                key: "space",
                label: "Space between message groups",
                min: 0,
                max: 24,
                from: 16,
                unit: "px",
              },
              { kind: "slider", key: "zoom", label: "Zoom level", min: 50, max: 200, from: 100, unit: "%" },
            ],
          },
        ],
      },
      {
        key: "accessibility",
        name: "Accessibility",
        sections: [
          {
            title: "Reading",
            rows: [
              { kind: "slider", key: "saturation", label: "Saturation", min: 0, max: 100, from: 100, unit: "%" },
              off("underline", "Always underline links"),
              on("rolecolours", "Show role colours in names"),
              off("dyslexic", "Wider letter spacing"),
              on("sendbutton", "Show send message button", "Beside the text field, for pointers and touch."),
              off("reduced", "Enable reduced motion"),
              on("playgifs", "Automatically play GIFs"),
              {
                kind: "choice",
                key: "stickers",
                label: "Stickers",
                from: "always",
                options: [
                  ["always", "Always animate"],
                  ["hover", "Animate on interaction"],
                  ["never", "Never animate"],
                ],
              },
              off("tts", "Allow playback of text-to-speech"),
            ],
          },
        ],
      },
      {
        key: "voice",
        name: "Voice & Video",
        sections: [
          custom("mictest"),
          {
            title: "Voice",
            rows: [
              { kind: "slider", key: "inputvolume", label: "Input volume", min: 0, max: 100, from: 80, unit: "%" },
              { kind: "slider", key: "outputvolume", label: "Output volume", min: 0, max: 200, from: 100, unit: "%" },
              {
                kind: "choice",
                key: "inputmode",
                label: "Input mode",
                from: "activity",
                options: [
                  ["activity", "Voice Activity"],
                  ["push", "Push to Talk"],
                ],
              },
              on("echo", "Echo cancellation"),
              on("noise", "Noise suppression"),
              off("gain", "Automatic gain control"),
              on("qos", "High packet priority"),
            ],
          },
          {
            title: "Video",
            rows: [
              on("preview", "Always preview video"),
              off("mirror", "Mirror my camera"),
              act("background", "Video background", "None.", "Upload a background", "Pick a picture from your files"),
            ],
          },
        ],
      },
      {
        key: "chat",
        name: "Chat",
        sections: [
          {
            title: "Display",
            rows: [
              on("links", "Show images pasted as links"),
              on("uploads", "Show images uploaded to Palaver"),
              on("embeds", "Show embeds and preview links"),
              on("reactions", "Show emoji reactions on messages"),
              on("emoticons", "Convert emoticons to emoji"),
              off("spoilers", "Reveal all spoilers"),
              on("threads", "Open threads in a split view"),
            ],
          },
        ],
      },
      {
        key: "notifications",
        name: "Notifications",
        sections: [
          {
            title: "Desktop",
            rows: [
              on("desktop", "Enable desktop notifications"),
              on("badge", "Enable unread message badge"),
              off("flash", "Enable taskbar flashing"),
              {
                kind: "choice",
                key: "afk",
                label: "Push notification inactive timeout",
                from: "5",
                options: [
                  ["1", "1 minute"],
                  ["5", "5 minutes"],
                  ["10", "10 minutes"],
                ],
              },
            ],
          },
          {
            title: "Sounds",
            rows: [
              on("s-message", "Message"),
              on("s-deafen", "Deafen"),
              on("s-mute", "Mute"),
              on("s-join", "User joins voice"),
              on("s-leave", "User leaves voice"),
              on("s-ring", "Incoming ring"),
              on("s-stream", "Stream started"),
              off("s-push", "Push-to-talk activate"),
              off("s-soup", "Soup is ready"),
              act(
                "silence",
                "All sounds",
                "For meetings and sleeping babies.",
                "Disable All Sounds",
                "All sounds are off until midnight",
              ),
            ],
          },
          {
            title: "Mail",
            rows: [
              on("m-missed", "Missed messages"),
              off("m-tips", "Tips"),
              off("m-news", "Announcements"),
              on("m-friends", "Friend recommendations"),
            ],
          },
        ],
      },
      { key: "keybinds", name: "Keybinds", sections: [custom("keybinds")] },
      { key: "language", name: "Language", sections: [custom("languages")] },
      {
        key: "streamer",
        name: "Streamer Mode",
        sections: [
          {
            title: "Streamer Mode",
            rows: [
              off("streamer", "Enable streamer mode"),
              on("hideinfo", "Hide personal information"),
              on("hideinvites", "Hide instant invite links"),
              on("mutesounds", "Disable sounds"),
              off("mutenotes", "Disable notifications"),
            ],
          },
        ],
      },
      {
        key: "advanced",
        name: "Advanced",
        sections: [
          {
            title: "Advanced",
            rows: [
              off("developer", "Developer mode", "Copy IDs from context menus."),
              on("hardware", "Hardware acceleration"),
              off("autonav", "Auto navigate to server home"),
              on("warn", "Warn before leaving a call"),
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Activity Settings",
    pages: [
      {
        key: "activity",
        name: "Activity Privacy",
        sections: [
          {
            title: "Activity status",
            rows: [
              on("share-activity", "Share your detected activities with others"),
              off("join-activity", "Allow friends to join your game"),
              off("voice-activity", "Allow voice channel participants to join"),
            ],
          },
        ],
      },
      {
        key: "games",
        name: "Registered Games",
        sections: [
          {
            title: "Added games",
            rows: [
              on("g-emberfall", "Emberfall", "Last played today"),
              on("g-harbor", "Tiny Harbor", "Last played on May 9"),
              off("g-grid", "Gridworks", "Last played in April"),
            ],
          },
        ],
      },
    ],
  },
];

export const serverChapters: Chapter[] = [
  {
    name: "Server",
    pages: [
      {
        key: "overview",
        name: "Server Profile",
        sections: [
          custom("servercard"),
          {
            title: "System messages",
            rows: [
              on("sys-welcome", "Send a random welcome message when someone joins"),
              on("sys-wave", "Prompt members to reply with a wave"),
              off("sys-boost", "Send a message when someone boosts this server"),
              on("sys-tips", "Send helpful tips for server setup"),
            ],
          },
          {
            title: "Inactive channel",
            rows: [
              {
                kind: "choice",
                key: "afktime",
                label: "Inactive timeout",
                from: "15",
                options: [
                  ["5", "5 minutes"],
                  ["15", "15 minutes"],
                  ["60", "1 hour"],
                ],
              },
            ],
          },
        ],
      },
      { key: "roles", name: "Roles", sections: [custom("roles")] },
      { key: "emoji", name: "Emoji", sections: [custom("emoji")] },
      {
        key: "soundboard",
        name: "Soundboard",
        sections: [
          {
            title: "Sounds",
            rows: [
              on("sb-bell", "Quay bell", "By Jonas"),
              on("sb-owl", "Boot owl", "By Joss"),
              on("sb-kettle", "Kettle", "By Felix"),
              on("sb-moth", "Moth wings", "By Quill"),
            ],
          },
        ],
      },
      {
        key: "notifications",
        name: "Notifications",
        sections: [
          {
            title: "Default for this server",
            rows: [
              {
                kind: "choice",
                key: "default",
                label: "Notify members of",
                from: "mentions",
                options: [
                  ["all", "All messages"],
                  ["mentions", "Only mentions"],
                ],
              },
              off("suppress-everyone", "Suppress @everyone and @here"),
              off("suppress-roles", "Suppress all role mentions"),
              on("mobile", "Mobile push notifications"),
            ],
          },
        ],
      },
    ],
  },
  {
    name: "Moderation",
    pages: [
      {
        key: "safety",
        name: "Safety Setup",
        sections: [
          {
            title: "Raid protection",
            rows: [
              on("raid", "Activity alerts"),
              on("captcha", "Check suspicious accounts before they can join"),
              off("dmspam", "Hide direct messages from suspicious users"),
              {
                kind: "choice",
                key: "verify",
                label: "Verification level",
                from: "medium",
                options: [
                  ["none", "None"],
                  ["low", "Low", "Must have a verified mail address."],
                  ["medium", "Medium", "Must be registered for longer than 5 minutes."],
                  ["high", "High", "Must also be a member for longer than 10 minutes."],
                ],
              },
            ],
          },
        ],
      },
      { key: "audit", name: "Audit Log", sections: [custom("audit")] },
      { key: "bans", name: "Bans", sections: [custom("bans")] },
    ],
  },
  {
    name: "Community",
    pages: [
      {
        key: "community",
        name: "Onboarding",
        sections: [
          {
            title: "Onboarding",
            rows: [
              on("ask-colour", "Ask for a colour"),
              on("ask-role", "Ask for a role"),
              off("ask-time", "Ask for a time zone"),
              on("default-general", "Show #general by default"),
              on("rules-first", "Members must agree to the rules"),
            ],
          },
        ],
      },
    ],
  },
  {
    name: "User Management",
    pages: [
      { key: "members", name: "Members", sections: [custom("members")] },
      { key: "invites", name: "Invites", sections: [custom("invites")] },
    ],
  },
];

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

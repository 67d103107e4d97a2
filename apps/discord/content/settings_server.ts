// The pages of server settings, row by row.
import { type Chapter, custom, off, on } from "./settings_rows";

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

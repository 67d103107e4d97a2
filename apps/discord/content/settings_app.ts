// The pages of user settings that are about the app itself.
import { act, type Chapter, custom, off, on } from "./settings_rows";

export const appChapter: Chapter = {
  name: "App Settings",
  pages: [
    {
      key: "appearance",
      name: "Appearance",
      sections: [
        {
          title: "Colours and sizes",
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
};

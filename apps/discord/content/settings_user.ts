// The pages of user settings, row by row.
import { appChapter } from "./settings_app";
import { act, type Chapter, custom, off, on } from "./settings_rows";

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
  appChapter,
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

// The settings pages.
import { Button, names, Switch, send } from "../../_kit";
import type { State } from "../state/model";

const TABS = [
  ["notifications", "Notifications"],
  ["playback", "Playback and performance"],
  ["privacy", "Privacy"],
  ["memberships", "Purchases and memberships"],
] as const;

const SWITCHES: Readonly<Record<string, readonly (readonly [key: string, label: string, note: string])[]>> = {
  notifications: [
    ["subscriptions", "Subscriptions", "Activity from channels that you follow"],
    ["recommended", "Recommended videos", "Videos you may like, based on what you watch"],
    ["replies", "Replies to my comments", "When somebody answers you"],
    ["mentions", "Mentions", "When somebody mentions your channel"],
    ["shared", "Shared content", "When others share your videos"],
    ["offers", "Promotional content and offers", "News about memberships"],
    ["email", "Email summaries", "Once a week, on Monday"],
  ],
  playback: [
    ["inline", "Inline playback", "Play videos in the grid while the pointer rests on them"],
    ["captionsAlways", "Always show captions", "Whenever a video has them"],
    ["autoplayNext", "Autoplay the next video", "When a video ends"],
  ],
  privacy: [
    ["keepSubscriptionsPrivate", "Keep all my subscriptions private", "Others cannot see whom you follow"],
    ["keepListsPrivate", "Keep saved playlists private", "Playlists of others that you saved"],
  ],
  memberships: [
    ["renew", "Renew memberships automatically", "You have one membership: Slow Clay Studio, 4.99 € a month"],
  ],
};

export function Settings({ app }: { app: State }) {
  const current = TABS.find(([key]) => key === app.page.tab) ?? TABS[0];
  return (
    <div class="settings">
      <nav class="settings-nav" aria-label="Settings">
        <h2>Settings</h2>
        {TABS.map(([key, label]) => (
          <Button
            as="a"
            key={key}
            id={`settings.tab.${key}`}
            class={names("settings-tab", key === current[0] && "here")}
            current={key === current[0]}
            onPress={() => send({ type: "tab", key })}
          >
            {label}
          </Button>
        ))}
      </nav>
      <div class="settings-main">
        <h1>{current[1]}</h1>
        {(SWITCHES[current[0]] ?? []).map(([key, label, note]) => (
          <div key={key} class="settings-line">
            <Switch
              id={`settings.switch.${key}`}
              label={label}
              value={app.settings[key] ?? false}
              onChange={() => send({ type: "setting", key })}
            >
              <strong>{label}</strong>
              <span class="quiet">{note}</span>
            </Switch>
          </div>
        ))}
      </div>
    </div>
  );
}

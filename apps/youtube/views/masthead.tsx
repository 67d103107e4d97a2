// The bar at the top: guide button, brand, search, creating, notices, account.
import { mdiBellOutline, mdiClose, mdiHistory, mdiMagnify, mdiMenu, mdiMicrophone, mdiPlus } from "@mdi/js";
import { Button, command, Field, Icon, MenuButton, open, Popover, send } from "../../_kit";
import { NOTICES, SUGGESTIONS } from "../content/extras";
import { VIDEOS } from "../content/videos";
import type { State } from "../state/model";
import { AccountMenu, CreateMenu } from "./account";
import { Logo, Person } from "./faces";
import { Notices } from "./notices";

function suggestionsFor(query: string): string[] {
  const asked = query.trim().toLowerCase();
  if (asked === "") return [];
  const titles = VIDEOS.map((video) => video.title.toLowerCase().replace(/[^a-z0-9äöåéíóú' -]/g, ""));
  return [...new Set([...SUGGESTIONS, ...titles].filter((line) => line.includes(asked) && line !== asked))].slice(0, 9);
}

function SearchPanel({ app }: { app: State }) {
  const lines = suggestionsFor(app.query);
  return (
    <Popover
      id="search.panel"
      anchor="search.field"
      side="bottom-start"
      label="Suggestions"
      class="search-panel"
      keepsFocus
    >
      {app.query.trim() === "" || lines.length === 0
        ? app.past.map((line, index) => (
            <div key={line} class="suggestion">
              <Button
                id={`search.past.${index + 1}`}
                class="suggestion-line"
                onPress={() => send({ type: "search", query: line })}
              >
                <Icon path={mdiHistory} size={20} />
                <span>{line}</span>
              </Button>
              <Button
                id={`search.forget.${index + 1}`}
                class="text-button"
                label={`Remove ${line}`}
                onPress={() => send({ type: "search.forget", id: line })}
              >
                Remove
              </Button>
            </div>
          ))
        : lines.map((line, index) => (
            <Button
              key={line}
              id={`search.suggestion.${index + 1}`}
              class="suggestion-line"
              onPress={() => send({ type: "search", query: line })}
            >
              <Icon path={mdiMagnify} size={20} />
              <span>{line}</span>
            </Button>
          ))}
    </Popover>
  );
}

export function Masthead({ app }: { app: State }) {
  const unread = NOTICES.filter((one) => one.fresh && !app.noticesRead.includes(one.id)).length;
  const search = () => send({ type: "search", query: app.query });
  return (
    <header class="masthead">
      <div class="masthead-start">
        <Button id="top.guide" class="round" label="Guide" onPress={() => send({ type: "guide.toggle" })}>
          <Icon path={mdiMenu} size={24} />
        </Button>
        <Button as="a" id="top.logo" class="logo-link" onPress={() => send({ type: "go", name: "home", id: "All" })}>
          <Logo />
        </Button>
      </div>
      <search class="masthead-search">
        <div class="search-box">
          <Field
            id="search.field"
            label="Search"
            placeholder="Search"
            value={app.query}
            onFocus={() => command(open("search.panel"))}
            onInput={(query) => {
              send({ type: "search.type", query });
              command(open("search.panel"));
            }}
            onEnter={search}
          />
          {app.query !== "" && (
            <Button
              id="search.clear"
              class="round"
              label="Clear the search"
              onPress={() => send({ type: "search.clear" })}
            >
              <Icon path={mdiClose} size={22} />
            </Button>
          )}
        </div>
        <Button id="search.submit" class="search-submit" tip="Search" tipSide="bottom" onPress={search}>
          <Icon path={mdiMagnify} size={22} />
        </Button>
        <Button
          id="search.voice"
          class="round round-soft"
          tip="Search with your voice"
          tipSide="bottom"
          label="Search with your voice"
          onPress={() => send({ type: "search.voice" })}
        >
          <Icon path={mdiMicrophone} size={22} />
        </Button>
        <SearchPanel app={app} />
      </search>
      <div class="masthead-end">
        <MenuButton id="top.create" menu="create" class="pill pill-soft create">
          <Icon path={mdiPlus} size={24} />
          <span>Create</span>
        </MenuButton>
        <MenuButton
          id="top.notices"
          menu="notices"
          popup="dialog"
          class="round notices-button"
          label={`Notifications, ${unread} new`}
        >
          <Icon path={mdiBellOutline} size={24} />
          {unread > 0 && <span class="count">{unread}</span>}
        </MenuButton>
        <MenuButton
          id="top.account"
          menu="account"
          class="round"
          label="Account"
          onPress={() => send({ type: "account.panel", key: "" })}
        >
          <Person name="Tobias Kern" size={32} />
        </MenuButton>
        <CreateMenu />
        <AccountMenu app={app} />
        <Notices app={app} />
      </div>
    </header>
  );
}

// Suggestions under the search field.
import { mdiClose, mdiHistory, mdiMagnify } from "@mdi/js";
import { Button, Icon, Popover, send } from "../../_kit";
import { PRODUCTS, shortTitle } from "../content/catalogue";
import { SUGGESTIONS } from "../content/promos";
import type { State } from "../state/model";

function suggestionsFor(query: string): string[] {
  const asked = query.trim().toLowerCase();
  const titles = PRODUCTS.map((one) => shortTitle(one).toLowerCase());
  return [...new Set([...SUGGESTIONS, ...titles].filter((line) => line.includes(asked) && line !== asked))].slice(0, 8);
}

export function SearchPanel({ app }: { app: State }) {
  const isBlank = app.query.trim() === "";
  const lines = isBlank ? [] : suggestionsFor(app.query);
  return (
    <Popover
      id="search.panel"
      anchor="search.field"
      side="bottom-start"
      label="Suggestions"
      class="search-panel"
      keepsFocus
    >
      {isBlank && (
        <>
          <p class="search-title">Recent searches</p>
          {app.searches.map((line, at) => (
            <div key={line} class="search-row">
              <Button
                id={`search.past.${at + 1}`}
                class="search-line"
                onPress={() => send({ type: "search", query: line })}
              >
                <Icon path={mdiHistory} size={20} />
                {line}
              </Button>
              <Button
                id={`search.forget.${at + 1}`}
                class="round"
                label={`Forget ${line}`}
                onPress={() => send({ type: "search.forget", id: line })}
              >
                <Icon path={mdiClose} size={18} />
              </Button>
            </div>
          ))}
          <p class="search-title">Popular now</p>
          {SUGGESTIONS.slice(0, 5).map((line, at) => (
            <Button
              key={line}
              id={`search.popular.${at + 1}`}
              class="search-line"
              onPress={() => send({ type: "search", query: line })}
            >
              <Icon path={mdiMagnify} size={20} />
              {line}
            </Button>
          ))}
        </>
      )}
      {lines.map((line, at) => (
        <Button
          key={line}
          id={`search.suggestion.${at + 1}`}
          class="search-line"
          onPress={() => send({ type: "search", query: line })}
        >
          <Icon path={mdiMagnify} size={20} />
          {line}
        </Button>
      ))}
      {!isBlank && lines.length === 0 && <p class="search-title">Press Enter to search for “{app.query.trim()}”</p>}
    </Popover>
  );
}

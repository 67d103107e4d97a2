// What comes uninvited: missing fonts, a spotlight, news, library updates.

import { TriangleAlert } from "lucide-preact";
import { Art, Avatar, Button, Icon, names, ScrollArea, send } from "../../_kit";
import { FONTS } from "../content/library";
import type { State } from "../state/model";

const leave = (say = "") => send({ type: "popup.close", say });
const pick = (id: string) => () => send({ type: "popup.pick", id });

const MISSING = [
  ["Harbour Grotesk", "31 texts"],
  ["Nordlys Mono", "4 texts"],
] as const;

/** One must say what to use instead; then it goes. */
export function Fonts({ app }: { app: State }) {
  return (
    <section class="fonts-window" role="dialog" aria-label="Missing fonts" data-igg-area="fonts">
      <header>
        <Icon of={TriangleAlert} size={18} />
        <strong>{app.popupStep === 0 ? "Missing fonts" : "Replace in 35 texts?"}</strong>
      </header>
      {app.popupStep === 0 ? (
        <>
          <ul>
            {MISSING.map(([name, count]) => (
              <li key={name}>
                {name} <span class="quiet">{count}</span>
              </li>
            ))}
          </ul>
          <p class="quiet">Use instead</p>
          <div class="choices" role="radiogroup" aria-label="Use instead">
            {FONTS.map((font) => (
              <Button
                key={font}
                id={`fonts.use.${font.toLowerCase().replace(/ /g, "-")}`}
                role="radio"
                checked={app.popupPick === font}
                class="choice"
                onPress={pick(font)}
              >
                {font}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <p>{app.popupPick} will stand in for both fonts until they are installed.</p>
      )}
      <footer>
        {app.popupStep === 0 ? (
          <Button
            id="fonts.next"
            class="primary"
            inactive={app.popupPick === ""}
            onPress={() => send({ type: "popup.step", step: 1 })}
          >
            Continue
          </Button>
        ) : (
          <>
            <Button id="fonts.back" class="secondary" onPress={() => send({ type: "popup.step", step: 0 })}>
              Back
            </Button>
            <Button id="fonts.replace" class="primary" onPress={() => leave("Fonts replaced in 35 texts")}>
              Replace fonts
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

export function Spotlight({ app }: { app: State }) {
  return (
    <section class="spotlight" role="dialog" aria-label="Spotlight" data-igg-area="spotlight">
      <div class="spotlight-row">
        <Avatar seed="tomasz" name="Tomasz Wilk" size={44} />
        <div>
          <strong>{app.popupStep === 0 ? "Tomasz asks everyone to follow" : "Tell Tomasz why"}</strong>
          <p>{app.popupStep === 0 ? "Your view goes where he goes until he stops." : "He sees your answer at once."}</p>
        </div>
      </div>
      {app.popupStep === 0 ? (
        <footer>
          <Button id="spotlight.follow" class="primary" onPress={() => send({ type: "popup.step", step: 2 })}>
            Follow
          </Button>
          <Button id="spotlight.stay" class="secondary" onPress={() => send({ type: "popup.step", step: 1 })}>
            Stay where I am
          </Button>
        </footer>
      ) : app.popupStep === 1 ? (
        <footer>
          {["I am still reading", "In a minute", "Wrong person"].map((answer, index) => (
            <Button
              key={answer}
              id={`spotlight.answer.${index + 1}`}
              class="secondary"
              onPress={() => leave(`Sent to Tomasz: ${answer}`)}
            >
              {answer}
            </Button>
          ))}
        </footer>
      ) : (
        <footer>
          <span class="quiet">You follow Tomasz</span>
          <Button id="spotlight.stop" class="secondary" onPress={() => send({ type: "popup.step", step: 1 })}>
            Stop following
          </Button>
        </footer>
      )}
    </section>
  );
}

const NEWS = [
  ["Locked sections", "Lock a section and what lies on it stays where it is, also for guests."],
  ["Quicker walls", "Boards with hundreds of notes open in half the time and pan without a stutter."],
  ["Votes that end", "A voting session closes by itself and shows the sum to everyone."],
  ["Measures in dev mode", "Margins, sizes and colours can be copied one by one."],
  ["Better names", "New layers are named after their text. Old ones stay as they are."],
  ["Plugins by kind", "Actions lists your plugins first and the rest by how often they are used."],
  ["Softer stamps", "Six stamps, drawn anew by Amara."],
] as const;

/** Its button stands at the end of what there is to read. */
export const Changes = () => (
  <section class="changes" role="dialog" aria-label="What’s new" data-igg-area="changes">
    <ScrollArea id="changes.list" label="What’s new in May" class="changes-scroll" gutter="overlay">
      <Art kind="scene" seed="scene:coast:news" width={420} height={150} />
      <div class="changes-text">
        <h2>New in May</h2>
        {NEWS.map(([title, words]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
        ))}
        <Button id="changes.thanks" class="primary wide" onPress={() => leave()}>
          Good to know
        </Button>
      </div>
    </ScrollArea>
  </section>
);

const UPDATES = [
  ["Button", "Disabled is easier to read"],
  ["Toast", "One new variant"],
  ["Wind icon", "Redrawn"],
] as const;

export function Library({ app }: { app: State }) {
  const isReviewed = app.popupStep === 1;
  return (
    <section class="library" role="dialog" aria-label="Library updates" data-igg-area="library">
      <strong>{isReviewed ? "Review 3 updates" : "3 updates from Skerry library"}</strong>
      {isReviewed && (
        <ul>
          {UPDATES.map(([name, what]) => (
            <li key={name}>
              <Button
                id={`library.item.${name.toLowerCase().replace(/ /g, "-")}`}
                class={names("library-row", app.flags[`update:${name}`] === true && "library-done")}
                pressed={app.flags[`update:${name}`] === true}
                onPress={() => send({ type: "flag", id: `update:${name}` })}
              >
                {name} <span class="quiet">{what}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <footer>
        {isReviewed ? (
          <>
            <Button id="library.back" class="secondary" onPress={() => send({ type: "popup.step", step: 0 })}>
              Back
            </Button>
            <Button id="library.all" class="primary" onPress={() => leave("3 components updated")}>
              Update all
            </Button>
          </>
        ) : (
          <>
            <Button id="library.review" class="primary" onPress={() => send({ type: "popup.step", step: 1 })}>
              Review
            </Button>
            <Button id="library.skip" class="text-button" onPress={() => leave("Updates are kept for later")}>
              Not in this file
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

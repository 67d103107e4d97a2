// A plugin at work, in a window of its own.
import { Check, Crosshair } from "lucide-preact";
import { Button, Icon, names, send, Window } from "../../_kit";
import { pluginOf } from "../content/library";
import type { State } from "../state/model";
import { drawing } from "./icons";

export function PluginWindow({ app }: { app: State }) {
  const run = app.plugin;
  if (!run) return null;
  const plugin = pluginOf(run.key);
  return (
    <Window
      id="plugin"
      title={plugin.name}
      start={{ x: 1036, y: 40, w: 372, h: 360 }}
      handleHeight={40}
      resizable
      least={{ w: 260, h: 160 }}
      onClose={() => send({ type: "plugin.close" })}
      class="plugin"
    >
      <div class="plugin-body">
        <div class="plugin-top">
          <span class="plugin-mark" style={{ background: plugin.colour }}>
            <Icon of={drawing(plugin.icon)} size={20} />
          </span>
          <div>
            <p>{plugin.what}</p>
            <p class="quiet">
              {plugin.by} · {plugin.users}
            </p>
          </div>
        </div>
        {run.phase === "running" && (
          <div class="plugin-progress" role="status">
            <span>{plugin.busy}</span>
            <span class="progress">
              <span style={{ width: `${run.percent}%` }} />
            </span>
            <span class="quiet">{run.percent} %</span>
          </div>
        )}
        {run.phase === "ready" && (
          <p class="plugin-note">It looks at the page you are on and changes nothing by itself.</p>
        )}
        {run.phase === "done" && (
          <ul class="plugin-results" aria-label="Results">
            {plugin.results.map((result, index) => {
              const isFixed = run.fixed.includes(String(index));
              return (
                <li key={result}>
                  <span class={names(isFixed && "fixed")}>{result}</span>
                  <Button
                    id={`plugin.show.${index + 1}`}
                    label={`Show ${result}`}
                    class="icon-button"
                    onPress={() => send({ type: "plugin.show", id: plugin.about[index] ?? "" })}
                  >
                    <Icon of={Crosshair} size={15} />
                  </Button>
                  <Button
                    id={`plugin.fix.${index + 1}`}
                    label={`Accept ${result}`}
                    class="icon-button"
                    pressed={isFixed}
                    onPress={() => send({ type: "plugin.fix", id: String(index) })}
                  >
                    <Icon of={Check} size={15} />
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
        <div class="float-row plugin-foot">
          <Button
            id="plugin.run"
            class="secondary"
            inactive={run.phase === "running"}
            onPress={() => send({ type: "plugin.run" })}
          >
            {run.phase === "done" ? "Run again" : "Run"}
          </Button>
          <Button
            id="plugin.apply"
            class="primary"
            inactive={run.phase !== "done"}
            onPress={() => {
              for (const index of plugin.results.keys())
                if (!run.fixed.includes(String(index))) send({ type: "plugin.fix", id: String(index) });
            }}
          >
            Accept all
          </Button>
        </div>
      </div>
    </Window>
  );
}

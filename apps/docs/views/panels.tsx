// Calendar, notes and tasks beside the document.
import {
  mdiCalendarBlankOutline,
  mdiCheckboxBlankCircleOutline,
  mdiCheckCircleOutline,
  mdiDeleteOutline,
  mdiNoteEditOutline,
  mdiPin,
  mdiPinOutline,
} from "@mdi/js";
import { Button, Field, Icon, names, send, useKit } from "../../_kit";
import { AGENDA, NOTES, TASKS } from "../content/panels";
import type { State } from "../state/model";

export function CalendarPanel({ app }: { app: State }) {
  const days = [...new Set(AGENDA.map((one) => one.day))];
  const chosen = app.choice.event ?? "";
  return (
    <div class="agenda">
      {days.map((day) => (
        <section key={day} aria-label={day}>
          <h3 class={names("agenda-day", day === "Thursday 14 May" && "today")}>{day}</h3>
          {AGENDA.filter((one) => one.day === day).map((one) => (
            <div key={one.key}>
              <Button
                id={`agenda.${one.key}`}
                class="agenda-item"
                style={{ "--event": one.colour } as never}
                expanded={chosen === one.key}
                onPress={() => send({ type: "choose", key: "event", value: chosen === one.key ? "" : one.key })}
              >
                <strong>{one.what}</strong>
                <span class="quiet">{one.time}</span>
              </Button>
              {chosen === one.key && (
                <div class="agenda-more">
                  <span>{one.where}</span>
                  <Button
                    id="agenda.insert"
                    class="text-button"
                    onPress={() => send({ type: "insert.text", text: ` ${one.what}, ${one.time}` })}
                  >
                    <Icon path={mdiCalendarBlankOutline} size={16} /> Put into the document
                  </Button>
                </div>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

export function NotesPanel({ app }: { app: State }) {
  const text = useKit<string>("field:notes.field") ?? "";
  const { pinned, added, gone } = app.notes;
  const own = added.map((words, at) => ({ key: `own-${at + 1}`, title: "", text: words, colour: "#ffffff" }));
  const shown = [...own, ...NOTES].filter((one) => !gone.includes(one.key));
  const sorted = [...shown].sort((a, b) => Number(pinned.includes(b.key)) - Number(pinned.includes(a.key)));
  const add = () => send({ type: "note.add", text });
  return (
    <>
      <div class="side-add">
        <Field id="notes.field" label="Take a note" placeholder="Take a note…" onEnter={add} />
        <Button id="notes.add" class="text-button" inactive={text.trim() === ""} onPress={add}>
          Add
        </Button>
      </div>
      {sorted.map((one) => (
        <article key={one.key} class="note" style={{ background: one.colour }} aria-label={one.title || one.text}>
          <strong>{one.title}</strong>
          <p>{one.text}</p>
          <span class="note-tools">
            <Button
              id={`note.pin.${one.key}`}
              class="round small"
              label={pinned.includes(one.key) ? "Unpin" : "Pin"}
              pressed={pinned.includes(one.key)}
              onPress={() => send({ type: "note.pin", id: one.key })}
            >
              <Icon path={pinned.includes(one.key) ? mdiPin : mdiPinOutline} size={18} />
            </Button>
            <Button
              id={`note.insert.${one.key}`}
              class="round small"
              label="Add to the document"
              onPress={() => send({ type: "insert.text", text: ` ${one.text}` })}
            >
              <Icon path={mdiNoteEditOutline} size={18} />
            </Button>
            <Button
              id={`note.delete.${one.key}`}
              class="round small"
              label="Delete note"
              onPress={() => send({ type: "note.remove", id: one.key })}
            >
              <Icon path={mdiDeleteOutline} size={18} />
            </Button>
          </span>
        </article>
      ))}
    </>
  );
}

export function TasksPanel({ app }: { app: State }) {
  const text = useKit<string>("field:tasks.field") ?? "";
  const { done, added } = app.tasks;
  const own = added.map((words, at) => ({ key: `own-${at + 1}`, title: words, due: "No date" }));
  const all = [...own, ...TASKS];
  const open = all.filter((one) => !done.includes(one.key));
  const closed = all.filter((one) => done.includes(one.key));
  const add = () => send({ type: "task.add", text });
  const row = (one: (typeof all)[number], isDone: boolean) => (
    <Button
      key={one.key}
      id={`task.${one.key}`}
      class={names("task", isDone && "done")}
      pressed={isDone}
      onPress={() => send({ type: "task.toggle", id: one.key })}
    >
      <Icon path={isDone ? mdiCheckCircleOutline : mdiCheckboxBlankCircleOutline} size={20} />
      <span>
        {one.title}
        <span class="quiet block">{one.due}</span>
      </span>
    </Button>
  );
  return (
    <>
      <div class="side-add">
        <Field id="tasks.field" label="Add a task" placeholder="Add a task" onEnter={add} />
        <Button id="tasks.add" class="text-button" inactive={text.trim() === ""} onPress={add}>
          Add
        </Button>
      </div>
      {open.map((one) => row(one, false))}
      {closed.length > 0 && <h3 class="side-sub">Completed ({closed.length})</h3>}
      {closed.map((one) => row(one, true))}
    </>
  );
}

// A line of text: its words, chips, comments, suggestions and notes.
import {
  mdiAccountOutline,
  mdiCalendarBlankOutline,
  mdiChevronDown,
  mdiFileDocumentOutline,
  mdiLinkVariant,
} from "@mdi/js";
import { Button, Icon, names, send } from "../../_kit";
import { chipOf, STATUS_START } from "../content/chips";
import { type Run, runsOf } from "../content/markup";
import { Face } from "./faces";
import type { Ink } from "./ink";

export interface Finder {
  query: string;
  matchCase: boolean;
  /** Which occurrence in this line is the current one. */
  current: number;
}

/** Words with what is searched for marked. */
function Words({ text, finder }: { text: string; finder: Finder | null }) {
  if (!finder || finder.query.trim() === "") return <>{text}</>;
  const hay = finder.matchCase ? text : text.toLowerCase();
  const needle = finder.matchCase ? finder.query : finder.query.toLowerCase();
  const parts: preact.ComponentChild[] = [];
  let end = 0;
  let nth = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, end)) {
    if (at > end) parts.push(text.slice(end, at));
    end = at + needle.length;
    parts.push(
      <mark key={at} class={names("found", nth === finder.current && "current")}>
        {text.slice(at, end)}
      </mark>,
    );
    nth += 1;
  }
  if (end < text.length) parts.push(text.slice(end));
  return <>{parts}</>;
}

const CHIP_ICONS = {
  file: mdiFileDocumentOutline,
  date: mdiCalendarBlankOutline,
  web: mdiLinkVariant,
  heading: mdiLinkVariant,
  person: mdiAccountOutline,
};

function ChipMark({ token, ink }: { token: string; ink: Ink }) {
  const chip = chipOf(token);
  const id = `chip.${chip.key}`;
  if (chip.kind === "status") {
    const value = ink.statuses[chip.of] ?? STATUS_START[chip.of] ?? "";
    return (
      <Button
        as="a"
        role="button"
        id={id}
        class={names("chip chip-status", `is-${value.toLowerCase().replaceAll(" ", "-")}`)}
        aria-haspopup="menu"
        onPress={() => send({ type: "status.open", id: chip.key, anchor: id })}
      >
        {value}
        <Icon path={mdiChevronDown} size={14} />
      </Button>
    );
  }
  const isLink = chip.kind === "web" || chip.kind === "heading";
  return (
    <Button
      as="a"
      id={id}
      class={isLink ? "text-link" : names("chip", `chip-${chip.kind}`)}
      onPress={() => send({ type: "chip.open", id: token, anchor: id })}
    >
      {chip.kind === "person" || chip.kind === "shift" ? (
        <Face who={chip.of} size={16} />
      ) : (
        !isLink && <Icon path={CHIP_ICONS[chip.kind]} size={16} />
      )}
      {chip.label}
    </Button>
  );
}

function One({ run, ink, finder }: { run: Run; ink: Ink; finder: Finder | null }) {
  const { comment, added, removed } = run;
  const words = <Words text={run.text} finder={finder} />;
  if (run.chip !== undefined) return <ChipMark token={run.chip} ink={ink} />;
  if (run.bold) return <strong>{words}</strong>;
  if (run.italic) return <em>{words}</em>;
  if (comment !== undefined) {
    if (ink.gone.split(" ").includes(comment) || !ink.comments) return words;
    return (
      <Button
        as="a"
        role="button"
        id={`mark.${comment}`}
        class={names("commented", ink.active === comment && "active")}
        onPress={() => send({ type: "talk.activate", id: comment })}
      >
        {words}
      </Button>
    );
  }
  const key = added ?? removed;
  if (key === undefined) return words;
  return (
    <Button
      as="a"
      role="button"
      id={`edit.${key}.${added === undefined ? "cut" : "add"}`}
      class={names(added === undefined ? "cut" : "added", ink.active === key && "active")}
      onPress={() => send({ type: "talk.activate", id: key })}
    >
      {words}
    </Button>
  );
}

export function Runs({ text, ink, finder }: { text: string; ink: Ink; finder: Finder | null }) {
  return (
    <>
      {runsOf(text).map((run, at) => (
        <One key={at} run={run} ink={ink} finder={finder} />
      ))}
    </>
  );
}

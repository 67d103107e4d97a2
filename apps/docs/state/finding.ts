// Finding and replacing.
import { fill, scrollTo, toast } from "../../_kit";
import { did } from "./editing";
import { type Handlers, text } from "./model";
import { layoutNow, matchesOf, textAt } from "./reading";

export const finding: Handlers = {
  "find.step": (state, message) => {
    const count = Number(message.count);
    if (count === 0) return [toast("No results")];
    state.finding.at = (state.finding.at + Number(message.by) + count) % count;
    const { matchCase, whole } = state.finding;
    const match = matchesOf(layoutNow(state), text(message, "query"), matchCase, whole)[state.finding.at];
    return match ? [scrollTo("doc", { element: `text.${match.key}` })] : [];
  },
  "find.set": (state, message) => {
    const key = text(message, "key") as "matchCase" | "whole";
    state.finding[key] = !state.finding[key];
    state.finding.at = 0;
  },
  "find.replace": (state, message) => {
    const from = text(message, "query");
    const to = text(message, "replacement");
    const matches = matchesOf(layoutNow(state), from, state.finding.matchCase, state.finding.whole);
    if (matches.length === 0) return [toast("Nothing to replace")];
    state.finding.at = 0;
    if (message.all === true) return [...did(state, { do: "replace", from, to }), toast(`${matches.length} replaced`)];
    const key = matches[0]?.key ?? "";
    const before = textAt(layoutNow(state), key);
    const at = before.toLowerCase().indexOf(from.toLowerCase());
    return did(state, { do: "write", block: key, text: before.slice(0, at) + to + before.slice(at + from.length) });
  },
  "find.begin": (state) => {
    state.finding.at = 0;
    return [fill("find.query", "")];
  },
};

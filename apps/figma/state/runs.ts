// What takes time: plugins, exports, publishing, votes, the prototype.
import { after, type Command, cancel, close, countdown, open, stopCountdown, toast } from "../../_kit";
import { YELLOW } from "../content/boards";
import { linkOf, SCREENS } from "../content/flow";
import { pluginOf, TEMPLATES } from "../content/library";
import { remember } from "./editing";
import { type Handlers, type State, text, toggle } from "./model";
import { boxOf, centreOn, keysIn, thingOf, under } from "./tree";

const STEP_MS = 500;
const EXPORT_STEP_MS = 600;
const PAY_MS = 4500;
export const VOTE_MS = 9000;

function show(state: State, screen: string): Command[] {
  const { player } = state;
  if (screen === "back") player.screen = player.back.pop() ?? "home";
  else {
    player.back.push(player.screen);
    player.screen = screen;
  }
  player.phase = "";
  return player.screen === "processing"
    ? [after("player.pay", PAY_MS, { type: "player.paid" })]
    : [cancel("player.pay"), cancel("player.hint")];
}

function useTemplate(state: State, key: string): Command[] {
  const template = TEMPLATES.find((one) => one.key === key);
  if (!template) return [];
  remember(state);
  const made = template.notes.map((words, index) => {
    state.count += 1;
    const own = `new-${state.count}`;
    const place = { x: 1340 + index * 200, y: 2460, w: 176, h: 176 };
    state.made[own] = {
      key: own,
      kind: "note",
      name: words,
      text: words,
      page: state.page,
      parent: null,
      fill: YELLOW,
      author: "ines",
      ...place,
    };
    return own;
  });
  state.order[under(state.page)] = [...keysIn(state, null), ...made];
  state.selection = made;
  return [close("templates"), toast(`Added “${template.name}”`, { id: "added" })];
}

export const runs: Handlers = {
  "plugin.open": (state, message) => {
    state.plugin = { key: pluginOf(text(message)).key, phase: "ready", percent: 0, fixed: [] };
    return [close("actions"), close("main.menu")];
  },
  "plugin.close": (state) => {
    state.plugin = null;
    return [cancel("plugin")];
  },
  "plugin.run": (state) => {
    if (!state.plugin) return [];
    state.plugin = { ...state.plugin, phase: "running", percent: 0, fixed: [] };
    return [after("plugin", STEP_MS, { type: "plugin.step" })];
  },
  "plugin.step": (state) => {
    if (!state.plugin) return [];
    const steps = (pluginOf(state.plugin.key).seconds * 1000) / STEP_MS;
    state.plugin.percent = Math.min(100, Math.round(state.plugin.percent + 100 / steps));
    if (state.plugin.percent < 99) return [after("plugin", STEP_MS, { type: "plugin.step" })];
    state.plugin.phase = "done";
    state.plugin.percent = 100;
  },
  "plugin.fix": (state, message) => {
    if (state.plugin) toggle(state.plugin.fixed, text(message));
  },
  "plugin.show": (state, message) => {
    const key = text(message);
    const thing = thingOf(state, key);
    if (!thing) return [];
    state.page = thing.page;
    state.selection = [key];
    return [centreOn(state, boxOf(state, key))];
  },
  "export.start": (state) => {
    state.exporting = { percent: 0, done: false };
    return [open("export"), after("export", EXPORT_STEP_MS, { type: "export.step" })];
  },
  "export.step": (state) => {
    if (!state.exporting) return [];
    state.exporting.percent = Math.min(100, state.exporting.percent + 15);
    if (state.exporting.percent < 100) return [after("export", EXPORT_STEP_MS, { type: "export.step" })];
    state.exporting.done = true;
  },
  "export.save": (state) => {
    state.exporting = null;
    return [close("export"), toast("Saved skerry-booking-app.pdf, 12 pages", { id: "saved" })];
  },
  "export.cancel": (state) => {
    state.exporting = null;
    return [cancel("export"), close("export")];
  },
  "publish.open": (state) => {
    state.publish = { phase: "checking", percent: 0 };
    return [open("publish"), after("publish", STEP_MS, { type: "publish.step" })];
  },
  "publish.step": (state) => {
    if (state.publish.phase !== "checking") return [];
    state.publish.percent = Math.min(100, state.publish.percent + 10);
    if (state.publish.percent < 100) return [after("publish", STEP_MS, { type: "publish.step" })];
    state.publish.phase = "ready";
  },
  "publish.send": (state) => {
    state.publish = { phase: "done", percent: 100 };
    return [close("publish"), toast("Published 6 changes to Skerry library", { id: "published" })];
  },
  "publish.close": (state) => {
    state.publish = { phase: "idle", percent: 0 };
    return [close("publish"), cancel("publish")];
  },
  "vote.start": (state) => {
    state.vote = { phase: "running", mine: [] };
    state.flags.voting = true;
    return [countdown("vote", VOTE_MS, { type: "vote.over" })];
  },
  "vote.over": (state) => {
    state.vote.phase = "over";
  },
  "vote.cast": (state, message) => toggle(state.vote.mine, text(message)),
  "vote.show": (state) => {
    state.vote.phase = "shown";
  },
  "vote.close": (state) => {
    state.flags.voting = false;
  },
  "timer.start": (state) => {
    state.flags.ticking = true;
    return [countdown("timer", Number(state.picks.minutes ?? 5) * 60_000, { type: "timer.over" })];
  },
  "timer.over": (state) => {
    state.flags.ticking = false;
    return [toast("Time is up", { id: "timer" })];
  },
  "timer.stop": (state) => {
    state.flags.ticking = false;
    return [stopCountdown("timer")];
  },
  "template.use": (state, message) => useTemplate(state, text(message)),
  "player.go": (state, message) => show(state, text(message)),
  "player.press": (state, message) => {
    const goal = linkOf(text(message));
    if (goal) return show(state, goal);
  },
  "player.paid": (state) => {
    if (state.player.screen === "processing") state.player.screen = "ticket";
  },
  "player.step": (state, message) => {
    const at = SCREENS.indexOf(state.player.screen as (typeof SCREENS)[number]);
    const next = SCREENS[(at + (message.back === true ? SCREENS.length - 1 : 1)) % SCREENS.length];
    return show(state, next ?? "home");
  },
  "player.restart": (state, message) => {
    state.player = { screen: text(message) || "onboarding", back: [], phase: "" };
    // What the screens keep by themselves starts anew too.
    state.count += 1;
    return [cancel("player.pay")];
  },
  "player.hint": (state) => {
    state.player.phase = "hint";
    return [after("player.hint", 1200, { type: "player.calm" })];
  },
  "player.calm": (state) => {
    state.player.phase = "";
  },
};

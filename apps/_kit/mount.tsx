// Starts an environment: reads the address, renders, makes it ready.
import { computed } from "@preact/signals";
import { render } from "preact";
import "./kit.css";
import { installApi } from "./api";
import { type ClockMode, setClockMode } from "./clock";
import { installHoverManners } from "./components/hover";
import { installLayerManners } from "./components/layer_stack";
import { Toasts } from "./components/toasts";
import { ShownTooltip } from "./components/tooltip";
import { newPage } from "./events";
import { elementsWithId } from "./identify";
import { emitReady, installInstruments, resetInstruments, scrollByScript } from "./instrument";
import "./components/countdown";
import { listenForPlayer } from "./player_port";
import { isAsOpened, load, opened, pageCommands, world } from "./store";
import type { Command, Environment, Manifest, Pan } from "./types";

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

function choose<T extends string>(query: URLSearchParams, key: string, allowed: readonly T[]): T {
  const value = query.get(key) ?? allowed[0];
  if (!allowed.includes(value as T)) throw new Error(`${key}=${value}: expected one of ${allowed.join(", ")}`);
  return value as T;
}

const unfinished = (): Promise<unknown>[] => [
  ...Array.from(document.fonts)
    .filter((face) => face.status !== "loaded")
    .map((face) => face.load()),
  ...Array.from(document.images)
    .filter((image) => !image.complete)
    .map((image) => image.decode().catch(() => null)),
];

function scrollArea(id: string): Element | null {
  const host = elementsWithId(id)[0];
  return host?.querySelector("[data-igg-scroller]") ?? host ?? null;
}

/** Where a scroll area is to be panned to. A growth is reckoned from where it was before it grew. */
function planPan(id: string, by: Pan): () => void {
  const before = "growth" in by ? scrollArea(id) : null;
  const [oldLeft, oldTop] = [before?.scrollLeft ?? 0, before?.scrollTop ?? 0];
  return () => {
    const area = scrollArea(id);
    if (!area) return;
    const { left, top } = area.getBoundingClientRect();
    let goal: [number, number];
    if ("shift" in by) goal = [area.scrollLeft + by.shift[0], area.scrollTop + by.shift[1]];
    else if ("centre" in by) goal = [by.centre[0] - area.clientWidth / 2, by.centre[1] - area.clientHeight / 2];
    else {
      const [x, y] = by.at ? [by.at[0] - left, by.at[1] - top] : [area.clientWidth / 2, area.clientHeight / 2];
      goal = [(oldLeft + x) * by.growth - x, (oldTop + y) * by.growth - y];
    }
    scrollByScript(area, Math.round(goal[1]), Math.round(goal[0]));
  };
}

const planOnPage = (command: Command): (() => void) =>
  command.do === "pan" ? planPan(command.id, command.by) : () => runOnPage(command);

function runOnPage(command: Command): void {
  if (command.do === "focus") {
    (elementsWithId(command.id)[0] as HTMLElement | undefined)?.focus({ preventScroll: true });
  } else if (command.do === "scroll") {
    const area = scrollArea(command.id);
    if (!area) return;
    const to = command.to;
    // An area that starts at its end counts its offsets back from there.
    const origin = area.getAttribute("data-igg-scroller") === "end" ? area.clientHeight - area.scrollHeight : 0;
    if (to === "start") scrollByScript(area, origin);
    else if (to === "end") scrollByScript(area, origin + area.scrollHeight);
    else if (typeof to === "number") scrollByScript(area, origin + to);
    else {
      const element = elementsWithId(to.element)[0];
      if (!element) return;
      const offset = element.getBoundingClientRect().top - area.getBoundingClientRect().top;
      scrollByScript(area, Math.round(area.scrollTop + offset - 24));
    }
  }
}

/** The page's parts: the app, and the places where windows, layers, notices and tooltips go. */
function makePlaces(root: Element): Element {
  const places = ["app", "windows", "layers", "toasts", "tips"].map((name) => {
    const place = document.createElement("div");
    place.className = `k-${name}`;
    return place;
  });
  root.replaceChildren(...places);
  return places[0] as Element;
}

export function mount<S>(manifest: Manifest, environment: Environment<S>, build: string): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("no #root in the page");
  const query = new URLSearchParams(window.location.search);
  const states = Object.keys(manifest.states);
  let state = choose(query, "state", states);
  setClockMode(choose<ClockMode>(query, "clock", ["real", "manual"]));
  document.documentElement.dataset.motion = choose(query, "motion", ["on", "off"]);

  const begin = (next: string): void => {
    if (!states.includes(next)) throw new Error(`state=${next}: expected one of ${states.join(", ")}`);
    state = next;
    newPage();
    load(environment as unknown as Environment<unknown>, state);
  };
  const View = environment.view;
  const app = computed(() => world.value.app as S);
  const App = () => (
    <>
      <View app={app.value} />
      <Toasts />
      <ShownTooltip />
    </>
  );

  pageCommands.plan = planOnPage;
  begin(state);
  render(<App />, makePlaces(root));
  opened();
  const ready = Promise.all(unfinished())
    .then(frame)
    .then(frame)
    .then(() => {
      installInstruments();
      installLayerManners();
      installHoverManners();
      emitReady(manifest.name, state, build);
    });
  const reset = async (next: string = state): Promise<void> => {
    resetInstruments();
    if (next !== state || !isAsOpened()) document.documentElement.toggleAttribute("data-igg-turned");
    begin(next);
    opened();
    const waiting = unfinished();
    if (waiting.length > 0) await Promise.all(waiting);
    emitReady(manifest.name, state, build);
  };
  installApi(ready, reset);
  listenForPlayer(ready);
}

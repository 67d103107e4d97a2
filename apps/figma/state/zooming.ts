// How much of the page is shown, and which part.
import { after, type Command, pan } from "../../_kit";
import { pageOf } from "../content/files";
import { type Handlers, number, type Rect, type State, sizeOf, text } from "./model";
import { around, boxOf, centreOn, keysIn } from "./tree";

/** About what the canvas shows beside open panels. */
const VIEW = { w: 940, h: 820 };
const ZOOMS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4];

/** The part of the page that the selection marks, for fitting. */
const extent = (state: State): Rect => {
  const keys = state.selection.length > 0 ? state.selection : keysIn(state, null);
  const boxes = keys.map((key) => boxOf(state, key));
  return boxes.length > 0 ? around(boxes) : { x: 0, y: 0, ...sizeOf(state) };
};

/** For so long after the last step the canvas leaves out what is costly to draw at every size. */
const REST_MS = 200;

function zoomTo(state: State, next: number, at: [number, number] | null): Command[] {
  const zoom = Math.max(0.1, Math.min(4, Math.round(next * 100) / 100));
  const growth = zoom / state.zoom;
  state.zoom = zoom;
  if (growth === 1) return [];
  state.zooming = true;
  return [pan("canvas", { growth, at }), after("zooming", REST_MS, { type: "zoom.rest" })];
}

function showAll(state: State): Command[] {
  const box = extent(state);
  state.zoom = Math.max(0.1, Math.min(2, Math.floor(Math.min(VIEW.w / box.w, VIEW.h / box.h) * 95) / 100));
  return [centreOn(state, box)];
}

export const zooming: Handlers = {
  zoom: (state, message) => {
    const at = message.at as [number, number] | undefined;
    return zoomTo(state, state.zoom * number(message, "by"), at ?? null);
  },
  "zoom.to": (state, message) => zoomTo(state, number(message, "value"), null),
  "zoom.step": (state, message) => {
    const next =
      message.up === true ? ZOOMS.find((one) => one > state.zoom) : ZOOMS.findLast((one) => one < state.zoom);
    return zoomTo(state, next ?? state.zoom, null);
  },
  "zoom.rest": (state) => {
    state.zooming = false;
  },
  "zoom.fit": (state) => {
    const kept = state.selection;
    state.selection = [];
    const commands = showAll(state);
    state.selection = kept;
    return commands;
  },
  "zoom.selection": (state) => showAll(state),
  page: (state, message) => {
    state.page = pageOf(text(message)).key;
    state.entered = "";
    state.selection = [];
    state.editing = "";
    state.openComment = "";
    state.zoom = 0.5;
    return [centreOn(state, extent(state))];
  },
};

// The initial states of app.json.
import { after, type Command, countdown, open } from "../../_kit";
import { BEAT_MS } from "./files";
import { fresh, type State } from "./model";
import { VOTE_MS } from "./runs";
import { centreOn } from "./tree";

type Start = (state: State) => Command[];

const beat = (): Command => after("beat", BEAT_MS, { type: "beat.next" });
const look = (state: State, x: number, y: number): Command => centreOn(state, { x, y, w: 0, h: 0 });

function design(state: State, page: string, zoom: number, x: number, y: number): Command[] {
  state.page = page;
  state.zoom = zoom;
  return [look(state, x, y), beat()];
}

function board(state: State, page: string, zoom: number, x: number, y: number): Command[] {
  state.place = "board";
  state.file = page === "wall" ? "interview-wall" : "summer-retro";
  state.page = page;
  state.zoom = zoom;
  return [look(state, x, y), beat()];
}

const STARTS: Record<string, Start> = {
  "1": (state) => design(state, "booking", 0.6, 1180, 900),
  "2": (state) => {
    state.selection = ["home-search-card"];
    state.expanded = ["home"];
    return design(state, "booking", 0.75, 1640, 800);
  },
  "3": (state) => {
    state.picks.left = "assets";
    return design(state, "components", 0.6, 1180, 880);
  },
  "4": (state) => board(state, "retro", 0.6, 1330, 780),
  "5": (state) => board(state, "wall", 0.5, 1640, 900),
  "6": (state) => {
    state.place = "files";
    return [];
  },
  "7": (state) => {
    state.place = "player";
    return [];
  },
  "8": (state) => {
    state.plugin = { key: "contrast", phase: "running", percent: 0, fixed: [] };
    return [...design(state, "booking", 0.6, 1880, 900), after("plugin", 500, { type: "plugin.step" })];
  },
  "9": (state) => {
    state.popup = "fonts";
    return design(state, "wireframes", 0.6, 1400, 760);
  },
  "10": (state) => {
    state.popup = "spotlight";
    return board(state, "retro", 0.6, 1330, 1560);
  },
  "11": (state) => {
    state.picks.right = "comments";
    return design(state, "booking", 0.6, 1640, 900);
  },
  "12": (state) => {
    state.picks.right = "history";
    return design(state, "cover", 0.5, 1020, 860);
  },
  "13": (state) => design(state, "wallet", 0.6, 1500, 800),
  "14": (state) => {
    state.selection = ["team-on-the-sun-deck"];
    return board(state, "retro", 0.75, 1700, 2200);
  },
  "15": (state) => {
    state.place = "files";
    state.popup = "changes";
    return [];
  },
  "16": (state) => {
    state.flags.dev = true;
    state.selection = ["payment-order-summary"];
    return design(state, "booking", 0.75, 900, 1760);
  },
  "17": (state) => {
    state.flags.call = true;
    return board(state, "retro", 0.75, 2700, 700);
  },
  "18": (state) => design(state, "components", 0.75, 1560, 800),
  "19": (state) => {
    state.place = "player";
    state.player.screen = "timetable";
    return [];
  },
  "20": (state) => {
    state.flags.voting = true;
    return [...board(state, "retro", 0.6, 2700, 1500), countdown("vote", VOTE_MS, { type: "vote.over" })];
  },
  "21": (state) => board(state, "retro", 0.75, 1300, 2100),
  "22": (state) => {
    state.flags.timer = true;
    return board(state, "retro", 0.75, 1620, 760);
  },
  "23": (state) => {
    state.popup = "library";
    return design(state, "components", 0.5, 1200, 880);
  },
  "24": (state) => [...board(state, "retro", 0.5, 1500, 1200), open("templates")],
};

export function initial(name: string): { app: State; commands: Command[] } {
  const state = fresh();
  const start = STARTS[name];
  if (!start) throw new Error(`no state ${name}`);
  const commands = start(state);
  return { app: state, commands };
}

// The replay viewer: any episode of a person, an agent or a reference.
import { render } from "preact";
import type { ReplayEpisode } from "./model";
import "./replay.css";
import { Viewer } from "./viewer";

const host = document.getElementById("replay");
const json = document.getElementById("replay-data")?.textContent;
if (host && json) render(<Viewer episode={JSON.parse(json) as ReplayEpisode} back={host.dataset.back ?? "/"} />, host);

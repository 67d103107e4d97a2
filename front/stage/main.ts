// A mockup in real size, running, with a choice of its states.
import { MockupFrame } from "../player/frame";
import "./stage.css";

const stage = document.querySelector<HTMLElement>("[data-stage]");
if (!stage) throw new Error("stage: the page has no place for the mockup");
const { src, width, height } = stage.dataset;

const show = (): void => {
  stage.replaceChildren();
  new MockupFrame(stage, src ?? "", [Number(width), Number(height)], () => {}, "real size").start();
};

const states = document.querySelector<HTMLFormElement>("[data-stage-states]");
states?.addEventListener("change", () => states.submit());
document.querySelector("[data-stage-restart]")?.addEventListener("click", show);
show();

// The annotator's page of one task: the live mockup, drafts that survive, signing in in place.
import "./console.css";
import { keepDraft } from "./draft";
import { keepClaim } from "./keep";
import { showMockup } from "./mockup";
import { watchSession } from "./session";

// A refused save shows the editor again, with the reason in it.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event as CustomEvent<{ xhr: XMLHttpRequest; elt: Element; shouldSwap: boolean }>;
  const isRefused = detail.xhr.status === 400 || detail.xhr.status === 409;
  if (isRefused && detail.elt.matches("[data-console-editor]")) detail.shouldSwap = true;
});

const host = document.querySelector<HTMLElement>("[data-console]");
if (host) {
  showMockup(host);
  keepDraft(host);
  watchSession(host);
  keepClaim(host);
}

// The annotator's page of one task: the live mockup, drafts that survive, signing in in place.
import "./console.css";
import { keepDraft } from "./draft";
import { keepClaim } from "./keep";
import { showMockup } from "./mockup";
import { watchSession } from "./session";

interface SwapDetail {
  readonly xhr: XMLHttpRequest;
  readonly requestConfig: { readonly elt: Element };
  shouldSwap: boolean;
}

// A refused save shows the editor again, with the reason in it.
document.addEventListener("htmx:beforeSwap", (event) => {
  const { detail } = event as CustomEvent<SwapDetail>;
  const isRefused = detail.xhr.status === 400 || detail.xhr.status === 409;
  if (isRefused && detail.requestConfig.elt.matches("[data-console-editor]")) detail.shouldSwap = true;
});

const host = document.querySelector<HTMLElement>("[data-console]");
if (host) {
  showMockup(host);
  keepDraft(host);
  watchSession(host);
  keepClaim(host);
}

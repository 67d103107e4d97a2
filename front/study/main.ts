// The participant's pages beside the player: what follows a trial, which tab is the live one, copying.
import "./study.css";
import { watchTab } from "./tab";

/** The player said that a trial is decided and saved: offer what comes next on its card. */
function offerNext(host: HTMLElement): void {
  const form = host.querySelector<HTMLFormElement>("[data-study-next]");
  const card = host.querySelector(".player-card");
  if (!form || !card) return;
  card.append(form);
  form.hidden = false;
  form.addEventListener("submit", () => {
    for (const button of form.querySelectorAll("button")) button.setAttribute("aria-disabled", "true");
  });
}

function copyOnClick(button: HTMLElement): void {
  const label = button.textContent ?? "";
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? "");
      button.textContent = "Copied";
    } catch {
      button.textContent = "Select it and copy";
    }
    button.addEventListener("blur", () => (button.textContent = label), { once: true });
  });
}

for (const host of document.querySelectorAll<HTMLElement>("[data-study-tab]")) {
  host.addEventListener("igg:finished", () => offerNext(host));
  watchTab(host, host.dataset.studyTab ?? "", Number(host.dataset.studyOpened));
}
for (const button of document.querySelectorAll<HTMLElement>("[data-copy]")) copyOnClick(button);

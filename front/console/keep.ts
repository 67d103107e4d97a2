// The claim on a task is kept while its page is open.
const EVERY_MS = 60_000;

export function keepClaim(host: HTMLElement): void {
  const url = host.dataset.keep;
  if (!url) return;
  const state = host.querySelector<HTMLElement>("[data-console-state]");
  const keep = async (): Promise<void> => {
    const token = host.querySelector<HTMLInputElement>("input[name=csrfmiddlewaretoken]")?.value ?? "";
    const headers = { "X-CSRFToken": token, "HX-Request": "true" };
    const answer = await fetch(url, { method: "POST", headers }).catch(() => null);
    if (answer?.status === 409 && state) state.textContent = "Your time on this task ran out: take it again to save";
  };
  setInterval(() => void keep(), EVERY_MS);
}

// The tab that opened the study last is the live one; another one learns of it and covers its mockup.
const ASK_EVERY_MS = 2000;

function token(host: HTMLElement): string {
  return host.querySelector<HTMLInputElement>("input[name=csrfmiddlewaretoken]")?.value ?? "";
}

function cover(host: HTMLElement): void {
  const template = host.querySelector<HTMLTemplateElement>("[data-study-moved]");
  if (template) host.replaceChildren(template.content.cloneNode(true));
}

/** Claims the study for this load of the page, then asks whether it still has it. */
export function watchTab(host: HTMLElement, url: string): void {
  const name = crypto.randomUUID();
  const channel = new BroadcastChannel(`igg-study:${url}`);
  let timer: ReturnType<typeof setTimeout> | null = null;

  const giveUp = (): void => {
    if (timer !== null) clearTimeout(timer);
    channel.close();
    cover(host);
  };
  const askLater = (ask: () => Promise<void>): void => {
    timer = setTimeout(() => void ask(), ASK_EVERY_MS);
  };
  const ask = async (): Promise<void> => {
    const answer = await fetch(`${url}?tab=${name}`).catch(() => null);
    const state: { isCurrent?: boolean } = answer?.ok ? await answer.json() : {};
    if (state.isCurrent === false) giveUp();
    else askLater(ask);
  };
  const claim = async (): Promise<void> => {
    const body = new URLSearchParams({ tab: name, csrfmiddlewaretoken: token(host) });
    const answer = await fetch(url, { method: "POST", body }).catch(() => null);
    askLater(answer?.ok ? ask : claim);
  };

  // Tabs of the same browser learn at once.
  channel.onmessage = giveUp;
  channel.postMessage(name);
  void claim();
}

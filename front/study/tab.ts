// The tab that opened the study last is the live one; another one learns of it and covers its mockup.
const ASK_EVERY_MS = 2000;

function token(host: HTMLElement): string {
  return host.querySelector<HTMLInputElement>("input[name=csrfmiddlewaretoken]")?.value ?? "";
}

function cover(host: HTMLElement): void {
  const template = host.querySelector<HTMLTemplateElement>("[data-study-moved]");
  if (template) host.replaceChildren(template.content.cloneNode(true));
}

/** Claims the study for this load of the page, made by the server at `opened`; then asks whether it still has it. */
export function watchTab(host: HTMLElement, url: string, opened: number): void {
  const name = crypto.randomUUID();
  const channel = new BroadcastChannel(`igg-study:${url}`);
  let isOver = false;

  const giveUp = (): void => {
    isOver = true;
    channel.close();
    cover(host);
  };
  const ask = async (): Promise<void> => follow(await fetch(`${url}?tab=${name}`).catch(() => null), ask);
  const claim = async (): Promise<void> => {
    const body = new URLSearchParams({ tab: name, opened: String(opened), csrfmiddlewaretoken: token(host) });
    await follow(await fetch(url, { method: "POST", body }).catch(() => null), claim);
  };
  /** Cover when another tab is the live one, else ask later; what did not get through is done again. */
  const follow = async (answer: Response | null, again: () => Promise<void>): Promise<void> => {
    const state: { isCurrent?: boolean } = answer?.ok ? await answer.json() : {};
    if (isOver) return;
    if (state.isCurrent === false) giveUp();
    else setTimeout(() => void (answer?.ok ? ask : again)(), ASK_EVERY_MS);
  };

  // Tabs of the same browser learn at once.
  channel.onmessage = ({ data }) => {
    if (typeof data === "number" && data > opened) giveUp();
  };
  channel.postMessage(opened);
  void claim();
}

// Unsaved text is kept on this device until it is saved or discarded, whatever happens to the session.
export interface Draft {
  readonly base: string;
  readonly texts: Readonly<Record<string, string>>;
}

const FIELDS = ["instruction", "hint"] as const;

export const draftKey = (task: string): string => `igg-draft:${task}`;

export function readDraft(storage: Storage, task: string): Draft | null {
  try {
    const draft = JSON.parse(storage.getItem(draftKey(task)) ?? "null") as Draft | null;
    return draft && typeof draft.texts === "object" ? draft : null;
  } catch {
    return null;
  }
}

/** Keep what differs from what is saved; nothing differs, nothing is kept. */
export function writeDraft(
  storage: Storage,
  task: string,
  base: string,
  fields: readonly { name: string; value: string; saved: string }[],
): void {
  const isChanged = fields.some((field) => field.value !== field.saved);
  const texts = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  if (isChanged) storage.setItem(draftKey(task), JSON.stringify({ base, texts } satisfies Draft));
  else storage.removeItem(draftKey(task));
}

const boxes = (host: HTMLElement): HTMLTextAreaElement[] =>
  FIELDS.flatMap((name) => host.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`) ?? []);

function restore(host: HTMLElement, task: string): void {
  const draft = readDraft(localStorage, task);
  const base = host.querySelector<HTMLInputElement>("input[name=base]");
  const all = boxes(host);
  if (!draft || !base || all.some((box) => box.readOnly)) return;
  const isOther = all.some((box) => (draft.texts[box.name] ?? box.value) !== box.value);
  if (!isOther) return;
  for (const box of all) box.value = draft.texts[box.name] ?? box.value;
  // The server compares with what the text was written on: somebody may have saved since.
  base.value = draft.base;
  host.querySelector("[data-console-restored]")?.removeAttribute("hidden");
  // htmx listens once the whole page is there.
  window.addEventListener("load", () => all[0]?.dispatchEvent(new Event("check")));
}

export function keepDraft(host: HTMLElement): void {
  const task = host.dataset.task ?? "";
  host.addEventListener("input", (event) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    const base = host.querySelector<HTMLInputElement>("input[name=base]")?.value ?? "";
    const fields = boxes(host).map((box) => ({ name: box.name, value: box.value, saved: box.dataset.saved ?? "" }));
    writeDraft(localStorage, task, base, fields);
  });
  host.addEventListener("click", (event) => {
    if (!(event.target instanceof HTMLElement) || !event.target.closest("[data-console-discard]")) return;
    localStorage.removeItem(draftKey(task));
    window.location.reload();
  });
  document.addEventListener("htmx:afterRequest", (event) => {
    const { detail } = event as CustomEvent<{ requestConfig: { elt: Element }; successful: boolean }>;
    const isSave = detail.requestConfig.elt.matches("[data-console-editor]");
    if (detail.successful && isSave) localStorage.removeItem(draftKey(task));
  });
  restore(host, task);
}

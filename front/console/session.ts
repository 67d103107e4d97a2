// When the session ends, the page stays: sign in here with a link, then what was refused is sent again.
const SIGN_IN_PATH = /^\/sign-in\/[^/]+\/$/;

/** The path of a pasted sign-in link of this site, or null. */
export function signInPath(text: string, origin: string): string | null {
  try {
    const url = new URL(text.trim(), origin);
    return url.origin === origin && SIGN_IN_PATH.test(url.pathname) ? url.pathname : null;
  } catch {
    return null;
  }
}

function cookieToken(): string {
  const found = document.cookie.split("; ").find((one) => one.startsWith("csrftoken="));
  return found?.slice("csrftoken=".length) ?? "";
}

/** Signing in changes the token that forms are sent with. */
function renewForms(): void {
  const token = cookieToken();
  if (!token) return;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=csrfmiddlewaretoken]")) {
    input.value = token;
  }
}

/** Null when it worked, else what to tell. */
async function signIn(text: string): Promise<string | null> {
  const path = signInPath(text, window.location.origin);
  if (!path) return "That is not a sign-in link of this platform.";
  const page = await fetch(path).catch(() => null);
  if (!page) return "The platform cannot be reached.";
  if (!page.ok) return "This sign-in link was used before or has expired. Ask for a new one.";
  const answer = await fetch(path, { method: "POST", headers: { "X-CSRFToken": cookieToken() } }).catch(() => null);
  return answer?.ok ? null : "Signing in did not work. Ask for a new link.";
}

export function watchSession(host: HTMLElement): void {
  const dialog = host.querySelector<HTMLDialogElement>("[data-console-signin]");
  const field = dialog?.querySelector("input");
  const problem = dialog?.querySelector<HTMLElement>("[data-console-signin-problem]");
  if (!dialog || !field || !problem) return;
  let refused: HTMLElement | null = null;
  // Signed in anew in another tab: the forms here have the old token.
  window.addEventListener("focus", renewForms);

  document.addEventListener("htmx:responseError", (event) => {
    const { detail } = event as CustomEvent<{ xhr: XMLHttpRequest; elt: HTMLElement }>;
    // 403: the cookies are gone altogether.
    if (detail.xhr.status !== 401 && detail.xhr.status !== 403) return;
    if (detail.elt.matches("form")) refused = detail.elt;
    if (!dialog.open) dialog.showModal();
  });
  dialog.querySelector("form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const isElsewhere = (event.submitter as HTMLButtonElement | null)?.value === "again";
    problem.textContent = isElsewhere ? "" : ((await signIn(field.value)) ?? "");
    if (problem.textContent) return;
    renewForms();
    dialog.close();
    field.value = "";
    if (refused instanceof HTMLFormElement) refused.requestSubmit();
    refused = null;
  });
}

// What every page of the platform loads: the font and htmx.
import "@fontsource-variable/inter/index.css";
import htmx from "htmx.org";

htmx.config.includeIndicatorStyles = false;
htmx.config.allowEval = false;
htmx.config.selfRequestsOnly = true;

document.addEventListener("htmx:configRequest", (event) => {
  const token = document.querySelector<HTMLInputElement>("input[name=csrfmiddlewaretoken]")?.value;
  const { detail } = event as CustomEvent<{ headers: Record<string, string> }>;
  if (token) detail.headers["X-CSRFToken"] = token;
});

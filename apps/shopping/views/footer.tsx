// The end of every page.
import { memo } from "preact/compat";
import { Button, command, Field, focus, send, useKit } from "../../_kit";
import { FOOTER, LEGAL } from "../content/notices";
import type { State } from "../state/model";
import { follow, Mark, say } from "./faces";

const LEADS: Readonly<Record<string, readonly [kind: string, target: string]>> = {
  deals: ["list", "deals"],
  flash: ["list", "flash"],
  new: ["list", "new"],
  best: ["list", "best"],
  clearance: ["list", "clearance"],
  returns: ["account", "returns"],
  track: ["account", "orders"],
  stores: ["stores", ""],
  orders: ["account", "orders"],
  lists: ["account", "lists"],
  wallet: ["account", "wallet"],
  registry: ["account", "lists"],
  plus: ["plus", ""],
};

function lead(key: string, label: string): void {
  const to = LEADS[key];
  if (key === "help") send({ type: "chat.toggle" });
  else if (to) follow(...to);
  else say(`${label} is on corporate.brightbarn.example`);
}

function PageFooter({ weekly }: { weekly: boolean }) {
  const mail = useKit<string>("field:footer.mail") ?? "";
  const join = () => {
    if (mail.includes("@")) send({ type: "setting", id: "weekly" });
    else command(focus("footer.mail"));
  };
  return (
    <footer class="footer">
      <section class="footer-mail" aria-label="Newsletter">
        <strong>{weekly ? "You get our weekly letter" : "Get the deals of the week by mail"}</strong>
        <Field id="footer.mail" label="Email address" placeholder="Email address" class="footer-field" onEnter={join} />
        <Button id="footer.join" class="pill pill-white" onPress={join}>
          {weekly ? "Stop" : "Sign up"}
        </Button>
      </section>
      <div class="footer-columns">
        {FOOTER.map((column) => (
          <section key={column.title} aria-label={column.title}>
            <h3>{column.title}</h3>
            {column.lines.map(([key, label]) => (
              <Button as="a" key={key} id={`footer.link.${key}`} class="footer-link" onPress={() => lead(key, label)}>
                {label}
              </Button>
            ))}
          </section>
        ))}
        <section class="footer-brand" aria-label="Brightbarn">
          <Mark size={48} />
          <p>More daylight, less to pay.</p>
        </section>
      </div>
      <div class="footer-legal">
        {LEGAL.map((label) => (
          <Button
            as="a"
            key={label}
            id={`footer.legal.${label.toLowerCase().replaceAll(" ", "-")}`}
            class="footer-link"
            onPress={() => say(`${label}: last changed April 2, 2026`)}
          >
            {label}
          </Button>
        ))}
        <span>© 2026 Brightbarn Stores</span>
      </div>
    </footer>
  );
}

const Kept = memo(PageFooter);
export const Footer = ({ app }: { app: State }) => <Kept weekly={app.settings.weekly === true} />;

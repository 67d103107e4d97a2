// Short notices that go by themselves.
import { createPortal } from "preact/compat";
import { after, ask, cancel } from "../commands";
import { command, onKitMessage } from "../store";
import type { Message } from "../types";
import { useKit } from "../use_kit";
import { Button } from "./button";
import { host } from "./layer";

type Action = { id: string; label: string; message: Message };
type Toast = { id: string; text: string; action: Action | null };

const timerOf = (id: string): string => `kit.toast:${id}`;

onKitMessage<Message & { id: string | null; text: string; ms: number; action: Action | null }>(
  "kit.toast",
  (kit, asked) => {
    const toasts = (kit.toasts as Toast[] | undefined) ?? [];
    const count = ((kit["toast-count"] as number | undefined) ?? 0) + 1;
    const id = asked.id ?? String(count);
    kit["toast-count"] = count;
    kit.toasts = [...toasts.filter((toast) => toast.id !== id), { id, text: asked.text, action: asked.action }];
    return [after(timerOf(id), asked.ms, { type: "kit.toast.end", id })];
  },
);
onKitMessage<Message & { id: string }>("kit.toast.end", (kit, { id }) => {
  kit.toasts = ((kit.toasts as Toast[] | undefined) ?? []).filter((toast) => toast.id !== id);
  return [cancel(timerOf(id))];
});

/** Mounted by the kit. */
export function Toasts() {
  const toasts = useKit<Toast[]>("toasts") ?? [];
  return createPortal(
    <div role="status" class="k-toast-list">
      {toasts.map(({ id, text, action }) => (
        <div key={id} class="k-toast" data-igg-area={`toast.${id}`}>
          <span class="k-toast-text">{text}</span>
          {action && (
            <Button
              id={action.id}
              class="k-toast-action"
              onPress={() => command(ask({ type: "kit.toast.end", id }), ask(action.message))}
            >
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>,
    host("toasts"),
  );
}

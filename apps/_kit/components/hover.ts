// Tooltips and hover cards: one of each at a time, on the kit's clock, driven by where the pointer is.
import { after, ask, cancel, forget } from "../commands";
import { idOf } from "../identify";
import { command, onKitMessage, send, world } from "../store";
import type { Command, Message } from "../types";
import { isAtOrAbove, layerAt, openIn, withdrawCard } from "./layer_stack";

export const TIP_DELAY_MS = 150;
export const CARD_DELAY_MS = 200;
const CARD_GRACE_MS = 200;
const TIP_TIMER = "kit.tip";
const CARD_TIMER = "kit.card.open";
const CARD_END_TIMER = "kit.card.close";

/** The tooltip: shown unless muted by a press on its anchor. */
export type ShownTip = { id: string; text: string; side: string; muted: boolean };

const shownTip = (): ShownTip | undefined => world.peek().kit.tip as ShownTip | undefined;
const isPending = (timer: string): boolean => world.peek().timers[timer] !== undefined;

onKitMessage<Message & { tip: ShownTip }>("kit.tip", (kit, { tip }) => {
  kit.tip = tip;
});
onKitMessage<Message & { id: string }>("kit.card.open", (kit, { id }) => {
  if (typeof kit.card === "string") withdrawCard(kit, kit.card);
  kit.card = id;
  openIn(kit, id);
});
onKitMessage("kit.card.close", (kit) => {
  if (typeof kit.card === "string") withdrawCard(kit, kit.card);
  delete kit.card;
});

function tipOf(anchor: Element): ShownTip {
  const id = anchor.getAttribute("data-k-tip-for") ?? idOf(anchor) ?? "";
  const text = anchor.getAttribute("data-k-tip") ?? "";
  return { id, text, side: anchor.getAttribute("data-k-tip-side") ?? "top", muted: false };
}

function awaitTip(anchor: Element | null): void {
  const next = anchor ? tipOf(anchor) : null;
  const current = shownTip();
  const pending = (world.peek().timers[TIP_TIMER]?.message.tip as ShownTip | undefined) ?? current;
  if (next?.id === pending?.id && next?.text === pending?.text) return;
  const commands: Command[] = [cancel(TIP_TIMER), forget("tip")];
  if (anchor && next) {
    const delay = Number(anchor.getAttribute("data-k-tip-delay") ?? TIP_DELAY_MS);
    commands.push(after(TIP_TIMER, delay, { type: "kit.tip", tip: next }));
  }
  command(...commands);
}

function muteTip(): void {
  const tip = shownTip() ?? (world.peek().timers[TIP_TIMER]?.message.tip as ShownTip | undefined);
  if (tip && !tip.muted) command(cancel(TIP_TIMER), ask({ type: "kit.tip", tip: { ...tip, muted: true } }));
}

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

function cardUnder(target: EventTarget | null): Element | string | null {
  const anchor = closest(target, "[data-k-card]");
  if (anchor) return anchor;
  const card = world.peek().kit.card;
  const layer = target instanceof Element ? layerAt(target) : null;
  return typeof card === "string" && layer !== null && isAtOrAbove(layer, card) ? card : null;
}

function awaitCard(under: Element | string | null): void {
  const shown = world.peek().kit.card as string | undefined;
  const wanted = under instanceof Element ? under.getAttribute("data-k-card") : under;
  const commands: Command[] = [];
  if (wanted !== null && wanted === shown) {
    for (const timer of [CARD_TIMER, CARD_END_TIMER]) if (isPending(timer)) commands.push(cancel(timer));
  } else {
    const pending = world.peek().timers[CARD_TIMER]?.message.id ?? null;
    if (pending !== null && pending !== wanted) commands.push(cancel(CARD_TIMER));
    if (under instanceof Element && wanted !== null && pending !== wanted) {
      const delay = Number(under.getAttribute("data-k-card-delay") ?? CARD_DELAY_MS);
      commands.push(after(CARD_TIMER, delay, { type: "kit.card.open", id: wanted }));
    }
    if (shown !== undefined && !isPending(CARD_END_TIMER)) {
      commands.push(after(CARD_END_TIMER, CARD_GRACE_MS, { type: "kit.card.close" }));
    }
  }
  if (commands.length > 0) command(...commands);
}

export const hideCard = (): void => {
  command(cancel(CARD_END_TIMER));
  send({ type: "kit.card.close" });
};

function onPointerOver(event: PointerEvent): void {
  awaitTip(closest(event.target, "[data-k-tip]"));
  awaitCard(cardUnder(event.target));
}

function onFocusIn(event: FocusEvent): void {
  const target = event.target as Element;
  if (!target.matches(":focus-visible")) return;
  const anchor = closest(target, "[data-k-tip]");
  if (anchor) awaitTip(anchor);
}

function onFocusOut(event: FocusEvent): void {
  const anchor = closest(event.target, "[data-k-tip]");
  if (anchor && !anchor.matches(":hover")) awaitTip(null);
}

export function installHoverManners(): void {
  document.addEventListener("pointerover", onPointerOver);
  document.documentElement.addEventListener("pointerleave", () => {
    awaitTip(null);
    awaitCard(null);
  });
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  document.addEventListener("pointerdown", muteTip, { capture: true });
  document.addEventListener("click", muteTip, { capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") muteTip();
  });
}

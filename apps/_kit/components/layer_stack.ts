// Which layers are open, in order of opening; Escape, clicks outside, focus in and back.

import { close } from "../commands";
import { elementsWithId } from "../identify";
import { command, epoch, type KitSlice, onKitMessage, whenRendered, world } from "../store";
import type { Message } from "../types";

export interface OpenLayer {
  element: HTMLElement;
  anchor: string | undefined;
  /** null: stays until told */
  dismiss: (() => void) | null;
  closesOnOutsideClick: boolean;
}

const mounted = new Map<string, OpenLayer>();
const origins = new Map<string, { element: HTMLElement; within: string | null }>();

type IdMessage = Message & { id: string };

const stackOf = (kit: KitSlice): string[] => (kit.layers as string[] | undefined) ?? [];

function withdraw(kit: KitSlice, id: string): void {
  const rest = stackOf(kit).filter((one) => one !== id);
  if (rest.length > 0) kit.layers = rest;
  else delete kit.layers;
  delete kit[`at:${id}`];
}

export function openIn(kit: KitSlice, id: string): void {
  withdraw(kit, id);
  kit[`open:${id}`] = true;
  kit.layers = [...stackOf(kit), id];
}

export function closeIn(kit: KitSlice, id: string): void {
  withdraw(kit, id);
  kit[`open:${id}`] = false;
}

/** A hover card leaves no trace in the slice. */
export function withdrawCard(kit: KitSlice, id: string): void {
  withdraw(kit, id);
  delete kit[`open:${id}`];
}

/** Ids opened after `id`. */
export function above(kit: KitSlice, id: string): string[] {
  const stack = stackOf(kit);
  return stack.slice(stack.indexOf(id) + 1);
}

onKitMessage<IdMessage & { at?: [number, number] }>("kit.open", (kit, { id, at }) => {
  openIn(kit, id);
  if (at) kit[`at:${id}`] = at;
});
onKitMessage<IdMessage>("kit.close", (kit, { id }) => closeIn(kit, id));

export function registerLayer(id: string, layer: OpenLayer): void {
  mounted.set(id, layer);
}

export function forgetLayer(id: string, element: HTMLElement): void {
  if (mounted.get(id)?.element === element) mounted.delete(id);
}

/** Mounted layers, lowest first. */
function openLayers(): [string, OpenLayer][] {
  const stack = stackOf(world.peek().kit);
  return [...mounted].sort(([a], [b]) => stack.indexOf(a) - stack.indexOf(b));
}

export const layerAt = (node: Node): string | null =>
  openLayers().findLast(([, layer]) => layer.element.contains(node))?.[0] ?? null;

export function isAtOrAbove(id: string, base: string): boolean {
  const stack = stackOf(world.peek().kit);
  return stack.includes(base) && stack.indexOf(id) >= stack.indexOf(base);
}

const holdsNode = (anchor: string | undefined, node: Node): boolean =>
  anchor !== undefined && elementsWithId(anchor).some((element) => element.contains(node));

function onClickAnywhere(event: Event): void {
  const target = event.target as Node;
  const layers = openLayers();
  const own = layers.findLastIndex(([, layer]) => layer.element.contains(target));
  for (const [, layer] of layers.slice(own + 1).reverse()) {
    if (layer.closesOnOutsideClick && !holdsNode(layer.anchor, target)) layer.dismiss?.();
  }
}

function onEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  openLayers().at(-1)?.[1].dismiss?.();
}

/** Take focus when this is the top layer, remembering where it was. */
export function focusLayer(id: string, choose: () => HTMLElement | null): void {
  const before = document.activeElement;
  if (before instanceof HTMLElement) origins.set(id, { element: before, within: layerAt(before) });
  whenRendered(() => {
    const layer = mounted.get(id);
    if (!layer || openLayers().at(-1)?.[0] !== id || layer.element.contains(document.activeElement)) return;
    (choose() ?? layer.element).focus({ preventScroll: true });
  });
}

function originOf(id: string): HTMLElement | null {
  const origin = origins.get(id);
  if (!origin) return null;
  if (origin.element.isConnected) return origin.element;
  return origin.within ? originOf(origin.within) : null;
}

/** A layer that held the focus goes: back to where it came from. */
export function returnFocus(id: string, element: HTMLElement): void {
  if (!element.contains(document.activeElement)) return;
  const born = epoch.peek();
  whenRendered(() => {
    if (epoch.peek() === born && document.activeElement === document.body) originOf(id)?.focus({ preventScroll: true });
  });
}

/** Closed layers whose owner left the page do not come back with it. */
export function closeIfLeft(id: string, born: number): void {
  whenRendered(() => {
    if (epoch.peek() === born && !mounted.has(id) && world.peek().kit[`open:${id}`] === true) command(close(id));
  });
}

export function installLayerManners(): void {
  document.addEventListener("click", onClickAnywhere, { capture: true });
  document.addEventListener("keydown", onEscape);
}

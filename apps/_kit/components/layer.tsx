// A floating element at the end of the page: beside an anchor or on its own, above what opened earlier.
import type { ComponentChildren, JSX, RefObject, VNode } from "preact";
import { createPortal } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";
import { elementsWithId } from "../identify";
import { epoch, world } from "../store";
import { useKit } from "../use_kit";
import { cycleFocus } from "./focus";
import { closeIfLeft, focusLayer, forgetLayer, registerLayer, returnFocus } from "./layer_stack";
import { type Look, names } from "./look";
import { type Placement, place, type Rect } from "./placement";

/** A container at the end of the page; its children are `position: fixed`. */
export function host(name: "windows" | "layers" | "toasts" | "tips"): Element {
  const found = document.querySelector(`.k-${name}`);
  if (!found) throw new Error(`no .k-${name} in the page`);
  return found;
}

export interface LayerProps extends Look {
  id: string;
  anchor?: string | undefined;
  /** stands in for an anchor without id: the first element inside */
  around?: RefObject<HTMLElement>;
  placement?: Placement;
  gap?: number;
  role: JSX.AriaRole;
  label: string;
  modal?: boolean;
  /** Tab stays inside */
  traps?: boolean;
  dismiss: (() => void) | null;
  closesOnOutsideClick?: boolean;
  /** which element takes the focus on opening: null for the layer itself, false for none */
  focuses?: ((layer: HTMLElement) => HTMLElement | null) | false;
  onKeyDown?: (event: KeyboardEvent) => void;
  area?: string;
  marks?: Record<string, string>;
  before?: VNode | null;
  children?: ComponentChildren;
}

function anchorRect({ id, anchor, around }: LayerProps): Rect | null {
  const at = world.peek().kit[`at:${id}`] as [number, number] | undefined;
  if (at) return { x: at[0], y: at[1], w: 0, h: 0 };
  const named = anchor === undefined ? undefined : elementsWithId(anchor)[0];
  const element = named ?? around?.current?.firstElementChild;
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
}

/** For `aria-controls`. */
export const domIdOf = (id: string): string => `layer:${id}`;

export function putBeside(element: HTMLElement, anchor: Rect, placement: Placement, gap: number): void {
  const size = { w: element.offsetWidth, h: element.offsetHeight };
  const view = { w: window.innerWidth, h: window.innerHeight };
  const spot = place(anchor, size, view, placement, gap);
  element.style.left = `${spot.x}px`;
  element.style.top = `${spot.y}px`;
  element.style.setProperty("--k-arrow-x", `${anchor.x + anchor.w / 2 - spot.x}px`);
  element.style.setProperty("--k-arrow-y", `${anchor.y + anchor.h / 2 - spot.y}px`);
  element.dataset.side = spot.side;
}

export function Layer(props: LayerProps) {
  const { id, anchor, placement, gap = 4 } = props;
  const ref = useRef<HTMLDivElement>(null);
  const depth = ((useKit<string[]>("layers") ?? []) as string[]).indexOf(id) + 1;

  const reposition = () => {
    const rect = anchorRect(props);
    if (ref.current && placement && rect) putBeside(ref.current, rect, placement, gap);
  };
  useLayoutEffect(() => {
    if (!ref.current) return;
    reposition();
    registerLayer(id, {
      element: ref.current,
      anchor,
      dismiss: props.dismiss,
      closesOnOutsideClick: props.closesOnOutsideClick ?? true,
    });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const born = epoch.peek();
    const { focuses } = props;
    if (focuses !== false) focusLayer(id, () => focuses?.(element) ?? null);
    const resized = new ResizeObserver(reposition);
    if (placement) {
      resized.observe(element);
      window.addEventListener("scroll", reposition, { capture: true, passive: true });
      window.addEventListener("resize", reposition);
    }
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", reposition, { capture: true });
      window.removeEventListener("resize", reposition);
      returnFocus(id, element);
      forgetLayer(id, element);
      closeIfLeft(id, born);
    };
  }, [id, epoch.value]);

  const box = (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: the caller gives the role
    <div
      ref={ref}
      id={domIdOf(id)}
      class={names("k-layer", props.class)}
      style={props.before ? props.style : { zIndex: depth, ...props.style }}
      role={props.role}
      aria-label={props.label}
      aria-modal={props.modal ? "true" : undefined}
      data-igg-area={props.area ?? id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (props.traps) cycleFocus(event, event.currentTarget);
        props.onKeyDown?.(event);
      }}
      {...props.marks}
    >
      {props.children}
    </div>
  );
  const stacked = props.before ? (
    <div class="k-veil" style={{ zIndex: depth }}>
      {props.before}
      {box}
    </div>
  ) : (
    box
  );
  return createPortal(stacked, host("layers"));
}

// The one clickable thing: a control with an id, a name, a tooltip, a state.
import { type ComponentChildren, h, isValidElement, type JSX } from "preact";
import { ask, close, open } from "../commands";
import { identified } from "../identify";
import { command } from "../store";
import { useIsOpen } from "../use_kit";
import type { Draggable } from "./drag";
import { type Look, names } from "./look";
import type { Placement } from "./placement";

type AriaProps = { [key: `aria-${string}`]: string | number | boolean | undefined };

export interface ButtonProps extends Look, AriaProps {
  id: string;
  /** accessible name when the content is not text */
  label?: string | undefined;
  tip?: string | undefined;
  tipSide?: Placement | undefined;
  inactive?: boolean | undefined;
  pressed?: boolean | undefined;
  selected?: boolean | undefined;
  checked?: boolean | undefined;
  current?: boolean | undefined;
  expanded?: boolean | undefined;
  role?: JSX.AriaRole | undefined;
  as?: "button" | "a" | "div" | "li" | "tr" | undefined;
  tabIndex?: number | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
  onDoublePress?: ((event: MouseEvent) => void) | undefined;
  /** a menu that a context press opens at the pointer */
  menu?: string | undefined;
  /** from `useDrag` */
  drag?: Draggable | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  children?: ComponentChildren;
}

/** The event belongs to this control and not to an identified one inside it. */
const isOwn = (event: Event): boolean => identified(event.target) === event.currentTarget;

const DEFAULT_ROLES: Record<string, JSX.AriaRole | undefined> = { a: "link", div: "button" };

/** Attributes of a tooltip on its anchor. */
export const tipMarks = (text: string | undefined, side: Placement | undefined): Record<string, string | undefined> =>
  text === undefined ? {} : { "data-k-tip": text, "data-k-tip-side": side };

export function Button(props: ButtonProps) {
  const { id, label, tip, tipSide, inactive, pressed, selected, checked, current, expanded } = props;
  const { role, as = "button", onPress, onDoublePress, menu, drag, onKeyDown, children, tabIndex, ...rest } = props;
  const isNative = as === "button";
  const attributes: JSX.HTMLAttributes & Record<string, unknown> = {
    ...ariaOf(rest),
    ...drag,
    ...tipMarks(tip, tipSide),
    "data-igg-id": id,
    class: names("k-button", props.class),
    style: props.style,
    role: role ?? DEFAULT_ROLES[as],
    tabIndex: tabIndex ?? (isNative ? undefined : 0),
    type: isNative ? "button" : undefined,
    "aria-label": label ?? (tip !== undefined && !holdsText(children) ? tip : undefined),
    "aria-disabled": inactive ? "true" : undefined,
    "aria-pressed": pressed,
    "aria-selected": selected,
    "aria-checked": checked,
    "aria-current": current ? "true" : undefined,
    "aria-expanded": expanded,
    onClick: (event: MouseEvent) => {
      if (isOwn(event)) onPress?.(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      onKeyDown?.(event);
      if (isNative || event.target !== event.currentTarget || event.defaultPrevented) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      (event.currentTarget as HTMLElement).click();
    },
  };
  if (onDoublePress) {
    attributes.onDblClick = (event: MouseEvent) => {
      if (isOwn(event)) onDoublePress(event);
    };
  }
  if (menu !== undefined) attributes.onContextMenu = (event: MouseEvent) => openAt(event, menu);
  return h(as, attributes as never, children);
}

/** Whether something to be read is among the children; what a component will draw is not looked into. */
function holdsText(children: ComponentChildren): boolean {
  if (Array.isArray(children)) return children.some(holdsText);
  if (typeof children === "string") return children.trim() !== "";
  if (typeof children === "number") return true;
  return isValidElement(children) && holdsText((children.props as { children?: ComponentChildren }).children);
}

function ariaOf(props: Record<string, unknown>): Record<string, unknown> {
  const aria: Record<string, unknown> = {};
  for (const key in props) if (key.startsWith("aria-")) aria[key] = props[key];
  return aria;
}

/** Open a menu at the pointer. */
export function openAt(event: MouseEvent, menu: string): void {
  event.preventDefault();
  event.stopPropagation();
  command(ask({ type: "kit.open", id: menu, at: [Math.round(event.clientX), Math.round(event.clientY)] }));
}

export interface MenuButtonProps extends ButtonProps {
  /** the menu or popover it opens and closes */
  menu: string;
  popup?: "menu" | "dialog" | "listbox";
}

export function MenuButton({ menu, popup = "menu", onPress, onKeyDown, ...props }: MenuButtonProps) {
  const isOpen = useIsOpen(menu);
  return (
    <Button
      {...props}
      aria-haspopup={popup}
      expanded={isOpen}
      onPress={(event) => {
        command(isOpen ? close(menu) : open(menu));
        onPress?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowDown" && !isOpen && !props.inactive) {
          event.preventDefault();
          command(open(menu));
        }
        onKeyDown?.(event);
      }}
    />
  );
}

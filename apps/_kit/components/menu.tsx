// Menus, with submenus: opened by a MenuButton, by a context press or by a reducer.

import { mdiCheck, mdiChevronRight } from "@mdi/js";
import { type ComponentChildren, cloneElement, createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { after, cancel, close, open } from "../commands";
import { command, onKitMessage, send, world } from "../store";
import type { Message } from "../types";
import { useIsOpen } from "../use_kit";
import { focusables, isByKeyboard, rove } from "./focus";
import { Icon } from "./icon";
import { Layer } from "./layer";
import { above, closeIn, openIn } from "./layer_stack";
import { type Look, names } from "./look";
import type { Placement } from "./placement";
import { ScrollArea } from "./scroll_area";

const ITEMS = '[role^="menuitem"]';
const SUBMENU_TIMER = "kit.submenu";
const SUBMENU_OPENS_MS = 120;
const SUBMENU_CLOSES_MS = 200;

/** Ids of the menus around, outermost first. */
const Chain = createContext<readonly string[]>([]);

export interface MenuProps extends Look {
  id: string;
  /** id of the button it belongs to */
  anchor?: string;
  side?: Placement;
  label: string;
  children?: ComponentChildren;
}

export function Menu({ id, anchor, side = "bottom-start", label, children, ...look }: MenuProps) {
  const chain = useContext(Chain);
  if (!useIsOpen(id)) return null;
  const isSub = chain.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const layer = event.currentTarget as HTMLElement;
    if (event.key === "Tab" || (event.key === "ArrowLeft" && isSub)) {
      event.preventDefault();
      command(...(event.key === "Tab" ? [...chain, id] : [id]).map(close));
    } else rove(event, layer, ITEMS, "y");
  };
  return (
    <Chain.Provider value={[...chain, id]}>
      <Layer
        id={id}
        anchor={anchor}
        placement={side}
        gap={isSub ? 2 : 4}
        role="menu"
        label={label}
        class={names("k-menu", look.class)}
        style={look.style}
        dismiss={() => command(close(id))}
        focuses={(layer) => (isByKeyboard() ? (layer.querySelector<HTMLElement>(ITEMS) ?? null) : null)}
        onKeyDown={onKeyDown}
      >
        <ScrollArea id={`${id}.items`} label={label} gutter="overlay" contentClass="k-menu-items" tabStop={false}>
          {children}
        </ScrollArea>
      </Layer>
    </Chain.Provider>
  );
}

type SubmenuMessage = Message & { menu: string; submenu: string | null };

onKitMessage<SubmenuMessage>("kit.submenu", (kit, { menu, submenu }) => {
  for (const id of above(kit, menu)) if (id !== submenu) closeIn(kit, id);
  if (submenu !== null && kit[`open:${submenu}`] !== true) openIn(kit, submenu);
});

/** The pointer rests on an item: its submenu opens, those of its siblings close. */
function onItemEntered(menu: string, submenu: string | null): void {
  const { kit, timers } = world.peek();
  const others = above(kit, menu).filter((id) => id !== submenu);
  const isIdle = others.length === 0 && (submenu === null || kit[`open:${submenu}`] === true);
  if (isIdle) {
    if (timers[SUBMENU_TIMER]) command(cancel(SUBMENU_TIMER));
    return;
  }
  const ms = others.length > 0 ? SUBMENU_CLOSES_MS : SUBMENU_OPENS_MS;
  command(after(SUBMENU_TIMER, ms, { type: "kit.submenu", menu, submenu }));
}

export interface MenuItemProps extends Look {
  id: string;
  icon?: ComponentChildren;
  /** at the right end: a shortcut, a count */
  hint?: ComponentChildren;
  checked?: boolean;
  /** one of several, like a radio button */
  exclusive?: boolean;
  danger?: boolean;
  inactive?: boolean;
  /** the menu stays open */
  stays?: boolean;
  label?: string;
  onPress?: (event: MouseEvent) => void;
  submenu?: VNode<MenuProps>;
  children?: ComponentChildren;
}

export function MenuItem(props: MenuItemProps) {
  const { id, checked, danger, inactive, submenu } = props;
  const chain = useContext(Chain);
  const subId = submenu?.props.id ?? null;
  const isOpen = useIsOpen(subId ?? "");
  const openSub = () => {
    if (subId !== null) command(cancel(SUBMENU_TIMER), open(subId));
  };
  const onClick = (event: MouseEvent) => {
    if (subId !== null) return openSub();
    if (!props.stays) command(cancel(SUBMENU_TIMER), ...[...chain].reverse().map(close));
    props.onPress?.(event);
  };
  const role = checked === undefined ? "menuitem" : props.exclusive ? "menuitemradio" : "menuitemcheckbox";
  return (
    <>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is one of three kinds of menu item */}
      <button
        type="button"
        data-igg-id={id}
        class={names("k-menu-item", danger && "k-danger", props.class)}
        style={props.style}
        role={role}
        tabIndex={-1}
        aria-label={props.label}
        aria-checked={checked}
        aria-disabled={inactive ? "true" : undefined}
        aria-haspopup={submenu ? "menu" : undefined}
        aria-expanded={submenu ? isOpen : undefined}
        onClick={onClick}
        onPointerEnter={() => onItemEntered(chain.at(-1) ?? "", inactive ? null : subId)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowRight" || subId === null || inactive) return;
          event.preventDefault();
          event.stopPropagation();
          openSub();
        }}
      >
        {checked !== undefined && <span class="k-menu-check">{checked && <Icon path={mdiCheck} size={18} />}</span>}
        {props.icon !== undefined && <span class="k-menu-icon">{props.icon}</span>}
        <span class="k-menu-text">{props.children}</span>
        {props.hint !== undefined && <span class="k-menu-hint">{props.hint}</span>}
        {submenu && <Icon path={mdiChevronRight} size={18} class="k-menu-more" />}
      </button>
      {submenu && cloneElement(submenu, { anchor: id, side: submenu.props.side ?? "right-start" })}
    </>
  );
}

export const MenuSeparator = (look: Look) => (
  <div role="separator" class={names("k-menu-separator", look.class)} style={look.style} />
);

export const MenuLabel = ({ children, ...look }: Look & { children: ComponentChildren }) => (
  <div role="presentation" class={names("k-menu-label", look.class)} style={look.style}>
    {children}
  </div>
);

export interface PopoverProps extends MenuProps {
  /** closes on a click elsewhere and on Escape (true) */
  dismissable?: boolean;
  /** the focus stays where it is, as with suggestions under a field (false) */
  keepsFocus?: boolean;
}

/** Free content beside an anchor, with the manners of a menu. */
export function Popover({ id, anchor, label, dismissable = true, keepsFocus = false, ...props }: PopoverProps) {
  const { side = "bottom-start" } = props;
  if (!useIsOpen(id)) return null;
  return (
    <Layer
      id={id}
      anchor={anchor}
      placement={side}
      gap={6}
      role="dialog"
      label={label}
      traps={!keepsFocus}
      class={names("k-popover", props.class)}
      style={props.style}
      dismiss={dismissable ? () => send({ type: "kit.close", id }) : null}
      focuses={keepsFocus ? false : (layer) => (isByKeyboard() ? (focusables(layer)[0] ?? null) : null)}
    >
      {props.children}
    </Layer>
  );
}

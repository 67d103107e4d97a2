// Dialogs and drawers: modal or not, dismissable or not.
import { mdiClose } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { close } from "../commands";
import { command } from "../store";
import { useIsOpen } from "../use_kit";
import { Button } from "./button";
import { focusables, isByKeyboard } from "./focus";
import { Icon } from "./icon";
import { Layer } from "./layer";
import { type Look, names } from "./look";
import { ScrollArea } from "./scroll_area";

export interface DialogProps extends Look {
  id: string;
  title?: ComponentChildren;
  label: string;
  width?: number | string;
  /** closes on Escape, on a click outside and by its close button (true) */
  dismissable?: boolean;
  /** the button in the corner; by default when dismissable */
  closeButton?: boolean;
  onClose?: () => void;
  footer?: ComponentChildren;
  children?: ComponentChildren;
}

function leave(id: string, onClose: (() => void) | undefined): void {
  command(close(id));
  onClose?.();
}

/** A control that dismisses, or a mere area. */
function Backdrop({ id, onPress }: { id: string; onPress: (() => void) | null }) {
  const own = `${id}.backdrop`;
  if (!onPress) return <div class="k-backdrop" data-igg-area={own} />;
  return (
    <button
      type="button"
      class="k-backdrop"
      data-igg-id={own}
      aria-label="Close"
      tabIndex={-1}
      onClick={() => onPress()}
    />
  );
}

const startOfFocus = (layer: HTMLElement): HTMLElement | null =>
  isByKeyboard() ? (focusables(layer)[0] ?? null) : null;

interface FrameProps {
  id: string;
  title: ComponentChildren;
  footer: ComponentChildren;
  label: string;
  onClose: (() => void) | null;
  children: ComponentChildren;
}

function Frame({ id, title, footer, label, onClose, children }: FrameProps) {
  return (
    <>
      {title !== undefined && (
        <header class="k-dialog-head">
          <h2 class="k-dialog-title">{title}</h2>
        </header>
      )}
      {onClose && (
        <Button id={`${id}.close`} label="Close" class="k-icon-button k-dialog-close" onPress={onClose}>
          <Icon path={mdiClose} size={22} />
        </Button>
      )}
      <ScrollArea id={`${id}.body`} label={label} class="k-dialog-body" contentClass="k-dialog-content">
        {children}
      </ScrollArea>
      {footer !== undefined && <footer class="k-dialog-foot">{footer}</footer>}
    </>
  );
}

export function Dialog(props: DialogProps) {
  const { id, label, width = 480, dismissable = true, closeButton = dismissable } = props;
  if (!useIsOpen(id)) return null;
  const onLeave = () => leave(id, props.onClose);
  return (
    <Layer
      id={id}
      role="dialog"
      label={label}
      modal
      traps
      before={<Backdrop id={id} onPress={dismissable ? onLeave : null} />}
      class={names("k-dialog", props.class)}
      style={{ width, ...props.style }}
      dismiss={dismissable ? onLeave : null}
      closesOnOutsideClick={false}
      focuses={startOfFocus}
    >
      <Frame id={id} title={props.title} footer={props.footer} label={label} onClose={closeButton ? onLeave : null}>
        {props.children}
      </Frame>
    </Layer>
  );
}

export interface DrawerProps extends Look {
  id: string;
  side: "left" | "right" | "top" | "bottom";
  label: string;
  title?: ComponentChildren;
  modal?: boolean;
  width?: number | string;
  dismissable?: boolean;
  closeButton?: boolean;
  onClose?: () => void;
  footer?: ComponentChildren;
  children?: ComponentChildren;
}

/** A panel at one edge of the page. */
export function Drawer(props: DrawerProps) {
  const { id, side, label, modal = false, width = 360, dismissable = true, closeButton = false } = props;
  if (!useIsOpen(id)) return null;
  const onLeave = () => leave(id, props.onClose);
  const isUpright = side === "left" || side === "right";
  return (
    <Layer
      id={id}
      role="dialog"
      label={label}
      modal={modal}
      traps={modal}
      before={modal ? <Backdrop id={id} onPress={dismissable ? onLeave : null} /> : null}
      class={names("k-drawer", `k-drawer-${side}`, props.class)}
      style={{ [isUpright ? "width" : "height"]: width, ...props.style }}
      dismiss={dismissable ? onLeave : null}
      closesOnOutsideClick={false}
      focuses={startOfFocus}
    >
      <Frame id={id} title={props.title} footer={props.footer} label={label} onClose={closeButton ? onLeave : null}>
        {props.children}
      </Frame>
    </Layer>
  );
}

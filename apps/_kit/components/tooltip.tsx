// Tooltips and hover cards as seen; when they show is decided in hover.ts.
import type { ComponentChildren } from "preact";
import { createPortal } from "preact/compat";
import { useLayoutEffect, useRef } from "preact/hooks";
import { elementsWithId } from "../identify";
import { world } from "../store";
import { useIsOpen } from "../use_kit";
import { tipMarks } from "./button";
import { CARD_DELAY_MS, hideCard, type ShownTip, TIP_DELAY_MS } from "./hover";
import { host, Layer, putBeside } from "./layer";
import { type Look, names } from "./look";
import type { Placement } from "./placement";

export interface TipProps {
  /** of the identified element inside */
  id: string;
  text: string;
  side?: Placement;
  delayMs?: number;
  children: ComponentChildren;
}

/** Gives any identified element a tooltip. */
export function Tip({ id, text, side = "top", delayMs = TIP_DELAY_MS, children }: TipProps) {
  return (
    <span class="k-around" data-k-tip-for={id} data-k-tip-delay={delayMs} {...tipMarks(text, side)}>
      {children}
    </span>
  );
}

/** The tooltip being shown, if any. Mounted by the kit. */
export function ShownTooltip() {
  const ref = useRef<HTMLDivElement>(null);
  // The whole world: the tooltip goes when its anchor does.
  const tip = world.value.kit.tip as ShownTip | undefined;
  const anchor = tip && !tip.muted ? elementsWithId(tip.id)[0] : undefined;
  useLayoutEffect(() => {
    if (!ref.current || !anchor || !tip) return;
    const { left, top, width, height } = anchor.getBoundingClientRect();
    ref.current.hidden = !anchor.isConnected;
    putBeside(ref.current, { x: left, y: top, w: width, h: height }, tip.side as Placement, 8);
  });
  if (!tip || !anchor) return null;
  return createPortal(
    <div ref={ref} class="k-tip" role="tooltip">
      {tip.text}
    </div>,
    host("tips"),
  );
}

export interface HoverCardProps extends Look {
  /** of the trigger inside; the card is the area `<id>.card` */
  id: string;
  card: () => ComponentChildren;
  label?: string;
  side?: Placement;
  delayMs?: number;
  children: ComponentChildren;
}

/** Shows a card while the pointer rests on what is inside, or on the card. */
export function HoverCard(props: HoverCardProps) {
  const { id, card, label = "Preview", side = "bottom-start", delayMs = CARD_DELAY_MS, children } = props;
  const layer = `${id}.card`;
  const isOpen = useIsOpen(layer);
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={ref} class="k-around" data-k-card={layer} data-k-card-delay={delayMs}>
        {children}
      </span>
      {isOpen && (
        <Layer
          id={layer}
          anchor={id}
          around={ref}
          placement={side}
          gap={6}
          role="dialog"
          label={label}
          focuses={false}
          dismiss={hideCard}
          class={names("k-popover k-card", props.class)}
          style={props.style}
        >
          {card()}
        </Layer>
      )}
    </>
  );
}

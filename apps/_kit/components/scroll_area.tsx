// A scroller that draws its own scrollbars, so that they look and measure alike in every engine.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { draggable } from "./drag";
import { type Look, names } from "./look";
import { offsetAt, type ScrollExtent, thumbOf } from "./scroll_thumb";

export interface ScrollAreaProps extends Look {
  id: string;
  label: string;
  axis?: "y" | "x" | "both";
  /** where it starts; "end" like the newest message of a chat */
  from?: "start" | "end";
  /** room for the scrollbar: its own, none beyond the content's, or no scrollbar at all */
  gutter?: "own" | "overlay" | "none";
  /** a vertical wheel scrolls an "x" area sideways */
  wheelAcross?: boolean;
  role?: JSX.AriaRole;
  /** reached by Tab (true); not where arrow keys move among what is inside */
  tabStop?: boolean;
  /** of the element that holds the children */
  contentClass?: string;
  children?: ComponentChildren;
}

type Axis = "x" | "y";

const extentOf = (scroller: Element, axis: Axis, isReversed: boolean): ScrollExtent => {
  const size = axis === "y" ? scroller.clientHeight : scroller.clientWidth;
  const full = axis === "y" ? scroller.scrollHeight : scroller.scrollWidth;
  const raw = axis === "y" ? scroller.scrollTop : scroller.scrollLeft;
  return { size, full, offset: isReversed ? raw + full - size : raw };
};

function scrollAlong(scroller: Element, axis: Axis, isReversed: boolean, offset: number): void {
  const { size, full } = extentOf(scroller, axis, isReversed);
  const raw = isReversed ? offset - (full - size) : offset;
  if (axis === "y") scroller.scrollTop = raw;
  else scroller.scrollLeft = raw;
}

function layThumb(track: HTMLElement, extent: ScrollExtent, axis: Axis): void {
  const thumb = track.firstElementChild as HTMLElement;
  const length = axis === "y" ? track.clientHeight : track.clientWidth;
  const spot = thumbOf(extent, length);
  track.classList.toggle("k-track-idle", spot === null);
  if (!spot) return;
  thumb.style[axis === "y" ? "height" : "width"] = `${spot.length}px`;
  thumb.style[axis === "y" ? "top" : "left"] = `${spot.start}px`;
}

interface TrackProps {
  axis: Axis;
  isReversed: boolean;
  scroller: () => HTMLElement | null;
}

function Track({ axis, isReversed, scroller }: TrackProps) {
  let before = 0;
  const onPress = (event: MouseEvent) => {
    const area = scroller();
    const track = event.currentTarget as HTMLElement;
    if (!area || event.target !== track) return;
    const thumb = (track.firstElementChild as HTMLElement).getBoundingClientRect();
    const isBack = axis === "y" ? event.clientY < thumb.top : event.clientX < thumb.left;
    const { size, offset } = extentOf(area, axis, isReversed);
    scrollAlong(area, axis, isReversed, offset + (isBack ? -0.9 : 0.9) * size);
  };
  const thumbDrag = draggable({
    onStart: () => {
      const area = scroller();
      before = area ? extentOf(area, axis, isReversed).offset : 0;
    },
    onMove: ({ dx, dy }) => {
      const area = scroller();
      const track = area?.parentElement?.querySelector(`:scope > .k-track-${axis}`);
      if (!area || !track) return;
      const extent = extentOf(area, axis, isReversed);
      const length = axis === "y" ? track.clientHeight : track.clientWidth;
      scrollAlong(area, axis, isReversed, offsetAt(extent, length, before, axis === "y" ? dy : dx));
    },
  });
  return (
    <div class={`k-track k-track-${axis}`} aria-hidden="true" onClick={onPress}>
      <div class="k-thumb" {...thumbDrag} />
    </div>
  );
}

export function ScrollArea(props: ScrollAreaProps) {
  const {
    id,
    label,
    axis = "y",
    from = "start",
    gutter = "own",
    role = "group",
    wheelAcross = false,
    tabStop = true,
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const isReversed = from === "end" && axis === "y";
  const axes: Axis[] = axis === "both" ? ["y", "x"] : [axis];

  const layThumbs = () => {
    const scroller = ref.current;
    if (!scroller) return;
    for (const one of axes) {
      const track = scroller.parentElement?.querySelector<HTMLElement>(`:scope > .k-track-${one}`);
      if (track) layThumb(track, extentOf(scroller, one, isReversed), one);
    }
  };
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    // Called before the first paint too, and for all areas of the page together.
    const resized = new ResizeObserver(layThumbs);
    resized.observe(scroller);
    if (scroller.firstElementChild) resized.observe(scroller.firstElementChild);
    scroller.addEventListener("scroll", layThumbs, { passive: true });
    const onWheel = (event: WheelEvent) => {
      const delta = Math.abs(event.deltaY) > Math.abs(event.deltaX) ? event.deltaY : 0;
      const { size, full, offset } = extentOf(scroller, "x", false);
      if (delta === 0 || (delta < 0 ? offset <= 0 : offset >= full - size - 1)) return;
      event.preventDefault();
      scroller.scrollLeft += delta;
    };
    if (wheelAcross) scroller.addEventListener("wheel", onWheel);
    return () => {
      resized.disconnect();
      scroller.removeEventListener("scroll", layThumbs);
      scroller.removeEventListener("wheel", onWheel);
    };
  }, [axis, from, wheelAcross]);

  return (
    <div
      data-igg-area={id}
      class={names("k-scroll", `k-scroll-${axis}`, `k-gutter-${gutter}`, props.class)}
      style={props.style}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a group unless the caller says otherwise */}
      <div
        ref={ref}
        class={names("k-scroller", isReversed && "k-scroller-end")}
        data-igg-scroller={from}
        tabIndex={tabStop ? 0 : -1}
        role={role}
        aria-label={label}
      >
        <div class={names("k-scroll-content", props.contentClass)}>{props.children}</div>
      </div>
      {gutter !== "none" &&
        axes.map((one) => <Track key={one} axis={one} isReversed={isReversed} scroller={() => ref.current} />)}
    </div>
  );
}

// Rotators: what they do not show now is rendered, marked off stage, clipped and out of reach.
import { mdiChevronLeft, mdiChevronRight, mdiPause, mdiPlay } from "@mdi/js";
import type { ComponentChildren } from "preact";
import { after, ask, cancel } from "../commands";
import { onKitMessage, send } from "../store";
import type { Command, Message } from "../types";
import { useKit, useStanding } from "../use_kit";
import { Button } from "./button";
import { Icon } from "./icon";
import { type Look, names } from "./look";
import { positionOf, type Rotation, slotOf, stepFrom, stopsOf } from "./rotation";

type Rotor = Rotation & { everyMs: number | null; held: boolean };
type RotorMessage = Message & { id: string };

const timerOf = (id: string): string => `kit.carousel:${id}`;

function nextTurn(kit: Record<string, unknown>, id: string): Command {
  const rotor = kit[`rotor:${id}`] as Rotor | undefined;
  const isTurning = rotor && rotor.everyMs !== null && !rotor.held && kit[`paused:${id}`] !== true;
  return isTurning ? after(timerOf(id), rotor.everyMs ?? 0, { type: "kit.carousel.turn", id }) : cancel(timerOf(id));
}

onKitMessage<RotorMessage & { rotor: Rotor; startAt: number }>("kit.carousel", (kit, { id, rotor, startAt }) => {
  kit[`rotor:${id}`] = rotor;
  const last = stopsOf(rotor).at(-1) ?? 0;
  kit[`carousel:${id}`] = Math.min((kit[`carousel:${id}`] as number | undefined) ?? startAt, last);
  return [nextTurn(kit, id)];
});
onKitMessage<RotorMessage>("kit.carousel.leave", (kit, { id }) => {
  for (const key of ["rotor", "carousel", "paused"]) delete kit[`${key}:${id}`];
  return [cancel(timerOf(id))];
});
onKitMessage<RotorMessage>("kit.carousel.turn", (kit, { id }) => {
  kit[`carousel:${id}`] = stepFrom(kit[`rotor:${id}`] as Rotor, kit[`carousel:${id}`] as number, 1);
  return [nextTurn(kit, id)];
});
onKitMessage<RotorMessage & { by: 1 | -1 }>("kit.carousel.step", (kit, { id, by }) => {
  kit[`carousel:${id}`] = stepFrom(kit[`rotor:${id}`] as Rotor, kit[`carousel:${id}`] as number, by);
  return [nextTurn(kit, id)];
});
onKitMessage<RotorMessage & { index: number }>("kit.carousel.go", (kit, { id, index }) => {
  kit[`carousel:${id}`] = index;
  return [nextTurn(kit, id)];
});
onKitMessage<RotorMessage & { paused: boolean }>("kit.carousel.pause", (kit, { id, paused }) => {
  kit[`paused:${id}`] = paused;
  return [nextTurn(kit, id)];
});
onKitMessage<RotorMessage & { held: boolean }>("kit.carousel.hold", (kit, { id, held }) => {
  kit[`rotor:${id}`] = { ...(kit[`rotor:${id}`] as Rotor), held };
  return [nextTurn(kit, id)];
});

export interface Slide {
  key: string;
  node: ComponentChildren;
}

export interface CarouselProps extends Look {
  id: string;
  label: string;
  slides: readonly Slide[];
  /** turns by itself */
  everyMs?: number;
  visible?: number;
  step?: number;
  arrows?: boolean;
  dots?: boolean;
  pause?: boolean;
  /** goes round; by default when it turns by itself */
  loop?: boolean;
  pauseOnHover?: boolean;
  axis?: "x" | "y";
  startAt?: number;
  /** space between slides, CSS length */
  gap?: string;
}

function useRotor(props: CarouselProps): { rotation: Rotation; index: number; isPaused: boolean } {
  const { id, slides, everyMs, visible = 1, step = 1, loop = everyMs !== undefined, startAt = 0 } = props;
  const rotation: Rotation = { count: slides.length, visible, step, loop };
  useStanding(
    id,
    [ask({ type: "kit.carousel", id, rotor: { ...rotation, everyMs: everyMs ?? null, held: false }, startAt })],
    [ask({ type: "kit.carousel.leave", id })],
    [slides.length, visible, step, loop, everyMs],
  );
  const index = useKit<number>(`carousel:${id}`) ?? startAt;
  return { rotation, index, isPaused: useKit<boolean>(`paused:${id}`) === true };
}

interface StageProps extends CarouselProps {
  rotation: Rotation;
  index: number;
}

function Stage({ id, slides, axis = "x", gap = "0px", rotation, index }: StageProps) {
  const { visible } = rotation;
  const kind = visible === 1 ? "k-stage-one" : `k-stage-${axis}`;
  return (
    <div
      class={names("k-stage", kind)}
      data-igg-stage={id}
      data-igg-area={id}
      style={{ "--k-visible": visible, "--k-gap": gap } as never}
    >
      {slides.map((slide, at) => {
        const slot = slotOf(rotation, index, at);
        const isOff = slot >= visible;
        return (
          <div
            key={slide.key}
            class="k-slide"
            role="group"
            aria-roledescription="slide"
            aria-label={`${at + 1} of ${slides.length}`}
            data-igg-offstage={isOff ? "" : undefined}
            aria-hidden={isOff ? "true" : undefined}
            inert={isOff}
            style={{ order: slot }}
          >
            {slide.node}
          </div>
        );
      })}
    </div>
  );
}

function Arrow({ id, by, rotation, index, axis }: { by: 1 | -1 } & StageProps) {
  const stops = stopsOf(rotation);
  const at = positionOf(rotation, index);
  const isAtEnd = !rotation.loop && (by === 1 ? at === stops.length - 1 : at === 0 && index === 0);
  return (
    <Button
      id={`${id}.${by === 1 ? "next" : "prev"}`}
      label={by === 1 ? "Next" : "Previous"}
      class={names("k-arrow", by === 1 ? "k-arrow-next" : "k-arrow-prev", axis === "y" && "k-arrow-y")}
      inactive={isAtEnd}
      onPress={() => send({ type: "kit.carousel.step", id, by })}
    >
      <Icon path={by === 1 ? mdiChevronRight : mdiChevronLeft} size={24} />
    </Button>
  );
}

function Controls({ props, rotation, index, isPaused }: ReturnType<typeof useRotor> & { props: CarouselProps }) {
  const { id, dots, pause } = props;
  if (!dots && !pause) return null;
  const at = positionOf(rotation, index);
  return (
    <div class="k-carousel-foot">
      {pause && (
        <Button
          id={`${id}.pause`}
          label={isPaused ? "Play" : "Pause"}
          class="k-carousel-pause"
          onPress={() => send({ type: "kit.carousel.pause", id, paused: !isPaused })}
        >
          <Icon path={isPaused ? mdiPlay : mdiPause} size={16} />
        </Button>
      )}
      {dots &&
        stopsOf(rotation).map((stop, position) => (
          <Button
            key={stop}
            id={`${id}.dot.${position + 1}`}
            label={`Show ${position + 1}`}
            class="k-dot"
            current={position === at}
            onPress={() => send({ type: "kit.carousel.go", id, index: stop })}
          />
        ))}
    </div>
  );
}

export function Carousel(props: CarouselProps) {
  const { id, label, axis, arrows = true, pauseOnHover = false } = props;
  const rotor = useRotor(props);
  const hold = (held: boolean) => {
    if (pauseOnHover) send({ type: "kit.carousel.hold", id, held });
  };
  return (
    <section
      class={names("k-carousel", axis === "y" && "k-carousel-y", props.class)}
      style={props.style}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <div class="k-carousel-main">
        <Stage {...props} {...rotor} />
        {arrows && <Arrow {...props} {...rotor} by={-1} />}
        {arrows && <Arrow {...props} {...rotor} by={1} />}
      </div>
      <Controls {...rotor} props={props} />
    </section>
  );
}

export interface TickerProps extends Look {
  id: string;
  label: string;
  items: readonly Slide[];
  everyMs: number;
  visible?: number;
  pauseOnHover?: boolean;
  axis?: "x" | "y";
  startAt?: number;
  gap?: string;
}

/** A line or list that turns by itself, without controls. */
export const Ticker = ({ items, axis = "y", ...props }: TickerProps) => (
  <Carousel {...props} axis={axis} slides={items} arrows={false} class={names("k-ticker", props.class)} />
);

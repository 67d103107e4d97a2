// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { advance } from "../clock";
import { ask, cancel, close, countdown, after as later, open, stopCountdown, toast } from "../commands";
import "../components/carousel";
import "../components/countdown";
import "../components/layer_stack";
import "../components/toasts";
import { getNow } from "../now";
import { command, digest, isAsOpened, load, opened, send, world } from "../store";
import type { Command, Environment, Message } from "../types";

interface Told {
  heard: { what: string; at: number }[];
}

function start(commands: Command[] = []): void {
  load(
    {
      initial: () => ({ app: { heard: [] }, commands }),
      reduce: (draft, message: Message, now) => {
        (draft as Told).heard.push({ what: String(message.what), at: now });
        return message.next ? [message.next as unknown as Command] : undefined;
      },
      view: () => null,
    },
    "1",
  );
  opened();
}

const heard = () => (world.value.app as Told).heard.map(({ what, at }) => `${what}@${at}`);
const say = (what: string): Message => ({ type: "say", what });
const kit = () => world.value.kit;

beforeEach(() => start());

describe("an initial state", () => {
  const environment: Environment<unknown> = {
    initial: (state) => ({ app: { state, tried: 0 } }),
    reduce: (draft) => {
      (draft as { tried: number }).tried++;
    },
    view: () => null,
  };
  const begin = (state: string): unknown => {
    load(environment, state);
    opened();
    return world.value.app;
  };

  it("is the same object at every reset, so that a reset renders only what differs", () => {
    const first = begin("1");
    send({ type: "try" });
    expect(world.value.app).toEqual({ state: "1", tried: 1 });
    expect(begin("2")).toEqual({ state: "2", tried: 0 });
    expect(begin("1")).toBe(first);
    expect(first).toEqual({ state: "1", tried: 0 });
  });

  it("is known from a store that something was sent to", () => {
    begin("1");
    expect(isAsOpened()).toBe(true);
    send({ type: "try" });
    expect(isAsOpened()).toBe(false);
    begin("1");
    expect(isAsOpened()).toBe(true);
  });
});

describe("the clock", () => {
  it("fires what is due in order of time, then of key", () => {
    command(later("b", 100, say("b")), later("a", 100, say("a")), later("c", 50, say("c")), later("d", 101, say("d")));
    advance(100);
    expect(heard()).toEqual(["c@50", "a@100", "b@100"]);
    expect(getNow()).toBe(100);
  });

  it("fires a timer that was started on the way", () => {
    command(later("first", 10, { type: "say", what: "first", next: later("second", 10, say("second")) as never }));
    advance(25);
    expect(heard()).toEqual(["first@10", "second@20"]);
  });

  it("does not depend on how it is cut up", () => {
    const run = (steps: number[]) => {
      start([later("a", 30, say("a")), countdown("skip", 100, say("skip"), 30)]);
      for (const ms of steps) advance(ms);
      return [digest(), heard()];
    };
    expect(run([1, 29, 70])).toEqual(run([100]));
  });

  it("replaces and cancels by key", () => {
    command(later("a", 10, say("early")), later("a", 20, say("late")), later("b", 20, say("b")), cancel("b"));
    advance(50);
    expect(heard()).toEqual(["late@20"]);
  });

  it("refuses a time that is no whole number", () => {
    expect(() => advance(1.5)).toThrow(RangeError);
    expect(() => command(later("a", -1, say("a")))).toThrow(/timer a/);
  });
});

describe("messages", () => {
  it("handles what was asked for in the same transition", () => {
    command(ask(say("now")));
    expect(heard()).toEqual(["now@0"]);
  });

  it("refuses messages that the kit does not know", () => {
    expect(() => send({ type: "kit.nonsense" })).toThrow(/kit\.nonsense/);
  });

  it("gives equal digests for equal stores", () => {
    const before = digest();
    send(say("x"));
    expect(digest()).not.toBe(before);
    start();
    expect(digest()).toBe(before);
  });
});

describe("layers", () => {
  it("are kept in order of opening", () => {
    command(open("a"), open("b"), open("a"));
    expect(kit().layers).toEqual(["b", "a"]);
    command(close("b"));
    expect(kit()).toEqual({ layers: ["a"], "open:a": true, "open:b": false });
  });
});

describe("countdowns", () => {
  it("tick, end once and say so", () => {
    command(countdown("skip", 2500, say("skip")));
    advance(1000);
    expect(kit()["countdown:skip"]).toBe(1500);
    advance(1500);
    expect(kit()["countdown:skip"]).toBe(0);
    advance(5000);
    expect(heard()).toEqual(["skip@2500"]);
  });

  it("can be stopped", () => {
    command(countdown("skip", 2500, say("skip")), stopCountdown("skip"));
    advance(5000);
    expect(heard()).toEqual([]);
    expect(kit()).toEqual({});
  });

  it("refuse a tick of no time", () => {
    expect(() => command(countdown("skip", 100, say("skip"), 0))).toThrow(/countdown skip/);
  });
});

describe("notices", () => {
  it("go by themselves, each after its time", () => {
    command(toast("one"), toast("two", { id: "kept", ms: 9000 }));
    advance(4000);
    expect(kit().toasts).toMatchObject([{ id: "kept", text: "two" }]);
    advance(5000);
    expect(kit().toasts).toEqual([]);
  });

  it("replace an earlier one of the same id", () => {
    command(toast("one", { id: "a" }));
    advance(3000);
    command(toast("two", { id: "a" }));
    advance(3999);
    expect(kit().toasts).toMatchObject([{ text: "two" }]);
    advance(1);
    expect(kit().toasts).toEqual([]);
  });
});

describe("carousels", () => {
  const rotor = { count: 3, visible: 1, step: 1, loop: true, everyMs: 1000, held: false };
  const set = (startAt = 0) => send({ type: "kit.carousel", id: "x", rotor, startAt });

  it("turn every interval and wrap round", () => {
    set();
    advance(2000);
    expect(kit()["carousel:x"]).toBe(2);
    advance(1000);
    expect(kit()["carousel:x"]).toBe(0);
  });

  it("start the interval anew after a step by hand", () => {
    set();
    advance(900);
    send({ type: "kit.carousel.step", id: "x", by: -1 });
    expect(kit()["carousel:x"]).toBe(2);
    advance(999);
    expect(kit()["carousel:x"]).toBe(2);
    advance(1);
    expect(kit()["carousel:x"]).toBe(0);
  });

  it("rest while paused or held", () => {
    set();
    send({ type: "kit.carousel.pause", id: "x", paused: true });
    send({ type: "kit.carousel.hold", id: "x", held: true });
    send({ type: "kit.carousel.hold", id: "x", held: false });
    advance(5000);
    expect(kit()["carousel:x"]).toBe(0);
    send({ type: "kit.carousel.pause", id: "x", paused: false });
    advance(1000);
    expect(kit()["carousel:x"]).toBe(1);
  });

  it("leave nothing behind", () => {
    const before = digest();
    set(2);
    send({ type: "kit.carousel.leave", id: "x" });
    expect(digest()).toBe(before);
  });
});

describe("the wall clock", () => {
  it("has no say", () => {
    vi.useFakeTimers();
    command(later("a", 10, say("a")));
    vi.advanceTimersByTime(1000);
    expect(heard()).toEqual([]);
    vi.useRealTimers();
  });
});

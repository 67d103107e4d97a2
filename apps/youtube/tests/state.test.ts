import { describe, expect, it } from "vitest";
import type { Command, Message } from "../../_kit";
import manifest from "../app.json";
import { initial, reduce, type State } from "../state";

const start = (state: string): State => structuredClone(initial(state).app);

/** Send messages one after another; the commands of the last one. */
function tell(state: State, ...messages: Message[]): Command[] {
  return messages.map((message) => reduce(state, message)).at(-1) ?? [];
}

const timers = (commands: Command[]) =>
  commands.flatMap((one) => (one.do === "after" ? [one.key] : one.do === "send" ? [String(one.message.key)] : []));

describe("states", () => {
  it("opens every state of the manifest, as JSON, the same each time", () => {
    for (const name of Object.keys(manifest.states)) {
      const { app } = initial(name);
      expect(JSON.parse(JSON.stringify(app))).toEqual(app);
      expect(initial(name)).toEqual(initial(name));
    }
  });

  it("refuses a state and a message it does not know", () => {
    expect(() => initial("0")).toThrow("no state 0");
    expect(() => reduce(start("1"), { type: "nonsense" })).toThrow("nothing handles nonsense");
  });
});

describe("player", () => {
  it("keeps an advertisement's skip for later and then plays", () => {
    const state = start("4");
    expect(state.player.ad?.skipIn).toBe(5);
    tell(state, { type: "player.second" });
    expect(state.player.at).toBe(0);
    tell(state, { type: "ad.skippable" });
    expect(state.player.ad?.skipIn).toBe(0);
    expect(timers(tell(state, { type: "ad.skip" }))).toContain("player.tick");
    expect(state.player.ad).toBeNull();
  });

  it("ends an advertisement by itself when its time is over", () => {
    const state = start("4");
    for (let second = state.player.ad?.total ?? 0; second > 0; second--) tell(state, { type: "ad.second" });
    expect(state.player.ad).toBeNull();
  });

  it("stops at the end and offers the next video only with autoplay on", () => {
    const state = start("3");
    const last = { type: "player.seek", at: 24 * 60 + 17 };
    const commands = tell(state, last, { type: "player.toggle" }, { type: "player.second" });
    expect(state.player.ended).toBe(true);
    expect(timers(commands)).toContain("player.next");
    const other = start("3");
    tell(other, { type: "player.set", key: "autoplay" }, last, { type: "player.toggle" });
    expect(timers(tell(other, { type: "player.second" }))).not.toContain("player.next");
  });

  it("shows an advertisement in the middle of a long video once", () => {
    const state = start("3");
    const middle = { type: "player.seek", at: 728 };
    tell(state, middle, { type: "player.toggle" }, { type: "player.second" });
    expect(state.player.ad?.kind).toBe("mid");
    tell(state, { type: "ad.skip" }, middle, { type: "player.second" });
    expect(state.player.ad).toBeNull();
  });

  it("goes on in the miniplayer when its page is left", () => {
    const state = start("3");
    tell(state, { type: "player.toggle" }, { type: "go", name: "home", id: "All", tab: "" });
    expect([state.page.name, state.mini]).toEqual(["home", true]);
    tell(state, { type: "mini.expand" });
    expect([state.page.name, state.mini]).toEqual(["watch", false]);
  });
});

describe("library", () => {
  it("counts a like once and takes it back", () => {
    const state = start("1");
    tell(state, { type: "vote", id: "two-suns", way: "up" });
    expect(state.liked[0]).toBe("two-suns");
    tell(state, { type: "vote", id: "two-suns", way: "down" });
    expect(state.liked).not.toContain("two-suns");
  });

  it("hides all videos of a channel and brings them all back", () => {
    const state = start("1");
    tell(state, { type: "card.hide", id: "cat-judge", kind: "channel" });
    expect(Object.keys(state.hidden).sort()).toEqual(["cat-judge", "hamster-maze", "puppy-school"]);
    tell(state, { type: "card.restore", id: "puppy-school" });
    expect(state.hidden).toEqual({});
  });

  it("publishes only what was uploaded", () => {
    const state = start("1");
    tell(state, { type: "upload.pick", id: "first-mug.mp4" });
    while (state.upload && !state.upload.done) tell(state, { type: "upload.step" });
    expect(state.upload?.percent).toBe(100);
    tell(state, { type: "upload.publish" });
    expect(state.upload).toBeNull();
  });

  it("does not send an empty comment", () => {
    const state = start("3");
    tell(state, { type: "talk.send", id: "moon-jar", text: "  " });
    expect(state.talk.mine).toEqual({});
    tell(state, { type: "talk.send", id: "moon-jar", text: "Lovely" });
    expect(state.talk.mine["moon-jar"]).toEqual(["Lovely"]);
  });
});
